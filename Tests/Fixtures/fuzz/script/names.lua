local fc = require "fc"
fc.dekc { titel = "x" }
prnt(undefined_name)
