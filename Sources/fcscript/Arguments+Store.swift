import FCHost
import Glibc

extension Arguments {
  /// Where scripts keep what is to last.
  var store: StorePlace {
    switch options[.store] {
    case "memory": .memory
    case let path?: .file(path)
    case nil: .standard { name in getenv(name).map { String(cString: $0) } }
    }
  }
}
