"""5.24. Cards that are Set: several of them, and such whose bearer has gone."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.setting import set_cards_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Zones, battle, both_editions, member, table

rule = pytest.mark.rule


def actor(*text: str, limit: int = 1) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text, limit=limit)


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

    @rule("5.24.6", "8.2.9.4")
    @pytest.mark.parametrize("face", ["up", "down"])
    def test_an_attacking_member_that_is_set_attacks_no_more(self, face: str) -> None:
        """It is no member any more: the defending member is the only one in battle, and wins."""
        text = (
            f"AUTO: When this member attacks, choose one of your other members, and set this member face {face} to it."
        )
        zones: Zones = {"FL:0": ["Raider"], "FR:1": ["One"]}
        match = battle(LATEST, zones, member("Raider", 9000, "logicalist", text)).answer("attack:FL>FR")
        assert "wins-alone" in match.told
        assert (match.names("set-BR:0"), match.names("FR:1"), match.names("stock:1")) == (["Raider"], ["One"], [])

    @rule("5.24.6", "8.2.10.3")
    def test_an_attacking_member_that_is_set_destroys_no_gate(self) -> None:
        text = "AUTO: When this member attacks, choose one of your other members, and set this member face up to it."
        match = battle(LATEST, {"FL:0": ["Raider"]}, member("Raider", 9000, "logicalist", text))
        assert match.answer("attack:FL>FR").face_down("gate-FR:1")
