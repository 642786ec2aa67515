-- ends: time
load(function() return " " end)
