/// Delivers named notifications to whoever observes them, at once.
///
/// Observers hear in the order in which they registered. Those that are removed while a
/// notification is delivered are skipped, those added meanwhile hear the next one.
public final class Notifier<Info> {
  /// An observer, registered until it is removed.
  public final class Observer {
    /// The notifications that it hears.
    public let name: String
    /// Nil once it is removed.
    fileprivate var handler: ((Info, String) -> Void)?
    fileprivate weak var notifier: Notifier?

    fileprivate init(
      _ name: String, _ handler: @escaping (Info, String) -> Void, in notifier: Notifier
    ) {
      self.name = name
      self.handler = handler
      self.notifier = notifier
    }

    /// Whether it hears no more.
    public var isRemoved: Bool { handler == nil }

    /// Ends the deliveries, at once and for good.
    public func remove() {
      if isRemoved { return }
      handler = nil
      notifier?.observers[name]?.removeAll { $0 === self }
    }
  }

  private var observers: [String: [Observer]] = [:]
  private var depth = 0

  /// How deep handlers may post in turn.
  public static var maximumDepth: Int { 64 }

  /// Makes one that nobody observes.
  public init() {}

  /// Calls `handler` at each notification of this name until the observer is removed.
  public func observe(
    _ name: String, handler: @escaping (_ info: Info, _ name: String) -> Void
  ) -> Observer {
    let observer = Observer(name, handler, in: self)
    observers[name, default: []].append(observer)
    return observer
  }

  /// Removes every observer, with all that their handlers hold.
  public func removeAll() {
    for observer in observers.values.joined() { observer.handler = nil }
    observers = [:]
  }

  /// Delivers a notification.
  ///
  /// - Returns: False when handlers post inside each other more than `maximumDepth` deep; nothing is
  ///   delivered then.
  public func post(_ name: String, info: Info) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    // A snapshot: handlers may add and remove observers.
    for observer in observers[name] ?? [] { observer.handler?(info, name) }
    return true
  }
}
