"""110.4d: what lets a creature be summoned from another zone once in a turn."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table


def once(*places: str) -> tuple[str, ...]:
    """What lets a creature be summoned once a turn from each of these zones."""
    return tuple([f"One time each turn, you may summon creatures from your {place}." for place in places])


GATE = creature("Gate", 1000, *once("mana zone"))
ALWAYS = creature("Always", 1000, "You may summon creatures from your mana zone.")
ZONES: Zones = {"mana zone:0": ["Two", "Three", "One", "One", "One", "One"], "hand:0": ["Nine"], "B1:0": ["Gate"]}


@pytest.mark.rule("110.4d", "601.1")
def test_one_creature_is_summoned_from_there_and_then_none() -> None:
    match = table(ZONES, GATE)
    assert match.offered == ["pass", "summon:Nine", "summon:Two", "summon:Three", "summon:One"]
    match.answer("summon:Three")
    assert match.names("B2:0") == ["Three"]
    assert match.offered == ["pass", "summon:Nine"]


@pytest.mark.rule("110.4d")
def test_each_of_two_lets_one_be_summoned() -> None:
    match = table({**ZONES, "B2:0": ["Gate"]}, GATE).answer("summon:Three")
    assert "summon:Two" in match.offered
    match.answer("summon:Two")
    assert match.offered == ["pass", "summon:Nine"]


@pytest.mark.rule("110.4d")
def test_what_something_else_lets_be_summoned_does_not_count() -> None:
    match = table({**ZONES, "B2:0": ["Always"]}, GATE, ALWAYS).answer("summon:Three").answer("summon:Two")
    assert match.names("B4:0") == ["Two"]
    assert not match.match.state.memory.get("summoned from")


@pytest.mark.rule("110.4d", "601.1")
def test_a_creature_of_the_hand_does_not_count() -> None:
    match = table({**ZONES, "hand:0": ["Two"]}, GATE).answer("summon:Two")
    if match.rule != "504.1" and "summon:Three" not in match.offered:
        match.answer(match.offered[0])
    assert "summon:Three" in match.offered


@pytest.mark.rule("110.4d", "112.3e")
def test_a_creature_that_is_summoned_for_nothing_counts() -> None:
    free = creature("Free", 1000, "G-zero: you have a creature")
    match = table({**ZONES, "mana zone:0": ["Free", "Two", "One", "One"]}, GATE, free).answer("summon:Free")
    assert match.names("B2:0") == ["Free"]
    assert match.offered == ["pass", "summon:Nine"]


@pytest.mark.rule("110.4d")
def test_what_lets_creatures_of_the_mana_zone_be_summoned_lets_none_of_the_graveyard_be() -> None:
    tomb = creature("Tomb", 1000, *once("graveyard"))
    opener = creature("Opener", 1000, "You can summon creatures from your mana zone.")
    zones: Zones = {**ZONES, "B1:0": ["Tomb"], "B2:0": ["Opener"], "graveyard:0": ["Wall", "Quick"]}
    match = table(zones, tomb, opener).answer("summon:Quick")
    assert "summon:Wall" not in match.offered
    assert {"summon:Two", "summon:Three"} <= set(match.offered)


@pytest.mark.rule("110.4d")
def test_one_card_lets_one_be_summoned_from_each_zone_that_it_names() -> None:
    twice = creature("Gate", 1000, *once("mana zone", "graveyard"))
    match = table({**ZONES, "mana zone:0": ["Two", *["One"] * 7], "graveyard:0": ["Wall", "Quick"]}, twice).answer(
        "summon:Two"
    )
    assert match.offered == ["pass", "summon:Nine", "summon:Wall", "summon:Quick"]
    match.answer("summon:Quick")
    assert match.offered == ["pass", "summon:Nine"]


@pytest.mark.rule("110.4d", "601.1a")
def test_a_creature_that_is_summoned_on_the_terms_of_its_own_text_does_not_count() -> None:
    own = creature("Own", 1000, "Terms: you may pay fire 1 to summon this from your mana zone.", cost=7)
    match = table({**ZONES, "mana zone:0": ["Own", "Two", "One", "One"]}, GATE, own).answer("summon:Own")
    assert match.names("B2:0") == ["Own"]
    assert "summon:Two" in match.offered


@pytest.mark.rule("110.4d", "601.1a")
def test_what_lets_creatures_be_summoned_from_there_lets_no_spell_be_cast_for_its_own_cost() -> None:
    bolt = spell("Thunder", "Terms: you may pay fire 3 to cast this from your mana zone.", "Draw a card.", cost=1)
    opener = creature("Opener", 1000, "You can summon creatures from your mana zone.")
    zones: Zones = {"hand:0": ["Nothing"], "B1:0": ["Opener"]}
    assert "cast:Thunder" not in table({**zones, "mana zone:0": ["Thunder", "One"]}, bolt, opener).offered
    match = table({**zones, "mana zone:0": ["Thunder", "Blank", "Blank"]}, bolt, opener)
    assert "cast:Thunder" in match.offered
