"""What one viewer is shown: the kernel's view with what is asked, what else may be done, and how it ended."""

from typing import Any

from ..kernel.contract import Ruleset
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.positions import encode
from ..kernel.steps import State
from ..kernel.views import View, view


def asks(rules: Ruleset[Any], s: State) -> dict[str, object] | None:
    """The open question. Nobody in particular is asked in a sealed step; those who have not chosen are awaited."""
    if not s.frames:
        return None
    f = s.frames[-1]
    step = rules.steps[f[0]]
    owing = [player_name(p) for p in rules.owing(s)]
    asked: dict[str, object] = {"step": step.name, "rule": step.rule}
    if step.cursor:
        asked["at"] = step.cursor[f[1]]
    if step.sealed:
        return {**asked, "player": None, "waiting": owing}
    return {**asked, "player": owing[0] if owing else None}


def shown(game: Game, viewer: int, outlook: dict[str, object], other: View | None = None) -> dict[str, object]:
    """The view that goes over the wire. While a choice is held there is nothing to choose but to confirm or not.
    `other` is what somebody else sees of the same state."""
    data = view(game.rules, game.state, viewer, other).data
    if game.held and game.held[0] == viewer:
        data["legal"] = []
    return {**data, "asks": asks(game.rules, game.state), "outlook": outlook}


def look_back(rules: Ruleset[Any], s: State, viewer: int | None) -> dict[str, object]:
    """A position of a replay; `None` sees everything."""
    if viewer is not None:
        data = view(rules, s, viewer).data
    else:
        data = view(rules, s, -2).data | {"viewer": "all", "position": encode(rules, s)}
    return {**data, "asks": asks(rules, s), "outlook": rules.outlook(s)}


def may(game: Game, viewer: int) -> dict[str, object]:
    undo = viewer >= 0 and game.may_undo(viewer)
    mine = game.held is not None and game.held[0] == viewer
    drafting = bool(game.state.drafts) and not game.held
    return {
        "undo": undo and not drafting,
        "confirm": mine,
        "reopen": undo and drafting,
        "held": game.rules.choices.say(game.held[1]) if game.held and mine else None,
    }


def over(game: Game) -> dict[str, object] | None:
    outcome = game.rules.outcome(game.state)
    if outcome is None:
        return None
    winners = [player_name(p) for p in outcome.winners]
    return {"reason": outcome.reason, "winners": winners, "score": outcome.score}


def turn(game: Game) -> list[str]:
    return [player_name(p) for p in game.rules.owing(game.state)]
