local fc = require "fc"
print(pcall(fc.read, "script.lua"), pcall(fc.csv, "script.lua"), pcall(fc.read, "../x"), pcall(require, "a.b"))
fc.write("x", "y")
