"""5.13, 7.5.3.2. Trance: pairs, the search, soul."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.refreshing import REFRESH_POINTS
from engine.games.luck_and_logic.soul import soul_of
from engine.games.luck_and_logic.trance import T_RANK
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import LATEST, Placed, both_editions, circles, member, table

rule = pytest.mark.rule

PAIR = {"FL:0": ["Host"], "BL:0": ["Guest"], "level:0": ["Blank"]}
"""A Logicalist and a Foreigner, at level 1."""


def souls(match: ScenarioMatch, place: str) -> list[str]:
    """The names of the soul of the member in a zone."""
    return [match.match.state.definition[card].name for card in soul_of(match.match, match.card(place))]


class TestTrance:
    @rule("5.13", "5.13.1", "7.5.3.2")
    @rule("5.13.1.1", "7.5.3.2", book="luck-and-logic-1.00")
    @both_editions
    def test_a_logicalist_and_a_foreigner_may_trance(self, book: Rulebook) -> None:
        zones = {**PAIR, "FC:0": ["One"], "FR:0": ["Union"]}
        match = table(book, zones)
        assert [key for key in match.offered if key.startswith("trance")] == ["trance:FL>BL", "trance:FC>BL"]

    @rule("5.13.1.2", "5.13.1.2.1", "5.13.1.2.2", both=True)
    @rule("5.13.1.3", book="luck-and-logic-1.00")
    @rule("5.13.1.3", "4.15.2", "4.15.2.1", "4.15.2.2")
    @both_editions
    def test_a_tranceunion_of_the_deck_is_deployed_with_the_pair_as_its_soul(self, book: Rulebook) -> None:
        match = table(book, {**PAIR, "deck:0": ["Blank", "Union"]}).answer("trance:FL>BL")
        assert (match.rule, match.offered) == ("5.13.1.2", ["pass", "search", "refresh-and-search"])
        match.answer("search")
        assert match.offered == ["find:Union"]
        match.answer("find:Union").answer("place:FL")
        assert circles(match) == {"FL": "Union"}
        assert sorted(souls(match, "FL:0")) == ["Guest", "Host"]
        assert sorted(match.names("soul:0")) == ["Guest", "Host"]
        assert match.count("drop:0") == 0, "who stood there has become soul"
        assert match.count("deck:0") == 21

    @rule("5.13.1.2.3", both=True)
    @both_editions
    def test_without_searching_a_tranceunion_of_the_hand_may_be_deployed(self, book: Rulebook) -> None:
        match = table(book, {**PAIR, "hand:0": ["Union"]}).answer("trance:FL>BL").passes()
        assert match.rule == "5.13.1.2.3"
        match.answer("find:Union").answer("place:BR")
        assert circles(match) == {"BR": "Union"}

    @rule("5.13.1.2.3", both=True)
    @both_editions
    def test_so_may_it_be_when_the_search_finds_none(self, book: Rulebook) -> None:
        match = table(book, {**PAIR, "hand:0": ["Union"]}).answer("trance:FL>BL").answer("search").passes()
        match.answer("find:Union").answer("place:BR")
        assert circles(match) == {"BR": "Union"}

    @rule("5.13.1.4", book="luck-and-logic-1.00")
    @rule("5.13.1.4", "5.35.2")
    @both_editions
    def test_a_trance_without_a_tranceunion_drops_the_pair_and_was_one_all_the_same(self, book: Rulebook) -> None:
        zones = {**PAIR, "FC:0": ["Host"], "BC:0": ["Guest"]}
        match = table(book, zones).answer("trance:FL>BL")
        before = match.cards("deck:0")
        match.answer("search").passes()
        assert sorted(match.names("drop:0")) == ["Guest", "Host"]
        after = match.cards("deck:0")
        assert sorted(after) == sorted(before)
        assert after != before, "what was searched is shuffled (5.13.1.2.2)"
        assert not [key for key in match.offered if key.startswith("trance")]
        assert T_RANK.of(match.match) == (0, 0)

    @rule("7.5.3.2.1", "5.35", "5.35.1")
    @rule("7.5.3.2", book="luck-and-logic-1.00")
    @both_editions
    def test_the_turn_player_trances_once_a_turn(self, book: Rulebook) -> None:
        zones = {**PAIR, "FC:0": ["Host"], "BC:0": ["Guest"], "hand:0": ["Union"]}
        match = table(book, zones).answer("trance:FL>BL").passes().answer("find:Union").answer("place:FR")
        assert not [key for key in match.offered if key.startswith("trance")]
        assert T_RANK.of(match.match) == (1, 0)

    @rule("5.13.1.2", "5.21", "5.21.1", both=True)
    @both_editions
    def test_the_deck_may_be_refreshed_while_it_is_searched(self, book: Rulebook) -> None:
        """The point is settled at the next check timing (10.9)."""
        match = table(book, {**PAIR, "drop:0": ["Union"]}).answer("trance:FL>BL").answer("refresh-and-search")
        assert REFRESH_POINTS.of(match.match) == (1, 0)
        match.answer("find:Union").answer("place:FL")
        assert match.count("refresh:0") == 1
        assert REFRESH_POINTS.of(match.match) == (0, 0)

    @rule("5.12.3.1", both=True)
    @both_editions
    def test_a_trance_by_rule_asks_for_requirement_and_cost(self, book: Rulebook) -> None:
        deck = ["Union", "Stranger", "Dear Union"]
        match = table(book, {**PAIR, "deck:0": deck}).answer("trance:FL>BL").answer("search")
        assert match.offered == ["find:Union"]
        stock = [Placed("One", face_down=True)] * 2
        match = table(book, {**PAIR, "deck:0": deck, "stock:0": stock, "level:0": ["Teal"]})
        match.answer("trance:FL>BL").answer("search")
        assert sorted(match.offered) == ["find:Dear Union", "find:Stranger", "find:Union"]
        match.answer("find:Dear Union").answer("place:FL")
        assert match.count("stock:0") == 0
        assert circles(match) == {"FL": "Dear Union"}

    @rule("5.12.2.1", both=True)
    @both_editions
    def test_others_on_the_circles_of_the_tranceunion_are_dropped(self, book: Rulebook) -> None:
        match = table(book, {**PAIR, "FC:0": ["One"], "hand:0": ["Wide Union"]})
        match.answer("trance:FL>BL").passes().answer("find:Wide Union").answer("cover:FL:FL-FC")
        assert match.names("drop:0") == ["One"]

    @both_editions
    def test_nobody_else_learns_whether_a_tranceunion_could_be_found(self, book: Rulebook) -> None:
        for hand in (["Union"], ["Blank"]):
            match = table(book, {**PAIR, "hand:0": hand}).answer("trance:FL>BL").passes()
            assert match.asked == 0
            assert match.match.decision is not None
            assert match.match.decision.secret
            assert view(match.match, 1).asking_rule == "7.5.3"


class TestSoul:
    bearer = Placed("Union", attached={"soul:0": ["Host", "Guest"]})

    @rule("12.2", "12.2.1", both=True)
    @both_editions
    def test_the_soul_of_a_member_goes_where_it_goes(self, book: Rulebook) -> None:
        text = "ACT: Drop all of your Tranceunions."
        match = table(book, {"FL:0": [self.bearer], "FR:0": ["Foe"]}, member("Foe", 1000, "logicalist", text))
        match.answer("act:FR:1")
        assert sorted(match.names("drop:0")) == ["Guest", "Host", "Union"]
        assert match.count("soul:0") == 0

    @rule("12.2.1", both=True)
    @both_editions
    def test_it_stays_soul_while_the_member_moves_between_circles(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": [self.bearer]}).answer("rearrange:FL").answer("place:BR")
        assert souls(match, "BR:0") == ["Host", "Guest"]

    @rule("11.5.3")
    def test_soul_of_a_member_that_becomes_soul_goes_on_to_the_same_tranceunion(self) -> None:
        """By rule only Logicalists and Foreigners trance, which may have soul from effects (reading 4)."""
        old = Placed("Host", attached={"soul:0": ["One"]})
        match = table(LATEST, {**PAIR, "FL:0": [old], "hand:0": ["Union"]})
        match.answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert souls(match, "FL:0") == ["One", "Host", "Guest"]

    @rule("5.13.1.3", "11.6.1.2.1")
    def test_a_tranceunion_comes_with_its_soul(self) -> None:
        """It is deployed when the pair has become its soul: what triggers by that counts it."""
        deep = member(
            "Deep", 7000, "tranceunion", "AUTO EX Soul 2: When this member is deployed by trance, draw a card."
        )
        match = table(LATEST, {**PAIR, "hand:0": ["Deep"]}, deep)
        match.answer("trance:FL>BL").passes().answer("find:Deep").answer("place:FR")
        assert match.count("hand:0") == 1

    @rule("1.3.3", "5.13.1", both=True)
    @both_editions
    def test_an_effect_trances_into_nobody_who_cannot_be_deployed(self, book: Rulebook) -> None:
        shy = member("Shy", 7000, "tranceunion", "CONT (Hand): This card cannot be deployed.")
        caller = member("Caller", 1000, "logicalist", "ACT: Trance.")
        match = table(book, {**PAIR, "FR:0": ["Caller"], "hand:0": ["Shy", "Union"]}, shy, caller).answer("act:FR:1")
        match.answer("trance:FL>BL").answer("pass")
        assert match.offered == ["find:Union"]
