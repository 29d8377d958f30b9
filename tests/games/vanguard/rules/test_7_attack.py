"""7.1 to 7.4. Choosing to attack, the attack step, and boosts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.vanguard.battle_state import battle
from engine.games.vanguard.turn_memory import BATTLES
from engine.kernel.abilities import Automatic
from engine.kernel.events import Event
from engine.language.triggers import AtBeginning
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.nodes import witness
from tests.games.vanguard.written import abilities, written


def at_attack_step(text: str) -> Automatic:
    """An ability at the beginning of one's attack step, which texts of this era do not have, with this effect."""
    (ability,) = abilities(f"AUTO (VC/RC): At the beginning of your battle phase, {text}")
    assert isinstance(ability, Automatic)
    return Automatic(ability.zones, trigger=AtBeginning("yours:attack step"), effect=ability.effect)


DRAW = at_attack_step("draw a card.")


def hand(at: ScenarioMatch, seat: int = 0) -> int:
    return at.count(f"hand:{seat}")


# ---- 7.3, choosing to attack


@pytest.mark.rule("7.1.1", "7.3.1", "7.3.1.2", "7.4.1.6")
def test_standing_units_of_the_front_row_may_attack_units_of_the_opponents_front_row() -> None:
    at = table(
        {"FL:0": ["Two"], "FR:0": [Placed("Two", rested=True)], "BL:0": ["One"], "FL:1": ["Two"], "BL:1": ["One"]},
        step="start_step",
    )
    assert (at.asked, at.rule) == (0, "7.3.1.2")
    assert at.offered == ["pass", "attack:V>V", "attack:V>FL", "attack:FL>V", "attack:FL>FL"]


@pytest.mark.rule("7.3.1.1")
def test_abilities_at_the_beginning_of_the_battle_phase_are_played_in_its_first_start_step_only() -> None:
    early = written("Early", "AUTO (RC): At the beginning of your battle phase, draw a card.")
    at = table({"FL:0": ["Early"], "FR:0": ["Two"]}, early, step="start_step")
    assert hand(at) == 1
    at.answer("attack:FR>V")
    assert at.offered == ["pass", "attack:V>V", "attack:FL>V"]  # the second start step
    assert hand(at) == 1


@pytest.mark.rule("7.3.1.2.1", "7.4.1", "7.4.1.1")
def test_choosing_to_attack_begins_a_battle() -> None:
    at = table({"hand:1": ["Zero"]}, step="start_step")
    assert battle(at.match) is None
    at.answer("attack:V>V")
    current = battle(at.match)
    assert current is not None
    assert (current.attacker, current.targets) == (at.card("V:0"), (at.card("V:1"),))


@pytest.mark.rule("7.3.1.2.2")
def test_choosing_not_to_attack_ends_the_battle_phase() -> None:
    at = table({"hand:1": ["Zero"]}, step="start_step")
    at.passes()
    assert at.match.state.turn_player == 1
    assert at.memory["phase"] != "battle phase"


@pytest.mark.rule("7.3.1.3")
@pytest.mark.parametrize(
    ("zones", "turn"),
    [
        ({"V:0": ["Three"]}, 1),
        ({"V:0": [Placed("Three", rested=True)], "BL:0": ["One"]}, 3),
        ({"V:0": ["Three"], "V:1": ["Untouchable"]}, 3),
    ],
    ids=["first turn of the game", "nobody can attack", "nobody can be attacked"],
)
def test_where_no_attack_is_possible_the_turn_player_is_not_asked(
    zones: dict[str, list[Placed | str]], turn: int
) -> None:
    untouchable = written("Untouchable", "CONT (VC): This unit cannot be attacked.", 3)
    at = table({"hand:1": ["Zero"], **zones}, untouchable, step="start_step", turn=turn)
    assert at.match.state.turn_player == 1
    assert "attacks" not in at.told


@pytest.mark.rule("7.4.1.3")
def test_a_unit_that_an_effect_keeps_from_attacking_cannot_be_chosen_to_attack() -> None:
    idle = written("Idle", "CONT (RC): This unit cannot attack.", 2)
    at = table({"FL:0": ["Idle"], "FR:0": ["Two"]}, idle, step="start_step")
    assert at.offered == ["pass", "attack:V>V", "attack:FR>V"]


