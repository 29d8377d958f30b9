"""9.6.3.1, 4.1.8. Which cards an effect may choose: anyone's, unless it says whose, and none that it cannot choose."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Zones, battle, both_editions, member, table

rule = pytest.mark.rule

SPARED = member("Spared", 1000, "logicalist", "CONT: This member cannot be chosen by your opponent's effects.")
"""A member that the opponent's effects cannot choose."""


class TestWhatCannotBeChosen:
    @rule("9.6.3.1.2", "1.3.3")
    @both_editions
    def test_the_opponents_effects_choose_others_and_those_of_its_master_may_choose_it(self, book: Rulebook) -> None:
        actor = member(
            "Actor",
            1000,
            "logicalist",
            "ACT: Choose two of your opponent's members, and rest them.",
            "ACT: Choose one of your members, and rest it.",
        )
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Spared"], "FL:1": ["Spared"], "FR:1": ["One"]}
        match = table(book, zones, actor, SPARED).answer("act:FL:1")
        assert (match.rested("FR:1"), match.rested("FL:1")) == (True, False), "as many as can be chosen (9.6.3.1.2)"
        assert match.answer("act:FL:2").offered == ["choose:FL", "choose:FR"]

    @rule("9.6.3.1.3")
    @both_editions
    def test_what_chooses_nothing_is_done_to_all_of_them_alike(self, book: Rulebook) -> None:
        actor = member("Actor", 1000, "logicalist", "ACT: Rest all of your opponent's members.")
        match = table(book, {"FL:0": ["Actor"], "FL:1": ["Spared"]}, actor, SPARED).answer("act:FL:1")
        assert match.rested("FL:1")

    @rule("9.6.3.1.2")
    @both_editions
    @pytest.mark.parametrize(
        "text",
        ["Your opponent chooses one of your opponent's members. Rest it.", "Your opponent rests one of their members."],
    )
    def test_neither_may_the_opponent_choose_it_for_an_effect_that_is_not_theirs(
        self, book: Rulebook, text: str
    ) -> None:
        """Reading 95: it is the effect that cannot choose it, whoever chooses for that effect."""
        actor = member("Actor", 1000, "logicalist", f"ACT: {text}")
        zones: Zones = {"FL:0": ["Actor"], "FL:1": ["Spared"], "FR:1": ["One"], "FC:1": ["Two"]}
        match = table(book, zones, actor, SPARED).answer("act:FL:1")
        assert [key.partition(":")[2] for key in match.offered] == ["FC:1", "FR:1"]

    @rule("9.4.2")
    @both_editions
    def test_its_master_may_pay_with_it(self, book: Rulebook) -> None:
        payer = member("Payer", 1000, "logicalist", "ACT: [Rest one of your other members] Draw a card.")
        match = table(book, {"FL:0": ["Payer"], "FR:0": ["Spared"]}, payer, SPARED).answer("act:FL:1")
        assert match.rested("FR:0")
        assert match.count("hand:0") == 1

    @rule("8.2.6", both=True)
    @both_editions
    def test_it_may_be_attacked_all_the_same(self, book: Rulebook) -> None:
        """It is its circle that is chosen, and by no effect."""
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Spared"]}, SPARED)
        assert "attack:FL>FR" in match.offered


class TestAnyonesMembers:
    @rule("4.1.8")
    @both_editions
    def test_a_text_that_names_no_player_chooses_among_the_members_of_both(self, book: Rulebook) -> None:
        actor = member("Actor", 1000, "logicalist", "ACT: Choose a member with power 2000 or less, and rest it.")
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Three"], "FL:1": ["Spared"], "FR:1": ["One"], "FC:1": ["Nine"]}
        match = table(book, zones, actor, SPARED).answer("act:FL:1")
        assert match.offered == ["choose:FL", "choose:FR:1"]
        assert match.answer("choose:FR:1").rested("FR:1")

    @rule("4.1.8", "9.6.3.1.1")
    @both_editions
    def test_up_to_so_many_are_of_whomever_one_likes(self, book: Rulebook) -> None:
        actor = member("Actor", 1000, "logicalist", "ACT: Rest up to two other members.")
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Three"], "FR:1": ["One"]}
        match = table(book, zones, actor).answer("act:FL:1").answer("rest:FR", "rest:FR:1")
        assert (match.rested("FL:0"), match.rested("FR:0"), match.rested("FR:1")) == (False, True, True)

    @rule("9.4.2")
    @both_editions
    @pytest.mark.parametrize("cost", ["Rest one other member", "Rest one of both players' other members"])
    def test_nobody_pays_with_the_members_of_the_opponent(self, book: Rulebook, cost: str) -> None:
        payer = member("Payer", 1000, "logicalist", f"ACT: [{cost}] Draw a card.")
        assert "act:FL:1" not in table(book, {"FL:0": ["Payer"], "FR:1": ["One"]}, payer).offered
        match = table(book, {"FL:0": ["Payer"], "FR:1": ["One"], "FC:0": ["Two"]}, payer).answer("act:FL:1")
        assert (match.rested("FC:0"), match.rested("FR:1")) == (True, False)

    @rule("9.7.4.1.2")
    @both_editions
    @pytest.mark.parametrize("whose", ["FC:0", "FC:1"])
    def test_a_trigger_that_names_no_player_answers_what_happens_to_anyones(self, book: Rulebook, whose: str) -> None:
        """It is judged by what it was on the field: what is dropped from elsewhere, or returns, is no such member."""
        watcher = member("Watcher", 1000, "logicalist", "AUTO: When a member in the front row is dropped, draw a card.")
        texts = (
            "ACT: Drop up to one member with power 3000.",
            "ACT: Choose up to one member with power 3000, and stock it.",
            "ACT: Drop a card from your hand.",
        )
        actor = member("Actor", 1000, "logicalist", *texts)
        zones: Zones = {"FL:0": ["Watcher"], "FR:0": ["Actor"], whose: ["Three"], "BL:1": ["Three"], "hand:0": ["One"]}
        for text, victim, drawn in ((1, whose, 1), (1, "BL:1", 0), (2, whose, 0), (3, "", 0)):
            match = table(book, zones, watcher, actor).answer(f"act:FR:{text}")
            while match.rule != "7.5.3":
                seat = "" if victim.endswith(":0") else ":1"
                wanted = [key for key in match.offered if key.endswith(f":{victim.partition(':')[0]}{seat}")]
                match.answer(wanted[0] if wanted else match.offered[0])
            assert match.count("hand:0") == drawn + (0 if text == 3 else 1), (text, victim)
