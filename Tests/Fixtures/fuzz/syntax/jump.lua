goto a
local x
::a::
f()
