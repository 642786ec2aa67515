-- ends: error
fc.card { question = ("x"):rep(10000000), answer = "a" }
