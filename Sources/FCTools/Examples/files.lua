--- fc.args
-- fcscript run quiz.lua -- hard 10
for i, argument in ipairs(fc.args) do print(i, argument) end

--- fc.read
local text = fc.read("words.txt")
for line in text:gmatch("[^\n]+") do print(line) end
print(#fc.read("words.txt", "bytes") .. " bytes")

--- fc.csv, csv options
local rows = fc.csv("elements.csv", {
  header = true, separator = ",", types = { mass = "number" },
})
for _, row in ipairs(rows) do print(row.symbol, row.mass) end

--- fc.write
-- fcscript run --allow-write=result.txt quiz.lua
fc.write("result.txt", "48 right\n")

--- fc.env
-- fcscript run --allow-env=LANG quiz.lua
print(fc.env("LANG") or "no language is set")

--- fc.defaults, defaults
fc.defaults:register { level = 1, sound = true }
print(fc.defaults:get("level"))
fc.defaults:set("level", 2)

local ada = fc.defaults:for_learner("ada")
ada:set("best", { score = 9, date = "2024-05-01" })
print(ada:get("best").score, fc.defaults:get("best"))
