-- A main chunk that waits for longer than anybody would.
local fc = require "fc"

print("waits")
fc.sleep(1000)
