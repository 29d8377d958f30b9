"""4.5.2. Cards of the deck move one at a time, whatever is done with them."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, both_editions, circles, member, table

rule = pytest.mark.rule

ZONES: Zones = {"FL:0": ["Actor"], "deck:0": ["One"], "drop:0": ["Two"] * 6}
"""One card in the deck, and six that it is refreshed with."""


class TestBeyondTheEnd:
    @rule("4.5.2", "4.5.2.1", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("text", "zone"),
        [
            ("Return the top three cards of your deck to your hand", "hand:0"),
            ("Put the top three cards of your deck into your level zone", "level:0"),
            ("Stock the top three cards of your deck", "stock:0"),
            ("Set the top three cards of your deck face down to this member", "set-FL:0"),
        ],
    )
    def test_after_a_refresh_they_come_on_and_on(self, book: Rulebook, text: str, zone: str) -> None:
        actor = member("Actor", 1000, "logicalist", f"ACT [1/turn]: {text}.")
        match = table(book, ZONES, actor, filler=("", "Blank")).answer("act:FL:1")
        assert (match.count(zone), match.count("drop:0"), match.count("refresh:0")) == (3, 0, 1)
        assert match.count("deck:0") == 7 - 3 - 1

    @rule("4.5.2.1")
    @pytest.mark.parametrize(
        ("text", "zone"),
        [
            ("Purge the top three cards of your deck", "purge:0"),
            ("Put the top three cards of your deck in the soul of this member", "soul:0"),
        ],
    )
    def test_so_they_do_to_where_only_the_later_edition_puts_them(self, text: str, zone: str) -> None:
        actor = member("Actor", 1000, "logicalist", f"ACT [1/turn]: {text}.")
        match = table(LATEST, ZONES, actor, filler=("", "Blank")).answer("act:FL:1")
        assert (match.count(zone), match.count("refresh:0"), match.count("deck:0")) == (3, 1, 3)

    @rule("4.5.2", both=True)
    @both_editions
    def test_all_that_have_come_are_meant_by_what_follows(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Put the top two cards of your deck into your level zone. If you do, rest them."
        actor = member("Actor", 1000, "logicalist", text)
        match = table(book, ZONES, actor, filler=("", "Blank")).answer("act:FL:1")
        assert [match.match.state.rested[card] for card in match.cards("level:0")] == [True, True]

    @rule("4.5.2", both=True)
    @both_editions
    def test_nobody_orders_cards_of_the_deck_that_a_cost_stocks(self, book: Rulebook) -> None:
        """They come from a closed zone: the top card comes first, and lies under the other one."""
        actor = member("Actor", 1000, "logicalist", "ACT [1/turn]: [Stock the top two cards of your deck] Draw a card.")
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One", "Two", "Three"], "stock:0": [Placed("Blank")]}
        match = table(book, zones, actor).answer("act:FL:1")
        assert match.names("stock:0") == ["Blank", "One", "Two"], "bottom to top"
        assert match.names("hand:0") == ["Three"]

    @rule("4.5.2", "1.3.2", both=True)
    @both_editions
    def test_what_cannot_be_moved_is_passed_over(self, book: Rulebook) -> None:
        """Only one of the two is a member."""
        actor = member("Actor", 1000, "logicalist", "ACT [1/turn]: Deploy the top two cards of your deck.")
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["Blank", "Two", "Three"]}
        match = table(book, zones, actor).answer("act:FL:1").answer("place:FR")
        assert circles(match) == {"FL": "Actor", "FR": "Two"}
        assert match.names("deck:0")[-2:] == ["Three", "Blank"]


class TestCosts:
    @rule("5.22.3", "10.2.3", both=True)
    @both_editions
    @pytest.mark.parametrize("action", ["Drop", "Stock"])
    @pytest.mark.parametrize("there", [1, 2])
    def test_a_deck_with_too_few_cards_pays_for_nothing(self, book: Rulebook, action: str, there: int) -> None:
        """It is not refreshed while a cost is paid, and a part of a cost cannot be paid alone."""
        actor = member(
            "Actor", 1000, "logicalist", f"ACT [1/turn]: [{action} the top two cards of your deck] Draw a card."
        )
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One"] * there, "drop:0": ["Two"] * 5}
        match = table(book, zones, actor, filler=("", "Blank"))
        assert ("act:FL:1" in match.offered) is (there == 2)

    @rule("10.2.3", both=True)
    @both_editions
    def test_a_deck_that_runs_out_is_refreshed_with_all_that_was_paid(self, book: Rulebook) -> None:
        """Not before the whole cost has been paid (reading 14): nothing is left in the drop zone."""
        text = "ACT [1/turn]: [Drop the top card of your deck & (1)] Draw a card."
        stock = [Placed("Three", face_down=True)]
        zones: Zones = {"FL:0": ["Actor"], "deck:0": ["One"], "drop:0": ["Two"] * 3, "stock:0": stock}
        match = table(book, zones, member("Actor", 1000, "logicalist", text), filler=("", "Blank")).answer("act:FL:1")
        assert (match.count("drop:0"), match.count("hand:0"), match.count("refresh:0")) == (0, 1, 1)
        assert match.count("deck:0") == 5 - 2
