import FCLua
import FCScreens
import FCViews

/// What the host knows of the views of a script.
struct UserInterface {
  /// The screens that the script shows.
  let navigator: Navigator
  /// What the work of views counts against; nil until `fc.ui` is there.
  var budget: ScriptViewBudget?
  /// The function that is asked for what a view shows just now, in the author's words.
  var asking: String?
  /// The functions that read a tab and a command of a table, and what they read last.
  var tabReader: Reference?
  var commandReader: Reference?
  var readTab: Tab?
  var commandReading: CommandReading?
  /// Takes a view from an index of a call's arguments, for each kind of view.
  var viewReaders: [(Call, Int) -> (any ScriptView)?] = []
  /// What tells functions that the learner has written, once for all that was written in a turn.
  var writing = PendingWriting()
  /// What plays the decks of the script; nil while nothing does.
  weak var player: Player?
  /// Hears when the script shows its first screen.
  var onFirstScreen: (() -> Void)?
}

/// `fc.ui`: the screens that scripts build, and the views in them.
extension ScriptHost {
  static let viewClasses: [Any.Type] = [
    Label.self, CardFace.self, Button.self, List.self, Table.self, TextField.self, TextView.self,
    Image.self,
    Progress.self, TabBar.self, Tab.self, Stack.self, Popover.self, ViewScreen.self,
  ]

  func defineUI() throws {
    ui.budget = ScriptViewBudget(self)
    state.document(chapter: "screens")
    state.document(type: "colour", "string", "A colour, as \"#rrggbb\" or \"#rgb\".")
    state.document(
      type: "background", "colour | { from: colour, to: colour, horizontal?: boolean }",
      "A colour, or one that becomes another.")
    state.document(
      type: "view",
      "label | face | button | list | table | text field | text view | image | progress | tab bar | "
        + "stack | popover", "What can stand in a screen.")
    try defineTextViews()
    try defineList()
    try defineTable()
    try defineTabs()
    try defineContainers()
    try defineViewScreen()
    try defineNavigation()
    ui.viewReaders = [
      reader(of: Label.self), reader(of: CardFace.self), reader(of: Button.self),
      reader(of: List.self),
      reader(of: Table.self), reader(of: TextField.self), reader(of: TextView.self),
      reader(of: Image.self), reader(of: Progress.self), reader(of: TabBar.self),
      reader(of: Stack.self),
    ]
    let known = AllowList.uiNames
    let library = try state.freezeLibrary("fc.ui", NameList(known)) { [unowned self] name, isSet in
      isSet
        ? "'fc.ui.\(name)' can't be set: a script can't change a library"
        : state.unknownField(name, in: "fc.ui", known: known)
    }
    try state.set("ui", in: "fc", to: library)
  }

  private func reader<Object: ScriptView>(
    of type: Object.Type
  ) -> (Call, Int) -> (any ScriptView)? {
    { call, position in call.arguments.object(position, of: type) }
  }

  // MARK: Views in views

  /// The views of a list, which a view comes to hold in place of those it held.
  func take(
    viewsOf call: Call, _ position: Int, into parent: some ScriptView
  ) throws -> [View] {
    let count = try call.listLength(position)
    guard count < ViewPlace.mostViews else { throw ViewPlace.tooMany }
    try state.spend(count * 8)
    var views: [any ScriptView] = []
    for index in 0..<count {
      try call.withElement(index + 1, of: position) { element in
        views.append(try view(call, element, "view \(index + 1) of \(parent.described)"))
      }
    }
    let held = parent.childViews.count
    try parent.adopt(views, in: parent.described)
    for index in 0..<held { state.dropHeld(by: parent, slot: ViewSlot.firstChild + index) }
    for index in 0..<count {
      try call.withElement(index + 1, of: position) { element in
        try state.hold(
          call.arguments.stackIndex(element), in: parent, slot: ViewSlot.firstChild + index)
      }
    }
    return views.compactMap { $0 as? View }
  }

  /// The view at a position; `name` is what it is to be.
  func view(_ call: Call, _ position: Int, _ name: String) throws -> any ScriptView {
    for read in ui.viewReaders { if let view = read(call, position) { return view } }
    throw ScriptFault("\(name) must be a view, got \(call.arguments.typeName(position))")
  }

  /// Adds the views that stand in a view.
  func views<Object: ScriptView>(
    of binding: ViewBinding<Object>, set: @escaping (Object, [View]) -> Void
  ) {
    binding.field("views", "view[]", "The views in it, in order.") { object, call in
      let views = object.childViews
      call.writer.beginTable(listCount: views.count, fieldCount: 0)
      for case let view as any ScriptView in views { call.writer.write(view) }
      return .wire
    } set: { [unowned self] object, argument in
      guard argument.call.arguments.isTable(argument.position) else {
        throw argument.wrong("a list of views")
      }
      set(object, try take(viewsOf: argument.call, argument.position, into: object))
    }
  }
}
