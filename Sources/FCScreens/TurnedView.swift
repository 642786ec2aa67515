import FCModels
import FCMotion
import FCViews

/// A view that appears as the card turns.
final class TurnedView: View {
  private let content: View
  private let screen: GameScreen

  /// - Parameter content: moved by the feedback's layer.
  init(_ content: View, on screen: GameScreen) {
    self.content = content
    self.screen = screen
    super.init()
    layer = screen.feedback.layer
  }

  override var lines: [String] { content.lines }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    content.rows(inColumns: columns, density: density)
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let hidden = screen.layer.number("flip", at: canvas.time) ?? 0
    canvas.blended(opacity: 1 - abs(hidden)) { canvas in
      content.place(on: &canvas, in: rect, density: density)
    }
  }
}
