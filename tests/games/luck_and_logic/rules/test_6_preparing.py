"""6. Decks and preparing."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.decks import faults_of
from engine.games.luck_and_logic.refreshing import REFRESH_POINTS
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.views import view
from tests.games.luck_and_logic.positions import PLAIN, both_editions, card

rule = pytest.mark.rule

NAMES = ("One", "Two", "Three", "Nine", "Wide", "Huge", "Guest", "Host", "Able", "Guard")
MAIN = {**dict.fromkeys(NAMES, 4), "Blank": 2, "Calm": 4, "Calm Too": 4}
CARDS = {
    **PLAIN,
    "Calm Too": card("Calm Too", "paradox"),
    "One Again": card("One Again", "logicalist", names=frozenset({"One"})),
    **{f"Gate {number}": card(f"Gate {number}", "gate", **{"gate number": str(number)}) for number in range(1, 6)},
}
GATES = {f"Gate {number}": 2 for number in range(1, 6)}


def faults(main: dict[str, int], gates: dict[str, int]) -> list[str]:
    return [fault.rule for fault in faults_of(Deck({"main": main, "gates": gates}), CARDS)]


class TestDecks:
    @rule("6.1.1.1.1", "6.1.1.1.3", "6.1.1.2.1", both=True)
    def test_a_deck_of_50_cards_with_8_paradoxes_and_10_gates_is_legal(self) -> None:
        assert faults(MAIN, GATES) == []

    @rule("6.1.1.1.1", both=True)
    def test_fewer_or_more_than_50_cards_are_a_fault(self) -> None:
        assert faults({**MAIN, "Blank": 1}, GATES) == ["6.1.1.1.1"]
        assert faults({**MAIN, "Blank": 3}, GATES) == ["6.1.1.1.1"]

    @rule("6.1.1.1.2", "6.1.1.1.2.1", both=True)
    def test_more_than_four_cards_of_a_name_are_a_fault_whatever_else_they_are(self) -> None:
        assert faults({**MAIN, "One Again": 1, "Blank": 1}, GATES) == ["6.1.1.1.2"]

    @rule("6.1.1.1.3", both=True)
    @pytest.mark.parametrize("paradoxes", [2, 3])
    def test_there_are_exactly_eight_paradoxes(self, paradoxes: int) -> None:
        assert faults({**MAIN, "Calm Too": paradoxes, "Blank": 6 - paradoxes}, GATES)[-1:] == ["6.1.1.1.3"]

    @rule("6.1.1.1.4")
    @pytest.mark.rule("6.1.1.1.4", book="luck-and-logic-1.00")
    def test_a_gate_does_not_belong_into_the_main_deck(self) -> None:
        assert faults({**MAIN, "Gate 1": 1, "Blank": 1}, GATES) == ["6.1.1.1.4"]

    @rule("6.1.1.2.1", both=True)
    def test_there_are_exactly_ten_gates(self) -> None:
        assert faults(MAIN, {**GATES, "Gate 5": 1}) == ["6.1.1.2.1"]

    @rule("6.1.1.2.2", both=True)
    @rule("2.17.1", both=True)
    def test_at_most_two_gates_have_the_same_number(self) -> None:
        assert faults(MAIN, {**GATES, "Gate 5": 1, "Gate": 1}) == ["6.1.1.2.2"]

    @rule("6.1.1.2.3", both=True)
    def test_only_gates_belong_into_the_gate_deck(self) -> None:
        assert faults(MAIN, {**GATES, "Gate 5": 1, "Teal": 1}) == ["6.1.1.2.3"]

    @both_editions
    def test_the_starters_are_legal(self, book: Rulebook) -> None:
        assert len(book.decks.starters()) >= 2
        assert [book.faults_in(starter.deck) for starter in book.decks.starters()] == [[]] * len(book.decks.starters())


def begun(book: Rulebook, seed: bytes = b"prepared") -> Match:
    first, second = (starter.deck for starter in book.decks.starters()[:2])
    return Match.begin(book, (first, second), seed)


class TestPreparing:
    @rule("6.2.1.5", "6.2.1.5.1", "6.2.1.6", both=True)
    @rule("4.3.1", "4.10.1.2", both=True)
    @both_editions
    def test_six_gates_lie_face_down_in_the_gate_zones_and_the_others_in_the_remove_zone(self, book: Rulebook) -> None:
        match = begun(book)
        for player in (0, 1):
            gates = [each for zone in zones.GATE.of(player) for each in match.cards(zone)]
            left = match.cards(zones.REMOVE[player])
            assert (len(gates), len(left)) == (6, 4)
            assert all(match.state.face_down[each] for each in (*gates, *left))
            assert all(match.state.definition[each].kind == "gate" for each in (*gates, *left))

    @rule("6.2.1.5.1", "4.3.1.1", both=True)
    @both_editions
    def test_nobody_sees_gates_that_lie_face_down(self, book: Rulebook) -> None:
        match = begun(book)
        for viewer in (0, 1, None):
            seen = view(match, viewer).zones
            hidden = [seen[f"gate-{place}:0"] for place in zones.PLACES] + [seen["remove:0"]]
            assert all(each.definition is None for zone in hidden for each in zone.cards)

    @rule("6.2.1.7", "6.2.1.7.1", both=True)
    @both_editions
    def test_who_goes_first_is_left_to_chance_alone(self, book: Rulebook) -> None:
        firsts = {begun(book, b"%d" % number).state.first_player for number in range(12)}
        assert firsts == {0, 1}
        decision = begun(book).decision
        assert decision is not None
        assert decision.prompt.text == "ask-exchange", "nobody is asked who is to go first"

    @rule("6.2.1.8", both=True)
    @both_editions
    def test_both_players_draw_five_cards_and_may_exchange_any_of_them_once(self, book: Rulebook) -> None:
        match = begun(book)
        first = match.state.first_player
        assert match.decision is not None
        assert match.decision.rule == ("6.2.1.8" if book.edition == "2.04" else "6.2.1.6")
        assert match.decision.default == (), "who does not answer in time keeps the hand"
        before = match.cards(zones.HAND[first])
        assert len(before) == 5
        deck = match.cards(zones.DECK[first])
        match.answer(match.keys[:2])
        assert match.decision.player == 1 - first, "the first player is done before the second one chooses"
        after = match.cards(zones.HAND[first])
        assert set(after) == {*before[2:], *deck[-2:]}
        assert match.cards(zones.DECK[first])[:2] == (before[1], before[0]), "the last one lies lowest"
        match.answer([])
        assert match.decision.prompt.text == "ask-level", "and nobody is asked again"
        assert len(match.cards(zones.HAND[1 - first])) == 5

    @rule("6.2.1.8", both=True)
    @rule("4.1.6.1")
    @both_editions
    def test_nobody_else_is_told_which_cards_are_exchanged(self, book: Rulebook) -> None:
        match = begun(book)
        first = match.state.first_player
        assert view(match, 1 - first).decision is None
        assert str(view(match, None).asking_rule) == ("6.2.1.8" if book.edition == "2.04" else "6.2.1.6")

    @rule("6.2.1.10", "6.2.1.11", both=True)
    @both_editions
    def test_refresh_points_are_zero_and_the_first_player_begins(self, book: Rulebook) -> None:
        match = begun(book)
        match.answer([])
        match.answer([])
        assert REFRESH_POINTS.of(match) == (0, 0)
        assert (match.state.turn, match.state.turn_player) == (1, match.state.first_player)
