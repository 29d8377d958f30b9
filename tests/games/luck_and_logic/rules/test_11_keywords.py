"""11. Keywords of both editions, and those of 2.04."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.luck_and_logic.cards import CardRow, definition, first_definition
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    LATEST,
    UP,
    Placed,
    Zones,
    battle,
    both_editions,
    card,
    circles,
    member,
    table,
)

rule = pytest.mark.rule

SOULS = {"soul:0": ["Host", "Guest"]}
UNION: Zones = {"FL:0": [Placed("Union", attached=SOULS)]}
"""A Tranceunion with two souls."""


def souls(match: ScenarioMatch, place: str) -> list[str]:
    return [match.match.state.definition[each].name for each in soul_of(match.match, match.card(place))]


class TestCovenant:
    @rule("11.2", both=True)
    @rule("11.2.1", book="luck-and-logic-1.00")
    @rule("11.2.1")
    @both_editions
    @pytest.mark.parametrize(("name", "drawn"), [("Guest", 1), ("Somebody", 0)])
    def test_it_triggers_when_the_card_trances_with_that_character(self, book: Rulebook, name: str, drawn: int) -> None:
        keeper = member("Keeper", 3000, "logicalist", f'AUTO: Covenant "{name}", draw a card.')
        zones: Zones = {"FL:0": ["Keeper"], "BL:0": ["Guest"], "hand:0": ["Union"], "level:0": ["Blank"]}
        match = table(book, zones, keeper).answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert match.count("hand:0") == drawn

    @rule("11.2.1", "11.2.1.1")
    def test_in_the_later_edition_it_may_ask_for_any_information(self) -> None:
        keeper = member("Keeper", 3000, "logicalist", "AUTO: Covenant with a crimson Foreigner, draw a card.")
        zones: Zones = {"FL:0": ["Keeper"], "BL:0": ["Guest"], "hand:0": ["Union"], "level:0": ["Blank"]}
        match = table(LATEST, zones, keeper).answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert match.count("hand:0") == 1

    @rule("11.2.1", book="luck-and-logic-1.00")
    @rule("11.2.1")
    @both_editions
    @pytest.mark.parametrize(("period", "drawn"), [("your turn", 1), ("your opponent's turn", 0)])
    def test_it_waits_in_the_soul_zone_in_a_certain_part_of_the_turn_too(
        self, book: Rulebook, period: str, drawn: int
    ) -> None:
        keeper = member("Keeper", 3000, "logicalist", f'AUTO: During {period}, covenant "Guest", draw a card.')
        zones: Zones = {"FL:0": ["Keeper"], "BL:0": ["Guest"], "hand:0": ["Union"], "level:0": ["Blank"]}
        match = table(book, zones, keeper).answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert match.count("hand:0") == drawn


class TestVanguard:
    @rule("11.3", "11.3.1", both=True)
    @both_editions
    @pytest.mark.parametrize(("gates", "drawn"), [({}, 1), ({"gate-FL:1": [UP]}, 0)])
    def test_it_triggers_while_none_of_the_opponents_gates_is_destroyed(
        self, book: Rulebook, gates: Zones, drawn: int
    ) -> None:
        lead = member("Lead", 3000, "logicalist", "AUTO Vanguard: When this member attacks, draw a card.")
        match = battle(book, {"FL:0": ["Lead"], "FR:1": ["Nine"], **gates}, lead).answer("attack:FL>FR")
        assert match.count("hand:0") == drawn


class TestLogicDrive:
    drive = member("Driver", 3000, "tranceunion", "LD: [(1)] Draw two cards.")
    other = member("Other Driver", 3000, "tranceunion", "LD: Draw a card.")

    @rule("11.4", "11.4.1", both=True)
    @rule("7.5.3.5", "11.4.2", both=True)
    @both_editions
    def test_a_member_with_soul_uses_one_once_a_turn(self, book: Rulebook) -> None:
        zones: Zones = {
            "FL:0": [Placed("Driver", attached=SOULS)],
            "FR:0": [Placed("Other Driver", attached={"soul:0": ["One"]})],
            "stock:0": [Placed("One", face_down=True)],
        }
        match = table(book, zones, self.drive, self.other)
        assert [key for key in match.offered if key.startswith("logic-drive")] == [
            "logic-drive:FL:1",
            "logic-drive:FR:1",
        ]
        match.answer("logic-drive:FL:1")
        assert match.count("hand:0") == 2
        assert match.count("stock:0") == 0
        assert not [key for key in match.offered if key.startswith("logic-drive")]

    @rule("11.4.2", both=True)
    @both_editions
    def test_without_soul_there_is_none(self, book: Rulebook) -> None:
        match = table(book, {"FR:0": ["Other Driver"]}, self.other)
        assert not [key for key in match.offered if key.startswith("logic-drive")]


class TestTranceChange:
    changer = member("Changer", 7000, "tranceunion", "TC: into a Tranceunion with power 9000 or more.")

    @rule("11.5", "11.5.1", "11.5.2", "11.5.3", "11.5.4", "7.5.3.3", "7.5.3.3.1", "5.13.1.5")
    def test_its_soul_goes_on_to_the_new_tranceunion_beside_the_trance_of_the_turn(self) -> None:
        zones: Zones = {
            "FL:0": [Placed("Changer", attached=SOULS)],
            "BL:0": ["Guest"],
            "FR:0": ["Host"],
            "BR:0": ["Guest"],
            "level:0": ["Blank"],
            "stock:0": [Placed("One", face_down=True)] * 2,
            "hand:0": ["Dear Union", "Union", "Union"],
        }
        match = table(LATEST, zones, self.changer)
        match.answer("trance:FR>BR").passes().answer("find:Union").answer("place:FR")
        assert [key for key in match.offered if key.startswith("trance")] == ["trance-change:FL>BL"]
        match.answer("trance-change:FL>BL").passes()
        assert match.offered == ["find:Dear Union"], "no other is named by the ability"
        match.answer("find:Dear Union").answer("place:FL")
        assert souls(match, "FL:0") == ["Host", "Guest", "Changer", "Guest"]
        assert not [key for key in match.offered if key.startswith("trance")]


class TestExSoul:
    @rule("11.6", "11.6.1", "11.6.1.1", "11.6.1.1.1")
    @pytest.mark.parametrize(("attached", "power"), [(SOULS, 9000), ({"soul:0": ["Host"]}, 7000)])
    def test_a_continuous_ability_asks_all_the_time(self, attached: Zones, power: int) -> None:
        deep = member("Deep", 7000, "tranceunion", "CONT EX Soul 2: This member gets power +2000.")
        match = table(LATEST, {"FL:0": [Placed("Deep", attached=attached)]}, deep)
        assert match.power("FL:0") == power

    @rule("11.6.1.2", "11.6.1.2.1")
    @pytest.mark.parametrize(("attached", "drawn"), [(SOULS, 1), ({"soul:0": ["Host"]}, 0)])
    def test_an_automatic_ability_asks_when_it_triggers(self, attached: Zones, drawn: int) -> None:
        deep = member("Deep", 7000, "tranceunion", "AUTO EX Soul 2: When this member attacks, draw a card.")
        zones: Zones = {"FL:0": [Placed("Deep", attached=attached)], "FR:1": ["Nine"]}
        match = battle(LATEST, zones, deep).answer("attack:FL>FR")
        assert match.told.count("ability") == drawn

    @rule("11.6.1.3", "11.6.1.3.1")
    @pytest.mark.parametrize(("attached", "offered"), [(SOULS, True), ({"soul:0": ["Host"]}, False)])
    def test_a_startup_ability_asks_when_it_is_played(self, attached: Zones, offered: bool) -> None:
        deep = member("Deep", 7000, "tranceunion", "ACT EX Soul 2: Draw a card.")
        match = table(LATEST, {"FL:0": [Placed("Deep", attached=attached)]}, deep)
        assert ("act:FL:1" in match.offered) is offered


class TestGates:
    @rule("11.7", "11.7.1")
    def test_on_gate_destruction_answers_the_gates_own_destruction(self) -> None:
        gate = card("Bell Gate", "gate", "AUTO: On gate destruction, draw a card.", **{"gate number": "3"})
        zones: Zones = {"FL:0": ["One"], "gate-FL:1": [Placed("Bell Gate", face_down=True)]}
        match = battle(LATEST, zones, gate).answer("attack:FL>FL")
        assert match.count("hand:1") == 1

    @rule("5.32", "5.32.1", "5.32.2", "5.32.2.1", "8.2.10.3.1")
    def test_the_attacking_member_has_destroyed_the_gate(self) -> None:
        breaker = member("Breaker", 1000, "logicalist", "AUTO: When this member destroys a gate, draw a card.")
        match = battle(LATEST, {"FL:0": ["Breaker"]}, breaker).answer("attack:BR>FL")
        assert match.count("hand:0") == 0
        match.answer("attack:FL>FR")
        assert match.told.count("ability") == 1

    @rule("5.32.2.2")
    def test_so_has_a_member_whose_text_says_so(self) -> None:
        text = "ACT [1/turn]: Choose one of your opponent's gates, and destroy it."
        breaker = member("Breaker", 1000, "logicalist", "AUTO: When this member destroys a gate, draw a card.", text)
        match = table(LATEST, {"FL:0": ["Breaker"]}, breaker).answer("act:FL:2")
        match.answer("choose:gate-BC:1")
        assert match.face_down("gate-BC:1") == 0
        assert match.count("hand:0") == 1


class TestDetonate:
    mine = card("Mine", "tactics", "AUTO Detonate.", "AUTO Detonate Skill: Draw two cards.")
    layer = member(
        "Layer", 1000, "logicalist", "ACT: Choose one of your gates, and set a card from your hand face down to it."
    )

    @rule("5.24", "5.24.1", "5.24.4", both=True)
    @rule("4.2.1.2", both=True)
    @both_editions
    def test_a_card_is_set_face_down_to_a_gate(self, book: Rulebook) -> None:
        match = table(book, {"BR:0": ["Layer"], "hand:0": ["Blank"]}, self.layer)
        match.answer("act:BR:1").answer("choose:gate-FL")
        assert match.names("set-FL:0") == ["Blank"]
        assert match.face_down("set-FL:0") == 1
        assert match.count("drop:0") == 0

    @rule("11.8", "11.8.1", "11.9", "11.9.1")
    def test_it_goes_off_when_its_circle_is_attacked(self) -> None:
        """Before the gate is destroyed; its skill plays although it lies in the drop zone by then."""
        mine = Placed("Gate", face_down=True, attached={"set-FL:1": [Placed("Mine", face_down=True)]})
        match = battle(LATEST, {"FL:0": ["One"], "gate-FL:1": [mine]}, self.mine).answer("attack:FL>FL")
        assert "Mine" in match.names("drop:1")
        assert match.count("hand:1") == 2
        told = match.told
        assert told.index("turns-up") < told.index("drops") < told.index("gate-destroyed-by")

    @rule("11.8.1")
    def test_not_when_another_circle_is(self) -> None:
        mine = Placed("Gate", face_down=True, attached={"set-FL:1": [Placed("Mine", face_down=True)]})
        match = battle(LATEST, {"FL:0": ["One"], "gate-FL:1": [mine]}, self.mine).answer("attack:FL>FR")
        assert match.names("set-FL:1") == ["Mine"]

    @rule("5.24.3", both=True)
    @rule("10.7.1.3")
    @both_editions
    def test_a_set_card_is_dropped_when_its_bearer_has_left(self, book: Rulebook) -> None:
        bearer = Placed("Leaver", attached={"set-FL:0": [Placed("Blank", face_down=True)]})
        leaver = member("Leaver", 1000, "logicalist", "ACT: Return this member to your hand.")
        match = table(book, {"FL:0": [bearer]}, leaver).answer("act:FL:1")
        assert match.names("drop:0") == ["Blank"]

    @rule("5.24.2", both=True)
    @both_editions
    def test_it_moves_with_its_bearer(self, book: Rulebook) -> None:
        bearer = Placed("One", attached={"set-FL:0": [Placed("Blank", face_down=True)]})
        match = table(book, {"FL:0": [bearer]}).answer("rearrange:FL").answer("place:BR")
        assert match.names("set-BR:0") == ["Blank"]
        assert match.face_down("set-BR:0") == 1

    @rule("5.24.6")
    def test_a_set_member_card_is_no_member(self) -> None:
        bearer = Placed("One", attached={"set-FL:0": ["Nine"]})
        match = table(LATEST, {"FL:0": [bearer], "level:0": ["Blank"]})
        assert [key for key in match.offered if key.startswith("rearrange")] == ["rearrange:FL"]


WORKSHOP: Zones = {
    "FL:0": ["Smith"],
    "tool:0": [Placed("Hammer", face_down=True), Placed("Saw", face_down=True)],
}
"""A member with a synthesis, and two tools."""


class TestTools:
    hammer = card("Hammer", "tactics", "Tool Skill: Draw a card.", level=1)
    saw = card("Saw", "tactics", "Tool Skill: Draw two cards.", level=3)
    smith = member("Smith", 1000, "logicalist", "ACT [1/turn]: Synthesis (2). If you do, draw a card.")

    @rule("5.33", "5.33.1", "5.33.1.1", "5.33.2", "5.33.3", "11.10", "11.10.1")
    def test_a_synthesis_turns_a_tool_up_and_does_its_skill_at_once(self) -> None:
        match = table(LATEST, WORKSHOP, self.hammer, self.saw, self.smith).answer("act:FL:1")
        assert match.offered == ["pass", "synthesize:Hammer"], "the saw is of level 3"
        match.answer("synthesize:Hammer")
        assert match.count("hand:0") == 2
        assert match.face_down("tool:0") == 2, "it is turned down again"

    @rule("5.33.3")
    def test_without_a_tool_no_synthesis_was_performed(self) -> None:
        match = table(LATEST, WORKSHOP, self.hammer, self.saw, self.smith).answer("act:FL:1").passes()
        assert match.count("hand:0") == 0


def mira(name: str, *covenanters: str, text: tuple[str, ...] = (), **more: Any) -> CardDefinition:
    """A Tranceunion of the same person."""
    persons = {"characters": frozenset({"Mira"}), "covenanters": frozenset(covenanters)}
    return member(name, 3000, "tranceunion", *text, **persons, **more)


DANCER: Zones = {"FL:0": [Placed("Dancer", attached=SOULS, rested=True)], "hand:0": ["Singer", "Twin", "One"]}


class TestMakeUp:
    dancer = mira("Dancer", "A", text=("ACT Make Up Lv 2.",))
    singer = mira("Singer", "A", "B", text=("ACT Make Up Lv 2.",), level=2)
    twin = mira("Twin", "A")

    @rule("11.11", "11.11.1", "11.11.2", "11.11.2.1", "11.11.3", "11.11.3.1")
    def test_a_member_changes_places_with_the_same_person_of_the_hand_and_leaves_its_soul(self) -> None:
        match = table(LATEST, DANCER, self.dancer, self.singer, self.twin).answer("act:FL:1")
        assert match.offered == ["find:Singer"], "the twin has the same covenanter"
        match.answer("find:Singer")
        assert circles(match) == {"FL": "Singer"}
        assert not match.rested("FL:0")
        assert sorted(souls(match, "FL:0")) == ["Guest", "Host"]
        assert sorted(match.names("hand:0")) == ["Dancer", "One", "Twin"]
        assert "act:FL:1" not in match.offered


@rule("11.1", "11.1.1", both=True)
@rule("2.2.2", book="luck-and-logic-1.00")
@rule("2.2.2")
@pytest.mark.parametrize(
    "row",
    [
        {"type": "super logicalist", "title": "A", "character": ["B"], "territory": 1, "power": 1000},
        {"type": "tactics", "name": "C", "text": "AUTO Detonate."},
        {"type": "tactics", "name": "C", "text": "AUTO: When logic defined, stock boost (1)."},
        {"type": "logicalist", "title": "A", "character": ["B", "C"], "territory": 1, "power": 1000},
    ],
)
def test_what_only_the_later_edition_knows_cannot_be_written_in_the_first(row: dict[str, object]) -> None:
    definition(CardRow.model_validate({"number": "X1", **row}))
    with pytest.raises(CardTextError):
        first_definition(CardRow.model_validate({"number": "X1", **row}))
