-- What the manual of Lua 5.4 says of patterns and the functions that take them, examples and rules.

local function same(actual, expected)
  if actual ~= expected then
    error(("expected %s, got %s"):format(tostring(expected), tostring(actual)), 2)
  end
end

local function all(expected, ...)
  local texts = table.pack(...)
  for i = 1, texts.n do texts[i] = tostring(texts[i]) end
  same(table.concat(texts, "|"), expected)
end

local function fails(message, f, ...)
  local ok, text = pcall(f, ...)
  same(ok, false)
  if not text:find(message, 1, true) then
    error(("expected the error %s, got %s"):format(message, text), 2)
  end
end

-- string.gmatch

local words = {}
for w in string.gmatch("hello world from Lua", "%a+") do words[#words + 1] = w end
same(table.concat(words, ","), "hello,world,from,Lua")

local t = {}
for k, v in string.gmatch("from=world, to=Lua", "(%w+)=(%w+)") do t[k] = v end
same(t.from, "world")
same(t.to, "Lua")

-- "A pattern cannot contain '^' in gmatch, as this would loop forever": it is no anchor there.
all("^a", string.gmatch("^a", "^a")())
all("", string.gmatch("a", "^a")())
all("b", string.gmatch("ab", ".", -1)())
all("a", string.gmatch("ab", ".", -9)())
all("", string.gmatch("ab", ".", 4)())

-- string.gsub

local x = string.gsub("hello world", "(%w+)", "%1 %1")
same(x, "hello hello world world")
x = string.gsub("hello world", "%w+", "%0 %0", 1)
same(x, "hello hello world")
x = string.gsub("hello world from Lua", "(%w+)%s*(%w+)", "%2 %1")
same(x, "world hello Lua from")
local environment = { HOME = "/users/roberto", USER = "roberto" }
x = string.gsub("home = $HOME, user = $USER", "%$(%w+)", function(name) return environment[name] end)
same(x, "home = /users/roberto, user = roberto")
x = string.gsub("4+5 = $return 4+5$", "%$(.-)%$", function(s) return load(s)() end)
same(x, "4+5 = 9")
x = string.gsub("$name-$version.tar.gz", "%$(%w+)", { name = "lua", version = "5.4" })
same(x, "lua-5.4.tar.gz")

all("a-b|0", string.gsub("a-b", "%d", "x"))
all("%|1", string.gsub("a", "a", "%%"))
all("7|1", string.gsub("a", "a", 7))
all("a|1", string.gsub("a", "a", function() return false end))
all("a|1", string.gsub("a", "a", {}))
all("xaxbx|3", string.gsub("ab", "", "x"))
all("ab|0", string.gsub("ab", "", "x", 0))
all("ab|0", string.gsub("ab", "", "x", -1))
all("xb|1", string.gsub("ab", "^a?", "x"))
all("-|1", string.gsub("abc", "%w*", "-"))
fails("invalid use of '%' in replacement string", string.gsub, "a", "a", "%x")
fails("invalid use of '%' in replacement string", string.gsub, "a", "a", "%")
fails("invalid capture index %2", string.gsub, "a", "a", "%2")
fails("invalid replacement value (a table)", string.gsub, "a", "a", function() return {} end)
fails("string/function/table expected, got no value", string.gsub, "a", "a")

-- string.find and string.match

all("3|4", string.find("hello", "ll"))
all("nil", string.find("hello", "xyz"))
all("3|2|3", string.find("hello", "()", 3))
all("nil", string.find("a.b", "%.", 3))
all("2|2", string.find("a.b", ".", 2, true))
all("3|3", string.find("abc", ".", -1))
all("1|0", string.find("", ""))
all("4|3", string.find("abc", "", 4))
all("nil", string.find("abc", "", 5))
all("2|4|c|4", string.find("abcd", "b(c)()d"))
all("k|v", string.match("k=v", "(%w+)=(%w+)"))
all("k=v", string.match("k=v", "%w+=%w+"))
all("2", string.match("2024", "%d", 3))

-- Character classes and sets

all("%.^$", string.match("%.^$", "%%%.%^%$"))
all("aB9_", string.match("-aB9_-", "[%w_]+"))
all("0756", string.match("80756", "[0-7]+"))
all("a-7", string.match("Za-7Z", "[0-7%l%-]+"))
all("Z ", string.match("a1Z a", "[^%l%d]+"))
all("]a", string.match("x]a", "[]a]+"))
all("x", string.match("]ax", "[^]a]+"))
all("a-", string.match("a-", "[a-]+"))
all("\0a", string.match("x\0a", "\0%a"))
all("!", string.match("a!", "%p"))
all("a", string.match("!a", "%P"))
all("fF0", string.match("gfF0", "%x+"))
all("\t \n", string.match("a\t \n", "%s+"))
all("\1", string.match("a\1", "%c"))
all("ab", string.match(" ab ", "%g+"))

-- Pattern items

all("aaa", string.match("aaab", "a*"))
all("", string.match("b", "a*"))
all("nil", string.match("b", "a+"))
all("", string.match("aaab", "a-"))
all("aaab", string.match("aaab", "a-b"))
all("b", string.match("b", "a?b"))
all("(a(b)c)", string.match("x(a(b)c)d)", "%b()"))
all("'a'", string.match("x'a'b'", "%b''"))
all("THE", string.match("THE (quick) fox", "%f[%a]%a+%f[%A]"))
all("fox", string.match("the fox", "%f[%w]%w+%f[\0]"))
all([["|it's]], string.match([[he said "it's" so]], [[(["'])(.-)%1]]))
all("2|5|ab", string.find("xababx", "(ab)%1"))

