import FCHost
import FCTools
import FCViews

/// `fcscript types`: writes what lets an editor complete and check scripts.
struct TypesCommand: Command {
  static let name = "types"
  static let operands = "[DIR]"
  static let mostOperands: Int? = 1
  static let summary = "write type stubs, by which editors complete and check scripts"
  static let options: [Option] = [.help]
  static let examples = [
    Example("fcscript types", "writes them for the scripts of this folder"),
    Example("fcscript types decks", "for those of another"),
  ]
  static let closingLines = [
    "They are for lua-language-server, which many editors use: \(TypeFiles.stubs) says what there",
    "is, and \(TypeFiles.settings) leads to it. Settings that are there already stay as they are.",
  ]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "the stubs are written",
    Program.Status.notWritten: "they can't be written",
  ]

  private let folder: String

  init(_ arguments: Arguments) { folder = arguments.operands.first ?? "." }

  func run() throws -> Int32 {
    let files = TypeFiles(in: folder)
    do {
      let settings = try files.write(try ScriptReference())
      return Program.say(lines(files, settings).joined(separator: "\n"))
    } catch let error as NewFileError {
      Program.report(visibleLine(error.description))
      return Program.Status.notWritten
    }
  }

  private func lines(_ files: TypeFiles, _ settings: TypeFiles.Settings) -> [String] {
    let stubs = "\(visibleLine(files.path(of: TypeFiles.stubs))) is written."
    let path = visibleLine(files.path(of: TypeFiles.settings))
    switch settings {
    case .written: return [stubs, "\(path) leads editors to it."]
    case .kept:
      return [stubs, "\(path) was there and stays as it is. Add to it:", ""]
        + EditorSettings.lines.map { "  \($0)" }
    }
  }
}
