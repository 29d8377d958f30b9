"""5.12, 5.13. What texts ask of the turn so far: which members were deployed in it and how, and who has tranced."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.turn_memory import DEPLOYMENTS, TRANCED_BY
from engine.kernel.rulebook import Rulebook
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import LATEST, Zones, both_editions, member, table

rule = pytest.mark.rule

PAIR: Zones = {"FL:0": ["Host"], "BL:0": ["Guest"], "level:0": ["Blank"], "hand:0": ["Union"]}
"""A Logicalist and a Foreigner, and what they may trance into."""

CHANGER = member("Changer", 3000, "tranceunion", "TC: into a Tranceunion.")
CHANGING: Zones = {**PAIR, "FL:0": ["Changer"]}
"""A member with Trance Change and a Foreigner, and what they may trance into."""


def to_main_phase(match: ScenarioMatch, turn: int) -> ScenarioMatch:
    """Pass until the main phase of a turn."""
    while (match.match.state.turn, match.rule) != (turn, "7.5.3"):
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    return match


class TestTranced:
    @rule("5.13.1", both=True)
    @both_editions
    def test_a_player_has_tranced_until_the_turn_ends(self, book: Rulebook) -> None:
        proud = member(
            "Proud", 1000, "logicalist", "CONT: If you have tranced this turn, this member gets power +1000."
        )
        theirs = member("Theirs", 1000, "logicalist", "CONT: If your opponent has tranced this turn, it gets aura +1.")
        match = table(book, {**PAIR, "FR:0": ["Proud"], "FR:1": ["Proud"], "FL:1": ["Theirs"]}, proud, theirs)
        assert match.power("FR:0") == 1000
        match.answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert (match.power("FR:0"), match.power("FR:1"), match.value("FL:1", "aura")) == (2000, 1000, 2)
        to_main_phase(match, 4)
        assert (match.power("FR:0"), match.value("FL:1", "aura")) == (1000, 1)

    @rule("5.35.2", "5.13.1.4")
    def test_who_has_deployed_no_tranceunion_has_not_tranced(self) -> None:
        proud = member("Proud", 1000, "logicalist", "CONT: If you have not tranced this turn, it gets power +1000.")
        match = table(LATEST, {**PAIR, "FR:0": ["Proud"]}, proud).answer("trance:FL>BL").passes()
        match.answer()
        assert (match.rule, match.power("FR:0")) == ("7.5.3", 2000)

    @rule("5.13.1", both=True)
    @both_editions
    def test_a_trance_by_an_effect_is_one_and_its_own_triggers_find_it_counted(self, book: Rulebook) -> None:
        text = "AUTO: When this member is deployed by trance, if you have tranced this turn, draw a card."
        caller = member("Caller", 1000, "logicalist", "ACT [1/turn]: Trance.")
        known = member("Known", 7000, "tranceunion", text)
        match = table(book, {**PAIR, "hand:0": ["Known"], "BR:0": ["Caller"]}, caller, known)
        match.answer("act:BR:1").answer("trance:FL>BL").passes().answer("find:Known").answer("place:FL")
        assert match.count("hand:0") == 1

    @rule("11.5.4", "7.5.3.3")
    @pytest.mark.parametrize(
        ("zones", "how", "by_change"),
        [(PAIR, "trance:FL>BL", 0), (CHANGING, "trance-change:FL>BL", 1)],
        ids=["trance", "trance change"],
    )
    def test_a_trance_change_is_a_trance_and_can_be_told_from_others(
        self, zones: Zones, how: str, by_change: int
    ) -> None:
        texts = (
            "AUTO: When you trance by trance change, this member gets power +100 until end of turn.",
            "AUTO: When you trance, this member gets power +1000 until end of turn.",
            "AUTO: When your Tranceunion is deployed by trance change, this member gets aura +1 until end of turn.",
            "AUTO: When your Tranceunion is deployed by trance, this member gets aura +2 until end of turn.",
            "CONT: If you have tranced by trance change this turn, this member gets limit +1.",
            "CONT: If you have tranced this turn, this member gets limit +2.",
        )
        watcher = member("Watcher", 1000, "logicalist", *texts)
        match = table(LATEST, {**zones, "FR:0": ["Watcher"]}, watcher, CHANGER)
        match.answer(how).passes().answer("find:Union").answer("place:FL")
        while match.rule != "7.5.3":
            match.answer(match.offered[0])
        assert match.power("FR:0") == 2000 + 100 * by_change
        assert match.value("FR:0", "aura") == 3 + by_change
        assert match.value("FR:0", "limit") == 3 + by_change


class TestDeployed:
    READY = member("Ready", 1000, "logicalist", "CONT: If this member was deployed this turn, it gets power +1000.")

    @rule("5.12.1", "4.1.5")
    @both_editions
    def test_a_member_that_has_moved_to_other_circles_is_the_one_that_was_deployed(self, book: Rulebook) -> None:
        text = "ACT: Choose one of your other members, and move it to another circle."
        mover = member("Mover", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Mover"], "FR:0": ["Ready"], "hand:0": ["Ready"], "level:0": ["Blank"]}
        match = table(book, zones, self.READY, mover).answer("deploy:Ready").answer("place:BL")
        assert (match.power("FR:0"), match.power("BL:0")) == (1000, 2000)
        match.answer("act:FL:1").answer("choose:BL").answer("place:BC")
        assert match.power("BC:0") == 2000
        assert to_main_phase(match, 4).power("BC:0") == 1000

    @rule("5.12.1", "5.11", "4.1.5")
    @rule("5.12.1", book="luck-and-logic-1.00")
    @both_editions
    def test_one_that_has_left_and_come_back_without_being_deployed_is_another(self, book: Rulebook) -> None:
        texts = (
            "ACT: Swap one of your other members and a card from your drop zone.",
            "ACT: Drop one of your other members.",
            "AUTO: When your member that was deployed this turn is dropped, draw a card.",
        )
        chief = member("Chief", 1000, "logicalist", *texts)
        zones: Zones = {"FL:0": ["Chief"], "hand:0": ["Ready"], "drop:0": ["One"], "level:0": ["Blank"]}
        match = table(book, zones, self.READY, chief).answer("deploy:Ready").answer("place:BL")
        assert match.power("BL:0") == 2000
        for there in ("One", "Ready"):
            match.answer("act:FL:1")
            while match.rule != "7.5.3":
                match.answer(match.offered[0])
            assert match.names("BL:0") == [there]
        assert match.power("BL:0") == 1000
        drawn = match.count("hand:0")
        assert match.answer("act:FL:2").count("hand:0") == drawn

    @rule("5.12.3.2", both=True)
    @both_editions
    def test_how_it_was_deployed_can_be_asked(self, book: Rulebook) -> None:
        texts = (
            "ACT [1/turn]: Deploy a card from your drop zone.",
            "ACT: Rest all of your members that were deployed by effect this turn.",
        )
        chief = member("Chief", 1000, "logicalist", *texts)
        zones: Zones = {"FL:0": ["Chief"], "hand:0": ["One"], "drop:0": ["Two"], "FC:0": ["Two"], "level:0": ["Blank"]}
        match = table(book, zones, chief).answer("deploy:One").answer("place:BL").answer("act:FL:1")
        match.answer("place:BR").answer("act:FL:2")
        assert [place for place in ("FL", "FC", "BL", "BR") if match.rested(f"{place}:0")] == ["BR"]

    @rule("9.11.1", "9.7.4.1.2")
    @both_editions
    @pytest.mark.parametrize("cost", ["drop", "stock"])
    def test_what_it_was_is_still_known_of_a_member_that_has_left(self, book: Rulebook, cost: str) -> None:
        text = f"ACT: [{cost} this member] If this member was deployed this turn, draw a card."
        brief = member("Brief", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Brief"], "hand:0": ["Brief"], "level:0": ["Blank"]}
        assert table(book, zones, brief).answer("act:FL:1").count("hand:0") == 1
        match = table(book, zones, brief).answer("deploy:Brief").answer("place:FR").answer("act:FR:1")
        assert match.count("hand:0") == 1

    @rule("9.7.4.1.2")
    @both_editions
    @pytest.mark.parametrize(("was", "old", "new"), [("was", 0, 1), ("was not", 1, 0)])
    def test_triggers_of_leaving_ask_it_of_the_member_that_was_on_the_field(
        self, book: Rulebook, was: str, old: int, new: int
    ) -> None:
        gets = "this member gets aura +1 until end of turn."
        text = f"AUTO: When your member that {was} deployed this turn is dropped, {gets}"
        chief = member("Chief", 1000, "logicalist", text, "ACT: Drop one of your other members.")
        zones: Zones = {"FL:0": ["Chief"], "hand:0": ["One"], "level:0": ["Blank"]}
        match = table(book, {**zones, "FR:0": ["Two"]}, chief).answer("act:FL:2")
        assert match.value("FL:0", "aura") == 1 + old
        match = table(book, zones, chief).answer("deploy:One").answer("place:FR").answer("act:FL:2")
        assert match.value("FL:0", "aura") == 1 + new


@rule("5.12.1")
def test_nothing_is_noted_where_no_text_asks() -> None:
    match = table(LATEST, {**PAIR, "FR:0": ["Three"]}).answer("trance:FL>BL").passes()
    match.answer("find:Union").answer("place:FL")
    assert (DEPLOYMENTS.of(match.match), TRANCED_BY.of(match.match)) == ((), ((), ()))
