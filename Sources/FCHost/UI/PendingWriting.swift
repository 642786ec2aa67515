import FCLua

/// Views that the learner has written into, and whose functions have not heard of it yet.
///
/// A terminal hands over thousands of keys at once when a text is dropped into it. Each would have
/// the whole text copied for the function.
struct PendingWriting {
  private var views: [(id: ObjectIdentifier, tell: () -> Void)] = []

  /// Notes that a view has changed.
  ///
  /// - Returns: Whether it is the first that waits.
  mutating func note(_ view: AnyObject, _ tell: @escaping () -> Void) -> Bool {
    let id = ObjectIdentifier(view)
    if views.contains(where: { $0.id == id }) { return false }
    views.append((id, tell))
    return views.count == 1
  }

  /// Takes all that waits, in the order in which it was written.
  mutating func take() -> [() -> Void] {
    defer { views = [] }
    return views.map(\.tell)
  }
}

extension ScriptHost {
  /// Adds `on_change` to views that are written into. It runs in the next turn, or before any other
  /// function of a view.
  func changeEvent<Writing: ScriptView>(
    _ signature: String, of binding: ViewBinding<Writing>,
    _ path: ReferenceWritableKeyPath<Writing, (() -> Void)?>,
    text: @escaping (Writing) -> String
  ) {
    event(
      "on_change", signature, "Called when the learner has changed it.", ViewSlot.change,
      of: binding
    ) { [unowned self] view, isSet in
      view[keyPath: path] =
        !isSet ? nil : { [unowned self, unowned view] in noteWriting(in: view, text) }
    }
  }

  private func noteWriting<Writing: ScriptView>(
    in view: Writing, _ text: @escaping (Writing) -> String
  ) {
    let isFirst = ui.writing.note(view) { [unowned self, weak view] in
      guard let view, state.holds(in: view, slot: ViewSlot.change) else { return }
      scheduler.run(
        .held(by: view.hostKey, slot: ViewSlot.change), as: "on_change of \(view.described)"
      ) {
        $0.push(text(view))
        $0.push(view)
      }
    }
    if isFirst, !loop.isClosed { loop.after(0) { [unowned self] in tellOfWriting() } }
  }

  /// Has the functions hear of what was written so far, before anything else happens to the views.
  func tellOfWriting() {
    for tell in ui.writing.take() { tell() }
  }
}
