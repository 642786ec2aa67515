local fc = require "fc"
local ui = fc.ui
local deck = fc.deck { title = "True or false?" }

local function statement(key, text, answer)
  local other = answer == "True" and "False" or "True"
  key:card { question = text, answer = answer, wrong = { other } }
end

deck:answer_key("Animals", function(key)
  statement(key, "An octopus has three hearts.", "True")
  statement(key, "Bats are blind.", "False")
  statement(key, "Goldfish forget everything after seconds.", "False")
  statement(key, "A snail can sleep for months.", "True")
end)

--- What there is to say about the card before.
local function verdict(card)
  if not card then return ui.label { text = "Animals", style = "faint" } end
  if card.is_correct then return ui.label { text = "Right.", style = "right" } end
  return ui.label { text = "No, that one is " .. card.answer:lower() .. ".", style = "wrong" }
end

local previous

deck:on("start", function() previous = nil end)

function deck.screens.card(card, game)
  local function answer(button)
    game:answer(button.title, card.id)
    previous = card
    game:next_card()
  end

  return ui.screen {
    title = game.num_left .. " to go",
    verdict(previous),
    ui.face { text = card.question },
    ui.stack {
      axis = "horizontal", spacing = 2,
      ui.button { title = "True", on_press = answer },
      ui.button { title = "False", on_press = answer },
    },
  }
end

return deck
