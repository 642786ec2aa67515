-- ends: goes on
local function again()
  fc.sleep(0)
  fc.task(again)
end
fc.task(again)
