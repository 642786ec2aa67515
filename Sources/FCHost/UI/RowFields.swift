import FCLua
import FCViews

/// Finds the view of closures that were made before it.
final class Owner<Object: AnyObject> {
  weak var view: Object?
}

/// The most rows there can be, whatever a script says.
private let mostRows = 1_000_000_000

/// What lists and tables have in common: how many rows there are, and which is selected.
extension ScriptHost {
  // Nothing is asked when a function is set: a constructor has not returned by then.

  func addCount<Object: ScriptView & View>(to view: ViewBinding<Object>) {
    view.field("count", "(integer | fun() → integer)?", "How many rows there are.") {
      object, call in
      if let count = ViewPlace.of(object).count { return call.answer(count) }
      return call.answerHeld(by: object.hostKey, slot: ViewSlot.count) ?? call.answer(Value.nil)
    } set: { [unowned self] object, argument in
      let place = ViewPlace.of(object)
      if argument.isNil || argument.call.arguments.isFunction(argument.position) {
        try hold(argument, in: object, ViewSlot.count)
        place.count = nil
      } else {
        let count = try argument.plain().integer()
        guard count >= 0 else { throw argument.wrong("0 or more") }
        state.dropHeld(by: object, slot: ViewSlot.count)
        place.count = min(count, mostRows)
      }
      object.setNeedsDisplay()
    }
  }

  func count(of view: some ScriptView) -> Int {
    if let count = ViewPlace.of(view).count { return count }
    guard state.holds(in: view, slot: ViewSlot.count) else { return 0 }
    return ask("count", of: view, ViewSlot.count) { _ in
    } read: { results in
      guard let count = results.number(1), count == count.rounded(), count >= 0 else {
        throw ScriptFault("count must return a whole number from 0, got \(results.typeName(1))")
      }
      return Int(min(count, Double(mostRows)))
    } ?? 0
  }

  func addRowFunction<Object: ScriptView & View>(
    to view: ViewBinding<Object>, _ signature: String
  ) {
    event("row", signature, "Makes a row; it can't wait.", ViewSlot.row, of: view) { object, _ in
      object.setNeedsDisplay()
    }
  }

  func addSelection<Object: ScriptView>(
    to view: ViewBinding<Object>, get: @escaping (Object) -> Int?,
    set: @escaping (Object, Int) -> Void
  ) {
    view.field("selection", "integer?", "The selected row.") { object in
      get(object).map { $0 + 1 }
    } set: { object, argument in
      // Far away from any row, but not from where numbers end.
      set(object, min(max(0, try argument.plain().integer()), mostRows) - 1)
    }
  }

  func forgetFailures(of view: some ScriptView) { ViewPlace.of(view).failed = [] }

  func plainTable(_ results: StackValues, _ subject: String) throws -> Value.Table {
    do {
      guard case .table(let table) = try results.value(1) else { return Value.Table() }
      return table
    } catch {
      throw ScriptFault(error.sentence(about: subject))
    }
  }
}
