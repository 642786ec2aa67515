-- ends: finishes
local function fails(f, ...) assert(not pcall(f, ...)) end
fails(table.sort, { 3, 2, 1 }, function() fc.sleep(0) end)
fails(string.gsub, "x", "x", function() fc.sleep(0) end)
fails(load, function() fc.sleep(0) end)
fails(tostring, setmetatable({}, { __tostring = function() fc.sleep(0) end }))
xpcall(error, function() fc.sleep(0) end)
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function() fc.sleep(0) end)
fails(deck.game, deck, "Key")
