-- ends: error
-- options: plays
local deck = fc.deck { title = "Generated" }
deck:answer_key("Key", function(key)
  local function generate(random, n)
    key:generate({ id = "g" .. n .. random:int(1, 1000000), count = 2 }, generate)
    return { question = "q" .. n, answer = "a" }
  end
  key:generate({ id = "g", count = 2 }, generate)
end)
return deck
