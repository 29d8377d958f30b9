"""3. Owners and masters of cards, abilities and effects, and whom "you", "your opponent" and "their" mean."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.luck_and_logic.soul import soul_of
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import Placed, Zones, battle, both_editions, circles, member, table

rule = pytest.mark.rule

THIEF = member("Thief", 1000, "logicalist", "ACT [1/turn]: Deploy a member from your opponent's drop zone.")


def robbed(book: Rulebook, *text: str, **more: Any) -> ScenarioMatch:
    """Seat 0 has deployed "Loot" of seat 1, which lay in that player's drop zone, on its front left circle."""
    zones: Zones = {"BL:0": ["Thief"], "drop:1": ["Loot"], "FC:0": ["One"], "FC:1": ["Two"], **more}
    match = table(book, zones, THIEF, member("Loot", 2000, "logicalist", *text))
    return match.answer("act:BL:1").answer("place:FL")


class TestOwners:
    @rule("3.1.1", "3.1.1.1", both=True)
    @both_editions
    def test_the_owner_is_who_had_the_card_in_the_deck(self, book: Rulebook) -> None:
        decks = [starter.deck for starter in book.decks.starters()[:2]]
        match = Match.begin(book, (decks[0], decks[1]), b"owners")
        owned = {number: sum(sum(section.values()) for section in decks[number].sections.values()) for number in (0, 1)}
        assert {seat: match.state.owner.count(seat) for seat in (0, 1)} == owned
        for zone, cards in match.state.zones.items():
            assert {match.state.owner[card] for card in cards} <= {zone.player}

    @rule("3.1.1", "3.1.1.1", "3.1.2.1", both=True)
    @both_editions
    def test_a_card_keeps_its_owner_where_another_player_is_its_master(self, book: Rulebook) -> None:
        match = robbed(book)
        loot = match.card("FL:0")
        assert (match.match.state.owner[loot], match.match.master(loot)) == (1, 0)


class TestMasters:
    @rule("3.1.2", "3.1.2.1", both=True)
    @both_editions
    def test_the_master_of_a_card_is_whose_zone_it_is_in(self, book: Rulebook) -> None:
        """It is one of your members for the one, and none of your members for the other."""
        chief = member("Chief", 1000, "logicalist", "CONT: All of your members get power +500.")
        match = table(book, {"BL:0": ["Thief"], "BR:0": ["Chief"], "FL:1": ["Chief"], "drop:1": ["Two"]}, THIEF, chief)
        match.answer("act:BL:1").answer("place:FL")
        assert match.power("FL:0") == 2500
        assert match.asked == 0
        assert "rearrange:Two" in match.offered or "rearrange:FL" in match.offered

    @rule("4.1.7", both=True)
    @both_editions
    @pytest.mark.parametrize(("text", "zone"), [("Drop this member", "drop"), ("Stock this member", "stock")])
    def test_a_card_goes_to_the_zone_of_its_master_where_no_player_is_named(
        self, book: Rulebook, text: str, zone: str
    ) -> None:
        """Whoever owns it."""
        match = robbed(book, f"ACT: {text}.").answer("act:FL:1")
        assert match.names(f"{zone}:0") == ["Loot"]
        assert match.count(f"{zone}:1") == 0

    @rule("4.1.7", both=True)
    @both_editions
    def test_a_text_that_names_a_player_means_that_player(self, book: Rulebook) -> None:
        match = robbed(book, "ACT: Return this member to your opponent's hand.").answer("act:FL:1")
        assert (match.names("hand:1"), match.names("hand:0")) == (["Loot"], [])
        text = "ACT: Put all of your opponent's members into your level zone."
        match = robbed(book, text).answer("act:FL:1")
        assert (match.names("level:0"), match.names("level:1")) == (["Two"], [])

    @rule("4.1.7", both=True)
    @both_editions
    def test_soul_stays_with_the_master_of_its_member(self, book: Rulebook) -> None:
        """12.2.1: it goes where the member goes."""
        zones: Zones = {
            "BL:0": ["Thief"],
            "drop:1": ["Host"],
            "BR:0": ["Guest"],
            "hand:0": ["Union"],
            "level:0": ["Blank"],
        }
        match = table(book, zones, THIEF).answer("act:BL:1").answer("place:FR").answer("trance:FR>BR").passes()
        match.answer("find:Union").answer("place:FC")
        assert sorted(match.names("soul:0")) == ["Guest", "Host"]
        assert len(soul_of(match.match, match.card("FC:0"))) == 2

    @rule("3.1.2.2", "3.1.2.2.1", both=True)
    @both_editions
    def test_the_master_of_a_continuous_ability_is_that_of_its_card(self, book: Rulebook) -> None:
        match = robbed(book, "CONT: All of your other members get power +500.")
        assert (match.power("FC:0"), match.power("FC:1")) == (1500, 2000)

    @rule("3.1.2.2.2", both=True)
    @both_editions
    def test_the_master_of_an_auto_ability_is_that_of_its_card(self, book: Rulebook) -> None:
        match = robbed(book, "AUTO: When this member is deployed, draw a card.")
        assert (match.count("hand:0"), match.count("hand:1")) == (1, 0)

    @rule("3.1.2.2.2", both=True)
    @both_editions
    def test_the_master_of_a_delayed_trigger_is_that_of_the_effect_that_made_it(self, book: Rulebook) -> None:
        """Even after the card that made it has gone to the other player."""
        text = "ACT: At the end of turn, draw a card. Return this member to your opponent's hand."
        match = robbed(book, text, **{"hand:1": ["Blank"], "stock:0": []}).answer("act:FL:1").passes(2)
        assert match.match.state.turn == 4
        assert match.count("hand:0") == 1

    @rule("3.1.2.2.3", both=True)
    @both_editions
    def test_the_master_of_an_activated_ability_is_who_plays_it(self, book: Rulebook) -> None:
        match = robbed(book, "ACT [1/turn]: [(1)] Draw a card.", **{"stock:0": ["One"], "stock:1": ["Two"]})
        match.answer("act:FL:1")
        assert (match.count("stock:0"), match.count("stock:1")) == (0, 1)
        assert (match.count("hand:0"), match.count("hand:1")) == (1, 0)

    @rule("3.1.2.3", "3.1.2.3.1", both=True)
    @both_editions
    def test_an_action_without_a_player_is_done_by_the_master_of_the_effect(self, book: Rulebook) -> None:
        """In the opponent's turn as well, and although it is the other player's member that has lost."""
        text = "AUTO: When your opponent's member attacks, discard a card, and draw a card."
        zones: Zones = {"FL:0": ["Three"], "BL:1": ["Witness"], "hand:0": ["One"], "hand:1": ["One", "Two"]}
        match = battle(book, zones, member("Witness", 1000, "logicalist", text)).answer("attack:FL>FL")
        assert match.asked == 1
        match.answer("discard:One")
        assert (match.names("drop:0"), match.names("drop:1")[0]) == ([], "One")


