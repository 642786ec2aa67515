import FCHost

struct Grade: ScriptRecord {
  var mark: String
  var share: Double
}

var configuration = ScriptHost.Configuration()
configuration.print = { print("script:", $0) }
let host = try ScriptHost(configuration)

try host.define("shout", in: "app") { (text: String) in text.uppercased() }
try host.define("passed", in: "app") { (grade: Grade) in grade.share >= 0.5 }
try host.observe("graded") { print("graded:", $0.asText ?? "?") }

try host.load(
  text: """
    local fc = require "fc"
    local app = require "app"

    function grade(right, count)
      local share = right / count
      local result = { mark = share > 0.9 and "A" or "B", share = share }
      print(app.shout("done"), app.passed(result))
      fc.post("graded", result.mark)
      return result
    end
    """, name: "grades.lua")

let grade: Grade = try host.call("grade", 45, 50)
print(grade.mark, grade.share)
host.close()
