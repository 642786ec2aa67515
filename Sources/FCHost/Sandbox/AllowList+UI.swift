/// The names of `fc.ui` and of the classes of views.
extension AllowList {
  private static let placed =
    "each view in it is looked at, and those that it stands in, at most 40"

  static let uiFunctions = [
    allowed("fc.", .value, "ui"),
    allowed("fc.ui.", .linear, "label face button list text_field text_view image progress"),
    allowed("fc.ui.", .countedInSwift, "screen stack popover tab_bar", placed),
    allowed("fc.ui.", .linear, "table"),
    allowed("fc.ui.", .constant, "push present"),
    allowed("fc.ui.", .linear, "pop dismiss", "what was pushed over a screen goes with it"),
  ].flatMap(\.self)

  /// The names of `fc.ui` itself.
  static let uiNames = uiFunctions.map(\.name).filter { $0.hasPrefix("fc.ui.") }
    .map { String($0.dropFirst(6)) }

  static let viewNames =
    [
      "label", "face", "button", "list", "table", "text field", "text view", "image", "progress",
      "tab bar",
    ]
    .flatMap { commonNames(of: $0) }
    + ["stack", "popover"].flatMap { commonNames(of: $0) + holderNames(of: $0) }
    + ownNames.flatMap(\.self)

  private static func commonNames(of kind: String) -> [AllowedName] {
    allowed("\(kind).", .constant, "layer tag foreground background hidden size grow")
  }

  private static func holderNames(of kind: String) -> [AllowedName] {
    allowed("\(kind).", .countedInSwift, "views", placed)
  }

  private static let ownNames = [
    allowed("label.", .linear, "text style"),
    allowed("face.", .linear, "text note"),
    allowed("button.", .linear, "title"),
    allowed("button.", .constant, "target action on_press enabled"),
    allowed("button:", .runsScript, "press"),
    allowed("text field.", .linear, "title prompt text"),
    allowed("text field.", .constant, "on_change on_submit"),
    allowed("text view.", .linear, "title prompt text"),
    allowed("text view.", .constant, "on_change on_done"),
    allowed("image.", .linear, "name text"),
    allowed("progress.", .linear, "title"),
    allowed("progress.", .constant, "fraction"),
    allowed("list.", .linear, "title empty select_title"),
    allowed("list.", .constant, "numbered"),
    allowed("list.", .constant, "on_select on_delete confirms_delete filtering filter"),
    allowed("list.", .runsScript, "count row selection filter_text"),
    allowed("list:", .runsScript, "reload"),
    allowed("table.", .linear, "columns rows empty"),
    allowed("table.", .constant, "on_select"),
    allowed("table.", .runsScript, "count row selection"),
    allowed("table:", .constant, "reload"),
    allowed("tab bar.", .countedInSwift, "tabs", placed),
    allowed("tab bar.", .constant, "selected_tab should_select on_change"),
    allowed("tab bar.", .runsScript, "selection"),
    allowed("tab.", .constant, "title tag view"),
    allowed("deck.screens.", .constant, "start card result"),
    allowed("deck.screens:", .countedInSwift, "play", "as deck:game"),
    allowed("deck.screens:", .runsScript, "quit"),
    allowed("stack.", .constant, "axis spacing"),
    allowed("popover.", .linear, "title"),
    allowed("popover.", .constant, "anchor on_close"),
    allowed("screen.", .linear, "title note focus"),
    allowed(
      "screen.", .constant,
      "layer tag foreground background commands is_shown on_show on_close on_back on_quit"),
    allowed("screen.", .countedInSwift, "views", placed),
    allowed("screen:", .linear, "tell open close_popover"),
  ]
}
