-- ends: memory
local function again()
  fc.after(0, again)
  fc.after(0, again)
end
again()
