import FCLua
import FCModels

/// The fields an author can give a card, in the order in which `fc.card` spreads them.
enum CardField: String, CaseIterable {
  case question, answer, kind, wrong, reverse, hint, explanation, image, audio
  case answerImage = "answer_image"
  case answerAudio = "answer_audio"
  case tags, id, was, check, data, ignore, choices, pool, tolerance, unit, units
  case unitScore = "unit_score"
  case text

  static let inOrder = allCases
  static let table = FieldTable("card fields", allCases.map(\.description))

  private var description: FieldDescription {
    let (type, documentation) = described
    return FieldDescription(rawValue, type, documentation)
  }

  private var described: (type: String, documentation: String) {
    switch self {
    case .question: ("text?", "What is asked.")
    case .answer:
      ("(text | text[])?", "The right answer; a list for several right ones.")
    case .kind: ("card kind?", "How the card asks; choice unless given.")
    case .wrong: ("(text | text[])?", "Wrong answers to choose from.")
    case .reverse:
      ("(boolean | card fields)?", "Whether the answer is asked too, or the fields of that card.")
    case .hint: ("(text | text[])?", "What helps, one after the other.")
    case .explanation: ("text?", "What is read after the answer.")
    case .image: ("string?", "The file of a picture beside the question.")
    case .audio: ("string?", "The file of a sound beside the question.")
    case .answerImage: ("string?", "The file of a picture beside the answer.")
    case .answerAudio: ("string?", "The file of a sound beside the answer.")
    case .tags: ("(text | text[])?", "The author's words for the card.")
    case .id: ("text?", "What its progress is kept under; the question unless given.")
    case .was: ("(text | text[])?", "Earlier ids, or questions, whose progress it takes over.")
    case .check:
      (
        "(string | fun(response: response, card: card, score: number) → (boolean | number, string?))?",
        "Judges a response: true, false or a score 0…1, and a message; a plugin's check by its name."
      )
    case .data: ("any", "A value of the author's own.")
    case .ignore:
      ("(ignored difference | ignored difference[])?", "What comparing with the answer overlooks.")
    case .choices: ("integer?", "How many answers to choose from are shown; 3 unless given.")
    case .pool: ("string?", "The name of the answers that wrong ones are drawn from.")
    case .tolerance: ("(number | string)?", "How far off a number may be: 0.1, or \"1%\".")
    case .unit: ("string?", "The unit of a number.")
    case .units: ("{ [string]: number }?", "Other units, each with its factor to 'unit'.")
    case .unitScore: ("number?", "The score of a right number without its unit; 0 unless given.")
    case .text: ("string?", "The text of a cloze: \"{{c1::Paris}} is the capital of France\".")
    }
  }
}

extension CardDraft {
  /// Takes over a field that is a plain value.
  mutating func set(_ field: CardField, _ value: FieldValue, _ host: ScriptHost) throws {
    switch field {
    case .question: question = try value.text()
    case .answer: answer = try value.answer()
    case .kind: kind = try value.word(CardKind.self)
    case .wrong: self.wrong = try value.texts()
    case .reverse, .check, .data: break  // no plain values: read apart
    case .hint: self.hints = try value.texts()
    case .explanation: self.explanation = try value.text()
    case .image: self.image = try host.media(value)
    case .audio: self.audio = try host.media(value)
    case .answerImage: self.answerImage = try host.media(value)
    case .answerAudio: self.answerAudio = try host.media(value)
    case .tags: self.tags = try value.texts()
    case .id: self.id = try value.text()
    case .was: self.was = try value.texts()
    case .ignore: self.ignore = try value.ignoring()
    case .choices: self.choices = try value.integer()
    case .pool: self.pool = try value.text()
    case .tolerance: self.tolerance = try value.tolerance()
    case .unit: self.unit = try value.text()
    case .units: self.units = try value.units()
    case .unitScore: self.unitScore = try value.number()
    case .text: text = try value.text()
    }
  }
}

extension FieldValue {
  fileprivate func answer() throws -> AnswerDraft {
    switch value {
    case .string(let text): return .text(text)
    case .integer(let integer): return .integer(integer)
    case .number(let number): return .number(number)
    case .table: return .list(try texts())
    default: throw wrong("a string, a number or a list")
    }
  }

  fileprivate func tolerance() throws -> Tolerance {
    switch value {
    case .string(let text):
      if let tolerance = Tolerance(text: text) { return tolerance }
    case .integer, .number:
      let number = try number()
      if number >= 0, number.isFinite { return .absolute(number) }
    default: break
    }
    throw wrong("a number such as 0.1, or a share such as \"1%\"")
  }

  fileprivate func units() throws -> [String: Double] {
    guard case .table(let table) = value, table.list.isEmpty else {
      throw wrong("a table of units and their factors, such as { km = 1000 }")
    }
    var units: [String: Double] = [:]
    for field in table.fields {
      guard case .string(let unit) = field.key else { throw wrong("a table with units as keys") }
      units[unit] = try FieldValue(name: "\(name).\(unit)", subject: subject, value: field.value)
        .number()
    }
    return units
  }
}

extension ScriptHost {
  /// The path of a picture or a sound, which must be there.
  fileprivate func media(_ value: FieldValue) throws -> String {
    let path = try value.text()
    do {
      _ = try files.find(path, for: "field '\(value.name)' of \(value.subject)")
    } catch let missing as FileAccess.Missing {
      throw ScriptFault(
        "field '\(value.name)' of \(value.subject): there is no file \(quotedName(path)) "
          + "beside the script\(missing.suggestion)")
    }
    return path
  }
}
