-- Keeps something in every turn, and tells of it once the turn has ended.

local fc = require "fc"

local book = fc.recipe_book { name = "Load" }
local count = fc.defaults:get "count" or 0
print(("found %d %d %d"):format(count, #book, book:favorites_count()))
assert(count == 0 or book[count].name == "recipe " .. count)

-- Every other mark is taken off again, in a turn of its own.
local function unmark()
  if count % 2 == 1 or count == 0 then return end
  book:remove_from_favorites(book[count])
  fc.sleep(0)
  print("unmarked " .. count)
end

fc.task(function()
  unmark()
  while true do
    count = count + 1
    fc.defaults:set("count", count)
    local recipe = fc.recipe { name = "recipe " .. count }
    book:add_recipe(recipe)
    book:add_to_favorites(recipe)
    fc.sleep(0)
    print("kept " .. count)
    unmark()
  end
end)
