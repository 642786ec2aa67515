-- ends: error data string too short
return string.unpack("s8", ("\255"):rep(7) .. "\127")
