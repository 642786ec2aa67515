-- ends: error
error((":1"):rep(1000000), 0)
