local fc = require "fc"
local deck = fc.deck { title = "German nouns", kind = "typed" }

local function last_word(text) return text:match "%S+$" end

--- The right noun with the wrong article is worth a half.
local function check_noun(response, card, score)
  if score == 1 then return true end
  if last_word(response) == last_word(card.answer) then
    return 0.5, "The noun is right. Mind the article."
  end
  return false
end

deck:answer_key("With the article", function(key)
  key:card { question = "the girl", answer = "das Mädchen", check = check_noun }
  key:card { question = "the moon", answer = "der Mond", check = check_noun }
  key:card { question = "the sun", answer = "die Sonne", check = check_noun }
end)

return deck
