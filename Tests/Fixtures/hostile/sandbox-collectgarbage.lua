-- ends: finishes
for _, option in ipairs { "collect", "stop", "restart", "count", "step", "setpause", "setstepmul", "isrunning",
  "generational", "incremental", "x", "" } do
  for _, value in ipairs { 0, 1, -1, math.maxinteger, math.mininteger, 100 } do
    pcall(collectgarbage, option, value, value, value)
    local garbage = {}
    for i = 1, 100 do garbage[i] = { i } end
  end
end
