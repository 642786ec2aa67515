import FCHost
import XCTest

/// `fc.read`, `fc.csv` and `fc.args`.
final class FileReadingTests: XCTestCase {
  /// Runs a script beside files and returns what it printed, a line each.
  private func run(
    _ script: String, files: [String: [UInt8]] = [:], arguments: [String] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    let folder = try ScriptFolder(script, files: files)
    do {
      _ = try folder.load(arguments: arguments)
    } catch let error as ScriptError {
      XCTFail(folder.text(of: error), file: file, line: line)
    }
    return folder.printed
  }

  // MARK: fc.args

  func test_arguments_come_as_a_table_and_as_dots() throws {
    XCTAssertEqual(
      try run("print(#fc.args, fc.args[2], ...)", arguments: ["en", "two words"]),
      ["2\ttwo words\ten\ttwo words"])
    XCTAssertEqual(try run("print(#fc.args, ...)"), ["0"])
  }

  func test_a_hundred_arguments_are_handed_over() throws {
    XCTAssertEqual(
      try run(
        "print(#fc.args, select('#', ...), (select(100, ...)))",
        arguments: (1...100).map(String.init)),
      ["100\t100\t100"])
  }

  // MARK: fc.read

  func test_read_gives_text_or_bytes() throws {
    let files = ["a.txt": Array("äöü\r\n\0x".utf8), "data/b.bin": [0xFF, 0x00, 0x41]]
    XCTAssertEqual(
      try run(
        """
        print(fc.read("a.txt") == "äöü\\r\\n\\0x", #fc.read("data/b.bin", "bytes"))
        print(fc.read("./a.txt", "text") == fc.read("data/../a.txt", nil))
        """, files: files),
      ["true\t3", "true"])
  }

  private func assertFailure(
    _ call: String, _ message: String, files: [String: [UInt8]] = [:],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let printed = try run(
      "print(select(2, pcall(function() return \(call) end)))", files: files, file: file, line: line
    )
    // The place depends on the folder's name.
    let shown = printed.joined(separator: "\n")
    XCTAssertTrue(shown.hasSuffix("quiz.lua:1: \(message)"), shown, file: file, line: line)
  }

  func test_what_can_not_be_read() throws {
    try assertFailure("fc.read 'none.txt'", "can't read 'none.txt': there is no such file")
    try assertFailure(
      "fc.read 'data'", "can't read 'data': this is a directory", files: ["data/x": []])
    try assertFailure(
      "fc.read('quiz.lua', 'binary')",
      "unknown mode 'binary': fc.read takes \"text\" or \"bytes\"")
    for path in ["/etc/passwd", "../x", "data/../../x", "..", "/", "~/x/../../.."] {
      let printed = try run("print(pcall(fc.read, \"\(path)\"))")
      XCTAssertTrue(printed[0].hasPrefix("false"), path)
    }
    try assertFailure(
      "fc.read '/etc/passwd'",
      "fc.read needs permission to read '/etc/passwd': run with --allow-read=/etc/passwd")
    try assertFailure("fc.read ''", "can't read '': the path is empty")
    try assertFailure(
      "fc.read(('a'):rep(5000))",
      "can't read '\(String(repeating: "a", count: 300))…': the path is too long")
    try assertFailure(
      "fc.read 'a\\0b'", "can't read 'a^@b': a path can't have a NUL in it")
    try assertFailure(
      "fc.read 'a\\nb\\27'", "can't read 'a\\nb^[': there is no such file")
  }

  func test_a_link_out_of_the_folder_is_not_followed() throws {
    let folder = try ScriptFolder("fc.read 'link'")
    try folder.link("link", to: "/etc/passwd")
    let report = try folder.report()
    XCTAssertTrue(
      report.contains(
        "fc.read needs permission to read 'link', which leads out of the script's folder: "
          + "run with --allow-read=link"), report)
  }

