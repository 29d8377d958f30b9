"""11. Keywords in the cases that are easily built wrongly: several informations, and when a keyword is asked."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.soul import soul_of
from engine.kernel.rulebook import Rulebook
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


@rule("11.2.1.1")
@pytest.mark.parametrize(
    ("one", "other", "drawn"),
    [
        ("teal Foreigner", "Foreigner with power 3000 or less", 1),
        ("crimson Foreigner", "Tranceunion", 1),
        ("teal Foreigner", "Tranceunion", 0),
    ],
)
def test_a_covenant_with_one_or_another_information_needs_one(one: str, other: str, drawn: int) -> None:
    keeper = member("Keeper", 3000, "logicalist", f"AUTO: Covenant with either a {one}, or a {other}, draw a card.")
    zones: Zones = {"FL:0": ["Keeper"], "BL:0": ["Guest"], "hand:0": ["Union"], "level:0": ["Blank"]}
    match = table(LATEST, zones, keeper).answer("trance:FL>BL").passes().answer("find:Union").answer("place:FL")
    assert match.count("hand:0") == drawn


@rule("11.5.1.1")
def test_a_trance_change_into_one_or_another_sort_takes_either() -> None:
    text = "TC: into either a teal Tranceunion, or a Tranceunion with power 9000 or more."
    zones: Zones = {
        "FL:0": [Placed("Changer", attached=SOULS)],
        "BL:0": ["Guest"],
        "level:0": ["Teal", "Blank"],
        "stock:0": [Placed("One", face_down=True)] * 2,
        "hand:0": ["Dear Union", "Union", "Stranger"],
    }
    match = table(LATEST, zones, member("Changer", 7000, "tranceunion", text)).answer("trance-change:FL>BL").passes()
    assert sorted(match.offered) == ["find:Dear Union", "find:Stranger"]


@rule("11.3.1", both=True)
@both_editions
def test_vanguard_is_asked_when_it_triggers_and_not_later(book: Rulebook) -> None:
    """The gate is destroyed while the ability is primed."""
    lead = member(
        "Lead",
        3000,
        "logicalist",
        "AUTO Vanguard: When this member attacks, draw a card.",
        "AUTO: When this member attacks, turn one of your opponent's gates face up.",
    )
    match = battle(book, {"FL:0": ["Lead"], "FR:1": ["Nine"]}, lead).answer("attack:FL>FR")
    match.answer("play:FL:2").answer("turn:gate-BL:1")
    assert match.face_down("gate-BL:1") == 0
    assert match.count("hand:0") == 1


@rule("11.4.2", both=True)
@both_editions
def test_logic_drives_are_none_of_the_opponents_turn(book: Rulebook) -> None:
    driver = member("Driver", 3000, "tranceunion", "LD: Draw two cards.")
    zones: Zones = {"FL:0": ["One"], "FL:1": [Placed("Driver", attached={"soul:1": ["Host", "Guest"]})]}
    match = table(book, zones, driver)
    assert not [key for key in match.offered if key.startswith("logic-drive")]


@rule("11.4.2", "11.4.2.1", both=True)
@both_editions
def test_one_that_an_effect_uses_is_not_the_one_of_the_turn(book: Rulebook) -> None:
    caller = member("Caller", 1000, "logicalist", "ACT [1/turn]: Use a logic drive of one of your Tranceunions.")
    driver = member("Driver", 3000, "tranceunion", "LD: Draw two cards.")
    zones: Zones = {"FL:0": ["Caller"], "FR:0": [Placed("Driver", attached=SOULS)]}
    match = table(book, zones, caller, driver).answer("act:FL:1")
    match.answer("logic-drive:FR:1")
    assert "logic-drive:FR:1" in match.offered
    match.answer("logic-drive:FR:1")
    assert match.count("hand:0") == 4
    assert "logic-drive:FR:1" not in match.offered


class TestExSoul:
    @rule("11.6.1.2", "11.6.1.2.1")
    def test_an_automatic_ability_that_was_primed_resolves_although_soul_has_gone(self) -> None:
        deep = member(
            "Deep",
            7000,
            "tranceunion",
            "AUTO EX Soul 2: When this member attacks, draw a card.",
            "AUTO: When this member attacks, drop a card from the soul of this member.",
        )
        zones: Zones = {"FL:0": [Placed("Deep", attached=SOULS)], "FR:1": ["Nine"]}
        match = battle(LATEST, zones, deep).answer("attack:FL>FR").answer("play:FL:2").answer("drop:Host")
        assert len(soul_of(match.match, match.card("FL:0"))) == 1
        assert match.count("hand:0") == 1

    @rule("11.6.1.3", "11.6.1.3.1")
    def test_a_startup_ability_resolves_although_its_cost_has_taken_soul(self) -> None:
        text = "ACT EX Soul 2: [Drop a card from the soul of this member] Draw a card."
        match = table(LATEST, {"FL:0": [Placed("Deep", attached=SOULS)]}, member("Deep", 7000, "tranceunion", text))
        match.answer("act:FL:1").answer("drop:Host")
        assert match.count("hand:0") == 1
        assert "act:FL:1" not in match.offered

    @rule("11.6.1.1", "11.6.1.1.1")
    def test_a_continuous_one_ends_at_once_with_the_soul(self) -> None:
        deep = member(
            "Deep",
            7000,
            "tranceunion",
            "CONT EX Soul 2: This member gets power +2000.",
            "ACT [1/turn]: Drop a card from the soul of this member.",
        )
        match = table(LATEST, {"FL:0": [Placed("Deep", attached=SOULS)]}, deep)
        assert match.power("FL:0") == 9000
        match.answer("act:FL:2").answer("drop:Guest")
        assert match.power("FL:0") == 7000


class TestDetonate:
    mine = card("Mine", "tactics", "AUTO Detonate.", "AUTO Detonate Skill: Draw two cards.")

    @rule("11.8.1", "11.9.1")
    def test_it_goes_off_under_a_member_too(self) -> None:
        bearer = Placed("Nine", attached={"set-FL:1": [Placed("Mine", face_down=True)]})
        match = battle(LATEST, {"FL:0": ["One"], "FL:1": [bearer]}, self.mine).answer("attack:FL>FL")
        assert match.names("drop:1") == ["Mine"]
        assert match.count("hand:1") == 2
        assert circles(match, 1) == {"FL": "Nine"}

    @rule("11.9.1")
    def test_the_skill_asks_for_the_set_state(self) -> None:
        """Turned up in the level zone it says nothing."""
        turner = member("Turner", 1000, "logicalist", "ACT: Turn all cards in your level zone face up.")
        zones: Zones = {"FL:0": ["Turner"], "level:0": [Placed("Mine", face_down=True)]}
        match = table(LATEST, zones, self.mine, turner).answer("act:FL:1")
        assert match.face_down("level:0") == 0
        assert match.count("hand:0") == 0


@rule("11.7.1")
def test_on_gate_destruction_a_gate_does_not_answer_for_another() -> None:
    gate = card("Bell Gate", "gate", "AUTO: On gate destruction, draw a card.", **{"gate number": "3"})
    down, up = Placed("Bell Gate", face_down=True), Placed("Bell Gate", face_down=False)
    zones: Zones = {"FL:0": ["One"], "gate-FC:1": [up], "gate-BR:1": [down], "gate-FR:1": [UP]}
    match = battle(LATEST, zones, gate).answer("attack:FL>FL")
    assert match.count("hand:1") == 0


class TestMakeUp:
    @rule("11.11.2")
    @pytest.mark.parametrize(
        ("other", "offered"),
        [
            ({"characters": frozenset({"Mira"}), "covenanters": frozenset({"B"})}, True),
            ({"characters": frozenset({"Nell"}), "covenanters": frozenset({"B"})}, False),
            ({"characters": frozenset({"Mira"}), "covenanters": frozenset({"B"}), "level": 3}, False),
            ({"characters": frozenset({"Mira"}), "covenanters": frozenset({"A"})}, False),
        ],
    )
    def test_character_covenanter_and_level_all_count(self, other: dict[str, object], offered: bool) -> None:
        persons = {"characters": frozenset({"Mira"}), "covenanters": frozenset({"A"})}
        dancer = member("Dancer", 3000, "tranceunion", "ACT Make Up Lv 2.", **persons)
        match = table(
            LATEST, {"FL:0": ["Dancer"], "hand:0": ["Singer"]}, dancer, member("Singer", 3000, "tranceunion", **other)
        )
        match.answer("act:FL:1")
        assert ("find:Singer" in match.offered) is offered

    @rule("11.11.2", "11.11.3")
    def test_who_comes_so_is_not_deployed(self) -> None:
        persons = {"characters": frozenset({"Mira"})}
        dancer = member("Dancer", 3000, "tranceunion", "ACT Make Up Lv 2.", covenanters=frozenset({"A"}), **persons)
        text = "AUTO: When this member is deployed, draw a card."
        singer = member("Singer", 3000, "tranceunion", text, covenanters=frozenset({"B"}), **persons)
        match = table(LATEST, {"FL:0": ["Dancer"], "hand:0": ["Singer"]}, dancer, singer).answer("act:FL:1")
        match.answer("find:Singer")
        assert match.names("hand:0") == ["Dancer"]
