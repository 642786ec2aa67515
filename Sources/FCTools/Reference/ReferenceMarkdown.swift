import FCHost

/// The reference as Markdown, a file for each chapter.
public struct ReferenceMarkdown {
  private let reference: ScriptReference

  /// Makes the files of a reference.
  public init(_ reference: ScriptReference) { self.reference = reference }

  /// The files: their names and texts.
  public var files: [(name: String, text: String)] {
    [("README.md", index)] + Chapter.allCases.map { ("\($0.rawValue).md", text(of: $0)) }
  }

  /// Writes the files into a folder, in place of those of their names.
  ///
  /// - Throws: `NewFileError` when one can't be written.
  public func write(in folder: String) throws(NewFileError) {
    for file in files { try replaceFile(file.text, at: "\(folder)/\(file.name)") }
  }

  private var index: String {
    let chapters = Chapter.allCases.map { "- [\($0.title)](\($0.rawValue).md)" }
    return joined(
      [
        "# What a script sees",
        "The reference of the Lua API, written by `fcscript doc --markdown docs/lua`. `fcscript doc` "
          + "shows it in a terminal.",
        chapters.joined(separator: "\n"), notation,
      ])
  }

  private var notation: String {
    """
    Signatures read `(name: type, option?: type) → result`. A type that ends in `?` may be nil; `[]`
    makes it a list; `|` separates types of which it is one; `fun(…) → …` is a function, and
    `{ [string]: number }` a table with such keys and values. Other names are classes, or kinds of
    tables whose fields are listed, and `...: card` stands for any number of them.
    """
  }

  private func text(of chapter: Chapter) -> String {
    var shown: Set<String> = []
    var parts = ["# \(chapter.title)"]
    for entry in reference.entries(in: chapter) {
      switch entry {
      case .member, .field, .alias: continue
      case .value, .function:
        parts += heading(entry) + [fence(entry.forms, ""), entry.documentation]
      case .class(let description):
        parts += heading(entry) + [entry.documentation] + members(description)
      case .table(let table): parts += heading(entry) + [fields(of: table)]
      }
      for example in Examples.all
      where example.subjects.contains(entry.name) && shown.insert(example.code).inserted {
        parts.append(fence([example.code], "lua"))
      }
    }
    for example in Examples.all
    where example.chapter == chapter && shown.insert(example.code).inserted {
      parts += ["## \(example.subjects.joined(separator: ", "))", fence([example.code], "lua")]
    }
    let aliases = reference.aliases.filter { $0.chapter == chapter }
    if !aliases.isEmpty {
      parts +=
        ["## Types"]
        + [
          table(aliases.map { ($0.name, $0.type.description, $0.documentation) }, "Type", "Values")
        ]
    }
    return joined(parts)
  }

  private func heading(_ entry: ScriptReference.Entry) -> [String] { ["## \(entry.name)"] }

  private func members(_ description: ScriptReference.Class) -> [String] {
    let rows = description.members.flatMap { member in
      let entry = ScriptReference.Entry.member(member, of: description)
      return member.isMethod
        ? member.signatures.map { (entry.name, $0.description, member.documentation) }
        : [(entry.name, member.type?.description ?? "", member.documentation + settable(member))]
    }
    var extras: [(String, String, String)] = []
    if let element = description.element {
      extras.append(("\(description.name)[i]", element.description, "One of them, from 1."))
    }
    if description.hasLength { extras.append(("#\(description.name)", "integer", "How many.")) }
    if let others = description.otherFields {
      extras.append(("\(description.name).…", others.description, "A field of any other name."))
    }
    return [table(rows + extras, "Member", "Type")]
  }

  private func settable(_ member: ScriptReference.Member) -> String {
    member.isSettable ? " It can be set." : ""
  }

  private func fields(of table: ScriptReference.Table) -> String {
    if let made = reference.class(madeOf: table),
      table.fields.allSatisfy({ made.member(named: $0.name) != nil })
    {
      let list = table.element.map { ", and `\($0)`s without a name" } ?? ""
      return "What can be set of `\(made.name)`\(list)."
    }
    let others = table.element.map { [("[i]", "\($0)", "What stands in it, in order.")] } ?? []
    return self.table(
      table.fields.map { ($0.name, $0.type.description, $0.documentation) } + others, "Field",
      "Type")
  }

  // MARK: Writing

  private func table(
    _ rows: [(String, String, String)], _ first: String, _ second: String
  ) -> String {
    let lines = rows.map { "| \(code($0.0)) | \(code($0.1)) | \($0.2) |" }
    return (["| \(first) | \(second) | |", "|---|---|---|"] + lines).joined(separator: "\n")
  }

  /// Code in a cell of a table, which a bar would end.
  private func code(_ text: String) -> String {
    "`\(text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|"))`"
  }

  private func fence(_ lines: [String], _ language: String) -> String {
    "```\(language)\n\(lines.joined(separator: "\n"))\n```"
  }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: "\n\n") + "\n" }
}
