import FCHost
import XCTest

/// Plugins that are loaded to tell what they offer.
final class PluginLookTests: XCTestCase {
  func test_plugin_that_is_only_looked_at_is_allowed_nothing_and_nobody_is_asked() throws {
    let wishing = """
      -- fcscript-plugin: 1
      local plugin = fc.plugin { name = "NAME", permissions = { env = { "HOME" } } }

      """
    let look = "print(pcall(fc.env, 'HOME')) plugin:command('home', { help = 'Tells.' }, print)"
    let folder = try ScriptFolder(
      "",
      texts: [
        "a.lua": wishing.replacing("NAME", with: "a") + look,
        "b.lua": wishing.replacing("NAME", with: "b") + "fc.env 'HOME'",
      ])
    var printed: [String] = []
    var reports: [String] = []
    var settings = PluginSet.Settings()
    settings.onlyLooks = true
    settings.print = { printed.append($0) }
    settings.report = { reports.append($0) }
    settings.decide = { _ in
      XCTFail("nobody is to be asked")
      return true
    }
    let files = ["a", "b"].map { PluginFile("\(folder.path)/\($0).lua", isOnDemand: true) }
    let commands = PluginSet(files, settings: settings).allCommands
    XCTAssertEqual(commands.map(\.name), ["home"])
    XCTAssertEqual(commands.map(\.help), ["Tells."])
    XCTAssertTrue(printed[0].hasPrefix("false\t"), printed[0])
    XCTAssertEqual(reports.count, 1, "one can't be used without what it wishes for")
  }
}
