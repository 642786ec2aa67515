-- A main chunk that goes on while its screen is shown.

local label = fc.ui.label { text = "one" }
fc.ui.push(fc.ui.screen { title = "Waits", label })
fc.sleep(0.05)
label.text = "two"
fc.sleep(0.05)
fc.ui.pop()
fc.sleep(0.05)
print "done"
fc.ui.push(fc.ui.screen { title = "Again", fc.ui.label { text = "three" } })
fc.sleep(0.05)
error "failed meanwhile"
