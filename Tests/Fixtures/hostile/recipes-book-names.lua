-- ends: memory
local books = {}
for i = 1, math.huge do books[i] = fc.recipe_book { name = ("x"):rep(10000) .. i } end
