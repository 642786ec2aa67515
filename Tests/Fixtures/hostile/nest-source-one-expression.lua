-- ends: time
while true do
  assert(load("return " .. ("1 + "):rep(100000) .. "1"))
  assert(load("return " .. ("x and "):rep(100000) .. "1"))
  assert(load("return " .. ("'x' == "):rep(100000) .. "1"))
end
