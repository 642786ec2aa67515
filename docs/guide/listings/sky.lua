local fc = require "fc"
local deck = fc.deck { title = "The Night Sky" }

deck:answer_key("Name it", function(key)
  key:card { question = "the brightest star of the night", answer = "Sirius" }
  key:card { question = "the star above the North Pole", answer = "Polaris" }
  key:card { question = "the red star in the shoulder of Orion", answer = "Betelgeuse" }
  key:card { question = "the nearest star but the Sun", answer = "Proxima Centauri" }
end)

deck:answer_key("Where it is", function(key)
  key:card { question = "Sirius", answer = "the Great Dog" }
  key:card { question = "Polaris", answer = "the Little Bear" }
  key:card { question = "Betelgeuse", answer = "Orion" }
  key:card { question = "Vega", answer = "the Lyre" }
end)

return deck
