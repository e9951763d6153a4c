"""What the log says in English: one template for every event, with the kinds of its arguments."""

from typing import Final

from ..kernel.events import Template

TEMPLATES: Final = {
    "plays": Template("{} plays {}", "player", "god"),
    "guardian chosen": Template("the guardian of level {} is {}", "level", "guardian"),
    "begins": Template("{} has the first turn", "player"),
    "turn": Template("{} is on turn", "player"),
    "took action": Template("{} takes the action {} ({} of {})", "player", "action", "number", "number"),
    "event": Template("{} fires event {}", "player", "event"),
    "moved": Template("{} moves from {} to {}", "piece", "hex", "hex"),
    "summoned": Template("{} is summoned at {}", "piece", "hex"),
    "gained followers": Template("{} gains {} followers and has {}", "god", "number", "number"),
    "unlocked": Template("{} unlocks {} for {} followers", "god", "power", "number"),
    "guardian joins": Template("{} joins {}", "guardian", "god"),
    "took control": Template("{} takes control of the {} at {}", "god", "piece kind", "hex"),
    "camel placed": Template("a camel stands on {}", "side"),
    "token placed": Template("conflict token {} lies in the region of {}", "token", "hex"),
    "tokens swapped": Template("conflict tokens {} and {} change places", "token", "token"),
    "took tiebreaker": Template("{} takes the tiebreaker", "player"),
    "region": Template("region {} ({}) is resolved", "token", "hex"),
    "dominion": Template("{} holds the region alone", "god"),
    "battle": Template("battle in the region of {} between {}", "hex", "gods"),
    "card revealed": Template("{} plays {}", "god", "card"),
    "built": Template("{} builds a {} at {} for {} followers", "god", "monument", "hex", "number"),
    "bid": Template("{} offers {} followers to the plague", "god", "number"),
    "spared": Template("the plague spares {}", "god"),
    "killed": Template("{} dies at {}", "piece", "hex"),
    "strength": Template("{}: {} from figures, {} from elsewhere, strength {}", "god", "number", "number", "number"),
    "used tiebreaker": Template("{} turns the tiebreaker", "player"),
    "wins battle": Template("{} wins the battle", "god"),
    "nobody wins": Template("nobody wins the battle"),
    "took cards back": Template("{} takes all battle cards back", "god"),
    "gained devotion": Template("{} gains {} devotion and stands at {}", "god", "number", "number"),
    "lost devotion": Template("{} loses {} devotion and stands at {}", "god", "number", "number"),
    "forgotten": Template("{} is forgotten", "god"),
    "won": Template("{} is the one god of Egypt", "god"),
    "nobody won": Template("no god is left, nobody wins"),
}
