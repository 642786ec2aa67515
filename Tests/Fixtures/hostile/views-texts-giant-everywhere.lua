-- ends: finishes
-- options: memory=64
local ui, text = fc.ui, ("x"):rep(65537)
local function refused(make, ...)
  local ok, message = pcall(make, ...)
  assert(not ok and message:find("must be a text of at most 65536 bytes", 1, true), message)
end
for maker, fields in pairs {
  label = { "text" }, face = { "text", "note" }, button = { "title", "action" },
  list = { "title", "empty", "select_title", "filter_text" }, table = { "empty" },
  text_field = { "title", "prompt", "text" }, text_view = { "title", "prompt", "text" },
  image = { "name", "text" }, progress = { "title" }, popover = { "title" },
  screen = { "title", "note" },
} do
  for _, field in ipairs(fields) do refused(ui[maker], { [field] = text }) end
end
refused(ui.table, { columns = { text } })
refused(ui.table, { columns = { { title = text } } })
refused(ui.table, { columns = { "a" }, rows = { { "b" }, { text } } })
refused(ui.tab_bar, { tabs = { { title = text } } })
refused(ui.tab_bar, { tabs = { { title = "a", tag = text } } })
refused(ui.screen, { commands = { { title = text, on_press = print } } })
refused(ui.screen, { commands = { { title = "a", letter = text, on_press = print } } })
refused(function() ui.screen({}):tell(text) end)
for _, field in ipairs { "foreground", "background", "style", "size", "hidden" } do
  local ok, message = pcall(ui.label, { text = "a", [field] = ("#f"):rep(2 ^ 20) })
  assert(not ok and #message < 2000, #message)
end
