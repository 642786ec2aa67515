import FCViews
import Support
import XCTest

final class CanvasDrawingTests: XCTestCase {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows))
  }

  func test_write_clips_at_both_edges() {
    var canvas = canvas(4)
    canvas.write("abcdefgh", at: Point(column: -2, row: 0))
    XCTAssertEqual(canvas.text, "cdef")
    canvas.write("x", at: Point(column: 0, row: 5))
    XCTAssertEqual(canvas.text, "cdef")
  }

  func test_wide_cluster_fills_two_cells_and_is_never_cut_in_half() {
    var canvas = canvas(5)
    XCTAssertEqual(canvas.write("東京都", at: Point(column: 0, row: 0)), 6)
    XCTAssertEqual(canvas.text, "東京")
    XCTAssertTrue(canvas[1, 0].isContinuation)
    XCTAssertFalse(canvas[4, 0].isContinuation)
  }

  func test_writing_over_half_of_a_wide_cluster_clears_the_other_half() {
    var canvas = canvas(4)
    canvas.write("東京", at: Point(column: 0, row: 0))
    canvas.write("x", at: Point(column: 1, row: 0))
    XCTAssertEqual(canvas.text, " x京")
    canvas.write("y", at: Point(column: 2, row: 0))
    XCTAssertEqual(canvas.text, " xy")
    XCTAssertFalse(canvas[3, 0].isContinuation)
  }

  func test_combining_marks_and_joined_emoji_take_one_place() {
    var canvas = canvas(10)
    XCTAssertEqual(canvas.write("e\u{301}x", at: Point(column: 0, row: 0)), 2)
    XCTAssertEqual(canvas.write("👩‍🚀!", at: Point(column: 4, row: 0)), 7)
    XCTAssertEqual(canvas[0, 0].cluster, "e\u{301}")
  }

  func test_control_characters_never_reach_a_cell() {
    var canvas = canvas(20)
    canvas.write("a\u{1B}[31m\nb\u{85}", at: Point(column: 0, row: 0))
    XCTAssertEqual(canvas.text, "a^[[31m b<U+0085>")
  }

  func test_ascii_canvas_shows_a_question_mark_for_each_column_of_other_clusters() {
    var canvas = canvas(10)
    canvas.asciiOnly = true
    canvas.write("é東a", at: Point(column: 0, row: 0))
    XCTAssertEqual(canvas.text, "???a")
  }

  func test_clip_limits_what_is_drawn_and_is_set_back() {
    var canvas = canvas(6, 2)
    canvas.clipped(to: Rect(column: 1, row: 0, columns: 3, rows: 1)) { canvas in
      canvas.write("abcdef", at: Point(column: 0, row: 0))
      canvas.write("hidden", at: Point(column: 0, row: 1))
    }
    XCTAssertEqual(canvas.text, " bcd\n")
    XCTAssertEqual(canvas.clip, Rect(column: 0, row: 0, columns: 6, rows: 2))
  }

  func test_frame_has_corners_in_both_character_sets() {
    var canvas = canvas(4, 3)
    canvas.drawFrame(Rect(column: 0, row: 0, columns: 4, rows: 3))
    XCTAssertEqual(canvas.text, "╭──╮\n│  │\n╰──╯")
    canvas.asciiOnly = true
    canvas.drawFrame(Rect(column: 0, row: 0, columns: 4, rows: 3))
    XCTAssertEqual(canvas.text, "+--+\n|  |\n+--+")
  }
}
