-- ends: error
fc.task(function()
  error(setmetatable({}, { __tostring = function() fc.task(function() error "inside" end) error "again" end }))
end)
error "end"
