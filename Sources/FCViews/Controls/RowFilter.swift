import FCText

/// Finds the rows whose titles hold a text, some at a time, in their own order.
///
/// Letter case and accents are ignored. A text that goes on where another ended is looked for only
/// in what that one has found, and in what it had not come to.
struct RowFilter {
  /// What is looked for, as it was written.
  let text: String
  /// The rows found so far.
  private(set) var found: [Int] = []
  /// Rows that are looked at before the rest.
  private var candidates: [Int] = []
  private var nextCandidate = 0
  /// The first row that nothing is known of.
  private var next = 0
  private let count: Int
  private let key: String

  /// The most rows that are found: nobody looks through more, and each takes memory.
  private static let mostFound = 1_000_000

  /// - Parameter count: how many rows there are.
  init(_ text: String, count: Int, after former: RowFilter? = nil) {
    self.text = text
    self.count = count
    key = folded(text, ignoring: [.letterCase, .accents])
    guard let former, former.count == count, key.hasPrefix(former.key) else { return }
    candidates = former.found + former.candidates[former.nextCandidate...]
    next = former.next
  }

  /// Makes a filter whose rows its owner has found; those that are not there are left out.
  init(_ text: String, count: Int, found: [Int]) {
    self.init(text, count: count)
    self.found = found.prefix(Self.mostFound).filter { (0..<count).contains($0) }
    next = count
  }

  /// True when all rows have been looked at, or enough were found.
  var isDone: Bool {
    nextCandidate == candidates.count && next == count || found.count >= Self.mostFound
  }

  /// What it has in memory of the rows, in bytes.
  var byteCount: Int { (found.count + candidates.count) * MemoryLayout<Int>.stride }

  /// Looks at no more than `limit` rows, fewer where their titles are long.
  ///
  /// - Parameter title: gives the title of a row; nil ends the search for now.
  mutating func search(atMost limit: Int, title: (Int) -> String?) {
    var left = limit
    while left > 0, !isDone {
      let row: Int
      if nextCandidate < candidates.count {
        row = candidates[nextCandidate]
        nextCandidate += 1
      } else {
        row = next
        next += 1
      }
      left -= 1
      if key.isEmpty {
        found.append(row)
        continue
      }
      guard let title = title(row) else { return }
      left -= title.utf8.count / Self.bytesPerRow
      if holds(folded(title, ignoring: [.letterCase, .accents])) { found.append(row) }
    }
  }

  /// Looking for a text in so many bytes takes about as long as another row.
  private static let bytesPerRow = 256

  /// Whether a folded title holds the text. Both are in one form, so their bytes can be compared.
  private func holds(_ title: String) -> Bool {
    var (title, key) = (title, key)
    return title.withUTF8 { title in
      key.withUTF8 { key in
        guard title.count >= key.count else { return false }
        return (0...title.count - key.count).contains { start in
          var offset = 0
          while offset < key.count, title[start + offset] == key[offset] { offset += 1 }
          return offset == key.count
        }
      }
    }
  }
}