  func test_a_link_within_the_folder_is_followed() throws {
    let folder = try ScriptFolder("print(fc.read 'link')", texts: ["data/a.txt": "a"])
    try folder.link("link", to: "data/a.txt")
    XCTAssertEqual(try folder.report(), "")
    XCTAssertEqual(folder.printed, ["a"])
  }

  func test_a_pipe_is_not_waited_for() throws {
    let folder = try ScriptFolder("fc.read 'pipe'")
    try folder.makePipe("pipe")
    XCTAssertTrue(
      try folder.report().contains("can't read 'pipe': this is a pipe or a device"))
  }

  func test_files_larger_than_the_memory_that_is_left_are_refused() throws {
    let folder = try ScriptFolder(
      """
      print(select(2, pcall(fc.read, "large.txt")))
      print(select(2, pcall(fc.csv, "fields.csv")))
      print(#fc.read "fields.csv", #fc.csv("rows.csv"))
      """,
      files: [
        "large.txt": Array(repeating: 0x61, count: 8 << 20),
        "fields.csv": Array(repeating: UInt8(ascii: ","), count: 1 << 20),
        "rows.csv": Array("a\n1\n2\n".utf8),
      ])
    let host = try folder.makeHost { $0.limits.memory = 16 << 20 }
    try host.load("\(folder.path)/quiz.lua")
    XCTAssertEqual(
      folder.printed,
      [
        "can't read 'large.txt': the file is larger than the memory that is left",
        "fields.csv:1: the rows are larger than the memory that is left", "1048576\t2",
      ])
  }

  func test_text_that_is_not_utf8_has_its_line() throws {
    try assertFailure(
      "fc.read 'a.txt'", "a.txt:2: the file is not valid UTF-8 (byte 3)",
      files: ["a.txt": [0x61, 0x0A, 0xFF]])
  }

  // MARK: fc.csv

