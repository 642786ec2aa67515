-- ends: error at most 65536 bytes
local label = fc.ui.label { text = "" }
local field = fc.ui.text_view { title = "t" }
fc.ui.push(fc.ui.screen { title = "x", label, field })
local text = "x\n"
while true do
  text = text .. text
  label.text = text
  field.text = text
end
