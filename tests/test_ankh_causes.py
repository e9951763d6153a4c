"""What a gain was for, as chronicle and terminal say it."""

import pytest

from benben.ankh.shown.speech import cause
from benben.i18n import LANGUAGES, Words
from benben.kernel.game import replay
from benben.kernel.registry import ruleset
from tools.regold import bare, folder


@pytest.mark.rule("A-B10")
def test_every_gain_says_what_it_was_for() -> None:
    """In golden games no gain is without a cause, in any language; A-B10 is told by card and power apart."""
    rules, causes = ruleset("ankh"), set()
    for path in sorted(folder("ankh", rules.version).glob("*.txt")):
        game, _ = replay(rules, bare(path.read_text(encoding="utf-8")))
        for event in game.log.events:
            if event.template in ("gained devotion", "gained followers"):
                said = [cause(Words(language, "ankh"), event) for language in LANGUAGES]
                assert all(said), (path.name, event.rule)
                causes |= {said[0]} if event.rule == "A-B10" else set()
    assert {"Miracle", "Worshipful"} <= causes
