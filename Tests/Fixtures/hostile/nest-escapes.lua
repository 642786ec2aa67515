-- ends: finishes
assert(load('return "' .. ("\\x41\\u{7FFFFFFF}\\z    \\065"):rep(100000) .. '"'))
assert(not load('return "\\u{80000000}"'))
assert(not load('return "\\' .. ("9"):rep(100000) .. '"'))
assert(not load('return "\\u{' .. ("0"):rep(1000000) .. '"'))
