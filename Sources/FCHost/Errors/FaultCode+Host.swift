import FCLua
import FCModels

extension FaultCode {
  static let undefinedGlobal = FaultCode(rawValue: "undefined-global")
  static let globalInFunction = FaultCode(rawValue: "global-in-function")
  /// A script makes decks and returns none, or returns something else.
  static let noDeck = FaultCode(rawValue: "no-deck")
  static let missingFile = FaultCode(rawValue: "missing-file")
  static let brokenCSV = FaultCode(rawValue: "broken-csv")
  static let wrongValue = FaultCode(.wrongValue)
  static let misplacedField = FaultCode(.misplacedField)
  static let wrongScore = FaultCode(.wrongScore)
  static let rightAmongWrong = FaultCode(.rightAmongWrong)
  /// A card has a field that a card of its kind has no use for.
  static let unusedField = FaultCode(rawValue: "unused-field")
  static let repeatedWrong = FaultCode(rawValue: "repeated-wrong")
  static let tooFewAnswers = FaultCode(rawValue: "too-few-answers")

  /// The code of a mistake in a deck.
  init(_ code: ModelError.Code) { self.init(rawValue: code.rawValue) }
}

extension ScriptFault {
  /// The fault of a call that made a mistake in a deck.
  init(_ error: ModelError) {
    self.init(error.message, code: error.code.map(FaultCode.init))
    parts = ScriptFault.Parts(error.problem, hint: error.hint)
  }
}

extension ScriptError {
  /// The error of a mistake in a deck.
  init(
    _ kind: Kind, _ error: ModelError, at position: SourcePosition? = nil,
    callbacks: [Callback] = []
  ) {
    self.init(kind, ScriptFault(error), at: position, callbacks: callbacks)
  }

  /// The error of a fault, with its code and its hint.
  init(
    _ kind: Kind, _ fault: ScriptFault, at position: SourcePosition? = nil,
    callbacks: [Callback] = []
  ) {
    self.init(kind, fault.description, at: position, callbacks: callbacks)
    code = fault.code
    parts = fault.parts
  }
}
