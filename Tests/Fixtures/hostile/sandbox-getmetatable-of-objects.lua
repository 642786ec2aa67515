-- ends: finishes
for _, object in ipairs { fc.layer(), fc.card { question = "q", answer = "a" }, fc.task(print) } do
  assert(getmetatable(object) == false)
  assert(not pcall(setmetatable, object, {}))
  assert(not pcall(rawset, object, 1, 1))
  assert(not pcall(rawget, object, 1))
  assert(not pcall(rawlen, object))
  assert(not pcall(next, object))
end
