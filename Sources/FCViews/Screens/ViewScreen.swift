import FCMotion
import FCText

/// A screen made of views: a title, what stands below it, and perhaps a popover over all.
///
/// Views that grow share the rows that are left; where not even the least fits, the screen
/// scrolls. Tab and the arrows move the focus, and the line at the bottom names the keys of the
/// view that has it.
///
/// For example:
///
///     let name = TextField("Name")
///     let screen = ViewScreen("New recipe", [name, Button("Save") { _ in save(name.text) }])
public final class ViewScreen: Page {
  /// A number by which a host recognises this screen; 0 until a host gives it one.
  public var hostKey = 0
  /// What a host keeps with the screen.
  public var attachment: AnyObject?
  /// What the work of the screen counts against; nil for nothing.
  public var budget: (any ViewBudget)?
  /// What stands at the top; empty for nothing.
  public var title: String { didSet { fillHeader() } }
  /// What stands at the other end of the title's row; below the views where lines are printed.
  public var note = "" { didSet { fillHeader() } }
  /// What the owner lets one do on this screen, in the order of the help line.
  public var ownCommands: [Command] = []
  /// Called when the screen comes to be the one that is shown.
  public var onShow: (() -> Void)?
  /// Called when the screen was taken away.
  public var onClose: (() -> Void)?
  /// Called instead of going back, by Esc and `:b`; a screen with changes can ask first.
  public var onBack: (() -> Void)?
  /// Called instead of quitting, by `q`, Ctrl-Q and `:q`; Ctrl-C and the end of lines still end all.
  public var onQuit: (() -> Void)?
  /// The popover that is open.
  public private(set) var popover: Popover?
  /// What the screen is shown by.
  public internal(set) weak var navigator: Navigator? {
    didSet { isGone = navigator == nil }
  }
  /// Whether it was shown and taken away: then there is nothing more to tell of it.
  private var isGone = false
  /// Moves the screen as a whole, with the fields that `View.layer` tells of.
  public var ownLayer = Layer() { didSet { layer = ownLayer } }

  /// The colour of what the screen shows; nil leaves it to its views.
  public var foreground: Color? { didSet { needsDisplay = true } }
  /// What fills the screen; nil leaves it to the terminal.
  public var background: Background? { didSet { needsDisplay = true } }

  private var notice: String?
  private var focusBeneath: View?
  private var drawnTree = 0
  var plain = PlainState()

  public init(_ title: String = "", _ views: [View] = []) {
    self.title = title
    super.init()
    layer = ownLayer
    body.content = views
    fillHeader()
  }

  /// The views below the title, from the top.
  public var views: [View] {
    get { body.content }
    set {
      body.content = newValue
      needsDisplay = true
    }
  }

  private func fillHeader() {
    header =
      title.isEmpty && note.isEmpty
      ? [] : [StatusLine(left: title, leftStyle: .strong, right: [note])]
    needsDisplay = true
  }

  /// Tells the learner something in passing: at the bottom until the next key, or as a line.
  public func tell(_ text: String) {
    notice = visibleLine(text)
    if isShown { announce(text) }
    needsDisplay = true
  }

  /// True when no other screen is over this one.
  var isShown: Bool { navigator.map { $0.top === self } ?? !isGone }

  // MARK: Popovers

  /// Opens a popover, in place of one that is open.
  public func open(_ popover: Popover) {
    closePopover()
    focusBeneath = focus
    self.popover = popover
    focus = nil
    refresh()
    needsDisplay = true
  }

  /// Closes the popover that is open.
  public func closePopover() {
    guard let closed = popover else { return }
    popover = nil
    focus = focusBeneath
    focusBeneath = nil
    needsDisplay = true
    closed.onClose?()
  }

  // MARK: State

  /// The views that keys are for now.
  var activeViews: [View] { scroller.views }

  override var scroller: ScrollView { popover?.body ?? body }

  override var message: String? { notice }

  public override func refresh() {
    for case let bar as TabBar in body.tree { bar.motion = navigator?.motion }
    let views = focusableViews
    if let focus, views.contains(where: { $0 === focus }) { return }
    // Whoever opens a screen wants what is in it, not another tab.
    let next = views.first { !($0 is TabBar) } ?? views.first
    if next != nil || focus != nil { focus = next }
    // A question may be long: what answers it must be seen.
    popover?.body.target = next
  }

  public override var isWorking: Bool {
    body.isWorking || popover?.isWorking == true
  }

