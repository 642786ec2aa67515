import FCText

/// A mistake in a deck, told in the words of its author.
public struct ModelError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do about it, without a place.
  public let message: String
  /// The field that is wrong, by its Lua name, where it is one field.
  public let field: String?
  /// The positions in the key's cards, counted from 0, where cards that were added are at fault.
  public let cards: [Int]
  /// What sort of mistake it is, where tools can tell.
  public let code: Code?
  /// What is wrong; all of the message that is not the hint.
  public let problem: String
  /// What to do about it: the end of the message, after a colon.
  public let hint: String?

  init(
    _ problem: String, hint: String? = nil, code: Code? = nil, field: String? = nil,
    cards: [Int] = []
  ) {
    message = hint.map { "\(problem): \($0)" } ?? problem
    self.problem = problem
    self.hint = hint
    self.code = code
    self.field = field
    self.cards = cards
  }

  public var description: String { message }

  /// The sorts of mistakes, by the words that tools know them by.
  public enum Code: String, CaseIterable, Sendable {
    case noCards = "no-cards"
    case noQuestion = "no-question"
    case noAnswer = "no-answer"
    case severalAnswers = "several-answers"
    case notANumber = "not-a-number"
    case rightAmongWrong = "right-among-wrong"
    case repeatedID = "repeated-id"
    case repeatedQuestion = "repeated-question"
    case misplacedField = "misplaced-field"
    case clozeText = "cloze-text"
    case overlappingDeletions = "overlapping-deletions"
    case wrongScore = "wrong-score"
    case wrongValue = "wrong-value"
  }
}

// Every message of the models is made here.

extension ModelError {
  /// A deck that can't be played since it has no answer keys.
  public static func noAnswerKeys(_ deck: Deck) -> ModelError {
    ModelError(
      "deck \(quoted(deck.title)) has no answer keys", hint: "add one with deck:answer_key(…)",
      code: .noCards)
  }

  /// Two decks of one script whose cards could not be told apart.
  public static func repeatedDeck(_ id: String) -> ModelError {
    ModelError(
      "two decks have the id \(quoted(id))", hint: "give each its own id", code: .repeatedID,
      field: "id")
  }

  /// A key whose `make` added no card.
  public static func noCards(_ key: AnswerKey) -> ModelError {
    ModelError(
      "answer key \(quoted(key.name)) has no cards", hint: "add them with key:card { … }",
      code: .noCards)
  }

  static func emptyField(_ field: String, of owner: String) -> ModelError {
    ModelError("\(owner) has an empty \(field)", code: .wrongValue, field: field)
  }

  static func illegalID(_ id: String, of owner: String) -> ModelError {
    ModelError(
      "the id \(quoted(id)) of \(owner) can't have / or # in it", code: .wrongValue, field: "id")
  }

  static func repeatedKey(_ field: String, _ value: String, in deck: String) -> ModelError {
    ModelError(
      "deck \(quoted(deck)) has two answer keys with the \(field) \(quoted(value))",
      code: .repeatedID, field: field)
  }

  /// - Parameter names: those that may have been meant.
  static func unknownKey(_ name: String, in deck: String, names: [String] = []) -> ModelError {
    let hint = suggestion(for: name, among: names, quote: "\"")
    return ModelError(
      "deck \(quoted(deck)) has no answer key \(quoted(name))\(hint)", field: "key")
  }

  static func cardOutsideMake(_ key: String) -> ModelError {
    ModelError(
      "answer key \(quoted(key)) takes cards only while its function runs: add them inside it")
  }

  static func makeInsideMake(_ key: String) -> ModelError {
    ModelError("answer key \(quoted(key)) is making its cards: its function can't start a game")
  }

  static func outOfRange(_ field: String, _ requirement: String, of owner: String) -> ModelError {
    ModelError("\(field) of \(owner) must be \(requirement)", code: .wrongValue, field: field)
  }
}

// Cards

extension ModelError {
  static func noQuestion(answer: String?) -> ModelError {
    let card = answer.map { "the card with the answer \(quoted($0))" } ?? "a card"
    return ModelError(
      "\(card) has no question", hint: "give it question = \"…\" (or the value given is nil)",
      code: .noQuestion, field: "question")
  }

  static func noAnswer(_ card: String) -> ModelError {
    ModelError(
      "\(card) has no answer", hint: "give it answer = \"…\" (or the value given is nil)",
      code: .noAnswer, field: "answer")
  }

