"""109.2, 803, 805: cards that lie under one of several linked cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import gods
from engine.games.duel_masters.cells import with_cells
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table
from tests.games.duel_masters.rules import test_8_cells as cells
from tests.games.duel_masters.rules import test_8_gods as linked_gods

FREE: dict[str, Any] = {"cost": 0, "civilizations": []}
SMASH = spell("Smash", "Destroy one of your creatures.", **FREE)
BACK = spell("Back", "Return one of your cards to its owner's hand.", **FREE)
CHARGE = spell("Charge", "Put one of your creatures into your mana zone tapped.", **FREE)
COVER = spell("Cover", "Choose one of your creatures. Put all of your other creatures under it.", **FREE)
UP = creature("Up", 6000, "Evolution: Put on one of your creatures", supertypes=["evolution"], **FREE)
SPELLS = (SMASH, BACK, CHARGE, COVER, UP)
WHOLE = creature("Giant", 20000, supertypes=["psychic", "psychic super"], side="b", cost=30)
UNRELEASED = tuple(with_cells({row.number: row for row in (*cells.ROWS[:3], WHOLE)}).values())


def _super(*hand: str, cards: tuple[Any, ...] = cells.CARDS) -> ScenarioMatch:
    """A super creature at B1, with "Three" under the cell that stands for it and "Two" under another one."""
    parts: Zones = {
        "B1:0": [Placed("Head", attached={"under:0": ["Three"]})],
        "B2:0": [Placed("Arm", attached={"under:0": ["Two"]})],
        "B3:0": ["Leg"],
    }
    return table({**parts, "hand:0": ["Blank", *hand, "Nine"], **cells.MANA}, *cards, *SPELLS).answer("cast:Blank")


def _gods(*hand: str) -> ScenarioMatch:
    """Linked gods at B1, with "Two" under the one that does not stand for them, and "Nine" at B3."""
    zones: Zones = {
        "B1:0": ["Left"],
        "B2:0": [Placed("Right", attached={"under:0": ["Two"]})],
        "B3:0": ["Nine"],
        "hand:0": [*hand, "Nine"],
    }
    match = table(zones, *(card for card in linked_gods.CARDS if card.name != "Smash"), *SPELLS)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    return match


@pytest.mark.rule("109.2b", "805.1b", "805.2")
@pytest.mark.parametrize(("cell", "gone", "stays"), [("cell:Arm-cell", "Two", "Three"), ("cell:B1", "Three", "Two")])
def test_what_lies_under_a_cell_goes_where_that_cell_goes(cell: str, gone: str, stays: str) -> None:
    match = _super("Smash").answer("cast:Smash").answer(cell)
    assert match.names("graveyard:0") == ["Blank", gone, "Smash"]
    assert match.names("under:0") == [stays]


@pytest.mark.rule("109.2c", "117.1")
def test_without_link_release_all_that_lies_under_the_cells_goes_along() -> None:
    match = _super("Smash", cards=UNRELEASED).answer("cast:Smash")
    assert match.names("graveyard:0") == ["Blank", "Three", "Two", "Smash"]
    assert match.names("under:0") == []


@pytest.mark.rule("109.2c", "801.2")
def test_what_lies_under_the_cells_lies_under_what_evolves_from_them() -> None:
    match = _super("Up", "Smash").answer("summon:Up").answer("cast:Smash")
    assert match.names("graveyard:0") == ["Blank", "Up", "Three", "Two", "Smash"]
    assert match.names("under:0") == []


@pytest.mark.rule("109.2a")
def test_a_card_under_any_of_linked_cards_may_be_chosen_as_a_card() -> None:
    assert _super("Back").answer("cast:Back").offered == [
        "return:Three", "return:Two", "return:Arm-cell", "return:Leg-cell", "return:B1",
    ]  # fmt: skip
    match = _gods("Back").answer("cast:Back")
    assert match.offered == ["return:under", "return:linked", "return:B1", "return:B3"]
    assert match.answer("return:under").names("linked:0") == ["Right"]


@pytest.mark.rule("405.1", "109.2c")
def test_what_lies_under_a_god_comes_tapped_to_the_mana_zone_with_it() -> None:
    match = _gods("Charge").answer("cast:Charge").answer("mana-card:B1").answer("god:linked")
    mana = match.match.cards(match.match.state.zone[match.card("mana zone:0")])
    assert (match.names("mana zone:0"), [match.match.state.rested[each] for each in mana]) == (
        ["Right", "Two"], [True, True],
    )  # fmt: skip


@pytest.mark.rule("403.4a")
def test_what_lies_under_a_god_is_put_under_another_card_with_it() -> None:
    match = _gods("Cover", "Smash").answer("cast:Cover").answer("choose:B3")
    assert match.offered == ["order:Right", "order:Two", "order:Left"]
    match.answer("order:Right", "order:Two", "order:Left").answer("cast:Smash")
    assert (match.names("under:0"), match.count("graveyard:0")) == ([], 6)


@pytest.mark.rule("802.3", "803.1b")
@pytest.mark.parametrize("neo_leads", [True, False])
def test_linked_gods_are_an_evolution_creature_if_any_of_them_is_one(neo_leads: bool) -> None:
    text = ("Left god link", "NEO evolution: you may put this on one of your creatures")
    neo = creature("Neo", 1000, *text, supertypes=["neo"], races=["God"])
    hate = spell("Hate", "Return all of your evolution creatures to your hand.", **FREE)
    places: Zones = {"B1:0": [Placed("Neo", attached={"under:0": ["Two"]})], "B2:0": ["Right"]}
    match = table({**places, "hand:0": ["Hate", "Nine"]}, *linked_gods.CARDS, neo, hate)
    lead, other, side = ("B1:0", "B2:0", "right") if neo_leads else ("B2:0", "B1:0", "left")
    gods.link(match.match, match.card(lead), match.card(other), side)
    assert match.answer("cast:Hate").rule == "803.7"


@pytest.mark.rule("802.2", "803.1b")
@pytest.mark.parametrize("neo_leads", [True, False])
def test_linked_gods_stay_as_a_g_neo_creature_does_if_any_of_them_is_one(neo_leads: bool) -> None:
    text = ("Left god link", "G-NEO evolution: you may put this on one of your creatures")
    neo = creature("Neo", 1000, *text, supertypes=["neo", "G-neo"], races=["God"])
    places: Zones = {"B1:0": [Placed("Neo", attached={"under:0": ["Two"]})], "B2:0": ["Right"]}
    gods_there = [card for card in linked_gods.CARDS if card.name != "Smash"]
    match = table({**places, "hand:0": ["Smash", "Nine"]}, *gods_there, neo, SMASH)
    lead, other, side = ("B1:0", "B2:0", "right") if neo_leads else ("B2:0", "B1:0", "left")
    gods.link(match.match, match.card(lead), match.card(other), side)
    match.answer("cast:Smash")
    assert (match.names("graveyard:0"), match.count("linked:0")) == (["Two", "Smash"], 1)
