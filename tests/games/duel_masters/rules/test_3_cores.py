"""309: cores, the cards of which a final forbidden creature consists."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.decks import faults_of
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.positions import PLAIN, Placed, Zones, card, creature, spell, table

CORE = card("Core", type="core", supertypes=["final forbidden"], civilizations=["darkness", "fire"], cost=0, mana=0)
MANA: Zones = {"mana zone:0": ["One"] * 4}


@pytest.mark.rule("309.2", "316.2")
def test_a_core_is_neither_used_nor_put_into_the_battle_zone() -> None:
    put = spell("Put", "Put a card from your hand into the battle zone.")
    match = table({**MANA, "hand:0": ["Put", "Core", "One"]}, put, CORE)
    assert match.offered == ["pass", "cast:Put", "summon:One"]
    match.answer("cast:Put").answer("put:Core")
    assert (match.names("B1:0"), sorted(match.names("hand:0"))) == ([], ["Core", "One"])


@pytest.mark.rule("309.4", "309.5")
def test_a_core_goes_where_it_is_put_and_gives_no_mana_there_but_stands_for_a_civilisation() -> None:
    dig = spell("Dig", "Put a card from your graveyard into your mana zone.")
    match = table({**MANA, "hand:0": ["Dig", "One"], "graveyard:0": ["Core"]}, dig, CORE).answer("cast:Dig")
    assert "Core" in match.names("mana zone:0")
    shade = creature("Shade", 1000, civilizations=["darkness"], cost=1)
    zones: Zones = {"hand:0": ["Shade"], "mana zone:0": ["Core", "One"]}
    match = table(zones, shade, CORE)
    assert "summon:Shade" in match.offered
    match.answer("summon:Shade")
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")] == [True, True]
    assert table({**zones, "mana zone:0": ["Core", "Core"]}, shade, CORE).offered == ["pass"]


@pytest.mark.rule("309.6", "309.7", "703.4i")
def test_a_core_may_lie_under_a_creature_and_goes_to_the_graveyard_when_it_lies_alone() -> None:
    sweep = spell("Sweep", "Destroy a creature in the battle zone.")
    top = creature(
        "Top", 6000, "When this creature would leave the battle zone, only its top card leaves instead.",
    )  # fmt: skip
    zones: Zones = {**MANA, "hand:0": ["Sweep", "One"], "B1:1": [Placed("Top", attached={"under:1": ["Core"]})]}
    match = table(zones, sweep, top, CORE)
    assert match.names("under:1") == ["Core"]
    match.answer("cast:Sweep")
    assert sorted(match.names("graveyard:1")) == ["Core", "Top"]
    alone = table({**MANA, "hand:0": ["One"], "B1:1": ["Core"]}, CORE)
    assert (alone.names("B1:1"), alone.names("graveyard:1")) == ([], ["Core"])


FIELD = card(
    "Star",
    "This card starts the game in the battle zone with four seals on it.",
    "Forbidden big bang: When this card has no seals on it, flip this card to its creature side.",
    type="field", supertypes=["final forbidden"], other_sides=["Bang", "Core"], cost=0, mana=0,
)  # fmt: skip
BANG = creature(
    "Bang", 9000, "When this creature big bangs, your opponent puts a seal on all of your opponent's creatures.",
    supertypes=["final forbidden"], other_sides=["Star", "Core"], side="b", cost=9, races=[],
)  # fmt: skip
CHIEF = creature("Chief", 3000, races=["Angel Command"])
LINKED = Placed("Star", attached={"linked:0": ["Core"] * 4, "seals:0": ["Blank"]})


@pytest.mark.rule("309.1", "701.29", "701.29a", "309.3")
def test_a_final_forbidden_field_becomes_one_creature_of_five_cards_when_its_last_seal_is_off() -> None:
    zones: Zones = {**MANA, "hand:0": ["Chief", "One"], "B1:0": [LINKED], "B1:1": ["Nine"]}
    match = table(zones, FIELD, BANG, CORE, CHIEF).answer("summon:Chief")
    assert match.names("B1:0") == ["Bang"]
    assert (match.count("linked:0"), match.names("sealed:1")) == (4, ["Nine"])
    assert not match.rested("linked:0")
    kill = spell("Kill", "Destroy all of your creatures.")
    whole = Placed("Bang", attached={"linked:0": ["Core"] * 4})
    gone = table({**MANA, "hand:0": ["Kill", "One"], "B1:0": [whole]}, FIELD, BANG, CORE, kill).answer("cast:Kill")
    assert sorted(gone.names("graveyard:0")) == ["Bang", "Core", "Core", "Core", "Core", "Kill"]


@pytest.mark.rule("309.4", "109.2a")
def test_a_core_of_the_creature_may_be_moved_as_a_card() -> None:
    kill = spell("Kill", "Destroy one of your cards.")
    whole = Placed("Bang", attached={"linked:0": ["Core"] * 4})
    match = table({**MANA, "hand:0": ["Kill", "One"], "B1:0": [whole]}, FIELD, BANG, CORE, kill).answer("cast:Kill")
    assert len(match.offered) == 5
    match.answer(next(key for key in match.offered if "Core" in key or "linked" in key))
    assert (match.names("B1:0"), match.count("linked:0")) == (["Bang"], 3)


@pytest.mark.rule("309.7", "109.2a")
@pytest.mark.parametrize("side", ["Star", "Bang"])
def test_cores_go_to_the_graveyard_when_the_card_that_stands_for_all_of_them_has_left_alone(side: str) -> None:
    kill = spell("Kill", "Put one of your cards into its owner's graveyard.")
    whole = Placed(side, attached={"linked:0": ["Core"] * 4})
    match = table({**MANA, "hand:0": ["Kill", "One"], "B1:0": [whole]}, FIELD, BANG, CORE, kill).answer("cast:Kill")
    match.answer("bury:B1")
    assert sorted(match.names("graveyard:0")) == sorted([side, "Core", "Core", "Core", "Core", "Kill"])
    assert match.names("linked:0") == []


@pytest.mark.rule("100.5", "807.4", "103.3", "309.1")
def test_the_field_lies_beside_the_deck_and_begins_the_match_in_play_with_its_seals() -> None:
    cards = {**PLAIN, **{each.number: each for each in (FIELD, BANG, CORE)}}
    main = {"One": 40}
    two = Deck({"main": main, "opening": {"Star": 2}})
    assert "100.5" in [fault.rule for fault in faults_of(two, cards)]
    inside = Deck({"main": {"One": 39, "Star": 1}})
    assert "103.1" in [fault.rule for fault in faults_of(inside, cards)]
    deck = Deck({"main": main, "opening": {"Star": 1}})
    assert "100.5" not in [fault.rule for fault in faults_of(deck, cards)]
    match = Match.begin(replace(RULEBOOK, cards=lambda: cards), [deck, Deck({"main": main})], b"star")
    (star,) = field.elements(match, 0)
    kinds = sorted(match.state.zone[each].kind.name for each in match.attached(star))
    assert kinds == ["linked"] * 4 + ["seals"] * 4
    assert field.elements(match, 1) == []
