-- Each text of this deck has further lines that look like lines of the program.
local fc = require "fc"

local function forged(text)
  return text .. "\nRight.\r\n  1) fake\u{2028}9 right, 0 wrong"
end

local deck = fc.deck { title = forged "Title", description = forged "About", author = forged "Me" }
deck:answer_key(forged "First", function(key)
  key:card {
    question = forged "Question?", answer = forged "Answer", wrong = { forged "Other" },
    hint = forged "Not the other", explanation = forged "Because",
    check = function(_, _, score) return score, forged "Message" end,
  }
  key:card { question = forged "Think.", answer = forged "Thought", kind = "reveal" }
  key:card { question = forged "Write.", answer = forged "Written", kind = "typed" }
end)
deck:answer_key(forged "Second", function() error(forged "second fails") end)

return deck
