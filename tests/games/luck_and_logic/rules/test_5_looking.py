"""5.5, 5.7, 5.12 to 5.19, 5.24. Shuffling, looking, deploying, zones that effects open, revealing, Set cards."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.editions import number
from engine.games.luck_and_logic.setting import set_cards_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    FIRST,
    LATEST,
    Zones,
    battle,
    both_editions,
    circles,
    member,
    table,
)

rule = pytest.mark.rule


def actor(*text: str, limit: int = 1) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text, limit=limit)


def seen(match: ScenarioMatch, viewer: int, zone: str) -> list[str]:
    """The names of the cards of a zone that somebody sees."""
    return [each.definition.name for each in view(match.match, viewer).zones[zone].cards if each.definition]


class TestShuffling:
    @rule("5.5.1.1", both=True)
    @both_editions
    def test_a_deck_of_one_card_is_shuffled_too(self, book: Rulebook) -> None:
        match = table(
            book, {"FL:0": ["Actor"], "deck:0": ["One"]}, actor("ACT: Shuffle your deck."), filler=("", "Blank")
        )
        match.answer("act:FL:1")
        assert "shuffles" in match.told
        assert match.names("deck:0") == ["One"]

    @rule("5.5.2", both=True)
    @both_editions
    def test_a_group_of_cards_is_shuffled_by_itself(self, book: Rulebook) -> None:
        """Nobody says their order, the other cards of the deck keep theirs, and it is not always the same."""
        text = "ACT [1/turn]: Shuffle all cards in your hand and put them on the bottom of your deck."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One", "Two", "Three"], "deck:0": ["Nine", "Guest"]}
        orders = set()
        for seed in (b"1", b"2", b"3", b"4"):
            match = table(book, zones, actor(text), seed=seed, filler=("", "Blank")).answer("act:FL:1")
            assert match.prompt == "ask-main-phase"
            assert match.names("deck:0")[3:] == ["Guest", "Nine"]
            orders.add(tuple(match.names("deck:0")[:3]))
        assert {tuple(sorted(order)) for order in orders} == {("One", "Three", "Two")}
        assert len(orders) > 1


class TestLookingAtUpToSoMany:
    text = "ACT: Look at up to two cards from the top of your deck."

    @rule("5.7.2", "5.7.3.1", "5.7.3.2", "5.7.3.3", "5.7.3.4", both=True)
    @both_editions
    def test_one_more_is_seen_each_time_until_it_is_enough(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, actor(self.text)).answer("act:FL:1")
        assert match.rule == number(match.match, "5.7.3.2")
        assert seen(match, 0, "deck:0") == []
        match.answer("yes")
        assert seen(match, 0, "deck:0") == ["One"]
        match.answer("yes")
        assert seen(match, 0, "deck:0") == ["Two", "One"]
        assert seen(match, 1, "deck:0") == []
        assert match.offered == ["seen"], "there is no third"
        match.answer("seen")
        assert seen(match, 0, "deck:0") == []

    @rule("5.7.2", "5.7.3.2", both=True)
    @both_editions
    @pytest.mark.parametrize("looked", [0, 1])
    def test_the_player_may_end_it_before_each(self, book: Rulebook, looked: int) -> None:
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, actor(self.text)).answer("act:FL:1")
        for _ in range(looked):
            match.answer("yes")
        match.answer("no")
        assert seen(match, 0, "deck:0") == ["One"][:looked]

    @rule("5.7.2", both=True)
    @both_editions
    def test_the_text_goes_on_with_what_was_seen(self, book: Rulebook) -> None:
        text = f"{self.text} Return a card from among them to your hand."
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"]}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("yes").answer("no")
        assert match.names("hand:0") == ["One"]


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


class TestRevealing:
    @rule("5.19.2", book="luck-and-logic-1.00")
    @rule("5.19.2")
    @both_editions
    def test_a_card_revealed_as_a_cost_is_seen_until_the_ability_has_resolved(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: [Reveal a card from your hand] Draw up to one card."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text)).answer("act:FL:1")
        assert match.prompt == "ask-draw"
        assert seen(match, 1, "hand:0") == ["One"]
        match.answer("no")
        assert seen(match, 1, "hand:0") == []


class TestSetCards:
    @rule("5.24.1.1", book="luck-and-logic-1.00")
    @rule("5.24.1.1")
    @both_editions
    def test_a_card_is_dropped_if_its_bearer_is_gone_when_it_is_to_be_set(self, book: Rulebook) -> None:
        text = "ACT: Choose one of your other members, drop it, and set a card from your hand face down to it."
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["One"], "hand:0": ["Blank"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert match.names("drop:0") == ["One", "Blank"]
        assert match.count("set-FR:0") == 0

    @rule("5.24.5", both=True)
    @both_editions
    def test_several_keep_the_order_in_which_they_were_set(self, book: Rulebook) -> None:
        text = "ACT: Set a card from your hand face down to this member."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One", "Two", "Three"]}, actor(text))
        for name in ("Two", "Three", "One"):
            match.answer("act:FL:1")
            if match.prompt == "ask-set":
                match.answer(f"set:{name}")
        match.answer("rearrange:FL").answer("place:BR")
        assert match.names("set-BR:0") == ["Two", "Three", "One"]
        there = set_cards_of(match.match, match.card("BR:0"))
        assert [match.match.state.definition[each].name for each in there] == ["Two", "Three", "One"]
