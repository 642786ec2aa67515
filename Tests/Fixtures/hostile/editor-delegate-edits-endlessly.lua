-- ends: limit
-- options: memory=32
local book = fc.recipe_book { name = "b" }
local delegate = {}
function delegate:edit_recipe_did_save()
  local editor = book:edit(nil, self)
  editor.name = "again"
  editor:save()
end
while true do pcall(delegate.edit_recipe_did_save, delegate) end
