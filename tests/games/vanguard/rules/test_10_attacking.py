"""10.34, 10.20 and 7.1.2. Attacks that effects order, and effects that change what is attacked."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.vanguard.battle_state import battle
from engine.kernel.abilities import Automatic
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from engine.language.triggers import AtBeginning
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import abilities, written

Zones = dict[str, list[Placed | str]]


def leading(text: str, zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text."""
    return table({"V:0": ["Lead"], **zones}, written("Lead", text, 3, 11000), *cards, **more)


# ---- 10.34, attacks that effects order


@pytest.mark.rule("10.34.1", "10.34.1.1", "10.34.1.2", "7.2.1", "7.8.1.5")
def test_a_unit_attacks_in_the_main_phase_once_the_effect_that_says_so_has_been_resolved() -> None:
    text = "ACT (VC): One of your rear-guards attacks your opponent's vanguard. Draw a card."
    zones: Zones = {"FL:0": ["Three"], "BL:0": ["One"], "hand:1": ["Zero", "One"]}
    at = leading(text, zones).answer("activate:V:1").answer("choose:FL")
    assert at.count("hand:0") == 1  # the rest of the text comes first
    assert at.rule == "7.4.1.10"
    at.answer("yes")
    assert (at.asked, at.rule) == (1, "7.5.1.2")
    at.answer("guard:One")
    assert at.names("G:1") == ["One"]  # guardians stay, although it is no battle phase
    at.passes()
    assert (at.count("damage:1"), at.rested("FL:0"), at.rested("BL:0")) == (1, True, True)
    assert (at.rule, at.memory["phase"], at.names("drop:1")) == ("6.6.1.2", "main phase", ["One"])


@pytest.mark.rule("10.34.1.1")
@pytest.mark.parametrize(
    ("zones", "attacked"),
    [
        ({"FL:0": ["Three"]}, True),
        ({"BL:0": ["Three"]}, True),  # nothing is said of the front row
        ({"FL:0": [Placed("Three", rested=True)]}, False),
        ({"FL:0": ["Held"]}, False),
        ({"FL:0": ["Restrained"]}, True),  # it could not be chosen in an attack step, and is not
    ],
)
def test_only_a_standing_unit_that_no_effect_keeps_from_attacking_is_made_to_attack(
    zones: Zones, attacked: bool
) -> None:
    held = written("Held", "CONT (RC): This unit cannot attack.", 3, 11000)
    restrained = unit("Restrained", 3, 11000, keywords=frozenset({"restraint"}))
    text = "ACT (VC): All of your rear-guards attack your opponent's vanguard."
    at = leading(text, zones, held, restrained).answer("activate:V:1")
    assert at.count("damage:1") == attacked
    assert at.rule == "6.6.1.2"


@pytest.mark.rule("10.34.1.1", "7.4.1.7.1")
def test_what_cannot_be_attacked_is_not_attacked_by_order_either() -> None:
    hidden = written("Hidden", "CONT (VC/RC): This unit cannot be attacked.", 3, 11000)
    text = "ACT (VC): One of your rear-guards attacks one of your opponent's units."
    at = leading(text, {"FL:0": ["Three"], "V:1": ["Hidden"], "BL:1": ["One"]}, hidden).answer("activate:V:1")
    assert at.names("BL:1") == []  # the only one that can be
    alone = leading(text, {"FL:0": ["Three"], "V:1": ["Hidden"]}, hidden).answer("activate:V:1")
    assert (alone.rule, alone.rested("FL:0")) == ("6.6.1.2", False)


@pytest.mark.rule("10.34.1.1", "10.34.1.2")
def test_several_units_attack_one_after_the_other_each_what_the_player_specifies() -> None:
    text = "ACT (VC): All of your rear-guards attack one of your opponent's units."
    at = leading(text, {"FL:0": ["Three"], "FR:0": ["Other Three"], "FL:1": ["One"], "BR:1": ["One"]})
    at.answer("activate:V:1")
    assert (at.asked, at.rule, at.offered) == (0, "10.34.1.1", ["attacker:FL", "attacker:FR"])
    at.answer("attacker:FR")
    assert at.offered == ["target:V:1", "target:FL:1", "target:BR:1"]
    at.answer("target:BR:1")
    assert (at.names("BR:1"), at.rested("FR:0"), at.rested("FL:0")) == ([], True, False)
    assert at.offered == ["target:V:1", "target:FL:1"]
    at.answer("target:V:1")
    assert (at.count("damage:1"), at.rule) == (1, "6.6.1.2")


