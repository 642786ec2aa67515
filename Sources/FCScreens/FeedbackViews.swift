import FCModels
import FCText
import FCViews

/// What appears below the answers once a card is answered.
enum FeedbackViews {
  static func make(for card: Card, _ verdict: Verdict) -> [View] {
    var views: [View] = [VerdictView(verdict)]
    if verdict.kind != .right, let comparison = card.difference.flatMap(DifferenceView.init) {
      views.append(comparison)
    }
    if let message = verdict.message { views.append(Label(message)) }
    views += media(image: card.answerImage, audio: card.answerAudio)
    if let explanation = verdict.explanation { views.append(Label(explanation)) }
    return views
  }

  /// Names the files that belong to one side of a card; a terminal can't show or play them.
  static func media(image: String?, audio: String?) -> [View] {
    [image.map { "Picture: \($0)" }, audio.map { "Sound: \($0)" }]
      .compactMap { $0 }.map { Label($0, style: .faint) }
  }
}

/// The verdict behind its sign.
private final class VerdictView: View {
  private let text: String
  private let kind: Verdict.Kind

  init(_ verdict: Verdict) {
    text = visible(verdict.line)
    kind = verdict.kind
  }

  override var lines: [String] { [text] }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    wrap(text, columns: columns - 2).count
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let (sign, style): (Character, Style) =
      switch kind {
      case .right: (canvas.glyphs.right, .right)
      case .partly: (canvas.glyphs.partly, .notice)
      case .wrong: (canvas.glyphs.wrong, .wrong)
      }
    canvas.write(String(sign), at: rect.origin, style: style)
    for (offset, line) in wrap(text, columns: rect.size.columns - 2).enumerated() {
      let start = Point(column: rect.minColumn + 2, row: rect.minRow + offset)
      canvas.write(line, at: start, style: style)
    }
  }
}
