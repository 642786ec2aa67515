/// What a learner has answered in a script on one day.
public struct DayOfAnswers: Equatable, Sendable {
  /// The name of the script's space.
  public let script: String
  /// Empty for nobody in particular.
  public let learner: String
  /// The local date, such as `2026-11-30`.
  public let date: String
  /// The number of the day: that of the next day is one more.
  public let day: Int
  /// How many days ago it was; 0 for today.
  public let daysAgo: Int
  /// How many cards were answered, and how many of them in full.
  public let answered: Int
  public let right: Int

  /// Whether it is the present day.
  public var isToday: Bool { daysAgo == 0 }
}

extension Store {
  /// The days on which cards were answered, of all scripts and learners, the latest first; answers
  /// that were undone don't count.
  public func daysOfAnswers() -> [DayOfAnswers] {
    // A Julian day begins at noon: half a day more makes midnight the border.
    let today = "CAST(julianday('now', 'localtime') + 0.5 AS INTEGER)"
    let day = "CAST(julianday(answer.time, 'unixepoch', 'localtime') + 0.5 AS INTEGER)"
    return read([]) { connection in
      try connection.rows(
        """
        SELECT space.name, answer.learner, date(answer.time, 'unixepoch', 'localtime'),
          \(day) AS day, \(today) - \(day), count(*), total(answer.score = 1)
        FROM answer JOIN space ON space.id = answer.space
        WHERE NOT answer.is_undone GROUP BY space.id, answer.learner, day
        ORDER BY day DESC, space.name, answer.learner
        """
      ) {
        DayOfAnswers(
          script: $0.text(0), learner: $0.text(1), date: $0.text(2), day: $0.int(3),
          daysAgo: $0.int(4), answered: $0.int(5), right: $0.int(6))
      }
    }
  }
}
