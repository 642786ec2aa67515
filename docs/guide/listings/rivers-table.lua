local fc = require "fc"
local deck = fc.deck { title = "Rivers" }

local mouths = {
  Danube = "the Black Sea",
  Nile = "the Mediterranean",
  Rhine = "the North Sea",
  Volga = "the Caspian Sea",
}

deck:answer_key("Where does it end?", function(key)
  for river, mouth in fc.pairs(mouths) do
    key:card { question = "the " .. river, answer = mouth }
  end
end)

return deck
