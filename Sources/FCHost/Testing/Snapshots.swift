import FCLua
import FCViews
import Glibc

/// Snapshots: texts that a test once gave, kept in files beside it.
extension ScriptHost {
  /// How many snapshots the tests have written.
  public var snapshotsWritten: Int { tests.snapshotsWritten }

  /// Compares a value with its snapshot, or writes that anew.
  ///
  /// - Parameter name: Which one; nil for the next without a name of the test that runs.
  func compareWithSnapshot(_ expectation: Expectation, _ name: String?) throws {
    guard let settings = configuration.test else { return }
    let text = try snapshotText(of: expectation)
    let path = joined(files.folder, "snapshots/\(try snapshotName(name))")
    let kept: String?
    do throws(FileFault) {
      kept = String(decoding: try readRegularFile(path, room: roomForFile), as: UTF8.self)
    } catch {
      guard error.leadsNowhere else {
        throw ScriptFault("can't read the snapshot \(quotedName(path)): \(error)")
      }
      kept = nil
    }
    try state.spend((kept?.utf8.count ?? 0) + text.utf8.count)
    // A text file ends with a line break, whatever the text does.
    if kept == text + "\n" { return }
    if settings.updatesSnapshots { return try write(snapshot: text + "\n", to: path) }
    guard let kept else {
      throw differs(
        "there is no snapshot \(quotedName(path)) yet: fcscript test --update writes it")
    }
    let difference = lineDifference(expected: String(kept.dropLast()), actual: text)
    throw differs("not as in the snapshot \(quotedName(path)): \(difference)")
  }

  private func differs(_ what: String) -> ExpectationFailure {
    ExpectationFailure(description: what, method: "matches_snapshot")
  }

  /// The name of a snapshot's file: `quiz_test.first-card.txt`.
  private func snapshotName(_ name: String?) throws -> String {
    let file = fileName(of: loaded.scriptPath ?? loaded.scriptName)
    let test = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
    return "\(test).\(try fileLabel(name)).txt"
  }

  private func fileLabel(_ name: String?) throws -> String {
    var label = name
    if label == nil, let test = tests.running {
      test.unnamedSnapshots += 1
      let number = test.unnamedSnapshots
      label = test.names.joined(separator: "-") + (number > 1 ? "-\(number)" : "")
    }
    guard let label, !label.isEmpty else {
      throw ScriptFault("a snapshot outside of a test needs a name: matches_snapshot(\"…\")")
    }
    let safe = label.map { $0.isLetter || $0.isNumber || "_-".contains($0) ? $0 : "-" }
    guard label.utf8.count <= 120 else {
      throw ScriptFault("the name of the snapshot is longer than 120 bytes: \(shortened(label))")
    }
    return String(safe)
  }

  private func write(snapshot text: String, to path: String) throws {
    let parent = folder(of: path)
    do throws(FileFault) {
      if mkdir(parent, 0o777) != 0, errno != EEXIST { throw FileFault(code: errno) }
      let place = WritingPlace(
        folder: try FoundFile(parent.utf8), name: Array(fileName(of: path).utf8), replaced: nil)
      var fault: FileFault?
      Array(text.utf8).withUnsafeBytes { bytes in
        do throws(FileFault) { try place.replace(with: bytes) } catch { fault = error }
      }
      if let fault { throw fault }
    } catch {
      throw ScriptFault("can't write the snapshot \(quotedName(path)): \(error)")
    }
    tests.snapshotsWritten += 1
  }
}
