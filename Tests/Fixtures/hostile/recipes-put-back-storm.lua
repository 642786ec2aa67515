-- ends: time
local book = fc.recipe_book { name = "b" }
for i = 1, 20 do book:add_recipe(fc.recipe { name = "n" .. i, instructions = "" }) end
while true do
  for i = 1, #book do book:put_back(book:remove_recipe_at(i)) end
end
