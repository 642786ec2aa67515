-- ends: limit
while true do fc.ui.push(fc.ui.screen { title = "x", fc.ui.label { text = ("x"):rep(1000) } }) end
