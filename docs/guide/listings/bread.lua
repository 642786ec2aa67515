local fc = require "fc"

local book = fc.recipe_book {
  name = "Bread",
  recipes = {
    fc.recipe { name = "Focaccia", instructions = "Flour, water, salt, yeast, oil. Let it rise." },
    fc.recipe { name = "Injera", instructions = "Teff and water. Let it ferment for three days." },
    fc.recipe { name = "Roti", instructions = "Flour, water, salt. Roll thin, bake in a hot pan." },
  },
}

local function names(recipes)
  local list = {}
  for i = 1, #recipes do list[i] = recipes[i].name end
  return table.concat(list, ", ")
end

-- What stands after "--" on the command line are breads to add, as favorites.
for _, name in ipairs(fc.args) do
  local recipe = book:add_recipe(fc.recipe { name = name })
  book:add_to_favorites(recipe)
end

print("In the book: " .. names(book))
print("Favorites: " .. names(book:sorted_favorites()))
