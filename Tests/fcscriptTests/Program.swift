import Glibc
import Support
import XCTest

/// The built program, with its input, output and errors in pipes.
///
/// Waiting has a deadline that only ends a test that would hang; it says nothing about speed.
final class Program {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var processID: pid_t = 0

  private let home: DataHome
  private var input: Int32?
  private var outputPipe: Int32?
  private var errorPipe: Int32?
  private var ending: Pty.Ending?
  /// The most memory it had, in bytes; known once it has ended.
  private(set) var peakMemory = 0

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Where the program's standard input comes from.
  enum Input { case pipe, closed }

  /// An environment with nothing in it that changes what the program does.
  static let plainEnvironment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]

  /// Starts the program in the project's folder.
  /// - Parameter path: where the program is; a test of a shell's command gives the shell's.
  /// - Parameter mixesErrors: whether errors go to the output, as after `2>&1`.
  /// - Parameter home: where it keeps what lasts; one of its own if none is given.
  /// - Throws: `PtyError` when it can't be started.
  init(
    _ arguments: [String], path: String = pathOfProduct("fcscript"),
    environment: [String: String] = Program.plainEnvironment, input: Input = .pipe,
    mixesErrors: Bool = false, home: DataHome? = nil
  ) throws {
    self.home = try home ?? DataHome()
    // The paths in reports and transcripts are relative to the project.
    chdir(Repository.root)
    // Without it, writing to a program that has ended would end the tests.
    signal(SIGPIPE, SIG_IGN)
    let (inputRead, inputWrite) = try Self.makePipe()
    let (outputRead, outputWrite) = try Self.makePipe()
    let (errorRead, errorWrite) = try Self.makePipe()
    (self.input, outputPipe, errorPipe) = (inputWrite, outputRead, errorRead)
    defer { for end in [inputRead, outputWrite, errorWrite] { close(end) } }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputRead, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outputWrite, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(
      &actions, mixesErrors ? outputWrite : errorWrite, STDERR_FILENO)
    if input == .closed { posix_spawn_file_actions_addclose(&actions, STDIN_FILENO) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = self.home.environment(environment).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    let error = posix_spawn(&processID, path, &actions, &attributes, argv, envp)
    guard error == 0 else {
      throw PtyError("can't start \(path): \(String(cString: strerror(error)))")
    }
  }

  deinit {
    if processID > 0, ending == nil {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
    for end in [input, outputPipe, errorPipe] { end.map { _ = close($0) } }
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw PtyError("no pipe: \(errno)") }
    // The program gets its three ends only, or it would never see the end of its input.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  // MARK: Around it

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    guard let input else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  func closeInput() {
    input.map { _ = close($0) }
    input = nil
  }

  /// Goes away as a reader of the output, like `head`.
  func closeOutput() {
    outputPipe.map { _ = close($0) }
    outputPipe = nil
  }

  /// Waits until the output contains `text`.
  /// - Throws: `PtyError` with the output when that does not happen.
  func waitForOutput(_ text: String) throws {
    var hasMore = true
    while !outputText.contains(text) {
      guard hasMore else { throw PtyError("no \"\(text)\" in:\n\(outputText)\(errorText)") }
      hasMore = try receive()
    }
  }

  /// Waits for output, and takes it away; nothing is left at its end.
  /// - Throws: `PtyError` when none comes.
  func takeOutput() throws -> [UInt8] {
    while output.isEmpty, outputPipe != nil { _ = try receive() }
    defer { output = [] }
    return output
  }

  /// Waits until the program waits itself, with its output full.
  func waitUntilStuck() throws {
    var capacity: Int32 = 0
    var quietCount = 0
    while quietCount < 20 {
      usleep(10_000)
      guard let outputPipe, ioctl(outputPipe, UInt(FIONREAD), &capacity) == 0 else { return }
      quietCount = capacity >= 1 << 16 && state == "S" ? quietCount + 1 : 0
    }
  }

  /// The most memory it has had so far, in bytes, without that of whoever started it.
  var ownPeakMemory: Int {
    let field = contents(of: "status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (field.flatMap { Int($0.filter(\.isNumber)) } ?? 0) << 10
  }

  /// What the program does, as `/proc` has it: "S" while it waits.
  private var state: String? {
    contents(of: "stat").split(separator: ") ").last.map { String($0.prefix(1)) }
  }

  /// What the kernel tells of the program while it runs.
  private func contents(of name: String) -> String {
    guard let file = fopen("/proc/\(processID)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 1 << 14)
    let count = fread(&text, 1, text.count, file)
    return String(decoding: text[..<count], as: UTF8.self)
  }

  /// Waits until the errors contain `text`.
  /// - Throws: `PtyError` with the errors when that does not happen.
  func waitForErrors(_ text: String) throws {
    while !errorText.contains(text) { try waitForMore() }
  }

  /// Waits until something arrives.
  /// - Throws: `PtyError` when nothing does.
  func waitForMore() throws {
    guard try receive() else { throw PtyError("ended:\n\(outputText)\(errorText)") }
  }

  /// Waits until the program has ended and all it wrote has arrived.
  /// - Throws: `PtyError` when it goes on.
  func waitForEnding() throws -> Pty.Ending {
    while try receive() {}
    var status: Int32 = 0
    var usage = rusage()
    while ending == nil {
      if wait4(processID, &status, 0, &usage) == processID {
        peakMemory = usage.ru_maxrss << 10
        let signal = status & 0x7F
        ending = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
      }
    }
    return ending ?? .status(0)
  }

  /// Reads what arrives next; false at the end of both pipes.
  private func receive() throws -> Bool {
    var ready = [outputPipe, errorPipe].compactMap { $0 }
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard !ready.isEmpty else { return false }
    guard poll(&ready, nfds_t(ready.count), Int32(Pty.patience * 1000)) != 0 else {
      throw PtyError("waited in vain; the output is:\n\(outputText)\(errorText)")
    }
    for pipe in ready where pipe.revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(pipe.fd, &buffer, buffer.count)
      if count > 0 {
        if pipe.fd == outputPipe {
          output += buffer[..<count]
        } else {
          errors += buffer[..<count]
        }
      } else if pipe.fd == outputPipe {
        closeOutput()
      } else {
        close(pipe.fd)
        errorPipe = nil
      }
    }
    return outputPipe != nil || errorPipe != nil
  }
}

/// What the program wrote and how it ended.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var ending = Pty.Ending.status(0)
}

/// Runs the program on all of its input.
func fcscript(
  _ arguments: String..., input: String = "",
  environment: [String: String] = Program.plainEnvironment, home: DataHome? = nil
) throws -> Outcome {
  try fcscript(arguments, input: Array(input.utf8), environment: environment, home: home)
}

func fcscript(
  _ arguments: [String], input: [UInt8],
  environment: [String: String] = Program.plainEnvironment, home: DataHome? = nil
) throws -> Outcome {
  let program = try Program(arguments, environment: environment, home: home)
  program.send(input)
  program.closeInput()
  let ending = try program.waitForEnding()
  return Outcome(output: program.outputText, errors: program.errorText, ending: ending)
}

/// Runs a shell's command, which knows `fcscript`, in a folder of the project or another one.
func shell(
  _ command: String, in folder: String = ".", input: String = "", mixesErrors: Bool = false,
  home: DataHome? = nil
) throws -> Outcome {
  var environment = Program.plainEnvironment
  environment["PATH"] = "\(folderOfProducts):/usr/bin:/bin"
  let program = try Program(
    ["-c", "cd '\(folder)' && \(command)"], path: "/bin/sh", environment: environment,
    mixesErrors: mixesErrors, home: home)
  program.send(input)
  program.closeInput()
  let ending = try program.waitForEnding()
  return Outcome(output: program.outputText, errors: program.errorText, ending: ending)
}

/// Where the project's files are.
enum Repository {
  static let root = "\(#filePath)".split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// A deck or script made for these tests.
  static func fixture(_ name: String) -> String { "Tests/Fixtures/program/\(name)" }
}
