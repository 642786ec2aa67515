-- Git: fill in the commands, then tell what they do.

local fc = require "fc"
local groups = require "data.git_commands"

local deck = fc.deck { title = "Git Commands" }

-- Other ways to do the same are right too, and the message names the one that was asked for.
local function accept(also, command)
  return function(response, _, score)
    local typed = response:match "^%s*(.-)%s*$"
    for _, other in ipairs(also) do
      if typed == other then return true, "That does it too, as does " .. command .. "." end
    end
    return score
  end
end

for _, group in ipairs(groups) do
  -- Letter case counts: -d and -D are not the same.
  deck:answer_key(group.name, { kind = "cloze", ignore = "space" }, function(key)
    for _, entry in ipairs(group) do
      local answer = entry.command:match "::(.-)}}"
      key:card {
        id = entry.task,
        text = ("%s:\n%s"):format(entry.task, entry.command),
        check = entry.also and accept(entry.also, answer),
        hint = ("It has %d characters and begins with %s."):format(#answer, answer:match "^%-*."),
        explanation = entry.note,
      }
    end
  end)
end

-- The wrong answers come from the same group: they are near enough to make one think.
deck:answer_key("What does it do?", { choices = 4 }, function(key)
  for _, group in ipairs(groups) do
    for _, entry in ipairs(group) do
      key:card {
        id = entry.task,
        question = entry.command:gsub("{{c1::(.-)}}", "%1"),
        answer = entry.task,
        pool = group.name,
        explanation = entry.note,
      }
    end
  end
end)

return deck
