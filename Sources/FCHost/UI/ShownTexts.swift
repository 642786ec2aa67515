import FCLua
import FCModels
import FCViews

/// Throws for a text that is too long for a view: it is wrapped and drawn again and again.
func requireShort(_ bytes: Int, _ subject: @autoclosure () -> String) throws {
  guard bytes > SizeLimit.text else { return }
  throw ScriptFault(
    "\(subject()) must be a text of at most \(SizeLimit.text) bytes, got \(bytes) bytes")
}

extension FieldValue {
  /// A text that a view shows.
  func shownText() throws -> String {
    let text = try text()
    try requireShort(text.utf8.count, "field '\(name)' of \(subject)")
    return text
  }
}

extension StackValues {
  /// A string that a view shows, or a number as one; nil when the value is neither.
  func shownText(_ position: Int, _ subject: @autoclosure () -> String) throws -> String? {
    try requireShort(bytes(position)?.count ?? 0, subject())
    return try text(position, subject())
  }
}

/// What the texts of one kind of view take of memory.
final class ViewWeights<Object: ScriptView> {
  /// Its functions hold this.
  private unowned let state: State
  private var measures: [(Object) -> Int] = []

  init(_ state: State) { self.state = state }

  /// Adds what a field takes.
  func add(_ measure: @escaping (Object) -> Int) { measures.append(measure) }

  /// Charges what the texts of a view take now: they may have become longer when they were made
  /// visible, and the learner may have changed them.
  func weigh(_ object: Object) throws {
    let place = ViewPlace.of(object)
    let bytes = measures.reduce(0) { $0 + $1(object) }
    let growth = bytes - place.charge
    place.charge = bytes
    if growth != 0 { try state.charge(growth, to: object) }
  }
}
