-- ends: finishes
load("if x then " .. ("elseif x then "):rep(50000) .. "end")
