local unused, x <const>, y <close> = 1
total = { a = 1, a = 2, [1] = 3, not x == y }
function f(a, a) prnt = x end
