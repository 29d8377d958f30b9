"""5.24. Cards that are Set: several of them, and such whose bearer has gone."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.setting import set_cards_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, battle, both_editions, member, table

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

    @rule("5.24.3", both=True)
    @both_editions
    def test_a_card_whose_bearer_has_gone_comes_to_the_drop_zone_of_its_owner(self, book: Rulebook) -> None:
        """Although it lies on a circle of the opponent, who is its master."""
        texts = (
            "ACT [1/turn]: Choose one of your opponent's members, and set a card from your hand face down to it.",
            "ACT: Return all of your opponent's members to your opponent's hand.",
        )
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["Nine"], "FR:1": ["One"]}, actor(*texts)).answer("act:FL:1")
        if match.prompt != "ask-main-phase":
            match.answer(match.offered[0])
        assert match.names("set-FR:1") == ["Nine"]
        match.answer("act:FL:2")
        assert (match.names("drop:0"), match.names("drop:1"), match.names("hand:1")) == (["Nine"], [], ["One"])

    @rule("5.24.1", "2.10.3", both=True)
    @both_editions
    def test_what_is_set_to_a_large_member_lies_on_all_of_its_circles(self, book: Rulebook) -> None:
        """Reading 26."""
        setter = member(
            "Setter", 1000, "logicalist", "ACT: Set a card from your hand face down to this member.", territory=2
        )
        zones: Zones = {"FC:0": [Placed("Setter", covering=("FC:0", "BC:0"))], "hand:0": ["One"]}
        match = table(book, zones, setter).answer("act:FC:1")
        assert [zone.place for zone in match.match.covered(match.card("set-FC:0"))] == ["set-FC", "set-BC"]

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

    @rule("5.24.2", both=True)
    @both_editions
    @pytest.mark.parametrize(("bearer", "then"), [("Logicalist", "BR"), ("gate under this member", "FL")])
    def test_a_set_card_that_bears_others_takes_them_along(self, book: Rulebook, bearer: str, then: str) -> None:
        """It stays on a circle (5.24.1), and so do they; what moves the last bearer moves all of them."""
        to = "this member" if bearer == "Logicalist" else "one of your gates under this member"
        text = f"ACT [1/turn]: Choose one of your Tranceunions, and set it face down to {to}."
        union = Placed("Union", attached={"set-FR:0": [Placed("Blank", face_down=True)]})
        match = table(book, {"FL:0": ["Actor"], "FR:0": [union]}, actor(text)).answer("act:FL:1")
        assert sorted(match.names("set-FL:0")) == ["Blank", "Union"]
        assert (match.count("set-FR:0"), match.count("drop:0")) == (0, 0)
        match.answer("rearrange:FL").answer("place:BR")
        assert sorted(match.names(f"set-{then}:0")) == ["Blank", "Union"]

    @rule("5.24.6", "12.2.1", "10.7.1.1")
    @pytest.mark.parametrize("face", ["up", "down"])
    def test_the_soul_of_a_member_that_is_set_is_dropped(self, face: str) -> None:
        """It goes where the member goes, and belongs to no member there (reading 85)."""
        text = f"ACT: Choose one of your Tranceunions, and set it face {face} to this member."
        union = Placed("Union", attached={"soul:0": ["Host", "Guest"]})
        match = table(LATEST, {"FL:0": ["Actor"], "FR:0": [union]}, actor(text)).answer("act:FL:1")
        assert match.names("set-FL:0") == ["Union"]
        assert (match.names("drop:0"), match.count("soul:0")) == (["Host", "Guest"], 0)

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
