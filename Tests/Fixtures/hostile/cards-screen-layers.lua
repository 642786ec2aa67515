-- ends: time
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function(key) key:card { question = "q", answer = "a", wrong = { "b", "c" } } end)
local game = deck:game "Key"
game:next_card()
while true do
  local screen = game.screen
  screen.layer.opacity = math.random()
  for _, answer in ipairs(screen.answers) do answer.layer.x = 1 end
  screen.question.layer["f" .. math.random(1000)] = ("x"):rep(100)
end
