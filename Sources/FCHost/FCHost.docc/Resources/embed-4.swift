import FCHost
import Glibc

let host = try ScriptHost()
try host.define("tell", in: "app") { (text: String) in print(text) }
try host.load(
  text: """
    local fc = require "fc"
    local app = require "app"
    fc.task(function()
      for i = 1, 3 do
        fc.sleep(0.01)
        app.tell("tick " .. i)
      end
    end)
    """, name: "ticks.lua")

// Any loop will do: this one polls.
while try host.step() {
  let seconds = host.secondsUntilDeadline ?? 1
  var waited = pollfd(fd: host.descriptor, events: Int16(POLLIN), revents: 0)
  poll(&waited, 1, Int32((seconds * 1000).rounded(.up)))
}
host.close()
