-- ends: finishes
local book = fc.recipe_book { name = "b", recipes = { fc.recipe { name = "a", instructions = "" } } }
for _, index in ipairs { 0, -1, 2, math.maxinteger, math.mininteger, 1.5, 0 / 0, 1 / 0, -1 / 0, "1", "x", true, {} } do
  pcall(book.recipe_at, book, index)
  pcall(function() return book[index] end)
  if index ~= "1" then pcall(book.remove_recipe_at, book, index) end
end
assert(#book == 1 and book:recipe_at(1).name == "a")
