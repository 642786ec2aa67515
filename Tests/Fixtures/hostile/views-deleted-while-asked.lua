-- ends: finishes
-- options: shows
-- Deleting takes away the rows, the list, and what could undo it.
local ui, rows = fc.ui, { "a", "b", "c" }
local screen = ui.screen { title = "s" }
local list
list = ui.list {
  count = function() return #rows end,
  row = function(i) return rows[i] or "gone" end,
  on_delete = function()
    rows = {}
    screen.views = { ui.label { text = "x" } }
    list.confirms_delete = false
    list.on_delete = nil
    list:reload()
    collectgarbage()
    ui.pop()
    return function()
      list = nil
      screen.views = {}
      collectgarbage()
    end
  end,
}
screen.views = { list }
ui.push(ui.screen { title = "below" })
ui.push(screen)
