--- What the scripts of these tests check with.
local expect = {}

local function show(value)
  if math.type(value) == "float" and math.tointeger(value) then value = math.tointeger(value) end
  if type(value) ~= "table" then
    return type(value) == "string" and string.format("%q", value) or tostring(value)
  end
  local parts = {}
  for key, field in fc.pairs(value) do parts[#parts + 1] = show(key) .. " = " .. show(field) end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

--- Compares two values, tables by what is in them; 1 and 1.0 are equal.
function expect.equal(actual, expected)
  local a, e = show(actual), show(expected)
  if a ~= e then error("got " .. a .. ", expected " .. e, 2) end
end

--- Calls a function that must fail with a message that has `text` in it.
function expect.failure(text, f, ...)
  local ok, message = pcall(f, ...)
  if ok then error("no error; expected: " .. text, 2) end
  if not tostring(message):find(text, 1, true) then
    error("got the error: " .. tostring(message) .. "; expected: " .. text, 2)
  end
end

--- A deck with one key, "Key", whose function is `make`.
function expect.deck(make, options)
  local deck = fc.deck { title = "Deck", id = "deck" }
  deck:answer_key("Key", options or {}, make)
  return deck
end

--- The cards of one run of `make`.
function expect.cards(make, options)
  local deck = expect.deck(make, options)
  return deck:game("Key", { seed = 1, shuffle = false }), deck.answer_keys[1]:cards()
end

return expect
