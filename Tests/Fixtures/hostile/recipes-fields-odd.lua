-- ends: finishes
local good = { name = "n", instructions = "i" }
for _, name in ipairs { "name", "instructions", "image" } do
  for _, value in ipairs { {}, print, true, setmetatable({}, { __tostring = error }), coroutine.create(print), "\xff" } do
    local fields = { name = good.name, instructions = good.instructions }
    fields[name] = value
    assert(not pcall(fc.recipe, fields))
    local recipe = fc.recipe(good)
    assert(not pcall(function() recipe[name] = value end))
  end
end
local recipe = fc.recipe(good)
assert(not pcall(function() recipe.id = 1 end))
assert(not pcall(fc.recipe, setmetatable({}, { __index = error })))
assert(not pcall(fc.recipe) and not pcall(fc.recipe, recipe) and not pcall(fc.recipe, 1))
