"""5.12, 5.14, 7.5.3.1, 9.6.2. Deploying members, what it asks and costs, and moving them."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import (
    FIRST,
    LATEST,
    Placed,
    Zones,
    both_editions,
    circles,
    member,
    table,
)

rule = pytest.mark.rule

WIDE_LEFT = Placed("Wide", covering=("FL:0", "FC:0"))


class TestDeploying:
    @rule("7.5.3.1", "5.12.1", "5.12.2", both=True)
    @both_editions
    def test_a_member_of_the_hand_is_placed_on_a_circle_of_its_players_choice(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["One", "Blank"]})
        assert match.offered == ["pass", "deploy:One"]
        match.answer("deploy:One")
        assert match.rule == "5.12.2"
        assert match.offered == [f"place:{place}" for place in ("FL", "FC", "FR", "BL", "BC", "BR")]
        match.answer("place:BC")
        assert circles(match) == {"BC": "One"}
        assert not match.rested("BC:0")

    @rule("2.10.2", "5.12.2", both=True)
    @both_editions
    def test_a_large_member_is_placed_on_as_many_circles_as_its_territory_says(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["Wide", "Huge"]}).answer("deploy:Wide")
        assert len(match.offered) == 7
        match.answer("cover:BL:BL-BC")
        assert circles(match) == {"BL": "Wide", "BC": "Wide"}
        match.answer("deploy:Huge")
        assert match.offered == ["cover:FL:FL-FC-BL-BC", "cover:FC:FC-FR-BC-BR"]

    @rule("5.12.2.1", both=True)
    @both_editions
    def test_members_on_the_circles_are_dropped_before(self, book: Rulebook) -> None:
        """Also one that lies on only one of them."""
        match = table(book, {"hand:0": ["Wide"], "FL:0": [WIDE_LEFT], "BC:0": ["One"], "FR:0": ["Two"]})
        match.answer("deploy:Wide").answer("cover:FC:FC-BC")
        assert circles(match) == {"FC": "Wide", "BC": "Wide", "FR": "Two"}
        assert sorted(match.names("drop:0")) == ["One", "Wide"]
        assert match.told.index("drops") < match.told.index("deploys")

    @rule("9.6.2.1.3", "9.6.2.1.5", "2.8.1", both=True)
    @both_editions
    @pytest.mark.parametrize("levels", [[], ["Apart"], [Placed("Apart", face_down=True)]])
    def test_the_level_of_a_member_is_at_most_the_number_of_level_cards(
        self, book: Rulebook, levels: list[str]
    ) -> None:
        """Face-down ones count; world and colour do not matter to Logicalists and Foreigners."""
        match = table(book, {"hand:0": ["Level One", "One"], "level:0": levels})
        assert ("deploy:Level One" in match.offered) is bool(levels)
        assert "deploy:One" in match.offered

    @rule("9.6.2.1", "9.6.2.1.1", "9.6.2.1.2", "9.6.2.1.4", both=True)
    @rule("2.5.2", "2.7.2", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("levels", "playable"),
        [
            (["Teal"], True),  # the colour alone
            (["There"], True),  # the world alone
            (["Apart", "Blank"], False),
            (["Apart", Placed("Teal", face_down=True)], False),  # it has no information
        ],
    )
    def test_a_tranceunion_asks_for_a_card_of_its_world_or_colour(
        self, book: Rulebook, levels: list[Placed | str], playable: bool
    ) -> None:
        match = table(book, {"hand:0": ["Stranger"], "level:0": levels})
        assert ("deploy:Stranger" in match.offered) is playable

    @rule("5.12.3.1", "9.6.2.3", "2.9.1", "2.9.2", both=True)
    @rule("4.8.1.2", both=True)
    @both_editions
    def test_its_cost_is_paid_with_the_top_cards_of_the_stock(self, book: Rulebook) -> None:
        down = [Placed(name, face_down=True) for name in ("One", "Two", "Three")]
        match = table(book, {"hand:0": ["Dear"], "stock:0": down})
        match.answer("deploy:Dear").answer("place:FL")
        assert match.names("stock:0") == ["One"]
        assert match.names("drop:0") == ["Three", "Two"], "the top card goes first"

    @rule("9.6.2.3.2")
    @rule("5.22.3", both=True)
    @both_editions
    def test_who_cannot_pay_is_not_offered_the_member(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["Dear"], "stock:0": [Placed("One", face_down=True)]})
        assert match.offered == ["pass"]

    @rule("5.12.3.2", both=True)
    @both_editions
    def test_an_effect_deploys_without_requirement_and_cost(self, book: Rulebook) -> None:
        text = "ACT: Deploy a card from your hand."
        match = table(book, {"FL:0": ["Caller"], "hand:0": ["Dear Union"]}, member("Caller", 1000, "logicalist", text))
        match.answer("act:FL:1").answer("place:FR")
        assert circles(match) == {"FL": "Caller", "FR": "Dear Union"}

    @rule("5.12.1", both=True)
    @both_editions
    def test_abilities_answer_a_deployment(self, book: Rulebook) -> None:
        eager = member("Eager", 1000, "logicalist", "AUTO: When this member is deployed, draw a card.")
        match = table(book, {"hand:0": ["Eager"]}, eager).answer("deploy:Eager").answer("place:FL")
        assert match.names("hand:0") == ["Blank"]

    @rule("5.14.2", both=True)
    @both_editions
    def test_to_move_is_not_to_be_deployed(self, book: Rulebook) -> None:
        eager = member("Eager", 1000, "logicalist", "AUTO: When this member is deployed, draw a card.")
        match = table(book, {"FL:0": ["Eager"]}, eager).answer("rearrange:FL").answer("place:FR")
        assert match.count("hand:0") == 0


class TestRearranging:
    @rule("7.5.3.6", "5.14.1")
    @rule("7.5.3.5", "5.14.1", book="luck-and-logic-1.00")
    @both_editions
    def test_a_member_moves_to_a_free_circle_as_it_lies(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": [Placed("One", rested=True)]}).answer("rearrange:FL")
        assert match.rule == ("7.5.3.6" if book is LATEST else "7.5.3.5")
        assert "place:FL" not in match.offered
        match.answer("place:BR")
        assert circles(match) == {"BR": "One"}
        assert match.rested("BR:0")

    @rule("7.5.3.6")
    def test_in_the_later_edition_members_change_places(self) -> None:
        match = table(LATEST, {"FL:0": ["One"], "FR:0": ["Two"]}).answer("rearrange:FL").answer("place:FR")
        assert "place:FR" not in match.offered, "it is taken by now"
        match.answer("place:BL")
        assert circles(match) == {"FR": "One", "BL": "Two"}
        assert match.count("drop:0") == 0

    @rule("7.5.3.6")
    def test_large_members_may_pass_each_other(self) -> None:
        right = Placed("Wide", covering=("BC:0", "BR:0"))
        match = table(LATEST, {"FL:0": [WIDE_LEFT], "BC:0": [right], "FR:0": ["One"]})
        match.answer("rearrange:FL").answer("cover:BC:BC-BR").answer("cover:FL:FL-FC")
        assert circles(match) == {"BC": "Wide", "BR": "Wide", "FL": "Wide", "FC": "Wide", "FR": "One"}

    @rule("7.5.3.6")
    def test_who_has_no_room_elsewhere_is_not_pushed_away(self) -> None:
        """Nothing else fits for the second large member if the first one stands in the middle column."""
        back = Placed("Wide", covering=("BL:0", "BC:0"))
        match = table(LATEST, {"FL:0": [WIDE_LEFT], "BL:0": [back], "FR:0": ["One"], "BR:0": ["Two"]})
        match.answer("rearrange:FL")
        assert "cover:FC:FC-BC" in match.offered
        assert "cover:FC:FC-FR" in match.offered
        match.answer("cover:FL:FL-BL")
        assert all("FL" not in key.replace("place:", "") for key in match.offered)

    @rule("7.5.3.6", "2.10.2")
    def test_only_to_where_all_others_find_room(self) -> None:
        """The member of four circles can lie in two ways, and both of them cover the middle column."""
        huge = Placed("Huge", covering=("FL:0", "FC:0", "BL:0", "BC:0"))
        right = Placed("Wide", covering=("FR:0", "BR:0"))
        match = table(LATEST, {"FL:0": [huge], "FR:0": [right]}).answer("rearrange:FR")
        assert match.offered == ["cover:FL:FL-BL"]
        match.answer("cover:FL:FL-BL")
        assert match.offered == ["cover:FC:FC-FR-BC-BR"]
        match.answer("cover:FC:FC-FR-BC-BR")
        assert circles(match) == {"FL": "Wide", "BL": "Wide", "FC": "Huge", "FR": "Huge", "BC": "Huge", "BR": "Huge"}

    @rule("7.5.3.5", book="luck-and-logic-1.00")
    def test_in_the_first_edition_one_member_moves_and_whoever_was_there_is_dropped(self) -> None:
        match = table(FIRST, {"FL:0": ["One"], "FR:0": ["Two"]}).answer("rearrange:FL").answer("place:FR")
        assert circles(match) == {"FR": "One"}
        assert match.names("drop:0") == ["Two"]

    @rule("5.14.3", both=True)
    @both_editions
    def test_what_cannot_be_moved_stays_on_its_circles_but_may_leave_them(self, book: Rulebook) -> None:
        text = "ACT: Return this member to your hand."
        rooted = member("Rooted", 1000, "logicalist", "CONT: This member cannot be moved.", text)
        match = table(book, {"FL:0": ["Rooted"], "FR:0": ["Two"]}, rooted)
        assert "rearrange:FL" not in match.offered
        match.answer("rearrange:FR")
        assert ("place:FL" in match.offered) is (book is FIRST)
        match.answer("place:BR").answer("act:FL:2")
        assert match.names("hand:0") == ["Rooted"]


class TestDeployingSeveral:
    GREETER = member("Greeter", 1000, "foreigner", "AUTO: When your other member is deployed, draw a card.")
    CALLER = member("Caller", 1000, "logicalist", "ACT [1/turn]: Deploy all members in your drop zone.")

    @rule("9.7.4.2", "5.12.2", both=True)
    @both_editions
    def test_members_that_one_effect_deploys_come_at_the_same_time_and_answer_each_other(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["Caller"], "drop:0": ["Greeter", "Greeter"]}, self.GREETER, self.CALLER)
        match.answer("act:FL:1").answer("place:FC")
        assert "place:FC" not in match.offered, "another member of the same effect takes it"
        match.answer("place:FR")
        while match.offered[0].startswith("play"):
            match.answer(match.offered[0])
        assert match.count("hand:0") == 2

    @rule("5.12.2.1", both=True)
    @both_editions
    def test_who_is_on_their_circles_is_dropped_before_any_of_them_comes(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Caller"], "FC:0": ["One"], "FR:0": ["Two"], "drop:0": ["Three", "Other Three"]}
        match = table(book, zones, self.CALLER).answer("act:FL:1").answer("place:FC").answer("place:FR")
        assert circles(match) == {"FL": "Caller", "FC": "Three", "FR": "Other Three"}
        assert match.names("drop:0") == ["One", "Two"]
        assert [each for each in match.told if each in ("drops", "deploys")] == ["drops"] * 2 + ["deploys"] * 2
