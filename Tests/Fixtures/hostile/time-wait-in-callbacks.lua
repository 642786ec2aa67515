-- ends: error the script makes the deck
local function fails(f, ...)
  local ok, result = pcall(f, ...)
  assert(not ok or result == nil)
end
fails(table.sort, { 3, 2, 1 }, function() fc.sleep(0) end)
fails(load, function() fc.sleep(0) end)
fails(tostring, setmetatable({}, { __tostring = function() fc.sleep(0) end }))
pcall(string.gsub, "x", "x", function() fc.sleep(0) end)
xpcall(error, function() fc.sleep(0) end)
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function() fc.sleep(0) end)
fails(deck.game, deck, "Key")
