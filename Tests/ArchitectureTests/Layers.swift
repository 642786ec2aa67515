/// One target of Sources and what its files may import.
struct Layer {
  let name: String
  /// Targets of this package.
  let targets: [String]
  /// Modules of the toolchain. Swift's own is always there; Foundation, Dispatch and Concurrency
  /// never are: they cost start-up time, and the core runs on one thread.
  let system: [String]

  init(_ name: String, _ targets: String..., system: String...) {
    self.name = name
    self.targets = targets
    self.system = system
  }
}

/// The arrows between the targets, drawn in ARCHITECTURE.md: from the bottom up, so that a target
/// imports only what stands above it here.
let layers = [
  // The system's C libraries, and our own C.
  Layer("CLua"),
  Layer("CUV"),
  Layer("CUtf8proc"),
  Layer("CSQLite"),
  Layer("CJansson"),
  Layer("CEdit"),
  Layer("CLuaBridge", "CLua"),
  Layer("CSystem"),
  Layer("CFCScript"),

  // Pure Swift: no Lua, no input or output, no clock. FCText frees what utf8proc allocates.
  Layer("FCText", "CUtf8proc", system: "Glibc"),
  Layer("FCModels", "FCText"),
  Layer("FCMotion", system: "Glibc"),
  Layer("FCSyntax"),
  Layer("FCViews", "FCText", "FCMotion"),
  Layer("FCScreens", "FCViews", "FCModels", "FCMotion", "FCText"),

  // What touches the world. FCHost and FCTerminal never see each other.
  Layer("FCStore", "FCModels", "CSQLite", system: "Glibc"),
  Layer("FCJSON", "FCModels", "CJansson"),
  Layer("FCLoop", "CUV", system: "Glibc", "Synchronization"),
  Layer("FCLua", "CLuaBridge", "CLua", system: "Glibc", "Synchronization"),
  Layer(
    "FCHost", "FCLua", "FCScreens", "FCViews", "FCModels", "FCMotion", "FCText", "FCStore",
    "FCLoop", "FCSyntax", "CSystem",
    system: "Glibc", "Synchronization"),
  Layer("FCTerminal", "FCViews", "FCText", "CSystem", "CEdit", system: "Glibc", "Synchronization"),
  Layer("FCEmbed", "CFCScript", "FCHost", "FCJSON", "FCModels", system: "Glibc"),
  Layer(
    "FCTools", "FCHost", "FCViews", "FCModels", "FCLoop", "FCText", "FCJSON", "FCSyntax",
    "CSystem", system: "Glibc"),
  Layer("FCServe", "FCHost", "FCJSON", "FCModels", "FCMotion", "FCText", system: "Glibc"),
  Layer(
    "fcscript", "FCHost", "FCTools", "FCServe", "FCTerminal", "FCViews", "FCMotion", "FCLoop",
    "FCText",
    system: "Glibc"),
]
