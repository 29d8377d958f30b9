"""109.2b, 603.5c, 803: what a god is linked with, and what it could do only while it was linked, as it leaves."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest

from engine.games.duel_masters import gods
from engine.games.duel_masters.characteristics import POWER
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE: Final = {"cost": 0, "civilizations": []}
MOON: Final = creature("Moon", 3000, 'God link: "Sun" right side and "Star" left side', races=["God"])
STAR: Final = creature("Star", 2000, 'God link: "Moon" right side', races=["God"])
SMASH: Final = spell("Smash", "Destroy one of your creatures.", **FREE)
STRIP: Final = spell("Strip", "Put one of your cards into its owner's graveyard.", **FREE)
LINKED_ONLY: Final = 'While this creature is linked, it gets "When this creature is destroyed, draw a card.".'


def _linked(text: str, *places: str) -> ScenarioMatch:
    """Gods that are linked, the sun with this text first; the two spells and another card are in the hand."""
    sun = creature("Sun", 4000, 'God link: "Moon" left side', text, races=["God"])
    zones = {f"B{number}:0": [name] for number, name in enumerate(places, 1)}
    match = table({**zones, "hand:0": ["Smash", "Strip", "Nine"]}, sun, MOON, STAR, SMASH, STRIP)
    for first, second in pairwise([match.card(zone) for zone in zones]):
        gods.link(match.match, first, second, "right")
    return match


@pytest.mark.rule("109.2c", "603.5c")
@pytest.mark.parametrize("god", ["god:B1", "god:Moon"])
def test_what_a_god_can_do_only_while_it_is_linked_answers_its_leaving(god: str) -> None:
    match = _linked(LINKED_ONLY, "Sun", "Moon", "Star").answer("cast:Smash").answer(god)
    assert match.count("hand:0") == 3


@pytest.mark.rule("109.2a", "109.2c", "603.5c")
def test_so_it_does_where_one_card_alone_was_taken() -> None:
    match = _linked(LINKED_ONLY, "Sun", "Moon", "Star").answer("cast:Strip").answer("bury:Moon")
    assert match.count("hand:0") == 3


@pytest.mark.rule("603.5c", "803.4")
def test_what_stays_alone_cannot_do_it_any_more() -> None:
    match = _linked(LINKED_ONLY, "Sun", "Moon").answer("cast:Smash").answer("god:linked")
    assert match.count("hand:0") == 3
    match.answer("cast:Strip")
    assert (match.names("B1:0"), match.count("hand:0")) == ([], 2)


@pytest.mark.rule("110.5a", "603.4")
@pytest.mark.parametrize("so", ["this creature is linked", "there are two or more God cards linked with this creature"])
def test_whether_it_was_linked_is_asked_of_the_god_as_it_left(so: str) -> None:
    match = _linked(f"When this creature is destroyed, if {so}, draw a card.", "Sun", "Moon", "Star")
    match.answer("cast:Smash").answer("god:B1")
    assert match.count("hand:0") == 3


@pytest.mark.rule("803.2a")
def test_each_card_that_a_god_is_linked_with_counts() -> None:
    match = _linked("This creature gets +1000 power for each card linked with this creature.", "Sun", "Moon", "Star")
    assert match.value("B1:0", POWER) == 9000 + 2000


@pytest.mark.rule("109.2b", "603.4")
@pytest.mark.parametrize("which", ["god:B1", "god:linked"])
def test_whichever_god_is_destroyed_a_creature_has_been_destroyed_this_turn(which: str) -> None:
    right = creature("Right", 3000, 'God link: "Left" right side', races=["God"])
    left = creature("Left", 3000, 'God link: "Right" left side', cost=0, civilizations=[], races=["God"])
    text = "While within this turn a creature of your side has been destroyed, this creature gets +1000 power."
    proud = creature("Proud", 1000, text)
    kill = spell("Kill God", "Destroy one of your God creatures.", cost=0, civilizations=[])
    zones: Zones = {"hand:0": ["Left", "Kill God", "Nine"], "B1:0": ["Right"], "B2:0": ["Proud"]}
    match = table(zones, right, left, proud, kill).answer("summon:Left").answer("link-god:B1:left")
    assert match.answer("cast:Kill-God").answer(which).power("B2:0") == 2000


@pytest.mark.rule("803.7", "109.2b")
@pytest.mark.parametrize("which", ["Right", "Left"])
@pytest.mark.parametrize(
    ("text", "zone", "drawn"),
    [
        ("Destroy one of your God creatures. For each creature destroyed this way, draw a card.", "graveyard:0", 1),
        ("Destroy one of your God creatures. Return it to your hand.", "hand:0", 0),
        ("Return one of your God creatures to your hand. Discard it.", "graveyard:0", 0),
        ("Return one of your God creatures to your hand. Put it into your mana zone.", "mana zone:0", 0),
        ("Put one of your God creatures on top of your deck. Put it into your mana zone.", "mana zone:0", 0),
    ],
)
def test_it_is_the_one_of_linked_gods_that_has_left(which: str, text: str, zone: str, drawn: int) -> None:
    right = creature("Right", 3000, 'God link: "Left" right side', races=["God"])
    left = creature("Left", 3000, 'God link: "Right" left side', cost=0, civilizations=[], races=["God"])
    zones: Zones = {"hand:0": ["Left", "Move", "Nine"], "B1:0": ["Right"], "B2:0": ["One"]}
    move = spell("Move", text, cost=0, civilizations=[])
    match = table(zones, right, left, move).answer("summon:Left").answer("link-god:B1:left").answer("cast:Move")
    match.answer("god:B1" if which == "Right" else "god:linked")
    stays = {"Right": "Left", "Left": "Right"}[which]
    assert which in match.names(zone)
    assert stays in [*match.names("B1:0"), *match.names("B3:0")]
    assert match.names("hand:0").count("Blank") == drawn
