-- ends: finishes
-- options: shows
local ui = fc.ui
local numbers = { 0 / 0, 1 / 0, -1 / 0, 2 ^ 53, -2 ^ 53, math.maxinteger, math.mininteger, -1, 0 }
local fields = { "size", "grow", "spacing", "tag", "count", "selection", "fraction" }
local makers = { "label", "face", "list", "table", "text_view", "progress", "stack", "tab_bar" }
for _, number in ipairs(numbers) do
  local views = { axis = "horizontal" }
  for _, field in ipairs(fields) do
    for _, maker in ipairs(makers) do
      local ok, view = pcall(ui[maker], { [field] = number })
      if ok then views[#views + 1] = view end
    end
  end
  local label = ui.label { text = "x" }
  for _, field in ipairs { "x", "y", "opacity" } do
    pcall(function() label.layer[field] = number end)
  end
  ui.push(ui.screen { label, ui.stack(views) })
end
