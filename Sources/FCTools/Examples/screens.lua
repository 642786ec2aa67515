--- fc.ui
fc.ui.push(fc.ui.screen { title = "Hello", fc.ui.label { text = "Welcome!" } })

--- fc.ui.screen, screen fields, screen
local label = fc.ui.label { text = "Press F2." }
local button = fc.ui.button { title = "OK", on_press = fc.ui.pop }
local popover = fc.ui.popover { title = "Really?", fc.ui.label { text = "Press Esc to go on." } }

local screen = fc.ui.screen {
  title = "Today", note = "May 1", tag = "today", foreground = "#ffffff",
  background = { from = "#203040", to = "#102030" }, layer = fc.layer { opacity = 1 },
  views = { label, button },
  focus = button,
  commands = {
    { title = "More", letter = "m", on_press = function(screen) screen:open(popover) end },
  },
  on_show = function(screen) screen:tell("Good morning!") end,
  on_close = function() print("closed") end,
  on_back = function() fc.ui.pop() end,
  on_quit = function() fc.quit() end,
}
fc.ui.push(screen)
print(screen.is_shown, screen.title, screen.focus == button)
screen:open(popover)
screen:close_popover()

--- command fields
local model = { count = 0 }
function model:add(screen)
  self.count = self.count + 1
  screen.note = self.count .. " added"
end

fc.ui.push(fc.ui.screen {
  title = "Counter",
  commands = {
    { title = "Add", letter = "a", target = model, action = "add" },
    { title = "Done", on_press = function() fc.ui.pop() end },
  },
})

--- fc.ui.push, fc.ui.pop
local back = fc.ui.button { title = "Back", on_press = fc.ui.pop }
local second = fc.ui.screen { title = "Second", back }
fc.ui.push(fc.ui.screen { title = "First" })
fc.ui.push(second)
print(fc.ui.pop() == second)

--- fc.ui.present, fc.ui.dismiss
local sheet = fc.ui.screen { title = "New recipe", fc.ui.text_field { title = "Name" } }
fc.ui.push(fc.ui.screen { title = "Recipes" })
fc.ui.present(sheet)
print(fc.ui.dismiss() == sheet)

--- fc.ui.popover, popover
local button = fc.ui.button { title = "Delete" }
local screen = fc.ui.screen { title = "Words", button }

local popover = fc.ui.popover {
  title = "Delete it?", anchor = button,
  views = { fc.ui.label { text = "It can't be undone." } },
  on_close = function(popover) print(popover.title, "closed") end,
}
fc.ui.push(screen)
screen:open(popover)

--- deck.screens, deck
local deck = fc.deck { title = "Capitals" }

local key = deck:answer_key("Show Countries", function(key)
  key:card { question = "France", answer = "Paris", wrong = "Lyon" }
end)

function deck.screens.start(shown)
  return fc.ui.screen {
    title = shown.title,
    fc.ui.button { title = "Play", on_press = function() deck.screens:play(key) end },
    fc.ui.button { title = "Leave", on_press = function() deck.screens:quit() end },
  }
end

function deck.screens.card(card, game)
  local screen = fc.ui.screen { title = card.question }
  local views = {}
  for i, answer in ipairs(card.answers) do
    views[i] = fc.ui.button { title = answer, on_press = function() game:answer(i) end }
  end
  screen.views = views
  return screen
end

function deck.screens.result(game)
  return fc.ui.screen { title = game.num_right .. " right" }
end

return deck
