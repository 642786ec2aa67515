--- A book of smoothies: recipes to read, to mark as favorites, to write and to change.
--
-- Every screen is made by a function that is given the book. What has changed they hear from
-- notifications, never from each other, and an editor tells its delegate how it ended.
--
--     fcscript run scripts/smoothies.lua

local fc = require "fc"
local recipes = require "smoothies.recipes"
local ui = fc.ui

--- Calls `refresh` now, and whenever the book says that one of its notifications is due.
-- Returns a function that ends this.
local function follow(book, refresh)
  local observers = {}
  for _, name in ipairs { "RecipesChanged", "FavoritesChanged" } do
    table.insert(observers, fc.observe(name, function(changed)
      if changed == book then refresh() end
    end))
  end
  refresh()
  return function()
    for _, observer in ipairs(observers) do observer:remove() end
  end
end

--- The first line of the instructions, to be read beside the name.
local function summary(recipe)
  return recipe.instructions:match "[^\n]*"
end

-- Editing ---------------------------------------------------------------------------------------

--- Asks before what was written is dropped; `leave` is what follows then.
local function ask_to_drop(screen, leave)
  screen:open(ui.popover {
    title = "Drop what you have written?",
    ui.button { title = "Keep writing", on_press = function() screen:close_popover() end },
    ui.button { title = "Drop it", on_press = leave },
  })
end

--- Presents an editor for a recipe, or for a new one. The delegate hears whether it was saved.
local function edit(book, recipe, delegate)
  local editor = assert(book:edit(recipe, delegate))
  local old_name, old_instructions = editor.name, editor.instructions

  local name = ui.text_field {
    title = "Name", prompt = "What is it called?", text = old_name,
    on_change = function(text) editor.name = text end,
  }
  local instructions = ui.text_view {
    title = "Instructions", prompt = "What goes in, and what to do?", text = old_instructions,
    grow = 1,
    on_change = function(text) editor.instructions = text end,
  }
  local screen
  local function save()
    local saved, reason = editor:save()
    if saved then return end
    screen:tell(reason)
    screen.focus = name
  end
  --- Leaves at once when nothing was written.
  local function leave_by(leave)
    if editor.name == old_name and editor.instructions == old_instructions then
      leave()
    else
      ask_to_drop(screen, leave)
    end
  end
  local function cancel()
    leave_by(function() editor:cancel() end)
  end
  screen = ui.screen {
    title = recipe and "Edit " .. recipe.name or "New smoothie",
    on_back = cancel,
    on_quit = function() leave_by(function() fc.quit() end) end,
    name, instructions,
    ui.stack {
      axis = "horizontal", spacing = 2,
      ui.button { title = "Save", on_press = save },
      ui.button { title = "Cancel", on_press = cancel },
    },
  }
  ui.present(screen)
end

-- One recipe ------------------------------------------------------------------------------------

local function show_details(book, recipe)
  local details = {}
  function details.edit_recipe_did_save() ui.dismiss() end
  function details.edit_recipe_did_cancel() ui.dismiss() end

  function details.toggle_favorite()
    if book:is_favorite(recipe) then
      book:remove_from_favorites(recipe)
    else
      book:add_to_favorites(recipe)
    end
  end

  local instructions = ui.label { grow = 1 }
  local favorite = ui.button { target = details, action = "toggle_favorite" }
  local function start_editing() edit(book, recipe, details) end
  local screen = ui.screen {
    commands = { { title = "edit", letter = "e", on_press = start_editing } },
    instructions, favorite,
  }
  screen.on_close = follow(book, function()
    local is_favorite = book:is_favorite(recipe)
    screen.title = recipe.name
    screen.note = is_favorite and "★" or ""
    local is_empty = recipe.instructions == ""
    instructions.text = is_empty and "No instructions yet." or recipe.instructions
    instructions.style = is_empty and "faint" or "plain"
    favorite.title = is_favorite and "Remove from favorites" or "Favorite"
  end)
  ui.push(screen)
end

-- The lists -------------------------------------------------------------------------------------

local function all_recipes(book)
  local list = ui.list {
    count = function() return book:recipe_count() end,
    row = function(i)
      local recipe = book:recipe_at(i)
      return {
        title = recipe.name, detail = summary(recipe), marked = book:is_favorite(recipe),
      }
    end,
    on_select = function(i) show_details(book, book:recipe_at(i)) end,
    on_delete = function(i)
      local recipe = book:remove_recipe_at(i)
      return function() book:put_back(recipe) end
    end,
    empty = "No smoothies yet.",
  }
  follow(book, function() list:reload() end)
  return list
end

local function favorite_recipes(book)
  local favorites
  local list = ui.list {
    count = function() return #favorites end,
    row = function(i) return { title = favorites[i].name, detail = summary(favorites[i]) } end,
    on_select = function(i) show_details(book, favorites[i]) end,
    on_delete = function(i)
      local recipe = favorites[i]
      book:remove_from_favorites(recipe)
      return function() book:add_to_favorites(recipe) end
    end,
    confirms_delete = false, -- the recipe stays
    empty = "No favorites yet.",
  }
  follow(book, function()
    favorites = book:sorted_favorites()
    list:reload()
  end)
  return list
end

local function show_book(book)
  local all, favorites = all_recipes(book), favorite_recipes(book)
  local tabs = ui.tab_bar {
    tabs = { { title = "All", view = all }, { title = "Favorites", view = favorites } },
  }
  local adding = {}
  function adding.edit_recipe_did_save(_, editor)
    ui.dismiss()
    tabs.selection = 1
    all.selection = book:index_of(editor.recipe)
  end
  function adding.edit_recipe_did_cancel() ui.dismiss() end

  local function add() edit(book, nil, adding) end
  local screen = ui.screen {
    title = "Smoothies",
    commands = { { title = "add", letter = "a", on_press = add } },
    tabs,
  }
  screen.on_close = follow(book, function()
    local count = book:recipe_count()
    screen.note = count == 1 and "1 recipe" or count .. " recipes"
  end)
  ui.push(screen)
end

show_book(fc.recipe_book { name = "Smoothies", recipes = recipes.make() })
