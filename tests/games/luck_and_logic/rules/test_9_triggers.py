"""9.3.3.2, 9.5.3.4, 9.7. What triggers, by which information, how often, and what an effect lets trigger later."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Zones, battle, both_editions, card, member, table

rule = pytest.mark.rule


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


class TestZoneMovement:
    cheap = member("Cheap", 1000, "logicalist", "CONT: All cards in your hand get cost -1.")

    @rule("9.7.4", "9.7.4.1", "9.7.4.1.1", both=True)
    @both_editions
    def test_between_open_and_closed_zones_the_open_one_counts(self, book: Rulebook) -> None:
        """The card costs 2 in the drop zone, and 1 in the hand."""
        texts = (
            "ACT [1/turn]: Return a card from your drop zone to your hand.",
            "AUTO: When a card with cost 2 or more is put into your hand from the drop zone, draw a card.",
            "ACT [1/turn]: Discard a card with cost 1.",
            "AUTO: When a card with cost 2 or more is put into your drop zone from the hand, draw a card.",
        )
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Cheap"], "drop:0": ["Dear"]}
        match = table(book, zones, actor(*texts), self.cheap).answer("act:FL:1")
        assert match.count("hand:0") == 2
        match.answer("act:FL:3").answer("discard:Dear")
        assert match.names("drop:0") == ["Dear"]
        assert match.count("hand:0") == 2, "one was drawn for it"

    @rule("9.7.4.1.2", book="luck-and-logic-1.00")
    @rule("9.7.4.1.2")
    @both_editions
    def test_of_a_card_that_left_the_field_the_field_counts(self, book: Rulebook) -> None:
        texts = (
            "CONT: All of your other members get power +1000.",
            "ACT [1/turn]: Drop one of your other members.",
            "AUTO: When a member with power 2000 or more is put into your drop zone, draw a card.",
        )
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["One"]}, actor(*texts)).answer("act:FL:2")
        assert match.names("drop:0") == ["One"]
        assert match.count("hand:0") == 1

    @rule("9.7.4.1.3", both=True)
    @both_editions
    def test_between_other_open_zones_the_new_one_counts(self, book: Rulebook) -> None:
        texts = (
            "CONT: All cards in your drop zone get cost +1.",
            "ACT [1/turn]: Choose a face-up card from your level zone, and drop it.",
            "AUTO: When a card with cost 1 or more is put into your drop zone from the level zone, draw a card.",
        )
        match = table(book, {"FL:0": ["Actor"], "level:0": ["Blank"]}, actor(*texts)).answer("act:FL:2")
        assert match.count("hand:0") == 1

    @rule("9.7.4.2", both=True)
    @both_editions
    def test_a_card_that_arrives_at_the_same_time_has_seen_it(self, book: Rulebook) -> None:
        echo = card("Echo", "tactics", "AUTO (Drop): When a Foreigner is put into your drop zone, draw a card.")
        together = actor("ACT [1/turn]: Drop all cards in your hand.")
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["Guest", "Echo"]}, together, echo).answer("act:FL:1")
        assert match.count("hand:0") == 1
        late = actor("ACT: Discard a card.")
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["Guest", "Echo"]}, late, echo)
        match.answer("act:FL:1").answer("discard:Guest").answer("act:FL:1")
        assert match.names("drop:0") == ["Guest", "Echo"]
        assert match.count("hand:0") == 0


class TestDelayed:
    @rule("9.7.5", "9.7.5.1", both=True)
    @both_editions
    @pytest.mark.parametrize(("words", "times"), [("Once", 1), ("Until end of turn", 2)])
    def test_it_triggers_once_unless_a_duration_is_given(self, book: Rulebook, words: str, times: int) -> None:
        text = f"ACT [1/turn]: {words}, when your member is deployed, stock the top card of your deck."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One", "Two"]}, actor(text)).answer("act:FL:1")
        assert match.count("stock:0") == 0
        match.answer("deploy:One").answer("place:FR").answer("deploy:Two").answer("place:FC")
        assert match.count("stock:0") == times

    @rule("9.7.5", both=True)
    @both_editions
    def test_it_triggers_even_if_the_card_that_made_it_has_gone(self, book: Rulebook) -> None:
        text = "ACT: Once, when your member is deployed, stock the top card of your deck. Drop this member."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text)).answer("act:FL:1")
        match.answer("deploy:One").answer("place:FR")
        assert match.count("stock:0") == 1

    @rule("9.7.5", both=True)
    @both_editions
    def test_at_the_end_of_the_turn_it_is_the_member_meant_before(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Choose one of your other members, and at the end of turn, drop it."
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["One"], "FC:0": ["Two"]}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("choose:FR")
        assert match.count("drop:0") == 0
        match.passes()
        while match.match.state.turn == 3 and match.match.decision is not None:
            match.passes()
        assert match.names("drop:0") == ["One"]


class TestSituations:
    @rule("9.7.6", "9.7.6.1", both=True)
    @both_editions
    def test_it_triggers_once_when_it_has_come_about(self, book: Rulebook) -> None:
        texts = "AUTO: Whenever you have no cards in your hand, draw a card.", "ACT [1/turn]: Discard a card."
        match = table(book, {"FL:0": ["Actor"]}, actor(*texts))
        assert (match.count("hand:0"), match.prompt) == (1, "ask-main-phase")
        match.answer("act:FL:2")
        assert (match.count("hand:0"), match.count("drop:0")) == (1, 1)

    @rule("9.7.6.1", both=True)
    @both_editions
    def test_if_it_is_still_so_afterwards_it_triggers_again(self, book: Rulebook) -> None:
        text = "AUTO: Whenever you have two or fewer cards in your hand, draw a card."
        assert table(book, {"FL:0": ["Actor"]}, actor(text)).count("hand:0") == 3


class TestPriming:
    @rule("9.3.3.2", both=True)
    @both_editions
    def test_an_invalid_ability_is_not_primed_and_is_not_made_up_for(self, book: Rulebook) -> None:
        watcher = member("Watcher", 1000, "foreigner", "AUTO: When your other member is deployed, draw a card.")
        text = "ACT [1/turn]: Deploy a Logicalist from your hand, and deploy a Foreigner from your hand."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One", "Watcher"]}
        match = table(book, zones, actor(text), watcher).answer("act:FL:1")
        while match.prompt != "ask-main-phase":
            match.answer(next(key for key in match.offered if key not in ("place:FL", "pass")))
        assert match.count("hand:0") == 0, "it was in the hand when the other one was deployed"

    @rule("9.7.3.2", both=True)
    @both_editions
    def test_what_cannot_be_played_any_more_is_cancelled(self, book: Rulebook) -> None:
        texts = (
            "ACT [1/turn]: Drop all of your other members.",
            "AUTO [1/turn]: When your other member is dropped, draw a card.",
        )
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["One"], "FC:0": ["Two"]}
        match = table(book, zones, actor(*texts)).answer("act:FL:1")
        assert match.count("hand:0") == 1
        assert not match.match.state.standing_by
        assert match.prompt == "ask-main-phase"

    @rule("9.5.3.4", both=True)
    @both_editions
    def test_check_timing_goes_on_until_nothing_is_primed(self, book: Rulebook) -> None:
        """What the first ability triggers is played before anybody is asked to intercept."""
        drawer = member("Drawer", 1000, "logicalist", "AUTO: When this member attacks, draw a card.")
        text = "AUTO: When a card is put into your hand, this member gets power +1000 until end of turn."
        zones: Zones = {"FL:0": ["Drawer"], "FC:0": ["Actor"], "FR:1": ["Nine"], "BL:1": ["Guard"]}
        match = battle(book, zones, drawer, actor(text)).answer("attack:FL>FR")
        assert match.prompt == "ask-intercept"
        assert match.power("FC:0") == 2000
