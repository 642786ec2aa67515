-- ends: finishes
local text = {}
for i = 1, 150 do text[i] = "{{c" .. i .. "::x}}" end
fc.card { text = table.concat(text) }
for _, cloze in ipairs { "{{c0::x}}", "{{c99999999999999999999::x}}", "{{c-1::x}}", "{{c1::", "{{c1::}}", "{{c1::x::", "}}", "{{", "{{c",
  "{{c1", "{{c1:", "{{c1::x::y::z}}", "{{c1::{{c1::x}}}}", ("{"):rep(30000), ("}"):rep(30000), ("{{c1::x}}"):rep(5000),
  "{{c1::" .. ("{"):rep(30000) .. "}}", "{{c1::x::" .. ("{{c2::y"):rep(50) } do
  pcall(fc.card, { text = cloze })
end
