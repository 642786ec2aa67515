-- ends: error attempt to yield across a C-call boundary
coroutine.wrap(coroutine.yield)()
table.sort({ 3, 2, 1 }, function(a, b) return a < b end)
coroutine.wrap(function() ("x"):gsub("x", coroutine.yield) end)()
