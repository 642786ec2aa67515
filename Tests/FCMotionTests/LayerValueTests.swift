import FCMotion
import XCTest

final class LayerValueTests: XCTestCase {
  func test_numbers_and_points_blend_and_meet_their_ends_exactly() {
    let start = LayerValue.number(0.1)
    let end = LayerValue.number(0.7)
    XCTAssertEqual(start.interpolated(to: end, at: 0), start)
    XCTAssertEqual(start.interpolated(to: end, at: 1), end)
    XCTAssertEqual(LayerValue.number(2).interpolated(to: .number(4), at: 1.5), .number(5))
    XCTAssertEqual(
      LayerValue.point(x: 0, y: 8).interpolated(to: .point(x: 4, y: 0), at: 0.25),
      .point(x: 1, y: 6))
  }

  func test_colours_blend_part_by_part_and_stay_colours() {
    let black = LayerValue.color(red: 0, green: 0, blue: 0, alpha: 1)
    let glass = LayerValue.color(red: 1, green: 0.5, blue: 0, alpha: 0)
    XCTAssertEqual(
      black.interpolated(to: glass, at: 0.5),
      .color(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    XCTAssertEqual(
      black.interpolated(to: glass, at: 1.5), .color(red: 1, green: 0.75, blue: 0, alpha: 0))
  }

  func test_what_can_not_be_blended_switches_at_the_end() {
    let pairs: [(LayerValue, LayerValue)] = [
      (.text("a"), .text("b")), (.boolean(false), .boolean(true)), (.number(1), .text("b")),
      (.number(-.infinity), .number(.infinity)), (.number(.nan), .number(1)),
    ]
    for (start, end) in pairs {
      XCTAssertEqual("\(start.interpolated(to: end, at: 0.99))", "\(start)")
      XCTAssertEqual("\(start.interpolated(to: end, at: 1))", "\(end)")
    }
  }

  func test_colours_are_read_and_written_as_hex() {
    XCTAssertEqual(LayerValue(hex: "#f00"), .color(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(LayerValue(hex: "#00FF00"), .color(red: 0, green: 1, blue: 0, alpha: 1))
    XCTAssertEqual(LayerValue(hex: "#0000ff00"), .color(red: 0, green: 0, blue: 1, alpha: 0))
    for text in ["#000000", "#0a1b2c", "#ffffff", "#12345678"] {
      XCTAssertEqual(LayerValue(hex: text)?.hex, text)
    }
    for text in ["", "#", "red", "f00", "#f0", "#ff00", "#ff00zz", "#ffffffff0", "#ＦＦＦ"] {
      XCTAssertNil(LayerValue(hex: text), text)
    }
    XCTAssertNil(LayerValue.number(1).hex)
  }
}
