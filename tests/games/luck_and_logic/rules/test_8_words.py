"""8. Battles in the words in which cards speak of them: which one of the turn it is, by whom, above which gate."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.vocabulary import first_language
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, battle, both_editions, member

rule = pytest.mark.rule


def to_the_next_attack(match: ScenarioMatch) -> ScenarioMatch:
    """Pass until the turn player chooses to attack again."""
    while match.rule != "8.2.4":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    return match


class TestWhichBattleItIs:
    @rule("8.1.3", both=True)
    @both_editions
    def test_the_first_battle_of_the_turn_is_told_from_the_others(self, book: Rulebook) -> None:
        """An attack on an empty circle is a battle, too."""
        early = "AUTO: When your member attacks, if it is the first battle of the turn, draw a card."
        late = "AUTO: When your member attacks, if it is the second battle of the turn or more, draw two cards."
        watcher = member("Watcher", 1000, "logicalist", early, late)
        zones: Zones = {"FL:0": ["Watcher"], "FC:0": ["Three"], "FR:0": ["Two"], "BL:0": ["One"], "FR:1": ["Nine"]}
        match = to_the_next_attack(battle(book, zones, watcher).answer("attack:FC>FL"))
        assert match.count("hand:0") == 1
        assert to_the_next_attack(match.answer("attack:FR>FC")).count("hand:0") == 3
        assert to_the_next_attack(match.answer("attack:BL>FR")).count("hand:0") == 5

    @rule("8.1.2", both=True)
    @both_editions
    def test_between_battles_it_is_none_of_them(self, book: Rulebook) -> None:
        text = "CONT: If it is the first battle of the turn, this member gets power +1000."
        proud = member("Proud", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Proud"], "FC:0": ["Nine"], "FR:1": ["Nine"], "FC:1": ["Nine"], "hand:0": ["Blank"]}
        match = battle(book, zones, proud)
        assert match.power("FL:0") == 1000
        match.answer("attack:FC>FR")
        assert match.power("FL:0") == 2000
        assert to_the_next_attack(match).power("FL:0") == 1000
        assert match.answer("attack:FL>FC").power("FL:0") == 1000

    @rule("8.1.3", both=True)
    @both_editions
    def test_every_turn_has_a_first_one(self, book: Rulebook) -> None:
        text = "AUTO: When a member attacks, if it is the first battle of the turn, this member gets aura +1 until "
        watcher = member("Watcher", 1000, "logicalist", text + "end of your opponent's next turn.")
        zones: Zones = {"FL:0": ["Watcher"], "FR:0": ["Three"], "FR:1": ["Three"], "level:1": ["Blank"]}
        match = to_the_next_attack(battle(book, zones, watcher).answer("attack:FR>FC"))
        assert match.value("FL:0", "aura") == 2
        while match.match.state.turn == 3 or "attack:FR>FC" not in match.offered:
            match.answer("pass" if "pass" in match.offered else match.offered[0])
        match.answer("attack:FR>FC")
        assert (match.match.state.turn, match.value("FL:0", "aura")) == (5, 2), "what lasted until then has ended"


class TestByWhom:
    @rule("8.2.11.4")
    @pytest.mark.parametrize(("attacker", "rested"), [("Guest", True), ("Three", False)])
    def test_a_member_answers_being_attacked_by_such_a_member(self, attacker: str, rested: bool) -> None:
        """ "It" is the one that attacks."""
        text = "AUTO: When this member is attacked by a Foreigner, it gets power -1000 until end of turn."
        wary = member("Wary", 9000, "logicalist", text)
        match = battle(LATEST, {"FL:0": [attacker], "FR:1": ["Wary"]}, wary).answer("attack:FL>FR")
        assert (match.power("FL:0"), match.power("FR:1")) == (2000 if rested else 3000, 9000)

    @rule("8.2.11.4")
    @pytest.mark.parametrize(("where", "drawn"), [("FR", 1), ("FC", 0)])
    def test_another_members_being_attacked_is_told_apart_by_the_attacker(self, where: str, drawn: int) -> None:
        text = "AUTO: When your member is attacked by a Foreigner with power 3000 or more, draw a card."
        watcher = member("Watcher", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Guest"], "FR:1": ["Nine"], "BL:1": ["Watcher"]}
        assert battle(LATEST, zones, watcher).answer(f"attack:FL>{where}").count("hand:1") == drawn

    @rule("8.2.11.5", book="luck-and-logic-1.00")
    def test_the_first_edition_says_defends_against(self) -> None:
        first_language().compile(
            "AUTO: When this member defends against a Foreigner, it gets power -1000 until end of turn."
        )
        with pytest.raises(CardTextError):
            first_language().compile("AUTO: When this member is attacked by a Foreigner, draw a card.")

    @rule("8.2.11.4", "8.5.4")
    @both_editions
    @pytest.mark.parametrize("does", ["attacks", "wins against"])
    def test_it_is_the_other_one_where_a_trigger_speaks_of_this_member_and_of_another(
        self, book: Rulebook, does: str
    ) -> None:
        text = f"AUTO: When this member {does} a Foreigner, stock it."
        bold = member("Bold", 3000, "logicalist", text)
        guest = member("Sturdy", 2000, "foreigner")
        zones: Zones = {"FL:0": ["Bold"], "FR:1": ["Sturdy"]}
        match = to_the_next_attack(battle(book, zones, bold, guest).answer("attack:FL>FR"))
        assert (match.names("stock:0"), match.names("stock:1")) == ([], ["Sturdy"])


class TestTheGateUnderAMember:
    @rule("4.4.2.2", "5.32.1")
    @pytest.mark.parametrize(
        ("which", "destroyed"),
        [("the defending member", "gate-FR:1"), ("the attacking member", "gate-FL:0"), ("this member", "gate-FL:0")],
    )
    def test_it_is_the_gate_at_its_location(self, which: str, destroyed: str) -> None:
        text = f"AUTO: When this member attacks, destroy the gate under {which}."
        breaker = member("Breaker", 1000, "logicalist", text)
        match = battle(LATEST, {"FL:0": ["Breaker"], "FR:1": ["Nine"]}, breaker).answer("attack:FL>FR")
        gates = [f"gate-{place}:{seat}" for seat in (0, 1) for place in ("FL", "FC", "FR", "BL", "BC", "BR")]
        assert [gate for gate in gates if not match.match.state.face_down[match.card(gate)]] == [destroyed]

    @rule("4.4.2.2", "2.10.3", both=True)
    @both_editions
    def test_under_a_member_of_two_circles_there_are_two(self, book: Rulebook) -> None:
        text = "AUTO: When this member attacks, turn the gate under the defending member face up."
        breaker = member("Breaker", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Breaker"], "FL:1": [Placed("Wide", covering=("FL:1", "FC:1"))]}
        match = battle(book, zones, breaker).answer("attack:FL>FC")
        assert [match.match.state.face_down[match.card(f"gate-{place}:1")] for place in ("FL", "FC", "FR")] == [
            False,
            False,
            True,
        ]

    @rule("8.2.11.2")
    @rule("8.2.11.3", book="luck-and-logic-1.00")
    @both_editions
    def test_where_nobody_defends_any_more_there_is_none(self, book: Rulebook) -> None:
        """A member that has moved out of the circle attacked does not defend; on an empty circle nobody ever did."""
        moves = "AUTO: When this member defends, move it to an empty circle."
        shifty = member("Shifty", 9000, "logicalist", moves)
        text = "AUTO: At the beginning of your end of battle step, turn the gate under the defending member face up."
        breaker = member("Breaker", 1000, "logicalist", text)
        match = battle(book, {"FL:0": ["Breaker"], "FR:1": ["Shifty"]}, breaker, shifty).answer("attack:FL>FR")
        to_the_next_attack(match)
        assert all(match.match.state.face_down[match.card(f"gate-{place}:1")] for place in ("FL", "FC", "FR", "BL"))

    @rule("4.4.4", both=True)
    @both_editions
    def test_gates_can_be_chosen_by_the_member_above_them(self, book: Rulebook) -> None:
        chosen = "one of your opponent's gates under the defending member"
        text = f"AUTO: When this member attacks, choose {chosen}, and turn it face up."
        breaker = member("Breaker", 1000, "logicalist", text)
        match = battle(book, {"FL:0": ["Breaker"], "FR:1": ["Nine"]}, breaker).answer("attack:FL>FR")
        assert not match.match.state.face_down[match.card("gate-FR:1")]
