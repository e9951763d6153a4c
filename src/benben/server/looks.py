"""What one viewer is shown: the kernel's view with what is asked, what else may be done, and how it ended."""

from collections.abc import Mapping
from typing import Any, cast

from ..kernel import views
from ..kernel.contract import Ruleset
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.positions import encode
from ..kernel.steps import STAGE, STEP, State
from .messages import Asks, May, Over, View


def asks(rules: Ruleset[Any], s: State) -> Asks | None:
    """The open question. Nobody in particular is asked in a sealed step; those who have not chosen are awaited."""
    if not s.frames:
        return None
    f = s.frames[-1]
    step = rules.steps[f[STEP]]
    owing = [player_name(p) for p in rules.owing(s)]
    player = owing[0] if owing and not step.sealed else None
    asked: Asks = {"step": step.name, "rule": rules.asked_by(s), "player": player}
    if step.cursor:
        asked["at"] = step.cursor[f[STAGE]]
    if step.sealed:
        asked["waiting"] = owing
    return asked


def shown(game: Game, viewer: int, outlook: Mapping[str, object], other: View | None = None) -> View:
    """The view that goes over the wire. While a choice is held there is nothing to choose but to confirm or not.
    `other` is what somebody else sees of the same state."""
    rules, s = game.rules, game.state
    data = views.view(rules, s, viewer, views.View(cast(dict[str, Any], other)) if other else None).data
    data["asks"] = other["asks"] if other else asks(rules, s)
    data["outlook"] = outlook
    held = game.held if game.held and game.held[0] == viewer else None
    choices = [held[1]] if held else rules.legal(s, viewer) if viewer >= 0 else []
    if held:
        data["legal"] = []
    if choices and (ahead := rules.ahead(s, viewer, choices)):
        data["ahead"] = ahead
    return cast(View, data)


def look_back(rules: Ruleset[Any], s: State, viewer: int | None) -> View:
    """A position of a replay; `None` sees everything."""
    if viewer is not None:
        data = views.view(rules, s, viewer).data
    else:
        data = views.view(rules, s, -2).data | {"viewer": "all", "position": encode(rules, s)}
    return cast(View, {**data, "asks": asks(rules, s), "outlook": rules.outlook(s)})


def may(game: Game, viewer: int) -> May:
    undo = viewer >= 0 and game.may_undo(viewer)
    mine = game.held is not None and game.held[0] == viewer
    drafting = bool(game.state.drafts) and not game.held
    return {
        "undo": undo and not drafting,
        "confirm": mine,
        "reopen": undo and drafting,
        "held": game.rules.choices.say(game.held[1]) if game.held and mine else None,
    }


def over(game: Game) -> Over | None:
    outcome = game.rules.outcome(game.state)
    if outcome is None:
        return None
    winners = [player_name(p) for p in outcome.winners]
    return {"reason": outcome.reason, "winners": winners, "score": outcome.score}


def turn(game: Game) -> list[str]:
    return [player_name(p) for p in game.rules.owing(game.state)]
