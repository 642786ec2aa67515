-- ends: error code = 5
error { code = 5 }
