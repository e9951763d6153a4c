"""benben rules: by ID, by word, and as a whole."""

from pathlib import Path

import pytest

from benben.ankh import RULES
from benben.cli import run
from benben.kernel import reference
from benben.terminal import rulebook


@pytest.fixture(autouse=True)
def wide_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def test_rules_by_id_is_exactly_that_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "a-b1"]) == 0
    out = capsys.readouterr()[0]
    assert out.split("\n")[1].startswith("A-B1 ")
    assert "A-B10 " not in out


def test_rules_by_word_are_all_passages_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "tiebreaker"]) == 0
    out = capsys.readouterr()[0]
    found = rulebook.find("tiebreaker")
    assert {"A-B6", "A-X5"} <= {passage.rule for passage in found}
    assert all(f"{passage.rule} " in out for passage in found)
    assert all("tiebreaker" in passage.text.lower() for passage in found)


def test_rules_of_several_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "strictly", "more"]) == 0
    assert "strictly more" in " ".join(capsys.readouterr()[0].split())


def test_rules_as_a_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules"]) == 0
    out = capsys.readouterr()[0]
    rules = [passage.rule for page in reference.pages().values() for passage in reference.passages(page)]
    assert len(rules) > 80
    assert all(f"{rule} " in out for rule in rules)


def test_every_rule_that_is_asked_or_told_can_be_looked_up() -> None:
    for step in RULES.steps:
        if step.rule:
            assert [passage.rule for passage in rulebook.find(step.rule)] == [step.rule]


def test_without_its_pages_the_reference_says_where_they_should_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reference, "FOLDERS", (tmp_path / "a", tmp_path / "b"))
    assert run(["rules", "A-B8"]) == 2
    assert "the rules reference is missing" in capsys.readouterr()[1]


def test_rules_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "it", "a-b8"]) == 0
    out = capsys.readouterr()[0]
    assert out.split("\n")[1].startswith("A-B8 ")
    assert "Guerrieri" in out or "miniature" in out
    assert run(["rules", "--lang", "xx", "A-B8"]) == 2
    assert "the rules are not in 'xx', but in en, es, it, uk" in capsys.readouterr()[1]
