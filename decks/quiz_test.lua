local fc = require "fc"
local sound = require "testing.sound"

sound.deck(fc.test.load "quiz.lua")
