"""7.7 and 7.8. The damage step and the close step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from engine.games.vanguard.battle_state import battle
from engine.kernel.abilities import Automatic, Context, Trigger
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import SITUATION, Event
from engine.kernel.match import Match
from engine.language.triggers import AtBeginning
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down, g_guardian
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import abilities, written

NO_MORE = Placed("Three", rested=True)


def attacking(
    zones: Mapping[str, Sequence[Placed | str]], *cards: CardDefinition, attack: str = "FL>V"
) -> ScenarioMatch:
    """A position after the choice of an attack."""
    return table(zones, *cards, step="start_step").answer(f"attack:{attack}")


def at_beginning(of: str, text: str) -> Automatic:
    """An ability at the beginning of a step of battle, which texts of this era do not have."""
    (ability,) = abilities(f"AUTO (VC/RC): At the beginning of your battle phase, {text}")
    assert isinstance(ability, Automatic)
    return Automatic(ability.zones, trigger=AtBeginning(of), effect=ability.effect)


@dataclass(frozen=True, slots=True)
class WhenPowersWereCompared(Trigger):
    """What no card waits for: the moment between the comparison and the damage."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (SITUATION,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        current = battle(match)
        return current is not None and bool(current.hits)


# ---- 7.7, who is hit


@pytest.mark.rule("7.7.1", "7.7.1.2", "7.7.1.5")
@pytest.mark.parametrize(("power", "damage"), [(10999, 0), (11000, 1), (11001, 1)])
def test_an_attack_hits_a_unit_whose_power_is_not_greater(power: int, damage: int) -> None:
    at = attacking({"FL:0": ["Measured"]}, unit("Measured", 2, power))
    assert at.count("damage:1") == damage
    assert ("hits" in at.told) is bool(damage)
    assert ("misses" in at.told) is not bool(damage)


@pytest.mark.rule("7.7.1.1")
def test_abilities_at_the_beginning_of_the_damage_step_are_played_before_powers_are_compared() -> None:
    late = unit("Late", 2, 9000, at_beginning("yours:damage step", "this unit gets power +2000 until end of battle."))
    at = attacking({"FL:0": ["Late"]}, late)
    assert at.count("damage:1") == 1


@pytest.mark.rule("7.7.1.3")
def test_an_attack_on_a_unit_that_has_left_the_field_does_not_hit() -> None:
    banish = "AUTO (RC): When this unit attacks, return all of your opponent's rear-guards to your opponent's hand."
    mark = "AUTO (RC): When this unit's attack hits, Soul Charge 1."
    zones = {"FL:0": ["Banisher"], "FL:1": ["One"], "hand:1": ["Zero"]}
    at = attacking(zones, written("Banisher", f"{banish}\n{mark}", 2, 12000), attack="FL>FL").passes()
    assert "misses" in at.told
    assert "hits" not in at.told
    assert at.count("soul:0") == 0


@pytest.mark.rule("7.7.1.3")
def test_the_attack_of_a_unit_that_has_left_the_field_does_not_hit() -> None:
    leaper = written("Leaper", "AUTO (RC): When this unit attacks, put this unit into your soul.", 2, 12000)
    at = attacking({"FL:0": ["Leaper"], "FL:1": ["One"]}, leaper, attack="FL>FL")
    assert "misses" in at.told
    assert at.names("FL:1") == ["One"]


@pytest.mark.rule("7.7.1.4", "7.7.1.6", "7.7.1.7", "7.7.1.8")
def test_abilities_on_hitting_are_played_after_damage_was_dealt_and_before_guardians_retire() -> None:
    text = (
        "AUTO (RC): When this unit's attack hits a vanguard, "
        "choose up to one card from your opponent's damage zone, and put it into your opponent's hand."
    )
    hitter = written("Hitter", text, 2, 21000)
    at = attacking({"FL:0": ["Hitter"], "hand:1": ["One", "One"], "deck:1": ["Two"]}, hitter)
    at.answer("guard:One").passes()
    assert at.rule == "8.5.4"
    assert at.names("damage:1") == ["Two"]  # dealt and checked before
    assert at.names("G:1") == ["One"]  # retired after


