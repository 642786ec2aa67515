-- ends: finishes
pcall(rawset, fc, "deck", function() while true do end end)
pcall(rawset, fc, "card", nil)
pcall(function() fc.deck = nil end)
