import FCTools

/// Scripts with one mistake each, by the code of what is to be found. `@@` stands at the end of the
/// line of the mistake, where the comment goes that allows it.
let plantedMistakes: [FindingCode: String] = [
  .syntax: "-- @@\nlocal x = = 1",
  .undefinedGlobal: "if false then print(titel) end @@",
  .globalInFunction: "local function f() total = 1 end @@\nif false then f() end",
  .unusedLocal: "local unused = 1 @@",
  .duplicateField: "print({ a = 1, a = 2 }) @@",
  .duplicateName: "local function f(a, a) return a end @@\nprint(f)",
  .misplacedNot: "local a, b = 1, 2\nprint(not a == b) @@",
  .selfAssignment: "local a = 1\na = a @@\nprint(a)",
  .unreachableCode: "while true do break print() end @@",
  .unknownMember: "if false then fc.crad {} end @@",
  .unknownField: "local function later() return fc.deck { titel = 1 } end @@\nprint(later)",
  .scriptError: "error 'at load' @@",
  .permission: "fc.env 'HOME' @@",
  .limit: "while true do end @@",
  .noDeck: "fc.deck { title = 'T' } @@",
  .brokenCSV: "fc.csv 'broken.csv' @@",
  .noCards: deck("", key: "function(key) end) @@"),
  .noQuestion: deck("key:card { answer = 'a' } @@"),
  .noAnswer: deck("key:card { question = 'q' } @@"),
  .severalAnswers: deck("key:card { question = 'q', answer = { 'a', 'b' } } @@"),
  .notANumber: deck("key:card { kind = 'number', question = 'q', answer = 'a' } @@"),
  .rightAmongWrong: deck("key:card { question = 'q', answer = 'a', wrong = { 'b', ' A' } } @@"),
  .repeatedWrong: deck("key:card { question = 'q', answer = 'a', wrong = { 'b', 'B' } } @@"),
  .tooFewAnswers: deck("key:card { question = 'q', answer = 'a' } @@"),
  .repeatedID: deck(
    "for i = 1, 2 do\nkey:card { id = 'x', question = 'q' .. i, answer = 'a', kind = 'typed' } @@\nend"
  ),
  .repeatedQuestion: deck(
    "for i = 1, 2 do\nkey:card { question = 'q', answer = 'a' .. i, kind = 'typed' } @@\nend"),
  .wrongValue: deck("key:card { question = 'q', answer = 'a', kind = 'chioce' } @@"),
  .misplacedField: deck(
    "key:card { question = 'q', answer = 'a', text = 'x {{c1::y}}', kind = 'typed' } @@"),
  .unusedField: deck("key:card { question = 'q', answer = 'a', kind = 'typed', unit = 'm' } @@"),
  .missingFile: deck(
    "key:card { question = 'q', answer = 'a', kind = 'typed', image = 'x.png' } @@"),
  .clozeText: deck("key:card { text = 'no deletion', kind = 'cloze' } @@"),
  .overlappingDeletions: deck("key:card { text = '{{c1::a {{c1::b}}}}' } @@"),
  .wrongScore: deck(
    "key:card { question = 'q', answer = 'a', kind = 'typed', check = function() return 2 end } @@"),
  .refusedAnswer: deck(
    "key:card { question = 'q', answer = 'a', kind = 'typed', check = function() return 0 end } @@"),
  .failingGenerator: deck(
    """
    key:generate({ id = 'g', count = 3 }, function(random, n)
      if random:int(1, 100) == 7 then error 'seven' end @@
      return { question = 'q', answer = n, kind = 'number' }
    end)
    """),
  .unsteadyCards: deck(
    "key:card { question = tostring {}, answer = 'a', kind = 'reveal' }",
    key: "function(key) @@"),
]

/// A script with an answer key, whose function has `body` in it.
private func deck(_ body: String, key: String = "function(key)") -> String {
  """
  local deck = fc.deck { title = "Planted" }
  deck:answer_key("One", \(key)
  \(body)\(key.contains("end)") ? "" : "\nend)")
  return deck
  """
}
