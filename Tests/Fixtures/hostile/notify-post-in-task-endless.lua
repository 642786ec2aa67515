-- ends: goes on
fc.observe("x", function() fc.after(0, function() fc.post "x" end) end)
fc.post "x"
