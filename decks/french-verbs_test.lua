local fc = require "fc"
local french = require "french.conjugate"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "french-verbs.lua"

sound.deck(deck)

local function forms(infinitive, tense)
  local list = {}
  for person = 1, 6 do
    local form = french.conjugate(infinitive, tense, person)
    list[person] = french.pronoun(person, form) .. form
  end
  return table.concat(list, ", ")
end

test.it("verbs have the forms they have", function()
  for _, row in ipairs {
    { "parler", "present",
      "je parle, tu parles, il parle, nous parlons, vous parlez, ils parlent" },
    { "finir", "present",
      "je finis, tu finis, il finit, nous finissons, vous finissez, ils finissent" },
    { "vendre", "present",
      "je vends, tu vends, il vend, nous vendons, vous vendez, ils vendent" },
    { "manger", "present",
      "je mange, tu manges, il mange, nous mangeons, vous mangez, ils mangent" },
    { "manger", "imperfect", "je mangeais, tu mangeais, il mangeait, nous mangions, "
      .. "vous mangiez, ils mangeaient" },
    { "lancer", "imperfect", "je lançais, tu lançais, il lançait, nous lancions, "
      .. "vous lanciez, ils lançaient" },
    { "réussir", "imperfect", "je réussissais, tu réussissais, il réussissait, "
      .. "nous réussissions, vous réussissiez, ils réussissaient" },
    { "étudier", "imperfect", "j'étudiais, tu étudiais, il étudiait, nous étudiions, "
      .. "vous étudiiez, ils étudiaient" },
    { "attendre", "imperfect", "j'attendais, tu attendais, il attendait, nous attendions, "
      .. "vous attendiez, ils attendaient" },
    { "habiter", "future", "j'habiterai, tu habiteras, il habitera, nous habiterons, "
      .. "vous habiterez, ils habiteront" },
    { "finir", "future",
      "je finirai, tu finiras, il finira, nous finirons, vous finirez, ils finiront" },
    { "vendre", "future",
      "je vendrai, tu vendras, il vendra, nous vendrons, vous vendrez, ils vendront" },
  } do
    local infinitive, tense, expected = table.unpack(row)
    expect(forms(infinitive, tense)):equals(expected)
  end
end)

test.it("a form is right with its pronoun, and with either apostrophe", function()
  for _, apostrophe in ipairs { "'", "’" } do
    local game = test.play(deck, {
      key = "Present",
      answer = function(card)
        local pronoun = card.question:match ": (.-)…$":gsub("'", apostrophe)
        return pronoun .. card.answer
      end,
    })
    expect(game.num_right):equals(game.count)
  end
end)

test.it("accents count, letter case does not", function()
  local function num_right(change)
    local game = test.play(deck, {
      key = "Future",
      answer = function(card)
        return card.question:find "^étudier" and change(card.answer) or nil
      end,
    })
    return game.num_right
  end
  expect(num_right(string.upper)):equals(1)
  expect(num_right(function(form) return (form:gsub("é", "e")) end)):equals(0)
end)

test.it("the spelling is explained", function()
  local _, why = french.conjugate("nager", "present", 4)
  expect(why):equals "nager: nag- + -ons; nag- is spelled nage- before a and o."
end)
