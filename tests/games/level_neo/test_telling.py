"""Battles as the log tells them: in one block, by their judgement (9.1) or as broken off (4.3.6)."""

from __future__ import annotations

import pytest

from tests.games.level_neo.positions import Zones, in_battle, pass_until
from tests.games.level_neo.rules.test_6_cover import attacked
from tests.games.tales import blocks

HANDS: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}


@pytest.mark.rule("9.1", book="level-neo")
def test_a_battle_is_told_by_its_judgement() -> None:
    at = pass_until(attacked(in_battle({**HANDS, "S1:0": ["Two"]}), "attack:M>M"), "4.3.2")
    ((said, *others),) = blocks(at.match)
    assert said == "Main against Main: 3500 AP against 3000 AP: the attack wins"
    assert not any("attacks" in each for each in others)


@pytest.mark.rule("6.1", "9.1", book="level-neo")
def test_the_one_that_covers_stands_in_the_judgement_and_whom_it_covered_beside_it() -> None:
    """Both main characters have one name: the attack on one is not said again by the judgement about the other."""
    at = pass_until(attacked(in_battle({**HANDS, "S3:1": ["Four"]})), "4.3.5").answer("cover:S3:1")
    at = pass_until(at, "4.3.2")
    ((said, *others),) = blocks(at.match)
    assert said == "Main against Four: 3500 AP against 4000 AP: beaten back"
    assert "(Main attacks Main." in others
    assert "(Four covers Main." in others
