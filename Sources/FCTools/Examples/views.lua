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
