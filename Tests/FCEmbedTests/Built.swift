import Foundation
import Support
import XCTest

/// Programs that are built against the library and run, as whoever embeds it builds and runs them.
enum Built {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let examples = "\(root)/Tests/Examples"
  /// The library that was built together with the tests.
  static let library = pathOfProduct("libfcscript-c.so")
  private static let products = String(library.dropLast("/libfcscript-c.so".count))

  /// What a program wrote and how it ended.
  struct Outcome: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// The programs built so far, by their sources.
  nonisolated(unsafe) private static var programs: [String: String] = [:]
  nonisolated(unsafe) private static let folder = try? DataHome()

  /// Builds a program of one source, once, and returns its path.
  static func program(_ source: String) throws -> String {
    if let built = programs[source] { return built }
    let path = try XCTUnwrap(folder).path + "/program\(programs.count)"
    let isCpp = source.hasSuffix(".cpp")
    let outcome = try run(
      [
        "/usr/bin/env", isCpp ? "clang++" : "clang", isCpp ? "-std=c++17" : "-std=c11", "-g",
        "-D_DEFAULT_SOURCE", "-Wall", "-Wextra", "-Werror", "-I\(root)/Sources/CFCScript", source,
        "-o", path, "-L\(products)", "-lfcscript-c", "-Wl,-rpath,\(products)", "-pthread", "-lm",
      ] + sanitizer)
    guard outcome.status == 0 else { throw PtyError("can't build \(source): \(outcome.errors)") }
    programs[source] = path
    return path
  }

  /// Builds a program in Swift of one source against the modules of the package, once.
  static func swiftProgram(_ source: String) throws -> String {
    try XCTSkipIf(runsUnderSanitizer || runsUnderThreadSanitizer, "its runtime is linked otherwise")
    if let built = programs[source] { return built }
    let folder = try XCTUnwrap(folder).path
    let path = "\(folder)/program\(programs.count)"
    let main = "\(folder)/main.swift"
    try? FileManager.default.removeItem(atPath: main)
    try FileManager.default.copyItem(atPath: source, toPath: main)
    let ours = ["CLua", "CUV", "CSQLite", "CUtf8proc", "CJansson"].map { "-I\(root)/Sources/\($0)" }
    let modules = ["CLuaBridge", "CSystem"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(products)/\($0).build/module.modulemap"]
    }
    let flags = try run(["/usr/bin/env", "pkg-config", "--cflags-only-I", "lua5.4"]).output
    let outcome = try run(
      [
        "/usr/bin/env", "swiftc", "-swift-version", "6", "-warnings-as-errors", main, "-o", path,
        "-I\(products)/Modules", library, "-Xlinker", "-rpath", "-Xlinker", products,
      ] + ours + modules
        + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] })
    guard outcome.status == 0 else { throw PtyError("can't build \(source): \(outcome.errors)") }
    programs[source] = path
    return path
  }

  private static var sanitizer: [String] {
    if runsUnderThreadSanitizer {
      // Its form in Swift's toolchain wants what lies beside Swift's own libraries.
      let runtime = folderOfSwiftRuntime
      return [
        "-fsanitize=thread", "-L\(runtime)", "-Wl,-rpath,\(runtime)", "-ldispatch",
        "-lBlocksRuntime",
      ]
    }
    return runsUnderSanitizer ? ["-fuse-ld=lld", "-fsanitize=address"] : []
  }

  private static var folderOfSwiftRuntime: String {
    let map = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    return map.firstMatch(of: /(\/\S+)\/libswiftCore\.so/).map { String($0.output.1) } ?? ""
  }

  /// Runs a program on all of its input, in the project's folder.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = URL(filePath: root)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, since pipes can be full.
    let files = try DataHome()
    let paths = ["input", "output", "errors"].map { "\(files.path)/\($0)" }
    for path in paths { try input.write(toFile: path, atomically: false, encoding: .utf8) }
    let handles = try paths.enumerated().map { index, path in
      let handle = try XCTUnwrap(FileHandle(forUpdatingAtPath: path))
      if index > 0 { try handle.truncate(atOffset: 0) }
      return handle
    }
    (process.standardInput, process.standardOutput) = (handles[0], handles[1])
    process.standardError = handles[2]
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try String(contentsOfFile: paths[1], encoding: .utf8),
      errors: try String(contentsOfFile: paths[2], encoding: .utf8),
      status: process.terminationStatus)
  }
}
