// swift-tools-version: 6.3
import PackageDescription

/// Every target is built in Swift 6 mode and treats a warning as an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

/// A layer of the program. The imports it may make are its `dependencies`;
/// `ArchitectureTests` checks that its files make no other.
func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func cLayer(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, cSettings: strictC)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["Support"], exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "fcscript",
  products: [
    .executable(name: "fcscript", targets: ["fcscript"]),
    .library(name: "FCHost", targets: ["FCHost"]),
    // Its file is libfcscript-c.so; `make lib` makes libfcscript.so.1 of it.
    .library(name: "fcscript-c", type: .dynamic, targets: ["FCEmbed"]),
  ],
  targets: [
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .systemLibrary(name: "CUV", providers: [.apt(["libuv1-dev"])]),
    .systemLibrary(name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    cLayer("CLuaBridge", ["CLua"]),
    cLayer("CSystem"),

    layer("FCText", ["CUtf8proc"]),
    layer("FCModels", ["FCText"]),
    layer("FCMotion"),
    layer("FCSyntax"),
    layer("FCViews", ["FCText", "FCMotion"]),
    layer("FCScreens", ["FCViews", "FCModels", "FCMotion", "FCText"]),
    layer("FCStore", ["FCModels", "CSQLite"]),
    layer("FCJSON", ["FCModels", "CJansson"]),
    layer("FCLoop", ["CUV"]),
    layer("FCLua", ["CLuaBridge"]),
    layer(
      "FCHost",
      [
        "FCLua", "FCScreens", "FCViews", "FCModels", "FCMotion", "FCText", "FCStore", "FCLoop",
        "FCSyntax", "CSystem",
      ]),
    layer("FCTerminal", ["FCViews", "FCText", "CSystem", "CEdit"]),
    layer(
      "FCTools",
      ["FCHost", "FCViews", "FCModels", "FCLoop", "FCText", "FCJSON", "FCSyntax", "CSystem"],
      resources: [.embedInCode("Templates"), .embedInCode("Examples")]),
    .systemLibrary(name: "CFCScript"),
    layer("FCEmbed", ["CFCScript", "FCHost", "FCJSON", "FCModels"]),
    layer("FCServe", ["FCHost", "FCJSON", "FCModels", "FCMotion", "FCText"]),
    .executableTarget(
      name: "fcscript",
      dependencies: [
        "FCHost", "FCTools", "FCServe", "FCTerminal", "FCViews", "FCMotion", "FCLoop", "FCText",
      ],
      swiftSettings: strict),

    .target(
      name: "Support", dependencies: ["FCViews", "FCText", "FCJSON", "FCModels"],
      path: "Tests/Support",
      swiftSettings: strict),
    .executableTarget(
      name: "surface-probe", dependencies: ["FCTerminal", "FCViews", "FCLoop"],
      path: "Tests/Probes/surface-probe", swiftSettings: strict),
    .target(
      name: "CBaseline", dependencies: ["CLua", "CUV", "CSQLite"],
      path: "Tests/Benchmarks/CBaseline",
      cSettings: strictC + [.headerSearchPath("../../../Sources/CFCScript")]),
    .executableTarget(
      name: "fcbench",
      dependencies: [
        "FCHost", "FCEmbed", "FCTerminal", "FCViews", "FCLua", "FCLoop", "FCMotion", "FCStore",
        "FCModels", "CBaseline",
      ],
      path: "Tests/Benchmarks/fcbench", swiftSettings: strict),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "FCHost", "FCTerminal", "FCViews", "FCModels", "FCLoop", "FCLua", "FCSyntax", "FCText",
      ],
      path: "Tests/Fuzz/FuzzTargets", swiftSettings: strict),
    .executableTarget(
      name: "fcfuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/fcfuzz",
      swiftSettings: strict),
    tests("Architecture", []),
    tests("FCText", ["FCText"]),
    tests("FCModels", ["FCModels"]),
    .executableTarget(
      name: "store-probe", dependencies: ["FCStore", "FCModels"],
      path: "Tests/Probes/store-probe", swiftSettings: strict),
    tests("FCStore", ["FCStore", "FCModels", "CSQLite", "store-probe"]),
    tests("FCMotion", ["FCMotion"]),
    tests("FCSyntax", ["FCSyntax", "FCLua"]),
    tests("FCViews", ["FCViews", "FCMotion"]),
    tests(
      "FCScreens", ["FCScreens", "FCModels", "FCViews", "FCMotion", "FCLoop"],
      exclude: ["Snapshots"]),
    tests("FCJSON", ["FCJSON", "FCModels"]),
    tests("FCLoop", ["FCLoop"]),
    tests("FCLua", ["FCLua"]),
    tests("FCTerminal", ["FCTerminal", "FCViews", "CSystem", "surface-probe"]),
    tests("FCHost", ["FCHost"]),
    tests("FCEmbed", ["FCEmbed"], exclude: ["Programs"]),
    tests(
      "FCTools", ["FCTools", "FCHost", "FCJSON", "FCModels", "FCSyntax"],
      exclude: ["Checking/Snapshots"]),
    tests("FCServe", ["FCServe", "FCHost", "FCJSON", "FCModels"]),
    tests("fcscript", ["fcscript", "FCHost", "FCJSON", "FCModels"]),
    tests("FuzzTargets", ["FuzzTargets"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)
