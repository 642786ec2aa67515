import FCModels

/// The counts of a game in words.
struct Summary {
  let numRight: Int
  let numWrong: Int
  let numLeft: Int
  /// The sum of the scores.
  let score: Double

  init(_ game: Game?) {
    numRight = game?.numRight ?? 0
    numWrong = game?.numWrong ?? 0
    numLeft = game?.numLeft ?? 0
    score = game?.score ?? 0
  }

  /// The result as one line, such as "48 right, 2 wrong".
  var line: String { "\(numRight) right, \(numWrong) wrong" }

  /// The same for the corner of a screen, the longest wording first.
  var wordings: [String] {
    [line, "\(numRight)/\(numRight + numWrong)"]
  }

  /// The part of `count` cards that is answered, 0…1.
  func share(of count: Int) -> Double {
    count == 0 ? 1 : Double(numRight + numWrong) / Double(count)
  }

  /// True when there is something to take a percentage of.
  var hasAnswers: Bool { numRight + numWrong > 0 }

  /// The score as a share of the cards, in whole percent; 100 only when all are right.
  var percentage: Int {
    let count = numRight + numWrong + numLeft
    return count == 0 ? 0 : FCScreens.percentage(of: score / Double(count))
  }
}

/// Returns a score of 0…1 in whole percent; 0 and 100 only for exactly none and all.
func percentage(of score: Double) -> Int {
  let percent = Int((score * 100).rounded())
  return score > 0 && score < 1 ? min(max(percent, 1), 99) : percent
}
