"""A few words beside each choice for somebody who plays by reading a menu."""

from ...kernel.steps import STEP
from ...kernel.words import Words, choice_words, named, slug
from ..box.frames import STEPS
from ..box.hexmap import HEX_NAMES
from ..box.names import ACTION_NAMES, CARD_NAMES, CARD_STRENGTH, CHOICES, FIGURE_NAMES, FIGURES
from ..box.state import AnkhState
from ..rules.turn import needed
from .picture import HEX_NUMBER, next_event
from .speech import KIND_OF, piece, say


def note(s: AnkhState, w: Words, p: int, choice: int) -> str:
    """What player p should know about this choice; nothing for an empty hex, a hex side, a bid."""
    name, verb = CHOICES.names[choice], CHOICES.verb_of[choice]
    what = name.partition(" ")[2]
    if not what:
        return by_step(s, w, verb)
    if what in HEX_NUMBER:
        code = s.piece[HEX_NUMBER[what]]
        return piece(w, code) if code else ""
    if verb in ("camel", "bid"):
        return ""
    said = choice_words(w, name, say(w, KIND_OF[verb], what))
    if verb == "action":
        return action(s, w, said, ACTION_NAMES.index(what))
    if verb == "card":
        strength = CARD_STRENGTH[CARD_NAMES.index(what)]
        return w("note-card", name=said, strength=strength, about=named(w, "about-card", what))
    if verb == "unlock":
        return w("note-about", name=said, about=named(w, "about-power", what))
    if verb == "summon":
        return summon(s, w, p, said, what)
    if verb == "token":
        return w("note-token", name=said, hex=HEX_NAMES[s.token_at[int(what) - 1]])
    return said


def summon(s: AnkhState, w: Words, p: int, said: str, what: str) -> str:
    """How many wait, and what they can do."""
    about = named(w, "about-piece", what)
    if what not in FIGURE_NAMES:
        return w("note-about", name=said, about=about)
    count = s.pool[s.side_of[p] * FIGURES + FIGURE_NAMES.index(what)]
    return w("note-pool", name=said, count=count, about=about)


def action(s: AnkhState, w: Words, said: str, number: int) -> str:
    """Where the action's track goes to."""
    done, full = s.track[number] + 1, needed(s, number)
    if done < full:
        return w("note-action", name=said, at=done, needed=full)
    return w("note-action-fires", name=said, at=done, needed=full, event=named(w, "happening", next_event(s)))


def by_step(s: AnkhState, w: Words, verb: str) -> str:
    """What passing, or saying yes, means where it is asked."""
    step = slug(STEPS[s.frames[-1][STEP]].name)
    own = f"{'use' if verb == 'tile' else verb}-{step}"
    return w(own) if own in w else w(f"choice-{verb}")
