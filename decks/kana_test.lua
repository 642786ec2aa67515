local fc = require "fc"
local sound = require "testing.sound"
local test, expect = fc.test, fc.test.expect

local deck = test.load "kana.lua"

sound.deck(deck)

test.it("there are 46 basic, 25 voiced and 33 combined kana of each script", function()
  for _, script in ipairs { "hiragana", "katakana" } do
    for level, count in fc.pairs { basic = 46, voiced = 25, combined = 33 } do
      expect(#deck:game(("Read %s %s"):format(level, script))):equals(count)
    end
    expect(#deck:game("Choose the " .. script)):equals(46 + 25 + 33)
  end
end)

test.it("kana have the sounds they have, in every spelling", function()
  for _, row in ipairs {
    { "Read basic hiragana", "し", { "shi", "si" } },
    { "Read basic hiragana", "つ", { "tsu", "tu" } },
    { "Read basic hiragana", "ふ", { "fu", "hu" } },
    { "Read basic hiragana", "を", { "wo", "o" } },
    { "Read basic katakana", "ヌ", { "nu" } },
    { "Read basic katakana", "ン", { "n", "nn" } },
    { "Read voiced hiragana", "じ", { "ji", "zi" } },
    { "Read voiced hiragana", "ぢ", { "ji", "di", "zi" } },
    { "Read voiced katakana", "ポ", { "po" } },
    { "Read combined hiragana", "きゃ", { "kya" } },
    { "Read combined katakana", "シュ", { "shu", "syu" } },
    { "Read combined katakana", "チョ", { "cho", "tyo" } },
    { "Read combined katakana", "ジャ", { "ja", "zya", "jya" } },
    { "Read combined katakana", "リョ", { "ryo" } },
  } do
    local key, text, sounds = table.unpack(row)
    expect(sound.answers(deck, key, 1)[text]):equals(sounds[1])
    for _, spelling in ipairs(sounds) do
      expect(sound.try(deck, key, text, spelling)):equals(1)
    end
  end
end)

test.it("two kana of one sound are told apart", function()
  local chosen = sound.answers(deck, "Choose the hiragana", 1)
  expect(chosen["ji (from shi)"]):equals "じ"
  expect(chosen["ji (from chi)"]):equals "ぢ"
  expect(chosen["zu (from su)"]):equals "ず"
  expect(chosen["zu (from tsu)"]):equals "づ"
end)

test.it("explanations tell where a kana comes from", function()
  local notes = {}
  for _, level in ipairs { "basic", "voiced", "combined" } do
    sound.each_card(deck, ("Read %s katakana"):format(level), 1, function(card)
      notes[card.question] = card.explanation
    end)
  end
  expect(notes["シ"]):equals "Not to be taken for ツ (tsu)."
  expect(notes["ガ"]):equals "ガ is カ with two strokes."
  expect(notes["ピ"]):equals "ピ is ヒ with a circle."
  expect(notes["ニュ"]):equals "A small ュ takes the place of the i of ニ."
end)

test.it("words are read kana by kana", function()
  local hiragana = sound.answers(deck, "Words in hiragana", 1)
  expect(hiragana["さくら"]):equals "sakura"
  expect(hiragana["じてんしゃ"]):equals "jitensha"
  expect(hiragana["おちゃ"]):equals "ocha"
  expect(sound.try(deck, "Words in hiragana", "じてんしゃ", "zitensya")):equals(1)
  expect(sound.answers(deck, "Words in katakana", 1)["キャベツ"]):equals "kyabetsu"
  expect(sound.try(deck, "Words in katakana", "フランス", "huransu")):equals(1)
end)
