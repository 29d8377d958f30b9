"""6. What each player brings to the table, and what is done with it before the first turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.decks import read_deck, write_deck
from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.decks import faults_of
from engine.games.luck_and_logic.refreshing import REFRESH_POINTS
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.views import view
from engine.kernel.zones import ZoneKind
from tests.games.luck_and_logic.positions import FIRST, LATEST, both_editions, card
from tests.games.luck_and_logic.rules.test_6_preparing import CARDS, GATES, MAIN, begun

rule = pytest.mark.rule

LATER = {
    **CARDS,
    **{name: card(name, "my logicalist") for name in ("Me", "Myself")},
    **{f"Tool {number}": card(f"Tool {number}", "tactics", "Tool Skill: Draw a card.") for number in range(1, 6)},
}
TOOLS = {f"Tool {number}": 1 for number in range(1, 5)}


def faults(beside: dict[str, int], tools: dict[str, int], main: dict[str, int] = MAIN) -> list[str]:
    """The rules that a legal deck with this beside it breaks."""
    deck = Deck({"main": main, "gates": GATES, "my logicalist": beside, "tools": tools})
    return [fault.rule for fault in faults_of(deck, LATER)]


class TestWhatIsBroughtAlong:
    @rule("6.1.1")
    def test_a_my_logicalist_and_tools_may_be_brought_or_left_at_home(self) -> None:
        assert faults({"Me": 1}, TOOLS) == faults({}, TOOLS) == faults({"Me": 1}, {}) == faults({}, {}) == []

    @rule("6.1.1", book="luck-and-logic-1.00")
    @rule("6.1.1")
    @both_editions
    def test_main_deck_and_gate_deck_must_be_brought(self, book: Rulebook) -> None:
        deck = book.decks.starters()[0].deck
        without = [Deck({**deck.sections, section: {}}) for section in ("main", "gates")]
        assert book.faults_in(deck) == []
        assert [book.faults_in(each)[0].rule for each in without] == ["6.1.1.1.1", "6.1.1.2.1"]

    @rule("6.1.1", book="luck-and-logic-1.00")
    def test_in_the_first_edition_there_are_main_deck_and_gate_deck_alone(self) -> None:
        deck = FIRST.decks.starters()[0].deck
        for section, name in (("my logicalist", "LL2A/061"), ("tools", "LL2A/071")):
            assert [fault.rule for fault in FIRST.faults_in(Deck({**deck.sections, section: {name: 1}}))] == ["6.1.1"]

    @rule("6.1.1.3", "6.1.1.3.1")
    def test_there_is_one_my_logicalist_at_most(self) -> None:
        assert faults({"Me": 1, "Myself": 1}, {}) == faults({"Me": 2}, {}) == ["6.1.1.3.1"]
        assert faults({"One": 1}, {}, {**MAIN, "One": 3, "Blank": 3}) == ["6.1.1.3"], "a Logicalist is none"

    @rule("6.1.1.4.1")
    def test_there_are_four_tools_at_most(self) -> None:
        assert faults({}, {**TOOLS, "Tool 5": 1}) == ["6.1.1.4.1"]

    @rule("6.1.1.4.2")
    def test_only_cards_with_a_tool_skill_are_tools(self) -> None:
        assert faults({}, {"Tool 1": 1, "Teal": 1}) == ["6.1.1.4.2"]

    @rule("6.1.1.4.3")
    def test_tools_may_share_a_name_with_each_other_and_with_the_main_deck(self) -> None:
        """Neither counts for the other."""
        main = {**MAIN, "Blank": 0, "One": 2, "Tool 1": 4}
        assert faults({}, {"Tool 1": 4}, main) == []
        assert faults({}, {}, {**main, "Tool 1": 5, "One": 1}) == ["6.1.1.1.2"]

    @rule("6.2.1.1", both=True)
    @both_editions
    def test_a_deck_that_breaks_a_rule_cannot_be_presented(self, book: Rulebook) -> None:
        deck = book.decks.starters()[0].deck
        assert read_deck(book, write_deck(book, deck)).is_legal
        name, count = deck.listed("main")[0]
        short = Deck({**deck.sections, "main": {**deck.sections["main"], name: count - 1}})
        refused = read_deck(book, write_deck(book, short))
        assert not refused.is_legal
        assert [fault.rule for fault in refused.faults] == ["6.1.1.1.1"]


def definitions(match: Match, kind: ZoneKind, player: int = 0) -> list[str]:
    """The numbers of the cards in a player's zones of a kind, in their order."""
    return [match.state.definition[each].number for zone in kind.of(player) for each in match.cards(zone)]


