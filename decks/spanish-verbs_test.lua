local fc = require "fc"
local spanish = require "spanish.conjugate"
local sound = require "testing.sound"
local verbs = require "data.spanish_verbs"
local test, expect = fc.test, fc.test.expect

local deck = test.load "spanish-verbs.lua"

sound.deck(deck)

local by_infinitive = {}
for _, verb in ipairs(verbs) do by_infinitive[verb.infinitive] = verb end

test.it("verbs have the forms they have", function()
  for _, row in ipairs {
    { "hablar", "present", "hablo hablas habla hablamos habláis hablan" },
    { "comer", "preterite", "comí comiste comió comimos comisteis comieron" },
    { "vivir", "imperfect", "vivía vivías vivía vivíamos vivíais vivían" },
    { "tener", "present", "tengo tienes tiene tenemos tenéis tienen" },
    { "tener", "future", "tendré tendrás tendrá tendremos tendréis tendrán" },
    { "ser", "imperfect", "era eras era éramos erais eran" },
    { "ir", "preterite", "fui fuiste fue fuimos fuisteis fueron" },
    { "decir", "preterite", "dije dijiste dijo dijimos dijisteis dijeron" },
    { "buscar", "subjunctive", "busque busques busque busquemos busquéis busquen" },
    { "llegar", "subjunctive", "llegue llegues llegue lleguemos lleguéis lleguen" },
    { "jugar", "present", "juego juegas juega jugamos jugáis juegan" },
    { "empezar", "preterite", "empecé empezaste empezó empezamos empezasteis empezaron" },
    { "proteger", "present", "protejo proteges protege protegemos protegéis protegen" },
    { "dormir", "subjunctive", "duerma duermas duerma durmamos durmáis duerman" },
    { "pedir", "preterite", "pedí pediste pidió pedimos pedisteis pidieron" },
    { "poder", "conditional", "podría podrías podría podríamos podríais podrían" },
  } do
    local infinitive, tense, expected = table.unpack(row)
    local forms = {}
    for person = 1, 6 do
      forms[person] = spanish.conjugate(by_infinitive[infinitive], tense, person)
    end
    expect(table.concat(forms, " ")):equals(expected)
  end
end)

test.it("accents count", function()
  for seed = 1, 20 do
    local game = test.play(deck, {
      key = "Future", seed = seed, limit = 5,
      answer = function(card) return (card.answer:gsub("[áéí]", "x")) end,
    })
    expect(game.num_right < game.count):is_true()
  end
end)
