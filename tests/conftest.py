"""Hooks and fixtures for all tests."""

import os
import platform
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

os.environ["BENBEN_ENGINE"] = "python"  # the sources are tested, and nothing is compiled behind anybody's back
os.environ["LC_ALL"] = "C.UTF-8"  # what is said must not depend on whose machine this is

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Started in the background, where a shell has Ctrl-C ignored: programs under test must still feel it.
    signal.signal(signal.SIGINT, signal.default_int_handler)

if sys.platform == "win32":
    # They drive what only POSIX has: terminals, signals, limits of processes, shells. (The browser's server is ended by
    # a signal.)
    collect_ignore = [
        "browser",
        "test_cli_play.py",
        "test_engine.py",
        "test_launcher.py",
        "test_server_disk.py",
        "test_server_doors.py",
        "test_server_folder.py",
        "test_server_limits.py",
        "test_server_run.py",
        "test_server_store.py",
        "test_tables.py",
    ]

if sys.platform == "darwin" and platform.machine() != "arm64":
    collect_ignore = ["test_openspiel.py"]  # which has no package there

BROWSER = Path(__file__).parent / "browser"


def skip_is_failure(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Where nobody reads the list of skipped tests, a skipped one has silently stopped testing."""
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    skip_is_failure(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    skip_is_failure(report)
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How far the laws have seen, whichever process has looked."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    tables = [told for report in reports for name, told in report.user_properties if name == "laws reach"]
    if tables:
        terminalreporter.section("what the laws have seen: games, and decisions or ends that were looked at")
        for table in sorted(tables):
            terminalreporter.write_line(f"{table}\n")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, then come the tests in a browser, which share one while no other test comes between
    them, then the many short ones: at the end no process waits for another."""

    def turn(item: pytest.Item) -> tuple[int, bool]:
        long = item.get_closest_marker("long") is not None
        return (1 if BROWSER in item.path.parents else 0 if long else 2, not long)

    items.sort(key=turn)


@pytest.fixture
def bots_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> Generator[None, None, None]:
    """Bots that a test makes known are unknown afterwards, also to processes that later tests start."""
    from benben import bots
    from benben.bots import outside

    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))
    monkeypatch.delenv(outside.SWITCH, raising=False)
    outside.take_troubles()
    yield
    outside.dismiss_all()
    os.environ.pop(outside.SWITCH, None)
