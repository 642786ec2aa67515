-- ends: memory
local book = fc.recipe_book { name = "b" }
local keep = {}
for i = 1, math.huge do
  keep[i] = book:edit(nil, { edit_recipe_did_save = print })
  keep[i].instructions = ("x"):rep(5000)
end
