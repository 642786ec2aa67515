import FCLoop
import FCLua
import FCMotion

extension ScriptHost {
  /// What an embedder or the command line decides.
  public struct Configuration {
    /// The script's arguments: `fc.args`, and `...` of its main chunk.
    public var arguments: [String] = []
    /// Decides all that is random; nil takes a random seed.
    public var seed: Int?
    /// Takes each line that the script prints.
    public var print: (String) -> Void = { _ in }
    /// Where the time comes from.
    public var clock: any Clock = SystemClock()
    /// How much is to be seen of animations; all of them end, whatever it is.
    public var animations = Motion.Level.full
    /// What a script may use.
    public typealias Limits = FCLua.Limits

    /// What the script may use. See `ScriptHost.defaultLimits`.
    public var limits = ScriptHost.defaultLimits
    /// Takes errors that stop nothing: those of callbacks and tasks.
    public var report: (ScriptError) -> Void = { _ in }
    /// What the script may read, write and see beyond its own folder.
    public var permissions = Permissions()
    /// Folders in which `require` looks after the script's own; their links are followed when the
    /// host is made.
    public var moduleFolders: [String] = []
    /// Where the script keeps what it is to find again.
    public var store = StorePlace.memory
    /// Whether the script takes over what is kept under its name by another one.
    public var adopts = false
    /// Who plays, unless a script says otherwise.
    public var learner: String?
    /// Whether the file of the script may be a pipe or a device, for which `load` waits, be it for
    /// ever. A script that is reloaded is never read from one.
    public var readsPipes = false
    /// What extends the host.
    public var plugins: PluginSet?
    /// How the script is run as a test, which gives it `fc.test`; nil for every other script.
    public var test: TestSettings?
    /// What the host's script adds to others, if that is a plugin.
    var plugin: PluginOffers?
    /// For tests: the numbers of allocations to be refused, and whether Lua's collector runs as
    /// often as it can.
    var failingAllocations: Range<Int>?
    var collectsEagerly = false

    /// Makes the configuration of a careful host: a store in memory, no permissions, the default limits.
    public init() {}
  }
}
