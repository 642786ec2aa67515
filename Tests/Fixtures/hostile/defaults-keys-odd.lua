-- ends: finishes
for _, key in ipairs { "", "\0", "a/b", "'; drop table defaults; --", "\u{301}", "\27[2J", ("x"):rep(60000), "\xff", 1, 1.5, true, {}, print } do
  pcall(fc.defaults.set, fc.defaults, key, 1)
  pcall(fc.defaults.get, fc.defaults, key)
  pcall(fc.defaults.for_learner, fc.defaults, key)
end
fc.defaults:set("e\u{301}", 1)
fc.defaults:set("k", 2)
assert(fc.defaults:get "k" == 2 and not pcall(fc.defaults.set, fc.defaults) and not pcall(fc.defaults.get, {}, "k"))
