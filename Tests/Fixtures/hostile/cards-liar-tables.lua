-- ends: finishes
local liar = setmetatable({}, { __index = function() return ("x"):rep(100) end, __pairs = function() while true do end end,
  __len = function() return 1 << 53 end })
pcall(fc.card, liar)
pcall(fc.deck, liar)
pcall(fc.game, liar)
pcall(fc.layer, liar)
pcall(fc.animation, liar)
pcall(fc.csv, "x", liar)
pcall(fc.card, { question = "q", answer = "a", wrong = liar })
