import FuzzTargets
import Glibc

exit(Fuzzing.run())
