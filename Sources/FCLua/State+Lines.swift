import CLuaBridge

/// How often the lines of each text have run, by the name it was loaded with, with its mark.
struct LineCounts {
  /// The counts of a text, and which of its lines hold code.
  struct Text {
    var counts: UnsafeMutableBufferPointer<UInt32>
    var lines: Set<Int>
  }

  var texts: [String: Text] = [:]
}

extension State {
  /// Counts how often each line runs, of the texts that are loaded from now on; threads that were made
  /// before don't count.
  ///
  /// What runs takes several times as long.
  public func countLines() {
    lineCounts = LineCounts()
    fcb_count_lines(context) { host, source, count in
      guard let host, let source, let count else { return nil }
      let state = Unmanaged<State>.fromOpaque(host).takeUnretainedValue()
      guard let text = state.lineCounts?.texts[String(cString: source)] else { return nil }
      count.pointee = Int32(text.counts.count)
      return text.counts.baseAddress
    }
  }

  /// Whether lines are counted.
  var countsLines: Bool { lineCounts != nil }

  /// How often the lines of a text have run that hold code; nil for a text that is not known.
  ///
  /// - Parameter source: The name that places in it have.
  public func lineCounts(of source: String) -> [Int: Int]? {
    guard let text = lineCounts?.texts["@\(source)"] else { return nil }
    return Dictionary(uniqueKeysWithValues: text.lines.map { ($0, Int(text.counts[$0])) })
  }

  /// Makes room for the counts of a text whose function lies on top of the stack. One that was loaded
  /// before goes on with its counts.
  func noteLines(of lua: OpaquePointer, name: String) {
    guard name.hasPrefix("@"), let lines = CompiledLines(ofTop: lua)?.lines else { return }
    var text =
      lineCounts?.texts[name]
      ?? LineCounts.Text(counts: .init(start: nil, count: 0), lines: [])
    text.lines.formUnion(lines)
    let count = (text.lines.max() ?? 0) + 1
    if count > text.counts.count {
      let longer = functions.allocate(UInt32.self, count)
      longer.initialize(repeating: 0, count: count)
      for (line, ran) in text.counts.enumerated() { longer[line] = ran }
      text.counts = .init(start: longer, count: count)
    }
    lineCounts?.texts[name] = text
    fcb_forget_lines(context)
  }
}
