import FCLua
import FCViews

/// How a list is searched, as scripts name it.
private enum FilteringName: String, CaseIterable, LuaWritable {
  case off
  case onSlash = "on_slash"
  case asTyped = "as_typed"
}

/// Lists: their rows are asked for when they come into sight.
extension ScriptHost {
  private static let rowFields = FieldTable(
    "row fields",
    [
      .init("title", "text", "What it says."),
      .init("detail", "text?", "What stands at its end."),
      .init("marked", "boolean?", "Whether it has a mark."),
      .init("right", "boolean?", "Whether it is shown as right, or as wrong."),
    ])

  func defineList() throws {
    let list = ViewBinding<List>(self, "Rows that are asked for when they come into sight.")
    list.text("title", "What stands above the rows.", get: { $0.title }, set: { $0.title = $1 })
    list.text(
      "empty", "What is said when there are no rows.", get: { $0.emptyText },
      set: { $0.emptyText = $1 })
    addCount(to: list)
    state.document(Self.rowFields)
    addRowFunction(to: list, "(i: integer) → text | row fields")
    event(
      "on_select", "(i: integer, list: list)", "Called with the row that was chosen.",
      ViewSlot.select, of: list,
      \.onSelect
    ) { $0.push($1 + 1) }
    list.field("numbered", "boolean", "Whether the first nine rows have numbers as keys.") {
      $0.isNumbered
    } set: {
      $0.isNumbered = try $1.plain().boolean()
    }
    list.text(
      "select_title", "What choosing a row is called.", get: { $0.selectTitle },
      set: { $0.selectTitle = visibleLine($1) })
    addDeleting(to: list)
    addFiltering(to: list)
    addSelection(to: list, get: { $0.selection }, set: { $0.select($1) })
    list.method("reload", "()", "Shows the rows as they are now.") { [unowned self] list, call in
      forgetFailures(of: list)
      list.reload()
      return .nothing
    }
    list.addCommonFields(self)
    try list.define("list", form: "fc.ui.list { count = …, row = function(i) … end }") {
      [unowned self] in makeList()
    }
  }

  private func makeList() -> List {
    let owner = Owner<List>()
    let list = List { [unowned self] in
      owner.view.map { count(of: $0) } ?? 0
    } row: { [unowned self] index in
      owner.view.map { row(index, of: $0) } ?? Row("")
    }
    owner.view = list
    return list
  }

  private func row(_ index: Int, of list: List) -> Row {
    guard state.holds(in: list, slot: ViewSlot.row) else { return Row(String(index + 1)) }
    return ask("row", of: list, ViewSlot.row) {
      $0.push(index + 1)
    } read: { results in
      if let text = try results.shownText(1, "a row of the list") { return Row(text) }
      guard results.isTable(1) else {
        throw ScriptFault(
          "row must return a text or { title = \"…\" }, got \(results.typeName(1))")
      }
      return try row(try plainTable(results, "a row of the list"))
    } ?? .failed
  }

  private func row(_ table: Value.Table) throws -> Row {
    var row = Row("")
    for field in table.fields {
      let value = FieldValue(
        name: field.key.asKey, subject: "a row of the list", value: field.value)
      switch value.name {
      case "title": row.title = Row(try value.shownText()).title
      case "detail": row.detail = Row("", detail: try value.shownText()).detail
      case "marked": row.isMarked = try value.boolean()
      case "right": row.isRight = try value.boolean()
      default:
        throw ScriptFault(
          state.unknownField(value.name, in: "row", known: Self.rowFields.names))
      }
    }
    guard table.list.isEmpty else { throw ScriptFault("name the fields of a row: { title = … }") }
    return row
  }

  private func addDeleting(to list: ViewBinding<List>) {
    event(
      "on_delete", "(i: integer, list: list) → (fun())?",
      "Deletes a row and returns what takes that back.",
      ViewSlot.delete, of: list
    ) { [unowned self] list, isSet in
      list.onDelete =
        !isSet ? nil : { [unowned self, unowned list] in delete($0, from: list) }
    }
    list.field("confirms_delete", "boolean", "Whether the learner is asked before.") {
      $0.asksBeforeDelete
    } set: {
      $0.asksBeforeDelete = try $1.plain().boolean()
    }
  }

  /// Has the script delete a row. It can't wait: the list is shown without the row at once.
  private func delete(_ index: Int, from list: List) -> (() -> Void)? {
    let title = "on_delete of \(list.described)"
    do {
      return try state.call(
        .held(by: list.hostKey, slot: ViewSlot.delete), as: title, results: 1
      ) {
        $0.push(index + 1)
        $0.push(list)
      } read: { results in
        guard results.isFunction(1) else { return nil }
        // The function may have let go of the list.
        try state.withUserdata(of: list) {
          _ = try state.hold(results.stackIndex(1), in: list, slot: ViewSlot.undo)
        }
        return { [unowned self, unowned list] in
          run("undo", of: list, ViewSlot.undo) { _ in }
        }
      }
    } catch {
      report(error)
      return nil
    }
  }

  private func addFiltering(to list: ViewBinding<List>) {
    state.document(
      type: "filtering", words: FilteringName.allCases.map(\.rawValue), "How a list is searched.")
    list.field("filtering", "filtering", "How it is searched.") { list -> FilteringName in
      switch list.filtering {
      case .off: .off
      case .onSlash: .onSlash
      case .asTyped: .asTyped
      }
    } set: { list, argument in
      switch try argument.plain().word(FilteringName.self) {
      case .off: list.filtering = .off
      case .onSlash: list.filtering = .onSlash
      case .asTyped: list.filtering = .asTyped
      }
    }
    event(
      "filter", "(text: string) → integer[]",
      "Finds the rows for a text; else it is looked for in titles.",
      ViewSlot.filter, of: list
    ) { [unowned self] list, isSet in
      list.filter = !isSet ? nil : { [unowned self, unowned list] in find($0, in: list) }
    }
    list.field("filter_text", "string", "What the rows are filtered by.") {
      $0.filterText
    } set: {
      $0.filter(by: try $1.shownText())
    }
  }

  private func find(_ text: String, in list: List) -> [Int] {
    ask("filter", of: list, ViewSlot.filter) {
      $0.push(text)
    } read: { results in
      guard results.isTable(1) else {
        throw ScriptFault("filter must return a list of rows, got \(results.typeName(1))")
      }
      let table = try plainTable(results, "what filter returns")
      try state.spend(table.list.count)
      let count = list.count
      return try table.list.map { value in
        guard let row = value.asNumber.flatMap(Int.init(exactly:)), row >= 1, row <= count else {
          throw ScriptFault("filter must return numbers of rows, from 1 to \(count)")
        }
        return row - 1
      }
    } ?? []
  }
}
