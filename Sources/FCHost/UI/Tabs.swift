import FCLua
import FCViews

/// Tab bars and their tabs.
extension ScriptHost {
  private static let tabFields = FieldTable(
    "tab fields",
    [
      .init("title", "string", "What it is called."),
      .init("tag", "string?", "What its author knows it by."),
      .init("view", "view?", "What is shown below it."),
    ])

  func defineTabs() throws {
    try defineTab()
    let bar = ViewBinding<TabBar>(self, "Tabs, one of which is selected, and its view.")
    bar.field("tabs", "(tab | tab fields)[]", "The tabs, from the left.") {
      bar, call in
      call.writer.write(objects: bar.tabs)
      return .wire
    } set: { [unowned self] bar, argument in
      guard argument.call.arguments.isTable(argument.position) else {
        throw argument.wrong("a list of tabs")
      }
      try setTabs(of: bar, argument)
    }
    bar.field("selection", "integer?", "The selected tab; setting it asks as the learner does.") {
      bar in
      bar.selectedIndex.map { $0 + 1 }
    } set: { bar, argument in
      let index = try argument.plain().integer()
      guard 1...max(1, bar.tabs.count) ~= index, !bar.tabs.isEmpty else {
        throw argument.wrong("a tab from 1 to \(bar.tabs.count)")
      }
      bar.select(index - 1)
    }
    bar.field("selected_tab", "tab?", "The selected tab.", answer: { $1.answer($0.selectedTab) })
    event(
      "should_select", "(tab: tab, bar: tab bar) → boolean",
      "Asked before a tab is selected; it can't wait.",
      ViewSlot.refuse, of: bar
    ) { [unowned self] bar, isSet in
      bar.shouldSelect = !isSet ? nil : { [unowned self, unowned bar] in allows($0, in: bar) }
    }
    event(
      "on_change", "(tab: tab, bar: tab bar, direction?: \"left\" | \"right\")",
      "Called once another tab is selected.",
      ViewSlot.change, of: bar
    ) { [unowned self] bar, isSet in
      bar.onChange =
        !isSet ? nil : { [unowned self, unowned bar] in tell(of: $0, in: bar) }
    }
    bar.addCommonFields(self)
    try bar.define("tab_bar", form: "fc.ui.tab_bar { tabs = { { title = \"…\", view = … } } }") {
      TabBar([])
    }
  }

  private func defineTab() throws {
    let tab = ClassBinding<Tab>("tab", "A tab of a tab bar.") { "tab \"\($0.title)\"" }
    tab.property("title", "string", "What it is called.") { $0.title }
    tab.property("tag", "string", "What its author knows it by.") { $0.tag }
    tab.property("view", "view?", "What is shown below it.") { tab, call in
      guard let view = tab.content as? any ScriptView else { return call.answer(Value.nil) }
      call.writer.write(view)
      return .wire
    }
    tab.weight { pointer in
      guard let pointer else { return Footprint.tab }
      return Unmanaged<Tab>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
        Footprint.tab + Footprint.of($0.title) + Footprint.of($0.tag)
      }
    }
    try state.define(tab)
    ui.tabReader = try state.function("tab", fields: Self.tabFields, of: "tab") {
      [unowned self] call in
      ui.readTab = try readTab(call)
      return .nothing
    }
  }

  private func readTab(_ call: Call) throws -> Tab {
    guard !call.arguments.isNil(2) else { throw ScriptFault("a tab needs a title") }
    let title = try fieldValue("title", of: "tab", call, 2).shownText()
    let tag = try call.arguments.isNil(3) ? "" : fieldValue("tag", of: "tab", call, 3).shownText()
    let content =
      try call.arguments.isNil(4) ? nil : view(call, 4, "field 'view' of tab \"\(title)\"")
    return Tab(title, tag: tag, content: content as? View)
  }

  /// The most tabs of a bar: they stand side by side in one row.
  private static let mostTabs = 100

  private func setTabs(of bar: TabBar, _ argument: FieldArgument) throws {
    let call = argument.call
    let count = try call.listLength(argument.position)
    guard count <= Self.mostTabs else {
      throw argument.wrong("a list of at most \(Self.mostTabs) tabs")
    }
    try state.spend(count * 8)
    var tabs: [Tab] = []
    for index in 0..<count {
      try call.withElement(index + 1, of: argument.position) { tabs.append(try tab(call, $0)) }
    }
    guard Set(tabs.map { ObjectIdentifier($0) }).count == tabs.count else {
      throw ScriptFault("a tab stands in \(bar.described) twice")
    }
    let views = tabs.compactMap { $0.content as? any ScriptView }
    try bar.adopt(views, in: "the tab bar")
    for index in 0..<bar.tabs.count * 2 {
      state.dropHeld(by: bar, slot: ViewSlot.firstChild + index)
    }
    for (index, tab) in tabs.enumerated() {
      let slot = ViewSlot.firstChild + 2 * index
      try state.hold(child: tab, in: bar, slot: slot)
      if let view = tab.content as? any ScriptView {
        try state.hold(child: view, in: bar, slot: slot + 1)
      }
    }
    bar.replaceTabs(with: tabs)
  }

  private func tab(_ call: Call, _ position: Int) throws -> Tab {
    if let tab = call.arguments.object(position, of: Tab.self) { return tab }
    guard call.arguments.isTable(position), let reader = ui.tabReader else {
      throw ScriptFault(
        "a tab must be { title = \"…\", view = … }, got \(call.arguments.typeName(position))")
    }
    let index = call.arguments.stackIndex(position)
    try readTable(at: index, by: reader)
    guard let tab = ui.readTab else { throw ScriptFault("a tab needs a title") }
    ui.readTab = nil
    return tab
  }

  /// Has a function read the fields of a table of the running stack.
  func readTable(at index: Int32, by reader: Reference) throws {
    do {
      try state.call(.reference(reader)) {
        $0.push(stackIndex: index)
      } read: { _ in
      }
    } catch let error as LuaError where error.kind == .runtime {
      throw ScriptFault(error.message)
    }
  }

  private func allows(_ tab: Tab, in bar: TabBar) -> Bool {
    let title = "should_select of \(bar.described)"
    do {
      return try state.call(
        .held(by: bar.hostKey, slot: ViewSlot.refuse), as: title, results: 1
      ) {
        $0.push(tab)
        $0.push(bar)
      } read: {
        // As in Lua, all but nil and false agrees.
        !$0.isNil(1) && $0.boolean(1) != false
      }
    } catch {
      report(error)
      return true
    }
  }

  private func tell(of change: TabChange, in bar: TabBar) {
    run("on_change", of: bar, ViewSlot.change) {
      $0.push(change.to)
      $0.push(bar)
      switch change.direction {
      case .left: $0.push("left")
      case .right: $0.push("right")
      case nil: $0.pushNil()
      }
    }
  }
}
