import Glibc

/// Returns the path of an executable that was built together with the tests.
public func pathOfProduct(_ name: String) -> String { "\(folderOfProducts)/\(name)" }

/// The folder of what was built together with the tests.
public var folderOfProducts: String {
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &buffer, buffer.count)
  let path = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
}

/// True when the tests were built with the address or the thread sanitizer.
public var runsUnderSanitizer: Bool {
  dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}

/// True when the tests were built with the thread sanitizer, under which memory is very slow.
public var runsUnderThreadSanitizer: Bool { dlsym(nil, "__tsan_init") != nil }
