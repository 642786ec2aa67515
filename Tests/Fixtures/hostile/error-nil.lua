-- ends: error error(nil)
error(nil)
