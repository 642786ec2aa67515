--- The stock card screen, built from views, with its animations.
--
-- `deck.screens` holds functions that make the screens of a play. The screen of a card is done with
-- when the game asks another card: here `game:next_card()` is what goes on.
--
--     fcscript run scripts/own-screens.lua

local fc = require "fc"
local states = require "data.states"
local ui = fc.ui

local deck = fc.deck { id = "us-capitals", title = "U.S. State Capitals" }

deck:answer_key("Show States", function(key)
  for _, state in ipairs(states) do
    key:card { question = state.name, answer = state.capital }
  end
end)

deck:answer_key("Show Capitals", function(key)
  for _, state in ipairs(states) do
    key:card { question = state.capital, answer = state.name }
  end
end)

--- The verdict in words, and the style that goes with them.
local function verdict(card)
  if card.is_correct then return "Right.", "right" end
  return "Wrong. The answer is " .. card.answer .. ".", "wrong"
end

--- Lets what follows an answer appear, as the stock screen does.
local function flip(view)
  view.layer:add_animation(
    fc.animation { key_path = "opacity", from = 0, to = 1, duration = 0.25 }, "flip")
end

local function show_score(screen, bar, game)
  screen.note = ("%d right, %d wrong"):format(game.num_right, game.num_wrong)
  bar.fraction = (game.count - game.num_left) / game.count
end

function deck.screens.card(card, game)
  local bar = ui.progress {}
  local feedback = ui.label { hidden = true }
  local go_on = ui.button { title = "Next", hidden = true, on_press = function()
    game:next_card()
  end }
  local screen, answers

  --- Shows the card as it is now: a script, or "undo", may have changed it.
  local function refresh()
    local is_answered = card.is_answered
    feedback.hidden, go_on.hidden = not is_answered, not is_answered
    if is_answered then feedback.text, feedback.style = verdict(card) end
    show_score(screen, bar, game)
    answers:reload()
  end

  answers = ui.list {
    count = #card.answers, numbered = true, filtering = "off", select_title = "answer",
    row = function(i)
      local is_right = nil
      if card.is_answered and i == card.correct_answer then is_right = true end
      if card.is_answered and i == card.response and not card.is_correct then is_right = false end
      return { title = card.answers[i], right = is_right }
    end,
    on_select = function(i)
      if card.is_answered then return game:next_card() end
      game:answer(i, card.id)
      refresh()
      flip(feedback)
      screen.focus = go_on
    end,
  }

  local face = ui.face { text = card.question, layer = game.screen.question.layer }
  screen = ui.screen {
    title = ("Card %d of %d"):format(game.count - game.num_left + 1, game.count),
    layer = game.screen.layer, -- the stock "push" runs on it
    commands = { { title = "undo", letter = "u", on_press = function() game:undo() end } },
    bar, face, answers, feedback, go_on,
  }
  refresh()
  return screen
end

return deck
