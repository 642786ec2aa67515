local fc = require "fc"
local ui = fc.ui
local book = fc.recipe_book {
  name = "Bread",
  recipes = {
    fc.recipe { name = "Injera", instructions = "Teff and water. Let it ferment for three days." },
    fc.recipe { name = "Roti", instructions = "Flour, water, salt. Roll thin, bake in a hot pan." },
  },
}

local function edit(recipe)
  local delegate = {}
  function delegate.edit_recipe_did_save() ui.dismiss() end
  function delegate.edit_recipe_did_cancel() ui.dismiss() end

  local editor = book:edit(recipe, delegate)
  local screen
  local function save()
    local saved, reason = editor:save()
    if not saved then screen:tell(reason) end
  end
  screen = ui.screen {
    title = recipe and recipe.name or "New bread",
    on_back = function() editor:cancel() end,
    ui.text_field {
      title = "Name", text = editor.name,
      on_change = function(text) editor.name = text end,
    },
    ui.text_view {
      title = "Instructions", text = editor.instructions, grow = 1,
      on_change = function(text) editor.instructions = text end,
    },
    ui.button { title = "Save", on_press = save },
  }
  ui.present(screen)
end

local list = ui.list {
  count = function() return #book end,
  row = function(i) return { title = book[i].name, marked = book:is_favorite(book[i]) } end,
  on_select = function(i) edit(book[i]) end,
  on_delete = function(i)
    local recipe = book:remove_recipe_at(i)
    return function() book:put_back(recipe) end
  end,
}

fc.observe("RecipesChanged", function() list:reload() end)

ui.push(ui.screen {
  title = "Bread",
  commands = { { title = "add", letter = "a", on_press = function() edit(nil) end } },
  list,
})
