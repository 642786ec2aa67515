local fc = require "fc"
local ui = fc.ui
local deck = fc.deck { title = "Morse" }

local signs = { E = "·", T = "–", A = "·–", N = "–·", I = "··", M = "––", S = "···", O = "–––" }

deck:answer_key("Read it", function(key)
  for letter, sign in fc.pairs(signs) do
    key:card { question = sign, answer = letter }
  end
end)

function deck.screens.result(game)
  local missed = game:missed_cards()
  if #missed == 0 then
    return ui.screen { title = "SOS can come", ui.label { text = "You know them all." } }
  end
  return ui.screen {
    title = #missed .. " to look at again",
    ui.list {
      count = #missed,
      row = function(i) return missed[i].question .. " is " .. missed[i].answer end,
      filtering = "off",
    },
    ui.button {
      title = "Practise these",
      on_press = function() deck.screens:play(game:practice()) end,
    },
    ui.button { title = "Done", on_press = function() deck.screens:quit() end },
  }
end

return deck
