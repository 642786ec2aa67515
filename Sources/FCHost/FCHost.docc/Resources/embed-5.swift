import FCHost

do {
  let host = try ScriptHost()
  defer { host.close() }
  try host.load(text: "local t = nil\nreturn t.title", name: "broken.lua")
} catch let error as ScriptError {
  print(error.position.map { "\($0.source):\($0.line)" } ?? "?", error.message)
} catch let error as HostError {
  print("used as it can't be:", error)
}

var configuration = ScriptHost.Configuration()
configuration.limits.callTime = 0.05
let host = try ScriptHost(configuration)
try host.load(text: "function loop() while true do end end", name: "endless.lua")
do {
  try host.call("loop")
} catch let error as ScriptError where error.kind == .limit {
  print(error.message)
}
print(host.isStopped)
host.close()
