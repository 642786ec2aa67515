-- A small app: a list, details with a toggle, and a field that adds to the list.

local fc = require "fc"
local ui = fc.ui

local names, favorites = { "Apple", "Banana", "Cherry" }, {}
local target, list = {}, nil

function target.toggle(_, button)
  favorites[button.tag] = not favorites[button.tag]
  button.title = favorites[button.tag] and "Unfavorite" or "Favorite"
  list:reload()
end

local function show(i)
  ui.push(ui.screen {
    title = names[i], background = { from = "#102030", to = "#203040" },
    ui.label { text = "All about " .. names[i] },
    ui.button { title = "Favorite", tag = names[i], target = target, action = "toggle" },
    ui.button { title = "Back", on_press = function() ui.pop() end },
  })
end

list = ui.list {
  count = function() return #names end,
  row = function(i) return { title = names[i], marked = favorites[names[i]] } end,
  on_select = show,
  on_delete = function(i)
    local name = table.remove(names, i)
    return function() table.insert(names, i, name) end
  end,
}

local field = ui.text_field {
  title = "New fruit",
  on_submit = function(text, field)
    table.insert(names, text)
    field.text = ""
    print("added " .. text)
  end,
}

ui.push(ui.screen {
  title = "Fruits",
  commands = {
    { title = "fail", letter = "x", on_press = function() error "no fruit" end },
    { title = "loop", letter = "l", on_press = function() while true do names[1] = "x" end end },
    { title = "done", letter = "d", on_press = function() ui.pop() end },
  },
  on_close = function() print "closed" end,
  ui.tab_bar { tabs = { { title = "All", view = list }, { title = "Add", view = field } } },
})
