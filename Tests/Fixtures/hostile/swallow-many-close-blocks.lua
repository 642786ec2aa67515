-- ends: time
local text = { "local c = ... " }
for i = 1, 190 do text[#text + 1] = "local a" .. i .. " <close> = c" end
text[#text + 1] = "while true do end"
local f = load(table.concat(text, "\n"))
local closing
closing = setmetatable({}, { __close = function() f(closing) end })
f(closing)