def seen(match: Match, viewer: int, zone: str) -> list[bool]:
    """Of each card of a zone, whether a viewer knows it."""
    return [each.definition is not None for each in view(match, viewer).zones[zone].cards]


class TestBeforeTheFirstTurn:
    @rule("6.2.1", both=True)
    @both_editions
    def test_everything_lies_ready_before_anybody_exchanges_cards(self, book: Rulebook) -> None:
        """And no turn has begun before both have."""
        match = begun(book)
        for player in (0, 1):
            assert len(definitions(match, zones.GATE, player)) == 6
            assert (len(match.cards(zones.HAND[player])), len(match.cards(zones.DECK[player]))) == (5, 45)
        assert REFRESH_POINTS.of(match) == (0, 0)
        assert match.state.turn == 0
        match.answer([])
        assert match.state.turn == 0
        match.answer([])
        assert match.state.turn == 1

    @rule("6.2.1.4", both=True)
    @both_editions
    def test_main_decks_and_gate_decks_are_shuffled_each_by_itself(self, book: Rulebook) -> None:
        """The same deck lies in another order for each player, and in each match."""
        deck = book.decks.starters()[0].deck
        matches = [Match.begin(book, (deck, deck), seed) for seed in (b"one", b"two")]
        for kind in (zones.DECK, zones.GATE):
            orders = [tuple(definitions(match, kind, player)) for match in matches for player in (0, 1)]
            assert len(set(orders)) == 4
        everything = [
            sorted(definitions(match, zones.GATE, player) + definitions(match, zones.REMOVE, player))
            for match in matches
            for player in (0, 1)
        ]
        assert all(each == everything[0] for each in everything), "but it is the same ten gates"

    @rule("6.2.1.2", "6.2.1.9")
    def test_a_my_logicalist_lies_face_down_until_the_hands_have_been_exchanged(self) -> None:
        match = begun(LATEST)
        (mine,) = match.cards(zones.MY_LOGICALIST[0])
        assert match.state.face_down[mine]
        assert seen(match, 1, "my logicalist:0") == [False]
        match.answer([])
        assert match.state.face_down[mine], "the second player has still to choose"
        match.answer([])
        assert not match.state.face_down[mine]
        assert seen(match, 1, "my logicalist:0") == [True]

    @rule("6.2.1.3")
    def test_tools_lie_face_down_and_stay_so(self) -> None:
        match = begun(LATEST)
        match.answer([])
        match.answer([])
        tools: tuple[Card, ...] = match.cards(zones.TOOL[0])
        assert len(tools) == sum(LATEST.decks.starters()[0].deck.sections["tools"].values())
        assert all(match.state.face_down[each] for each in tools)
        assert not any(seen(match, 1, "tool:0"))
        assert all(seen(match, 0, "tool:0")), "their own player knows them"

    @rule("6.2.1.2", "6.2.1.9")
    def test_without_a_my_logicalist_nothing_is_turned_up(self) -> None:
        deck = LATEST.decks.starters()[0].deck
        bare = replace(deck, sections={**deck.sections, "my logicalist": {}, "tools": {}})
        match = Match.begin(LATEST, (bare, bare), b"bare")
        match.answer([])
        match.answer([])
        assert match.state.turn == 1
        assert match.cards(zones.MY_LOGICALIST[0]) == match.cards(zones.TOOL[0]) == ()
