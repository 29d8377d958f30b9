"""10, 1.2. What the game does by itself: refreshing, losing, overloads."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic import zones as kinds
from engine.games.luck_and_logic.refreshing import REFRESH_POINTS
from engine.games.luck_and_logic.rule_actions import rule_actions
from engine.games.luck_and_logic.zones import PLACES
from engine.kernel import verbs
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import UP, Placed, both_editions, circles, member, table

rule = pytest.mark.rule


def destroyed(seat: int) -> dict[str, list[Placed | str]]:
    """The gates of a player, all destroyed."""
    return {f"gate-{place}:{seat}": [UP] for place in PLACES}


class TestLosing:
    @rule("1.2.1", "1.2.2", "1.2.2.1", "10.3", "10.3.1", "10.3.1.1", both=True)
    @both_editions
    def test_who_has_no_face_down_gate_left_loses(self, book: Rulebook) -> None:
        match = table(book, destroyed(1))
        assert match.outcome == (0, "10.3.1.1", "gates")

    @rule("1.2.2.2", "10.3.1.2", both=True)
    @both_editions
    def test_who_has_two_cards_in_the_refresh_zone_loses(self, book: Rulebook) -> None:
        assert table(book, {"refresh:0": ["Blank"]}).outcome is None
        assert table(book, {"refresh:0": ["Blank", "Blank"]}).outcome == (1, "10.3.1.2", "refresh")

    @rule("1.2.3", "10.3.1", both=True)
    @both_editions
    def test_both_at_once_draw(self, book: Rulebook) -> None:
        match = table(book, {**destroyed(1), "refresh:0": ["Blank", "Blank"]})
        assert match.outcome is not None
        assert match.outcome.winner is None


class TestRefreshing:
    @rule("10.2", "10.2.1", "10.2.2", "4.5.2.1", "10.1.2.1", both=True)
    @rule("10.9", "10.9.1", "10.1.2.2", both=True)
    @both_editions
    def test_a_deck_that_runs_out_is_refreshed_at_once(self, book: Rulebook) -> None:
        """In the middle of drawing two cards. The refresh point is settled afterwards."""
        drop = ["Two"] * 10
        match = table(
            book, {"deck:0": ["One"], "drop:0": drop, "hand:0": ["Apart"]}, step="draw_phase", filler=("", "Blank")
        )
        assert sorted(match.names("hand:0")) == ["Apart", "One", "Two"]
        assert match.count("refresh:0") == 1
        assert match.count("drop:0") == 0
        assert match.count("stock:0") == 1
        assert match.count("deck:0") == 10 - 1 - 1 - 1
        assert REFRESH_POINTS.of(match.match) == (0, 0)

    @rule("10.2.2.1", both=True)
    @both_editions
    def test_without_a_card_in_the_drop_zone_its_player_loses_instead(self, book: Rulebook) -> None:
        zones = {"deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, step="draw_phase", filler=("", "Blank"))
        assert match.outcome == (1, "10.2.2.1", "deck")
        assert match.count("stock:0") == 1

    @rule("10.2.3", both=True)
    @both_editions
    def test_a_deck_that_runs_out_while_a_cost_is_paid_is_refreshed_afterwards(self, book: Rulebook) -> None:
        miller = member(
            "Miller", 1000, "logicalist", "ACT [1/turn]: [Drop the top two cards of your deck] Draw a card."
        )
        match = table(book, {"FL:0": ["Miller"], "deck:0": ["One", "Two"]}, miller, filler=("", "Blank"))
        match.answer("act:FL:1")
        assert match.outcome == (1, "10.2.2.1", "deck"), "the two were the new deck: one was drawn, one refreshes"
        assert match.told[:4] == ["ability", "drops", "drops", "refreshes"]

    @rule("5.20", "5.20.1", both=True)
    @both_editions
    def test_only_the_drop_zone_comes_back(self, book: Rulebook) -> None:
        zones: dict[str, list[Placed | str]] = {"deck:0": ["One"], "drop:0": ["Two"] * 5, "drop:1": ["Two"]}
        zones |= {"stock:0": [Placed("Apart", face_down=True)], "hand:0": ["Apart"]}
        match = table(book, zones, step="draw_phase", filler=("", "Blank"))
        assert match.count("drop:1") == 1
        assert match.names("stock:0")[0] == "Apart"


class TestOverloads:
    @rule("10.4", "10.4.1", both=True)
    @both_editions
    def test_of_several_members_on_a_circle_the_one_placed_last_stays(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["One", "Two", "Three"], "hand:0": ["Apart"]})
        assert circles(match) == {"FL": "Three"}
        assert sorted(match.names("drop:0")) == ["One", "Two"]

    @rule("10.4.1", both=True)
    @both_editions
    def test_a_large_member_that_loses_one_of_its_circles_leaves_altogether(self, book: Rulebook) -> None:
        wide = Placed("Wide", covering=("FL:0", "FC:0"))
        match = table(book, {"FL:0": [wide], "FC:0": ["One"], "FR:0": ["Two"]})
        assert circles(match) == {"FC": "One", "FR": "Two"}

    @rule("10.4.2", both=True)
    @both_editions
    def test_of_members_placed_at_the_same_time_their_player_chooses_one(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["Two", "Three"]})
        with at_once(match.match):
            for card in match.cards("hand:0"):
                verbs.place(match.match, card, kinds.CIRCLE.at(0, "FL"))
        assert settled(match.match) == ["10.4.2"]
        assert circles(match) == {"FL": "Two"}
        assert match.names("drop:0") == ["Three"]


def settled(match: Match) -> list[str]:
    """Do the rule actions that are due, with the first option of each question; the rules that asked."""
    asked: list[str] = []
    procedure = rule_actions(match)
    try:
        decision = next(procedure)
        while True:
            asked.append(decision.rule)
            decision = procedure.send((decision.options[0],))
    except StopIteration:
        return asked


class TestOtherOverloads:
    @rule("10.5", "10.5.1", both=True)
    @both_editions
    def test_of_several_gates_in_a_gate_zone_the_one_placed_last_stays(self, book: Rulebook) -> None:
        gates = [Placed("Gate", face_down=True), Placed("Other Gate", face_down=True)]
        match = table(book, {"gate-FL:0": gates})
        assert match.names("gate-FL:0") == ["Other Gate"]
        assert match.names("remove:0") == ["Gate"]
        assert match.face_down("remove:0") == 1

    @rule("10.7", "10.7.1", both=True)
    @rule("10.7.1.1", "10.7.1.2")
    @both_editions
    def test_what_is_no_member_leaves_a_circle_and_what_is_no_gate_a_gate_zone(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["Teal", "One"], "gate-FR:0": [Placed("Gate", face_down=True), "There"]})
        assert sorted(match.names("drop:0")) == ["Teal", "There"]
        assert circles(match) == {"FL": "One"}
        assert match.names("gate-FR:0") == ["Gate"]

    @rule("10.8", "10.8.1", both=True)
    @both_editions
    def test_a_level_zone_above_its_limit_is_dropped_down_to_it(self, book: Rulebook) -> None:
        match = table(book, {"level:0": ["One", "Two", "Three", "Nine", "Wide"]})
        assert (match.asked, match.rule) == (0, "10.8.1")
        match.answer("drop:Three")
        assert match.names("level:0") == ["One", "Two", "Nine", "Wide"]
        assert match.names("drop:0") == ["Three"]


class TestParadoxes:
    @rule("10.6", "10.6.1", both=True)
    @rule("10.6.1.1")
    @both_editions
    def test_one_against_one_are_both_turned_face_down(self, book: Rulebook) -> None:
        match = table(book, {"battle:0": ["Calm"], "paradox:1": ["Calm"]})
        assert match.face_down("battle:0") == match.face_down("paradox:1") == 1

    @rule("10.6.1", both=True)
    @both_editions
    def test_who_has_more_turns_as_many_down_as_the_other_has(self, book: Rulebook) -> None:
        match = table(book, {"battle:0": ["Calm"], "paradox:1": ["Calm", "Calm"]})
        assert (match.asked, match.rule, len(match.offered)) == (1, "10.6.1", 2)
        match.answer(match.offered[0])
        assert (match.face_down("battle:0"), match.face_down("paradox:1")) == (1, 1)

    @rule("10.6.2", both=True)
    @both_editions
    def test_of_several_of_one_player_one_stays(self, book: Rulebook) -> None:
        match = table(book, {"paradox:0": ["Calm"], "battle:0": ["Calm"]})
        assert (match.asked, match.rule) == (0, "10.6.2")
        match.answer(match.offered[0])
        assert match.face_down("paradox:0") + match.face_down("battle:0") == 1

    @rule("10.6.2", both=True)
    @both_editions
    def test_one_that_is_turned_up_in_the_paradox_zone_is_one_too_many(self, book: Rulebook) -> None:
        turner = member("Turner", 1000, "logicalist", "ACT: Turn all cards in your paradox zone face up.")
        paradoxes: list[Placed | str] = ["Calm", Placed("Calm", face_down=True)]
        match = table(book, {"FL:0": ["Turner"], "paradox:0": paradoxes}, turner).answer("act:FL:1")
        assert (match.asked, match.rule) == (0, "10.6.2")
