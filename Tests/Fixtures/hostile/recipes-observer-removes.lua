-- ends: finishes
local book = fc.recipe_book { name = "b" }
fc.observe("RecipesChanged", function() while #book > 0 do book:remove_recipe_at(1) end end)
for i = 1, 100 do
  pcall(book.add_recipe, book, fc.recipe { name = "n" .. i, instructions = "" })
end
assert(book:favorites_count() == 0)
