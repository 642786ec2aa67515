local fc = require "fc"
local ui = fc.ui

local book = fc.recipe_book {
  name = "TITLE",
  recipes = {
    fc.recipe { name = "Pancakes", instructions = "Mix flour, milk and eggs, then fry." },
    fc.recipe { name = "Tomato soup", instructions = "Boil tomatoes and onions, then blend." },
    fc.recipe { name = "Green salad", instructions = "Wash and tear the leaves, then dress." },
  },
}

local function show(recipe)
  ui.push(ui.screen { title = recipe.name, ui.label { text = recipe.instructions } })
end

local function write_new()
  local delegate = {}
  function delegate.edit_recipe_did_save() ui.dismiss() end
  function delegate.edit_recipe_did_cancel() ui.dismiss() end

  local editor = book:edit(nil, delegate)
  local screen
  screen = ui.screen {
    title = "New recipe",
    on_back = function() editor:cancel() end,
    ui.text_field { title = "Name", on_change = function(text) editor.name = text end },
    ui.text_field {
      title = "Instructions", on_change = function(text) editor.instructions = text end,
    },
    ui.button {
      title = "Save",
      on_press = function()
        local saved, reason = editor:save()
        if not saved then screen:tell(reason) end
      end,
    },
  }
  ui.present(screen)
end

local list = ui.list {
  count = function() return #book end,
  row = function(i) return book[i].name end,
  on_select = function(i) show(book[i]) end,
  on_delete = function(i)
    local recipe = book:remove_recipe_at(i)
    return function() book:put_back(recipe) end
  end,
}
fc.observe("RecipesChanged", function() list:reload() end)

ui.push(ui.screen {
  title = "TITLE",
  commands = { { title = "new", letter = "n", on_press = write_new } },
  list,
})
