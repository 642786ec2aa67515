-- ends: finishes
local main = coroutine.running()
coroutine.wrap(function()
  assert(not coroutine.resume(main))
  assert(coroutine.status(main) == "normal")
end)()
