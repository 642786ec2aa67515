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

--- view
local label = fc.ui.label {
  text = "Ready?", tag = "question", foreground = "#ffcc00", background = "#202020",
  hidden = false, size = 3, layer = fc.layer { opacity = 1 },
}
local list = fc.ui.list { count = 3, grow = 1 }
print(label.tag, list.grow)
fc.ui.push(fc.ui.screen { title = "Views", label, list })

--- fc.ui.label, label
local label = fc.ui.label { text = "Not yet.", style = "faint" }
fc.ui.push(fc.ui.screen { title = "Wait", label })
fc.after(2, function()
  label.text, label.style = "Now!", "strong"
end)

--- fc.ui.face, face
fc.ui.push(fc.ui.screen {
  title = "A card",
  fc.ui.face { text = "Alaska", note = "the largest state" },
})

--- fc.ui.button, button
local model = { saved = 0 }
function model:save(button)
  self.saved = self.saved + 1
  print("saved by", button.title)
end

local button = fc.ui.button { title = "Save", target = model, action = "save", enabled = true }
local other = fc.ui.button { title = "Leave", on_press = function() fc.ui.pop() end }
fc.ui.push(fc.ui.screen { title = "Editor", button, other })
button:press()

--- fc.ui.list, list, row fields
local words = { "apple", "pear", "plum" }

local list = fc.ui.list {
  title = "Words", empty = "There are none.", select_title = "Look up", numbered = true,
  count = function() return #words end,
  row = function(i)
    return { title = words[i], detail = #words[i] .. " letters", marked = i == 1, right = true }
  end,
  on_select = function(i, list) print(words[i], list.selection) end,
  on_delete = function(i)
    local word = table.remove(words, i)
    return function() table.insert(words, i, word) end
  end,
  confirms_delete = true,
  filtering = "on_slash",
  filter = function(text)
    local found = {}
    for i, word in ipairs(words) do
      if word:find(text, 1, true) then found[#found + 1] = i end
    end
    return found
  end,
}
fc.ui.push(fc.ui.screen { title = "Fruit", list })
words[#words + 1] = "quince"
list:reload()
list.filter_text = "p"

--- fc.ui.table, table, table fields
local scores = fc.ui.table {
  columns = { "Name", { title = "Score", align = "right" } },
  rows = { { "Ada", "12" }, { "Grace", "9" } },
  empty = "Nobody has played yet.",
  selection = 1,
  on_select = function(i) print("row", i) end,
}
local squares = fc.ui.table {
  columns = { "n", "n²" }, count = 100,
  row = function(i) return { tostring(i), tostring(i * i) } end,
}
fc.ui.push(fc.ui.screen { title = "Tables", scores, squares })
scores.rows = { { "Ada", "13" } }
squares:reload()

--- fc.ui.text_field, text field
local field = fc.ui.text_field {
  title = "Name", prompt = "What is your name?", text = "Ada",
  on_change = function(text) print(#text .. " bytes") end,
  on_submit = function(text, field)
    print("Hello, " .. text)
    field.text = ""
  end,
}
fc.ui.push(fc.ui.screen { title = "Who are you?", field })

--- fc.ui.text_view, text view
fc.ui.push(fc.ui.screen {
  title = "Notes",
  fc.ui.text_view {
    title = "What did you learn?", prompt = "Write here.", text = "Today",
    on_change = function(_, view) print(view.title) end,
    on_done = function(text) print(text) end,
  },
})

--- fc.ui.image, image
fc.ui.push(fc.ui.screen {
  title = "Alaska",
  fc.ui.image { name = "alaska.png", text = "A mountain above the clouds" },
})

--- fc.ui.progress, progress
local progress = fc.ui.progress { title = "Reading", fraction = 0 }
fc.ui.push(fc.ui.screen { title = "Please wait", progress })
fc.task(function()
  for step = 1, 4 do
    fc.sleep(0.5)
    progress.fraction = step / 4
  end
end)

--- fc.ui.tab_bar, tab bar, tab fields, tab
local bar = fc.ui.tab_bar {
  tabs = {
    { title = "All", tag = "all", view = fc.ui.list { count = 9 } },
    { title = "Best", tag = "best", view = fc.ui.label { text = "None yet." } },
  },
  selection = 1,
  should_select = function(tab) return tab.tag ~= "locked" end,
  on_change = function(tab, bar, direction) print(tab.title, bar.selection, direction) end,
}
fc.ui.push(fc.ui.screen { title = "Scores", bar })
bar.selection = 2
print(bar.selected_tab.title, bar.tabs[2].view)

--- fc.ui.stack, stack
local row = fc.ui.stack {
  axis = "horizontal", spacing = 2,
  fc.ui.button { title = "Yes" }, fc.ui.button { title = "No" },
}
local column = fc.ui.stack { views = { fc.ui.label { text = "Go on?" }, row } }
fc.ui.push(fc.ui.screen { title = "A question", column })
print(#row.views)

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
