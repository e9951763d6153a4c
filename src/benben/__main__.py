"""``python -m benben`` is the command line, with the compiled engine where there is one."""

import sys
from typing import NoReturn

from benben import engine


def main() -> NoReturn:
    engine.use(sys.argv[1:])  # before anything of the engine is imported
    from benben.cli import main

    main()


if __name__ == "__main__":
    main()