  static func severalAnswers(_ card: String) -> ModelError {
    ModelError(
      "\(card) has several answers",
      hint: "give it kind = \"select\" or kind = \"typed\", or one answer", code: .severalAnswers,
      field: "answer")
  }

  static func severalNumbers(_ card: String) -> ModelError {
    ModelError(
      "\(card) has several answers", hint: "a number card takes one", code: .severalAnswers,
      field: "answer")
  }

  static func rightAmongWrong(_ answer: String, _ card: String) -> ModelError {
    ModelError(
      "\(card) has its right answer \(quoted(answer)) among wrong", code: .rightAmongWrong,
      field: "wrong")
  }

  static func notANumber(_ answer: String, _ card: String) -> ModelError {
    ModelError(
      "\(card) is a number card, and its answer \(quoted(answer)) is not a number",
      code: .notANumber, field: "answer")
  }

  static func irreversible(_ card: String, since reason: String) -> ModelError {
    ModelError("\(card) can't be reversed: \(reason)", code: .misplacedField, field: "reverse")
  }

  static func idOfGenerated(_ card: String) -> ModelError {
    ModelError(
      "\(card) is generated and takes its id from key:generate { id = \"…\" }",
      code: .misplacedField, field: "id")
  }

  static func idOfBack(_ card: String) -> ModelError {
    ModelError(
      "the back of \(card) takes its id from the front", code: .misplacedField, field: "id")
  }

  static func sameID(_ id: String, in key: String, cards: [Int]) -> ModelError {
    ModelError(
      "two cards of \(quoted(key)) have the id \(quoted(id))", hint: "give each its own",
      code: .repeatedID, field: "id", cards: cards)
  }

  static func sameQuestion(_ question: String, in key: String, cards: [Int]) -> ModelError {
    ModelError(
      "two cards of \(quoted(key)) have the question \(quoted(question))",
      hint: "give each an id, or one card both answers", code: .repeatedQuestion,
      field: "question", cards: cards)
  }

  static func cloze(
    _ problem: String, hint: String? = nil, code: Code = .clozeText, in text: String
  ) -> ModelError {
    ModelError(
      "the cloze text \(quoted(truncated(text, columns: 60))) \(problem)", hint: hint, code: code,
      field: "text")
  }

  static func clozeField(_ field: String, in text: String) -> ModelError {
    ModelError(
      "the cloze card \(quoted(text)) takes its \(field) from text", hint: "leave \(field) out",
      code: .misplacedField, field: field)
  }

  static func noText(_ card: String) -> ModelError {
    ModelError(
      "\(card) has no text", hint: "give it text = \"… {{c1::…}} …\"", code: .noQuestion,
      field: "text")
  }

  static func textWithoutCloze(kind: CardKind, text: String) -> ModelError {
    ModelError(
      "the card with the text \(quoted(text)) has kind = \"\(kind.rawValue)\"",
      hint: "text is for kind = \"cloze\"", code: .misplacedField, field: "text")
  }

  static func scoreOutOfRange(_ score: Double, _ card: String) -> ModelError {
    ModelError(
      "check of \(card) returned \(numberText(score))",
      hint: "a score is a number from 0 to 1", code: .wrongScore, field: "check")
  }
}

// Games

extension ModelError {
  static func badState(_ problem: String) -> ModelError {
    ModelError("this is not the state of a game: \(problem)")
  }

  static func stateOfAnotherDeck(_ id: String, deck: String) -> ModelError {
    ModelError("the state belongs to the deck \(quoted(id)), not to \(quoted(deck))")
  }
}

// Recipes

extension ModelError {
  static func recipeInBook(_ recipe: String, _ book: String) -> ModelError {
    ModelError("recipe \(quoted(recipe)) is in the recipe book \(quoted(book)) already")
  }

  static func recipeNotRemoved(_ recipe: String, _ book: String) -> ModelError {
    ModelError(
      "recipe \(quoted(recipe)) can't be put back: it was not removed from the recipe book "
        + quoted(book))
  }

  static func recipeNotInBook(_ recipe: String, _ book: String) -> ModelError {
    ModelError("recipe \(quoted(recipe)) is not in the recipe book \(quoted(book))")
  }
}

func quoted(_ text: String) -> String {
  "\"\(text)\""
}
