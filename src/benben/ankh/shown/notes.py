"""A few words beside each choice for somebody who plays by reading a menu."""

from typing import Final

from ..box.names import ACTION_NAMES, ANKH_POWERS, CARD_NAMES, CHOICES, FIGURE_NAMES, FIGURES, KINDS, POWER_NAMES
from ..box.state import AnkhState
from ..rules.turn import needed
from .picture import HEX_NUMBER, next_event

CARD_NOTES: Final = {
    "build": "you may build a monument in the region for 3 Followers",
    "plague": "+1; all bid Followers, only the highest bidder's figures live",
    "chariots": "+3",
    "cycle": "after the battle all used cards come back",
    "drought": "+1; if you win, 1 Devotion for each figure in the desert",
    "flood": "1 Follower for each figure on fertile land, and these do not die",
    "miracle": "1 Devotion for each of your figures that dies",
}
POWERS: Final = {
    "commanding": "3 Followers for each battle you win",
    "inspiring": "Build Monument costs nothing",
    "omnipresent": "in a conflict 1 Follower for each region where you stand",
    "revered": "1 Follower more when you gain Followers",
    "resplendent": "your God fights as 3 once you own three monuments of a kind",
    "obelisk attuned": "before a battle your figures gather at your Obelisks",
    "temple attuned": "+2 in battle for each of your Temples with a figure beside it",
    "pyramid attuned": "one more figure beside each of your Pyramids when you summon",
    "glorious": "3 Devotion instead of 1 for winning by 3 or more",
    "magnanimous": "2 Devotion for losing with two or more figures",
    "bountiful": "each gain of Devotion is 1 more while you are in the red",
    "worshipful": "after a battle 2 Followers may become 1 Devotion",
}


def note(s: AnkhState, p: int, choice: int) -> str:
    """What player p should know about this choice; often nothing."""
    verb = CHOICES.verb_of[choice]
    what = CHOICES.names[choice].partition(" ")[2]
    if what in HEX_NUMBER:
        piece = s.piece[HEX_NUMBER[what]]
        return str(KINDS["piece"].say(piece)) if piece else ""
    if verb == "action":
        return action(s, ACTION_NAMES.index(what))
    if verb == "card" and what in CARD_NAMES:
        return CARD_NOTES[what]
    if verb == "unlock":
        power = POWER_NAMES.index(what)
        return POWERS[what] if power < ANKH_POWERS else ""
    if verb == "summon" and what in FIGURE_NAMES:
        return f"{s.pool[s.side_of[p] * FIGURES + FIGURE_NAMES.index(what)]} in the pool"
    if verb == "token":
        return f"in the region of {KINDS['hex'].say(s.token_at[int(what) - 1])}"
    return ""


def action(s: AnkhState, number: int) -> str:
    done, full = s.track[number] + 1, needed(s, number)
    fires = f", fires the event {next_event(s).replace('+', ', then ')}" if done == full else ""
    return f"{done} of {full}{fires}"
