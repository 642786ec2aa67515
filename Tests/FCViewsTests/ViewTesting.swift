import FCViews
import Support

/// A page with the given views, for tests of views that need focus and layout.
func page(pinned: [View] = [], _ content: View...) -> Page {
  let page = Page()
  page.body.pinned = pinned
  page.body.content = content
  page.focus = content.first(where: \.acceptsFocus)
  return page
}

extension Page {
  @discardableResult
  func press(_ key: Key, _ modifiers: KeyPress.Modifiers = []) -> Bool {
    receive(.key(KeyPress(key, modifiers)))
  }

  @discardableResult
  func press(_ letter: Character) -> Bool { press(.character(letter)) }

  func type(_ text: String) {
    for letter in text { press(letter) }
  }

  func click(column: Int, row: Int) -> Bool {
    receive(.mouse(MouseEvent(.press, at: Point(column: column, row: row))))
  }

  func text(_ columns: Int, _ rows: Int) -> String {
    Canvas(columns: columns, rows: rows, drawing: self).text
  }
}
