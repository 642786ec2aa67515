-- ends: finishes
for _, pattern in ipairs { "[", "[^", "[]", "[a-", "%", "(", ")", "()(", "%1", "%2()", "(()%1)", "%b", "%bx", "%f", "%fx", "[%",
  "*", "+", "-", "?", "^", "$", "^*", "[]]", "[^]]", "[a-%]", "%9", ("("):rep(33), ("()"):rep(33), ("("):rep(32) .. (")"):rep(32),
  "\0*", "%z", "%g+", ("[["):rep(1000), ("%b()"):rep(1000) } do
  for _, subject in ipairs { "", "a", "((", "\0\0", ("ab"):rep(100) } do
    pcall(string.find, subject, pattern)
    pcall(string.match, subject, pattern, -1)
    pcall(string.gsub, subject, pattern, "%1%0")
    pcall(string.gsub, subject, pattern, "%2")
    pcall(string.gsub, subject, pattern, "%")
    pcall(function() for _ in subject:gmatch(pattern) do end end)
  end
end
