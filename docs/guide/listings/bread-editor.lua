local fc = require "fc"
local book = fc.recipe_book {
  name = "Bread",
  recipes = { fc.recipe { name = "Bagle", instructions = "Boil it before you bake it." } },
}

local delegate = {}

function delegate:edit_recipe_did_save(editor)
  self.last_saved = editor.recipe
  print("Saved: " .. editor.recipe.name)
end

function delegate:edit_recipe_did_cancel()
  print("Nothing new since " .. self.last_saved.name .. ".")
end

local editor = book:edit(book[1], delegate)
editor.name = "Bagel"
print("In the book it is still " .. book[1].name .. ".")
editor:save()

editor = book:edit(nil, delegate)
editor.instructions = "No name yet."
local saved, reason = editor:save()
if not saved then print("Not saved: " .. reason) end
editor:cancel()