@pytest.mark.rule("10.34.1.2")
def test_a_unit_that_stands_again_in_its_battle_attacks_again() -> None:
    again = "AUTO (RC) [1/Turn]: At the end of the battle that this unit attacked, stand this unit."
    text = "ACT (VC): One of your rear-guards attacks your opponent's vanguard."
    at = leading(text, {"FL:0": ["Again"]}, written("Again", again, 2, 12000)).answer("activate:V:1")
    at.answer("play:FL:1")
    assert (at.count("damage:1"), at.rested("FL:0")) == (2, True)


@pytest.mark.rule("12.1.1.1", "10.34.1.2")
def test_attacks_that_are_ordered_for_ever_and_change_nothing_end_the_game_in_a_draw() -> None:
    tireless = "AUTO (RC): At the end of the battle that this unit attacked, stand this unit."
    text = "ACT (VC): One of your rear-guards attacks one of your opponent's rear-guards."
    tough = written("Tough", "CONT (RC): This unit cannot be hit.", 1)
    at = leading(text, {"FL:0": ["Tireless"], "FL:1": ["Tough"]}, tough, written("Tireless", tireless, 2, 12000))
    at.answer("activate:V:1")
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (None, "12.1.1.1")


@pytest.mark.rule("10.34.1.1")
@pytest.mark.parametrize(("target", "prompt"), [("one of", "ask-target"), ("up to two of", "ask-targets")])
def test_who_is_asked_what_a_unit_attacks_is_told_whether_that_may_be_several(target: str, prompt: str) -> None:
    zones: Zones = {"FL:0": ["Three"], "FL:1": ["One"], "FR:1": ["Two"]}
    at = leading(f"ACT (VC): All of your rear-guards attack {target} your opponent's rear-guards.", zones)
    at.answer("activate:V:1")
    assert (at.prompt, at.offered) == (prompt, ["target:FL:1", "target:FR:1"])


@pytest.mark.rule("10.34.1.3")
def test_an_attack_ordered_during_a_battle_waits_until_it_ends() -> None:
    text = "AUTO (VC) [1/Turn]: When this unit attacks, one of your rear-guards attacks one of your opponent's units."
    at = leading(text, {"FL:0": ["Three"], "FL:1": ["One"], "hand:1": ["Zero"]}, step="start_step").answer("attack:V>V")
    at.answer("play:V:1")
    current = battle(at.match)
    assert current is not None
    assert (current.attacker, at.rule) == (at.card("V:0"), "7.5.1.2")
    at.passes()
    assert not at.rested("FL:0")
    at.answer("target:FL:1")
    assert (at.count("damage:1"), at.count("FL:1"), at.rested("FL:0")) == (1, 1, True)  # the next battle has begun
    current = battle(at.match)
    assert current is not None
    assert (current.attacker, current.ordered) == (at.card("FL:0"), True)
    at.passes()
    assert at.names("FL:1") == []
    assert battle(at.match) is None


@pytest.mark.rule("10.34.1", "8.6.6")
def test_at_the_end_of_that_battle_is_said_of_the_battle_that_was_ordered() -> None:
    text = """ACT (VC): Choose one of your opponent's rear-guards, stand it, dominate it, and it attacks one of your \
opponent's units. At the end of that battle, retire it."""
    zones: Zones = {"FL:1": ["Three"], "FR:1": ["One"], "BR:1": ["One"], "hand:1": ["Zero"]}
    at = leading(text, zones).answer("activate:V:1").answer("choose:FL:1").answer("target:BR:1")
    assert at.names("FL:1") == ["Three"]
    at.passes()
    assert (at.names("FL:1"), at.names("BR:1"), at.names("drop:1")) == ([], [], ["One", "Three"])


@pytest.mark.rule("10.34.1.1", "10.25.15", "7.4.1.8.6")
def test_a_legion_mate_neither_attacks_nor_is_attacked_by_order() -> None:
    text = """ACT (VC): All of your vanguards attack one of your opponent's units.
    ACT (VC): One of your rear-guards attacks all of your opponent's vanguards."""
    zones: Zones = {"L:0": ["Two"], "V:1": ["Three"], "L:1": ["Two"], "FL:0": ["Three"]}
    at = leading(text, zones).answer("activate:V:1")
    assert at.rule != "10.34.1.1"  # the leader alone attacks, and the leader alone can be attacked
    while at.rule != "6.6.1.2":
        at.answer(at.offered[0])
    assert (at.count("damage:1"), at.rested("L:0")) == (1, True)
    at.answer("activate:V:2")
    assert at.told.count("attacks") == 2


