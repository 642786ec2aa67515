-- ends: memory
-- Small as a table, and without end when it is copied out.
local t = { 1 }
for _ = 1, 50 do t = { t, t } end
local deck = fc.deck { title = "x" }
deck:resume(t)