-- Captures are numbered by their left parentheses; an empty one is a position.

all("aabc  |b|  ", string.match("aabc  ", "(a*(.)%w(%s*))"))
all("3|5", string.match("flaaap", "()aa()"))

-- What is wrong with a pattern

fails("malformed pattern (ends with '%')", string.find, "a", "%")
fails("malformed pattern (missing ']')", string.find, "a", "[a")
fails("malformed pattern (missing ']')", string.find, "a", "[]")
fails("malformed pattern (missing ']')", string.find, "a", "[^]")
fails("malformed pattern (missing ']')", string.find, "a", "[a%]")
fails("malformed pattern (missing arguments to '%b')", string.find, "a", "%bx")
fails("missing '[' after '%f' in pattern", string.find, "a", "%fa")
fails("unfinished capture", string.find, "a", "(a")
fails("invalid pattern capture", string.match, "a", "a)")
fails("invalid capture index %1", string.find, "a", "%1")
fails("invalid capture index %1", string.find, "a", "(%1)")
fails("too many captures", string.find, "a", ("()"):rep(33))
all("33", select("#", string.find("a", ("()"):rep(32))) - 1)
fails("pattern too complex", string.find, ("a"):rep(300), ("a?"):rep(200))
all("1|199", string.find(("a"):rep(300), ("a?"):rep(199)))

-- string.rep

all("ababab", ("ab"):rep(3))
all("ab, ab, ab", ("ab"):rep(3, ", "))
all("ab", ("ab"):rep(1, ", "))
all("", ("ab"):rep(0))
all("", ("ab"):rep(-1, ","))
all(",,,", (""):rep(4, ","))
all("", (""):rep(math.maxinteger, ""))
same(("abc"):rep(100000, "-"), table.concat((function()
  local list = {}
  for i = 1, 100000 do list[i] = "abc" end
  return list
end)(), "-"))
same(#("x"):rep(1000003), 1000003)
fails("resulting string too large", string.rep, "x", 1 << 31)
fails("resulting string too large", string.rep, "x", math.maxinteger)
fails("resulting string too large", string.rep, "", math.maxinteger, "x")

-- string.format, whose long texts are cut before they are measured

local long = ("é"):rep(50000)
all("aé", ("%.3s"):format("a" .. long))
all((" "):rep(96) .. "aé", ("%99.3s"):format("a" .. long))
all("|" .. long .. "|%é", ("|%-5s|%%%.2s"):format(long, long))
all('"a"|1.50', ('%q|%.2f'):format("a", 1.5))
fails("(string contains zeros)", string.format, "%s%.3s", "", long .. "\0")
fails("number expected, got string", string.format, "%d%.3s", "x", long .. "\0")
fails("invalid conversion", string.format, "%.123s", long)
