"""A server by hand: ``python -m benben.server --data FOLDER [--port N] [--lan]``; port 0 takes any that is free."""

import argparse
import sys
from pathlib import Path

from .run import serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benben.server")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int)
    parser.add_argument("--lan", action="store_true")
    given = parser.parse_args()
    return serve("ankh", given.port, open_browser=False, lan=given.lan, data_dir=given.data)


if __name__ == "__main__":
    sys.exit(main())
