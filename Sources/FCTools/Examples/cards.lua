--- fc.card, card fields
local front, back = fc.card {
  question = "Alaska",
  answer = "Juneau",
  wrong = { "Anchorage", "Fairbanks", "Sitka" },
  choices = 3,
  pool = "capitals",
  reverse = { hint = "The largest state" },
  hint = { "Only ships and planes get there", "J…" },
  explanation = "Capital since 1906.",
  image = "alaska.png",
  audio = "alaska.ogg",
  answer_image = "juneau.png",
  answer_audio = "juneau.ogg",
  tags = { "west", "cold" },
  id = "AK",
  was = "alaska",
  data = { admitted = 1959 },
}
print(front, back, front.data.admitted)

--- answer key:card, card fields
local deck = fc.deck { title = "Ways to ask" }

deck:answer_key("All of them", function(key)
  key:card { kind = "typed", question = "Capital of Iceland?", answer = "Reykjavík",
    ignore = { "case", "accents" } }
  key:card { kind = "number", question = "How fast is sound?", answer = 343, tolerance = "2%",
    unit = "m/s", units = { ["km/h"] = 1 / 3.6 }, unit_score = 0.5 }
  key:card { kind = "select", question = "Which are prime?", answer = { "2", "5" },
    wrong = { "4" } }
  key:card { kind = "reveal", question = "Say the alphabet backwards.", answer = "Z, Y, X, …" }
  key:card { kind = "cloze", text = "{{c1::Paris}} is the capital of {{c2::France::a country}}." }
  key:card { kind = "typed", question = "Any even number?", answer = "2",
    check = function(response, card, score)
      if score == 1 then return true end
      return tonumber(response) and tonumber(response) % 2 == 0, "As even as " .. card.answer
    end }
end)

return deck

--- card
local card = fc.card {
  question = "Alaska", answer = "Juneau", wrong = { "Sitka", "Nome" },
  hint = { "It begins with J", "It ends with u" }, explanation = "Capital since 1906.",
  tags = "west", id = "AK", image = "alaska.png", audio = "alaska.ogg",
  answer_image = "juneau.png", answer_audio = "juneau.ogg", data = 1959,
}

print(card.kind, card.id, card.full_id, card.question, table.concat(card.tags, ", "))
print(card.image, card.audio, #card.hints)
for i, answer in ipairs(card.answers) do print(i, answer) end

print(card:next_hint(), card.hints_used)
print(card.is_answered, card.is_correct)

local score, message = card:record_answer(card.correct_answer)
print(score, message, card.score, card.message, card.response)
print(card.is_answered, card.is_correct, card.answer, card.explanation, card.data)
print(card.answer_image, card.answer_audio, card:to_table().id)

--- card.unit
local card = fc.card { kind = "number", question = "How far is the moon?", answer = 384000,
  unit = "km", tolerance = "5%" }
print(card.unit, card:record_answer("380000 km"))

--- random
local deck = fc.deck { title = "Chance", kind = "number" }

deck:answer_key("Add", function(key)
  local random = key.random
  local a, b = random:int(1, 9), random:int(1, 9)
  local name = random:pick { "Ada", "Alan", "Grace" }
  local order = random:shuffle { "first", "second", "third" }
  print(random:number(), random:number(5, 6), table.concat(order, ", "))
  key:card { question = name .. " asks: " .. a .. " + " .. b, answer = a + b }
end)

return deck
