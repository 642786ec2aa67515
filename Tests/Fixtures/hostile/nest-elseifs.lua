-- ends: time
-- The compiler walks the list of all jumps for each one.
while true do load("if x then " .. ("elseif x then "):rep(50000) .. "end") end
