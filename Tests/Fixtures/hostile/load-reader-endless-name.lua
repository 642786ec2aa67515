-- ends: memory
load(function() return "x" end)
