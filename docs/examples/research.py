"""How good is each choice here? A way to find out by random games.

    python docs/examples/research.py [GAME [PLAYERS [GAMES]]]

Every choice is tried in many games, each from another position that the player's view allows.
"""

import sys
from random import Random
from typing import Any

import benben


def play_on(rules: benben.Ruleset[Any], state: benben.State, rng: Random, stop_at: int | None = None) -> int:
    """Random choices, chance by its odds, to the end or to decision number `stop_at`; how many were made."""
    made = 0
    while (owing := rules.owing(state)) and made != stop_at:
        player = owing[0]
        if player == benben.BOX:
            choice = benben.draw(rules.odds(state), b"research", rng.getrandbits(64))
        else:
            choice = rng.choice(rules.legal(state, player))
            made += 1
        rules.apply(state, player, choice)
    return made


def main(game: str = "ankh", players: str = "2", games: str = "20") -> None:
    rules = benben.ruleset(game)
    rng = Random(1)
    state = rules.setup({"players": int(players)})
    play_on(rules, state, rng, stop_at=12)
    while rules.owing(state) == [benben.BOX]:
        rules.apply(state, benben.BOX, benben.draw(rules.odds(state), b"research", rng.getrandbits(64)))
    player = rules.owing(state)[0]
    seen = benben.view(rules, state, player)  # from here on only what this player may know
    print(f"{seen.data['viewer']} has {len(seen.data['legal'])} choices:")
    for choice in rules.legal(state, player):
        points = 0.0
        for _ in range(int(games)):
            world = benben.sample(rules, seen, rng)
            rules.apply(world, player, choice)
            play_on(rules, world, rng)
            outcome = rules.outcome(world)
            points += outcome.score[player] if outcome else 0.0
        print(f"{points / int(games):6.3f}  {rules.choices.say(choice)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
