-- ends: time
for i = 1, math.huge do fc.card { question = "q" .. i, answer = "a" .. i, data = {}, check = print } end
