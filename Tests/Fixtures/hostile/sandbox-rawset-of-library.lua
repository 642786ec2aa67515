-- ends: error
rawset(table, "concat", error)
