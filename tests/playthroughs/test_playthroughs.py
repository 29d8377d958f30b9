"""Recorded matches go as they went when they were written down."""

from __future__ import annotations

import pytest

from tests.playthroughs.recording import FOLDER, PLAYTHROUGHS, Playthrough, recorded


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.path.stem)
def test_a_match_goes_as_it_was_written_down(playthrough: Playthrough) -> None:
    written = playthrough.path.read_text(encoding="utf-8").splitlines()
    now = recorded(playthrough).splitlines()
    for number, (old, new) in enumerate(zip(written, now, strict=False), 1):
        assert new == old, f"line {number} differs; if that is meant: python -m tests.playthroughs, and read the diff"
    assert len(now) == len(written)


def test_every_file_belongs_to_a_playthrough() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {playthrough.path for playthrough in PLAYTHROUGHS}
