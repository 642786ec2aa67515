extension Layer {
  // Source: BNRActionLayer, in which a target is told when the animation of a key has finished.

  /// Lets a target perform an action whenever an animation started under a key has finished, also
  /// one that runs already. Adding the same pair again changes nothing.
  ///
  /// Targets and observers of a key hear in the order they were added. One that is added while an
  /// event is delivered hears from the next one on; one that is removed meanwhile is left out.
  public func addTarget(_ target: any ActionTarget, action: String, forKey key: String) {
    if actions(for: target, forKey: key).contains(action) { return }
    _ = listOfActions().add(.pair(target, action: action), forKey: key)
  }

  /// Takes a pair back; does nothing when it was not added.
  public func removeTarget(_ target: any ActionTarget, action: String, forKey key: String) {
    let pairs = actions?.pairs(of: target, forKey: key) ?? []
    for (observer, ownAction) in pairs where ownAction == action { observer.remove() }
  }

  /// The actions that a target performs for a key, in the order they were added.
  public func actions(for target: any ActionTarget, forKey key: String) -> [String] {
    actions?.pairs(of: target, forKey: key).map(\.1) ?? []
  }

  /// The targets of all pairs, of each key; a target with more than one pair comes up more often.
  public var targets: [any ActionTarget] { actions?.targets ?? [] }

  /// Calls `handler` whenever an animation started under a key has finished.
  /// - Parameter always: true also hears of those that were cancelled or replaced.
  @discardableResult
  public func on(
    _ key: String, always: Bool = false, _ handler: @escaping (Layer, AnimationEvent) throws -> Void
  ) -> LayerObserver {
    listOfActions().add(.handler(isForAll: always, handler), forKey: key)
  }

  private func listOfActions() -> TargetActions {
    if let actions { return actions }
    let list = TargetActions()
    actions = list
    return list
  }

  /// Tells everyone who listens at this moment of an event.
  func deliver(_ event: AnimationEvent, reportingTo report: (any Error) -> Void) {
    // The list is a copy: those who hear may add and remove others. One that was removed meanwhile
    // has no receiver any more.
    for observer in actions?.all(forKey: event.key) ?? [] {
      do {
        try observer.hear(event, of: self)
      } catch {
        report(error)
      }
    }
  }
}
