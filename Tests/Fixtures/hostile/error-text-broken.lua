-- ends: error
error "\xff\xfe\0\27[2J\27]0;title\7"