@pytest.mark.rule("7.7.1.4", "7.7.1.7")
def test_whether_an_attack_misses_is_said_only_after_damage_would_have_been_dealt() -> None:
    first = at_beginning("yours:damage step", "Soul Charge 1.")
    second = abilities("AUTO (RC): When this unit's attack does not hit, draw a card.")
    at = attacking({"FL:0": ["Loser"], "deck:0": ["One", "Two"]}, unit("Loser", 2, 5000, first, *second))
    assert at.names("soul:0") == ["One"]
    assert at.names("hand:0") == ["Two"]


# ---- 7.7, damage


@pytest.mark.rule("7.7.1.5")
def test_a_hit_on_a_vanguard_deals_as_much_damage_as_the_attackers_critical() -> None:
    at = attacking({"FL:0": ["Double"]}, unit("Double", 2, 12000, critical=2))
    assert at.count("damage:1") == 2
    assert at.count("damage:0") == 0


@pytest.mark.rule("7.7.1.5", "7.7.1.9")
def test_a_hit_on_a_rear_guard_deals_no_damage_and_retires_it() -> None:
    at = attacking({"FL:0": ["Two"], "FL:1": ["One"]}, attack="FL>FL")
    assert at.count("damage:1") == 0
    assert at.names("FL:1") == []
    assert at.names("drop:1") == ["One"]


@pytest.mark.rule("7.7.1.5.1")
@pytest.mark.parametrize("critical", [0, -1])
def test_without_critical_a_hit_deals_no_damage(critical: int) -> None:
    at = attacking({"FL:0": ["Gentle"]}, unit("Gentle", 2, 12000, critical=critical))
    assert "hits" in at.told
    assert at.count("damage:1") == 0
    assert at.memory["vanguard damage"] == (0, 0)


@pytest.mark.rule("7.7.1.5.2")
def test_an_attacker_that_left_when_the_powers_were_compared_deals_no_damage() -> None:
    leaving = at_beginning("yours:damage step", "put this unit into your soul.")
    leaper = unit("Leaper", 2, 12000, Automatic(leaving.zones, trigger=WhenPowersWereCompared(), effect=leaving.effect))
    at = attacking({"FL:0": ["Leaper"]}, leaper)
    assert at.names("soul:0") == ["Leaper"]
    assert "hits" in at.told
    assert at.count("damage:1") == 0


STRONG = unit("Strong", 2, 20000)
MOVER = "AUTO (RC): When this unit's attack hits a rear-guard, GOES"


@pytest.mark.rule("7.7.1.9", "4.1.4")
def test_a_rear_guard_that_was_hit_retires_although_it_has_moved_to_another_circle_since() -> None:
    text = MOVER.replace("GOES", "move all of your opponent's rear-guards to another RC.")
    at = attacking({"FL:0": ["Mover"], "FL:1": ["One"]}, written("Mover", text, 2, 12000), attack="FL>FL")
    assert at.rule == "10.32.1"
    at.answer("circle:BR")
    assert at.names("drop:1") == ["One"]
    assert at.names("BR:1") == []


@pytest.mark.rule("7.7.1.9", "4.1.4")
def test_a_rear_guard_that_was_hit_and_has_changed_zones_since_is_another_card_and_is_not_retired() -> None:
    text = MOVER.replace("GOES", "bind all of your opponent's rear-guards.")
    at = attacking({"FL:0": ["Mover"], "FL:1": ["One"]}, written("Mover", text, 2, 12000), attack="FL>FL")
    assert (at.names("bind:1"), at.names("drop:1")) == (["One"], [])


@pytest.mark.rule("7.7.1.9", "4.1.4")
def test_a_rear_guard_that_was_hit_and_has_left_and_come_back_is_another_one_and_stays() -> None:
    text = "AUTO (RC): When the attack of your opponent's unit hits, bind this unit, and call it to RC."
    at = attacking({"FL:0": ["Two"], "FL:1": ["Back"]}, written("Back", text, 1, 5000), attack="FL>FL")
    at.answer("circle:FL:1" if "circle:FL:1" in at.offered else "circle:FL")
    assert (at.names("FL:1"), at.names("drop:1")) == (["Back"], [])