@pytest.mark.rule("10.34.1")
def test_a_unit_of_the_player_whose_turn_it_is_not_attacks_and_the_turn_player_guards() -> None:
    riposte = "AUTO (RC): At the end of your opponent's turn, this unit attacks your opponent's vanguard."
    zones: Zones = {"FL:1": ["Riposte"], "hand:0": ["Zero", "One"]}
    at = table(zones, written("Riposte", riposte, 3, 12000), step="end_phase")
    assert (at.asked, at.offered) == (0, ["pass", "guard:Zero", "guard:One"])
    at.answer("guard:Zero").passes()
    assert (at.count("damage:0"), at.names("G:0"), at.names("drop:0")) == (0, [], ["Zero"])


def test_a_match_is_the_same_when_it_is_forked_within_an_ordered_battle() -> None:
    text = "ACT (VC): One of your rear-guards attacks one of your opponent's units."
    at = leading(text, {"FL:0": ["Three"], "FL:1": ["One"], "hand:1": ["Zero"]}).answer("activate:V:1")
    at.answer("target:V:1")
    fork = ScenarioMatch.of(at.match.fork())
    for each in (at, fork):
        each.answer("guard:Zero").passes()
    assert (fork.rule, fork.count("damage:1"), fork.offered) == (at.rule, at.count("damage:1"), at.offered)


def steps(at: ScenarioMatch) -> list[str]:
    """The steps in progress, and those that go on after them."""
    return [frame.step for frame in at.match.state.stack]


def test_an_ordered_attack_is_a_step_of_its_own_before_the_main_phase_goes_on() -> None:
    text = "ACT (VC): One of your rear-guards attacks one of your opponent's units."
    at = leading(text, {"FL:0": ["Three"], "FL:1": ["One"], "hand:1": ["Zero"]}).answer("activate:V:1")
    assert steps(at) == ["main_phase", "ordered_attacks"]
    assert at.match.checkpoint.given == ()  # there is a checkpoint before it
    at.answer("target:V:1")
    assert steps(at) == ["main_phase", "ordered_attacks", "guard_step"]
    at.passes()
    assert steps(at) == ["main_phase"]


@pytest.mark.rule("10.34.1")
def test_a_secret_question_in_a_battle_that_was_ordered_in_the_stride_step_is_covered_as_in_any_battle() -> None:
    (order,) = abilities(
        "AUTO (VC): At the beginning of your battle phase, one of your rear-guards attacks your opponent's vanguard."
    )
    assert isinstance(order, Automatic)
    early = Automatic(order.zones, trigger=AtBeginning("yours:stride step"), effect=order.effect)
    search = "AUTO (RC): When this unit attacks, search your deck for up to one card, and put it into your hand."
    zones: Zones = {"V:0": ["Early"], "FL:0": ["Seeker"], "hand:1": ["Zero"]}
    at = table(zones, unit("Early", 3, 11000, early), written("Seeker", search, 2), step="stride_step")
    assert at.match.decision is not None
    assert at.match.decision.secret
    assert steps(at)[:2] == ["stride_step", "standing_by"]
    assert view(at.match, None).asking_rule == "8.4.1"


# ---- 10.20 and 7.1.2, what is attacked


@pytest.mark.rule("10.20.1", "7.4.1.8.4", "7.4.1.8.5")
def test_a_unit_may_battle_some_of_the_opponents_units_that_the_player_chooses() -> None:
    text = "CONT (VC): This unit battles up to three of your opponent's units."
    zones: Zones = {"FL:1": ["One"], "BL:1": ["One"], "BR:1": ["One"], "hand:1": ["Zero"]}
    at = leading(text, zones, step="start_step")
    assert at.offered == ["pass", *(f"attack:V>{place}" for place in ("V", "FL", "BL", "BR"))]
    at.answer("attack:V>BL")
    assert (at.rule, at.offered) == ("7.4.1.8.4", ["target:V:1", "target:FL:1", "target:BR:1"])
    at.answer("target:V:1", "target:BR:1")
    current = battle(at.match)
    assert current is not None
    assert current.targets == (at.card("BL:1"), at.card("V:1"), at.card("BR:1"))


