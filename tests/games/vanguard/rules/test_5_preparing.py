"""5.4 and 6.1. Preparing a game, and standing up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.vanguard import RULEBOOK, damage
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.positions import unit

FIRST, SECOND = (starter.deck for starter in RULEBOOK.decks.starters()[:2])


def begun(seed: int = 1, *decks: Deck) -> ScenarioMatch:
    """A match between the trial decks, or others, at its first question."""
    return ScenarioMatch.of(Match.begin(RULEBOOK, decks or (FIRST, SECOND), seed.to_bytes(4, "big")))


def kept(seed: int = 1, *decks: Deck) -> ScenarioMatch:
    """A match in which both players kept their hands."""
    return begun(seed, *decks).answer().answer()


@pytest.mark.rule("5.4.1")
def test_first_vanguards_are_chosen_before_hands_are_drawn_and_cards_put_back_before_the_game_begins() -> None:
    match = begun(1, Deck(FIRST.sections), Deck(SECOND.sections))
    asked = []
    while match.memory["phase"] == "preparation":
        asked.append((match.rule, match.count("hand:0"), match.face_down("V:0"), match.match.state.turn))
        match.answer(*match.offered[: match.rule == "5.4.3"])
    assert asked == [("5.4.3", 0, 0, 0), ("5.4.3", 0, 1, 0), ("5.4.3.4", 5, 1, 0), ("5.4.3.4", 5, 1, 0)]
    assert (match.face_down("V:0"), match.match.state.turn) == (0, 1)


@pytest.mark.rule("5.4.3")
def test_a_first_vanguard_is_a_grade_0_card_of_the_deck_face_down_and_unseen_until_the_game_begins() -> None:
    match = begun()
    for player, name in ((0, "Stardust Trumpeter"), (1, "Lizard Runner, Undeux")):
        assert match.names(f"V:{player}") == [name]
        assert match.face_down(f"V:{player}") == 1
        for viewer in (0, 1, None):
            (card,) = view(match.match, viewer).zones[f"V:{player}"].cards
            assert (card.definition is not None) == (viewer == player)
    assert {fault.rule for fault in RULEBOOK.faults_in(Deck(FIRST.sections, "TD01/005"))} == {"5.4.3"}


@pytest.mark.rule("5.4.3")
def test_a_player_whose_deck_names_no_first_vanguard_chooses_among_its_grade_0_cards_in_secret() -> None:
    match = begun(1, Deck(FIRST.sections), SECOND)
    assert (match.asked, match.rule) == (0, "5.4.3")
    assert match.offered == [f"start:TD01/0{number}" for number in (12, 13, 14, 15, 16)]
    assert view(match.match, 1).decision is None
    match.answer("start:TD01/016")
    assert match.names("V:0") == ["Flogal"]
    for viewer in (1, None):
        assert view(match.match, viewer).zones["V:0"].cards[0].definition is None


@pytest.mark.rule("5.4.3.1")
def test_the_g_deck_lies_face_down_in_the_g_zone_and_the_main_deck_is_shuffled_into_the_deck_zone() -> None:
    giant = replace(unit("Giant", 3, 15000), kind="G unit")
    rulebook = replace(RULEBOOK, cards=lambda: {**RULEBOOK.cards(), "Giant": giant})
    deck = Deck({**FIRST.sections, "g": {"Giant": 3}}, FIRST.start)
    orders = set()
    for seed in (b"1", b"2", b"3"):
        match = ScenarioMatch.of(Match.begin(rulebook, (deck, SECOND), seed))
        assert match.face_down("gzone:0") == 3
        orders.add(tuple(match.names("deck:0")))
    assert len(orders) == 3


@pytest.mark.rule("5.4.3.2", "5.4.3.2.1")
def test_chance_alone_decides_who_goes_first() -> None:
    firsts = []
    for seed in range(200):
        match = begun(seed)
        assert match.rule == "5.4.3.4"  # nobody was asked anything before
        firsts.append(match.match.state.first_player)
    assert 70 < sum(firsts) < 130


@pytest.mark.rule("5.4.3.3")
def test_vanguard_damage_begins_at_zero() -> None:
    assert begun().memory[damage.VANGUARD_DAMAGE.name] == (0, 0)


@pytest.mark.rule("5.4.3.4")
def test_each_player_draws_five_cards_and_may_put_any_number_back_beginning_with_who_goes_first() -> None:
    match = begun()
    first = match.match.state.first_player
    assert (match.count("hand:0"), match.count("hand:1")) == (5, 5)
    assert (match.asked, match.rule, len(match.offered)) == (first, "5.4.3.4", 5)
    match.answer()
    assert (match.asked, match.rule) == (1 - first, "5.4.3.4")
    match.answer(*match.offered)
    assert match.rule != "5.4.3.4"


@pytest.mark.rule("5.4.3.4")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_cards_put_back_go_under_the_deck_which_is_shuffled_after_drawing_as_many(count: int) -> None:
    match = begun()
    first = match.match.state.first_player
    hand, deck = match.cards(f"hand:{first}"), match.cards(f"deck:{first}")
    match.answer(*match.offered[:count])
    assert match.cards(f"hand:{first}") == (*hand[count:], *deck[::-1][:count])
    now = match.cards(f"deck:{first}")
    assert set(now) == {*hand[:count], *deck[:-count]}
    assert now != (*reversed(hand[:count]), *deck[:-count])


@pytest.mark.rule("5.4.3.4")
def test_who_puts_nothing_back_does_not_shuffle() -> None:
    match = begun()
    first = match.match.state.first_player
    deck = match.cards(f"deck:{first}")
    match.answer()
    assert match.cards(f"deck:{first}") == deck


@pytest.mark.rule("6.1.1")
def test_at_the_beginning_of_the_game_both_players_turn_their_vanguards_face_up() -> None:
    match = begun().answer()
    assert (match.face_down("V:0"), match.face_down("V:1")) == (1, 1)
    match.answer()
    assert (match.face_down("V:0"), match.face_down("V:1")) == (0, 0)
    for viewer in (0, 1, None):
        for player in (0, 1):
            assert view(match.match, viewer).zones[f"V:{player}"].cards[0].definition is not None


@pytest.mark.rule("6.2.1")
def test_the_player_who_goes_first_is_the_first_turn_player() -> None:
    for seed in range(6):
        match = kept(seed)
        assert match.match.state.turn_player == match.match.state.first_player == match.asked
        assert match.match.state.turn == 1
