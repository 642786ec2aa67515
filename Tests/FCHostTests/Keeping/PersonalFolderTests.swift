import XCTest

@testable import FCHost

final class PersonalFolderTests: XCTestCase {
  func test_a_variable_of_its_own_says_where_a_folder_is() {
    let environment = [
      "XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/settings", "XDG_STATE_HOME": "/state",
      "HOME": "/me",
    ]
    let paths = folders.map { $0.path { environment[$0] } }
    XCTAssertEqual(paths, ["/data/fcscript", "/settings/fcscript", "/state/fcscript"])
  }

  func test_without_an_absolute_path_of_its_own_a_folder_is_below_the_home_folder() {
    let standard = [
      "/me/.local/share/fcscript", "/me/.config/fcscript", "/me/.local/state/fcscript",
    ]
    for value in [nil, "", "data"] {
      let paths = folders.map { $0.path { $0 == "HOME" ? "/me" : value } }
      XCTAssertEqual(paths, standard, value ?? "not set")
    }
  }

  func test_without_any_absolute_path_there_is_no_folder() {
    for folder in folders {
      XCTAssertNil(folder.path { _ in nil })
      XCTAssertNil(folder.path { _ in "here" })
    }
  }

  func test_the_store_is_in_the_folder_of_data() {
    XCTAssertEqual(
      StorePlace.standard { ["HOME": "/me"][$0] },
      .file("/me/.local/share/fcscript/store.sqlite3"))
  }

  private let folders = [PersonalFolder.data, .settings, .state]
}
