-- ends: error invalid conversion
return ("%999999999d"):format(1)
