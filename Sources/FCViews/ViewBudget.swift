/// What the work of views counts against: whoever made them for a script has limits.
///
/// Views ask before they do something as often as a script says, such as looking at each of its rows.
public protocol ViewBudget: AnyObject {
  /// Accounts for work, in steps of some ten nanoseconds. False when the views have to stop: they show
  /// what they have.
  func spend(_ steps: Int) -> Bool

  /// Accounts for what a view has in memory beside what it was given: so many bytes more, or less.
  /// False when that is too much.
  func hold(_ bytes: Int, in view: View) -> Bool

  /// Counts the time of `body`, with all that it calls, as that of one call.
  func timed<Result>(_ body: () -> Result) -> Result
}

extension View {
  /// Accounts for work; false when the view has to stop.
  func spend(_ steps: Int) -> Bool { budget?.spend(steps) ?? true }
}
