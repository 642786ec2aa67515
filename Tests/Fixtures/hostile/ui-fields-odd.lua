-- ends: finishes
local odd = { {}, print, true, 0 / 0, 1 / 0, math.mininteger, "\xff", "", ("x"):rep(60000), "a\nb\27[2J\u{202e}",
  setmetatable({}, { __index = error, __len = error, __tostring = error }), fc.layer(), coroutine.create(print) }
for _, kind in ipairs { "screen", "label", "button", "list", "text_field", "text_view", "table", "image", "progress", "tab_bar", "popover", "stack" } do
  for _, value in ipairs(odd) do
    pcall(fc.ui[kind], value)
    for _, name in ipairs { "title", "text", "count", "row", "target", "action", "views", "tabs", "columns", "grow", "width", "height", "note",
      "commands", "prompt", "on_press", "background", "foreground", "style", "axis", "spacing", "progress", "filter", "rows", "empty" } do
      pcall(fc.ui[kind], { [name] = value })
    end
  end
end
