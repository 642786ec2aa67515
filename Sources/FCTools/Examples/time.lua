--- fc.after
fc.after(1.5, function() print("one and a half seconds later") end)

--- fc.every, timer
local count = 0
local timer
timer = fc.every(1, function()
  count = count + 1
  print(count)
  if count == 3 then timer:cancel() end
end)
print(timer.is_armed)

--- fc.sleep
fc.task(function()
  for _, word in ipairs { "ready", "steady", "go" } do
    print(word)
    fc.sleep(1)
  end
end)

--- fc.now
local start = fc.now()
fc.after(2, function() print(fc.now() - start .. " seconds") end)

--- fc.quit
fc.every(1, function() print("tick") end)
fc.after(3, function() fc.quit(0) end)

--- fc.task, task
local task = fc.task(function(name)
  while true do
    fc.sleep(60)
    print("Are you still there, " .. name .. "?")
  end
end, "Ada")

fc.after(150, function()
  print(task.status)
  task:cancel()
  print(task.status)
end)

--- fc.await
local sum = fc.task(function()
  fc.sleep(1)
  return 20 + 22
end)

fc.task(function()
  print(fc.await(sum))
  fc.await(fc.after(1, function() print("fired") end))
end)