class TestWhoIsMeant:
    @rule("3.3.1", "3.3.2", book="luck-and-logic-1.00")
    @both_editions
    def test_you_is_the_master_of_the_card_and_your_opponent_the_other_player(self, book: Rulebook) -> None:
        """Also of a card that belongs to the other one."""
        match = robbed(book, "ACT [1/turn]: Draw a card, and your opponent draws two cards.").answer("act:FL:1")
        assert (match.count("hand:0"), match.count("hand:1")) == (1, 2)

    @rule("3.3.3", book="luck-and-logic-1.00")
    @both_editions
    def test_their_speaks_of_the_player_named_before(self, book: Rulebook) -> None:
        """Who chooses among their own."""
        text = "ACT: Your opponent drops one of their members."
        zones: Zones = {"FL:0": ["Bully"], "FC:0": ["One"], "FL:1": ["Two"], "FC:1": ["Three"]}
        match = table(book, zones, member("Bully", 1000, "logicalist", text)).answer("act:FL:1")
        assert (match.asked, len(match.offered)) == (1, 2)
        match.answer(match.offered[0])
        assert len(circles(match, 1)) == 1
        assert len(circles(match)) == 2

    @rule("3.3.3", "3.3.3.1", book="luck-and-logic-1.00")
    @both_editions
    def test_their_speaks_of_both_players_if_both_were_named(self, book: Rulebook) -> None:
        text = "ACT: Each player drops one of their Foreigners."
        zones: Zones = {"FL:0": ["Bully"], "FC:0": ["Guest"], "FL:1": ["Guest"], "FC:1": ["Three"]}
        match = table(book, zones, member("Bully", 1000, "logicalist", text)).answer("act:FL:1")
        assert circles(match) == {"FL": "Bully"}
        assert circles(match, 1) == {"FC": "Three"}
        assert (match.names("drop:0"), match.names("drop:1")) == (["Guest"], ["Guest"])


