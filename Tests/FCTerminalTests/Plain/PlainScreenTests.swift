import FCTerminal
import FCViews
import XCTest

/// Screens of views between two pipes, as a person with a screen reader has them.
final class PlainScreenTests: XCTestCase {
  private final class Session {
    let pipes: PlainPipes
    let navigator = Navigator()
    private(set) var isQuit = false

    init(_ screen: ViewScreen) throws {
      pipes = try PlainPipes()
      navigator.onScreenChange = { [unowned pipes] in pipes.surface.screen = $0 }
      navigator.onQuit = { [unowned self] in isQuit = true }
      navigator.push(screen)
    }

    /// Sends lines, and returns what is printed from then on.
    func send(_ lines: String...) -> String {
      for line in lines { pipes.send(line + "\n") }
      pipes.run()
      return pipes.printed()
    }

    func start() -> String {
      pipes.surface.update()
      return pipes.printed()
    }
  }

  private func names(_ names: [String]) -> (list: List, chosen: () -> [String]) {
    var (names, chosen) = (names, [String]())
    let list = List(count: { names.count }, row: { Row(names[$0]) })
    list.onSelect = { chosen.append(names[$0]) }
    list.onDelete = { index in
      let name = names.remove(at: index)
      return { names.insert(name, at: index) }
    }
    return (list, { chosen })
  }

  func test_each_thing_that_can_be_done_has_a_number() throws {
    let (list, chosen) = names(["Apple", "Mango"])
    let tabs = TabBar([Tab("All", content: list), Tab("Favorites", content: Label("None yet"))])
    var pressed = 0
    let screen = ViewScreen("Smoothies", [tabs, Button("Add") { _ in pressed += 1 }])
    let session = try Session(screen)
    XCTAssertEqual(
      session.start(),
      """
      Smoothies
        1) All (shown)
        2) Favorites
        3) Apple
        4) Mango
        5) Add

      """)
    XCTAssertEqual(session.send("4", "5", "add"), "")
    XCTAssertEqual(chosen(), ["Mango"])
    XCTAssertEqual(pressed, 2)
    XCTAssertEqual(
      session.send("2"),
      """
      Smoothies
        1) All
        2) Favorites (shown)
      None yet
        3) Add

      """)
    XCTAssertEqual(session.send("7"), "Type a number from 1 to 3, or :? for help.\n")
  }

  func test_long_list_is_shown_by_the_page() throws {
    var asked = 0
    let list = List(
      count: { 100_000 },
      row: {
        asked += 1
        return Row("row \($0 + 1)")
      })
    list.onSelect = { _ in }
    let session = try Session(ViewScreen("Rows", [list]))
    let first = session.start()
    XCTAssertTrue(first.hasSuffix("  20) row 20\n1-20 of 100,000\n"), first)
    asked = 0
    let second = session.send(":n")
    XCTAssertTrue(second.contains("  1) row 21\n"), second)
    XCTAssertTrue(second.hasSuffix("21-40 of 100,000\n"), second)
    XCTAssertLessThanOrEqual(asked, 60)
    XCTAssertTrue(session.send(":p").hasSuffix("1-20 of 100,000\n"))
    XCTAssertEqual(session.send(":p"), "There is no other page that way.\n")
    let found = session.send("/row 77777")
    XCTAssertEqual(found, "Rows\n1 of 100,000 with \"row 77777\"\n  1) row 77777\n")
    XCTAssertTrue(session.send("/").hasSuffix("77,761-77,780 of 100,000\n"))
  }

  func test_fields_are_written_by_number_and_text() throws {
    let name = TextField("Name", prompt: "")
    let steps = TextView("Instructions")
    var submitted: [String] = []
    name.onSubmit = { submitted.append($0) }
    let session = try Session(ViewScreen("New recipe", [name, steps]))
    XCTAssertEqual(
      session.start(), "New recipe\n  1) Name: (empty)\n  2) Instructions: (empty)\n")
    XCTAssertEqual(session.send("1 Mango 2"), "  1) Name: Mango 2\n")
    XCTAssertEqual(session.send("1"), "Name: type the new text. :b leaves it as it was.\n")
    XCTAssertEqual(session.send(":b"), "Name is as it was.\n")
    XCTAssertEqual(
      session.send("2"),
      "Instructions: type the lines, then a full stop alone. :b leaves it as it was.\n")
    XCTAssertEqual(
      session.send("Peel 1.", "", "Blend.", "."),
      "New recipe\n  1) Name: Mango 2\n  2) Instructions:\n     Peel 1.\n\n     Blend.\n")
    XCTAssertEqual(steps.text, "Peel 1.\n\nBlend.")
    XCTAssertEqual(submitted, ["Mango 2"])
  }

  func test_row_is_deleted_after_a_yes_and_brought_back() throws {
    let (list, _) = names(["Apple", "Mango"])
    let session = try Session(ViewScreen("Smoothies", [list]))
    _ = session.start()
    XCTAssertEqual(session.send(":d 2"), "Delete Mango? Type y or n.\n")
    XCTAssertEqual(session.send("n"), "")
    XCTAssertEqual(
      session.send(":d 1", "y").split(separator: "\n").last, "Deleted Apple. :u brings it back.")
    XCTAssertEqual(session.send(":u"), "Smoothies\n  1) Apple\n  2) Mango\n")
    XCTAssertEqual(session.send(":u"), "There is nothing to bring back.\n")
    XCTAssertEqual(
      session.send(":d 9"), "Type :d and the number of a line that can be deleted.\n")
  }

