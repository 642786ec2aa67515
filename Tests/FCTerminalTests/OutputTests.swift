import CSystem
import Glibc
import XCTest

final class OutputTests: XCTestCase {
  func test_everything_is_written_though_the_descriptor_takes_little_at_once() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let thread = Thread {
      XCTAssertEqual(fcs_write_all(writer, bytes, bytes.count, -1), 0)
      close(writer)
    }
    thread.start()
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 3000)
    while case let count = read(reader, &buffer, buffer.count), count > 0 {
      received += buffer[..<count]
    }
    XCTAssertTrue(received == bytes)
  }

  func test_patience_ends_when_nobody_reads() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { for end in ends { close(end) } }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 0, count: 1_000_000)
    XCTAssertEqual(fcs_write_all(ends[1], bytes, bytes.count, 1), EAGAIN)
  }

  func test_a_descriptor_that_is_none_is_an_error() {
    XCTAssertEqual(fcs_write_all(9999, [1], 1, -1), EBADF)
  }
}
