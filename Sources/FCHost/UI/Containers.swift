import FCLua
import FCViews

/// How the views of a stack stand, as scripts name it.
private enum AxisName: String, CaseIterable, LuaWritable {
  case horizontal, vertical
}

/// Stacks and popovers.
extension ScriptHost {
  func defineContainers() throws {
    let stack = ViewBinding<Stack>(self, "Views beside or below each other.")
    state.document(
      type: "axis", words: AxisName.allCases.map(\.rawValue), "How the views of a stack stand.")
    stack.field("axis", "axis", "How the views stand; vertical unless given.") {
      stack -> AxisName in
      stack.axis == .horizontal ? .horizontal : .vertical
    } set: { stack, argument in
      stack.axis =
        try argument.plain().word(AxisName.self) == .horizontal ? .horizontal : .vertical
    }
    stack.field("spacing", "integer?", "The rows or columns between two views.") {
      $0.spacing
    } set: {
      $0.spacing = $1.isNil ? nil : try $1.plain().cells()
    }
    views(of: stack) { $0.views = $1 }
    stack.addCommonFields(self)
    try stack.define("stack", form: "fc.ui.stack { axis = \"horizontal\", view, … }") {
      Stack()
    } list: { [unowned self] in
      $0.views = try take(viewsOf: $1, $2, into: $0)
    }
    try definePopover()
  }

  private func definePopover() throws {
    let popover = ViewBinding<Popover>(self, "Views in a frame over a screen.")
    popover.text("title", "What stands in its frame.", get: { $0.title }, set: { $0.title = $1 })
    popover.field("anchor", "view?", "The view that it stands at; else it is in the middle.") {
      popover, call in
      call.answerHeld(by: popover.hostKey, slot: ViewSlot.anchor) ?? call.answer(Value.nil)
    } set: { [unowned self] popover, argument in
      if argument.isNil {
        popover.anchor = nil
        return state.dropHeld(by: popover, slot: ViewSlot.anchor)
      }
      let anchor = try view(argument.call, argument.position, "field 'anchor' of popover")
      try state.hold(argument.stackIndex, in: popover, slot: ViewSlot.anchor)
      popover.anchor = anchor as? View
    }
    event(
      "on_close", "(popover: popover)", "Called once it is closed.", ViewSlot.close, of: popover
    ) {
      _, _ in
    }
    views(of: popover) { $0.views = $1 }
    popover.addCommonFields(self)
    try popover.define("popover", form: "fc.ui.popover { title = \"…\", view, … }") {
      [unowned self] in
      let popover = Popover("", [])
      popover.onClose = { [unowned self, unowned popover] in closed(popover) }
      return popover
    } list: { [unowned self] in
      $0.views = try take(viewsOf: $1, $2, into: $0)
    }
  }

  private func closed(_ popover: Popover) {
    if state.holds(in: popover, slot: ViewSlot.close) {
      run("on_close", of: popover, ViewSlot.close) { $0.push(popover) }
    }
    if let screen = ViewPlace.of(popover).parent as? ViewScreen {
      state.dropHeld(by: screen, slot: ViewSlot.popover)
      ViewPlace.of(popover).parent = nil
    }
  }
}
