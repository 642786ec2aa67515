-- ends: memory
-- A text takes more once it can be seen; giving it back must not make room for anything else.
local field = fc.ui.text_field { title = "a" }
for _ = 1, 8 do
  field.text = ("\u{9b}"):rep(8192)
  field.text = ""
end
field.tag = {}
for i = 1, math.huge do field.tag[i] = ("x"):rep(65536) .. i end