@pytest.mark.rule("7.2.2")
def test_without_a_unit_that_could_be_attacked_there_is_no_attack_with_any_unit() -> None:
    shy = written("Shy", "CONT (VC/RC): This unit cannot be attacked.", 3)
    at = table({"V:1": ["Shy"], "FL:1": ["Shy"], "FR:1": ["Two"], "FL:0": ["Two"]}, shy, step="start_step")
    assert at.offered == ["pass", "attack:V>FR", "attack:FL>FR"]


@pytest.mark.rule("7.3.1.3", "7.4.1.3", "7.4.1.5", "7.4.1.7.1", "7.1.2.1", "7.2.2")
def test_a_unit_that_may_attack_may_be_chosen_though_there_is_nothing_for_it_and_rests_for_it() -> None:
    proud = written("Proud", "CONT (RC): This unit cannot attack vanguards.", 2)
    closing = written(
        "Closing",
        """AUTO (VC): At the beginning of your close step, draw a card.
        AUTO (VC): At the end of the battle that this unit attacked, Soul Charge 1.
        AUTO (VC): When this unit attacks, Soul Charge 1.""",
        3,
        11000,
    )
    at = table({"V:0": ["Closing"], "FL:0": ["Proud"], "hand:1": ["Zero"]}, proud, closing, step="start_step")
    assert at.offered == ["pass", "attack:V>V", "attack-nothing:FL"]
    at.answer("attack-nothing:FL")
    assert at.rested("FL:0")
    assert "attacks" not in at.told
    assert (at.rule, at.offered) == ("7.3.1.2", ["pass", "attack:V>V"])
    assert at.memory[BATTLES.name] == 1
    assert hand(at) == 1, "there was a battle, with a close step"
    assert at.count("soul:0") == 0, "and no attack"


@pytest.mark.rule("7.4.1.6", "7.4.1.8.4", "10.20.1")
def test_who_battles_all_units_of_the_front_row_chooses_none_of_them() -> None:
    wide = written("Wide", "CONT (VC): This unit battles all units in your opponent's front row.", 3, 11000)
    at = table({"V:0": ["Wide"], "FL:1": ["Two"], "FR:1": ["Two"], "hand:1": ["Zero"]}, wide, step="start_step")
    assert at.offered == ["pass", "attack:V>V"]
    current = battle(at.answer("attack:V>V").match)
    assert current is not None
    assert set(current.targets) == {at.card(place) for place in ("V:1", "FL:1", "FR:1")}


@pytest.mark.rule("7.3.1.3")
def test_nobody_may_be_chosen_to_attack_nothing_where_no_attack_is_possible_at_all() -> None:
    proud = written("Proud", "CONT (RC): This unit cannot attack vanguards.", 2)
    zones: dict[str, list[Placed | str]] = {
        "V:0": [Placed("Three", rested=True)],
        "FL:0": ["Proud"],
        "hand:1": ["Zero"],
    }
    at = table(zones, proud, step="start_step")
    assert at.match.state.turn_player == 1


# ---- 7.4, the attack step