@pytest.mark.rule("7.7.1.9")
def test_a_vanguard_that_was_hit_and_is_a_rear_guard_now_is_no_rear_guard_that_was_hit() -> None:
    text = "AUTO (VC): When the attack of your opponent's unit hits, switch your vanguard and all of your rear-guards."
    at = attacking(
        {"FL:0": ["Strong"], "V:1": ["Yielding"], "FL:1": ["Two"]}, written("Yielding", text, 3), STRONG
    ).passes()
    assert (at.names("V:1"), at.names("FL:1"), at.names("drop:1")) == (["Two"], ["Yielding"], [])


@pytest.mark.rule("7.7.1.9")
def test_a_rear_guard_that_was_hit_and_moves_to_the_vanguard_circle_is_no_rear_guard_to_retire() -> None:
    hit = written("Hit", "AUTO (RC): When the attack of your opponent's unit hits, move this unit to your VC.", 3)
    at = attacking({"FL:0": ["Strong"], "FL:1": ["Hit"]}, hit, STRONG, attack="FL>FL")
    assert at.names("V:1") == ["Hit"]
    assert at.names("drop:1") == []


@pytest.mark.rule("7.7.1.9")
def test_g_guardians_go_first_and_do_not_see_the_other_guardians_retire() -> None:
    text = "AUTO (GC): When your other guardian is put into the drop zone, Soul Charge 1."
    wall = g_guardian("Wall", text, skill="G Guardian: [Counter Blast 1]")
    zones: dict[str, list[Placed | str]] = {
        "FL:0": ["Two"],
        "gzone:1": [down("Wall")],
        "damage:1": ["Zero"],
        "hand:1": ["One", "Zero"],
    }
    at = attacking(zones, wall).answer("g-guard:Wall").answer("guard:One").passes()
    assert at.names("drop:1") == ["One"]
    assert at.names("gzone:1") == ["Wall"]
    assert at.count("soul:1") == 0


@pytest.mark.rule("7.7.1.9")
def test_the_other_guardians_see_g_guardians_go_before_they_retire_themselves() -> None:
    seer = written("Seer", "AUTO (GC): When your other guardian is put into the G zone, Soul Charge 1.")
    wall = g_guardian("Wall", skill="G Guardian: [Counter Blast 1]")
    zones: dict[str, list[Placed | str]] = {
        "FL:0": ["Two"],
        "gzone:1": [down("Wall")],
        "damage:1": ["Zero"],
        "hand:1": ["Seer", "Zero"],
    }
    at = attacking(zones, wall, seer).answer("guard:Seer").answer("g-guard:Wall").passes()
    assert at.names("drop:1") == ["Seer"]
    assert at.names("gzone:1") == ["Wall"]
    assert at.count("soul:1") == 1


@pytest.mark.rule("7.7.1.5.2", "10.35.1")
def test_an_attacker_whose_master_changes_when_the_powers_were_compared_has_hit_and_deals_no_damage() -> None:
    seizing = at_beginning("yours:damage step", "dominate the attacking unit until end of battle.")
    seize = Automatic(seizing.zones, trigger=WhenPowersWereCompared(), effect=seizing.effect)
    at = attacking({"FL:0": ["Two"], "V:1": ["Seizer"]}, unit("Seizer", 3, 5000, seize))
    assert "hits" in at.told
    assert at.count("damage:1") == 0


@pytest.mark.rule("7.7.1.9")
def test_guardians_retire_before_the_rear_guards_that_were_hit() -> None:
    zones = {"FL:0": ["Strong"], "FL:1": ["One"], "hand:1": ["Zero", "Three"]}
    at = attacking(zones, unit("Strong", 2, 30000), attack="FL>FL")
    at.answer("guard:Zero").passes()
    assert at.names("drop:1") == ["Zero", "One"]
    assert at.names("G:1") == []


