-- ends: finishes
local function closing(f) return setmetatable({}, { __close = f }) end
local co = coroutine.create(function()
  local _ <close> = closing(function() error "first" end)
  local _ <close> = closing(function(_, e) error(e or "second") end)
  xpcall(function()
    local _ <close> = closing(function() error { "table" } end)
    coroutine.yield()
  end, function(e) return e end)
end)
coroutine.resume(co)
coroutine.close(co)
