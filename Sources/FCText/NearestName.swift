/// Finds the name that someone who wrote `name` is likely to have meant; nil when none is near.
///
/// Letter case and underscores hardly count; beyond those about one slip in three letters is
/// allowed. Of two names that are equally near the first wins. Only the first thousand candidates
/// count, and those of up to 100 bytes.
public func nearest(_ name: String, among candidates: [String]) -> String? {
  // Nobody means a name by a page of text, and comparing one takes long.
  guard name.utf8.count <= 100 else { return nil }
  let wanted = comparable(name)
  var best: (name: String, distance: Int)?
  for candidate in candidates.prefix(1000)
  where candidate != name && candidate.utf8.count <= 100 {
    let other = comparable(candidate)
    let distance = editDistance(wanted, other)
    let allowed = max(1, min(wanted.count, other.count) / 3)
    guard distance <= allowed, distance < max(wanted.count, other.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// The end of a message about an unknown name: ` (did you mean 'question'?)`, or nothing when no
/// name is near.
///
/// - Parameter quote: what stands on both sides of the name that is suggested.
public func suggestion(
  for name: String, among candidates: [String], quote: String = "'"
) -> String {
  nearest(name, among: candidates).map { " (did you mean \(quote)\($0)\(quote)?)" } ?? ""
}

private func comparable(_ name: String) -> [Character] {
  Array(name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" })
}

/// Counts the letters to insert, delete, replace or swap with their neighbour.
/// - Source: Damerau–Levenshtein, optimal string alignment.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(
        previous[column] + (letter == other ? 0 : 1),
        previous[column + 1] + 1,
        current[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[second.count]
}
