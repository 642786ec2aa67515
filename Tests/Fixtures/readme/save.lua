local fc = require "fc"

fc.write("results.txt", "48 right, 2 wrong\n")
