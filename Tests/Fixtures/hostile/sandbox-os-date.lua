-- ends: finishes
for _, form in ipairs { "", "%", "%E", "%Ez", "%O", "%!", "*t", "!*t", "!*t%", "%\0", ("%c"):rep(1000), "%Q", "\255" } do
  for _, time in ipairs { 0, -1, 1e10, math.maxinteger, math.mininteger, 67768036191676799 } do
    pcall(os.date, form, time)
  end
end
for _, field in ipairs { "year", "month", "day", "hour", "min", "sec" } do
  for _, value in ipairs { 0, -1, math.maxinteger, math.mininteger, 1 << 31, 1.5, "x", {} } do
    local date = { year = 2000, month = 1, day = 1 }
    date[field] = value
    pcall(os.time, date)
  end
end
pcall(os.difftime, math.maxinteger, math.mininteger)