@pytest.mark.rule("7.4.1", "7.4.1.5", "7.4.1.10", "7.4.1.12", "7.5.1.1")
def test_the_attack_step_begins_rests_the_attacker_then_the_booster_and_only_then_answers_the_attack() -> None:
    seen: list[Event] = []
    watched = ("beginning:attack step", "rest", "attack", "boost", "beginning:guard step")
    zones = {"soul:0": ["Witness"], "FL:0": ["Two"], "BL:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, witness(seen, *watched), step="start_step").answer("attack:FL>V")
    assert [(event.kind, event.card) for event in seen] == [
        ("beginning:attack step", None),
        ("rest", at.card("FL:0")),
    ]
    at.answer("yes")
    assert [(event.kind, event.card) for event in seen[2:]] == [
        ("rest", at.card("BL:0")),
        ("attack", at.card("FL:0")),
        ("boost", at.card("BL:0")),
        ("beginning:guard step", None),
    ]


@pytest.mark.rule("7.4.1.2", "7.4.1.3", "7.4.1.6")
def test_when_the_beginning_of_the_attack_step_changed_something_attacker_and_target_are_chosen_anew() -> None:
    herald = unit("Herald", 3, 11000, at_attack_step("draw a card."))
    at = table({"V:0": ["Herald"], "FL:0": ["Two"], "FL:1": ["Two"], "hand:1": ["Zero"]}, herald, step="start_step")
    at.answer("attack:V>V")
    assert hand(at) == 1
    assert (at.rule, at.offered) == ("7.4.1.3", ["attacker:V", "attacker:FL"])
    at.answer("attacker:FL")
    assert (at.rule, at.offered) == ("7.4.1.6", ["target:V:1", "target:FL:1"])
    assert at.rested("FL:0")
    at.answer("target:FL:1")
    current = battle(at.match)
    assert current is not None
    assert (current.attacker, current.targets) == (at.card("FL:0"), (at.card("FL:1"),))


@pytest.mark.rule("7.4.1.2", "7.4.1.3")
@pytest.mark.parametrize(("answer", "rule"), [("no", "7.5.1.2"), ("yes", "7.4.1.3")])
def test_an_ability_that_was_not_played_at_the_beginning_of_the_attack_step_changes_nothing(
    answer: str, rule: str
) -> None:
    herald = unit("Herald", 3, 11000, replace(at_attack_step("draw a card."), optional=True))
    at = table({"V:0": ["Herald"], "FL:0": ["Two"], "hand:1": ["Zero"]}, herald, step="start_step")
    at.answer("attack:V>V").answer(answer)
    assert at.rule == rule


@pytest.mark.rule("7.4.1.4", "7.4.1.4.1", "7.1.2.1", "7.1.2")
def test_without_an_attacker_the_battle_goes_straight_to_its_close_step_and_counts_as_a_battle() -> None:
    closing = Automatic(("vanguard circle",), trigger=AtBeginning("yours:close step"), effect=DRAW.effect)
    tired = unit("Tired", 3, 11000, at_attack_step("rest this unit."), closing)
    at = table({"V:0": ["Tired"], "hand:1": ["Zero"]}, tired, step="start_step")
    at.answer("attack:V>V")
    assert at.match.state.turn_player == 1  # nobody was left to attack: no guard step, no further attack
    assert "attacks" not in at.told
    assert hand(at) == 1  # the close step was


@pytest.mark.rule("7.4.1.5", "7.4.1.5.1")
def test_the_attacking_unit_rests_and_is_the_attacking_unit_until_the_battle_ends() -> None:
    at = table({"FL:0": ["Two"], "hand:1": ["Zero"]}, step="start_step")
    assert not at.rested("FL:0")
    at.answer("attack:FL>V")
    assert at.rested("FL:0")
    assert at.match.rulebook.marks(at.match)[at.card("FL:0")] == ("attacking",)
    at.passes()
    assert at.match.rulebook.marks(at.match) == {}


@pytest.mark.rule("7.4.1.5.2")
def test_an_attacking_unit_that_loses_the_power_to_attack_goes_on_with_its_battle() -> None:
    brief = written("Brief", "AUTO (RC): When this unit attacks, this unit cannot attack until end of turn.", 2, 12000)
    at = table({"FL:0": ["Brief"], "hand:1": ["Zero"]}, brief, step="start_step")
    at.answer("attack:FL>V").passes()
    assert at.count("damage:1") == 1


@pytest.mark.rule("7.4.1.7", "7.4.1.7.1")
def test_with_nothing_left_to_attack_the_attacker_has_rested_and_the_battle_closes() -> None:
    hiding = unit(
        "Hiding", 3, 11000, at_attack_step("all of your opponent's vanguards cannot be attacked until end of turn.")
    )
    at = table({"V:0": ["Hiding"], "FL:0": ["Two"], "hand:1": ["Zero"]}, hiding, step="start_step")
    at.answer("attack:V>V")
    assert (at.rule, at.offered) == ("7.4.1.3", ["attacker:V", "attacker:FL"])
    at.answer("attacker:V")
    assert "attacks" not in at.told
    assert battle(at.match) is None
    assert at.asked == 1  # no start step could offer an attack: the turn went over


@pytest.mark.rule("7.4.1.8", "7.4.1.8.3")
def test_attacking_and_attacked_unit_are_each_others_opponents_in_the_battle() -> None:
    text = "AUTO (RC): When this unit attacks, the attacked unit gets power -3000 until end of battle."
    answer = "AUTO (VC): When this unit is attacked, the attacking unit gets power -1000 until end of battle."
    at = table(
        {"FL:0": ["Bully"], "V:1": ["Proud"], "FL:1": ["Two"], "hand:1": ["Zero"]},
        written("Bully", text, 2, 9000),
        written("Proud", answer, 3, 11000),
        step="start_step",
    )
    at.answer("attack:FL>V")
    assert (at.power("FL:0"), at.power("V:1"), at.power("FL:1")) == (8000, 8000, 9000)


@pytest.mark.rule("7.4.1.8.1", "7.4.1.8.2")
def test_the_battle_goes_on_when_the_attacked_unit_has_left_but_nothing_is_hit() -> None:
    sweeper = written(
        "Sweeper",
        "AUTO (VC): When this unit attacks, return all of your opponent's rear-guards to your opponent's hand.",
        3,
        11000,
    )
    at = table({"V:0": ["Sweeper"], "FL:1": ["Two"]}, sweeper, step="start_step")
    at.answer("attack:V>FL")
    assert at.names("hand:1") == ["Two"]
    assert at.asked == 1
    assert at.rule == "7.5.1.2"  # the guard step comes all the same
    at.passes()
    assert at.count("hand:0") == 2  # and the drive step, with both drive checks
    assert "misses" in at.told


@pytest.mark.rule("7.4.1.8.2.1")
def test_an_attacking_unit_that_has_left_is_still_spoken_of_as_the_attacking_unit() -> None:
    leaper = written("Leaper", "AUTO (RC): When this unit attacks, put this unit into your soul.", 2, 12000)
    at = table({"FL:0": ["Leaper"], "hand:1": ["Zero"]}, leaper, step="start_step")
    at.answer("attack:FL>V")
    assert at.names("soul:0") == ["Leaper"]
    current = battle(at.match)
    assert current is not None
    assert current.attacker == at.card("soul:0")
    assert at.match.decision is not None
    assert at.match.decision.card == at.card("soul:0")  # whom the guard step speaks of


@pytest.mark.rule("7.4.1.9")
def test_a_unit_that_takes_the_place_of_the_attacked_one_is_not_attacked() -> None:
    decoy = written(
        "Decoy", "AUTO: When this unit is placed on GC, choose a card from your drop zone, and call it to RC.", 1
    )
    zones = {"FL:0": ["Two"], "FL:1": ["One"], "drop:1": ["Zero"], "hand:1": ["Decoy", "Two"]}
    at = table(zones, decoy, step="start_step")
    at.answer("attack:FL>FL").answer("guard:Decoy")
    assert at.offered == ["circle:FL", "circle:FR", "circle:BL", "circle:BC", "circle:BR"]
    at.answer("circle:FL")
    assert at.names("FL:1") == ["Zero"]
    assert at.names("drop:1") == ["One"]
    at.answer("pass")
    assert at.names("FL:1") == ["Zero"]  # 5000 against 9000, and not hit
    assert "misses" in at.told


# ---- 7.4.1.10, boosts


@pytest.mark.rule("7.4.1.10", "7.4.1.11")
def test_a_unit_with_boost_behind_the_attacker_may_rest_to_add_its_power() -> None:
    at = table({"FL:0": ["Two"], "BL:0": ["One"], "hand:1": ["Zero"]}, step="start_step")
    at.answer("attack:FL>V")
    assert (at.rule, at.asked, at.offered) == ("7.4.1.10", 0, ["yes", "no"])
    at.answer("yes")
    assert at.rested("BL:0")
    assert at.power("FL:0") == 16000
    at.passes()
    assert at.power("FL:0") == 9000


@pytest.mark.rule("7.4.1.10")
@pytest.mark.parametrize(
    "behind",
    [
        {"BL:0": ["Two"]},
        {"BL:0": [Placed("One", rested=True)]},
        {"BR:0": ["One"], "BC:0": ["One"]},
        {},
    ],
    ids=["without boost", "rested", "other columns", "nobody"],
)
def test_nobody_else_may_boost(behind: dict[str, list[Placed | str]]) -> None:
    at = table({"FL:0": ["Two"], "hand:1": ["Zero"], **behind}, step="start_step")
    at.answer("attack:FL>V")
    assert at.rule == "7.5.1.2"
    assert at.power("FL:0") == 9000


@pytest.mark.rule("7.4.1.10")
def test_boosting_may_be_declined() -> None:
    at = table({"FL:0": ["Two"], "BL:0": ["One"], "hand:1": ["Zero"]}, step="start_step")
    at.answer("attack:FL>V").answer("no")
    assert not at.rested("BL:0")
    assert at.power("FL:0") == 9000


@pytest.mark.rule("7.4.1.10.1")
def test_boosting_and_boosted_unit_are_so_until_the_close_step_ends() -> None:
    at = table({"FL:0": ["Two"], "BL:0": ["One"], "hand:1": ["Zero"]}, step="start_step")
    at.answer("attack:FL>V").answer("yes")
    marks = at.match.rulebook.marks(at.match)
    assert marks[at.card("FL:0")] == ("attacking", "boosted")
    assert marks[at.card("BL:0")] == ("boosting",)
    at.passes()
    assert at.match.rulebook.marks(at.match) == {}


@pytest.mark.rule("7.4.1.10.1.1", "7.4.1.11")
def test_the_power_of_a_booster_that_left_its_circle_is_added_no_longer() -> None:
    fading = written("Fading", "AUTO (RC): When this unit boosts, put this unit into your soul.", 1, 7000)
    at = table({"FL:0": ["Two"], "BL:0": ["Fading"], "hand:1": ["Zero"]}, fading, step="start_step")
    at.answer("attack:FL>V").answer("yes")
    assert at.names("soul:0") == ["Fading"]
    assert at.power("FL:0") == 9000
    assert at.match.rulebook.marks(at.match)[at.card("FL:0")] == ("attacking", "boosted")


@pytest.mark.rule("7.4.1.10.1.1", "7.4.1.11")
def test_who_boosts_a_unit_that_leaves_its_circle_boosts_no_longer() -> None:
    leaping = written("Leaping", "AUTO (RC): When this unit attacks, move this unit to another RC.", 2, 9000)
    proud = written("Proud", "CONT (RC): If this unit is boosting, this unit gets power +1000.", 1, 7000)
    zones = {"FL:0": ["Leaping"], "BL:0": ["Proud"], "hand:1": ["Zero"]}
    at = table(zones, leaping, proud, step="start_step").answer("attack:FL>V").answer("yes")
    assert (at.power("FL:0"), at.power("BL:0")) == (17000, 8000)
    at.answer("circle:FR")
    assert (at.power("FR:0"), at.power("BL:0")) == (9000, 7000)
    assert at.card("BL:0") not in at.match.rulebook.marks(at.match)


@pytest.mark.rule("7.4.1.11")
def test_a_change_of_the_boosters_power_changes_the_boosted_units_power_at_once() -> None:
    growing = written(
        "Growing", "AUTO (RC): When this unit boosts, this unit gets power +2000 until end of battle.", 1, 7000
    )
    at = table({"FL:0": ["Two"], "BL:0": ["Growing"], "hand:1": ["Zero"]}, growing, step="start_step")
    at.answer("attack:FL>V").answer("yes")
    assert (at.power("BL:0"), at.power("FL:0")) == (9000, 18000)


@pytest.mark.rule("7.4.1.12", "7.4.1.13")
def test_abilities_on_attacking_and_on_boosting_are_played_before_the_guard_step() -> None:
    eager = written("Eager", "AUTO (RC): When this unit attacks, draw a card.", 2, 9000)
    helper = written("Helper", "AUTO (RC): When this unit boosts, draw a card.", 1, 7000)
    at = table({"FL:0": ["Eager"], "BL:0": ["Helper"], "hand:1": ["Zero"]}, eager, helper, step="start_step")
    at.answer("attack:FL>V")
    assert hand(at) == 0
    at.answer("yes")
    assert (at.rule, at.offered) == ("8.4.1", ["play:FL:1", "play:BL:1"])
    at.answer("play:BL:1")
    assert hand(at) == 2
    assert at.rule == "7.5.1.2"


@pytest.mark.rule("7.1.2.2")
@pytest.mark.parametrize(("target", "drawn"), [("V", 1), ("FL", 0)])
def test_a_battle_is_one_in_which_a_vanguard_is_attacked_if_the_unit_chosen_is_one(target: str, drawn: int) -> None:
    loyal = written("Loyal", "AUTO (RC): At the end of the battle that this unit attacked a vanguard, draw a card.", 2)
    at = table({"FL:0": ["Loyal"], "FL:1": ["Two"], "hand:1": ["Zero"]}, loyal, step="start_step")
    at.answer(f"attack:FL>{target}")
    assert hand(at) == 0
    at.passes()
    assert hand(at) == drawn
