-- ends: error posted inside its own observers
fc.observe("x", function() fc.post "x" end)
fc.post "x"
error "posted inside its own observers"
