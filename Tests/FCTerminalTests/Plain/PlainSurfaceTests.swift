import FCTerminal
import FCViews
import XCTest

final class PlainSurfaceTests: XCTestCase {
  func test_screen_is_printed_once_and_flushed_before_input_is_read() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen(["Card 1 of 1", "Alabama"])
    pipes.surface.screen = screen
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "Card 1 of 1\nAlabama\n")
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "")
    pipes.send("1\n")
    XCTAssertTrue(pipes.run())
    XCTAssertEqual(pipes.printed(), "got 1\n")
  }

  func test_lines_that_come_together_are_sent_one_a_turn() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen()
    pipes.surface.screen = screen
    pipes.send("1\n2\r\n3")
    XCTAssertTrue(pipes.surface.receiveInput())
    XCTAssertEqual(screen.events, [.line("1")])
    XCTAssertEqual(pipes.surface.inputDelay, 0)
    pipes.surface.inputDelayPassed()
    XCTAssertEqual(screen.events, [.line("1"), .line("2")])
    XCTAssertNil(pipes.surface.inputDelay)
    pipes.closeInput()
    pipes.run()
    XCTAssertEqual(screen.events, [.line("1"), .line("2"), .line("3"), .endOfInput])
    XCTAssertNil(pipes.surface.inputDescriptor)
  }

  func test_line_that_arrives_in_pieces_is_put_together() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen()
    pipes.surface.screen = screen
    pipes.send("Mont")
    XCTAssertTrue(pipes.run())
    XCTAssertEqual(screen.events, [])
    pipes.send(Array("gomery é".utf8.dropLast()))
    pipes.run()
    pipes.send([0xA9, 0x0A])
    pipes.run()
    XCTAssertEqual(screen.events, [.line("Montgomery é")])
  }

  func test_line_that_is_not_utf8_is_refused_and_asked_again() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen()
    pipes.surface.screen = screen
    pipes.send([0x66, 0xFF, 0x0A])
    XCTAssertTrue(pipes.run())
    XCTAssertEqual(screen.events, [])
    XCTAssertEqual(pipes.printed(), "Hello\nThat line is not UTF-8 text. Try again.\n")
    pipes.send("1\n")
    pipes.run()
    XCTAssertEqual(screen.events, [.line("1")])
  }

  func test_byte_order_mark_before_the_first_line_is_left_out() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen()
    pipes.surface.screen = screen
    pipes.send("\u{FEFF}1\n")
    pipes.run()
    XCTAssertEqual(screen.events, [.line("1")])
  }

  func test_question_stands_before_its_answer_when_both_come_in_one_turn() throws {
    let pipes = try PlainPipes()
    pipes.surface.screen = EchoScreen(["question"])
    pipes.send("1\n")
    _ = pipes.surface.receiveInput()
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "question\ngot 1\n")
  }

  func test_replaced_screen_has_its_say_first() throws {
    let pipes = try PlainPipes()
    let (first, second) = (EchoScreen(["first"]), EchoScreen(["second"]))
    pipes.surface.screen = first
    first.announce("Right.")
    pipes.surface.screen = second
    second.announce("more")
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "first\nRight.\nsecond\nmore\n")
  }

  func test_no_control_character_and_no_trailing_space_is_printed() throws {
    let pipes = try PlainPipes()
    pipes.surface.screen = EchoScreen(["\u{1B}[31mred  ", "two\r\nlines \n  ", "a\tb"])
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "^[[31mred\ntwo\n    lines\n\na    b\n")
    pipes.surface.print("a\tb\u{7} ")
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "a\tb^G\n")
  }

  func test_further_lines_of_a_text_stand_where_no_line_of_the_program_does() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen(["question\nRight.\u{2028}  1) fake\r\n\n:q", "next"])
    pipes.surface.screen = screen
    screen.announce("Hint: x\n3 right, 0 wrong")
    pipes.surface.update()
    XCTAssertEqual(
      pipes.printed(),
      "question\n    Right.\n      1) fake\n\n    :q\nnext\nHint: x\n    3 right, 0 wrong\n")
    // What a script prints itself is for programs, and stays as it is.
    pipes.surface.print("a\nb")
    pipes.surface.update()
    XCTAssertEqual(pipes.printed(), "a\nb\n")
  }

  func test_what_is_left_is_written_when_it_stops() throws {
    let pipes = try PlainPipes()
    pipes.surface.screen = EchoScreen(["last"])
    pipes.surface.stop()
    XCTAssertEqual(pipes.printed(), "last\n")
    pipes.surface.stop()
    XCTAssertEqual(pipes.printed(), "")
  }

  func test_broken_pipe_counts_as_the_end_of_input() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen()
    pipes.surface.screen = screen
    pipes.closeOutput()
    pipes.surface.update()
    XCTAssertEqual(pipes.surface.inputDelay, 0)
    pipes.surface.inputDelayPassed()
    XCTAssertEqual(screen.events, [.endOfInput])
    XCTAssertNil(pipes.surface.inputDescriptor)
    XCTAssertNil(pipes.surface.inputDelay)
  }

  func test_endless_line_is_refused_without_being_kept() throws {
    let pipes = try PlainPipes()
    let screen = EchoScreen()
    pipes.surface.screen = screen
    let part = [UInt8](repeating: 0x61, count: 32_768)
    for _ in 0..<40 {
      pipes.send(part)
      pipes.run()
    }
    pipes.send("\n1\n")
    pipes.run()
    XCTAssertEqual(screen.events, [.line("1")])
    XCTAssertTrue(pipes.printed().contains("too long"))
  }
}
