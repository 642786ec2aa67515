-- ends: memory
local deck = fc.deck { title = "Games" }
while true do deck:on("start", print) end
