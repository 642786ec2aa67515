-- ends: time
local book = fc.recipe_book { name = "b" }
for i = 1, 50 do book:add_recipe(fc.recipe { name = "n" .. i % 7, instructions = "" }) end
while true do
  for i = 1, #book do
    local recipe = book:recipe_at(i)
    if not book:add_to_favorites(recipe) then book:remove_from_favorites(recipe) end
    book:sorted_favorites()
  end
end
