-- fcscript-plugin: 1
local fc = require "fc"
local plugin = fc.plugin { name = "facts", version = "1.0" }

local function prepare(fields)
  if type(fields.is_true) ~= "boolean" then return nil, "is_true must be true or false" end
  return {
    question = "True or false? " .. fields.question,
    answer = fields.is_true and "true" or "false",
    wrong = { fields.is_true and "false" or "true" },
    kind = "choice",
  }
end

plugin:card_kind("fact", { fields = { "is_true" }, prepare = prepare })
