-- ends: finishes
local book = fc.recipe_book { name = "b" }
local loop = {}
loop[1] = loop
for _, recipes in ipairs { { book }, loop, { {} }, { 1 }, { print }, setmetatable({}, { __len = error, __index = error }) } do
  pcall(fc.recipe_book, { name = "c", recipes = recipes })
end
assert(not pcall(book.add_recipe, book, book) and not pcall(book.add_recipe, book) and not pcall(book.add_recipe, {}, book))
assert(#book == 0)
