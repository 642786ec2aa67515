-- fcscript-plugin: 1
--- Cards that ask for an order.
--
--     key:card { kind = "ordering", question = "From the sun outwards?",
--       items = { "Mercury", "Venus", "Earth", "Mars" } }
--
-- The items are written in their right order. The learner sees them in another one, with numbers,
-- and writes the numbers in the right order. Each item in its place is worth the same.

local fc = require "fc"

local plugin = fc.plugin { name = "ordering", version = "1.0" }

--- The positions 1 to count in a random order, which is not the order they started in.
local function mixed(count, random)
  local positions = {}
  for i = 1, count do positions[i] = i end
  random:shuffle(positions)
  for i = 1, count do
    if positions[i] ~= i then return positions end
  end
  table.insert(positions, table.remove(positions, 1))
  return positions
end

local function prepare(fields, random)
  local items = fields.items
  if type(items) ~= "table" or #items < 2 then
    return nil, "items must be a list of two or more texts in their right order"
  end
  local views, right = {}, {}
  for shown, item in ipairs(mixed(#items, random)) do
    views[shown] = ("%d) %s"):format(shown, items[item])
    right[item] = shown
  end
  return {
    question = fields.question or "Put these in order.",
    answer = table.concat(right, " "),
    views = views,
    data = { right = right, items = items },
  }
end

--- The numbers in a text if each from 1 to count is there once; nil otherwise.
local function numbers(text, count)
  local list, seen = {}, {}
  for digits in text:gmatch "%d+" do
    local number = tonumber(digits)
    if number < 1 or number > count or seen[number] then return nil end
    seen[number] = true
    table.insert(list, number)
  end
  return #list == count and list or nil
end

local function check(data, response)
  local count = #data.right
  local given = numbers(tostring(response), count)
  if not given then
    return nil, ("Write each of the numbers 1 to %d once, in the right order."):format(count)
  end
  local placed = 0
  for i = 1, count do
    if given[i] == data.right[i] then placed = placed + 1 end
  end
  if placed == count then return 1 end
  return placed / count, "In order: " .. table.concat(data.items, ", ") .. "."
end

plugin:card_kind("ordering", { fields = { "items" }, prepare = prepare, check = check })
