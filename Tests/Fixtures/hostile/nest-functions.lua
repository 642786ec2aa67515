-- ends: error
assert(load(("return function() "):rep(100000) .. ("end "):rep(100000)))
