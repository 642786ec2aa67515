extension [Finding] {
  /// Findings by their places, without those that a line in a loop has given again and again: the
  /// first says how many there are.
  var folded: [Finding] {
    var folded: [Finding] = []
    var again = 0
    func tell() {
      guard again > 0, let last = folded.indices.last else { return }
      folded[last].notes.append("and \(counted(again, "time")) more in this line")
      again = 0
    }
    for finding in self {
      if let last = folded.last, last.isLike(finding) {
        again += 1
      } else {
        tell()
        folded.append(finding)
      }
    }
    tell()
    return folded
  }
}

extension Finding {
  /// Whether another is the same in all but which card it is about.
  fileprivate func isLike(_ other: Finding) -> Bool {
    line != nil && places == other.places && column == other.column && code == other.code
      && hint == other.hint && notes == other.notes && messageOfAnyCard == other.messageOfAnyCard
  }

  /// The message without what stands in double quotes: `card "Texas" has no answer`.
  private var messageOfAnyCard: [Substring] {
    message.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
