--- A deck whose cards come from a recipe book, made anew from what the book says in each game.
--
-- The book is this script's own: it starts with the same recipes as that of smoothies.lua.
--
--     fcscript run scripts/smoothie-quiz.lua

local fc = require "fc"
local recipes = require "smoothies.recipes"

local book = fc.recipe_book { name = "Quiz", recipes = recipes.make() }
local deck = fc.deck { id = "smoothie-quiz", title = "Smoothies" }

--- The names of the recipes that have an ingredient, and of those that have not.
local function sorted_by(ingredient)
  local with, without = {}, {}
  for i = 1, #book do
    local names = recipes.has(book[i], ingredient) and with or without
    table.insert(names, book[i].name)
  end
  return with, without
end

deck:answer_key("What Is in It", function(key)
  for _, ingredient in ipairs(recipes.ingredients) do
    local with, without = sorted_by(ingredient)
    local question = ("Which of these has %s?"):format(ingredient)
    if #with == 1 then
      key:card { question = question, answer = with[1], wrong = without }
    elseif #with > 1 and #without > 0 then
      question = ("Which of these have %s?"):format(ingredient)
      key:card { question = question, kind = "select", answer = with, wrong = without }
    end
  end
end)

deck:answer_key("Name It", function(key)
  for i = 1, #book do
    local recipe = book[i]
    key:card { id = tostring(recipe.id), question = recipe.instructions, answer = recipe.name }
  end
end)

return deck
