-- ends: error
-- options: memory=32
fc.card { question = ("x"):rep(10000000), answer = "a" }
