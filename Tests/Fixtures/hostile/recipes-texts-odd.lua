-- ends: finishes
local book = fc.recipe_book { name = "odd" }
local texts = { "\27[2J", "\u{202e}x", "a\nb", "\0\1", ("x"):rep(60000), ("\u{301}"):rep(9000), "\u{feff}x", "' or 1=1; --" }
for _, text in ipairs(texts) do
  local recipe = fc.recipe { name = text, instructions = text }
  book:add_recipe(recipe)
  assert(recipe.name == text and tostring(recipe) and book:index_of(recipe))
  book:add_to_favorites(recipe)
end
assert(#book == #texts and book:favorites_count() == #texts and #book:sorted_favorites() == #texts)
assert(not pcall(fc.recipe, { name = "\xff", instructions = "" }))
