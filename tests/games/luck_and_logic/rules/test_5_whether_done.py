"""1.3.2. "If you do" asks whether anything was done: what a card could not do, it has not done."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, battle, both_editions, card, member, table

rule = pytest.mark.rule


class TestIfYouDo:
    @rule("1.3.2", "5.22.3", both=True)
    @both_editions
    @pytest.mark.parametrize(("stock", "drawn"), [(0, 0), (1, 0), (2, 3)])
    def test_a_logic_drive_that_cannot_be_paid_for_is_not_used(self, book: Rulebook, stock: int, drawn: int) -> None:
        texts = "ACT [1/turn]: Use a logic drive of this member. If you do, draw two cards.", "LD: [(2)] Draw a card."
        zones: Zones = {"FL:0": ["Driver"], "stock:0": [Placed("One", face_down=True)] * stock}
        match = table(book, zones, member("Driver", 1000, "logicalist", *texts)).answer("act:FL:1")
        if match.prompt == "ask-drive":
            match.answer(match.offered[0])
        assert match.count("hand:0") == drawn

    @rule("1.3.2", "1.3.2.1", both=True)
    @both_editions
    def test_who_is_on_a_circle_is_not_deployed_again(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Deploy this member. If you do, draw two cards."
        match = table(book, {"FL:0": ["Stayer"]}, member("Stayer", 1000, "logicalist", text)).answer("act:FL:1")
        assert match.count("hand:0") == 0

    @rule("1.3.2", "1.3.2.1", both=True)
    @both_editions
    def test_what_is_in_the_battle_zone_is_not_defined_again(self, book: Rulebook) -> None:
        again = card("Again", "tactics", "AUTO: When logic defined, logic define this card. If you do, draw two cards.")
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Two"], "hand:0": ["Again"]}, again)
        match.answer("attack:FL>FR").answer("define:Again")
        assert match.count("hand:0") == 0

    @rule("1.3.2", "5.24.1.1")
    def test_what_is_dropped_in_the_place_of_being_set_is_not_set(self) -> None:
        text = (
            "ACT: Choose one of your other members, drop it, and set a card from your hand face down to it."
            " If you do, draw two cards."
        )
        zones: Zones = {"FL:0": ["Setter"], "FR:0": ["One"], "hand:0": ["Teal"]}
        match = table(LATEST, zones, member("Setter", 1000, "logicalist", text)).answer("act:FL:1")
        assert (match.names("drop:0"), match.count("hand:0")) == (["One", "Teal"], 0)
