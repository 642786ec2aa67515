import FCSyntax
import XCTest

/// What names mean.
final class ScopeTests: XCTestCase {
  func test_a_name_means_the_nearest_declaration_before_it() {
    let script = Script("local x = x\nlocal x = x + 1\ndo local x = x end\nreturn x")
    XCTAssertEqual(script.scopes.variables.map { $0.reads.map(\.start) }, [[22], [41, 54], []])
    XCTAssertEqual(script.scopes.globals.map(\.name.text), ["x"])
  }

  func test_the_condition_of_repeat_sees_its_block() {
    let script = Script("repeat local done = f() until done")
    XCTAssertEqual(script.scopes.variables.map(\.reads.count), [1])
  }

  func test_a_local_function_sees_itself_and_a_local_of_a_function_does_not() {
    XCTAssertEqual(Script("local function f() f() end").scopes.globals.map(\.name.text), [])
    XCTAssertEqual(Script("local f = function() f() end").scopes.globals.map(\.name.text), ["f"])
  }

  func test_variables_know_how_they_are_declared() {
    let script = Script(
      """
      local a <const>, b <close> = 1
      local function c(d, ...) end
      function e:f(g) for h = 1, 2 do for i, j in k do end end end
      """)
    XCTAssertEqual(
      script.scopes.variables.map { "\($0.name.text) \($0.kind)" },
      [
        "a local", "b local", "c function", "d parameter", "self selfParameter", "g parameter",
        "h loop", "i loop",
        "j loop",
      ])
    XCTAssertEqual(
      script.scopes.variables.prefix(3).map(\.attribute), [.constant, .toBeClosed, nil])
  }

  func test_functions_inside_capture_variables() {
    let script = Script("local a, b = 1, 2\nlocal function f() return a end\nreturn b, f")
    XCTAssertEqual(script.scopes.variables.map(\.isCaptured), [true, false, false])
  }

  func test_globals_know_where_and_how_they_are_used() {
    let script = Script("a = b\nfunction c() d = e end\nfunction f.g() end")
    XCTAssertEqual(
      script.scopes.globals.map { "\($0.name.text) \($0.isWrite) \($0.functionDepth)" },
      ["a true 0", "b false 0", "c true 0", "d true 1", "e false 1", "f false 0"])
  }

  func test_a_local_environment_takes_the_globals() {
    let script = Script("local _ENV = { x = 1 }\nreturn x")
    XCTAssertEqual(script.scopes.globals.count, 0)
    XCTAssertEqual(script.scopes.variables[0].reads.count, 1)
    XCTAssertEqual(Script("return _ENV").scopes.globals.count, 0)
  }

  func test_each_name_of_the_tree_has_its_meaning() {
    let script = Script("local a\nreturn a, b, _ENV, a.c")
    guard case .return(let values) = script.block.statements[1].kind else { return XCTFail() }
    let meanings = values.prefix(3).compactMap(\.name).map { script.scopes.meaning(of: $0) }
    guard case .local(0)?? = meanings.first, case .global?? = meanings.dropFirst().first,
      case .environment?? = meanings.last
    else { return XCTFail("\(meanings)") }
    guard case .chain(_, let links) = values[3].kind, case .field(let field) = links[0].kind else {
      return XCTFail()
    }
    XCTAssertNil(script.scopes.meaning(of: field))
  }
}
