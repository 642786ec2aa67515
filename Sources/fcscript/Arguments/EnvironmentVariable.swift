import Glibc

/// A variable of the environment; nil when it is not set.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
