-- ends: finishes
local book = fc.recipe_book { name = "b" }
local editor = book:edit(nil, { edit_recipe_did_save = function() error "saved" end })
for _, name in ipairs { "", " ", "\t\n", "\u{a0}", "\u{2003}\u{3000}", (" "):rep(50000) } do
  editor.name = name
  local saved, reason = editor:save()
  assert(saved == nil and reason and #book == 0 and not editor.is_finished)
end
