-- ends: goes on
-- Always just within its time.
fc.every(0.001, function() for _ = 1, 100 do end end)
