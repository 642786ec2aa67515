import XCTest

@testable import FCModels

final class SeededRandomTests: XCTestCase {
  func test_numbers_are_those_of_the_published_algorithm() {
    // SplitMix64 from 0 begins with these; xoshiro256** is filled with them.
    XCTAssertEqual(mixed(0x9E37_79B9_7F4A_7C15), 0xE220_A839_7B1D_CDAF)
    XCTAssertEqual(mixed(0x9E37_79B9_7F4A_7C15 &* 2), 0x6E78_9E6A_A1B9_65F4)
    var random = SeededRandom(seed: 0)
    XCTAssertEqual(random.next(), 0x99EC_5F36_CB75_F2B4)
    XCTAssertEqual(random.next(), 0xBF6E_1F78_4956_452A)
  }

  func test_the_hash_is_fnv_1a() {
    XCTAssertEqual(StableHash("").state, 0xCBF2_9CE4_8422_2325)
    XCTAssertEqual(StableHash("a").state, 0xAF63_DC4C_8601_EC8C)
    XCTAssertEqual(StableHash("foobar").state, 0x8594_4171_F739_67E8)
  }

  func test_whole_numbers_fill_their_range_evenly() {
    var random = SeededRandom(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.int(in: -3...3) + 3] += 1 }
    let chiSquare = counts.reduce(0.0) { $0 + pow2(Double($1) - 1000) / 1000 }
    // 6 degrees of freedom: 22.5 is passed once in a thousand.
    XCTAssertLessThan(chiSquare, 22.5)
  }

  private func pow2(_ value: Double) -> Double { value * value }

  func test_extreme_ranges() {
    var random = SeededRandom(seed: 1)
    XCTAssertEqual(random.int(in: 5...5), 5)
    XCTAssertEqual(random.int(in: Int.max...Int.max), Int.max)
    for _ in 0..<100 {
      _ = random.int(in: Int.min...Int.max)
      XCTAssertGreaterThan(random.int(in: (Int.min + 1)...Int.max), Int.min)
    }
  }

  func test_numbers_are_from_0_up_to_1() {
    var random = SeededRandom(seed: 1)
    let numbers = (0..<1000).map { _ in random.number() }
    XCTAssertTrue(numbers.allSatisfy { 0..<1 ~= $0 })
    XCTAssertLessThan(numbers.min() ?? 1, 0.01)
    XCTAssertGreaterThan(numbers.max() ?? 0, 0.99)
  }

  func test_streams_of_one_seed_differ() {
    var first = SeededRandom(seed: 1, stream: "a")
    var second = SeededRandom(seed: 1, stream: "b")
    XCTAssertNotEqual(first.next(), second.next())
  }

  func test_a_source_is_shared_by_its_owners() {
    let source = RandomSource(SeededRandom(seed: 1))
    var random = SeededRandom(seed: 1)
    let other = source
    XCTAssertEqual([source.next(), other.next()], [random.next(), random.next()])
    var elements = Array(1...10)
    source.shuffle(&elements)
    XCTAssertEqual(elements.sorted(), Array(1...10))
  }
}
