-- ends: error
local t = {}
t[1] = t
fc.card { question = "q", answer = t }
