-- ends: time
while true do fc.read "files-reads-itself.lua" fc.read("files-reads-itself.lua", "bytes") pcall(fc.csv, "files-reads-itself.lua") end
