-- ends: memory
return string.pack("c" .. (1 << 30), "")
