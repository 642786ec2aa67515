-- ends: finishes
print "\27[2J\27[?1049h\27]0;title\7\27]52;c;eA==\7\27P\27\\\155\0\1\2\8\8\8\127"
print("\xff\xfe", "\u{202e}abc", "\r\r\r", "\n\n")
print(("\27["):rep(1000))
