"""601.1d, 511.1: what is put into the battle zone without anybody having paid for it, and what waits for that."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table
from tests.games.duel_masters.rules.test_8_gacharange import gacha

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
GREY: Final[dict[str, Any]] = {"civilizations": []}
JUDGE = creature("Judge", 3000, "When your opponent's creature comes without being paid for, draw a card.")
CALL = spell("Call", "Put a creature from your hand into the battle zone.", **FREE)
CHEAP = creature("Cheap", 1000, cost=0, **GREY)
DEAR = creature("Dear", 1000, cost=1, **GREY)
ZERO = creature("Zero", 1000, "G-zero: You have a card in your mana zone", cost=4, **GREY)


def _drawn(match: Any) -> int:
    return len(match.names("hand:1"))


@pytest.mark.rule("601.1d")
def test_a_creature_that_is_paid_for_is_not_put_for_nothing() -> None:
    zones: Zones = {"hand:0": ["Dear", "Blank"], "mana zone:0": ["One"], "B1:1": ["Judge"]}
    match = table(zones, JUDGE, DEAR).answer("summon:Dear")
    assert match.names("B1:0") == ["Dear"]
    assert _drawn(match) == 0


@pytest.mark.rule("601.1d")
def test_a_cost_of_zero_is_paid_too() -> None:
    match = table({"hand:0": ["Cheap", "Blank"], "B1:1": ["Judge"]}, JUDGE, CHEAP).answer("summon:Cheap")
    assert match.names("B1:0") == ["Cheap"]
    assert _drawn(match) == 0


@pytest.mark.rule("601.1d")
def test_what_an_effect_puts_is_put_for_nothing() -> None:
    match = table({"hand:0": ["Call", "Dear", "Blank"], "B1:1": ["Judge"]}, JUDGE, CALL, DEAR)
    match.answer("cast:Call").answer("put:Dear")
    assert _drawn(match) == 1


@pytest.mark.rule("601.1d", "112.3e")
def test_what_is_summoned_for_nothing_is_put_for_nothing() -> None:
    match = table({"hand:0": ["Zero", "Blank"], "mana zone:0": ["One"], "B1:1": ["Judge"]}, JUDGE, ZERO)
    match.answer("summon:Zero")
    assert match.names("B1:0") == ["Zero"]
    assert _drawn(match) == 1


@pytest.mark.rule("601.1d")
def test_your_own_creatures_are_not_your_opponents() -> None:
    match = table({"hand:0": ["Call", "Dear", "Blank"], "B1:0": ["Judge"]}, JUDGE, CALL, DEAR)
    held = len(match.names("hand:0"))
    match.answer("cast:Call").answer("put:Dear")
    assert len(match.names("hand:0")) == held - 2


@pytest.mark.rule("601.1d", "609.1")
def test_only_what_is_not_paid_for_is_put_elsewhere_instead() -> None:
    warden = creature(
        "Warden", 3000,
        "When your opponent would put a creature into the battle zone without paying for it, put it into its owner's "
        "graveyard instead.",
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Call", "Dear", "Dear", "Blank"], "mana zone:0": ["One"], "B1:1": ["Warden"]}
    match = table(zones, warden, CALL, DEAR).answer("summon:Dear")
    assert match.names("B1:0") == ["Dear"]
    match.answer("cast:Call").answer("put:Dear")
    assert match.names("graveyard:0").count("Dear") == 1


LURKER = creature(
    "Lurker", 5000,
    "From your hand: At the end of your opponent's turn, you may put this creature into the battle zone if your "
    "opponent has put a creature without paying for it this turn.",
)  # fmt: skip


@pytest.mark.rule("511.1d", "601.1d")
@pytest.mark.parametrize(("used", "offered"), [("cast:Call", True), ("summon:Dear", False)])
def test_what_comes_at_the_end_of_the_turn_asks_what_was_put_for_nothing_in_it(used: str, offered: bool) -> None:
    zones: Zones = {"hand:0": ["Call", "Dear", "Blank"], "mana zone:0": ["One"], "hand:1": ["Lurker"]}
    match = table(zones, LURKER, CALL, DEAR).answer(used)
    if offered:
        match.answer("put:Dear")
    while match.rule != "511.1d":
        match.answer("pass")
    assert ("comes-at-end:Lurker" in match.offered) is offered


@pytest.mark.rule("701.30a")
def test_a_gacharange_summon_counts_as_paid() -> None:
    summon, gear = spell("Summon", "Gacharange summon.", **FREE), gacha("Gear", 1000)
    zones: Zones = {"hand:0": ["Summon", "Blank"], "super gacharange:0": ["Gear"], "B1:1": ["Judge"]}
    match = table(zones, JUDGE, summon, gear).answer("cast:Summon")
    assert match.names("B1:0") == ["Gear"]
    assert _drawn(match) == 0
