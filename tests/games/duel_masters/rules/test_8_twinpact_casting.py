"""112.3g, 808.3a: casting the spell half of a creature that stays, or that has left the battle zone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters.twinpacts import join
from engine.kernel.definitions import CardDefinition
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

SMASH = creature(
    "Smash", 3000, "Whenever this creature attacks, you may cast this creature's spell side for no cost.",
    half_of="Smash/Burst",
)  # fmt: skip
BURST = spell("Burst", "Draw two cards.", half_of="Smash/Burst", civilizations=["water"])
MEGA = creature(
    "Mega", 3000,
    "When this creature leaves for your hand, mana zone or graveyard, you may cast its spell side for no cost.",
    half_of="Mega/Gift",
)  # fmt: skip
GIFT = spell("Gift", "Draw two cards.", half_of="Mega/Gift")
HALVES = (SMASH, BURST, join("Smash/Burst", [BURST, SMASH]), MEGA, GIFT, join("Mega/Gift", [GIFT, MEGA]))


def _table(zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    return table(zones, *HALVES, *cards, **more)


@pytest.mark.rule("112.3g", "808.3a")
def test_the_spell_half_of_a_creature_may_be_cast_while_it_stays_in_the_battle_zone() -> None:
    match = _table({"B1:0": ["Smash"], "B2:0": ["One"]}, step="attack_step").answer("attack:B1").answer("yes")
    assert match.names("hand:0") == ["Blank", "Blank"]
    assert match.names("B1:0") == ["Smash"]
    assert match.rule == "509.5a"  # the attack goes on
    (card,) = match.cards("B1:0")
    assert match.match.values(card)["types"] == frozenset({"creature"})


@pytest.mark.rule("701.4a")
def test_what_waits_for_spells_hears_of_the_spell_half_that_is_cast_in_place() -> None:
    fan = creature("Fan", 1000, "Whenever you cast a water spell, draw a card.")
    zones: Zones = {"B1:0": ["Smash"], "B2:0": ["Fan"]}
    match = _table(zones, fan, step="attack_step").answer("attack:B1").answer("yes")
    assert match.names("hand:0") == ["Blank"] * 3


@pytest.mark.rule("101.2")
def test_who_cannot_cast_spells_does_not_cast_the_half_of_a_creature() -> None:
    gag = creature("Gag", 1000, "Your opponent can't cast spells.")
    zones: Zones = {"B1:0": ["Smash"], "B2:0": ["One"], "B1:1": ["Gag"]}
    match = _table(zones, gag, step="attack_step").answer("attack:B1")
    assert ("yes" in match.offered, match.names("hand:0")) == (False, [])


@pytest.mark.rule("112.3g", "808.3a")
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Return one of your creatures to its owner's hand.", True),
        ("Put one of your creatures into its owner's mana zone.", True),
        ("Destroy one of your creatures.", True),
        ("Put one of your creatures on the bottom of its owner's deck.", False),
    ],
)
def test_the_spell_half_may_be_cast_from_where_the_creature_has_gone(text: str, asked: bool) -> None:
    zones: Zones = {"B1:0": ["Mega"], "hand:0": ["Away", "Nothing"], "mana zone:0": ["One"] * 2}
    match = _table(zones, spell("Away", text)).answer("cast:Away")
    assert (match.offered == ["yes", "no"]) is asked
    if asked:
        match.answer("yes")
        assert match.names("hand:0") == ["Nothing", "Blank", "Blank"]
        assert "Mega / Gift" in match.names("graveyard:0")
