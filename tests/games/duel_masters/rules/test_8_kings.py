"""812: king cells, and the king creature that is combined of them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.characteristics import CIVILIZATIONS, COSTS, RACES
from engine.games.duel_masters.kings import with_kings
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, card, creature, spell, table

HEAD = card("Head", type="king cell", cost=0, civilizations=["light", "darkness"], other_sides=["King"])
HAND = card("Hand", type="king cell", cost=0, civilizations=["water", "fire"], other_sides=["King"])
HEART = card("Heart", type="king cell", cost=0, civilizations=["nature"], other_sides=["King"])
FIVE = ["light", "water", "darkness", "fire", "nature"]


def _king(*text: str) -> tuple[Any, ...]:
    king = creature("King", 20000, *text, supertypes=["king"], cost=6, civilizations=FIVE, side="b", races=["Origin"])
    return tuple(with_kings({each.number: each for each in (HEAD, HAND, HEART, king)}).values())


KING = _king("When you put this creature into the battle zone, draw a card.")
ANY = creature("Any", 1000, civilizations=FIVE)
SMASH = spell("Smash", "Destroy one of your creatures.", cost=1)
STRIP = spell("Strip", "Put one of your cards into its owner's graveyard.", cost=1)


def _table(zones: Zones, *more: Any, cards: tuple[Any, ...] = KING) -> ScenarioMatch:
    return table({"mana zone:0": ["Any"] * 9, **zones}, *cards, ANY, SMASH, STRIP, *more)


def _crowned(*hand: str, cards: tuple[Any, ...] = KING, more: tuple[Any, ...] = (), zones: Zones | None = None) -> Any:
    """After the king creature has come from three cells in the hand."""
    match = _table({"hand:0": ["Head", "Hand", "Heart", *hand, "Nothing"], **(zones or {})}, *more, cards=cards)
    return match.answer("summon:Head")


@pytest.mark.rule("812.1")
def test_a_cell_is_used_only_with_the_others() -> None:
    assert _table({"hand:0": ["Head", "Hand", "Nothing"]}).offered == ["pass", "summon:Nothing"]
    assert _table({"hand:0": ["Head", "Hand"], "graveyard:0": ["Heart"]}).offered == ["pass"]
    offered = _table({"hand:0": ["Head", "Nothing"], "mana zone:0": ["Hand", "Heart", *["Any"] * 6]}).offered
    assert offered == ["pass", "summon:Head"]


@pytest.mark.rule("812.1", "109.2c")
def test_the_cells_are_one_creature() -> None:
    match = _crowned()
    assert match.names("B1:0") == ["King"]
    assert sorted(match.names("linked:0")) == ["Hand", "Heart"]
    assert len(field.creatures(match.match, 0)) == 1
    assert match.power("B1:0") == 20000
    assert match.count("hand:0") == 2  # it came once: one card was drawn


@pytest.mark.rule("812.1")
def test_an_effect_does_not_put_a_cell_by_itself() -> None:
    call = spell("Call", "Put a card from your graveyard into the battle zone.", cost=1)
    match = _table({"hand:0": ["Call", "Nothing"], "graveyard:0": ["Head", "Hand", "Heart"]}, call).answer("cast:Call")
    assert match.names("B1:0") == []
    assert {"Head", "Hand", "Heart"} <= {*match.names("graveyard:0")}


@pytest.mark.rule("812.1a")
def test_a_cell_alone_costs_nothing_and_has_no_race() -> None:
    match = _table({"hand:0": ["Head"]})
    values = match.match.values(match.card("hand:0"))
    assert (values[COSTS], values[RACES]) == ((0,), frozenset())


@pytest.mark.rule("812.1b")
def test_each_cell_is_of_its_own_civilisations_even_when_combined() -> None:
    match = _crowned()
    assert match.match.values(match.card("B1:0"))[CIVILIZATIONS] == {*FIVE}
    found = {match.match.state.definition[each].name: match.match.values(each) for each in match.cards("linked:0")}
    assert {name: values[CIVILIZATIONS] for name, values in found.items()} == {
        "Hand": {"water", "fire"}, "Heart": {"nature"},
    }  # fmt: skip


@pytest.mark.rule("812.1c")
def test_the_cost_of_the_whole_is_paid_with_all_its_civilisations() -> None:
    hand = ["Head", "Hand", "Heart", "Nothing"]
    assert _table({"hand:0": hand, "mana zone:0": ["Any"] * 5}).offered == ["pass"]
    assert "summon:Head" in _table({"hand:0": hand, "mana zone:0": ["Any"] * 6}).offered
    assert _table({"hand:0": hand, "mana zone:0": ["One"] * 8}).offered == ["pass"]
    match = _table({"hand:0": hand, "mana zone:0": ["Any"] * 6}).answer("summon:Head")
    assert all(match.match.state.rested[each] for each in match.cards("mana zone:0"))


CHEAPER = creature("Cheaper", 1000, "Your Origin creatures each cost 9 less to summon. They can't cost less than 1.")
GIVEN = creature(
    "Given", 1000,
    "Terms: You may destroy this creature to pay 9 less for an Origin creature. It can't cost less than 1.",
)  # fmt: skip
DEARER = creature("Dearer", 1000, "Each Origin creature costs 1 more to summon.")
BARS = creature("Bars", 1000, "Your opponent can't summon any Origin creatures.")


@pytest.mark.rule("812.1c", "112.2b", "601.1a")
def test_what_is_said_of_the_price_of_creatures_is_said_of_the_king_creature_and_not_of_its_cells() -> None:
    zones: Zones = {"hand:0": ["Head", "Hand", "Heart", "Nothing"], "B1:0": ["Cheaper"]}
    assert "summon:Head" not in _table({**zones, "mana zone:0": ["Any"] * 4}, CHEAPER).offered
    match = _table({**zones, "mana zone:0": ["Any"] * 7}, CHEAPER).answer("summon:Head")
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")].count(True) == 5
    zones = {**zones, "B1:0": ["Dearer"]}
    assert "summon:Head" not in _table({**zones, "mana zone:0": ["Any"] * 6}, DEARER).offered
    assert "summon:Head" in _table({**zones, "mana zone:0": ["Any"] * 7}, DEARER).offered


@pytest.mark.rule("812.1c", "601.1a")
def test_a_creature_may_be_destroyed_for_a_lower_price_of_the_king_creature() -> None:
    zones: Zones = {"hand:0": ["Head", "Hand", "Heart", "Nothing"], "mana zone:0": ["Any"] * 5}
    match = _table({**zones, "B1:0": ["Given"]}, GIVEN).answer("summon:Head")
    while match.rule != "504.1":
        match.answer(next(key for key in match.offered if key != "pass"))
    assert (match.names("graveyard:0"), match.names("B1:0")) == (["Given"], ["King"])


@pytest.mark.rule("812.1c", "601.1a")
def test_the_king_creature_is_the_next_creature_that_is_summoned() -> None:
    gift = spell("Gift", "The next Origin creature that you summon costs 1 less to no less than 1 this turn.", cost=1)
    zones: Zones = {"hand:0": ["Head", "Hand", "Heart", "Gift", "Nothing"], "mana zone:0": ["Any"] * 6}
    match = _table(zones, gift).answer("cast:Gift")
    assert "summon:Head" in match.offered
    lasting = len(match.match.state.effects)
    match.answer("summon:Head")
    assert len(match.match.state.effects) == lasting - 1


@pytest.mark.rule("812.1c", "101.2")
def test_who_cannot_summon_such_creatures_cannot_use_the_cells() -> None:
    zones: Zones = {"hand:0": ["Head", "Hand", "Heart", "Nothing"], "B1:1": ["Bars"]}
    assert "summon:Head" not in _table(zones, BARS).offered


@pytest.mark.rule("812.1c", "601.1c")
def test_cells_in_the_mana_zone_may_be_tapped_for_the_cost() -> None:
    match = _table({"hand:0": ["Head", "Nothing"], "mana zone:0": ["Hand", "Heart", *["Any"] * 4]})
    match.answer("summon:Head")
    assert match.names("B1:0") == ["King"]
    assert sorted(match.names("linked:0")) == ["Hand", "Heart"]
    assert not match.rested("B1:0")
    assert match.names("mana zone:0") == ["Any"] * 4
    too_few = _table({"hand:0": ["Head", "Nothing"], "mana zone:0": ["Hand", "Heart", *["Any"] * 3]})
    assert too_few.offered == ["pass"]


@pytest.mark.rule("812.1c")
def test_the_player_says_which_of_several_cells_is_combined() -> None:
    zones: Zones = {"hand:0": ["Head", "Hand", "Heart", "Nothing"], "mana zone:0": ["Heart", *["Any"] * 6]}
    match = _table(zones).answer("summon:Head")
    assert (match.rule, len(match.offered)) == ("812.1c", 2)


@pytest.mark.rule("109.2b", "812.1d")
def test_all_cells_go_where_the_creature_goes() -> None:
    match = _crowned("Smash").answer("cast:Smash")
    assert sorted(match.names("graveyard:0")) == ["Hand", "Head", "Heart", "Smash"]
    assert match.names("B1:0") == match.names("linked:0") == []


@pytest.mark.rule("812.1d", "812.1e", "109.2a")
@pytest.mark.parametrize("place", ["B1", "Hand"])
def test_when_a_cell_leaves_the_others_go_to_the_graveyard_and_no_creature_has_left(place: str) -> None:
    mourner = creature("Mourner", 1000, "When your creature is destroyed, draw a card.")
    match = _crowned("Strip", more=(mourner,), zones={"B2:0": ["Mourner"]})
    match.answer("cast:Strip")
    held = match.count("hand:0")
    match.answer(next(key for key in match.offered if place in key))
    assert sorted(match.names("graveyard:0")) == ["Hand", "Head", "Heart", "Strip"]
    assert match.names("linked:0") == []
    assert [match.match.state.definition[each].name for each in field.creatures(match.match, 0)] == ["Mourner"]
    assert match.count("hand:0") == held


@pytest.mark.rule("812.1e")
@pytest.mark.parametrize("place", ["B1", "Hand"])
def test_what_replaces_the_leaving_of_the_creature_replaces_that_of_a_cell(place: str) -> None:
    match = _crowned("Strip", cards=_king("When this creature would be destroyed, draw a card instead."))
    match.answer("cast:Strip")
    held = match.count("hand:0")
    match.answer(next(key for key in match.offered if place in key))
    assert match.names("B1:0") == ["King"]
    assert match.count("linked:0") == 2
    assert match.count("hand:0") == held + 1


@pytest.mark.rule("301.5", "812.1")
def test_a_king_creature_is_sick_as_any_other() -> None:
    match = _crowned()
    assert field.is_sick(match.match, match.card("B1:0"))
