"""A bot that is a program of its own, in Python without Benben: it answers any legal choice, and never declines if it
need not.

    ./benben sim ankh --players 2 --bots mine,eager --bot mine="python docs/examples/outside_bot.py" --games 10
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "choose":
        legal = message["view"]["legal"]
        willing = [choice for choice in legal if choice not in ("pass", "done", "no")]
        choice = random.Random(message["seed"]).choice(willing or legal)
        print(json.dumps({"n": message["n"], "choice": choice}), flush=True)
    elif message["t"] == "bye":
        break
