--- fc.recipe, recipe fields, recipe
local recipe = fc.recipe {
  name = "Berry Blue", instructions = "Blend blueberries and milk.", image = "berry-blue.png",
}
print(recipe.id, recipe.name, recipe.instructions, recipe.image)
recipe.name = "Berry Blue Smoothie"

--- fc.recipe_book, recipe book fields, recipe book
local book = fc.recipe_book {
  name = "Smoothies",
  recipes = {
    fc.recipe { name = "Berry Blue", instructions = "Blend." },
    fc.recipe { name = "Mango Jambo", instructions = "Blend, with ice." },
  },
}

fc.observe("RecipesChanged", function(changed) print(changed.name, changed:recipe_count()) end)

local lime = book:add_recipe(fc.recipe { name = "Crazy Colada" })
lime.instructions = "Shake."
book:did_change_recipe(lime)
print(#book, book[1], book:recipe_at(2), book:index_of(lime))

local removed = book:remove_recipe_at(1)
if removed then book:put_back(removed) end

--- recipe book
local book = fc.recipe_book { name = "Favorites" }
fc.observe("FavoritesChanged", function() print(book:favorites_count()) end)

local recipe = book:add_recipe(fc.recipe { name = "Mango Jambo" })
book:add_to_favorites(recipe)
print(book:is_favorite(recipe))
for _, favorite in ipairs(book:sorted_favorites()) do print(favorite.name) end
book:remove_from_favorites(recipe)

--- recipe book:edit, recipe editor, recipe delegate
local book = fc.recipe_book { name = "Drinks" }
local recipe = book:add_recipe(fc.recipe { name = "Tea" })

local delegate = {}
function delegate:edit_recipe_did_save(editor)
  print("saved", self == delegate, editor.recipe.name)
end
function delegate:edit_recipe_did_cancel(editor)
  print("cancelled", self == delegate, editor.name)
end

local editor = book:edit(recipe, delegate)
editor.name = "Green Tea"
editor.instructions = "Pour water of 80 °C on the leaves."
editor.image = "tea.png"
local saved, message = editor:save()
print(saved, message, editor.is_finished)

book:edit(nil, delegate):cancel()
