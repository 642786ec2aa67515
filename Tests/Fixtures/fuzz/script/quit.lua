local fc = require "fc"
fc.post("news", { n = 1 })
fc.quit(3)
