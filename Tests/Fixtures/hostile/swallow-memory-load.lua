-- ends: memory
local keep = {}
local text = ("x = { 1, 2, 3, 'abc' } "):rep(4000)
while true do
  local f = load(text)
  keep[#keep + 1] = f or error "refused"
end
