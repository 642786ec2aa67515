import FCText

/// Rows of two columns, the second aligned.
///
/// - Parameters:
///   - indent: The columns before the first.
///   - widest: What is wider in the first column has its second on a line of its own.
package func alignedRows(
  _ rows: [(String, String)], indent: Int = 2, widest: Int = .max
) -> [String] {
  let width = rows.map { columns(of: $0.0) }.filter { $0 <= widest }.max() ?? 0
  let margin = String(repeating: " ", count: indent)
  return rows.flatMap { left, right in
    let gap = width - columns(of: left)
    if gap >= 0 { return ["\(margin)\(left)\(String(repeating: " ", count: gap))  \(right)"] }
    return ["\(margin)\(left)", "\(margin)\(String(repeating: " ", count: width))  \(right)"]
  }
}
