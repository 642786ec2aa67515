-- ends: time
-- options: turn
-- Each is short enough; together they are not.
for _ = 1, 5000 do
  fc.after(0, function() for _ = 1, 2e5 do end end)
end
fc.sleep(10)
