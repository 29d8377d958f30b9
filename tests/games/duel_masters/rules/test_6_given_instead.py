"""609.4: which cards are given instead of others; 110.5a: powers below zero of what has left."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
ROCK: Final = creature("Rock", 1000, "This creature can't be destroyed.")
STUCK: Final = creature("Stuck", 1000, "This creature can't leave the battle zone.")


@pytest.mark.rule("609.4", "605.2b", "101.2")
@pytest.mark.parametrize("kept", ["Rock", "Stuck"])
def test_of_those_that_could_be_given_instead_none_is_chosen_that_stays(kept: str) -> None:
    victim = creature(
        "Victim", 1000, "When this creature would be destroyed, destroy one of your other creatures instead."
    )
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Victim"], "B2:1": [kept]}
    alone = table(zones, victim, ROCK, STUCK, KILL).answer("cast:Kill").answer("destroy:B1:1")
    assert (alone.names("graveyard:1"), alone.names("B2:1")) == (["Victim"], [kept])
    match = table({**zones, "B3:1": ["One"]}, victim, ROCK, STUCK, KILL).answer("cast:Kill").answer("destroy:B1:1")
    assert (match.asked, match.names("graveyard:1")) == (0, ["One"])  # there was nothing to choose


@pytest.mark.rule("609.4", "101.3a")
def test_what_stays_may_still_be_chosen_where_it_is_enough_to_try() -> None:
    offer = spell("Offer", "Destroy one of your creatures. If you do, draw a card.", **FREE)
    match = table({"hand:0": ["Offer", "Nine"], "B1:0": ["Rock"], "B2:0": ["One"]}, ROCK, offer).answer("cast:Offer")
    assert match.offered == ["destroy:B1", "destroy:B2"]
    assert match.answer("destroy:B1").count("hand:0") == 2


@pytest.mark.rule("108.1b", "110.5a")
def test_a_power_below_zero_counts_as_zero_also_of_what_has_left() -> None:
    grim = creature(
        "Grim", 1000, "When this creature is destroyed, "
        "return all of your opponent's creatures that have more power than this creature to their owner's hands.",
    )  # fmt: skip
    curse = spell(
        "Curse", "Choose one of your opponent's creatures. It gets -6000 power until the end of the turn.", **FREE
    )
    low = creature("Low", 1000, "This creature can't be destroyed.", "This creature gets -3000 power.")
    zones: Zones = {"hand:0": ["Curse", "Nine"], "B1:1": ["Grim"], "B1:0": ["Low"], "B2:0": ["One"]}
    match = table(zones, grim, low, curse).answer("cast:Curse")
    assert (match.names("B1:0"), sorted(match.names("hand:0"))) == (["Low"], ["Nine", "One"])


@pytest.mark.rule("302.2", "605.2e", "409.1b")
def test_a_spell_that_has_put_itself_elsewhere_does_not_go_to_the_graveyard() -> None:
    seed = spell("Seed", "Put this card into your mana zone. Draw a card.", **FREE)
    match = table({"hand:0": ["Seed", "Nine"]}, seed).answer("cast:Seed")
    assert (match.names("mana zone:0"), match.names("graveyard:0"), match.count("hand:0")) == (["Seed"], [], 2)


PUTS: Final = "put a creature from your hand into the battle zone instead."


@pytest.mark.rule("609.4", "400.2d")
@pytest.mark.parametrize("may", ["", "you may "])
def test_who_finds_no_card_in_the_hand_has_done_nothing_instead(may: str) -> None:
    heir = creature("Heir", 1000, f"When this creature would be destroyed, {may}{PUTS}")
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Heir"], "hand:1": ["Two"]}
    match = table(zones, heir, KILL).answer("cast:Kill")
    if may:
        match.answer("yes")
    match.answer()
    assert (match.names("B1:1"), match.names("graveyard:1"), match.names("hand:1")) == ([], ["Heir"], ["Two"])
    match = table(zones, heir, KILL).answer("cast:Kill")
    if may:
        match.answer("yes")
    match.answer("put:Two")
    assert (match.names("B1:1"), match.names("B2:1")) == (["Heir"], ["Two"])


@pytest.mark.rule("609.4", "703.4c")
def test_so_a_creature_without_power_does_not_stay_by_that() -> None:
    heir = creature("Heir", 1000, f"When this creature would be destroyed, {PUTS}")
    fade = spell("Fade", "All of your creatures get -1000 power until the end of the turn.", **FREE)
    match = table({"hand:0": ["Fade", "Nine"], "B1:0": ["Heir"]}, heir, fade).answer("cast:Fade").answer()
    assert (match.names("B1:0"), match.names("hand:0")) == ([], ["Nine"])
