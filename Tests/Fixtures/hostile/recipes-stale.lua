-- ends: finishes
local one, other = fc.recipe_book { name = "one" }, fc.recipe_book { name = "other" }
local recipe = one:add_recipe(fc.recipe { name = "r", instructions = "" })
one:remove_recipe_at(1)
for _, book in ipairs { one, other } do
  for _, name in ipairs { "did_change_recipe", "is_favorite", "add_to_favorites", "remove_from_favorites", "index_of" } do
    pcall(book[name], book, recipe)
  end
end
pcall(other.put_back, other, recipe)
pcall(one.put_back, one, recipe)
pcall(one.put_back, one, recipe)
pcall(other.add_recipe, other, recipe)
pcall(one.add_recipe, one, recipe)
assert(#one + #other >= 1 and #one <= 1 and #other <= 1)
