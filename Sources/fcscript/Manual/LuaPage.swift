import FCHost
import FCTools

extension ManualPage {
  /// fcscript-lua(5): all that a script can use, from the bindings themselves.
  ///
  /// - Throws: `ScriptError` when there is no memory for it.
  static func lua() throws -> ManualPage {
    let reference = try ScriptReference()
    var page = ManualPage(
      "fcscript-lua", section: (5, "File Formats"), "what Lua scripts of fcscript can use")
    page.section("Description")
    page.paragraphs([
      "A deck is a Lua 5.4 script that makes a deck, gives it answer keys, and returns it. Each",
      "answer key has a function that adds its cards:",
    ])
    if let name = ScriptName("capitals") {
      page.verbatim(
        Template.choice.text(for: name).split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init))
    }
    page.paragraphs([
      "Below, a ? after a name or a type says that it may be left out or nil, [] that it is a list,",
      "and the arrow what a function returns. A method is called with a colon: card:next_hint().",
    ])
    for chapter in Chapter.allCases {
      page.section(chapter.title)
      for entry in reference.entries(in: chapter) { page.add(entry) }
    }
    page.section("See also")
    page.paragraphs([
      "fcscript(1) plays decks. How to write one stands in share/fcscript/decks/README.md, how to",
      "build screens in share/fcscript/scripts/README.md.",
    ])
    return page
  }

  private mutating func add(_ entry: ScriptReference.Entry) {
    switch entry {
    case .class(let description):
      subsection(entry.name)
      paragraphs([entry.documentation])
      if description.hasLength { item("#", "How many there are.") }
      addOthers(description.element, description.otherFields)
    case .table(let table):
      subsection(entry.name)
      paragraphs(["A table with these fields."])
      addOthers(table.element, nil)
    // What belongs to a class or a kind of table stands below its name.
    case .member(_, of: let owner):
      item(entry.forms.map { String($0.dropFirst(owner.name.count)) }, entry.documentation)
    case .field(_, of: let table):
      item(entry.forms.map { String($0.dropFirst(table.name.count)) }, entry.documentation)
    default: item(entry.forms, entry.documentation)
    }
  }

  private mutating func addOthers(_ element: LuaType?, _ otherFields: LuaType?) {
    if let element { item("[i]: \(element)", "What stands at a position, counted from 1.") }
    if let otherFields { item(".NAME: \(otherFields)", "A value of any other name.") }
  }
}
