"""10.23. Declaring."""

from __future__ import annotations

import pytest

from engine.games.vanguard import RULEBOOK
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

_REVEAL = "and reveal the top card of your deck. If it is"
NAMER = written("Namer", f"ACT (VC): Declare a card name, {_REVEAL} the declared card, draw a card.", 3)
COUNTER = written(
    "Counter", f"ACT (VC): Declare a grade that is 3 or less, {_REVEAL} of the declared grade, draw a card.", 3
)


@pytest.mark.rule("10.23.1", "10.23.2")
@pytest.mark.parametrize(("declared", "drawn"), [("Two", 1), ("Blaster Blade", 0)])
def test_a_card_name_that_is_declared_is_that_of_a_card_that_exists(declared: str, drawn: int) -> None:
    at = table({"V:0": ["Namer"], "deck:0": ["Two", "Zero"]}, NAMER).answer("activate:V:1")
    names = {key.removeprefix("declare:") for key in at.offered}
    assert {card.name for card in RULEBOOK.cards().values()} <= names
    at.answer(f"declare:{declared}")
    assert at.count("hand:0") == drawn


@pytest.mark.rule("10.23.2")
def test_a_name_may_be_asked_of_a_clan() -> None:
    seer = written("Seer", "ACT (VC): Declare a Kagero card name, and draw a card.", 3)
    at = table({"V:0": ["Seer"]}, seer).answer("activate:V:1")
    assert "declare:Blaster Blade" not in at.offered
    assert "declare:Dragonic Overlord" in at.offered


@pytest.mark.rule("10.23.1")
@pytest.mark.parametrize(("declared", "drawn"), [("2", 1), ("3", 0)])
def test_a_grade_is_declared(declared: str, drawn: int) -> None:
    at = table({"V:0": ["Counter"], "deck:0": ["Two", "Zero"]}, COUNTER).answer("activate:V:1")
    assert at.offered == ["declare:0", "declare:1", "declare:2", "declare:3"]
    at.answer(f"declare:{declared}")
    assert at.count("hand:0") == drawn
