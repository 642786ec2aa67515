import FCViews

/// What went wrong in a script; leaving it ends the play.
///
/// It needs nothing of the script, and nothing of a game.
public final class ErrorScreen: Page {
  private let onLeave: () -> Void
  private let leaving: String

  /// - Parameters:
  ///   - result: what was reached until then, such as "3 right, 1 wrong"; nil for nothing.
  ///   - leaving: what is done by leaving it.
  ///   - onLeave: called when the learner has read it.
  public init(
    _ report: ErrorReport, result: String? = nil, leaving: String = "leave",
    onLeave: @escaping () -> Void
  ) {
    self.onLeave = onLeave
    self.leaving = leaving
    super.init()
    body.pinned = [Label(report.title, style: .wrong)]
    body.content = [ReportView(report)]
    if let result { body.content.append(Label("So far: " + result, style: .faint)) }
  }

  public override var commands: [Command] {
    [Command(leaving, letter: "q", key: KeyPress(.enter)) { [weak self] in self?.onLeave() }]
  }

  public override func receive(_ press: KeyPress) -> Bool {
    // As on every screen, though the letter alone is shown.
    let isQuitting = press == KeyPress(.character("q"), .control)
    guard press.key == .escape || isQuitting else { return false }
    onLeave()
    return true
  }

  public override func inputEnded() { onLeave() }
}

/// The lines of a report, made for the width they get: code that wraps is hard to read.
private final class ReportView: View {
  private let report: ErrorReport

  init(_ report: ErrorReport) { self.report = report }

  private func label(_ columns: Int) -> Label {
    Label(report.lines(columns).joined(separator: "\n"))
  }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    label(columns).rows(inColumns: columns, density: density)
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    label(rect.size.columns).draw(on: &canvas, in: rect, density: density)
  }
}
