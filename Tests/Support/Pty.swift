import Glibc

/// A pseudo terminal for one program, with what its screen shows.
///
/// Waiting has a deadline that only ends a test that would hang; it says nothing about speed.
public final class Pty {
  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// Seconds a test waits before it fails.
  public static let patience = 120.0

  /// What the terminal shows now.
  public private(set) var screen: VirtualScreen
  /// Everything that was written to the terminal.
  public private(set) var output: [UInt8] = []
  public private(set) var processID: pid_t = 0

  /// The program's end of the terminal, open so that the terminal and its mode outlive programs.
  public let descriptor: Int32

  private var master: Int32
  private let path: String
  private var ending: Ending?

  // Macros that Swift does not see. Source: <asm-generic/ioctls.h>, <spawn.h>.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let newSession: Int32 = 0x80

  /// Opens a terminal.
  /// - Throws: `PtyError` when the system has none left.
  public init(columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Pty.setLock, &lock) == 0,
      ioctl(master, Pty.getNumber, &number) == 0
    else { throw PtyError("no pseudo terminal: \(String(cString: strerror(errno)))") }
    path = "/dev/pts/\(number)"
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    screen = VirtualScreen(columns: columns, rows: rows)
    resize(columns: columns, rows: rows)
  }

  deinit {
    if processID > 0, ending == nil {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
    close(descriptor)
    hangUp()
  }

  /// Starts a program in a session of its own, whose terminal this is.
  /// - Parameter environment: all of its environment.
  /// - Throws: `PtyError` when it can't be started.
  public func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | Pty.newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    ending = nil
    let error = posix_spawn(&processID, program, &actions, &attributes, argv, envp)
    guard error == 0 else {
      throw PtyError("can't start \(program): \(String(cString: strerror(error)))")
    }
  }

  // MARK: The person at the terminal

  /// Types text, or sends the bytes of keys.
  public func send(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Changes the size; the program receives SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    screen.resize(columns: columns, rows: rows)
  }

  /// The mode the terminal is in.
  public var mode: TerminalMode { TerminalMode(of: master) }

  /// Closes the person's end, as when a window is closed.
  public func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }

  // MARK: Waiting

  /// Waits until the screen shows `text` on some row.
  /// - Throws: `PtyError` with what it shows when that does not happen.
  public func waitForText(_ text: String) throws {
    try wait(for: "the text \"\(text)\"") { $0.screen.text.contains(text) }
  }

  /// Waits until the terminal is as a test wants it.
  /// - Throws: `PtyError` with what it shows when that does not happen.
  public func wait(for what: String, until isSo: (Pty) -> Bool) throws {
    let deadline = Pty.now + Pty.patience
    while !isSo(self) {
      guard Pty.now < deadline else {
        throw PtyError("waited in vain for \(what); the screen shows:\n\(screen.text)")
      }
      receive(waiting: true)
    }
  }

  /// Reads everything that was written so far.
  ///
  /// The system hands it over in its own time, so a mark that no terminal shows is sent after it.
  /// - Throws: `PtyError` when the mark does not arrive.
  public func receiveAll() throws {
    while receive(waiting: false) {}
    let mark: [UInt8] = [0x07, 0x00, 0x07]
    _ = write(descriptor, mark, mark.count)
    try wait(for: "everything that was written") { $0.output.suffix(mark.count) == mark[...] }
    output.removeLast(mark.count)
  }

  /// Waits until the program has ended and all it wrote has arrived.
  /// - Throws: `PtyError` when it goes on.
  public func waitForEnding() throws -> Ending {
    try wait(for: "the end of the program") { $0.hasEnded }
    try receiveAll()
    guard let ending else { throw PtyError("the program was not started") }
    return ending
  }

  private var hasEnded: Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    guard waitpid(processID, &status, WNOHANG) == processID else { return false }
    let signal = status & 0x7F
    ending = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    return true
  }

  /// Reads what has arrived; false when there was nothing.
  @discardableResult
  private func receive(waiting: Bool) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, waiting ? 20 : 0) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    screen.write(buffer[..<count])
    return true
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The mode of a terminal, as `stty -g` tells it.
public struct TerminalMode: Equatable, Sendable {
  private let flags: [UInt32]
  private let characters: [UInt8]

  init(of descriptor: Int32) {
    var mode = termios()
    tcgetattr(descriptor, &mode)
    flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
    characters = withUnsafeBytes(of: &mode.c_cc) { Array($0) }
  }

  /// True when keys arrive one by one, without a line's end.
  public var isRaw: Bool { flags[3] & UInt32(ICANON) == 0 }
}

/// Why a terminal for a test is of no use.
public struct PtyError: Error, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}
