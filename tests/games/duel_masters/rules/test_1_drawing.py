"""114, 609.6: drawing, what waits for it, and what happens instead of it."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import creature, spell, table

MANA = {"mana zone:0": ["One", "Two", "Three"]}
GREEDY = creature("Greedy", 1000, "When you would draw a card, draw two cards, then discard a card instead.")
KEEN = creature("Keen", 1000, "Whenever you draw a card, this creature gets +1000 power until the end of the turn.")
TWO = spell("Twice", "Draw two cards.", cost=1)


@pytest.mark.rule("114.5", "114.3")
def test_what_waits_for_a_draw_is_resolved_for_each_card() -> None:
    match = table({**MANA, "hand:0": ["Twice"], "B1:0": ["Keen"]}, KEEN, TWO).answer("cast:Twice")
    assert match.power("B1:0") == 3000


@pytest.mark.rule("114.5")
def test_a_card_that_is_searched_for_or_returned_is_not_drawn_and_the_opponents_draw_is_not_yours() -> None:
    find = spell("Find", "Search your deck for a spell, return it to your hand, and shuffle your deck.", cost=1)
    theirs = creature(
        "Theirs", 1000, "Whenever your opponent draws a card, this creature gets +1000 power until the end of the turn."
    )
    zones = {**MANA, "hand:0": ["Find", "Twice"], "B1:0": ["Keen"], "B1:1": ["Theirs"]}
    match = table(zones, KEEN, theirs, find, TWO).answer("cast:Find")
    match.answer(match.offered[0])
    assert (match.power("B1:0"), match.power("B1:1")) == (1000, 1000)
    match.answer("cast:Twice")
    assert (match.power("B1:0"), match.power("B1:1")) == (3000, 3000)


@pytest.mark.rule("114.4", "114.4a", "609.6", "609.6a", "606.3")
def test_of_two_draws_the_first_is_replaced_and_done_with_before_the_second() -> None:
    match = table({**MANA, "hand:0": ["Twice", "One"], "B1:0": ["Greedy"]}, GREEDY, TWO).answer("cast:Twice")
    assert match.count("hand:0") == 3  # of the first: one it had, and two more
    match.answer(match.offered[0])
    assert match.count("hand:0") == 4
    match.answer(match.offered[0])
    assert (match.count("hand:0"), match.count("graveyard:0")) == (3, 3)


@pytest.mark.rule("114.4b", "609.6b")
def test_what_an_effect_does_with_the_card_drawn_does_nothing_if_none_was_drawn() -> None:
    never = creature("Never", 1000, "When you would draw a card, destroy this creature instead.")
    show = spell("Show", "Draw a card. If you do, draw a card.", cost=1)
    match = table({**MANA, "hand:0": ["Show"], "B1:0": ["Never"]}, never, show).answer("cast:Show")
    assert match.count("hand:0") == 0


@pytest.mark.rule("114.2", "114.2a")
def test_the_turn_player_draws_all_of_theirs_before_the_other_draws() -> None:
    both = spell("Share", "Draw two cards, and your opponent draws a card.", cost=1)
    match = table({**MANA, "hand:0": ["Share"]}, both).answer("cast:Share")
    assert (match.count("hand:0"), match.count("hand:1")) == (2, 1)


SAFE = spell("Safe", "Players can't lose the game this turn.", cost=1)


@pytest.mark.rule("114.6", "114.6a", "101.2", "104.2b")
def test_a_draw_from_an_empty_deck_is_tried_and_draws_nothing() -> None:
    """It pays for nothing and nothing triggers; who could not lose for the empty deck loses as soon as they can."""
    show = spell("Show", "Draw a card. If you do, destroy all of your opponent's creatures.", cost=1)
    zones = {
        **MANA,
        "hand:0": ["Safe", "Show", "Twice", "Blank"],
        "B1:0": ["Keen"],
        "B1:1": ["One"],
        "deck:0": ["Blank"],
        "deck:1": ["Blank"] * 5,
    }
    match = table(zones, KEEN, SAFE, TWO, show, filling=0)
    match.answer("cast:Safe").answer("cast:Twice")
    assert (match.power("B1:0"), match.count("deck:0")) == (2000, 0)  # one of the two was drawn
    assert match.outcome is None
    match.answer("cast:Show")
    assert match.names("B1:1") == ["One"]


@pytest.mark.rule("101.2", "104.2a", "104.2c")
def test_who_cannot_lose_does_not_lose_for_it_later() -> None:
    """104.2a. A direct attack wins at once or not at all; 104.2c. The opponent of who cannot lose cannot win."""
    win = spell("Win", "You win the game.", cost=1)
    match = table({**MANA, "hand:0": ["Safe", "Win", "Blank"], "B1:0": ["Nine"], "S1:1": []}, SAFE, win)
    match.answer("cast:Safe").answer("cast:Win")
    assert match.outcome is None
    match.answer("pass").answer("attack:B1")
    assert match.outcome is None
