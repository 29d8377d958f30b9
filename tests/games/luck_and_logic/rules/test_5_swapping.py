"""5.11. Swaps: of members, of a member and a card of another zone, with soul and large members."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.scenarios import ScenarioMatch
from engine.wording import Wording
from tests.games.luck_and_logic.positions import Placed, Zones, both_editions, circles, member, table

rule = pytest.mark.rule

SWAP = "ACT: Choose a card from your hand, and swap this member and it."


def swapper(*text: str, territory: int = 1) -> CardDefinition:
    """A member that swaps itself for a card of the hand."""
    return member("Swapper", 1000, "logicalist", SWAP, *text, territory=territory)


def swapped(book: Rulebook, placed: Placed | str, other: str, card: CardDefinition) -> ScenarioMatch:
    """The match after the swapper on the front left circle has been swapped for the only card of the hand."""
    zones: Zones = {"FL:0": [placed], "hand:0": [other]}
    return table(book, zones, card).answer("act:FL:1")


class TestSwap:
    @rule("5.11.1", "12.2.1", both=True)
    @both_editions
    def test_the_soul_of_a_member_goes_where_the_swap_takes_it(self, book: Rulebook) -> None:
        placed = Placed("Swapper", attached={"soul:0": ["Host", "Guest"]})
        match = swapped(book, placed, "One", swapper())
        assert sorted(match.names("hand:0")) == ["Guest", "Host", "Swapper"]
        assert (circles(match), match.names("soul:0")) == ({"FL": "One"}, [])

    @rule("5.11.1", both=True)
    @both_editions
    @pytest.mark.parametrize("viewer", [0, 1, None])
    def test_everybody_is_told_of_the_member_that_goes_and_of_the_one_that_comes(
        self, book: Rulebook, viewer: int | None
    ) -> None:
        """The one was seen by all before it went to the hand, the other is as it has come."""
        match = swapped(book, "Swapper", "One", swapper()).match
        assert match.log is not None
        lines = [Wording(book)(line) for _, line in match.log.lines(viewer)]
        assert "Swapper and One change places." in lines

    @rule("5.11.2", "2.10.2", both=True)
    @both_editions
    @pytest.mark.parametrize("other", ["Wide", "Blank"])
    def test_what_cannot_lie_on_the_circles_is_not_swapped(self, book: Rulebook, other: str) -> None:
        """A larger member does not fit; what has no territory fits nowhere."""
        match = swapped(book, "Swapper", other, swapper())
        assert (circles(match), match.names("hand:0")) == ({"FL": "Swapper"}, [other])

    @rule("5.11.1", "2.10.2", both=True)
    @both_editions
    def test_a_large_member_comes_to_all_circles_of_another_one(self, book: Rulebook) -> None:
        placed = Placed("Swapper", covering=("FL:0", "BL:0"))
        match = swapped(book, placed, "Wide", swapper(territory=2))
        assert (circles(match), match.names("hand:0")) == ({"FL": "Wide", "BL": "Wide"}, ["Swapper"])

    @rule("5.14.3", "5.11.1", both=True)
    @both_editions
    def test_who_cannot_be_moved_may_be_swapped_for_a_card_of_the_hand(self, book: Rulebook) -> None:
        match = swapped(book, "Swapper", "One", swapper("CONT: This member cannot be moved."))
        assert (circles(match), match.names("hand:0")) == ({"FL": "One"}, ["Swapper"])

    @rule("5.14.3", "5.11.2", both=True)
    @both_editions
    def test_who_cannot_be_moved_is_not_swapped_from_circle_to_circle(self, book: Rulebook) -> None:
        text = "ACT: Choose one of your other members, and swap this member and it."
        rooted = member("Rooted", 1000, "logicalist", "CONT: This member cannot be moved.")
        zones: Zones = {"FL:0": ["Swapper"], "FR:0": ["Rooted"]}
        match = table(book, zones, member("Swapper", 1000, "logicalist", text), rooted).answer("act:FL:1")
        assert circles(match) == {"FL": "Swapper", "FR": "Rooted"}

    @rule("5.11.2", both=True)
    @both_editions
    def test_members_of_different_players_are_not_swapped(self, book: Rulebook) -> None:
        """Reading 49: members move on the circles of their player."""
        text = "ACT: Choose one of your opponent's members, and swap this member and it."
        zones: Zones = {"FL:0": ["Swapper"], "FR:1": ["One"]}
        match = table(book, zones, member("Swapper", 1000, "logicalist", text)).answer("act:FL:1")
        if match.prompt == "ask-choose":
            match.answer(match.offered[0])
        assert (circles(match), circles(match, 1)) == ({"FL": "Swapper"}, {"FR": "One"})
