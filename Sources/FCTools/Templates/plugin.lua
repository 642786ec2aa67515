-- fcscript-plugin: 1
--- Cards that show the letters of their answer in another order.
--
--     key:card { kind = "NAME", answer = "Jupiter", hint = "a planet" }

local fc = require "fc"

local plugin = fc.plugin { name = "NAME", version = "1.0" }

local function prepare(fields, random)
  local answer = fields.answer
  if type(answer) ~= "string" or utf8.len(answer) < 2 then
    return nil, "answer must be a word of two or more letters"
  end
  local letters = {}
  for _, code in utf8.codes(answer:upper()) do
    table.insert(letters, utf8.char(code))
  end
  return {
    question = fields.question or "Which word has these letters?",
    answer = answer,
    views = { table.concat(random:shuffle(letters), " ") },
  }
end

plugin:card_kind("NAME", { prepare = prepare })
