import FCLua
import FCViews

/// Finds the view of closures that were made before it.
private final class Owner<Object: AnyObject> {
  weak var view: Object?
}

/// How a list is searched, as scripts name it.
private enum FilteringName: String, CaseIterable, LuaWritable {
  case off
  case onSlash = "on_slash"
  case asTyped = "as_typed"
}

/// Lists and tables: their rows are asked for when they come into sight.
extension ScriptHost {
  /// The most rows there can be, whatever a script says.
  private static let mostRows = 1_000_000_000

  func defineListViews() throws {
    try defineList()
    try defineTable()
  }

  // MARK: Lists

  private func defineList() throws {
    let list = ViewBinding<List>(self)
    list.text("title", "What stands above the rows.", get: { $0.title }, set: { $0.title = $1 })
    list.text(
      "empty", "What is said when there are no rows.", get: { $0.emptyText },
      set: { $0.emptyText = $1 })
    addCount(to: list)
    addRowFunction(to: list, "(i) → text or { title, detail?, marked?, right? }")
    rowEvent(
      "on_select", "(i, list)", "Called with the row that was chosen.", ViewSlot.select, of: list,
      \.onSelect)
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
      if let text = try results.text(1, "a row of the list") { return Row(text) }
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
      let value = FieldValue(name: field.key.asKey, subject: "row", value: field.value)
      switch value.name {
      case "title": row.title = Row(try value.text()).title
      case "detail": row.detail = Row("", detail: try value.text()).detail
      case "marked": row.isMarked = try value.boolean()
      case "right": row.isRight = try value.boolean()
      default:
        throw ScriptFault(
          state.unknownField(value.name, in: "row", known: ["title", "detail", "marked", "right"]))
      }
    }
    guard table.list.isEmpty else { throw ScriptFault("name the fields of a row: { title = … }") }
    return row
  }

  private func addDeleting(to list: ViewBinding<List>) {
    event(
      "on_delete", "(i, list) → undo?", "Deletes a row and returns what takes that back.",
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
        try state.hold(results.stackIndex(1), in: list, slot: ViewSlot.undo)
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
    list.field("filtering", "string", "off, on_slash or as_typed.") { list -> FilteringName in
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
      "filter", "(text) → integer[]", "Finds the rows for a text; else it is looked for in titles.",
      ViewSlot.filter, of: list
    ) { [unowned self] list, isSet in
      list.filter = !isSet ? nil : { [unowned self, unowned list] in find($0, in: list) }
    }
    list.field("filter_text", "string", "What the rows are filtered by.") {
      $0.filterText
    } set: {
      $0.filter(by: try $1.plain().text())
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

  // MARK: Tables

  private func defineTable() throws {
    let table = ViewBinding<Table>(self)
    table.field(
      "columns", "(text or { title, align? })[]", "What stands above the columns."
    ) { table, call in
      call.answer(table.columns.map(\.title))
    } set: { table, argument in
      table.columns = try argument.plain().columns()
    }
    table.field("rows", "text[][]", "The cells of rows that stay.") { table, call in
      call.answer(ViewPlace.of(table).rows)
    } set: { [unowned self] table, argument in
      let place = ViewPlace.of(table)
      let rows = try argument.isNil ? nil : argument.plain().rows()
      let bytes = (rows ?? []).reduce(0) { $0 + Footprint.of($1) + 32 }
      try state.charge(bytes - place.rowBytes, to: table)
      (place.rows, place.rowBytes) = (rows, bytes)
      table.reload()
    }
    addCount(to: table)
    addRowFunction(to: table, "(i) → text[]")
    table.text(
      "empty", "What is said when there are no rows.", get: { $0.emptyText },
      set: { $0.emptyText = $1 })
    rowEvent(
      "on_select", "(i, table)", "Called with the row that was chosen.", ViewSlot.select,
      of: table, \.onSelect)
    addSelection(to: table, get: { $0.selection }, set: { $0.select($1) })
    table.method("reload", "()", "Shows the rows as they are now.") {
      [unowned self] table, call in
      forgetFailures(of: table)
      table.reload()
      return .nothing
    }
    table.addCommonFields(self)
    try table.define("table", form: "fc.ui.table { columns = { … }, rows = { … } }") {
      [unowned self] in makeTable()
    }
  }

  private func makeTable() -> Table {
    let owner = Owner<Table>()
    let table = Table([]) { [unowned self] in
      owner.view.map { ViewPlace.of($0).rows?.count ?? count(of: $0) } ?? 0
    } row: { [unowned self] index in
      owner.view.map { cells(index, of: $0) } ?? []
    }
    owner.view = table
    return table
  }

  private func cells(_ index: Int, of table: Table) -> [String] {
    if let rows = ViewPlace.of(table).rows {
      return rows.indices.contains(index) ? rows[index] : []
    }
    guard state.holds(in: table, slot: ViewSlot.row) else { return [String(index + 1)] }
    return ask("row", of: table, ViewSlot.row) {
      $0.push(index + 1)
    } read: { results in
      if let text = try results.text(1, "a row of the table") { return [text] }
      guard results.isTable(1) else {
        throw ScriptFault("row must return a list of texts, got \(results.typeName(1))")
      }
      let cells = try plainTable(results, "a row of the table")
      return try FieldValue(name: "row", subject: "table", value: .table(cells)).texts()
    } ?? [Row.failureText]
  }

  // MARK: What both have

  // Nothing is asked when a function is set: a constructor has not returned by then.

  private func addCount<Object: ScriptView & View>(to view: ViewBinding<Object>) {
    view.field("count", "integer or function", "How many rows there are.") { object, call in
      if let count = ViewPlace.of(object).count { return call.answer(count) }
      return call.answerHeld(by: object.hostKey, slot: ViewSlot.count) ?? call.answer(Value.nil)
    } set: { [unowned self] object, argument in
      let place = ViewPlace.of(object)
      if argument.isNil || argument.call.arguments.isFunction(argument.position) {
        try hold(argument, in: object, ViewSlot.count)
        place.count = nil
      } else {
        let count = try argument.plain().integer()
        guard count >= 0 else { throw argument.wrong("0 or more") }
        state.dropHeld(by: object, slot: ViewSlot.count)
        place.count = min(count, Self.mostRows)
      }
      object.setNeedsDisplay()
    }
  }

  private func count(of view: some ScriptView) -> Int {
    if let count = ViewPlace.of(view).count { return count }
    guard state.holds(in: view, slot: ViewSlot.count) else { return 0 }
    return ask("count", of: view, ViewSlot.count) { _ in
    } read: { results in
      guard let count = results.number(1), count == count.rounded(), count >= 0 else {
        throw ScriptFault("count must return a whole number from 0, got \(results.typeName(1))")
      }
      return Int(min(count, Double(Self.mostRows)))
    } ?? 0
  }

  private func addRowFunction<Object: ScriptView & View>(
    to view: ViewBinding<Object>, _ signature: String
  ) {
    event("row", signature, "Makes a row; it can't wait.", ViewSlot.row, of: view) { object, _ in
      object.setNeedsDisplay()
    }
  }

  private func addSelection<Object: ScriptView>(
    to view: ViewBinding<Object>, get: @escaping (Object) -> Int?,
    set: @escaping (Object, Int) -> Void
  ) {
    view.field("selection", "integer?", "The selected row.") { object in
      get(object).map { $0 + 1 }
    } set: { object, argument in
      // Far away from any row, but not from where numbers end.
      set(object, min(max(-1, try argument.plain().integer() - 1), Self.mostRows))
    }
  }

  private func forgetFailures(of view: some ScriptView) { ViewPlace.of(view).failed = [] }

  private func plainTable(_ results: StackValues, _ subject: String) throws -> Value.Table {
    do {
      guard case .table(let table) = try results.value(1) else { return Value.Table() }
      return table
    } catch {
      throw ScriptFault(error.sentence(about: subject))
    }
  }
}

extension FieldValue {
  /// The columns of a table.
  fileprivate func columns() throws -> [TableColumn] {
    guard case .table(let table) = value, table.fields.isEmpty else {
      throw wrong("a list of columns")
    }
    guard table.list.count <= 50 else { throw wrong("at most 50 columns") }
    return try table.list.enumerated().map { index, element in
      let name = "\(self.name)[\(index + 1)]"
      guard case .table(let column) = element else {
        return TableColumn(try FieldValue(name: name, subject: subject, value: element).text())
      }
      var title = ""
      var alignment = TableColumn.Alignment.left
      for field in column.fields {
        let key = field.key.asKey
        let inner = FieldValue(name: "\(name).\(key)", subject: subject, value: field.value)
        switch key {
        case "title": title = try inner.text()
        case "align":
          switch try inner.text() {
          case "left": alignment = .left
          case "right": alignment = .right
          case let word: throw ScriptFault(unknownWord(word, "align", ["left", "right"]))
          }
        default: throw ScriptFault(unknownWord(key, "field of column", ["title", "align"]))
        }
      }
      return TableColumn(title, alignment: alignment)
    }
  }

  /// The cells of the rows of a table.
  fileprivate func rows() throws -> [[String]] {
    guard case .table(let table) = value, table.fields.isEmpty else {
      throw wrong("a list of rows")
    }
    return try table.list.enumerated().map { index, row in
      try FieldValue(name: "\(name)[\(index + 1)]", subject: subject, value: row).texts()
    }
  }
}
