local s = ("x"):rep(100)
print(s:upper():find("X+"), ("%5.2f|%q"):format(1 / 3, "\0\n"), #string.pack("i4z", 7, "a"))
for p, c in utf8.codes("h\u{e9}") do print(p, c) end
print(table.concat({ 1, 2, 3 }, ", "), load("return 1 +")) 
