"""311 to 314: artifacts, lands and rule plus cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import zones as kinds
from engine.games.duel_masters.decks import faults_of, section_of
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.positions import PLAIN, Placed, Zones, card, creature, spell, table

LAMP = card("Lamp", "All of your creatures get +1000 power.", type="artifact")
WELL = card(
    "Well", "While you have exactly two cards in your hand, tap this card in your mana zone: Draw a card.",
    type="land", civilizations=[], cost=0,
)  # fmt: skip
PLAN = card("Plan", "Start the game with five additional cards in your deck", type="rule plus", cost=0)


@pytest.mark.rule("312.1", "312.2")
def test_an_artifact_is_used_from_the_hand_and_lies_in_the_battle_zone() -> None:
    zones: Zones = {"hand:0": ["Lamp"], "mana zone:0": ["One"] * 2, "hand:1": ["Lamp"], "mana zone:1": ["One"] * 2}
    match = table({**zones, "B1:0": ["Two"]}, LAMP)
    assert (match.asked, match.offered) == (0, ["pass", "use:Lamp"])
    match.answer("use:Lamp")
    assert match.names("B2:0") == ["Lamp"]
    assert match.power("B1:0") == 3000
    assert match.offered == ["pass", "attack:B1"]  # it is no creature


@pytest.mark.rule("312.1")
def test_an_artifact_costs_its_mana() -> None:
    assert table({"hand:0": ["Lamp"], "mana zone:0": ["One"]}, LAMP).offered == ["pass"]


@pytest.mark.rule("312.2", "316.1")
def test_an_effect_may_put_an_artifact_into_the_battle_zone() -> None:
    gate = spell("Gate", "Put a card from your hand into the battle zone.", cost=1)
    match = table({"hand:0": ["Gate", "Lamp", "Nine"], "mana zone:0": ["One"]}, gate, LAMP).answer("cast:Gate")
    assert match.answer("put:Lamp").names("B1:0") == ["Lamp"]


@pytest.mark.rule("313.1")
def test_a_land_cannot_be_used() -> None:
    assert table({"hand:0": ["Well", "Two"], "mana zone:0": ["One"] * 2}, WELL).offered == ["pass", "summon:Two"]


@pytest.mark.rule("313.3", "703.4i")
@pytest.mark.parametrize("zone", ["hand", "mana zone"])
def test_a_land_that_an_effect_puts_comes_and_goes_to_the_graveyard_at_once(zone: str) -> None:
    gate = spell("Gate", f"Put a card from your {zone} into the battle zone.", cost=0, civilizations=[])
    watcher = creature("Watcher", 1000, "When you put your card into the battle zone, draw a card.")
    zones: Zones = {"hand:0": ["Gate", "Nine"], "mana zone:0": ["Two"], "B1:0": ["Watcher"]}
    zones = {**zones, f"{zone}:0": [*zones[f"{zone}:0"], "Well"]}
    match = table(zones, WELL, gate, watcher).answer("cast:Gate")
    assert "put:Well" in match.offered
    match.answer("put:Well")
    assert match.names("graveyard:0") == ["Well", "Gate"]
    assert match.names("hand:0") == ["Nine", "Blank"], "it was put"


@pytest.mark.rule("313.1", "503.1")
def test_a_land_is_charged_as_any_card_and_gives_mana() -> None:
    zones: Zones = {"hand:0": ["Well", "Two"], "mana zone:0": ["One"]}
    match = table(zones, WELL, step="charge_step", phase="mana charge step").answer("charge:Well")
    assert match.offered == ["pass", "summon:Two"]


@pytest.mark.rule("313.2", "110.4e")
def test_a_land_has_its_effect_in_the_mana_zone_while_what_it_asks_for_is_so() -> None:
    match = table({"hand:0": ["Nine", "Nine"], "mana zone:0": ["Well"]}, WELL)
    assert match.offered == ["pass", "mana-ability:Well:1"]
    match.answer("mana-ability:Well:1")
    assert match.rested("mana zone:0")
    assert len(match.cards("hand:0")) == 3
    assert match.offered == ["pass"]


@pytest.mark.rule("313.2")
@pytest.mark.parametrize(
    ("hand", "tapped", "zone"),
    [(1, False, "mana zone:0"), (2, True, "mana zone:0"), (2, False, "graveyard:0"), (2, False, "mana zone:1")],
)
def test_a_land_has_no_effect_otherwise(hand: int, tapped: bool, zone: str) -> None:
    match = table({"hand:0": ["Nine"] * hand, zone: [Placed("Well", rested=tapped)]}, WELL)
    assert match.offered == ["pass"]


@pytest.mark.rule("313.3", "703.4i")
def test_a_land_that_comes_to_the_battle_zone_goes_to_the_graveyard_at_once() -> None:
    """Before whatever has triggered on something's coming."""
    match = table({"hand:0": ["Well", "Two"], "mana zone:0": ["One"] * 2}, WELL)
    verbs.place(match.match, match.cards("hand:0")[0], kinds.BATTLE[0])
    match.answer("summon:Two")
    assert match.names("graveyard:0") == ["Well"]
    assert match.names("B1:0") + match.names("B2:0") == ["Two"]


