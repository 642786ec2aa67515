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

  static let names = allCases.map(\.rawValue)
  static let inOrder = allCases
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
          + "beside the script\(missing.suggestion)", code: .missingFile)
    }
    return path
  }
}