@pytest.mark.rule("7.4.1.8.4")
def test_a_unit_may_be_allowed_to_attack_what_the_rules_do_not_allow() -> None:
    text = """CONT (VC): This unit may also attack your opponent's back row rear-guards.
    CONT (VC): All of your rear-guards may also attack from the back row."""
    at = leading(text, {"BL:0": ["One"], "BC:1": ["One"], "FR:1": ["Two"]}, step="start_step")
    assert at.offered == [
        "pass",
        *(f"attack:V>{place}" for place in ("V", "FR", "BC")),
        *(f"attack:BL>{place}" for place in ("V", "FR")),
    ]
    at.answer("attack:V>BC").passes()
    assert at.names("BC:1") == []


@pytest.mark.rule("10.20.1", "7.1.2.3", "7.1.2.4")
@pytest.mark.parametrize(
    ("first", "then", "goal"), [("V", "FL", "one of your other rear-guards"), ("FL", "V", "your vanguard")]
)
def test_a_battle_is_called_after_what_is_attacked_in_the_end(first: str, then: str, goal: str) -> None:
    cover = f"AUTO (VC/RC): When this unit is attacked, change the attacked unit to {goal}."
    mourning = """AUTO (RC): At the end of the battle that this unit attacked a vanguard, draw a card.
    AUTO (RC): At the end of the battle that this unit attacked a rear-guard, Soul Charge 1."""
    zones: Zones = {
        "FL:0": ["Mourner"],
        f"{first}:1": ["Cover"],
        f"{then}:1": ["Other Three"],
        "hand:1": ["Zero", "One"],
    }
    covering = written("Cover", cover, 3, 11000)
    at = table(zones, written("Mourner", mourning, 2, 12000), covering, step="start_step").answer(f"attack:FL>{first}")
    current = battle(at.match)
    assert current is not None
    assert current.targets == (at.card(f"{then}:1"),)
    assert at.match.rulebook.marks(at.match)[at.card(f"{then}:1")] == ("attacked",)
    at.answer("guard:Zero")
    assert (at.power(f"{then}:1"), at.power(f"{first}:1")) == (20000, 11000)
    at.passes()
    assert (at.count("hand:0"), at.count("soul:0")) == ((1, 0) if then == "V" else (0, 1))


@pytest.mark.rule("7.1.2.3", "7.4.1.8.5")
def test_a_battle_in_which_another_unit_is_attacked_as_well_is_one_of_both() -> None:
    text = """AUTO (VC): When this unit attacks a vanguard, the attacking unit also battles one of your opponent's \
back row rear-guards.
    AUTO (VC): At the end of the battle that this unit attacked a vanguard, Soul Charge 1.
    AUTO (VC): At the end of the battle that this unit attacked a rear-guard, Soul Charge 2."""
    zones: Zones = {"BL:1": ["One"], "BR:1": ["One"], "FL:1": ["Two"], "hand:1": ["Zero"]}
    at = leading(text, zones, step="start_step").answer("attack:V>V").answer("target:BR:1")
    assert at.offered == ["pass", "guard:Zero", "intercept:FL:1"]
    at.answer("guard:Zero").answer("protect:V:1").passes()
    assert (at.count("damage:1"), at.names("BR:1"), at.names("BL:1")) == (0, [], ["One"])
    at.answer(at.offered[0])
    assert at.count("soul:0") == 3


@pytest.mark.rule("7.4.1.8.6", "10.20.1")
def test_an_attack_is_not_turned_on_a_legion_mate() -> None:
    cover = "AUTO (RC): When this unit is attacked, change the attacked unit to one of your vanguards."
    zones: Zones = {"FL:0": ["Three"], "L:1": ["Two"], "FL:1": ["Cover"], "hand:1": ["Zero"]}
    at = table(zones, written("Cover", cover, 2), step="start_step").answer("attack:FL>FL").answer("target:L:1")
    current = battle(at.match)
    assert current is not None
    assert current.targets == (at.card("FL:1"),)


@pytest.mark.rule("10.20.1", "7.1.2.3")
@pytest.mark.parametrize("change", ["Change the attacked unit to", "The attacking unit also battles"])
def test_outside_of_a_battle_nothing_is_attacked_instead_or_as_well(change: str) -> None:
    text = f"ACT (VC) [1/Turn]: {change} one of your opponent's rear-guards. If you do not, draw a card."
    at = leading(text, {"FL:1": ["One"]}).answer("activate:V:1")
    assert (at.rule, at.count("hand:0")) == ("6.6.1.2", 1)
