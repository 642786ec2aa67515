-- ends: limit
-- options: memory=32
local book = fc.recipe_book { name = "b" }
fc.observe("RecipesChanged", function() pcall(function() book:add_recipe(fc.recipe { name = "more", instructions = "" }) end) end)
fc.every(0.01, function() book:add_recipe(fc.recipe { name = "first", instructions = "" }) end)
while true do book:add_recipe(fc.recipe { name = "first", instructions = ("x"):rep(1000) }) end
