/// What sort of thing a check has found, by the word that reports and comments name it with.
public enum FindingCode: String, CaseIterable, Sendable {
  // What the text of a script tells.
  case syntax
  case undefinedGlobal = "undefined-global"
  case globalInFunction = "global-in-function"
  case unusedLocal = "unused-local"
  case duplicateField = "duplicate-field"
  case duplicateName = "duplicate-name"
  case misplacedNot = "misplaced-not"
  case selfAssignment = "self-assignment"
  case unreachableCode = "unreachable-code"
  case unknownMember = "unknown-member"
  case unknownField = "unknown-field"
  case unknownCode = "unknown-code"

  // What running it tells.
  case unreadable
  case scriptError = "script-error"
  case limit
  case permission
  case noDeck = "no-deck"
  case brokenCSV = "broken-csv"

  // What its cards tell.
  case noCards = "no-cards"
  case noQuestion = "no-question"
  case noAnswer = "no-answer"
  case severalAnswers = "several-answers"
  case notANumber = "not-a-number"
  case rightAmongWrong = "right-among-wrong"
  case repeatedWrong = "repeated-wrong"
  case tooFewAnswers = "too-few-answers"
  case repeatedID = "repeated-id"
  case repeatedQuestion = "repeated-question"
  case wrongValue = "wrong-value"
  case misplacedField = "misplaced-field"
  case unusedField = "unused-field"
  case missingFile = "missing-file"
  case clozeText = "cloze-text"
  case overlappingDeletions = "overlapping-deletions"
  case wrongScore = "wrong-score"
  case refusedAnswer = "refused-answer"
  case failingGenerator = "failing-generator"
  case unsteadyCards = "unsteady-cards"
  case changedID = "changed-id"

  /// What it stands for, in a sentence.
  public var meaning: String {
    switch self {
    case .syntax: "The text is no Lua."
    case .undefinedGlobal: "A name is used that nothing was given."
    case .globalInFunction: "A function makes a global variable."
    case .unusedLocal: "A local variable is never read."
    case .duplicateField: "A table gives one field twice."
    case .duplicateName: "Two variables that are made together have one name."
    case .misplacedNot: "In a comparison, not belongs to one side alone."
    case .selfAssignment: "A variable is assigned to itself."
    case .unreachableCode: "A statement never runs."
    case .unknownMember: "An object of fc is asked for what it does not have."
    case .unknownField: "A table has a field that nobody reads."
    case .unknownCode: "A comment allows what is no code."
    case .unreadable: "The file can't be read."
    case .scriptError: "The script raises an error."
    case .limit: "The script uses more time or memory than it may."
    case .permission: "The script needs a permission that it was not given."
    case .noDeck: "The script makes a deck and does not return it."
    case .brokenCSV: "A row of a file can't be read."
    case .noCards: "A deck has no answer keys, or one of them no cards."
    case .noQuestion: "A card has no question."
    case .noAnswer: "A card has no answer."
    case .severalAnswers: "A card has several answers, and its kind takes one."
    case .notANumber: "A number card has an answer that is no number."
    case .rightAmongWrong: "A right answer is among the wrong ones."
    case .repeatedWrong: "A wrong answer is there twice."
    case .tooFewAnswers: "A choice card shows a single answer."
    case .repeatedID: "Two things have one id."
    case .repeatedQuestion: "Two cards have one question."
    case .wrongValue: "A field has a value that it can't have."
    case .misplacedField: "A field stands where it can't stand."
    case .unusedField: "A card has a field that its kind ignores."
    case .missingFile: "A picture or a sound is not there."
    case .clozeText: "A text has deletions that can't be read."
    case .overlappingDeletions: "A deletion stands inside itself."
    case .wrongScore: "The check of a card returns no score."
    case .refusedAnswer: "The check of a card refuses its own right answer."
    case .failingGenerator: "A generator fails for some seeds."
    case .unsteadyCards: "An answer key makes other cards each time, though the seed is the same."
    case .changedID: "A card has another id than the one that its progress is kept under."
    }
  }

  /// What helps with all of its sort; nil where only the message can tell.
  var hint: String? {
    switch self {
    case .rightAmongWrong: "leave it out of wrong"
    case .repeatedWrong: "once is enough"
    case .repeatedID: "give each its own"
    case .unusedField: "leave it out, or change the kind"
    case .missingFile: "put the file there, or mend the path"
    case .brokenCSV: "mend the row"
    case .overlappingDeletions: "give the inner one another number"
    case .refusedAnswer: "check gets the score by the card's own rule as its third argument"
    case .wrongScore: "return true, false or a number from 0 to 1, and a text if you like"
    case .notANumber: "write the answer as a number, and its unit as unit = \"…\""
    case .clozeText: "a deletion is written {{c1::text}} or {{c1::text::hint}}"
    case .unsteadyCards: "use fc.pairs in place of pairs, and key.random for chance"
    default: nil
    }
  }
}
