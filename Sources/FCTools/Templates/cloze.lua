local fc = require "fc"

local sentences = {
  "At sea level water boils at {{c1::100}} °C, and it freezes at {{c2::0}} °C.",
  "Light takes about {{c1::eight::a number}} minutes from the Sun to the Earth.",
  "Plants take up {{c1::carbon dioxide::a gas}} and give off {{c2::oxygen::a gas}}.",
  "The heart pumps blood through {{c1::arteries}}, and it comes back through {{c2::veins}}.",
  "The chemical symbol of {{c1::iron::a metal}} is {{c2::Fe::two letters}}.",
}

local deck = fc.deck { title = "TITLE" }

deck:answer_key("Fill in", function(key)
  for _, sentence in ipairs(sentences) do
    key:card { text = sentence }
  end
end)

return deck
