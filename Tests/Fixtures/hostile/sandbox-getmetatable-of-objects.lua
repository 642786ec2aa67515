-- ends: finishes
for _, object in ipairs { fc.deck { title = "x" }, fc.layer(), fc.card { question = "q", answer = "a" } } do
  assert(getmetatable(object) == false)
  assert(not pcall(setmetatable, object, {}))
  assert(not pcall(rawset, object, 1, 1))
  assert(not pcall(rawget, object, 1))
  assert(not pcall(rawlen, object))
  assert(not pcall(next, object))
end
