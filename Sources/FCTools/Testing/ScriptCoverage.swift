import FCViews
import Glibc

/// Which lines of a script were run.
public struct ScriptCoverage: Equatable, Codable {
  /// A line that holds code, and how often it was run.
  public struct Line: Equatable, Codable {
    public var number: Int
    public var count: Int
  }

  /// The file, from the current folder where it lies below that.
  public let path: String
  /// In order.
  public private(set) var lines: [Line]

  init(path: String, counts: [Int: Int]) {
    self.path = pathFromHere(path)
    lines = counts.sorted { $0.key < $1.key }.map { Line(number: $0.key, count: $0.value) }
  }

  /// How many of its lines were run.
  public var hitCount: Int { lines.count { $0.count > 0 } }

  mutating func add(_ other: ScriptCoverage) {
    var counts = Dictionary(uniqueKeysWithValues: lines.map { ($0.number, $0.count) })
    for line in other.lines { counts[line.number, default: 0] += line.count }
    lines = counts.sorted { $0.key < $1.key }.map { Line(number: $0.key, count: $0.value) }
  }

  /// The lines that were not run: each number, or the first and the last of lines with no other one
  /// of code between them that was.
  var missedRanges: [String] {
    var ranges: [(first: Int, last: Int)] = []
    var isOpen = false
    for line in lines {
      if line.count > 0 {
        isOpen = false
      } else if isOpen {
        ranges[ranges.count - 1].last = line.number
      } else {
        ranges.append((line.number, line.number))
        isOpen = true
      }
    }
    return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
  }
}

extension TestRunResult {
  /// Which lines were run of each script, whichever tests have loaded it, by its path.
  public var coverage: [ScriptCoverage] {
    var scripts: [String: ScriptCoverage] = [:]
    for script in files.flatMap(\.coverage) {
      if scripts[script.path]?.add(script) == nil { scripts[script.path] = script }
    }
    return scripts.values.sorted { $0.path < $1.path }
  }
}

/// The table of what was run, for people: a line for each script and one for all.
public func coverageTable(_ scripts: [ScriptCoverage]) -> [String] {
  if scripts.isEmpty { return ["no script was loaded, so no line of one was run"] }
  var rows = scripts.map { script in
    let missed = script.missedRanges.joined(separator: ", ")
    return [
      visibleLine(script.path), "\(script.hitCount)/\(script.lines.count)",
      percentage(script.hitCount, of: script.lines.count), missed.isEmpty ? "" : "missed \(missed)",
    ]
  }
  if scripts.count > 1 {
    let (hit, all) = scripts.reduce((0, 0)) { ($0.0 + $1.hitCount, $0.1 + $1.lines.count) }
    rows.append(["all", "\(hit)/\(all)", percentage(hit, of: all), ""])
  }
  let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return ["lines run"]
    + rows.map { row in
      let padding = widths.indices.map { String(repeating: " ", count: widths[$0] - row[$0].count) }
      let line = "  \(row[0])\(padding[0])  \(padding[1])\(row[1])  \(padding[2])\(row[2])"
      return row[3].isEmpty ? line : "\(line)  \(row[3])"
    }
}

/// What was run, in the format of lcov's trace files.
///
/// Source: geninfo(1) of lcov.
public func lcovTrace(_ scripts: [ScriptCoverage]) -> String {
  scripts.map { script in
    let lines = script.lines.map { "DA:\($0.number),\($0.count)\n" }.joined()
    return "TN:\nSF:\(script.path)\n\(lines)LF:\(script.lines.count)\nLH:\(script.hitCount)\n"
      + "end_of_record\n"
  }.joined()
}

/// A share to the tenth of a percent, which is 100 for all of it only.
private func percentage(_ part: Int, of whole: Int) -> String {
  if whole == 0 { return "100.0 %" }
  let tenths = part * 1000 / whole
  return "\(tenths / 10).\(tenths % 10) %"
}

/// The one path of a file, by which two ways to it are the same.
private func pathFromHere(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  let whole = String(cString: real)
  guard let here = getcwd(nil, 0) else { return whole }
  defer { free(here) }
  let folder = String(cString: here)
  return whole.hasPrefix("\(folder)/") ? String(whole.dropFirst(folder.count + 1)) : whole
}
