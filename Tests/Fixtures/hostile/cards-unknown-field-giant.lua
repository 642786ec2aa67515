-- ends: error unknown field
fc.card { question = "q", answer = "a", [("x"):rep(1000000)] = 1 }