  /// The rows of a table, each with its fields between bars.
  private func rows(
    _ csv: String, options: String = "{ header = false }", file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> [String] {
    try run(
      """
      for _, row in ipairs(fc.csv("t.csv", \(options))) do
        local fields = {}
        for key, value in fc.pairs(row) do
          fields[#fields + 1] = (type(key) == "string" and key .. "=" or "") .. tostring(value)
        end
        print(table.concat(fields, "|"))
      end
      """, files: ["t.csv": Array(csv.utf8)], file: file, line: line)
  }

  func test_the_forms_of_rfc_4180() throws {
    XCTAssertEqual(try rows("a,b\r\nc,d\r\n"), ["a|b", "c|d"])
    XCTAssertEqual(try rows("a,b\r\nc,d"), ["a|b", "c|d"])
    XCTAssertEqual(try rows("a,b\nc,d\n"), ["a|b", "c|d"])
    XCTAssertEqual(try rows("a,b\rc,d\r"), ["a|b", "c|d"])
    XCTAssertEqual(try rows("\"a,b\",\"c\"\"d\"\n"), ["a,b|c\"d"])
    XCTAssertEqual(try rows("\"a\nb\",c\n"), ["a\nb|c"])
    XCTAssertEqual(try rows("\"a\r\nb\",c\r\n"), ["a\r\nb|c"])
    XCTAssertEqual(try rows("\"\",x\n"), ["|x"])
    XCTAssertEqual(try rows(",\n"), ["|"])
    XCTAssertEqual(try rows("a,,b,\n"), ["a||b|"])
    XCTAssertEqual(try rows(" a , b \n"), [" a | b "])
    XCTAssertEqual(try rows("\u{FEFF}a,b\n"), ["a|b"])
    XCTAssertEqual(try rows("\u{FEFF}\"a\",b\n"), ["a|b"])
    XCTAssertEqual(try rows("a\n\n\nb\n"), ["a", "b"])
    XCTAssertEqual(try rows(""), [])
    XCTAssertEqual(try rows("日本,é\n"), ["日本|é"])
  }

  func test_a_header_names_the_fields() throws {
    XCTAssertEqual(
      try rows("name,mass\nH,1.008\nHe,4\n", options: "{ types = { mass = 'number' } }"),
      ["mass=1.008|name=H", "mass=4|name=He"])
    XCTAssertEqual(try rows("name,mass\nH,1.008\n", options: "nil"), ["mass=1.008|name=H"])
    XCTAssertEqual(try rows("name\n", options: "nil"), [])
    XCTAssertEqual(
      try rows("a;b\n1;2\n", options: "{ separator = ';' }"), ["a=1|b=2"])
    XCTAssertEqual(
      try rows("a\tb\n1\t2\n", options: "{ separator = '\\t' }"), ["a=1|b=2"])
  }

  func test_fields_are_text_unless_typed() throws {
    XCTAssertEqual(
      try run(
        """
        local row = fc.csv("t.csv", { types = { b = "number", c = "number", d = "number" } })[1]
        print(math.type(row.a), math.type(row.b), math.type(row.c), row.d, row.e)
        """, files: ["t.csv": Array("a,b,c,d,e\n1,2,3.0,,\n".utf8)]),
      ["nil\tinteger\tfloat\tnil\t"])
  }

  func test_a_broken_table_has_its_line() throws {
    func fails(_ csv: String, _ message: String, options: String = "nil", line: UInt = #line) throws
    {
      try assertFailure(
        "fc.csv('t.csv', \(options))", message, files: ["t.csv": Array(csv.utf8)], line: line)
    }
    try fails("a,b\n1\n", "t.csv:2: 1 field, but the header has 2")
    try fails("a,b\n1,2\n1,2,3\n", "t.csv:3: 3 fields, but the header has 2")
    try fails("a,b\n\"x\ny\",2\n1\n", "t.csv:4: 1 field, but the header has 2")
    try fails("a,b\n1,\"2\n", "t.csv:2: a quote that is never closed")
    try fails("a,b\n1,\"2\"x\n", "t.csv:2: text after the closing quote of a field")
    try fails(
      "a,b\n1,x\"y\n",
      "t.csv:2: a quote inside a field: put the whole field in quotes and double it")
    try fails("a,a\n1,2\n", "t.csv:1: two columns are named 'a'")
    try fails(
      "a\nx\n", "t.csv:2: 'x' in column 'a' is not a number",
      options: "{ types = { a = 'number' } }")
    for text in ["nan", "inf", "0x10", " 1", "1e", "1_000"] {
      try fails(
        "a\n\(text)\n", "t.csv:2: '\(text)' in column 'a' is not a number",
        options: "{ types = { a = 'number' } }")
    }
    try fails(
      "mass\n1\n", "t.csv:1: unknown field 'mas' in the header (did you mean 'mass'?)",
      options: "{ types = { mas = 'number' } }")
  }

  func test_wrong_options() throws {
    let files = ["t.csv": Array("a\n".utf8)]
    for (options, message) in [
      (
        "{ seperator = ';' }",
        "unknown field 'seperator' in options of fc.csv (did you mean 'separator'?)"
      ),
      ("{ separator = ';;' }", "option 'separator' of fc.csv must be one ASCII character"),
      ("{ separator = 'é' }", "option 'separator' of fc.csv must be one ASCII character"),
      ("{ separator = '\"' }", "option 'separator' of fc.csv must be one ASCII character"),
      ("{ header = 1 }", "option 'header' of fc.csv must be true or false"),
      (
        "{ types = 'number' }",
        "option 'types' of fc.csv must be a table of column names and types"
      ),
      (
        "{ types = { a = 'date' } }",
        "types of fc.csv are \"number\" and \"string\", by column name"
      ),
      ("1", "bad argument #2 to 'csv' (table expected, got number)"),
    ] {
      try assertFailure("fc.csv('t.csv', \(options))", message, files: files)
    }
  }
}
