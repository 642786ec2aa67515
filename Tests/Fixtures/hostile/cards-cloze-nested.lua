-- ends: error
fc.card { text = ("{{c1::"):rep(8000) .. "x" .. ("}}"):rep(8000) }
