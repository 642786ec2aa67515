import FCMotion

/// Screens one over the other, of which the top one is shown.
///
/// Screens are pushed, one step further into something, or presented, as a task of its own. What
/// is presented is dismissed with all that was pushed over it. It works with a surface or without.
///
/// For example:
///
///     let navigator = Navigator(motion: motion)
///     navigator.onScreenChange = { surface.screen = $0 }
///     navigator.push(ViewScreen("Smoothies", [list]))
public final class Navigator {
  private struct Entry {
    let screen: ViewScreen
    let isPresented: Bool
  }

  /// Called with the screen to show, or nil when there is none any more.
  public var onScreenChange: ((ViewScreen?) -> Void)?
  /// Called when the learner quits; without it nothing offers to.
  public var onQuit: (() -> Void)?
  /// True when there is something else beneath the lowest screen to go back to.
  public var standsOverOther = false
  /// What keeps the time of transitions; without it a screen is in its place at once.
  public let motion: Motion?
  private var entries: [Entry] = []

  public init(motion: Motion? = nil) {
    self.motion = motion
  }

  /// The screens, the lowest first.
  public var screens: [ViewScreen] { entries.map(\.screen) }

  /// The screen to show.
  public var top: ViewScreen? { entries.last?.screen }

  /// True when there is a screen to go back to.
  public var canGoBack: Bool { entries.count > (standsOverOther ? 0 : 1) }

  /// Shows a screen over the top one.
  /// - Returns: false when the screen is there already.
  @discardableResult
  public func push(_ screen: ViewScreen) -> Bool { add(screen, isPresented: false) }

  /// Shows a screen for a task of its own.
  /// - Returns: false when the screen is there already.
  @discardableResult
  public func present(_ screen: ViewScreen) -> Bool { add(screen, isPresented: true) }

  /// Takes away the top screen, if it was pushed over another.
  /// - Returns: the screen that was taken away.
  @discardableResult
  public func pop() -> ViewScreen? {
    guard canGoBack, entries.last?.isPresented == false else { return nil }
    return remove(from: entries.count - 1)
  }

  /// Takes away the screen that was presented last, with all over it.
  /// - Returns: the presented screen.
  @discardableResult
  public func dismiss() -> ViewScreen? {
    guard let index = entries.lastIndex(where: \.isPresented), index > 0 || standsOverOther else {
      return nil
    }
    return remove(from: index)
  }

  /// Goes back by one screen, however it came.
  public func goBack() {
    if canGoBack { remove(from: entries.count - 1) }
  }

  /// Takes away all screens.
  public func close() {
    if !entries.isEmpty { remove(from: 0) }
  }

  private func add(_ screen: ViewScreen, isPresented: Bool) -> Bool {
    guard screen.navigator == nil else { return false }
    let isFirst = entries.isEmpty
    entries.append(Entry(screen: screen, isPresented: isPresented))
    screen.navigator = self
    if !isFirst { move(screen, isPresented ? "present" : "push", from: 1) }
    showTop()
    return true
  }

  @discardableResult
  private func remove(from index: Int) -> ViewScreen? {
    let removed = entries[index...]
    let wasPresented = removed.first?.isPresented == true
    entries.removeSubrange(index...)
    for entry in removed { entry.screen.navigator = nil }
    // What is beneath a presented screen was there all the time.
    if let top, !wasPresented { move(top, "push", from: -1) }
    showTop()
    for entry in removed.reversed() { entry.screen.onClose?() }
    return removed.first?.screen
  }

  /// Lets a screen come in from a side, 1 for the right or from below, -1 for the left.
  private func move(_ screen: ViewScreen, _ field: String, from side: Double) {
    guard let motion else { return }
    screen.ownLayer.start(field, of: field, from: side, to: 0, 0.25, in: motion)
  }

  private func showTop() {
    top?.needsDisplay = true
    onScreenChange?(top)
    top?.onShow?()
  }
}
