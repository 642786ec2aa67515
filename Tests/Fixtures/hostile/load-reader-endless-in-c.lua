-- ends: memory
-- A numeral that a function in C goes on writing.
load(fc.now)
while true do load(os.clock) load(os.time) end
