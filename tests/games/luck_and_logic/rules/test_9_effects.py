"""1.3.3, 9.2, 9.6.3.1.5, 9.8, 9.9, 9.11. Effects: how long, in which order, on what, and by which information."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import FIRST, LATEST, Placed, Zones, battle, both_editions, member, table

rule = pytest.mark.rule


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


@rule("9.2.2.1", "9.8.1", both=True)
@both_editions
def test_an_instantaneous_effect_is_done_once_and_ends(book: Rulebook) -> None:
    match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor("ACT [1/turn]: Rest all of your members."))
    match.answer("act:FL:1").answer("deploy:One").answer("place:FR")
    assert match.rested("FL:0")
    assert not match.rested("FR:0")


@rule("1.3.3", both=True)
@both_editions
def test_who_cannot_draw_does_the_rest(book: Rulebook) -> None:
    warden = member("Warden", 1000, "logicalist", "CONT: Your opponent cannot draw cards.")
    zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One"], "FL:1": ["Warden"]}
    match = table(book, zones, actor("ACT: Draw two cards, and discard a card."), warden).answer("act:FL:1")
    assert match.count("hand:0") == 0
    assert match.names("drop:0") == ["One"]


@rule("1.3.3", both=True)
@both_editions
def test_a_prohibition_of_a_player_ends_with_its_duration(book: Rulebook) -> None:
    texts = "ACT [1/turn]: You cannot draw cards until end of turn.", "ACT: Draw a card."
    match = table(book, {"FL:0": ["Actor"]}, actor(*texts)).answer("act:FL:1").answer("act:FL:2")
    assert match.count("hand:0") == 0
    for _ in range(2):
        turn = match.match.state.turn
        while match.match.state.turn == turn:
            match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.match.state.turn == 5
    assert match.count("hand:0") > 0


@rule("1.3.3", both=True)
@both_editions
@pytest.mark.parametrize("forbidden", [True, False])
def test_who_cannot_intercept_is_not_asked(book: Rulebook, forbidden: bool) -> None:
    text = "AUTO: When this member attacks, your opponent cannot intercept until end of battle."
    zones: Zones = {"FL:0": ["Actor"], "FR:1": ["Nine"], "BL:1": ["Guard"]}
    match = battle(book, zones, actor(*[text] * forbidden)).answer("attack:FL>FR")
    assert (match.prompt == "ask-intercept") is not forbidden


class TestTwoDemands:
    text = "ACT [1/turn]: Choose one of your members and one of your Foreigners, and rest them."

    @rule("9.6.3.1.5")
    def test_they_are_met_in_the_order_of_the_text(self) -> None:
        match = table(LATEST, {"FL:0": ["Actor"], "FR:0": ["Guest"]}, actor(self.text)).answer("act:FL:1")
        assert match.offered == ["choose:FL", "choose:FR"]
        match.answer("choose:FL")
        assert match.rested("FL:0")
        assert match.rested("FR:0")

    @rule("9.6.3.1.5")
    def test_nothing_is_chosen_for_both(self) -> None:
        match = table(LATEST, {"FL:0": ["Actor"], "FR:0": ["Guest"]}, actor(self.text)).answer("act:FL:1")
        match.answer("choose:FR")
        assert match.prompt == "ask-main-phase"
        assert match.rested("FR:0")
        assert not match.rested("FL:0")


class TestOrder:
    setter = member("Setter", 1000, "logicalist", "CONT: All of your other members have power 5000.")
    adder = member("Adder", 1000, "logicalist", "CONT: All of your other members get power +2000.")

    @rule("9.9.1.2", book="luck-and-logic-1.00")
    def test_soul_counts_before_effects(self) -> None:
        champion = member(
            "Champion", 7000, "tranceunion", "ACT [1/turn]: This member has power 5000 until end of turn."
        )
        souls = {"soul:0": ["Host", "Guest"]}
        zones: Zones = {"FL:0": [Placed("Champion", attached=souls)], "FR:1": ["Guard"], "BL:1": ["Guard"]}
        plain = table(FIRST, {**zones, "level:0": ["Blank"]}, champion).passes().answer("attack:FL>FR")
        assert plain.power("FL:0") == 8500
        match = table(FIRST, {**zones, "level:0": ["Blank"]}, champion).answer("act:FL:1")
        match.passes().answer("attack:FL>FR")
        assert match.power("FL:0") == 5000

    @rule("9.9.1.4", book="luck-and-logic-1.00")
    @rule("9.9.1.4")
    @both_editions
    def test_what_changes_no_number_comes_first_whatever_numbers_come_to_be(self, book: Rulebook) -> None:
        booster = member("Booster", 1000, "logicalist", "CONT: All of your members get power +4000.")
        namer = member("Namer", 1000, "logicalist", "CONT: All of your members with power 5000 or more are also <Odd>.")
        reader = member("Reader", 1000, "logicalist", "CONT: All of your <Odd> members get limit +1.")
        zones: Zones = {"FL:0": ["Booster"], "FC:0": ["Namer"], "FR:0": ["Reader"], "BL:0": ["One"], "BC:0": ["Nine"]}
        match = table(book, zones, booster, namer, reader)
        assert match.power("BL:0") == 5000
        assert match.value("BL:0", "limit") == 1
        assert match.value("BC:0", "limit") == 2

    @rule("9.9.1.7", book="luck-and-logic-1.00")
    @rule("9.9.1.7.1", both=True)
    @both_editions
    @pytest.mark.parametrize(("first", "second", "power"), [("Setter", "Adder", 7000), ("Adder", "Setter", 5000)])
    def test_a_continuous_ability_is_as_old_as_its_member_on_the_circles(
        self, book: Rulebook, first: str, second: str, power: int
    ) -> None:
        zones: Zones = {"FL:0": [first], "FR:0": ["One"], "hand:0": [second]}
        match = table(book, zones, self.setter, self.adder).answer(f"deploy:{second}").answer("place:FC")
        assert match.power("FR:0") == power
        match.answer("rearrange:FL").answer("place:BL")
        assert match.power("FR:0") == power, "moving between circles makes it no younger"

    @rule("9.9.1.7.1", both=True)
    @both_editions
    def test_a_member_that_comes_back_is_younger(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Setter"], "FC:0": ["Adder"], "FR:0": ["One"], "BL:0": ["Actor"]}
        text = 'ACT [1/turn]: Return one of your Logicalists with the title "Setter" to your hand.'
        match = table(book, zones, self.setter, self.adder, actor(text))
        assert match.power("FR:0") == 7000
        match.answer("act:BL:1").answer("deploy:Setter").answer("place:FL")
        assert match.power("FR:0") == 5000

    @rule("9.9.1.7.2", both=True)
    @both_editions
    @pytest.mark.parametrize(("plays_first", "power"), [(True, 7000), (False, 5000)])
    def test_any_other_effect_is_as_old_as_the_playing_of_its_ability(
        self, book: Rulebook, plays_first: bool, power: int
    ) -> None:
        """However long its member has been there."""
        text = "ACT [1/turn]: All of your members have power 5000 until end of turn."
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["One"], "hand:0": ["Adder"]}, actor(text), self.adder)
        if plays_first:
            match.answer("act:FL:1")
        match.answer("deploy:Adder").answer("place:FC")
        if not plays_first:
            match.answer("act:FL:1")
        assert match.power("FR:0") == power

    @rule("9.9.3.1", both=True)
    @both_editions
    def test_what_an_effect_makes_of_a_card_counts_when_it_comes(self, book: Rulebook) -> None:
        namer = member("Namer", 1000, "logicalist", "CONT: All of your members are also <Odd>.")
        zones: Zones = {"FL:0": ["Actor"], "FC:0": ["Namer"], "hand:0": ["One"]}
        match = table(book, zones, actor("AUTO: When your <Odd> member is deployed, draw a card."), namer)
        match.answer("deploy:One").answer("place:FR")
        assert match.count("hand:0") == 1


class TestLastInformation:
    @rule("9.11.1", both=True)
    @both_editions
    def test_a_card_that_has_moved_is_what_it_was(self, book: Rulebook) -> None:
        texts = (
            "CONT: All of your other members get power +1000.",
            "ACT [1/turn]: Drop one of your other members. If it is a member with power 2000, draw a card.",
        )
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["One"]}, actor(*texts)).answer("act:FL:2")
        assert match.names("drop:0") == ["One"]
        assert match.count("hand:0") == 1

    @rule("9.11.1", both=True)
    @both_editions
    @pytest.mark.parametrize(("rested", "drawn"), [(True, 1), (False, 0)])
    def test_so_is_how_it_lay(self, book: Rulebook, rested: bool, drawn: int) -> None:
        text = "ACT [1/turn]: Drop one of your other members. If it is a resting member, draw a card."
        match = table(book, {"FL:0": ["Actor"], "FR:0": [Placed("One", rested=rested)]}, actor(text)).answer("act:FL:1")
        assert match.names("drop:0") == ["One"]
        assert match.count("hand:0") == drawn

    @rule("9.11.2")
    @pytest.mark.parametrize(("name", "drawn"), [("Teal", 1), ("Apart", 0)])
    def test_a_card_turned_face_down_is_what_it_was_face_up(self, name: str, drawn: int) -> None:
        """It had a trait that only cards have which lie face up."""
        texts = (
            (
                "ACT [1/turn]: Choose a card from your level zone, and turn it face down. "
                "If it is a <Odd> card, stock the top card of your deck."
            ),
            "AUTO: When a <Odd> card in your level zone is turned face down, draw a card.",
            "CONT: All teal cards in your level zone are also <Odd>.",
        )
        match = table(LATEST, {"FL:0": ["Actor"], "level:0": [name]}, actor(*texts)).answer("act:FL:1")
        assert match.face_down("level:0") == 1
        assert "Odd" not in match.value("level:0", "traits")
        assert match.count("stock:0") == drawn
        assert match.count("hand:0") == drawn

    @rule("9.11.2")
    @pytest.mark.parametrize(("name", "drawn"), [("Teal", 1), ("Apart", 0)])
    def test_so_it_is_to_the_ability_that_this_triggers(self, name: str, drawn: int) -> None:
        texts = (
            "ACT [1/turn]: Choose a card from your level zone, and turn it face down.",
            "AUTO: When a card in your level zone is turned face down, if it is a <Odd> card, draw a card.",
            "CONT: All teal cards in your level zone are also <Odd>.",
        )
        match = table(LATEST, {"FL:0": ["Actor"], "level:0": [name]}, actor(*texts)).answer("act:FL:1")
        assert match.count("hand:0") == drawn
