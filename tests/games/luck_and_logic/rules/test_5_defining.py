"""5.12, 5.13, 5.16, 5.17. Deploying, trancing, logic defining and intercepting by effect, and from opened zones."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import (
    FIRST,
    LATEST,
    Zones,
    battle,
    both_editions,
    card,
    circles,
    member,
    table,
)

rule = pytest.mark.rule


def actor(*text: str, limit: int = 1) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text, limit=limit)


class TestDeploying:
    @rule("5.12.3", both=True)
    @both_editions
    def test_by_effect_it_goes_otherwise_than_by_rule(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Deploy a member from your hand."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["Dear"]}, actor(text))
        assert "deploy:Dear" not in match.offered
        match.answer("act:FL:1").answer("deploy:Dear").answer("place:FR")
        assert circles(match) == {"FL": "Actor", "FR": "Dear"}

    @rule("5.13.1", both=True)
    @both_editions
    @pytest.mark.parametrize("zone", ["deck:0", "hand:0"])
    def test_to_trance_is_to_deploy_a_tranceunion_of_the_deck_or_the_hand(self, book: Rulebook, zone: str) -> None:
        comer = member("Comer", 7000, "tranceunion", "AUTO: When this member is deployed by trance, draw a card.")
        zones: Zones = {"FL:0": ["Host"], "BL:0": ["Guest"], "level:0": ["Blank"], zone: ["Comer"]}
        match = table(book, zones, comer).answer("trance:FL>BL")
        match.answer("search" if zone == "deck:0" else "pass").answer("find:Comer").answer("place:FR")
        assert circles(match) == {"FR": "Comer"}
        assert match.count("hand:0") == 1


class TestZonesThatEffectsOpen:
    @rule("5.13.1.2.4")
    @pytest.mark.parametrize("opened", [True, False])
    def test_the_tranceunion_of_a_trance_is_taken_from_there(self, opened: bool) -> None:
        text = "CONT: The drop zone is open to your trances."
        zones: Zones = {
            "FL:0": ["Host"],
            "BL:0": ["Guest"],
            "BR:0": ["Actor"],
            "level:0": ["Blank"],
            "drop:0": ["Union", "Dear Union"],
        }
        match = table(LATEST, zones, actor(*[text] * opened)).answer("trance:FL>BL")
        assert ("take" in match.offered) is opened
        if opened:
            match.answer("take")
            assert match.offered == ["find:Union"], "the other one cannot be paid for"
            match.answer("find:Union").answer("place:FL")
            assert circles(match) == {"FL": "Union", "BR": "Actor"}
            assert match.names("drop:0") == ["Dear Union"]

    @rule("5.13.1.2.4")
    def test_nothing_is_to_be_taken_where_no_tranceunion_lies(self) -> None:
        text = "CONT: The drop zone is open to your trances."
        zones: Zones = {"FL:0": ["Host"], "BL:0": ["Guest"], "BR:0": ["Actor"], "drop:0": ["One"]}
        assert "take" not in table(LATEST, zones, actor(text)).answer("trance:FL>BL").offered

    @rule("5.16.1.1", "5.16.1.2")
    @pytest.mark.parametrize("opened", [True, False])
    def test_a_card_is_logic_defined_from_there_or_from_the_hand(self, opened: bool) -> None:
        text = "CONT: The drop zone is open to your logic definitions."
        zones: Zones = {"FL:0": ["Actor"], "FR:1": ["Nine"], "hand:0": ["Blank"], "drop:0": ["Plus Two"]}
        match = battle(LATEST, zones, actor(*[text] * opened, limit=3)).answer("attack:FL>FR")
        assert match.offered == ["pass", "define:Blank", *["define:Plus Two"] * opened]
        if opened:
            match.answer("define:Plus Two")
            assert match.names("battle:0") == ["Plus Two"]
            assert match.count("drop:0") == 0

    @rule("5.16.1.2")
    def test_the_same_card_in_both_zones_is_offered_twice(self) -> None:
        text = "CONT: The drop zone is open to your logic definitions."
        zones: Zones = {"FL:0": ["Actor"], "FR:1": ["Nine"], "hand:0": ["Blank"], "drop:0": ["Blank"]}
        match = battle(LATEST, zones, actor(text, limit=3)).answer("attack:FL>FR")
        assert len(set(match.offered)) == 3
        match.answer(match.offered[2])
        assert (match.count("hand:0"), match.count("drop:0")) == (1, 0)


class TestLogicDefiningByEffect:
    text = "logic define a card from your hand."

    @rule("5.16.1", "5.16.2", both=True)
    @both_editions
    def test_a_text_places_a_card_into_the_battle_zone_whatever_the_limit(self, book: Rulebook) -> None:
        """Before anybody is asked to; the card adjusts the member, and counts for the limit of the step."""
        definer = actor(f"AUTO: When this member attacks, {self.text}", limit=1)
        zones: Zones = {"FL:0": ["Actor"], "FR:1": ["Nine"], "hand:0": ["Plus Two", "Blank"], "hand:1": ["Blank"]}
        match = battle(book, zones, definer).answer("attack:FL>FR").answer("logic-define:Plus Two")
        assert match.names("battle:0") == ["Plus Two"]
        assert match.power("FL:0") == 3000
        assert (match.asked, match.prompt) == (1, "ask-define")
        match.passes()
        assert match.prompt != "ask-define", "the limit leaves no room for the attacking side"

    @rule("5.16.1", both=True)
    @both_editions
    def test_outside_of_a_battle_nothing_is_defined(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["Plus Two"]}, actor(f"ACT: {self.text.capitalize()}"))
        match.answer("act:FL:1")
        if match.prompt == "ask-logic-define":
            match.answer("logic-define:Plus Two")
        assert match.names("hand:0") == ["Plus Two"]


class TestDefiningSeveral:
    @rule("9.7.4.2", "5.16.1", both=True)
    @both_editions
    def test_cards_that_one_effect_defines_come_at_the_same_time_and_answer_each_other(self, book: Rulebook) -> None:
        echo = card("Echo", "tactics", "AUTO: When you logic define a tactics, stock the top card of your deck.")
        caller = member(
            "Caller", 3000, "logicalist", "AUTO: When this member attacks, logic define all cards in your hand."
        )
        match = battle(book, {"FL:0": ["Caller"], "FR:1": ["Nine"], "hand:0": ["Echo", "Echo"]}, caller, echo)
        match.answer("attack:FL>FR")
        while match.offered[0].startswith("play"):
            match.answer(match.offered[0])
        assert match.count("stock:0") == 4


class TestIntercepting:
    @rule("5.17.1", book="luck-and-logic-1.00")
    def test_in_the_first_edition_an_effect_may_make_a_member_intercept(self) -> None:
        text = (
            "AUTO: At the beginning of your opponent's logic definition step, intercept with up to one of your members."
        )
        caller = member("Caller", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Three"], "BL:1": ["Guard"], "BR:1": ["Caller"], "hand:0": ["Blank"]}
        match = battle(FIRST, zones, caller).answer("attack:FL>FR").answer()
        assert match.power("FR:1") == 3000
        assert match.prompt == "ask-interpose"
        match.answer("interpose:BL:1")
        assert match.names("intercept:1") == ["Guard"]
        assert match.power("FR:1") == 5000

    @rule("5.17.1", book="luck-and-logic-1.00")
    def test_a_member_without_the_icon_does_not(self) -> None:
        text = (
            "AUTO: At the beginning of your opponent's logic definition step, intercept with all of your other members."
        )
        caller = member("Caller", 1000, "logicalist", text)
        members: Zones = {"FR:1": ["Three"], "BL:1": ["Guard"], "BC:1": ["One"], "BR:1": ["Caller"]}
        zones: Zones = {**members, "FL:0": ["Nine"], "hand:0": ["Blank"]}
        match = battle(FIRST, zones, caller).answer("attack:FL>FR").answer()
        assert match.names("intercept:1") == ["Guard"]
        assert circles(match, 1) == {"FR": "Three", "BC": "One", "BR": "Caller"}
