-- ends: memory
local function again()
  fc.sleep(0)
  fc.task(again)
  fc.task(again)
end
fc.task(again)
