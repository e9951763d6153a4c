"""Hooks and fixtures for all tests."""

import os
from collections.abc import Generator

import pytest


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
