-- ends: goes on
fc.every(5e-324, function() end)
fc.every(1e-9, function() end)