  public override var needsDisplay: Bool {
    get { super.needsDisplay || drawnTree != fingerprint }
    set {
      super.needsDisplay = newValue
      if !newValue { drawnTree = fingerprint }
    }
  }

  /// Changes with the views that are shown and with each of their changes.
  private var fingerprint: Int {
    var hasher = Hasher()
    for view in body.tree + (popover?.tree ?? []) {
      hasher.combine(ObjectIdentifier(view))
      hasher.combine(view.revision)
    }
    return hasher.finalize()
  }

  // MARK: Keys

  public override var helpItems: [HelpLine.Item] {
    var items = focus?.helpItems ?? []
    if focusableViews.count > 1 { items.append(HelpLine.Item("Tab", "next")) }
    return items
  }

  public override var commands: [Command] { commandsNow }

  var canGoBack: Bool { onBack != nil || navigator?.canGoBack == true }

  var canQuit: Bool { onQuit != nil || navigator?.onQuit != nil }

  func quit() {
    if let onQuit { onQuit() } else { navigator?.onQuit?() }
  }

  func goBack() {
    if popover != nil { return closePopover() }
    if let onBack { onBack() } else { navigator?.goBack() }
  }

  public override func receive(_ event: Event) -> Bool { timed { take(event) } }

  /// Counts the time of what the screen does as that of one call.
  private func timed<Result>(_ body: () -> Result) -> Result {
    budget?.timed(body) ?? body()
  }

  private func take(_ event: Event) -> Bool {
    refresh()
    switch event {
    case .line(let line): return receivePlain(line)
    case .endOfInput:
      navigator?.onQuit?()
      return true
    case .mouse(let mouse) where mouse.action == .press:
      notice = nil
      if let popover, !popover.frame.contains(mouse.position) {
        closePopover()
        return true
      }
    case .key(let press):
      if notice != nil { needsDisplay = true }
      notice = nil
      if useFirst(press) {
        needsDisplay = true
        return true
      }
    default: break
    }
    return super.receive(event)
  }

  /// Keys that the focused view had no use for go to those it stands in, and then move the focus.
  public override func receive(_ press: KeyPress) -> Bool {
    guard let focus else { return false }
    let path = scroller.path(to: focus).dropLast().reversed()
    if !readsText, path.contains(where: { $0.receive(.key(press)) }) { return true }
    guard press.modifiers.isEmpty else { return false }
    switch press.key {
    case .enter where focus is TextField: return moveFocus(by: 1)
    case .up, .down, .left, .right: return moveFocus(towards: press.key)
    default: return false
    }
  }

  // MARK: Drawing

  public override func draw(on canvas: inout Canvas) { timed { drawNow(on: &canvas) } }

  private func drawNow(on canvas: inout Canvas) {
    refresh()
    if navigator?.motion?.level == .basic { canvas.showsTravel = false }
    // What is drawn is not printed.
    _ = takeAnnouncements()
    let whole = Rect(column: 0, row: 0, columns: canvas.size.columns, rows: canvas.size.rows)
    canvas.painted(background, foreground: foreground, in: whole) { drawAll(on: &$0) }
  }

  private func drawAll(on canvas: inout Canvas) {
    let size = canvas.size
    guard let popover, size.columns >= Self.smallestSize.columns,
      size.rows >= Self.smallestSize.rows
    else { return super.draw(on: &canvas) }
    canvas.blended(opacity: 0.5) { super.draw(on: &$0) }
    canvas.cursor = nil
    let whole = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows - 1)
    popover.place(on: &canvas, in: popover.place(in: whole), density: .snug)
  }

  /// A screen comes in from a few columns or rows away, and dimmed: so one sees that it is
  /// another, and can read it at once.
  public override func drawBody(on canvas: inout Canvas, in rect: Rect) {
    let columns = (canvas.travel("push", of: ownLayer) ?? 0) * Double(rect.size.columns) / 18
    let rows = (canvas.travel("present", of: ownLayer) ?? 0) * Double(rect.size.rows) / 6
    let way = ["push", "present"].map { ownLayer.number($0, at: canvas.time) ?? 0 }
    canvas.blended(opacity: 1 - 0.7 * abs(way[0] + way[1])) { canvas in
      super.drawBody(
        on: &canvas, in: rect.moved(columns: wholeCells(columns), rows: wholeCells(rows)))
    }
  }

  public override var layers: [Layer] { super.layers + (popover?.layers ?? []) }

  public override var lines: [String] { timed { printedLines() } }

  public override func announceNews() { timed { announceChanges() } }
}
