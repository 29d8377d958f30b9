"""110.4e, 501.1, 601.1a. What cards say of their own cost, and what stays tapped when a turn begins."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.vocabulary import language
from engine.kernel import codec
from engine.language.errors import CardTextError
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table


@pytest.mark.rule("110.4e", "601.1a")
@pytest.mark.parametrize(("cards", "mana", "castable"), [(0, 4, False), (2, 2, False), (3, 2, True), (4, 1, False)])
def test_a_card_costs_less_for_each_card_in_a_graveyard_down_to_its_least(
    cards: int, mana: int, castable: bool
) -> None:
    cheap = creature(
        "Cheap", 3000, "This costs 1 less to summon for each card in your graveyard. It can't cost less than 2.", cost=5
    )
    zones: Zones = {"hand:0": ["Cheap"], "mana zone:0": ["One"] * mana, "graveyard:0": ["Two"] * cards}
    theirs: Zones = {**zones, "graveyard:1": ["Two"] * 4}
    assert (table(theirs, cheap).offered == ["pass", "summon:Cheap"]) is castable


@pytest.mark.rule("110.4e", "601.1a")
def test_a_card_costs_less_while_something_is_so_and_only_where_it_is_used() -> None:
    text = "If your opponent has a creature, this costs 3 less to cast. It can't cost less than 1.\nDraw a card."
    quick = spell("Quick", text, cost=4)
    zones: Zones = {"hand:0": ["Quick"], "mana zone:0": ["One"], "B1:0": ["One"]}
    assert table(zones, quick).offered == ["pass"]
    assert table({**zones, "B1:1": ["One"]}, quick).offered == ["pass", "cast:Quick"]


HOLD = spell(
    "Hold",
    "Choose one of your opponent's creatures, and tap it. "
    "It can't untap at the start of a turn until the end of your opponent's next turn.",
    cost=1,
)


@pytest.mark.rule("501.1", "101.2")
def test_what_cannot_untap_stays_tapped_for_one_turn_and_no_longer() -> None:
    match = table({"hand:0": ["Hold", "One"], "mana zone:0": ["One"], "B1:1": ["Two"], "B2:1": ["Nine"]}, HOLD)
    match.answer("cast:Hold").answer("choose:B1:1")
    match.answer("pass")
    assert match.match.state.turn_player == 1
    assert match.rested("B1:1")
    assert not match.rested("B2:1")
    turn = match.match.state.turn
    while match.match.state.turn < turn + 2:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.match.state.turn_player == 1
    assert not match.rested("B1:1")


@pytest.mark.rule("110.4e")
def test_a_quoted_keyword_without_a_stop_ends_with_the_quotation_mark() -> None:
    text = 'At the end of your turn, one of your creatures gets "crew breaker: Human" until the end of the turn.'
    assert "crew breaker: Human" in language().print(language().compile(text))


def test_survivors_share_nothing_that_a_card_says_of_itself_in_the_hand() -> None:
    with pytest.raises(CardTextError, match="in the battle zone"):
        language().compile("Survivor: Sympathy: Human")


def test_a_match_is_saved_while_something_waits_that_knows_what_a_card_would_have_cost() -> None:
    heir = creature("Heir", 1000, "When this creature is destroyed, you may draw a card.")
    toll = creature("Toll", 1000, "Each fire creature costs 1 more to summon.")
    match = attack({"B1:0": ["Heir"], "B2:0": ["Toll"], "B1:1": [Placed("Nine", rested=True)]}, heir, toll)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.offered == ["yes", "no"]
    saved = codec.save(match.match)
    assert codec.save(codec.load(match.match.rulebook, saved)) == saved
