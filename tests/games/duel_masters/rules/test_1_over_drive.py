"""112.2d: over drive, mana that is paid beside the cost."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

DEMON = creature(
    "Demon",
    1000,
    "Over drive 2 fire: When you put this creature into the battle zone, draw two cards.",
    cost=2,
    civilizations=["darkness"],
)
DARK = creature("Dark", 1000, civilizations=["darkness"])
PAID: Zones = {"mana zone:0": ["Dark", "Dark", "One", "One"], "hand:0": ["Demon", "Nothing"]}


def _untapped(match: ScenarioMatch) -> list[str]:
    state = match.match.state
    return [
        name
        for card, name in zip(match.cards("mana zone:0"), match.names("mana zone:0"), strict=True)
        if not state.rested[card]
    ]


@pytest.mark.rule("112.2d")
def test_what_is_paid_for_over_drive_is_paid_beside_the_cost_and_brings_the_ability() -> None:
    match = table(PAID, DEMON, DARK).answer("summon:Demon").answer("tap:2 darkness")
    assert (match.offered, match.rule) == (["yes", "no"], "112.2d")
    match.answer("yes")
    assert _untapped(match) == []
    assert match.names("hand:0") == ["Nothing", "Blank", "Blank"]


@pytest.mark.rule("112.2d")
def test_who_does_not_pay_for_over_drive_does_not_have_the_ability() -> None:
    match = table(PAID, DEMON, DARK).answer("summon:Demon").answer("tap:2 darkness").answer("no")
    assert _untapped(match) == ["One", "One"]
    assert match.names("hand:0") == ["Nothing"]


@pytest.mark.rule("112.2d")
def test_nobody_is_asked_who_has_only_the_mana_of_the_cost_left() -> None:
    match = table({**PAID, "mana zone:0": ["Dark", "One", "One"]}, DEMON, DARK).answer("summon:Demon")
    assert match.names("B1:0") == ["Demon"]
    assert match.rule == "504.1"


@pytest.mark.rule("112.2d")
def test_a_lower_cost_leaves_over_drive_as_it_is() -> None:
    cheap = creature("Cheap", 1000, "Your creatures each cost 1 less to summon. They can't cost less than 1.")
    zones: Zones = {**PAID, "mana zone:0": ["Dark", "One"], "B1:0": ["Cheap"]}
    match = table(zones, DEMON, DARK, cheap).answer("summon:Demon")
    assert match.rule == "504.1"
    assert _untapped(match) == ["One"]


@pytest.mark.rule("112.2d", "112.3g")
def test_over_drive_may_be_paid_for_a_creature_that_is_summoned_for_nothing() -> None:
    free = creature(
        "Free", 1000, "G-zero: You have 1 or more creatures",
        "Over drive 2 fire: When you put this creature into the battle zone, draw two cards.", cost=9,
    )  # fmt: skip
    match = table({"mana zone:0": ["One", "One"], "hand:0": ["Free", "Nothing"], "B1:0": ["One"]}, free)
    match.answer("summon:Free").answer("yes")
    assert match.names("hand:0") == ["Nothing", "Blank", "Blank"]
    assert _untapped(match) == []


@pytest.mark.rule("112.2d", "400.6")
def test_a_creature_that_comes_again_has_not_been_paid_for() -> None:
    back = spell(
        "Back",
        "Return one of your creatures to its owner's hand.",
        "Put a creature from your hand into the battle zone.",
        cost=1,
    )
    zones: Zones = {**PAID, "mana zone:0": ["Dark", "Dark", "One", "One", "One"], "hand:0": ["Demon", "Back"]}
    match = table(zones, DEMON, DARK, back).answer("summon:Demon")
    match.answer("tap:2 darkness").answer("yes")
    while match.rule == "112.2d":
        match.answer(*match.offered[:2])
    assert match.names("hand:0") == ["Back", "Blank", "Blank"]
    match.answer("cast:Back").answer("put:Demon")
    assert match.names("B1:0") == ["Demon"]
    assert match.names("hand:0") == ["Blank", "Blank"]


LIGHT = creature("Light", 1000, civilizations=["light"])
TWILIGHT = creature("Twilight", 1000, civilizations=["light", "darkness"])
PAIR = creature(
    "Pair",
    1000,
    "Over drive 1 light and 1 darkness: When you put this creature into the battle zone, draw a card.",
    cost=1,
)


@pytest.mark.rule("112.2d")
@pytest.mark.parametrize(
    ("mana", "asked"), [(["Light", "Dark"], True), (["Light", "Light"], False), (["Twilight"], False)]
)
def test_for_an_over_drive_of_two_civilizations_a_card_of_each_is_tapped(mana: list[str], asked: bool) -> None:
    zones: Zones = {"mana zone:0": ["One", *mana], "hand:0": ["Pair", "Nothing"]}
    match = table(zones, PAIR, DARK, LIGHT, TWILIGHT).answer("summon:Pair")
    assert (match.rule == "112.2d") is asked
    if asked:
        match.answer("yes")
        assert (_untapped(match), match.count("hand:0")) == ([], 2)


@pytest.mark.rule("112.2d")
def test_a_card_of_both_civilizations_is_not_tapped_for_the_one_that_nothing_else_can_pay() -> None:
    zones: Zones = {"mana zone:0": ["One", "Twilight", "Light"], "hand:0": ["Pair", "Nothing"]}
    match = table(zones, PAIR, DARK, LIGHT, TWILIGHT).answer("summon:Pair").answer("yes")
    assert _untapped(match) == []
    assert match.count("hand:0") == 2
