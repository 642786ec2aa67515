/// Something that performs actions when an animation has finished.
public protocol ActionTarget: AnyObject {
  /// Performs an action.
  /// - Throws: what went wrong; `Motion.report` hears of it, and the other actions still run.
  func perform(_ action: String, layer: Layer, event: AnimationEvent) throws

  /// Whether another target stands for the same receiver, so that adding it again changes nothing.
  func isSame(as other: any ActionTarget) -> Bool
}

/// What hears of the animations of one key; made by `Layer.on`.
///
/// It hears until it is removed, whether or not this object is kept.
public final class LayerObserver {
  enum Receiver {
    case pair(any ActionTarget, action: String)
    case handler(isForAll: Bool, (Layer, AnimationEvent) throws -> Void)
  }

  /// A number by which a host recognises this observer; 0 until a host gives it one.
  public var hostKey = 0
  /// The key of the animations it hears of.
  public let key: String
  /// Nil once it is removed.
  private(set) var receiver: Receiver?
  private weak var list: TargetActions?

  init(key: String, receiver: Receiver, list: TargetActions) {
    self.key = key
    self.receiver = receiver
    self.list = list
  }

  /// Stops hearing at once, also of an event that is being delivered.
  public func remove() {
    receiver = nil
    list?.remove(self)
  }

  func hear(_ event: AnimationEvent, of layer: Layer) throws {
    switch receiver {
    case .pair(let target, let action):
      if event.isFinished { try target.perform(action, layer: layer, event: event) }
    case .handler(let isForAll, let body):
      if event.isFinished || isForAll { try body(layer, event) }
    case nil: break
    }
  }
}

/// What hears of the animations of a layer, for each key in the order added.
final class TargetActions {
  private var observers: [String: [LayerObserver]] = [:]

  var isEmpty: Bool { observers.isEmpty }

  func add(_ receiver: LayerObserver.Receiver, forKey key: String) -> LayerObserver {
    let observer = LayerObserver(key: key, receiver: receiver, list: self)
    observers[key, default: []].append(observer)
    return observer
  }

  func remove(_ observer: LayerObserver) {
    observers[observer.key]?.removeAll { $0 === observer }
    if observers[observer.key]?.isEmpty == true { observers[observer.key] = nil }
  }

  func all(forKey key: String) -> [LayerObserver] { observers[key] ?? [] }

  /// The targets of all pairs.
  var targets: [any ActionTarget] {
    observers.values.joined().compactMap { observer in
      if case .pair(let target, _) = observer.receiver { target } else { nil }
    }
  }

  /// The pairs of a target, each with its action.
  func pairs(of target: any ActionTarget, forKey key: String) -> [(LayerObserver, String)] {
    all(forKey: key).compactMap { observer in
      guard case .pair(let other, let action) = observer.receiver, other.isSame(as: target)
      else { return nil }
      return (observer, action)
    }
  }
}
