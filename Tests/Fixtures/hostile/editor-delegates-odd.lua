-- ends: error attempt to call
local book = fc.recipe_book { name = "b", recipes = { fc.recipe { name = "a", instructions = "" } } }
local delegates = {
  {}, { edit_recipe_did_save = 1 }, setmetatable({}, { __index = error }),
  setmetatable({}, { __index = function(t) return t end }), "text", print, 1, book, fc,
}
for _, delegate in ipairs(delegates) do
  local ok, editor = pcall(book.edit, book, book:recipe_at(1), delegate)
  if ok and editor then
    pcall(editor.save, editor)
    pcall(editor.cancel, editor)
    pcall(editor.save, editor)
  end
end
assert(#book == 1)
