import Foundation
import FuzzTargets

/// Runs a target: with libFuzzer linked in, as `make fuzz` does, on inputs that libFuzzer makes up;
/// without it, on the files that are named.
enum Fuzzing {
  /// libFuzzer leaves arguments that begin with two dashes to us.
  private static let option = "--target="

  private static let target: FuzzTarget? = {
    let name = CommandLine.arguments.first { $0.hasPrefix(option) }?.dropFirst(option.count)
    return FuzzTarget.all.first { $0.name == name ?? "" }
  }()

  /// `LLVMFuzzerRunDriver`.
  private typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
      @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

  /// Returns the exit status: 2 when the arguments are wrong.
  static func run() -> Int32 {
    guard target != nil else {
      let names = FuzzTarget.all.map(\.name).joined(separator: "|")
      print("usage: fcfuzz \(option)\(names) [FILE]…")
      return 2
    }
    // Looked up by name, so that a build without libFuzzer links.
    if let driver = dlsym(nil, "LLVMFuzzerRunDriver") {
      var count = CommandLine.argc
      var arguments = CommandLine.unsafeArgv
      return unsafeBitCast(driver, to: Driver.self)(&count, &arguments, runInput)
    }
    for path in CommandLine.arguments.dropFirst() where !path.hasPrefix("-") {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        print("can't read \(path)")
        return 2
      }
      print(path)
      fflush(nil)  // a trap drops what is not written
      run([UInt8](bytes))
    }
    return 0
  }

  fileprivate static func run(_ bytes: [UInt8]) {
    do {
      try target?.run(bytes)
    } catch {
      // libFuzzer keeps the input that has ended the process.
      fatalError("broken promise: \(error)")
    }
  }
}

/// What libFuzzer calls with each input.
private func runInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
