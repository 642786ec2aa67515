import FCText
import FCViews

extension LineCompletion {
  /// What can be added for certain.
  var addition: String {
    guard var common = candidates.first else { return "" }
    for candidate in candidates.dropFirst() {
      let shared = zip(common, candidate).prefix { $0 == $1 }
      common = String(common.prefix(shared.count))
    }
    return String(common.dropFirst(typedCount))
  }

  /// The candidates in columns, read downwards; not more than a screen of them.
  func table(columns: Int) -> String {
    let most = 200
    let shown = candidates.prefix(most).map { visibleLine($0) }
    let width = (shown.map { FCText.columns(of: $0) }.max() ?? 0) + 2
    let columnCount = max(1, min(columns / width, shown.count))
    let rowCount = (shown.count + columnCount - 1) / columnCount
    var rows = (0..<rowCount).map { row in
      stride(from: row, to: shown.count, by: rowCount).map { place in
        let text = shown[place]
        return text + String(repeating: " ", count: width - FCText.columns(of: text))
      }.joined()
    }
    if candidates.count > most { rows.append("… \(candidates.count - most) more") }
    return rows.joined(separator: "\n")
  }
}
