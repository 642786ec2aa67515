-- ends: time
while true do pcall(setmetatable, {}, { __gc = print }) end
