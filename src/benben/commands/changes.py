"""What has changed in the rules since a version, for people and for programs."""

from typing import Any

from ..kernel.contract import Ruleset


def change_lines(rules: Ruleset[Any], version: int) -> list[str]:
    return [f"{rules.name} {n}: {change.text} ({', '.join(change.rules)})" for n, change in rules.since(version)]


def change_data(rules: Ruleset[Any], version: int) -> list[dict[str, object]]:
    return [{"version": n, **change._asdict()} for n, change in rules.since(version)]
