local fc = require "fc"
local describe, it, expect = fc.test.describe, fc.test.it, fc.test.expect

describe("a failed expectation", function()
  it("tells the values", function()
    expect(1 + 1):equals(3)
  end)

  it("compares tables line by line", function()
    expect { name = "Texas", capital = "Dallas", cities = { "Houston", "Dallas" } }
      :equals { name = "Texas", capital = "Austin", cities = { "Houston", "Dallas", "Austin" } }
  end)

  it("compares texts line by line", function()
    expect("one\ntwo\nthree\n"):equals "one\n2\nthree\n"
  end)

  it("names what was looked for", function()
    print "looking"
    expect { 1, 2, 3 }:contains(4)
  end)

  it("quotes texts", function()
    expect("say \"hi\"\n"):matches "^%d+$"
  end)

  it("wants an error", function()
    expect(function() end):raises "too large"
  end)

  it("wants a snapshot that is there", function()
    expect("text"):matches_snapshot "missing"
  end)

  it("counts", function()
    expect("four"):has_count(5)
  end)
end)

describe("an error", function()
  it("is shown in its place", function()
    local state = nil
    print(state.name)
  end)

  it("in a timer counts too", function()
    fc.after(1, function() error "late" end)
    fc.test.advance(2)
  end)

  it("is a wait for nothing", function()
    fc.await(fc.after(math.huge, print))
  end)
end)

describe("a right test", function()
  it("goes on", function()
    expect(true):is_true()
    expect(false):is_false()
    expect(nil):is_nil()
    expect(0.1 + 0.2):is_near(0.3)
    expect { { 1 }, { 2 } }:contains { 2 }
    expect("abc"):contains "b"
    expect("abc"):matches "^a"
    expect(function() error "too large" end):raises "large"
    expect(1):differs_from(2)
  end)
end)
