-- ends: finishes
assert(not pcall(string.char, 256) and not pcall(string.char, -1) and not pcall(string.char, 1.5))
assert(#string.char(("x"):rep(10000):byte(1, -1)) == 10000)
for _, i in ipairs { 0, 1, -1, math.maxinteger, math.mininteger } do
  for _, j in ipairs { 0, 1, -1, math.maxinteger, math.mininteger } do
    assert(#("abc"):sub(i, j) <= 3)
    assert(select("#", ("abc"):byte(i, j)) <= 3)
    pcall(utf8.codepoint, "abc", i, j)
    pcall(utf8.len, "abc", i, j)
    pcall(utf8.offset, "abc", i, j)
    pcall(string.find, "abc", "b", i)
    pcall(string.unpack, "<i4", "abcdefgh", i)
    pcall(table.unpack, { 1, 2, 3 }, i, j)
    pcall(table.concat, { 1, 2, 3 }, "", i, j)
    pcall(select, i, j)
  end
end