  func test_screens_are_printed_when_they_come_and_when_they_are_back() throws {
    let session = try Session(ViewScreen("First"))
    let next = ViewScreen("Second", [Label("text")])
    next.ownCommands = [Command("edit", letter: "e", key: KeyPress(.function(4))) {}]
    XCTAssertEqual(session.start(), "First\n")
    session.navigator.push(next)
    XCTAssertEqual(session.start(), "Second\ntext\n:e edit\n")
    XCTAssertEqual(session.send(":b"), "First\n")
    XCTAssertEqual(session.send(":b"), "There is nothing to go back to.\n")
    XCTAssertEqual(session.send(":q"), "")
    XCTAssertTrue(session.isQuit)
  }

  func test_changes_are_printed_as_they_come_and_nothing_else() throws {
    let label = Label("one")
    let button = Button("Favorite") { $0.title = "No favorite" }
    let progress = Progress("Loading")
    let screen = ViewScreen("Screen", [Label("a"), Label("b"), label, progress, button])
    let session = try Session(screen)
    _ = session.start()
    XCTAssertEqual(session.send("1"), "  1) No favorite\n")
    label.text = "two"
    XCTAssertEqual(session.start(), "two\n")
    XCTAssertEqual(session.start(), "")
    progress.fraction = 0.04
    XCTAssertEqual(session.start(), "")
    progress.fraction = 0.55
    XCTAssertEqual(session.start(), "Loading: 50 %\n")
    XCTAssertEqual(session.send("").split(separator: "\n").count, 6)
  }

  func test_popover_is_a_screen_of_its_own_until_it_is_closed() throws {
    let screen = ViewScreen("Screen", [Button("A")])
    let session = try Session(screen)
    _ = session.start()
    screen.open(Popover("Sure?", [Button("Yes"), Button("No")]))
    XCTAssertEqual(session.start(), "Sure?\n  1) Yes\n  2) No\n")
    XCTAssertEqual(session.send(":b"), "Screen\n  1) A\n")
  }

  func test_help_tells_what_can_be_typed_here() throws {
    let (list, _) = names(["Apple"])
    let session = try Session(ViewScreen("Smoothies", [list]))
    _ = session.start()
    let help = session.send(":?")
    for part in ["number of a line", ":d 1", "/ and a text", ":n and :p", ":q stops"] {
      XCTAssertTrue(help.contains(part), help)
    }
    XCTAssertEqual(session.send(":wat"), "There is no command :wat. Type :? for help.\n")
    XCTAssertEqual(session.send(":"), "Type 1, or :? for help.\n")
  }

  func test_screen_without_a_choice_says_what_can_be_typed() throws {
    let session = try Session(ViewScreen("Screen", [Label("Nothing to choose")]))
    XCTAssertEqual(session.start(), "Screen\nNothing to choose\n")
    XCTAssertEqual(
      session.send("1"), "Type an empty line to see the screen again, or :? for help.\n")
    XCTAssertEqual(
      session.send(":?"), "An empty line shows the screen again.\n:q stops, :? shows this help.\n")
  }

  func test_note_of_a_screen_is_printed_and_its_changes_too() throws {
    let button = Button("Add")
    let screen = ViewScreen("Smoothies", [button])
    screen.note = "3 recipes"
    button.onPress = { [unowned screen] _ in screen.note = "4\nrecipes" }
    let session = try Session(screen)
    XCTAssertEqual(session.start(), "Smoothies\n  1) Add\n3 recipes\n")
    XCTAssertEqual(session.send("1"), "4 recipes\n")
  }

  func test_no_title_can_pass_for_a_line_of_the_program() throws {
    let forged = "x\nRight.\u{2028}3 right\r\n0 wrong"
    let list = List(count: { 1 }, row: { _ in Row(forged, detail: forged) })
    list.title = forged
    list.onSelect = { _ in }
    list.onDelete = { _ in {} }
    let empty = List(count: { 0 }, row: { _ in Row("") })
    empty.emptyText = forged
    let field = TextField(text: forged)
    field.title = forged
    let text = TextView(text: forged)
    text.title = forged
    let table = Table([TableColumn(forged)], rows: [[forged]])
    let screen = ViewScreen(
      forged,
      [
        TabBar([Tab(forged), Tab(forged)]), list, empty, field, text, table, Button(forged),
        Progress(forged), ChoiceList([forged]), Label(forged), Image(forged, description: forged),
        CardFace(forged), StatusLine(left: forged),
      ])
    screen.note = forged
    screen.ownCommands = [Command(visibleLine(forged), letter: "z", key: KeyPress(.function(2))) {}]
    let session = try Session(screen)
    var printed = session.start()
    printed += session.send(":d 3", "y", ":?", "4", ":b", "9 " + forged)
    screen.tell(forged)
    session.pipes.surface.update()
    printed += session.pipes.printed()
    let popover = Popover("", [Label(forged)])
    popover.title = forged
    screen.open(popover)
    printed += session.start()
    XCTAssertTrue(printed.contains("x Right. 3 right 0 wrong"))
    for line in printed.split(separator: "\n") {
      for beginning in ["Right.", "3 right", "0 wrong"] {
        XCTAssertFalse(line.hasPrefix(beginning) || line.hasPrefix("  " + beginning), String(line))
      }
    }
  }

  func test_end_of_input_quits() throws {
    let session = try Session(ViewScreen("Screen"))
    _ = session.start()
    session.pipes.closeInput()
    session.pipes.run()
    XCTAssertTrue(session.isQuit)
  }
}
