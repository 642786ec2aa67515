local t = {}
while true do t[#t + 1] = pcall(error, #t) end
