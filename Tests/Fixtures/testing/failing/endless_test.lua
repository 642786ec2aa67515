local fc = require "fc"

fc.test.it("passes", function()
  fc.test.expect(1):equals(1)
end)

fc.test.it("runs on and on", function()
  while true do fc.now() end
end)

fc.test.it("comes later", function() end)
