"""Recorded matches go as they went when they were written down."""

from __future__ import annotations

import pytest

from tests.games.kits import Kit, every_game
from tests.playthroughs.recording import PLAYTHROUGHS, Playthrough, folder_of, playthroughs, recorded

ANEW = "python -m tests.playthroughs, and read the difference"


@pytest.mark.parametrize("played", PLAYTHROUGHS, ids=lambda played: f"{played.game}-{played.path.stem}")
def test_a_match_goes_as_it_was_written_down(played: Playthrough) -> None:
    assert played.path.exists(), f"it is not written down yet: {ANEW}"
    written = played.path.read_text(encoding="utf-8").splitlines()
    now = recorded(played).splitlines()
    for number, (old, new) in enumerate(zip(written, now, strict=False), 1):
        assert new == old, f"line {number} differs; if that is meant: {ANEW}"
    assert len(now) == len(written)


@every_game
def test_every_file_belongs_to_a_playthrough(kit: Kit) -> None:
    assert set(folder_of(kit.name).glob("*.txt")) == {played.path for played in playthroughs(kit.rulebook)}
