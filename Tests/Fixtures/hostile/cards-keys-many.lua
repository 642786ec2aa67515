-- ends: limit
local deck = fc.deck { title = "x" }
for i = 1, math.huge do deck:answer_key("Key " .. i, function() end) end
