import FCHost
import FCTools
import FCViews

/// `fcscript doc`: shows the reference of the Lua API.
struct DocCommand: Command {
  static let name = "doc"
  static let operands = "[NAME]"
  static let mostOperands: Int? = nil
  static let summary = "show what scripts can use, with examples"
  static let options: [Option] = [.markdown, .help]
  static let examples = [
    Example("fcscript doc", "lists everything, one line each"),
    Example("fcscript doc card", "tells what a card has and can do"),
    Example("fcscript doc fc.after", "shows how to call a function"),
  ]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "it is shown or written",
    Program.Status.notFound: "there is nothing of that name, or a file can't be written",
  ]

  private let topic: String?
  private let folder: String?

  init(_ arguments: Arguments) throws {
    // Names of several words need no quotes: fcscript doc answer key.
    topic = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    folder = arguments.options[.markdown]
    if folder != nil, topic != nil {
      throw UsageError("--markdown writes everything, not one name")
    }
  }

  func run() throws -> Int32 {
    let reference = try ScriptReference()
    if let folder { return write(ReferenceMarkdown(reference), in: folder) }
    let page = ReferencePage(reference)
    guard let topic else { return Program.say(page.overview.joined(separator: "\n")) }
    let lines = page.lines(of: topic)
    if !lines.isEmpty { return Program.say(lines.joined(separator: "\n")) }
    let hint = reference.suggestion(for: topic).map { " (did you mean '\($0)'?)" } ?? ""
    Program.report("there is nothing called '\(visibleLine(topic))'\(hint): fcscript doc lists all")
    return Program.Status.notFound
  }

  private func write(_ markdown: ReferenceMarkdown, in folder: String) -> Int32 {
    do {
      try markdown.write(in: folder)
      return Program.Status.success
    } catch {
      Program.report(visibleLine(error.description))
      return Program.Status.notWritten
    }
  }
}

extension Option {
  fileprivate static let markdown = Option(
    "markdown", value: "DIR", "write it all as Markdown, a file for each chapter")
}
