"""100.5, 308.4, 311, 701.31, 810: what begins the match in the battle zone; the zeron ceremony and its nebulae."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from engine.games.duel_masters import field, linking, setup, zones
from engine.games.duel_masters.cells import with_cells
from engine.games.duel_masters.decks import faults_of, section_of
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel import verbs
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.kernel.visibility import sees
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import PLAIN, Placed, Zones, attack, card, creature, spell, table

BIRTH: Final = "Zeron birth: When the last nebula is linked to this ceremony, flip all of them to their creature side."
JOIN: Final = "Whenever you cast a spell, you may link this nebula to one of your ceremonies. If you do, draw a card."
FREE_OF_COST: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
FRONT: Final[dict[str, Any]] = {"supertypes": ["zeron"], "other_sides": ["Zero"], **FREE_OF_COST}
ROWS: Final = (
    card("Rite", BIRTH, type="ceremony", **FRONT),
    card("Hands", JOIN, type="nebula", **FRONT),
    card("Graves", JOIN, type="nebula", **FRONT),
    creature(
        "Zero", 9000, "World breaker", "When this creature is born, draw a card.",
        supertypes=["zeron"], side="b", cost=7, civilizations=["darkness"], races=[],
    ),
)  # fmt: skip
CARDS: Final = with_cells({row.number: row for row in ROWS})
FREE: Final = spell("Free", "Draw a card.", **FREE_OF_COST)
ALL: Final[Zones] = {"B1:0": ["Rite"], "B2:0": ["Hands"], "B3:0": ["Graves"]}
ONE_LINKED: Final[Zones] = {"B1:0": [Placed("Rite", attached={"linked:0": ["Graves"]})], "B2:0": ["Hands"]}


def _table(zones: Zones, hand: tuple[str, ...] = ("Free", "Nine")) -> ScenarioMatch:
    return table({"hand:0": list(hand), **zones}, *CARDS.values(), FREE)


def _born() -> ScenarioMatch:
    """After the birth."""
    return _table(ONE_LINKED, ("Free", "Free", "Nine")).answer("cast:Free").answer("yes")


@pytest.mark.rule("311.1", "311.3", "701.18a")
def test_a_nebula_is_linked_to_its_ceremony_by_its_ability_and_both_lie_as_one() -> None:
    match = _table(ALL).answer("cast:Free")
    match.answer("play:B2:1").answer("yes")
    assert match.count("linked:0") == 1
    assert match.names("B1:0") == ["Rite"]
    assert len(linking.nebulae_of(match.match, match.card("B1:0"))) == 1


@pytest.mark.rule("701.31", "701.31a", "810.1a", "311.3", "810.1")
def test_ceremony_and_nebulae_become_one_creature_when_the_last_is_linked() -> None:
    match = _born()
    assert match.names("B1:0") == ["Zero"]
    assert match.names("B2:0") == []
    assert match.count("linked:0") == 2
    assert [match.match.state.definition[each].kind for each in match.cards("linked:0")] == ["zeron cell"] * 2
    assert len(field.creatures(match.match, 0)) == 1
    assert match.power("B1:0") == 9000
    # one card by the spell, one by the nebula, one by the creature's birth
    assert len(match.cards("hand:0")) == 2 + 3


@pytest.mark.rule("701.31a")
def test_with_a_nebula_missing_nothing_is_born() -> None:
    match = _table({"B1:0": ["Rite"], "B2:0": ["Hands"], "B3:1": ["Graves"]}).answer("cast:Free").answer("yes")
    assert match.names("B1:0") == ["Rite"]
    assert match.count("linked:0") == 1


@pytest.mark.rule("311.1", "311.3")
def test_ceremonies_and_nebulae_cannot_be_used_or_put_into_the_battle_zone() -> None:
    gate = spell("Gate", "Put a card from your hand into the battle zone.", **FREE_OF_COST)
    match = table({"hand:0": ["Rite", "Hands", "Gate"]}, *CARDS.values(), gate)
    assert match.offered == ["pass", "cast:Gate"]
    match.answer("cast:Gate")
    assert sorted(match.names("hand:0")) == ["Hands", "Rite"]


@pytest.mark.rule("810.1", "301.4", "301.5")
def test_the_creature_attacks_if_its_ceremony_was_there_when_the_turn_began() -> None:
    match = _born().answer("pass")
    assert "attack:B1" in match.offered


@pytest.mark.rule("109.2c", "810.1", "701.18b")
def test_all_cards_of_the_creature_leave_together_and_lie_on_their_fronts() -> None:
    pile = Placed("Zero-whole", attached={"linked:1": ["Hands-cell", "Graves-cell"]})
    smash = spell("Smash", "Destroy one of your opponent's creatures.", **FREE_OF_COST)
    zones_: Zones = {"hand:0": ["Smash", "Nine"], "B1:1": [Placed("Rite-whole", attached=pile.attached)]}
    match = table(zones_, *CARDS.values(), smash).answer("cast:Smash")
    assert sorted(match.names("graveyard:1")) == ["Graves", "Hands", "Rite"]
    assert match.count("linked:1") == 0


@pytest.mark.rule("810.1b")
def test_everybody_sees_these_cards_in_every_zone() -> None:
    match = _table({"hand:1": ["Rite", "One"], "deck:0": ["Hands"]})
    for each in (*match.cards("hand:1"), match.cards("deck:0")[0]):
        assert sees(match.match, 0, each) is (match.match.state.definition[each].name in ("Rite", "Hands"))


@pytest.mark.rule("810.2")
def test_in_the_battle_zone_only_the_side_that_is_up_counts_and_elsewhere_either() -> None:
    lift = spell("Lift", "Return a creature from your graveyard to your hand.", **FREE_OF_COST)
    burn = spell("Burn", "Destroy all creatures in the battle zone.", **FREE_OF_COST)
    there: Zones = {"hand:0": ["Lift", "Burn", "Nine"], "graveyard:0": ["Rite", "Bolt"], "B1:0": ["Rite"]}
    match = table(there, *CARDS.values(), lift, burn).answer("cast:Burn")
    assert match.names("B1:0") == ["Rite"]
    match.answer("cast:Lift")
    assert "Rite" in match.names("hand:0")


@pytest.mark.rule("810.2", "201.2")
def test_elsewhere_the_cost_of_the_creature_side_counts_where_a_creature_is_meant() -> None:
    lift = spell(
        "Lift", "Return a creature that costs 6 or less from your graveyard to your hand.", cost=0, civilizations=[]
    )
    match = table({"hand:0": ["Lift", "Nine"], "graveyard:0": ["Rite"]}, *CARDS.values(), lift).answer("cast:Lift")
    assert match.names("hand:0") == ["Nine"]


@pytest.mark.rule("810.4", "810.4a")
def test_either_side_of_a_ceremony_may_be_named_and_a_nebula_has_no_name() -> None:
    name = spell(
        "Name",
        "Choose a card name. Destroy all creatures that have the chosen name in the battle zone.",
        cost=0,
        civilizations=[],
    )
    match = table({"hand:0": ["Name", "Nine"], "B1:0": ["Rite"], "B2:0": ["Two"]}, *CARDS.values(), name)
    match.answer("cast:Name")
    assert {"name:Rite", "name:Zero"} <= set(match.offered)
    assert not {"name:Hands", "name:Graves"} & set(match.offered)
    match.answer("name:Zero")
    assert match.names("B1:0") == ["Rite"]  # it has one name, that of the side that is up


def _begun(opening: dict[str, int], main: dict[str, int] | None = None) -> Match:
    cards = {**PLAIN, **CARDS, "Stage": STAGE}
    deck = Deck({"main": main or {"One": 40}, "opening": opening})
    return Match.begin(replace(RULEBOOK, cards=lambda: cards), [deck, deck], b"opening")


STAGE: Final = card("Stage", "This card starts the game in the battle zone.", type="field")
SET: Final = {"Rite": 1, "Hands": 1, "Graves": 1}


@pytest.mark.rule("311.2", "810.3", "103.3")
def test_ceremony_and_nebulae_begin_the_match_in_the_battle_zone() -> None:
    match = _begun(SET)
    names = [match.state.definition[each].name for each in field.elements(match, 0)]
    assert sorted(names) == ["Graves", "Hands", "Rite"]
    assert len(match.cards(zones.DECK[0])) == 40 - setup.SHIELDS - setup.OPENING_HAND


@pytest.mark.rule("308.4", "103.3")
def test_some_fields_begin_the_match_in_the_battle_zone() -> None:
    match = _begun({}, {"One": 39, "Stage": 1})
    assert [match.state.definition[each].name for each in field.elements(match, 1)] == ["Stage"]
    assert len(match.cards(zones.DECK[1])) == 39 - setup.SHIELDS - setup.OPENING_HAND


@pytest.mark.rule("100.5", "311.2", "810.1")
def test_a_deck_has_a_whole_set_of_what_begins_in_play_and_only_one() -> None:
    plain = {f"P{number}": creature(f"P{number}", 1000) for number in range(10)}
    cards = {**PLAIN, **plain, **CARDS, "Stage": STAGE}
    forty = dict.fromkeys(plain, 4)

    def faults(opening: dict[str, int], main: dict[str, int] | None = None) -> list[str]:
        return [fault.rule for fault in faults_of(Deck({"main": main or forty, "opening": opening}), cards)]

    assert faults({}) == faults(SET) == []
    assert faults({"Rite": 1, "Hands": 1}) == ["100.5"]
    assert faults({**SET, "Hands": 2}) == ["100.5"]
    assert faults(SET, {**forty, "P9": 3, "Stage": 1}) == ["100.5"]
    assert "103.1" in faults({}, {**forty, "P9": 3, "Rite": 1})
    assert section_of(CARDS["Hands"]) == "opening"


@pytest.mark.rule("810.1", "703.4i")
def test_a_ceremony_that_lies_in_the_battle_zone_is_where_it_belongs() -> None:
    match = _table({"B1:0": ["Rite"], "hand:0": ["Free", "Nine"]}).answer("cast:Free")
    assert match.names("B1:0") == ["Rite"]
    attacked = attack({"B1:0": ["One"], "B9:0": ["One"], "B1:1": ["Rite"]}, *CARDS.values()).answer("attack:B1")
    assert "target:B1:1" not in attacked.offered
    verbs.place(attacked.match, attacked.card("B1:1"), zones.GRAVEYARD[1])
    assert attacked.names("graveyard:1") == ["Rite"]


@pytest.mark.rule("701.18a", "701.18b", "311.3")
def test_a_nebula_that_is_linked_meanwhile_is_not_linked_again() -> None:
    join = "Whenever you draw a card, you may link this nebula to one of your ceremonies. If you do, draw a card."
    eager = with_cells({row.number: row for row in (*ROWS[:2], card("Graves", join, type="nebula", **FRONT), ROWS[3])})
    # the second ceremony is there for what would take the first, of which the nebula is a part, for the nebula
    zones_: Zones = {
        "hand:0": ["Twice", "Nine"], "B1:0": [Placed("Rite", attached={"linked:0": ["Hands"]})], "B3:0": ["Graves"],
        "B4:0": ["Rite"],
    }  # fmt: skip
    twice = spell("Twice", "Draw two cards.", **FREE_OF_COST)
    match = table(zones_, *eager.values(), twice).answer("cast:Twice")
    while match.rule in {"101.4a", "603.2", "701.18a"}:
        match.answer("yes" if "yes" in match.offered else match.offered[0])
    assert (match.names("B1:0"), match.names("B4:0"), match.count("linked:0")) == (["Zero"], ["Rite"], 2)


@pytest.mark.rule("109.2a", "311.3")
def test_nebulae_lie_by_themselves_again_when_their_ceremony_leaves_as_a_card() -> None:
    strip = spell("Strip", "Put one of your cards into its owner's graveyard.", **FREE_OF_COST)
    zones: Zones = {"hand:0": ["Strip", "Nine"], "B1:0": [Placed("Rite", attached={"linked:0": ["Graves"]})]}
    match = table(zones, *CARDS.values(), strip).answer("cast:Strip").answer("bury:B1")
    assert match.names("graveyard:0") == ["Rite", "Strip"]
    assert match.names("linked:0") == []
    assert [match.match.state.definition[each].name for each in field.elements(match.match, 0)] == ["Graves"]


@pytest.mark.rule("109.2a", "701.31a")
def test_a_zeron_creature_is_no_more_when_the_card_that_stands_for_it_leaves_alone() -> None:
    strip = spell("Strip", "Put one of your cards into its owner's graveyard.", **FREE_OF_COST)
    zones: Zones = {**ONE_LINKED, "hand:0": ["Free", "Strip", "Nine"]}
    match = table(zones, *CARDS.values(), strip, FREE).answer("cast:Free").answer("yes")
    assert match.names("B1:0") == ["Zero"]
    match.answer("cast:Strip").answer("bury:B1")
    assert match.names("graveyard:0") == ["Free", "Rite", "Graves", "Hands", "Strip"]
