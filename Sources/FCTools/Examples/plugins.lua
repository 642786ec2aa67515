--- fc.plugin, plugin fields, plugin permissions, plugin
-- fcscript-plugin: 1
local plugin = fc.plugin {
  name = "streaks",
  version = "1.0",
  permissions = { progress = true, read = { "words.txt" }, write = false, env = { "LANG" } },
}
print(plugin.name, plugin.version)

plugin:command("streaks", { help = "shows the days with answers" }, function(arguments)
  for _, day in ipairs(plugin:days()) do
    if not arguments[1] or day.learner == arguments[1] then print(day.date, day.answered) end
  end
  return 0
end)

--- plugin, card kind fields
-- fcscript-plugin: 1
local plugin = fc.plugin { name = "backwards" }

plugin:card_kind("backwards", {
  fields = { "word" },
  prepare = function(fields, random)
    if not fields.word then return nil, "it needs a word" end
    return { question = "Backwards: " .. fields.word, answer = fields.word:reverse(),
      kind = "typed", data = random:int(1, 6) }
  end,
  check = function(data, response, score)
    if score == 1 and data == 6 then return 1, "And the die shows six!" end
    return score, response
  end,
})

plugin:checker("loudly", function(response, card, score)
  if response == card.answer:upper() then return 1 end
  return score / 2, "Louder!"
end)

plugin:easing("late", function(fraction) return fraction ^ 5 end)

--- plugin, plugin command options
-- fcscript-plugin: 1
local plugin = fc.plugin { name = "lines" }

plugin:importer("txt", function(text, path)
  local cards = {}
  for question, answer in text:gmatch("([^\n=]+)=([^\n]+)") do
    cards[#cards + 1] = { kind = "typed", question = question, answer = answer }
  end
  return { title = path, cards = cards }
end)

plugin:on("result", function(info) print(info.deck, info.num_right) end)
plugin:command("hello", { help = "greets" }, function() print("Hello!") end)
