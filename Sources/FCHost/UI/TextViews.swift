import FCLua
import FCViews

/// How a text is set off, as scripts name it.
private enum StyleName: String, CaseIterable, LuaWritable {
  case plain, strong, faint, accent, right, wrong, notice

  var style: Style {
    switch self {
    case .plain: .plain
    case .strong: .strong
    case .faint: .faint
    case .accent: .accent
    case .right: .right
    case .wrong: .wrong
    case .notice: .notice
    }
  }
}

/// Labels, buttons, pictures, progress and what is written into.
extension ScriptHost {
  func defineTextViews() throws {
    try defineLabel()
    try defineFace()
    try defineButton()
    try defineTextField()
    try defineTextView()
    try defineImage()
    try defineProgress()
  }

  private func defineLabel() throws {
    let label = ViewBinding<Label>(self, "A text.")
    label.text(
      "text", "What it says.", get: { $0.text }, weight: Footprint.ofWrapped,
      set: { $0.text = $1 })
    state.document(
      type: "text style", words: StyleName.allCases.map(\.rawValue), "How a text is set off.")
    label.field("style", "text style", "How it is set off.") { label in
      StyleName.allCases.first { $0.style == label.style }
    } set: {
      $0.style = try $1.plain().word(StyleName.self).style
    }
    label.addCommonFields(self)
    try label.define("label", form: "fc.ui.label { text = \"…\" }") { Label("") }
  }

  private func defineFace() throws {
    let face = ViewBinding<CardFace>(self, "A text as a card shows it.")
    face.text(
      "text", "What the card says.", get: { $0.text }, weight: Footprint.ofWrapped,
      set: { $0.text = $1 })
    face.text(
      "note", "What stands back below it.", get: { $0.note }, weight: Footprint.ofWrapped,
      set: { $0.note = $1 })
    face.addCommonFields(self)
    try face.define("face", form: "fc.ui.face { text = \"…\" }") { CardFace("") }
  }

  private func defineButton() throws {
    let button = ViewBinding<Button>(self, "Something to press.")
    button.text("title", "What it says.", get: { $0.title }, set: { $0.title = $1 })
    button.field("target", "any", "What performs its action.") { button, call in
      call.answerHeld(by: button.hostKey, slot: ViewSlot.target) ?? call.answer(Value.nil)
    } set: { [unowned self] button, argument in
      if argument.isNil {
        state.dropHeld(by: button, slot: ViewSlot.target)
      } else {
        try state.hold(argument.stackIndex, in: button, slot: ViewSlot.target)
      }
      connect(button)
    }
    button.field("action", "string?", "The method of the target, which gets the button.") {
      button, call in
      call.answerHeld(by: button.hostKey, slot: ViewSlot.action) ?? call.answer(Value.nil)
    } set: { [unowned self] button, argument in
      if argument.isNil {
        state.dropHeld(by: button, slot: ViewSlot.action)
      } else {
        _ = try argument.shownText()
        try state.hold(argument.stackIndex, in: button, slot: ViewSlot.action)
      }
      connect(button)
    }
    event("on_press", "(button: button)", "Called when it is pressed.", ViewSlot.select, of: button)
    {
      [unowned self] button, _ in connect(button)
    }
    button.field("enabled", "boolean", "Whether it can be pressed.") {
      $0.isEnabled
    } set: {
      $0.isEnabled = try $1.plain().boolean()
    }
    button.method("press", "()", "Presses it.") { button, _ in
      button.press()
      return .nothing
    }
    button.addCommonFields(self)
    try button.define(
      "button", form: "fc.ui.button { title = \"…\", on_press = function(button) … end }"
    ) {
      Button("")
    }
  }

  /// Has a button call what its script has given it.
  private func connect(_ button: Button) {
    guard button.onPress == nil else { return }
    button.onPress = { [unowned self] button in
      if state.holds(in: button, slot: ViewSlot.select) {
        run("on_press", of: button, ViewSlot.select) { $0.push(button) }
      }
      tellOfWriting()
      let action = (try? state.heldValue(by: button, slot: ViewSlot.action)) ?? nil
      guard case .string(let name)? = action, let sendAction else { return }
      scheduler.run(.reference(sendAction), as: "action \"\(name)\" of \(button.described)") {
        $0.push(heldBy: button.hostKey, slot: ViewSlot.target)
        $0.push(name)
        $0.push(button)
      }
    }
  }

  private func defineTextField() throws {
    let field = ViewBinding<TextField>(self, "A line that the learner writes.")
    field.text("title", "What stands above it.", get: { $0.title }, set: { $0.title = $1 })
    field.text("prompt", "What it says while empty.", get: { $0.prompt }, set: { $0.prompt = $1 })
    field.text("text", "What is written.", get: { $0.text }, set: { $0.replaceText(with: $1) })
    changeEvent("(text: string, field: text field)", of: field, \.onChange) { $0.text }
    event(
      "on_submit", "(text: string, field: text field)", "Called at Enter.", ViewSlot.done,
      of: field,
      \.onSubmit
    ) { $0.push($1) }
    field.addCommonFields(self)
    try field.define("text_field", form: "fc.ui.text_field { title = \"…\" }") { TextField("") }
  }

  private func defineTextView() throws {
    let view = ViewBinding<TextView>(self, "Lines that the learner writes.")
    view.text("title", "What stands above it.", get: { $0.title }, set: { $0.title = $1 })
    view.text("prompt", "What it says while empty.", get: { $0.prompt }, set: { $0.prompt = $1 })
    view.text(
      "text", "What is written.", get: { $0.text }, weight: Footprint.ofWritten,
      set: { $0.text = $1 })
    changeEvent("(text: string, view: text view)", of: view, \.onChange) { $0.text }
    event(
      "on_done", "(text: string, view: text view)", "Called when the learner is done.",
      ViewSlot.done, of: view,
      \.onDone
    ) { $0.push($1) }
    view.addCommonFields(self)
    try view.define("text_view", form: "fc.ui.text_view { title = \"…\" }") { TextView("") }
  }

  private func defineImage() throws {
    let image = ViewBinding<Image>(self, "A picture, by its name and what is to be seen on it.")
    image.text("name", "The name of the picture.", get: { $0.name }, set: { $0.name = $1 })
    image.text("text", "What is to be seen on it.", get: { $0.text }, set: { $0.text = $1 })
    image.addCommonFields(self)
    try image.define("image", form: "fc.ui.image { name = \"…\", text = \"…\" }") { Image("") }
  }

  private func defineProgress() throws {
    let progress = ViewBinding<Progress>(self, "How far something has come.")
    progress.text("title", "What is under way.", get: { $0.title }, set: { $0.title = $1 })
    progress.field("fraction", "number", "The part that is done, 0…1.") {
      $0.fraction
    } set: { progress, argument in
      let fraction = try argument.plain().number()
      guard fraction.isFinite else { throw argument.wrong("a number from 0 to 1") }
      progress.fraction = fraction
    }
    progress.addCommonFields(self)
    try progress.define("progress", form: "fc.ui.progress { fraction = 0.5 }") { Progress() }
  }
}
