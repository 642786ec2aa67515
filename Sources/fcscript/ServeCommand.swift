import FCHost
import FCServe

/// `fcscript serve`: lets another program play.
struct ServeCommand {
  private let settings: Settings

  init(_ arguments: Arguments) throws {
    var settings = Settings(version: Program.version)
    if arguments.has(.lines) { settings.framing = .lines }
    settings.scripts.permissions = arguments.permissions
    settings.scripts.limits = try arguments.limits()
    settings.scripts.store = try arguments.store()
    settings.scripts.learner = arguments.options[.learner]
    self.settings = settings
  }

  func run() -> Int32 {
    Service(settings).run() ? Program.Status.success : Program.Status.outputLost
  }
}
