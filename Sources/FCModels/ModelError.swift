import FCText

/// A mistake in a deck, told in the words of its author.
public struct ModelError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do about it, without a place.
  public let message: String
  /// The field that is wrong, by its Lua name, where it is one field.
  public let field: String?
  /// The positions in the key's cards, counted from 0, where cards that were added are at fault.
  public let cards: [Int]

  init(_ message: String, field: String? = nil, cards: [Int] = []) {
    self.message = message
    self.field = field
    self.cards = cards
  }

  public var description: String { message }
}

// Every message of the models is made here.

extension ModelError {
  /// A deck that can't be played since it has no answer keys.
  public static func noAnswerKeys(_ deck: Deck) -> ModelError {
    ModelError("deck \(quoted(deck.title)) has no answer keys: add one with deck:answer_key(…)")
  }

  /// Two decks of one script whose cards could not be told apart.
  public static func repeatedDeck(_ id: String) -> ModelError {
    ModelError("two decks have the id \(quoted(id)): give each its own id", field: "id")
  }

  /// A key whose `make` added no card.
  public static func noCards(_ key: AnswerKey) -> ModelError {
    ModelError("answer key \(quoted(key.name)) has no cards: add them with key:card { … }")
  }

  static func emptyField(_ field: String, of owner: String) -> ModelError {
    ModelError("\(owner) has an empty \(field)", field: field)
  }

  static func illegalID(_ id: String, of owner: String) -> ModelError {
    ModelError("the id \(quoted(id)) of \(owner) can't have / or # in it", field: "id")
  }

  static func repeatedKey(_ field: String, _ value: String, in deck: String) -> ModelError {
    ModelError(
      "deck \(quoted(deck)) has two answer keys with the \(field) \(quoted(value))",
      field: field)
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
    ModelError("\(field) of \(owner) must be \(requirement)", field: field)
  }
}

// Cards

extension ModelError {
  static func noQuestion(answer: String?) -> ModelError {
    let card = answer.map { "the card with the answer \(quoted($0))" } ?? "a card"
    return ModelError(
      "\(card) has no question: give it question = \"…\" (or the value given is nil)",
      field: "question")
  }

  static func noAnswer(_ card: String) -> ModelError {
    ModelError(
      "\(card) has no answer: give it answer = \"…\" (or the value given is nil)", field: "answer")
  }

  static func severalAnswers(_ card: String) -> ModelError {
    ModelError(
      "\(card) has several answers: give it kind = \"select\" or kind = \"typed\", or one answer",
      field: "answer")
  }

  static func severalNumbers(_ card: String) -> ModelError {
    ModelError("\(card) has several answers: a number card takes one", field: "answer")
  }

  static func rightAmongWrong(_ answer: String, _ card: String) -> ModelError {
    ModelError("\(card) has its right answer \(quoted(answer)) among wrong", field: "wrong")
  }

  static func notANumber(_ answer: String, _ card: String) -> ModelError {
    ModelError(
      "\(card) is a number card, and its answer \(quoted(answer)) is not a number",
      field: "answer")
  }

  static func irreversible(_ card: String, since reason: String) -> ModelError {
    ModelError("\(card) can't be reversed: \(reason)", field: "reverse")
  }

  static func idOfGenerated(_ card: String) -> ModelError {
    ModelError(
      "\(card) is generated and takes its id from key:generate { id = \"…\" }", field: "id")
  }

  static func idOfBack(_ card: String) -> ModelError {
    ModelError("the back of \(card) takes its id from the front", field: "id")
  }

  static func sameID(_ id: String, in key: String, cards: [Int]) -> ModelError {
    ModelError(
      "two cards of \(quoted(key)) have the id \(quoted(id)): give each its own", field: "id",
      cards: cards)
  }

  static func sameQuestion(_ question: String, in key: String, cards: [Int]) -> ModelError {
    ModelError(
      "two cards of \(quoted(key)) have the question \(quoted(question)): "
        + "give each an id, or one card both answers", field: "question", cards: cards)
  }

  static func cloze(_ problem: String, in text: String) -> ModelError {
    ModelError(
      "the cloze text \(quoted(truncated(text, columns: 60))) \(problem)", field: "text")
  }

  static func clozeField(_ field: String, in text: String) -> ModelError {
    ModelError(
      "the cloze card \(quoted(text)) takes its \(field) from text: leave \(field) out",
      field: field)
  }

  static func noText(_ card: String) -> ModelError {
    ModelError(
      "\(card) has no text: give it text = \"… {{c1::…}} …\"", field: "text")
  }

  static func textWithoutCloze(kind: CardKind, text: String) -> ModelError {
    ModelError(
      "the card with the text \(quoted(text)) has kind = \"\(kind.rawValue)\": "
        + "text is for kind = \"cloze\"", field: "text")
  }

  static func scoreOutOfRange(_ score: Double, _ card: String) -> ModelError {
    ModelError(
      "check of \(card) returned \(numberText(score)): a score is a number from 0 to 1",
      field: "check")
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
