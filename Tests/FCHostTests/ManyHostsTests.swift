import Foundation
import Glibc
import XCTest

@testable import FCHost

final class ManyHostsTests: XCTestCase {
  /// What the process has of memory now, in bytes.
  private var residentMemory: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    return (Int(text.split(separator: " ")[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  func test_a_thousand_hosts_live_at_once() throws {
    let folder = try ScriptFolder("number = 1 print(number)")
    _ = try folder.load()
    _ = try folder.load()

    let before = residentMemory
    var hosts: [ScriptHost] = []
    for _ in 0..<1000 {
      hosts.append(try folder.makeHost())
    }
    let each = (residentMemory - before) / 1000
    print("each \(each) lua \(hosts[0].state.memory) fds \((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0)")
    XCTAssertLessThan(each, 150_000)
    for host in hosts { try host.load("\(folder.path)/quiz.lua") }
    for host in hosts { host.close() }
  }
}
