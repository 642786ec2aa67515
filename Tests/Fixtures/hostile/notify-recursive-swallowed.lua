-- ends: time
fc.observe("x", function() pcall(fc.post, "x") pcall(fc.post, "x") end)
fc.post "x"
