"""A server by hand: ``python -m benben.server --data FOLDER [--port N] [--lan [--password WORD]] [--config FILE]``."""

import argparse
import sys
from pathlib import Path

from benben import engine


def main() -> int:
    engine.use(["play"])  # before anything of the engine is imported
    from .run import PASSWORD, serve

    parser = argparse.ArgumentParser(prog="python -m benben.server")
    parser.add_argument(
        "--data", type=Path, required=True, help="the folder of the tables; it is made if it is not there"
    )
    parser.add_argument("--port", type=int, help="the port to serve on; 0: any free one")
    parser.add_argument("--lan", action="store_true", help="let others on the network join")
    parser.add_argument("--password", default="", help=f"what others on the network must enter; or set {PASSWORD}=WORD")
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may call this server")
    parser.add_argument(
        "--config", type=Path, help="limits and more; without it, benben.toml in the folder, if there is one"
    )
    given = parser.parse_args()
    return serve("", given.port, False, given.lan, given.data, tuple(given.origin), given.config, given.password)


if __name__ == "__main__":
    sys.exit(main())
