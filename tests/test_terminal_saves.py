"""Saved games are whole or not there."""

import os
from pathlib import Path

import pytest
from pictured import ANKH

from benben.kernel.errors import BenbenError
from benben.terminal.saves import Keeper, data_folder, fresh_path, write_whole


def test_the_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "benben"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home" / ".local" / "share" / "benben"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == tmp_path / "home" / ".local" / "share" / "benben"


def test_without_a_home_another_folder_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(BenbenError, match="no home folder to keep games in; XDG_DATA_HOME can name another folder"):
        data_folder()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "benben"


def test_two_games_of_the_same_second_have_two_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("benben.terminal.saves.time.strftime", lambda _: "now")
    names = []
    for _ in range(3):
        path = fresh_path("ankh")
        Keeper(path).keep("text")
        names.append(path.name)
    assert names == ["ankh-now.txt", "ankh-now-1.txt", "ankh-now-2.txt"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_whole(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new and longer")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.txt"]


def test_line_ends_are_the_same_everywhere(tmp_path: Path) -> None:
    write_whole(tmp_path / "game.txt", "a\nb é\n")
    assert (tmp_path / "game.txt").read_bytes() == "a\nb é\n".encode()


def test_trouble_is_told_and_forgotten_when_it_is_over(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    keeper = Keeper(tmp_path / "file" / "game.txt")
    keeper.keep("text")
    assert keeper.told(ANKH).startswith(f"the game cannot be saved in {keeper.path}: ")
    (tmp_path / "file").unlink()
    keeper.keep("text")
    assert keeper.trouble == ""
    assert keeper.path.read_text() == "text"
