"""7.5 and 7.6. The guard step and the drive step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.games.vanguard.battle_state import battle
from engine.kernel.abilities import Automatic
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.idle import sensible_answer
from engine.language.triggers import AtBeginning
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.nodes import witness
from tests.games.vanguard.written import abilities, written


def attacking(
    zones: Mapping[str, Sequence[Placed | str]], *cards: CardDefinition, attack: str = "V>V"
) -> ScenarioMatch:
    """A position after the choice of an attack."""
    return table(zones, *cards, step="start_step").answer(f"attack:{attack}")


def step_of(at: ScenarioMatch) -> str | None:
    """The step of the battle."""
    current = battle(at.match)
    return current.step if current else None


# ---- 7.5, the guard step


@pytest.mark.rule("7.5.1", "7.5.1.2", "7.5.1.2.1", "7.5.1.2.2")
def test_the_other_player_may_guard_with_any_card_from_hand_or_pass() -> None:
    at = attacking({"V:1": ["Two"], "hand:1": ["Three", "One", "Zero"]})
    assert (at.asked, at.rule, step_of(at)) == (1, "7.5.1.2", "guard step")
    assert at.offered == ["pass", "guard:Three", "guard:One", "guard:Zero"]  # grades do not matter
    at.answer("guard:One")
    assert at.names("G:1") == ["One"]
    assert at.rested("G:1")
    assert at.power("V:1") == 14000
    at.answer("guard:Three")
    assert at.power("V:1") == 14000  # no shield


@pytest.mark.rule("7.5.1.2", "7.7.1.2")
@pytest.mark.parametrize(
    ("zones", "attack", "needless"),
    [
        ({"FL:0": ["One"], "V:1": ["Three"]}, "FL>V", True),  # 7000 against 11000
        ({"FL:0": ["Three"], "V:1": ["Three"]}, "FL>V", False),  # an equal power hits
        ({"V:0": ["One"], "V:1": ["Three"]}, "V>V", False),  # a drive check may still add power
    ],
)
def test_nobody_need_be_asked_to_guard_what_cannot_hit(
    zones: Mapping[str, Sequence[Placed | str]], attack: str, needless: bool
) -> None:
    at = attacking({**zones, "hand:1": ["Zero"]}, attack=attack)
    assert (at.asked, at.rule) == (1, "7.5.1.2")
    assert sensible_answer(at.match) == ((0,) if needless else None)


@pytest.mark.rule("7.5.1.2", "7.7.1.2")
def test_a_card_that_does_something_as_a_guardian_may_guard_what_cannot_hit() -> None:
    able = written("Able", "AUTO: When this unit is placed on GC, draw a card.")
    at = attacking({"FL:0": ["One"], "V:1": ["Three"], "hand:1": ["Zero", "Able"]}, able, attack="FL>V")
    assert sensible_answer(at.match) is None


@pytest.mark.rule("7.5.1.2", "7.7.1.2")
def test_who_has_begun_to_guard_says_when_it_is_enough() -> None:
    at = attacking({"FL:0": ["Three"], "V:1": ["Three"], "hand:1": ["Zero", "Zero"]}, attack="FL>V")
    assert sensible_answer(at.match) is None
    at.answer("guard:Zero")
    assert (at.rule, at.offered) == ("7.5.1.2", ["pass", "guard:Zero"])
    assert sensible_answer(at.match) is None


@pytest.mark.rule("7.5.1.1")
def test_abilities_at_the_beginning_of_the_guard_step_are_played_before_anybody_guards() -> None:
    drawing = abilities("AUTO (VC): At the beginning of your battle phase, draw a card.")[0]
    assert isinstance(drawing, Automatic)
    trigger = AtBeginning("opponent's:guard step")
    watchful = unit("Watchful", 3, 11000, Automatic(drawing.zones, trigger=trigger, effect=drawing.effect))
    at = attacking({"V:1": ["Watchful"]}, watchful)
    assert at.offered == ["pass", "guard:Zero"]  # the card drawn


@pytest.mark.rule("7.5.1.2.1")
def test_after_guarding_a_vanguards_attack_goes_on_to_the_drive_step_and_a_rear_guards_does_not() -> None:
    at = attacking({"FL:0": ["Two"], "hand:1": ["Zero"]}, attack="FL>V").passes()
    assert "drive-checks" not in at.told
    assert at.count("damage:1") == 0  # 9000 against 11000
    at.answer("attack:V>V").passes()
    assert at.told.count("drive-checks") == 2


@pytest.mark.rule("7.5.1.2.1.1")
def test_a_player_who_cannot_guard_is_not_asked() -> None:
    at = attacking({"FL:0": ["Two"]}, attack="V>V")
    assert at.told.count("drive-checks") == 2
    assert at.asked == 0


@pytest.mark.rule("7.5.1.2.2")
def test_a_card_that_an_effect_keeps_from_guarding_is_not_offered() -> None:
    text = (
        "AUTO (VC): When this unit attacks, "
        "your opponent cannot call grade 1 or greater cards to GC until end of battle."
    )
    at = attacking({"V:0": ["Stern"], "hand:1": ["One", "Zero"]}, written("Stern", text, 3, 11000))
    assert at.offered == ["pass", "guard:Zero"]


@pytest.mark.rule("7.5.1.2.2", "7.4.1.8.2")
def test_a_guardian_does_not_guard_an_attacked_unit_that_has_left() -> None:
    sweeping = written("Sweeping", "CONT (RC): This unit battles all units in your opponent's front row.", 2, 12000)
    fleeing = written("Fleeing", "AUTO (RC): When this unit is attacked, return this unit to your hand.", 2)
    zones = {"FL:0": ["Sweeping"], "FL:1": ["Fleeing"], "hand:1": ["Zero", "One"]}
    at = attacking(zones, sweeping, fleeing, attack="FL>V")
    at.answer("guard:Zero")
    assert at.prompt == "ask-guard"
    assert at.power("V:1") == 21000


@pytest.mark.rule("7.5.1.2.4")
@pytest.mark.parametrize(("guards", "drawn"), [("intercept:FL:1", 1), ("guard:Catcher", 0)])
def test_a_unit_that_intercepts_knows_it_from_being_called_to_guard(guards: str, drawn: int) -> None:
    catcher = written("Catcher", "AUTO: When this unit intercepts, draw a card.", 2)
    at = table({"FL:1": ["Catcher"], "hand:1": ["Catcher", "Zero"], "deck:1": ["One"]}, catcher, step="start_step")
    at.answer("attack:V>V").answer(guards)
    assert (at.names("G:1"), at.names("hand:1").count("One")) == (["Catcher"], drawn)


@pytest.mark.rule("7.5.1.2.4")
def test_front_rear_guards_with_intercept_that_are_not_attacked_may_guard_even_rested() -> None:
    zones: dict[str, list[Placed | str]] = {"FL:1": [Placed("Two", rested=True)], "FR:1": ["One"], "BL:1": ["Two"]}
    at = attacking({"FL:0": ["Two"], **zones})
    assert at.offered == ["pass", "intercept:FL:1"]
    at.answer("intercept:FL:1")
    assert at.names("FL:1") == []
    assert at.names("drop:1") == ["Two"]  # it guarded, and the battle is over
    assert at.power("V:1") == 11000


@pytest.mark.rule("7.5.1.2.4")
def test_an_interceptor_comes_rested_and_guards_the_attacked_unit() -> None:
    at = attacking({"FL:1": ["Two"], "hand:1": ["Zero"]})
    at.answer("intercept:FL:1")
    assert at.names("G:1") == ["Two"]
    assert at.rested("G:1")
    assert at.power("V:1") == 16000


@pytest.mark.rule("7.5.1.2.4")
def test_a_unit_that_is_attacked_itself_cannot_intercept() -> None:
    at = attacking({"FL:1": ["Two"], "FR:1": ["Two"]}, attack="V>FL")
    assert at.offered == ["pass", "intercept:FR:1"]


@pytest.mark.rule("7.5.1.2.5")
def test_abilities_of_a_guardian_are_played_before_the_next_choice() -> None:
    quick = written("Quick", "AUTO: When this unit is placed on GC, draw a card.")
    at = attacking({"hand:1": ["Quick"]}, quick)
    at.answer("guard:Quick")
    assert at.offered == ["pass", "guard:Zero"]  # asked again, with the card drawn


# ---- 7.6, the drive step


@pytest.mark.rule("7.6.1.1")
def test_abilities_at_the_beginning_of_the_drive_step_are_played_before_the_first_check() -> None:
    (ability,) = abilities("AUTO (VC): At the beginning of your battle phase, Soul Charge 1.")
    assert isinstance(ability, Automatic)
    charging = Automatic(ability.zones, trigger=AtBeginning("yours:drive step"), effect=ability.effect)
    at = attacking({"V:0": ["Charging"], "deck:0": ["One", "Two"]}, unit("Charging", 3, 11000, charging))
    assert at.names("soul:0") == ["One"]
    assert at.names("hand:0")[0] == "Two"


@pytest.mark.rule("7.6.1", "7.6.1.1", "7.6.1.2", "7.6.1.3", "7.6.1.4")
def test_the_drive_step_begins_checks_one_card_after_the_other_and_ends_before_the_damage_step() -> None:
    seen: list[Event] = []
    one = ["enter:trigger", "drive check", "enter:hand"]
    watched = ("beginning:drive step", *one, "beginning:damage step", "attack hits")
    at = attacking({"soul:0": ["Witness"], "deck:0": ["One", "Two"]}, witness(seen, *watched))
    kinds = [event.kind for event in seen if event.player == 0]  # the other player checks for damage
    assert kinds == ["beginning:drive step", *one, *one, "beginning:damage step", "attack hits"]
    assert at.names("hand:0") == ["One", "Two"]


@pytest.mark.rule("7.6.1", "7.6.1.2", "7.6.1.2.3", "7.6.1.2.6")
def test_a_drive_check_reveals_the_top_card_and_takes_it_into_the_hand_trigger_or_not() -> None:
    at = attacking({"V:0": ["Two"], "V:1": ["Two"], "deck:0": ["Critical"]})
    assert at.rule == "2.8.2"
    assert at.names("trigger:0") == ["Critical"]
    assert at.face_down("trigger:0") == 0
    at.answer("critical:V")
    assert at.names("hand:0") == ["Critical"]
    assert at.count("damage:1") == 2
    at = attacking({"V:0": ["Two"], "V:1": ["Two"], "deck:0": ["One"]})
    assert at.names("hand:0") == ["One"]


@pytest.mark.rule("7.6.1.2", "7.6.1.2.1")
def test_a_rear_guard_that_gained_drive_checks_makes_them_too() -> None:
    gifted = written("Gifted", "CONT (RC): This unit may also make drive checks.", 2, 12000)
    at = attacking({"FL:0": ["Gifted"], "deck:0": ["One", "Two"]}, gifted, attack="FL>V")
    assert at.names("hand:0") == ["One"]


@pytest.mark.rule("7.6.1.2.2")
def test_a_vanguard_without_drive_makes_no_drive_check() -> None:
    idle = written("Idle", "CONT (VC): This unit gets drive -1.", 2, 11000)
    at = attacking({"V:0": ["Idle"]}, idle)
    assert "drive-checks" not in at.told
    assert at.count("damage:1") == 1


@pytest.mark.rule("7.6.1.2.4")
def test_the_trigger_of_a_card_of_another_clan_does_nothing() -> None:
    at = attacking({"V:0": ["Two"], "V:1": ["Two"], "FL:1": ["Stranger"], "deck:0": ["Strange Critical"]})
    assert "trigger" not in at.told
    assert at.names("hand:0") == ["Strange Critical"]
    assert at.count("damage:1") == 1


@pytest.mark.rule("7.6.1.2.4")
def test_the_trigger_counts_if_any_rear_guard_is_of_its_clan() -> None:
    at = attacking({"V:0": ["Two"], "BR:0": ["Stranger"], "deck:0": ["Strange Critical"]})
    assert at.rule == "2.8.2"
    assert set(at.offered) == {"critical:V", "critical:BR", "power:V", "power:BR"}


@pytest.mark.rule("7.6.1.2.5")
def test_abilities_that_a_drive_check_triggers_are_played_while_the_card_is_in_the_trigger_zone() -> None:
    text = (
        "AUTO (VC): When this unit's drive check reveals a grade 3 card, "
        "choose up to one of your rear-guards, and retire it."
    )
    at = attacking({"V:0": ["Seer"], "FL:0": ["Two"], "deck:0": ["Three"]}, written("Seer", text, 2, 11000))
    assert at.rule == "8.5.4"
    assert at.names("trigger:0") == ["Three"]
    assert at.count("hand:0") == 0


@pytest.mark.rule("3.1.1.3", "4.10.1", "7.6.1.2.5")
def test_a_card_may_be_another_one_while_it_is_in_the_trigger_zone() -> None:
    seer = written("Seer", "AUTO (VC): When this unit's drive check reveals a grade 3 card, draw a card.", 2, 11000)
    grows = written("Grows", "CONT (trigger): This card gets grade +2.", 1, 8000)
    at = attacking({"V:0": ["Seer"], "deck:0": ["Grows", "One"]}, seer, grows)
    assert at.count("hand:0") == 2, "the card that was checked, and one for its grade"
    assert at.match.values(at.card("hand:0"))["grade"] == 1
    grown = written("Grows", "CONT (hand): This card gets grade +2.", 1, 8000)
    assert attacking({"V:0": ["Seer"], "deck:0": ["Grows", "One"]}, seer, grown).count("hand:0") == 1


@pytest.mark.rule("7.6.1.2.6")
def test_a_card_that_has_left_the_trigger_zone_is_not_taken_into_the_hand() -> None:
    text = "AUTO (VC): When this unit's drive check reveals a grade 3 card, put it into your soul."
    at = attacking({"V:0": ["Keeper"], "deck:0": ["Three"]}, written("Keeper", text, 2, 11000))
    assert at.names("soul:0") == ["Three"]
    assert at.count("hand:0") == 0


@pytest.mark.rule("7.6.1.3", "7.6.1.4")
def test_checks_go_on_one_by_one_until_there_were_as_many_as_the_drive() -> None:
    text = (
        "AUTO (VC): When this unit's drive check reveals a grade 3 card, this unit gets drive +1 until end of battle."
    )
    at = attacking({"V:0": ["Seer"], "deck:0": ["Three", "Two", "One", "One"]}, written("Seer", text, 3, 11000))
    assert at.names("hand:0") == ["Three", "Two", "One"]
    assert at.told.count("drive-checks") == 3
