--- The recipes that a new book of smoothies starts with, and what may be in one.

local fc = require "fc"

local recipes = {}

--- What the recipes are made from, as their instructions spell it.
recipes.ingredients = {
  "banana", "blueberries", "coconut", "ginger", "lime", "mango", "milk", "oats", "spinach",
}

--- Makes the three recipes anew: a recipe belongs to one book.
function recipes.make()
  return {
    fc.recipe {
      name = "Green Morning",
      instructions = "Two handfuls of spinach, a ripe banana and the juice of a lime.\n"
        .. "Blend with a glass of cold water until no leaf is left to be seen.",
    },
    fc.recipe {
      name = "Mango Monsoon",
      instructions = "One mango, half a can of coconut cream and a thumb of ginger.\n"
        .. "Blend with ice. Squeeze a lime over it, and drink it by a window.",
    },
    fc.recipe {
      name = "Blue Monday",
      instructions = "A cup of frozen blueberries, a banana, three spoons of oats.\n"
        .. "Pour milk over them, wait for five minutes, then blend.",
    },
  }
end

--- Whether a recipe's instructions speak of an ingredient.
function recipes.has(recipe, ingredient)
  return recipe.instructions:lower():find(ingredient, 1, true) ~= nil
end

return recipes
