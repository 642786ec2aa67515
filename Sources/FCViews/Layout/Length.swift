/// How much of a stack a view takes along its axis.
public enum Length: Hashable, Sendable {
  /// As much as what it shows needs.
  case natural
  /// A number of rows or columns; below 0 counts as 0.
  case fixed(Int)
  /// A share of what the others leave, by weight; below 1 counts as 1.
  case flexible(Int)
}

/// What a part of a layout asks for along one axis, in rows or columns.
struct Part: Equatable {
  /// The most that any part asks for: so that sums stay sums.
  static let most = 1 << 30

  /// What it takes where there is room.
  let natural: Int
  /// What it can do with; at most `natural`.
  let least: Int
  /// Its share of what is left over; 0 for a part that doesn't grow.
  let weight: Int

  init(natural: Int, least: Int, weight: Int = 0) {
    self.natural = min(max(0, natural), Self.most)
    self.least = min(max(0, least), self.natural)
    self.weight = min(max(0, weight), 1000)
  }
}

/// Divides rows or columns among parts that stand side by side, without a gap but the one between
/// them and without an overlap.
///
/// Where there is room, parts that don't grow get what is natural, and the others share the rest
/// by weight. Else the longest parts are shortened first, none below its least. Where not even that
/// fits, the gap goes, and then the last parts.
/// - Returns: the length of each part, and the gap to leave between two.
func divide(_ total: Int, among parts: [Part], gap: Int) -> (lengths: [Int], gap: Int) {
  guard !parts.isEmpty else { return ([], gap) }
  let least = parts.reduce(0) { $0 + $1.least }
  let gap = least + gap * (parts.count - 1) <= total ? gap : 0
  let room = max(0, total - gap * (parts.count - 1))
  if least > room {
    var left = room
    let lengths = parts.map { part in
      let length = min(part.least, left)
      left -= length
      return length
    }
    return (lengths, gap)
  }
  let natural = parts.reduce(0) { $0 + ($1.weight > 0 ? $1.least : $1.natural) }
  return (natural > room ? shortened(parts, to: room) : grown(parts, to: room), gap)
}

/// Shortens the longest parts to one length, so far as their least allows.
private func shortened(_ parts: [Part], to room: Int) -> [Int] {
  func lengths(atMost limit: Int) -> [Int] {
    parts.map { $0.weight > 0 ? $0.least : min($0.natural, max($0.least, limit)) }
  }
  var (low, high) = (0, parts.reduce(0) { max($0, $1.natural) })
  while low < high {
    let middle = (low + high + 1) / 2
    if lengths(atMost: middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
  }
  var lengths = lengths(atMost: low)
  var left = room - lengths.reduce(0, +)
  for (index, part) in parts.enumerated() where left > 0 && part.weight == 0 {
    guard lengths[index] == max(low, part.least), lengths[index] < part.natural else { continue }
    lengths[index] += 1
    left -= 1
  }
  return lengths
}

/// Gives what is left over to the parts that grow, so that their lengths are as their weights.
private func grown(_ parts: [Part], to room: Int) -> [Int] {
  var lengths = parts.map { $0.weight > 0 ? 0 : $0.natural }
  var growing = parts.indices.filter { parts[$0].weight > 0 }
  var rest = room - lengths.reduce(0, +)
  while !growing.isEmpty {
    let weights = growing.reduce(0) { $0 + parts[$1].weight }
    var (weight, used) = (0, 0)
    for index in growing {
      weight += parts[index].weight
      // Rounded at the running sum, so that the shares add up.
      let end = rest * weight / weights
      (lengths[index], used) = (end - used, end)
    }
    let tooShort = growing.filter { lengths[$0] < parts[$0].least }
    if tooShort.isEmpty { break }
    for index in tooShort {
      lengths[index] = parts[index].least
      rest -= parts[index].least
    }
    growing.removeAll { tooShort.contains($0) }
  }
  return lengths
}
