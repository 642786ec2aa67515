-- A script without a deck: it just runs.

local fc = require "fc"
print("arguments", #fc.args, table.concat(fc.args, ","))
print(("%d and %s"):format(2, ...))
