return 0xff, 0x.8p1, 3., .5e+1, 1e999, 0xfffffffffffffffff, 3 // 2 >> 1 ~ 4 & 5 | 6
