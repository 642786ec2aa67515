import FCLua
import FCViews

/// Tables: rows of cells that stay, or are asked for when they come into sight.
extension ScriptHost {
  func defineTable() throws {
    let table = ViewBinding<Table>(self, "Rows of cells.")
    table.field(
      "columns", "(string | { title: string, align?: \"left\" | \"right\" })[]",
      "What stands above the columns."
    ) { table, call in
      call.answer(table.columns.map(\.title))
    } set: { [weights = table.weights] table, argument in
      table.columns = try argument.plain().columns()
      try weights.weigh(table)
    }
    table.weights.add { Footprint.of($0.columns.map(\.title)) }
    table.field("rows", "text[][]?", "The cells of rows that stay.") { table, call in
      call.answer(ViewPlace.of(table).rows)
    } set: { [weights = table.weights] table, argument in
      ViewPlace.of(table).rows = try argument.isNil ? nil : argument.plain().rows()
      try weights.weigh(table)
      table.reload()
    }
    table.weights.add { table in
      (ViewPlace.of(table).rows ?? []).reduce(0) { $0 + Footprint.of($1) + 32 }
    }
    addCount(to: table)
    addRowFunction(to: table, "(i: integer) → text | text[]")
    table.text(
      "empty", "What is said when there are no rows.", get: { $0.emptyText },
      set: { $0.emptyText = $1 })
    event(
      "on_select", "(i: integer, table: table)", "Called with the row that was chosen.",
      ViewSlot.select,
      of: table,
      \.onSelect
    ) { $0.push($1 + 1) }
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
      if let text = try results.shownText(1, "a row of the table") { return [text] }
      guard results.isTable(1) else {
        throw ScriptFault("row must return a list of texts, got \(results.typeName(1))")
      }
      let cells = try plainTable(results, "a row of the table")
      return try FieldValue(name: "row", subject: "table", value: .table(cells)).cellTexts()
    } ?? [Row.failureText]
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
        return TableColumn(
          try FieldValue(name: name, subject: subject, value: element).shownText())
      }
      var title = ""
      var alignment = TableColumn.Alignment.left
      for field in column.fields {
        let key = field.key.asKey
        let inner = FieldValue(name: "\(name).\(key)", subject: subject, value: field.value)
        switch key {
        case "title": title = try inner.shownText()
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
      try FieldValue(name: "\(name)[\(index + 1)]", subject: subject, value: row).cellTexts()
    }
  }

  /// The cells of one row, which are not too long together.
  fileprivate func cellTexts() throws -> [String] {
    let cells = try texts()
    try requireShort(
      cells.reduce(0) { $0 + $1.utf8.count }, "field '\(name)' of \(subject)")
    return cells
  }
}
