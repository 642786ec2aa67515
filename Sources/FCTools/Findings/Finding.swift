import FCHost

/// One thing that a check has found.
///
/// For example:
///
///     for finding in try check("quiz.lua").problems { print(finding) }
///     // quiz.lua:4:14: unknown field 'qestion' in card (did you mean 'question'?) (unknown-field)
public struct Finding: Equatable, Sendable {
  /// The file, by its path from the current directory.
  public var path: String
  /// The line, from 1; nil for the file as a whole.
  public var line: Int?
  /// The Unicode scalar in the line, from 1.
  public var column: Int?
  /// How many Unicode scalars of the line are meant.
  public var length: Int?
  /// What sort of thing it is.
  public var code: FindingCode
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// What else helps to understand it, a line each.
  public var notes: [String]
  /// The lines around the place, the last of them the line itself.
  public var excerpt: [ScriptError.ExcerptLine] = []
  /// Where the script read the file that is at fault, if that is not the script's own.
  var reader: Place?

  /// A line of a file.
  struct Place: Hashable, Sendable {
    var path: String
    var line: Int
  }

  /// Makes a finding without an excerpt.
  public init(
    _ code: FindingCode, _ message: String, path: String, line: Int? = nil, column: Int? = nil,
    length: Int? = nil, hint: String? = nil, notes: [String] = []
  ) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.hint = hint
    self.notes = notes
  }

  /// The lines whose comments can allow it.
  var places: [Place] {
    (line.map { [Place(path: path, line: $0)] } ?? []) + (reader.map { [$0] } ?? [])
  }

  /// Whether a limit or a refused permission has ended the check of the script.
  public var isStop: Bool { code == .limit || code == .permission }
}

extension Finding {
  /// Takes over what another one of the same place and code says.
  mutating func take(_ other: Finding) {
    message = other.message
    hint = other.hint
    notes = other.notes
  }
}
