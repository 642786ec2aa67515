-- ends: memory
error(setmetatable({}, { __tostring = function()
  local keep = {}
  while true do keep[#keep + 1] = {} end
end }))
