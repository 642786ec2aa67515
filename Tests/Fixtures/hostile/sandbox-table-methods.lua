-- ends: error
table.concat = nil
