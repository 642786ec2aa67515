-- ends: time
local layer = fc.layer()
local texts = { ("x"):rep(100000), ("y"):rep(50000), "z" }
for i = 1, math.huge do layer.text = texts[i % 3 + 1] end
