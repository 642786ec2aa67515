-- ends: limit
local book = fc.recipe_book { name = "big" }
for i = 1, math.huge do book:add_recipe(fc.recipe { name = "n" .. i, instructions = ("x"):rep(2000) }) end
