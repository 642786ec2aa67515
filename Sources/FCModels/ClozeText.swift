/// A text with deletions: `The capital of {{c1::Texas}} is {{c2::Austin::a city}}`.
///
/// What stands after the second `::` of a deletion is its hint. Deletions may stand in one another.
struct ClozeText {
  indirect enum Piece: Equatable {
    case text(String)
    case deletion(number: Int, pieces: [Piece], hint: String?)
  }

  /// One deletion as its card asks for it.
  struct Blank: Equatable {
    var answer: String
    var hint: String?
  }

  let pieces: [Piece]

  /// The numbers of the deletions, in order.
  var numbers: [Int] {
    func collect(_ pieces: [Piece], into numbers: inout Set<Int>) {
      for case .deletion(let number, let inner, _) in pieces {
        numbers.insert(number)
        collect(inner, into: &numbers)
      }
    }
    var numbers: Set<Int> = []
    collect(pieces, into: &numbers)
    return numbers.sorted()
  }

  /// The text with each deletion of one number left out and all others filled in.
  func question(hiding number: Int) -> String {
    Self.shown(pieces, hiding: number)
  }

  /// The deletions of one number, in reading order.
  func blanks(_ number: Int) -> [Blank] {
    Self.blanks(in: pieces, number)
  }

  private static func shown(_ pieces: [Piece], hiding hidden: Int?) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .deletion(hidden, _, _): "[…]"
      case .deletion(_, let inner, _): shown(inner, hiding: hidden)
      }
    }.joined()
  }

  private static func blanks(in pieces: [Piece], _ wanted: Int) -> [Blank] {
    pieces.flatMap { piece -> [Blank] in
      switch piece {
      case .text: []
      case .deletion(wanted, let inner, let hint):
        [Blank(answer: shown(inner, hiding: nil), hint: hint)]
      case .deletion(_, let inner, _): blanks(in: inner, wanted)
      }
    }
  }
}
