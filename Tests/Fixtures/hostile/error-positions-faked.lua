-- ends: error
error(("quiz.lua:1: "):rep(100000), 0)
