-- ends: finishes
local book = fc.recipe_book { name = "b" }
local calls = 0
local delegate = {}
function delegate.edit_recipe_did_save(_, editor)
  calls = calls + 1
  pcall(editor.save, editor)
  pcall(editor.cancel, editor)
  pcall(function() editor.name = "later" end)
end
function delegate.edit_recipe_did_cancel() error "cancelled after it was saved" end
local editor = book:edit(nil, delegate)
editor.name = "n"
editor:save()
fc.after(0, function() assert(calls == 1 and #book == 1 and book:recipe_at(1).name == "n") end)
