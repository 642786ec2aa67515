-- ends: finishes
assert(not pcall(utf8.char, -1) and not pcall(utf8.char, 1 << 31))
assert(utf8.len("\xff") == nil and utf8.len("\u{7fffffff}", 1, -1, true) == 1)
local wide = {}
for i = 1, 5000 do wide[i] = 0x7fffffff end
local text = utf8.char(table.unpack(wide))
assert(utf8.len(text, 1, -1, true) == 5000)
assert(not pcall(utf8.codepoint, text, 1, -1))
for _ in utf8.codes(text, true) do end
pcall(function() for _ in utf8.codes("\x80\xbf") do end end)
pcall(function() for _ in utf8.codes("a\x80\x80") do end end)
assert(utf8.offset(text, math.maxinteger) == nil and utf8.offset(text, math.mininteger) == nil)
