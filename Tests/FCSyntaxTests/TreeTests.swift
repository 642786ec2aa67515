import FCSyntax
import XCTest

/// The tree, its places and its values.
final class TreeTests: XCTestCase {
  func test_statements_have_exact_spans() {
    let script = Script("local a = 1 -- one\n;if a then f(a) end;\nreturn a + 2;\n")
    let texts = script.block.statements.map { script.source.text($0.span) }
    XCTAssertEqual(texts, ["local a = 1", "if a then f(a) end", "return a + 2;"])
  }

  func test_operations_and_chains_are_lists_from_left_to_right() throws {
    let script = Script("x = a - b * c - d\ny = t.u[1]:v(2).w")
    guard case .assignment(_, let sums) = script.block.statements[0].kind,
      case .operations(_, let operations) = sums[0].kind,
      case .assignment(_, let chains) = script.block.statements[1].kind,
      case .chain(let base, let links) = chains[0].kind
    else { return XCTFail("no such tree") }
    XCTAssertEqual(operations.map { script.source.text($0.right.span) }, ["b * c", "d"])
    XCTAssertEqual(operations.map(\.operator), [.subtract, .subtract])
    XCTAssertEqual(base.name?.text, "t")
    XCTAssertEqual(links.map { script.source.text($0.span) }, [".u", "[1]", ":v(2)", ".w"])
    XCTAssertEqual(links.map(\.isCall), [false, false, true, false])
  }

  func test_powers_and_joined_texts_group_to_the_right() {
    let script = Script("x = a .. b .. c ^ d ^ e")
    guard case .assignment(_, let values) = script.block.statements[0].kind,
      case .operations(_, let operations) = values[0].kind
    else { return XCTFail("no such tree") }
    XCTAssertEqual(operations.map { script.source.text($0.right.span) }, ["b .. c ^ d ^ e"])
  }

  func test_strings_have_the_bytes_that_they_stand_for() {
    let values = [
      #"'a\tb\\\'\"'"#: "a\tb\\'\"",
      #"'\65\066\x43\u{E4}\u{20AC}\u{1F600}'"#: "ABC\u{E4}\u{20AC}\u{1F600}",
      "'a\\z  \n  b'": "ab", "'a\\\nb'": "a\nb", "'a\\\r\nb'": "a\nb", "[[\na\r\nb]]": "a\nb",
      "[==[a]]b]=]c]==]": "a]]b]=]c", "''": "", "'\\0651'": "A1",
    ]
    for (written, value) in values { XCTAssertEqual(self.value(of: written)?.text, value, written) }
    guard case .string(let bytes) = value(of: "'\\u{7FFFFFFF}\\xFF'")?.kind else {
      return XCTFail()
    }
    XCTAssertEqual(bytes, [0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF, 0xFF])
  }

  func test_numbers_have_the_values_that_lua_gives_them() {
    let values: [String: Number] = [
      "0": .integer(0), "9223372036854775807": .integer(.max),
      "9223372036854775808": .float(0x1p63),
      "0xff": .integer(255), "0xffffffffffffffff": .integer(-1),
      "0x1ffffffffffffffff": .integer(-1),
      "3.": .float(3), ".5": .float(0.5), "3.e1": .float(30), "1e2": .float(100),
      "1E-2": .float(0.01),
      "0x.8": .float(0.5), "0xA.8p1": .float(21), "0x1P-1": .float(0.5), "1e999": .float(.infinity),
      "0x0p999999999999999999999": .float(0),
    ]
    for (written, value) in values {
      guard case .number(let number)? = self.value(of: written)?.kind else {
        XCTFail("\(written) is no number")
        continue
      }
      XCTAssertEqual(number, value, written)
    }
  }

  func test_comments_are_kept_with_their_places() {
    let script = Script("-- one\nlocal a --[[ two ]] = 1 -- three\n--[==[ four\n]==]")
    XCTAssertEqual(
      script.comments.map { script.source.text($0.span) },
      ["-- one", "--[[ two ]]", "-- three", "--[==[ four\n]==]"])
    XCTAssertEqual(script.comments.map(\.line), [1, 2, 2, 3])
    XCTAssertEqual(script.comments.map(\.followsCode), [false, true, true, false])
  }

  func test_lines_end_as_lua_counts_them() {
    let script = Script("a()\r\nb()\n\rc()\rd()\n\ne()")
    let lines = script.block.statements.map { script.source.location(of: $0.span.start).line }
    XCTAssertEqual(lines, [1, 2, 3, 4, 6])
  }

  func test_bytes_that_are_no_text_may_stand_in_strings_and_comments() {
    let script = Script(
      SourceText(Array("x = '".utf8) + [0xFF, 0xC3] + Array("' -- ".utf8) + [0x80]))
    XCTAssertEqual(script.errors, [])
  }

  func test_visitor_meets_everything_in_its_order() {
    struct Names: SyntaxVisitor {
      var found: [String] = []
      mutating func visit(_ expression: FCSyntax.Expression) -> Bool {
        if let name = expression.name { found.append(name.text) }
        return true
      }
      mutating func visit(_ function: Function) -> Bool {
        found.append("function")
        return true
      }
      mutating func leave(_ function: Function) { found.append("end") }
    }
    var names = Names()
    Script(
      """
      local x = a
      function b.c() return d end
      e.f, g[h] = i + j, { k, l = m, [n] = o }
      while p do repeat q() until r end
      if s then t() elseif u then else v:w(y) end
      for z = A, B, C do D() end
      for _ in E do F(function() G() end) end
      """
    ).block.walk(&names)
    XCTAssertEqual(
      names.found.joined(separator: " "),
      "a b function d end e g h i j k m n o p q r s t u v y A B C D E F function G end")
  }

  func test_long_rows_of_operators_and_links_do_not_go_deep() {
    struct Counter: SyntaxVisitor {
      var count = 0
      mutating func visit(_ expression: FCSyntax.Expression) -> Bool {
        count += 1
        return true
      }
    }
    var counter = Counter()
    let row = String(repeating: " + 1", count: 100_000)
    let chain = String(repeating: "(1)", count: 100_000)
    Script("x = 1\(row)\ny = f\(chain)").block.walk(&counter)
    XCTAssertEqual(counter.count, 200_006)
  }

  private func value(of written: String) -> FCSyntax.Expression? {
    guard case .return(let values)? = Script("return " + written).block.statements.first?.kind
    else {
      return nil
    }
    return values.first
  }
}
