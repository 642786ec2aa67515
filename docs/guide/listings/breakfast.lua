local fc = require "fc"

local function boil_egg(minutes)
  print "The egg goes in."
  fc.sleep(minutes * 60)
  print "The egg is done."
  return "an egg"
end

local function make_toast()
  fc.sleep(90)
  print "The toast pops up."
  return "toast"
end

fc.task(function()
  local egg = fc.task(boil_egg, 7)
  local toast = fc.task(make_toast)
  print("On the table: " .. fc.await(toast) .. " and " .. fc.await(egg) .. ".")
end)
