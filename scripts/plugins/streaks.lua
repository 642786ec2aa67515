-- fcscript-plugin: 1
--- Shows on how many days in a row cards were answered: fcscript streaks [LEARNER]
--
-- A streak lasts until a day has passed without an answer: one that ended yesterday can still be
-- carried on today.

local fc = require "fc"

local plugin = fc.plugin {
  name = "streaks",
  version = "1.0",
  permissions = { progress = true },
}

--- The days of each script and learner, the latest first.
local function gathered(days, learner)
  local groups, list = {}, {}
  for _, day in ipairs(days) do
    if not learner or day.learner == learner then
      local name = day.learner == "" and day.script or day.script .. ", " .. day.learner
      if not groups[name] then
        groups[name] = { name = name }
        table.insert(list, groups[name])
      end
      table.insert(groups[name], day)
    end
  end
  table.sort(list, function(a, b) return a.name < b.name end)
  return list
end

--- How many days from the one at an index on follow each other, going back.
local function run(days, start)
  local length = 1
  while days[start + length] and days[start + length].day == days[start].day - length do
    length = length + 1
  end
  return length
end

local function longest(days)
  local best, start = 0, 1
  while days[start] do
    local length = run(days, start)
    best = math.max(best, length)
    start = start + length
  end
  return best
end

local function plural(count, noun)
  return ("%d %s%s"):format(count, noun, count == 1 and "" or "s")
end

plugin:command("streaks", {
  help = "Shows on how many days in a row cards were answered.\n"
    .. "The name of a learner shows that one's days alone.",
}, function(arguments)
  local list = gathered(plugin:days(), arguments[1])
  if #list == 0 then
    print "No cards were answered yet."
    return
  end
  for _, days in ipairs(list) do
    local now = days[1].days_ago <= 1 and run(days, 1) or 0
    local today = days[1].is_today and days[1].answered or 0
    print(("%s: %s in a row (longest: %d), %s today"):format(
      days.name, plural(now, "day"), longest(days), plural(today, "card")))
  end
end)
