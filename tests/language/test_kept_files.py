"""What takes long to work out is kept between processes, and whatever lies where it is kept changes nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

import pytest

from engine.language.kept_files import kept

WAITED = 0.2
"""Seconds in which whoever does not wait for others would have worked it out."""


class Worked:
    """Works out how long a text is, and counts how often."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times = 0

    def length(self, text: str, name: str = "length") -> int:
        def make() -> int:
            self.times += 1
            return len(text)

        return kept(name, text.encode(), make, lambda made: str(made).encode(), int, self.folder)


def only_file(folder: Path) -> Path:
    (file,) = files(folder)
    return file


def files(folder: Path) -> list[Path]:
    """All but the locks."""
    return [file for file in folder.iterdir() if file.suffix != ".lock"]


def test_what_is_kept_is_read_and_not_worked_out_again(tmp_path: Path) -> None:
    worked = Worked(tmp_path / "build" / "parsers")
    assert [worked.length("three"), worked.times] == [5, 1]
    assert [worked.length("three"), worked.times] == [5, 1]


def test_what_is_made_from_something_else_takes_the_place_of_its_name_and_of_no_other(tmp_path: Path) -> None:
    worked = Worked(tmp_path)
    worked.length("three", "length_of_another")
    (other,) = files(tmp_path)
    worked.length("three")
    assert [worked.length("fourth"), worked.times] == [6, 3]
    assert len(files(tmp_path)) == 2
    assert other.exists()
    assert [worked.length("three"), worked.times] == [5, 4]


def test_another_python_does_not_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked = Worked(tmp_path)
    worked.length("three")
    monkeypatch.setattr(sys, "version", "another")
    assert [worked.length("three"), worked.times] == [5, 2]


@pytest.mark.parametrize("left", ["nothing", "less", "more", "something else", "a number"])
def test_a_broken_file_is_written_anew(tmp_path: Path, left: str) -> None:
    worked = Worked(tmp_path)
    worked.length("three")
    whole = only_file(tmp_path).read_bytes()
    broken = {"nothing": b"", "less": whole[:-1], "more": whole + b"0", "something else": b"?" * 99, "a number": b"7"}
    only_file(tmp_path).write_bytes(broken[left])
    assert [worked.length("three"), worked.times] == [5, 2]
    assert only_file(tmp_path).read_bytes() == whole
    assert [worked.length("three"), worked.times] == [5, 2], "and the next one is read again"


def test_a_whole_file_of_something_else_is_written_anew(tmp_path: Path) -> None:
    """As when a library of the same version writes another form."""
    kept("length", b"three", lambda: "no number", str.encode, bytes.decode, tmp_path)
    worked = Worked(tmp_path)
    assert [worked.length("three"), worked.times] == [5, 1]
    assert [worked.length("three"), worked.times] == [5, 1]


def test_where_nothing_can_be_kept_it_is_worked_out_each_time(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    worked = Worked(in_the_way / "parsers")
    assert [worked.length("three"), worked.length("three"), worked.times] == [5, 5, 2]
    assert in_the_way.read_text() == "no folder"


def test_what_cannot_be_read_or_replaced_is_left_alone(tmp_path: Path) -> None:
    worked = Worked(tmp_path)
    worked.length("three")
    file = only_file(tmp_path)
    file.unlink()
    (file / "inside").mkdir(parents=True)
    assert [worked.length("three"), worked.times] == [5, 2]
    assert only_file(tmp_path) == file
    assert file.is_dir()


def test_nothing_is_kept_of_what_cannot_be_made(tmp_path: Path) -> None:
    def fail() -> str:
        raise ValueError("it cannot be made")

    with pytest.raises(ValueError, match="cannot be made"):
        kept("ours", b"", fail, str.encode, bytes.decode, tmp_path)
    assert not files(tmp_path)


def test_who_needs_what_is_being_worked_out_waits_for_it(tmp_path: Path) -> None:
    worked = Worked(tmp_path)
    others: list[int] = []
    waiting = Thread(target=lambda: others.append(worked.length("three")))

    def make() -> int:
        waiting.start()
        waiting.join(WAITED)
        assert not others, "it is not there yet"
        return 5

    kept("length", b"three", make, lambda made: str(made).encode(), int, tmp_path)
    waiting.join()
    assert [others, worked.times] == [[5], 0]
