import CEdit

extension LineEditor {
  /// Binds the keys for which libedit has nothing, or another thing than most programs have.
  func bindKeys() {
    fcs_edit_add_command(edit, "fc-complete") { edit, _ in
      guard let edit, let editor = LineEditor.of(edit) else { return UInt8(CC_ERROR) }
      return editor.completeLine()
    }
    let bindings = [
      ("^I", "fc-complete"), ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
      ("\\e[3~", "ed-delete-next-char"), ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
      ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
      ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
      ("\\e[1;3C", "em-next-word"), ("\\e[1;3D", "ed-prev-word"),
    ]
    for (keys, command) in bindings { fcs_edit_bind(edit, keys, command) }
    // The person's own settings, in ~/.editrc.
    el_source(edit, nil)
  }

  private func completeLine() -> UInt8 {
    let before = String(text.before)
    // At the beginning of a line it indents.
    if before.allSatisfy({ $0 == " " }) { return insert("  ") }
    let completion = complete(before)
    guard !completion.candidates.isEmpty else { return UInt8(CC_ERROR) }
    let addition = completion.addition
    if !addition.isEmpty || completion.candidates.count == 1 { return insert(addition) }
    show(completion.table(columns: columns))
    return UInt8(CC_NORM)
  }

  private func insert(_ text: String) -> UInt8 {
    if text.isEmpty { return UInt8(CC_NORM) }
    return UInt8(el_winsertstr(edit, wide(text)) == 0 ? CC_REFRESH : CC_ERROR)
  }
}
