"""3. Starting the game: who goes first, main characters, opening hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.level_neo import RULEBOOK, field
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.kernel.visibility import sees
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.positions import character, event

MAINS = [character("Alpha"), character("Beta")]
OTHERS = [event("Cheap event"), *(character(f"Card {number}", 2) for number in range(1, 38))]
CARDS = {card.number: card for card in (*MAINS, *OTHERS)}
DECK = Deck({"main": dict.fromkeys(CARDS, 1)})
BETA = Deck(DECK.sections, "Beta")


def begun(first: Deck = DECK, second: Deck = DECK, *, seed: bytes = b"level neo") -> ScenarioMatch:
    """A match between decks of forty different cards, at its first question."""
    return ScenarioMatch.of(Match.begin(replace(RULEBOOK, cards=lambda: CARDS), (first, second), seed))


def ordered(first: Deck = DECK, second: Deck = DECK, *, seed: bytes = b"level neo") -> ScenarioMatch:
    """A match in which seat 0 has won the throw and goes first."""
    return begun(first, second, seed=seed).answer("throw:rock").answer("throw:scissors").answer("go:first")


def dealt(*, seed: bytes = b"level neo") -> ScenarioMatch:
    """A match in which both have their main characters, and seat 0 is asked about its opening hand."""
    return ordered(BETA, BETA, seed=seed)


def lines(at: ScenarioMatch, viewer: int | None) -> list[object]:
    """The log as a viewer reads it."""
    assert at.match.log is not None
    return list(at.match.log.lines(viewer))


@pytest.mark.rule("7.4", book="level-neo")
def test_main_characters_have_no_more_ap_before_the_first_turn_has_begun() -> None:
    at = dealt()
    assert [at.value(f"M:{seat}", "ap") for seat in (0, 1)] == [3000, 3000]
    at.answer().answer()
    assert [at.value(f"M:{seat}", "ap") for seat in (0, 1)] == [3500, 3000]


# ---- 3.1, who goes first


@pytest.mark.rule("3.1", book="level-neo")
@pytest.mark.parametrize(("winning", "losing"), [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")])
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("order", ["first", "second"])
def test_the_winner_of_rock_paper_scissors_chooses_who_goes_first(
    winning: str, losing: str, winner: int, order: str
) -> None:
    at = begun()
    assert (at.asked, at.rule) == (0, "3.1")
    assert at.offered == ["throw:rock", "throw:paper", "throw:scissors"]
    at.answer(f"throw:{losing if winner else winning}")
    assert (at.asked, at.offered) == (1, ["throw:rock", "throw:paper", "throw:scissors"])
    at.answer(f"throw:{winning if winner else losing}")
    assert (at.asked, at.rule, at.offered) == (winner, "3.1", ["go:first", "go:second"])
    at.answer(f"go:{order}")
    first = winner if order == "first" else 1 - winner
    assert (at.match.state.first_player, at.match.state.turn_player, at.asked) == (first, first, first)


@pytest.mark.rule("3.1", book="level-neo")
@pytest.mark.parametrize("thrown", ["rock", "paper", "scissors"])
def test_a_tie_is_thrown_again(thrown: str) -> None:
    at = begun().answer(f"throw:{thrown}").answer(f"throw:{thrown}")
    assert (at.asked, at.offered) == (0, ["throw:rock", "throw:paper", "throw:scissors"])
    at.answer("throw:paper").answer("throw:rock")
    assert (at.asked, at.offered) == (0, ["go:first", "go:second"])


@pytest.mark.rule("3.1", book="level-neo")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_learns_of_a_throw_before_both_have_thrown(viewer: int | None) -> None:
    seen = [begun().answer(f"throw:{thrown}") for thrown in ("rock", "paper", "scissors")]
    first, *others = [(view(at.match, viewer), lines(at, viewer), at.offered) for at in seen]
    assert all(other == first for other in others)
    at = seen[0].answer("throw:paper")
    assert at.told == ["throws", "throws"]


@pytest.mark.rule("3.1", book="level-neo")
def test_two_players_who_are_both_away_do_not_tie_for_ever() -> None:
    at = begun()
    for _ in (0, 1):
        assert at.match.decision is not None
        at.match.choose(at.match.decision.default)
    assert at.offered == ["go:first", "go:second"]


# ---- 3.2, 3.3, the main character and the deck


@pytest.mark.rule("3.2", book="level-neo")
def test_each_player_chooses_a_character_of_turn_cost_1_from_the_deck() -> None:
    at = ordered()
    assert (at.asked, at.rule, at.offered) == (0, "3.2", ["main:Alpha", "main:Beta"])
    at.answer("main:Beta")
    assert (at.asked, at.rule, at.offered) == (1, "3.2", ["main:Alpha", "main:Beta"])
    at.answer("main:Alpha")
    for seat, name in ((0, "Beta"), (1, "Alpha")):
        assert at.names(f"M:{seat}") == [name]
        assert name not in at.names(f"deck:{seat}") + at.names(f"hand:{seat}")


@pytest.mark.rule("3.2", book="level-neo")
def test_a_main_character_lies_face_down_and_only_its_owner_knows_it_until_the_first_turn() -> None:
    at = ordered().answer("main:Beta").answer("main:Alpha")
    for seat in (0, 1):
        assert at.face_down(f"M:{seat}") == 1
        for viewer in (0, 1, None):
            (card,) = view(at.match, viewer).zones[f"M:{seat}"].cards
            assert (card.definition is not None, bool(card.values)) == (viewer == seat, viewer == seat)
    at.answer().answer()
    assert (at.face_down("M:0"), at.face_down("M:1")) == (0, 0)
    assert view(at.match, None).zones["M:1"].cards[0].definition == CARDS["Alpha"]


@pytest.mark.rule("3.2", book="level-neo")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_learns_which_main_character_is_chosen(viewer: int | None) -> None:
    seen = [ordered().answer(f"main:{name}") for name in ("Alpha", "Beta")]
    first, second = [(view(at.match, viewer), lines(at, viewer)) for at in seen]
    assert first == second


@pytest.mark.rule("3.3", "3.4", book="level-neo")
def test_before_the_first_turn_players_see_their_hand_and_not_their_deck() -> None:
    at = dealt()
    assert all(sees(at.match, 0, card) for card in at.cards("hand:0"))
    assert not any(sees(at.match, 0, card) for card in (*at.cards("deck:0"), *at.cards("hand:1")))


@pytest.mark.rule("3.2", book="level-neo")
def test_a_player_whose_deck_names_the_main_character_is_not_asked() -> None:
    at = ordered(BETA, DECK)
    assert (at.asked, at.rule, at.names("M:0")) == (1, "3.2", ["Beta"])


@pytest.mark.rule("3.3", book="level-neo")
def test_the_decks_are_shuffled_into_the_deck_zones() -> None:
    orders = set()
    for seed in (b"1", b"2", b"3"):
        at = dealt(seed=seed)
        orders |= {tuple(at.names("deck:0")), tuple(at.names("deck:1"))}
        assert at.count("deck:0") == at.count("deck:1") == 40 - 1 - 6
    assert len(orders) == 6


# ---- 3.4, 3.5, opening hands


@pytest.mark.rule("3.4", book="level-neo")
def test_both_players_draw_six_cards() -> None:
    at = dealt()
    assert (at.count("hand:0"), at.count("hand:1")) == (6, 6)


@pytest.mark.rule("3.5", book="level-neo")
@pytest.mark.parametrize("count", [0, 1, 4, 6])
def test_any_cards_of_the_opening_hand_go_under_the_deck_in_any_order_and_as_many_are_drawn(count: int) -> None:
    at = dealt()
    assert (at.asked, at.rule, len(at.offered)) == (0, "3.5", 6)
    hand, deck = at.cards("hand:0"), at.cards("deck:0")
    order = list(reversed(range(count)))
    at.answer(*(at.offered[place] for place in order))
    drawn = deck[::-1][:count]
    assert at.cards("hand:0") == (*hand[count:], *drawn)
    returned = [hand[place] for place in order]  # the last one chosen lies lowest
    assert at.cards("deck:0") == (*reversed(returned), *deck[: len(deck) - count])


@pytest.mark.rule("3.5", book="level-neo")
def test_each_player_is_asked_once_the_first_player_first() -> None:
    at = dealt()
    assert at.match.decision is not None
    assert at.match.decision.default == (), "who does not answer in time keeps the hand"
    at.answer(*at.offered)
    assert (at.asked, at.rule) == (1, "3.5")
    at.answer(*at.offered[:2])
    assert at.rule == "4.2.2"


@pytest.mark.rule("3.5", book="level-neo")
@pytest.mark.parametrize("viewer", [1, None])
def test_others_learn_how_many_cards_were_returned_and_not_which(viewer: int | None) -> None:
    first, second = dealt(), dealt()
    first.answer(*first.offered[:2])
    second.answer(*reversed(second.offered[:2]))
    assert (view(first.match, viewer), lines(first, viewer)) == (view(second.match, viewer), lines(second, viewer))
    assert first.told[-2:] == ["mulligans", "draws"]


@pytest.mark.rule("3.1", "3.2", "3.5", book="level-neo")
@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_that_a_player_prepares_and_not_what_is_asked(viewer: int | None) -> None:
    for at, rule in ((begun(), "3.1"), (ordered(), "3.2"), (dealt(), "3.5")):
        seen = view(at.match, viewer)
        assert (at.asked, at.rule, seen.decision) == (0, rule, None)
        assert seen.asking is not None
        assert (seen.asking.text, seen.asking_rule) == ("ask-preparation", "3.1")


# ---- 3.6, the turn markers


@pytest.mark.rule("3.6", book="level-neo")
def test_turn_markers_begin_at_zero() -> None:
    at = dealt()
    assert at.memory[field.TURN_MARKERS.name] == (0, 0)
    at.answer().answer()
    assert at.memory[field.TURN_MARKERS.name] == (1, 0)  # the first turn has begun
