/// What happens in the games of a deck.
public enum DeckEvent: String, CaseIterable, Sendable {
  /// A game starts, or is taken up again.
  case start
  /// A card becomes the current one.
  case card
  /// A response is recorded.
  case answer
  /// A game ends.
  case result
}

/// A handler that is called until it is removed.
public final class Observer {
  let event: DeckEvent
  let handler: (Game, Card?) -> Void
  private weak var handlers: EventHandlers?
  private(set) var isRemoved = false

  fileprivate init(
    _ event: DeckEvent, _ handler: @escaping (Game, Card?) -> Void, in handlers: EventHandlers
  ) {
    self.event = event
    self.handler = handler
    self.handlers = handlers
  }

  /// Ends the calls, at once and for good.
  public func remove() {
    isRemoved = true
    handlers?.forget(self)
  }
}

final class EventHandlers {
  private var observers: [Observer] = []

  func add(_ event: DeckEvent, _ handler: @escaping (Game, Card?) -> Void) -> Observer {
    let observer = Observer(event, handler, in: self)
    observers.append(observer)
    return observer
  }

  /// Calls the handlers of an event in the order they were added.
  func run(_ event: DeckEvent, _ game: Game, _ card: Card?) {
    // A snapshot: a handler may add and remove handlers. Those removed meanwhile are skipped, those
    // added meanwhile hear of the next event.
    let snapshot = observers
    for observer in snapshot where observer.event == event && !observer.isRemoved {
      observer.handler(game, card)
    }
  }

  fileprivate func forget(_ observer: Observer) {
    observers.removeAll { $0 === observer }
  }
}
