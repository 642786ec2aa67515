local fc = require "fc"

fc.test.describe("never run", function()
  fc.test.it("is not run either", function() end)
  fc.test.befor_each(print)
end)
