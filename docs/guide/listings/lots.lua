local fc = require "fc"
local deck = fc.deck { title = "Today's five words" }
local words = {
  water = "aqua", fire = "ignis", earth = "terra", star = "stella", sea = "mare",
  moon = "luna", tree = "arbor", bird = "avis", road = "via", day = "dies",
}

deck:answer_key("Five words of Latin", function(key)
  local english = {}
  for word in fc.pairs(words) do table.insert(english, word) end
  english = key.random:shuffle(english)
  for place = 1, 5 do
    key:card { question = english[place], answer = words[english[place]] }
  end
end)

return deck
