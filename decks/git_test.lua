local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "git.lua"

sound.deck(deck)

local function try(...) return sound.try(deck, ...) end

test.it("each command is asked once and told once", function()
  local count = 0
  for _, key in ipairs(deck.answer_keys) do
    if key.name ~= "What does it do?" then count = count + #deck:game(key.name) end
  end
  expect(#deck:game "What does it do?"):equals(count)
  expect(count > 50):is_true()
end)

test.it("other ways are right too, and the message says so", function()
  local score, message = try("Branch and merge", "Go to another branch", " checkout ")
  expect(score):equals(1)
  expect(message):equals "That does it too, as does switch."
  expect(try("Branch and merge", "Go to another branch", "switch")):equals(1)
  expect(try("Name commits", "before the current one", "HEAD^")):equals(1)
end)

test.it("letter case counts", function()
  expect(try("Branch and merge", "Delete a branch", "-d")):equals(1)
  expect(try("Branch and merge", "Delete a branch", "-D")):equals(0)
end)

test.it("commands are shown whole", function()
  local tasks = sound.answers(deck, "What does it do?", 1)
  expect(tasks["git stash pop"]):equals "Take back the changes put aside last"
  expect(tasks["git commit --amend"]):equals "Put what is staged into the latest commit"
  for command in fc.pairs(tasks) do expect(command):matches "^git %l[^{}]*$" end
end)
