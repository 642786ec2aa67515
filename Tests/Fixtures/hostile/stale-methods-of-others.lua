-- ends: time
local objects = { fc.deck { title = "x" }, fc.layer(), fc.card { question = "q", answer = "a" }, fc.after(0, print),
  fc.task(print), fc.observe("x", print), fc.animation { key_path = "x", to = 1, duration = 1 } }
local names = { "game", "on", "cancel", "remove", "answer_key", "resume", "add_animation", "record_answer", "status" }
while true do
  for _, object in ipairs(objects) do
    for _, name in ipairs(names) do
      pcall(function()
        for _, other in ipairs(objects) do pcall(object[name], other, other, other) end
      end)
    end
  end
end
