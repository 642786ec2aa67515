-- ends: finishes
local book = fc.recipe_book { name = "b", recipes = { fc.recipe { name = "a", instructions = "" } } }
local delegate = { edit_recipe_did_save = function() end, edit_recipe_did_cancel = function() end }
local editors = {}
for i = 1, 50 do editors[i] = book:edit(book:recipe_at(1), delegate) end
book:remove_recipe_at(1)
for i, editor in ipairs(editors) do
  editor.name = "n" .. i
  pcall(editor.save, editor)
end
assert(#book <= 1)
