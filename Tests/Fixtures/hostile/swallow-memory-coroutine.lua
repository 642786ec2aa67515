-- ends: memory
local keep = {}
while true do
  coroutine.resume(coroutine.create(function()
    while true do keep[#keep + 1] = { {} } end
  end))
end