@pytest.mark.rule("7.7.1.9")
def test_guardians_retire_also_when_nothing_was_hit_and_the_attacked_rear_guard_stays() -> None:
    at = attacking({"FL:0": ["Two"], "FL:1": ["One"], "hand:1": ["Zero", "Three"]}, attack="FL>FL")
    at.answer("guard:Zero").passes()
    assert at.names("drop:1") == ["Zero"]
    assert at.names("FL:1") == ["One"]


@pytest.mark.rule("7.7.1.10")
def test_abilities_on_retiring_are_played_before_the_close_step() -> None:
    dying = written("Dying", "AUTO: When this unit is put into the drop zone from RC, you may draw a card.", 1, 5000)
    at = attacking({"FL:0": ["Two"], "FL:1": ["Dying"]}, dying, attack="FL>FL")
    assert (at.asked, at.offered) == (1, ["yes", "no"])
    current = battle(at.match)
    assert current is not None
    assert current.step == "damage step"


# ---- 7.8, the close step


@pytest.mark.rule("7.8.1", "7.8.1.1")
def test_abilities_at_the_end_of_battle_are_played_in_its_close_step_once() -> None:
    ending = written("Ending", "AUTO (RC): At the end of the battle that this unit attacked, draw a card.", 2, 12000)
    at = attacking({"V:0": [NO_MORE], "FL:0": ["Ending"], "FR:0": ["Two"]}, ending)
    assert at.count("hand:0") == 1
    at.answer("attack:FR>V")
    assert at.count("hand:0") == 1  # it attacked in the battle before


@pytest.mark.rule("7.8.1.2")
def test_what_lasts_until_the_end_of_the_battle_lasts_through_the_abilities_at_its_end() -> None:
    text = """AUTO (RC): When this unit attacks, this unit gets power +3000 until end of battle.
    AUTO (RC): At the end of the battle that this unit attacked, you may draw a card."""
    brief = written("Brief", text, 2, 9000)
    at = attacking({"FL:0": ["Brief"]}, brief)
    assert at.power("FL:0") == 12000
    assert at.match.rulebook.marks(at.match)[at.card("FL:0")] == ("attacking",)
    at.answer("no")
    assert at.power("FL:0") == 9000
    assert at.match.rulebook.marks(at.match) == {}


@pytest.mark.rule("7.8.1.3")
def test_an_ability_that_becomes_active_in_the_close_step_is_still_played_in_it() -> None:
    gained = 'gain "AUTO (RC): At the end of the battle that this unit boosted, draw a card." until end of turn'
    text = f"AUTO (RC): At the end of the battle that this unit attacked, all of your rear-guards {gained}."
    zones: dict[str, list[Placed | str]] = {"V:0": [NO_MORE], "FL:0": ["Granter"], "BL:0": ["One"]}
    at = attacking(zones, written("Granter", text, 2))
    at.answer("yes")
    assert at.count("hand:0") == 1


@pytest.mark.rule("7.8.1.2", "7.8.1.3")
def test_an_ability_that_is_usable_only_as_the_effects_of_the_battle_end_is_played_in_this_close_step() -> None:
    text = """AUTO (RC): When this unit attacks, this unit cannot use AUTO abilities until end of battle.
    AUTO (RC): At the end of the battle that this unit attacked, Soul Charge 1."""
    at = attacking({"V:0": [NO_MORE], "FL:0": ["Mute"]}, written("Mute", text, 2))
    assert at.count("soul:0") == 1


@pytest.mark.rule("7.8.1.4", "7.8.1.5")
def test_after_the_close_step_nobody_is_attacking_and_the_next_start_step_comes() -> None:
    at = attacking({"FL:0": ["Two"], "FR:0": ["Two"]})
    assert battle(at.match) is None
    assert at.match.rulebook.marks(at.match) == {}
    assert (at.asked, at.rule, at.offered) == (0, "7.3.1.2", ["pass", "attack:V>V", "attack:FR>V"])
