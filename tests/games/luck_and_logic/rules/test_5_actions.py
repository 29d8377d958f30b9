"""5. Specific actions, as texts order them."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    Placed,
    Zones,
    both_editions,
    circles,
    member,
    table,
)

rule = pytest.mark.rule


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


def seen(match: ScenarioMatch, viewer: int, zone: str) -> list[str]:
    """The names of the cards of a zone that somebody sees."""
    return [each.definition.name for each in view(match.match, viewer).zones[zone].cards if each.definition]


class TestOrientation:
    @rule("5.2", "5.2.1", "4.1.3.1", "4.1.3.1.1", "4.1.3.1.2", both=True)
    @both_editions
    def test_members_stand_and_rest(self, book: Rulebook) -> None:
        texts = "ACT [1/turn]: [Rest this member] Draw a card.", "ACT [1/turn]: Stand this member."
        match = table(book, {"FL:0": ["Actor"]}, actor(*texts))
        match.answer("act:FL:1")
        assert match.rested("FL:0")
        match.answer("act:FL:2")
        assert not match.rested("FL:0")

    @rule("1.3.2.1", both=True)
    @both_editions
    def test_what_is_so_already_does_not_become_so(self, book: Rulebook) -> None:
        texts = "ACT [1/turn]: Stand this member.", "AUTO: When this member stands, draw a card."
        match = table(book, {"FL:0": ["Actor"]}, actor(*texts)).answer("act:FL:1")
        assert match.count("hand:0") == 0

    @rule("5.3", "5.3.1", "4.1.3.2", "4.1.3.2.1", both=True)
    @both_editions
    def test_cards_are_turned_over(self, book: Rulebook) -> None:
        text = "ACT: Choose a face-up card from your level zone, and turn it face down."
        match = table(book, {"FL:0": ["Actor"], "level:0": ["Blank"]}, actor(text))
        match.answer("act:FL:1")
        assert match.face_down("level:0") == 1
        assert seen(match, 1, "level:0") == []


class TestDecks:
    @rule("5.6", "5.6.1", "5.6.2", both=True)
    @both_editions
    def test_draw_several_cards(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["Actor"]}, actor("ACT: Draw two cards."))
        assert match.answer("act:FL:1").count("hand:0") == 2

    @rule("5.6.3", "5.6.3.1", "5.6.3.2", "5.6.3.3", both=True)
    @rule("1.3.5.1", both=True)
    @both_editions
    @pytest.mark.parametrize("answers", [[], ["yes"], ["yes", "yes"]])
    def test_draw_up_to_so_many_cards_one_after_the_other(self, book: Rulebook, answers: list[str]) -> None:
        match = table(book, {"FL:0": ["Actor"]}, actor("ACT [1/turn]: Draw up to two cards."))
        match.answer("act:FL:1")
        for answer in answers:
            match.answer(answer)
        if len(answers) < 2:
            match.answer("no")
        assert match.count("hand:0") == len(answers)
        assert match.prompt == "ask-main-phase"

    @rule("5.7", "5.7.1", "5.23", "5.23.1", "5.23.2", "5.23.2.1", "5.23.3", both=True)
    @both_editions
    def test_only_the_player_sees_the_cards_looked_at_and_only_meanwhile(self, book: Rulebook) -> None:
        text = "ACT: Look at the top two cards of your deck."
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert seen(match, 0, "deck:0") == ["Two", "One"]
        assert seen(match, 1, "deck:0") == []
        match.answer("seen")
        assert seen(match, 0, "deck:0") == []
        assert match.match.state.definition[match.card("deck:0")].name == "One"

    @rule("4.5.2", "4.5.2.1", both=True)
    @both_editions
    def test_cards_of_the_deck_move_one_at_a_time_and_on_after_a_refresh(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Drop the top three cards of your deck."
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One"], "drop:0": ["Two"] * 6}
        match = table(book, zones, actor(text), filler=("", "Blank")).answer("act:FL:1")
        assert match.count("drop:0") == 2, "the first one went back into the deck"
        assert match.count("refresh:0") == 1
        assert match.count("deck:0") == 7 - 2 - 1

    @rule("5.5", "5.5.1", both=True)
    @both_editions
    def test_searching_ends_with_a_shuffle(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Search your deck for a Foreigner, return it to your hand, and shuffle your deck."
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Guest", "Two"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert match.offered == ["find:Guest"]
        match.answer("find:Guest")
        assert match.names("hand:0") == ["Guest"]
        assert "shuffles" in match.told


class TestMoving:
    @rule("5.8", "5.8.1", "5.9", "5.9.1", both=True)
    @both_editions
    def test_discard_and_drop(self, book: Rulebook) -> None:
        text = "ACT: [Discard a card] Choose one of your opponent's members, and drop it."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Blank"], "FR:1": ["Nine"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert match.names("drop:0") == ["Blank"]
        assert match.names("drop:1") == ["Nine"]

    @rule("5.4", "5.4.1", both=True)
    @both_editions
    def test_a_card_is_returned_to_a_zone(self, book: Rulebook) -> None:
        text = "ACT: Return a card from your drop zone to your hand."
        match = table(book, {"FL:0": ["Actor"], "drop:0": ["One"]}, actor(text))
        assert match.answer("act:FL:1").names("hand:0") == ["One"]

    @rule("5.10.1", both=True)
    @both_editions
    def test_cards_are_stocked_face_down_in_their_players_order(self, book: Rulebook) -> None:
        text = "ACT: Stock all cards in your hand."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One", "Two"]}, actor(text))
        match.answer("act:FL:1").answer("order:Two", "order:One")
        assert match.names("stock:0") == ["One", "Two"], "the first one chosen lies on top"
        assert match.face_down("stock:0") == 2

    @rule("5.11", "5.11.1", "5.11.2", both=True)
    @both_editions
    def test_members_swap_their_circles(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Choose one of your other members, and swap it and this member."
        fixed = member("Fixed", 1000, "logicalist", "CONT: This member cannot be moved.")
        zones: Zones = {"FL:0": ["Actor"], "BR:0": ["One"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert circles(match) == {"FL": "One", "BR": "Actor"}
        stuck: Zones = {"FL:0": ["Actor"], "BR:0": ["Fixed"]}
        match = table(book, stuck, actor(text), fixed).answer("act:FL:1")
        assert circles(match) == {"FL": "Actor", "BR": "Fixed"}

    @rule("5.18", "5.18.1", both=True)
    @rule("7.5.3.4", both=True)
    @both_editions
    @pytest.mark.parametrize("stock", [2, 3])
    def test_a_luck_drive_draws_a_card_for_three_of_the_stock(self, book: Rulebook, stock: int) -> None:
        match = table(book, {"stock:0": [Placed("One", face_down=True)] * stock})
        assert ("luck-drive" in match.offered) is (stock == 3)
        if stock == 3:
            match.answer("luck-drive")
            assert (match.count("stock:0"), match.count("drop:0"), match.count("hand:0")) == (0, 3, 1)

    @rule("5.18.1", "5.22.3", both=True)
    @both_editions
    @pytest.mark.parametrize("text", ["Luck drive. If you do", "You may luck drive. If you do"])
    @pytest.mark.parametrize(("stock", "power"), [(2, 1000), (3, 2000)])
    def test_who_could_not_luck_drive_has_not(self, book: Rulebook, text: str, stock: int, power: int) -> None:
        driver = actor(f"ACT [1/turn]: {text}, this member gets power +1000 until end of turn.")
        zones: Zones = {"FL:0": ["Actor"], "stock:0": [Placed("One", face_down=True)] * stock}
        match = table(book, zones, driver).answer("act:FL:1")
        if "yes" in match.offered:
            assert stock == 3
            match.answer("yes")
        assert match.power("FL:0") == power

    @rule("5.15.1", both=True)
    @both_editions
    def test_a_text_makes_a_level_boost(self, book: Rulebook) -> None:
        levels: Zones = {"FL:0": ["Actor"], "level:0": ["Blank", Placed("Teal", rested=True)]}
        match = table(book, levels, actor("ACT: Level boost.")).answer("act:FL:1")
        match.answer("level-boost:Blank")
        assert match.count("hand:0") == 1

    @rule("5.19", "5.19.1", "5.19.3", "5.19.3.1", "5.19.4", both=True)
    @both_editions
    def test_revealed_cards_are_seen_by_all_until_the_effect_ends(self, book: Rulebook) -> None:
        text = "ACT: Reveal a card from your hand, and draw up to one card."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert seen(match, 1, "hand:0") == ["One"]
        match.answer("no")
        assert seen(match, 1, "hand:0") == []


class TestTranceByEffect:
    @rule("5.12.3.2", "7.5.3.2", book="luck-and-logic-1.00")
    @rule("5.12.3.2", "7.5.3.2")
    @both_editions
    def test_it_asks_for_neither_level_nor_cost_and_is_none_of_the_turns_trances(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Actor"], "BL:0": ["Guest"], "FR:0": ["Host"], "deck:0": ["Dear Union", "Stranger"]}
        match = table(book, zones, actor("ACT [1/turn]: Trance."))
        match.answer("act:FL:1").answer("trance:FR>BL").answer("search")
        assert sorted(match.offered) == ["find:Dear Union", "find:Stranger"]
        match.answer("find:Stranger").answer("place:FR")
        assert circles(match) == {"FL": "Actor", "FR": "Stranger"}

    @rule("5.13.1.5")
    @rule("5.13.1.5", book="luck-and-logic-1.00")
    @both_editions
    def test_a_text_may_name_the_tranceunion(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Trance into a teal Tranceunion."
        zones: Zones = {"FL:0": ["Actor"], "BL:0": ["Guest"], "FR:0": ["Host"], "deck:0": ["Dear Union", "Stranger"]}
        match = table(book, zones, actor(text))
        match.answer("act:FL:1").answer("trance:FR>BL").answer("search")
        assert match.offered == ["find:Stranger"]


class TestLogicDriveByEffect:
    @rule("11.4.2.1", both=True)
    @both_editions
    def test_it_needs_no_soul_and_leaves_the_one_of_the_turn(self, book: Rulebook) -> None:
        driver = member("Driver", 3000, "tranceunion", "LD: [(1)] Draw two cards.")
        text = "ACT [1/turn]: Use a logic drive of one of your Tranceunions."
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Driver"], "stock:0": [Placed("One", face_down=True)]}
        match = table(book, zones, actor(text), driver).answer("act:FL:1")
        match.answer("logic-drive:FR:1")
        assert (match.count("hand:0"), match.count("stock:0")) == (2, 0)


@rule("1.2.5", both=True)
@both_editions
def test_a_text_wins_the_game_at_once(book: Rulebook) -> None:
    winner = member("Winner", 1000, "logicalist", "ACT: You win the game.")
    assert table(book, {"FL:0": ["Winner"]}, winner).answer("act:FL:1").outcome == (0, "1.2.5", "effect")
