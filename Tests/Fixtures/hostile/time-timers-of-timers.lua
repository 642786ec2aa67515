-- ends: goes on
local function again()
  fc.after(0, again)
end
again()
