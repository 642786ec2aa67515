-- ends: time
::again:: goto again
