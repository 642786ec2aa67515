import FCTools
import FCViews

/// `fcscript new`: writes a script to begin with.
struct NewCommand: Command {
  static let name = "new"
  static let operands = "NAME.lua"
  static let mostOperands: Int? = 1
  static let summary = "write a working deck, to be made into one's own"
  static let options: [Option] = [.template, .help]
  static let examples = [
    Example("fcscript new capitals.lua", "writes a deck that can be played at once"),
    Example("fcscript new verbs.lua --template typed", "writes one whose answers are typed"),
  ]
  static let lists = [
    HelpList(
      title: "Templates", rows: Template.allCases.map { ($0.rawValue, $0.summary) })
  ]
  static let closingLines = [
    "The file gets the ending .lua if it has none. One that is there already stays as it is."
  ]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "the file is written",
    Program.Status.notWritten: "it is there already, or can't be written",
  ]

  private let name: ScriptName
  private let template: Template

  init(_ arguments: Arguments) throws {
    guard let path = arguments.operands.first else {
      throw UsageError("which file? fcscript new NAME.lua")
    }
    guard let name = ScriptName(path) else {
      throw UsageError("'\(path)' is not the name of a file, such as capitals.lua")
    }
    self.name = name
    template = arguments.options[.template].flatMap(Template.init) ?? .choice
  }

  func run() -> Int32 {
    do {
      try writeNewFile(template.text(for: name), at: name.path)
    } catch {
      Program.report(visibleLine(error.description))
      return Program.Status.notWritten
    }
    let lines = ["\(visibleLine(name.path)) is written: \(template.summary)."] + alignedRows(next)
    return Program.say(lines.joined(separator: "\n"))
  }

  /// What to do next, and what that does.
  private var next: [(String, String)] {
    let file = shellWord(name.path)
    if template == .plugin {
      return [
        ("kind = \"\(name.identifier)\"", "is what makes a card of a deck one of its kind"),
        ("fcscript run DECK.lua --plugin \(file)", "plays a deck with such cards"),
      ]
    }
    return [
      ("fcscript run \(file)", template == .recipe ? "opens it" : "plays it"),
      ("fcscript run \(file) --watch", "and goes on with the changed file whenever it is saved"),
    ]
  }
}

extension Option {
  fileprivate static let template = Option(
    "template", value: Template.allCases.map(\.rawValue).joined(separator: "|"),
    "what to begin with (choice unless given)")
}