class TestWhosever:
    @rule("4.1.8", both=True)
    @both_editions
    def test_a_card_of_any_player_may_be_chosen_where_none_is_named(self, book: Rulebook) -> None:
        text = "ACT: Choose one of both players' members, and it gets power +500 until end of turn."
        zones: Zones = {"FL:0": ["Fair"], "FL:1": ["Two"]}
        match = table(book, zones, member("Fair", 1000, "logicalist", text)).answer("act:FL:1")
        assert len(match.offered) == 2
        match.answer("choose:FL:1")
        assert match.power("FL:1") == 2500

    @rule("4.1.8", both=True)
    @both_editions
    def test_so_it_is_with_cards_in_any_open_zone(self, book: Rulebook) -> None:
        text = "ACT: Deploy a Foreigner from either player's drop zone."
        digger = member("Digger", 1000, "logicalist", text)
        mine = member("Mine", 2000, "foreigner")
        zones: Zones = {"FL:0": ["Digger"], "drop:0": ["Mine", "One"], "drop:1": ["Guest", "Two"]}
        match = table(book, zones, digger, mine).answer("act:FL:1")
        assert sorted(match.offered) == ["deploy:Guest", "deploy:Mine"]
        match.answer("deploy:Guest").answer("place:FC")
        assert circles(match) == {"FL": "Digger", "FC": "Guest"}

    @rule("4.1.8", both=True)
    @both_editions
    def test_what_is_said_of_members_without_a_player_is_said_of_all(self, book: Rulebook) -> None:
        text = "CONT: All of both players' crimson members get power +500."
        zones: Zones = {"FL:0": ["Fair"], "FL:1": ["Two"], "drop:1": [Placed("Two")]}
        match = table(book, zones, member("Fair", 1000, "logicalist", text))
        assert [match.power(each) for each in ("FL:0", "FL:1", "drop:1")] == [1500, 2500, 2000]

    @rule("4.2.1.2", "3.1.2.1", both=True)
    @both_editions
    def test_a_card_that_is_set_face_down_to_a_gate_of_the_opponent_is_the_opponents_to_look_at(
        self, book: Rulebook
    ) -> None:
        """Who controls a card is whose zone it is in, and no matter who owns it."""
        text = "ACT: Choose one of your opponent's gates, and set a card from your hand face down to it."
        zones: Zones = {"FL:0": ["Layer"], "hand:0": ["Nine"]}
        match = table(book, zones, member("Layer", 1000, "logicalist", text)).answer("act:FL:1")
        match.answer("choose:gate-FL:1")
        assert match.match.master(match.card("set-FL:1")) == 1
        for viewer, sees in ((0, False), (1, True), (None, False)):
            (card,) = view(match.match, viewer).zones["set-FL:1"].cards
            assert (card.definition is not None) is sees


class TestDecksOfTexts:
    @rule("4.1.7", "1.3.1", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("said", "places"),
        [("put it on the bottom of your deck", "deck:0"), ("shuffle it into your deck", "deck:0"),
         ("shuffle it and put it on the bottom of your deck", "deck:0"),
         ("put it on top of your opponent's deck", "deck:1")],
    )  # fmt: skip
    def test_a_card_goes_to_the_deck_that_the_text_names_whoever_owns_it(
        self, book: Rulebook, said: str, places: str
    ) -> None:
        """The loot is owned by seat 1, and seat 0 is its master."""
        text = f'ACT: Choose one of your members named "Loot", and {said}.'
        match = table(
            book,
            {"BL:0": ["Thief"], "drop:1": ["Loot"], "FC:0": ["Keeper"]},
            THIEF,
            member("Loot", 2000),
            member("Keeper", 1000, "logicalist", text),
        )
        match.answer("act:BL:1").answer("place:FL").answer("act:FC:1")
        assert [zone for zone in ("deck:0", "deck:1") if "Loot" in match.names(zone)] == [places]


class TestDropZonesOfOwners:
    @rule("10.4.1", both=True)
    @both_editions
    def test_who_is_dropped_for_another_one_on_the_same_circle_comes_to_its_owner(self, book: Rulebook) -> None:
        """The loot of seat 1 would be dropped for "One", and stays; so both are on the circle."""
        stays = "CONT: When this member would be dropped, draw a card instead."
        match = robbed(book, stays, **{"hand:0": ["One"]}).answer("deploy:One").answer("place:FL")
        assert circles(match)["FL"] == "One"
        assert (match.names("drop:0"), match.names("drop:1")) == ([], ["Loot"])

    @rule("5.24.1.1", book="luck-and-logic-1.00")
    @rule("5.24.1.1")
    @both_editions
    def test_so_does_a_card_that_is_to_be_set_to_what_has_gone(self, book: Rulebook) -> None:
        text = "ACT: Choose one of your other members, drop it, and set this member face up to it."
        match = robbed(book, text).answer("act:FL:1").answer("choose:FC")
        assert (match.names("drop:0"), match.names("drop:1")) == (["One"], ["Loot"])
