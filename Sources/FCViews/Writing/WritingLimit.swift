/// How much can be written into a view by hand: what is dropped into a terminal may have no end, and
/// each key has the text wrapped and drawn again.
enum WritingLimit {
  /// The bytes of the whole text in UTF-8.
  static let bytes = 1 << 16

  /// The beginning of what is written that there is room for, in whole clusters.
  static func part(of written: String, after count: Int) -> String {
    let room = bytes - count
    if written.utf8.count <= room { return written }
    var (end, used) = (written.startIndex, 0)
    while end < written.endIndex {
      let next = written.index(after: end)
      used += written[end..<next].utf8.count
      if used > room { break }
      end = next
    }
    return String(written[..<end])
  }
}