def _faults(plans: int, extra: int) -> list[str]:
    plain: dict[str, CardDefinition] = {f"P{number}": creature(f"P{number}", 1000) for number in range(15)}
    cards: dict[str, Any] = {**PLAIN, **plain, "Plan": PLAN}
    main = {**dict.fromkeys([f"P{number}" for number in range(10)], 4)}
    main |= {f"P{10 + number}": 1 for number in range(extra)}
    sections = {"main": main, "hyperspatial": {"Plan": plans}} if plans else {"main": main}
    return [fault.rule for fault in faults_of(Deck(sections=sections), cards)]


@pytest.mark.rule("314.3", "314.3a", "100.2")
@pytest.mark.parametrize(
    ("plans", "extra", "faults"), [(0, 0, []), (0, 5, ["100.2"]), (1, 5, []), (1, 0, ["100.2"]), (1, 4, ["100.2"])]
)
def test_a_rule_plus_card_changes_how_many_cards_a_deck_needs(plans: int, extra: int, faults: list[str]) -> None:
    assert _faults(plans, extra) == faults


@pytest.mark.rule("314.1", "314.3")
def test_a_rule_plus_card_begins_in_the_hyperspatial_zone() -> None:
    assert section_of(PLAN) == "hyperspatial"
    assert section_of(WELL) == "main"


@pytest.mark.rule("314.2", "314.4")
def test_a_rule_plus_card_that_an_effect_puts_goes_home_by_way_of_the_graveyard_at_once() -> None:
    gate = spell("Gate", "Put a card from your hyperspatial zone into the battle zone.", cost=1)
    zones: Zones = {"hand:0": ["Gate", "Nine"], "mana zone:0": ["One"], "hyperspatial zone:0": ["Plan"]}
    match = table(zones, gate, PLAN).answer("cast:Gate")
    assert match.names("hyperspatial zone:0") == ["Plan"]
    assert match.names("B1:0") == []
    assert match.told == ["uses-card", "puts-into-battle-zone", "puts-into-graveyard"]


@pytest.mark.rule("314.4", "117.1")
@pytest.mark.parametrize("kind", [kinds.HAND, kinds.MANA, kinds.GRAVEYARD])
def test_a_rule_plus_card_goes_home_from_any_zone(kind: Any) -> None:
    match = table({"hyperspatial zone:0": ["Plan"]}, PLAN)
    verbs.place(match.match, match.cards("hyperspatial zone:0")[0], kind[0])
    assert match.names("hyperspatial zone:0") == ["Plan"]


@pytest.mark.rule("314.4", "703.4i")
def test_a_rule_plus_card_leaves_the_battle_zone_by_way_of_the_graveyard() -> None:
    zones: Zones = {"hand:0": ["Two", "Nine"], "mana zone:0": ["One"] * 2, "hyperspatial zone:0": ["Plan"]}
    match = table(zones, PLAN)
    verbs.place(match.match, match.cards("hyperspatial zone:0")[0], kinds.BATTLE[0])
    match.answer("summon:Two")
    assert match.names("hyperspatial zone:0") == ["Plan"]
    assert match.told.count("puts-into-graveyard") == 1
