"""5.22, 9.4, 9.6.2. Costs: paid together or in order, of X, not at all, raised and lowered."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, both_editions, circles, member, table

rule = pytest.mark.rule


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


def stock(*names: str) -> list[Placed]:
    """Cards of a stock."""
    return [Placed(name, face_down=True) for name in names]


class TestPaying:
    @rule("5.22.1", both=True)
    @both_editions
    def test_what_is_done_as_a_cost_is_done(self, book: Rulebook) -> None:
        texts = "ACT: [Rest this member] Draw a card.", "AUTO: When this member rests, draw a card."
        match = table(book, {"FL:0": ["Actor"]}, actor(*texts)).answer("act:FL:1")
        assert match.rested("FL:0")
        assert match.count("hand:0") == 2

    @rule("5.22.2", book="luck-and-logic-1.00")
    @rule("5.22.2")
    @both_editions
    def test_parts_are_chosen_first_and_paid_together(self, book: Rulebook) -> None:
        """The card that pays is the one on top before the member comes there."""
        zones: Zones = {"FL:0": ["Actor"], "stock:0": stock("Two")}
        match = table(book, zones, actor("ACT: [Stock this member & (1)] Draw a card.")).answer("act:FL:1")
        assert match.names("drop:0") == ["Two"]
        assert match.names("stock:0") == ["Actor"]

    @rule("5.22.2.1")
    def test_with_a_comma_they_are_paid_in_order(self) -> None:
        zones: Zones = {"FL:0": ["Actor"], "stock:0": stock("Two")}
        match = table(LATEST, zones, actor("ACT: [Stock this member, (1)] Draw a card.")).answer("act:FL:1")
        assert match.names("drop:0") == ["Actor"]
        assert match.names("stock:0") == ["Two"]

    @rule("5.22.2", "5.22.2.1")
    def test_all_that_is_asked_in_order_is_confirmed_first(self) -> None:
        match = table(LATEST, {"FL:0": ["Actor"]}, actor("ACT: [Stock this member, (1)] Draw a card."))
        assert "act:FL:1" not in match.offered

    @rule("5.22.2.1")
    def test_what_pays_for_one_part_does_not_pay_for_another(self) -> None:
        text = "ACT: [Discard a card, discard a Foreigner] Draw a card."
        assert "act:FL:1" not in table(LATEST, {"FL:0": ["Actor"], "hand:0": ["Guest"]}, actor(text)).offered
        match = table(LATEST, {"FL:0": ["Actor"], "hand:0": ["Guest", "One"]}, actor(text)).answer("act:FL:1")
        assert match.names("drop:0") == ["One"], "the one Foreigner is kept for the second part"
        assert match.offered == ["discard:Guest"]
        match.answer("discard:Guest")
        assert (match.count("drop:0"), match.count("hand:0")) == (2, 1)

    @rule("5.22.4", both=True)
    @both_editions
    @pytest.mark.parametrize("hand", [[], ["One", "Two"]])
    def test_all_cards_of_an_empty_zone_are_paid(self, book: Rulebook, hand: list[str]) -> None:
        text = "ACT [1/turn]: [Drop all cards in your hand] Draw a card."
        match = table(book, {"FL:0": ["Actor"], "hand:0": hand}, actor(text)).answer("act:FL:1")
        assert sorted(match.names("drop:0")) == hand
        assert match.count("hand:0") == 1

    @rule("5.22.4", both=True)
    @both_editions
    def test_so_are_all_cards_of_a_sort_where_there_is_none(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: [Stock all Foreigners in your drop zone] Draw a card."
        match = table(book, {"FL:0": ["Actor"], "drop:0": ["One"]}, actor(text)).answer("act:FL:1")
        assert match.count("hand:0") == 1
        assert match.names("drop:0") == ["One"]

    @rule("9.4.2", both=True)
    @both_editions
    def test_nobody_pays_with_the_cards_of_the_other_player(self, book: Rulebook) -> None:
        texts = "ACT: [(1)] Draw a card.", "ACT: [Discard a card] Draw a card."
        zones: Zones = {"FL:0": ["Actor"], "stock:1": stock("One", "Two"), "hand:1": ["One"]}
        match = table(book, zones, actor(*texts))
        assert not [key for key in match.offered if key.startswith("act")]

    @rule("9.4.3", book="luck-and-logic-1.00")
    @rule("9.4.3")
    @rule("5.22.5.1")
    @both_editions
    @pytest.mark.parametrize(("there", "asked"), [(2, True), (1, False)])
    def test_a_text_that_says_a_number_lets_the_player_pay_from_the_stock(
        self, book: Rulebook, there: int, asked: bool
    ) -> None:
        text = "ACT [1/turn]: You may pay (2). If you do, draw a card."
        match = table(book, {"FL:0": ["Actor"], "stock:0": stock(*["One"] * there)}, actor(text)).answer("act:FL:1")
        assert (match.offered == ["yes", "no"]) is asked
        if asked:
            match.answer("yes")
        assert (match.count("stock:0"), match.count("drop:0")) == ((0, 2) if asked else (1, 0))
        assert match.count("hand:0") == int(asked)

    @rule("9.4.3", book="luck-and-logic-1.00")
    @rule("9.4.3")
    @rule("5.22.5.1")
    @both_editions
    def test_where_it_names_the_opponent_the_opponent_pays(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Actor"], "stock:0": stock("One"), "stock:1": stock("One", "Two")}
        match = table(book, zones, actor("ACT [1/turn]: Your opponent pays (1).")).answer("act:FL:1")
        assert match.names("drop:1") == ["Two"]
        assert match.count("stock:0") == 1


class TestX:
    @rule("9.6.2.2.1", both=True)
    @both_editions
    def test_the_player_says_how_much_it_is_before_paying(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: [(X)] Draw X cards. Choose up to X of your opponent's members, and rest them."
        zones: Zones = {"FL:0": ["Actor"], "stock:0": stock("One", "Two", "Three"), "FL:1": ["One"], "FR:1": ["Two"]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        assert match.rule == "9.6.2.2.1"
        assert match.offered == ["number:0", "number:1", "number:2", "number:3"]
        assert match.count("stock:0") == 3
        match.answer("number:1")
        assert match.names("drop:0") == ["Three"]
        assert match.count("hand:0") == 1
        assert match.match.decision is not None
        assert match.match.decision.maximum == 1, "it is the same number everywhere"

    @rule("5.22.6.1")
    def test_it_is_zero_where_the_ability_is_played_without_paying(self) -> None:
        text = "ACT [1/turn]: Use a logic drive of one of your Tranceunions without paying its cost."
        driver = member("Driver", 3000, "tranceunion", "LD: [(X)] Draw X cards.")
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Driver"], "stock:0": stock("One", "Two", "Three")}
        match = table(LATEST, zones, actor(text), driver).answer("act:FL:1")
        match.answer("logic-drive:FR:1")
        assert (match.count("stock:0"), match.count("hand:0")) == (3, 0)
        assert match.prompt == "ask-main-phase"


class TestWithoutPaying:
    @rule("5.22.6")
    def test_an_ability_is_played_although_it_could_not_be_paid(self) -> None:
        text = "ACT [1/turn]: Use a logic drive of one of your Tranceunions without paying its cost."
        driver = member("Driver", 3000, "tranceunion", "LD: [(3)] Draw two cards.")
        match = table(LATEST, {"FL:0": ["Actor"], "FR:0": ["Driver"]}, actor(text), driver).answer("act:FL:1")
        match.answer("logic-drive:FR:1")
        assert match.count("hand:0") == 2

    @rule("5.22.6", "9.6.2.1")
    def test_a_member_is_played_so_if_its_requirement_is_met(self) -> None:
        text = "ACT [1/turn]: Play a member from your hand without paying its cost."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Dear", "Level One"]}
        match = table(LATEST, zones, actor(text)).answer("act:FL:1")
        assert match.offered == ["deploy:Dear"]
        match.answer("deploy:Dear").answer("place:FR")
        assert circles(match) == {"FL": "Actor", "FR": "Dear"}

    @rule("5.22.6", "9.6.2.1")
    def test_where_no_member_of_the_hand_may_be_played_the_question_does_not_tell(self) -> None:
        text = "ACT [1/turn]: Play a member from your hand without paying its cost."
        match = table(LATEST, {"FL:0": ["Actor"], "hand:0": ["Level One"]}, actor(text)).answer("act:FL:1")
        assert match.offered == ["pass"]

    @rule("5.22.6", "9.6.2.1")
    def test_that_one_may_play_a_member_is_asked_whatever_the_hand_is(self) -> None:
        text = "ACT [1/turn]: You may play a member from your hand without paying its cost."
        match = table(LATEST, {"FL:0": ["Actor"], "hand:0": ["Level One"]}, actor(text)).answer("act:FL:1")
        assert match.offered == ["yes", "no"]


class TestChangedCosts:
    @rule("9.6.2.3.1")
    @pytest.mark.parametrize("changes", [("-1", "+1"), ("+1", "-1")])
    def test_what_raises_a_cost_comes_before_what_lowers_it(self, changes: tuple[str, str]) -> None:
        """Whichever is older: a cost of 0 that is lowered first would be 1 in the end."""
        older, newer = changes
        changers = [
            member("Older", 1000, "logicalist", f"CONT: All cards in your hand get cost {older}."),
            member("Newer", 1000, "logicalist", f"CONT: All cards in your hand get cost {newer}."),
        ]
        match = table(LATEST, {"FL:0": ["Older"], "FR:0": ["Newer"], "hand:0": ["One"]}, *changers)
        match.answer("deploy:One").answer("place:FC")
        assert circles(match)["FC"] == "One"

    @rule("9.6.2.3.1")
    @pytest.mark.parametrize(("change", "paid"), [("+1", 3), ("-1", 1), ("-3", 0)])
    def test_the_costs_of_abilities_are_raised_and_lowered_too(self, change: str, paid: int) -> None:
        clerk = member("Clerk", 1000, "logicalist", f"CONT: All of your other members get ability cost {change}.")
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Clerk"], "stock:0": stock("One", "Two", "Three")}
        match = table(LATEST, zones, actor("ACT [1/turn]: [(2)] Draw a card."), clerk).answer("act:FL:1")
        assert match.count("stock:0") == 3 - paid
        assert match.count("hand:0") == 1

    @rule("9.6.2.3.1")
    def test_a_raised_cost_that_cannot_be_paid_is_not_offered(self) -> None:
        clerk = member("Clerk", 1000, "logicalist", "CONT: All of your other members get ability cost +1.")
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Clerk"], "stock:0": stock("One", "Two")}
        match = table(LATEST, zones, actor("ACT: [(2)] Draw a card."), clerk)
        assert "act:FL:1" not in match.offered


class TestSequence:
    @rule("9.6.2", "9.6.2.2", "9.6.2.4", both=True)
    @both_editions
    def test_choices_come_first_then_the_cost_then_the_member(self, book: Rulebook) -> None:
        zones: Zones = {"hand:0": ["Dear"], "stock:0": stock("One", "Two")}
        match = table(book, zones).answer("deploy:Dear")
        assert match.prompt == "ask-circles"
        assert match.count("stock:0") == 2
        match.answer("place:FR")
        told = match.told
        assert told.index("pays") < told.index("deploys")
        assert circles(match) == {"FR": "Dear"}

    @rule("9.6.1", both=True)
    @both_editions
    def test_startup_abilities_are_played_and_continuous_ones_apply(self, book: Rulebook) -> None:
        bell = member("Bell", 1000, "logicalist", "CONT: All of your members get power +1000.")
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["Bell"]}, actor("ACT: Draw a card."), bell)
        match.answer("deploy:Bell").answer("place:FR")
        assert match.power("FL:0") == 2000
        assert "ability" not in match.told
        assert match.count("hand:0") == 0
        match.answer("act:FL:1")
        assert "ability" in match.told
        assert match.count("hand:0") == 1


class TestCopies:
    @rule("9.6.2.3", both=True)
    @both_editions
    @pytest.mark.parametrize("cheaper", ["choose:Dear", "choose:Dear#2"])
    def test_a_copy_that_costs_less_than_another_one_can_be_played(self, book: Rulebook, cheaper: str) -> None:
        """Whichever of them it is."""
        text = "ACT: Choose a card from your hand. It gets cost -1 until end of turn."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Dear", "Dear"], "stock:0": stock("Blank")}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer(cheaper)
        (deploy,) = [key for key in match.offered if key.startswith("deploy")]
        match.answer(deploy).answer("place:FR")
        assert (match.names("FR:0"), match.names("hand:0"), match.count("stock:0")) == (["Dear"], ["Dear"], 0)

    @rule("9.6.2.3", both=True)
    @both_editions
    def test_copies_of_different_costs_are_different_choices(self, book: Rulebook) -> None:
        text = "ACT: Choose a card from your hand. It gets cost -1 until end of turn."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Dear", "Dear", "Dear"], "stock:0": stock("Blank", "Blank")}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("choose:Dear#2")
        assert len([key for key in match.offered if key.startswith("deploy")]) == 2


class TestXOfLoweredCosts:
    @rule("9.6.2.2.1", "9.6.2.3.1")
    def test_x_is_as_great_as_what_is_left_to_pay_allows(self) -> None:
        """Of a cost that is lowered by three, two cards pay for five."""
        texts = "ACT: [(X)] Draw X cards.", "CONT: This member gets ability cost -3."
        match = table(LATEST, {"FL:0": ["Actor"], "stock:0": stock("Blank", "Blank")}, actor(*texts))
        match.answer("act:FL:1")
        assert match.offered == [f"number:{x}" for x in range(6)]
        match.answer("number:5")
        assert (match.count("stock:0"), match.count("hand:0")) == (0, 5)
