-- ends: time
while true do fc.after(1, print):cancel() fc.every(1, print):cancel() end
