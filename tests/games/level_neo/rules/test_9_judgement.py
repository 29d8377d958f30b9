"""9. Battle judgement."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.games.level_neo.battle_state import battle
from engine.kernel.events import Event
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.fights import written
from tests.games.level_neo.positions import Zones, character, in_battle, levels, pass_until, resting
from tests.games.level_neo.rules.nodes import (
    activates,
    ap_for,
    comes_back,
    draws,
    loses,
    starting,
    usable_event,
    user,
    witness,
)

HANDS: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}


def fought(zones: Zones, attack: str, *partner: str) -> ScenarioMatch:
    """A battle without cover, bursts or anything used, up to what its judgement asks or what comes after it."""
    at = pass_until(in_battle({**HANDS, **zones}, character("Weak", 1, 500)), "4.3.3").answer(attack)
    if at.rule == "5.8":
        at.answer(*(partner or ["pass"]))
    while "judgement" not in at.told:
        at.passes()
    return at


# ---- 9.1, who has won


class Fight(NamedTuple):
    """Attackers of seat 0 and the defender of seat 1; what comes of it."""

    attackers: dict[str, str]  #: place -> name; the main character has 500 AP more
    defender: tuple[str, str]
    result: str  #: "attack", "defence" or "both"


MAIN_ON_MAIN = [
    Fight({"M": "Main"}, ("M", "Main"), "attack"),
    Fight({"M": "Main"}, ("M", "Four"), "defence"),
    Fight({"M": "Main"}, ("M", "Strong Main"), "both"),
]
SUPPORT_ON_MAIN = [
    Fight({"S1": "Four"}, ("M", "Main"), "attack"),
    Fight({"S1": "Two"}, ("M", "Main"), "defence"),
    Fight({"S1": "Three"}, ("M", "Main"), "both"),
]
SUPPORT_ON_SUPPORT = [
    Fight({"S1": "Four"}, ("S1", "Three"), "attack"),
    Fight({"S1": "Two"}, ("S1", "Three"), "defence"),
    Fight({"S1": "Three"}, ("S1", "Three"), "both"),
]
COMBI_ON_MAIN = [
    Fight({"M": "Main", "S1": "One"}, ("M", "Four"), "attack"),
    Fight({"M": "Main", "S1": "One"}, ("M", "Five"), "defence"),
    Fight({"M": "Main", "S1": "Half"}, ("M", "Four"), "both"),
    Fight({"S1": "Three", "S2": "One"}, ("M", "Main"), "attack"),
    Fight({"S1": "One", "S2": "Half"}, ("M", "Main"), "defence"),
    Fight({"S1": "Two", "S2": "One"}, ("M", "Main"), "both"),
]
COMBI_ON_SUPPORT = [
    Fight({"S1": "Three", "S2": "One"}, ("S1", "Three"), "attack"),
    Fight({"S1": "One", "S2": "Half"}, ("S1", "Three"), "defence"),
    Fight({"S1": "Two", "S2": "One"}, ("S1", "Three"), "both"),
]
FIGHTS = [*MAIN_ON_MAIN, *SUPPORT_ON_MAIN, *SUPPORT_ON_SUPPORT, *COMBI_ON_MAIN, *COMBI_ON_SUPPORT]


def describe(fight: Fight) -> str:
    """A name for a fight."""
    return f"{'+'.join(fight.attackers)}-on-{fight.defender[0]}-{fight.result}"


@pytest.mark.rule("4.3.8", "9.1", "9.2", "9.4", "9.5", "9.6", "9.7", book="level-neo")
@pytest.mark.parametrize("fight", FIGHTS, ids=describe)
def test_what_comes_of_a_battle_follows_from_who_fought_and_who_had_more_ap(fight: Fight) -> None:
    more = (character("Strong Main", 1, 3500), character("Half", 1, 500))
    place, name = fight.defender
    zones: Zones = {**HANDS, "level:1": levels("One"), f"{place}:1": resting(name)}
    zones |= {f"{attacker}:0": [who] for attacker, who in fight.attackers.items()}
    at = pass_until(in_battle(zones, *more), "4.3.3")
    attackers = list(fight.attackers)
    at.answer(f"attack:{attackers[0]}>{place}")
    if len(attackers) > 1:
        at.answer(f"partner:{attackers[1]}")
    while "judgement" not in at.told:
        at.passes()
    asked = []
    while at.rule not in ("4.3.2", None):
        asked.append((at.asked, at.rule))
        at.answer(at.offered[-1] if at.rule == "9.7" else "yes")
    wins, loses = fight.result == "attack", fight.result != "defence"
    both_supports = "M" not in fight.attackers and len(attackers) > 1
    assert ((0, "7.2") in asked) == (wins and "M" in fight.attackers)
    assert ((1, "9.7") in asked) == (not wins and both_supports)
    assert at.count("level:0") == (1 if wins and "M" in fight.attackers else 0)
    assert at.count("level:1") == (0 if loses and place == "M" else 1)
    lost_level = ["One"] if loses and place == "M" else []
    assert at.names("discard:1") == (["Three"] if loses and place == "S1" else lost_level)
    lost = [] if wins or "M" in fight.attackers else [fight.attackers[attackers[-1]]]
    assert at.names("discard:0") == lost


@pytest.mark.rule("9.2", "9.7", book="level-neo")
def test_after_a_combi_attack_of_main_and_support_that_wins_the_main_character_levels_up() -> None:
    at = fought({"S1:0": ["One"]}, "attack:M>M", "partner:S1")
    assert (at.asked, at.rule) == (0, "7.2")


@pytest.mark.rule("9.6", book="level-neo")
def test_supports_that_lose_together_leave_at_the_same_time() -> None:
    seen: list[Event] = []
    mourning = starting("Mourning", "enter:discard", draws(1), ap=3000)
    zones: Zones = {**HANDS, "S1:0": ["Mourning"], "S1:1": resting("Mourning"), "S2:0": ["Witness"]}
    at = pass_until(in_battle(zones, mourning, witness(seen, "enter:discard")), "4.3.3").answer("attack:S1>S1")
    pass_until(at, "4.3.2")
    assert at.names("discard:0") == at.names("discard:1") == ["Mourning"]
    assert [event.source is not None and event.source.name for event in seen] == ["S1:1", "S1:0"]
    assert (at.count("hand:0"), at.count("hand:1")) == (1, 1)  # neither was there any more to see the other go


@pytest.mark.rule("9.6", book="level-neo")
def test_everybody_is_told_whether_a_character_was_beaten_or_lost_by_an_effect() -> None:
    zones: Zones = {**HANDS, "S1:0": ["One"], "S2:0": ["One"], "S1:1": resting("Three"), "M:1": ["Hunter"]}
    at = pass_until(in_battle(zones, user("Hunter", loses("S2:0"))), "4.3.3")
    at.answer("attack:S1>S1").answer("pass").passes().answer("use:M:1:1")
    pass_until(at, "4.3.2")
    assert at.match.log is not None
    assert [each.values["how"] for each in at.match.log.entries if each.text == "leaves"] == ["effect", "defeat"]


@pytest.mark.rule("9.7", book="level-neo")
def test_the_defending_player_chooses_which_of_two_lost_attackers_goes() -> None:
    for choice, gone in (("defeat:S1", "One"), ("defeat:S2", "Weak")):
        at = fought({"S1:0": ["One"], "S2:0": ["Weak"], "M:1": resting("Main")}, "attack:S1>M", "partner:S2")
        assert (at.asked, at.rule, at.offered) == (1, "9.7", ["defeat:S1", "defeat:S2"])
        at.answer(choice)
        assert at.names("discard:0") == [gone]


@pytest.mark.rule("9.7", "9.1", book="level-neo")
def test_in_a_tie_the_defending_player_chooses_too() -> None:
    at = fought({"S1:0": ["Two"], "S2:0": ["One"], "M:1": resting("Main")}, "attack:S1>M", "partner:S2")
    assert (at.asked, at.rule) == (1, "9.7")


# ---- characters that leave during a battle


@pytest.mark.rule("5.8", "9.6", book="level-neo")
@pytest.mark.parametrize(("gone", "stays"), [("S1:0", "S2:0"), ("S2:0", "S1:0")])
def test_an_attack_goes_on_with_the_attacker_that_is_left(gone: str, stays: str) -> None:
    strike = usable_event("Strike", loses(gone))
    zones: Zones = {"S1:0": ["Two"], "S2:0": ["Two"], "S1:1": resting("Three")}
    zones |= {"hand:0": ["Nothing"], "hand:1": ["Strike", "Nothing"]}
    at = pass_until(in_battle(zones, strike), "4.3.3").answer("attack:S1>S1").answer("partner:S2").passes()
    at.answer("event:Strike:1")
    pass_until(at, "4.3.2")
    assert "judgement" in at.told  # 2000 against 3000: the one that is left loses, and nobody chooses
    assert (at.names("discard:0"), at.count(stays)) == (["Two", "Two"], 0)
    assert at.names("S1:1") == ["Three"]


@pytest.mark.rule("9.2", book="level-neo")
def test_a_main_character_whose_partner_leaves_fights_on() -> None:
    zones: Zones = {"S1:0": ["One"], "hand:0": ["Nothing"], "hand:1": ["Strike", "Nothing"]}
    at = pass_until(in_battle(zones, usable_event("Strike", loses("S1:0"))), "4.3.3").answer("attack:M>M")
    at.answer("partner:S1").passes().answer("event:Strike:1")
    pass_until(at, "7.2")
    assert at.names("discard:0") == ["One"]


@pytest.mark.rule("9.1", book="level-neo")
@pytest.mark.parametrize("gone", [("S1:0",), ("S1:1",), ("S1:0", "S1:1")])
def test_a_battle_is_not_judged_when_a_side_of_it_is_gone(gone: tuple[str, ...]) -> None:
    zones: Zones = {"S1:0": ["Three"], "S1:1": resting("One"), "hand:0": ["Strike", "Nothing"], "hand:1": ["Nothing"]}
    at = pass_until(in_battle(zones, usable_event("Strike", loses(*gone))), "4.3.3").answer("attack:S1>S1")
    at.answer("event:Strike:1")
    pass_until(at, "4.3.2")
    assert ("broken-off" in at.told, "judgement" in at.told) == (True, False)
    assert at.count("discard:0") + at.count("discard:1") == 1 + len(gone)


@pytest.mark.rule("9.1", book="level-neo")
def test_an_attacked_character_that_becomes_active_is_still_the_target() -> None:
    zones: Zones = {**HANDS, "S1:0": ["Three"], "S1:1": resting("One"), "M:1": ["Waker"]}
    at = pass_until(in_battle(zones, user("Waker", activates("S1:1"))), "4.3.3").answer("attack:S1>S1")
    at.passes().answer("use:M:1:1")
    pass_until(at, "4.3.2")
    assert at.names("discard:1") == ["One"]


# ---- 9.8, until the end of the next battle


@pytest.mark.rule("4.3.8", "9.8", book="level-neo")
@pytest.mark.parametrize(
    ("place", "judged"),
    [("M:0", True), ("S1:0", True), ("S2:0", False), ("M:1", False), ("S1:1", True), ("S2:1", False)],
    ids=["attacker", "its partner", "another of theirs", "the one covered", "the covering one", "another of ours"],
)
def test_effects_until_the_end_of_the_next_battle_end_for_those_that_were_judged(place: str, judged: bool) -> None:
    zones: Zones = {"S1:0": ["One"], "S2:0": ["Two"], "S1:1": ["Nine"], "S2:1": ["Two"]}
    zones |= {"hand:0": ["Blessing", "Nothing"], "hand:1": ["Nothing"]}
    at = pass_until(in_battle(zones, usable_event("Blessing", ap_for(place, 100, "next battle"))), "4.3.3")
    before = at.value(place, "ap")
    at.answer("attack:M>M").answer("partner:S1").answer("event:Blessing:1")
    pass_until(at, "4.3.5").answer("cover:S1:1")
    assert at.value(place, "ap") == before + 100
    pass_until(at, "4.3.2")
    assert at.value(place, "ap") == before + (0 if judged else 100)


@pytest.mark.rule("9.8", book="level-neo")
def test_a_battle_that_was_broken_off_ends_no_such_effect() -> None:
    strike, blessing = (
        usable_event("Strike", loses("S1:1")),
        usable_event("Blessing", ap_for("S1:0", 100, "next battle")),
    )
    zones: Zones = {"S1:0": ["One"], "S1:1": resting("One"), "hand:0": ["Strike", "Blessing", "Nothing"]}
    at = pass_until(in_battle({**zones, "hand:1": ["Nothing"]}, strike, blessing), "4.3.3").answer("attack:S1>S1")
    at.answer("event:Blessing:1").passes().answer("event:Strike:1")
    pass_until(at, "4.3.2")
    assert ("broken-off" in at.told, at.value("S1:0", "ap")) == (True, 1100)


@pytest.mark.rule("9.8", book="level-neo")
def test_what_a_won_battle_gives_until_the_end_of_the_next_one_outlasts_its_own() -> None:
    elated = starting("Elated", "battle won", ap_for("S1:0", 1000, "next battle"), ap=3000)
    zones: Zones = {**HANDS, "S1:0": ["Elated"], "S1:1": resting("One")}
    at = pass_until(in_battle(zones, elated), "4.3.3").answer("attack:S1>S1")
    pass_until(at, "4.3.2")
    assert at.value("S1:0", "ap") == 4000


# ---- who is known when the battle is over (decision 22)


@pytest.mark.rule("2.4", "9.1", book="level-neo")
def test_a_beaten_support_takes_the_characters_that_beat_it_along() -> None:
    text = "Start: When this character loses a battle, put the opposing characters into the discard pile."
    zones: Zones = {**HANDS, "S1:0": ["Three"], "S2:0": ["One"], "S1:1": resting("Avenger")}
    at = pass_until(in_battle(zones, written("Avenger", text, ap=1000)), "4.3.3").answer("attack:S1>S1")
    pass_until(at.answer("partner:S2"), "4.3.2")
    assert (at.names("discard:1"), sorted(at.names("discard:0"))) == (["Avenger"], ["One", "Three"])


@pytest.mark.rule("2.4", "9.1", book="level-neo")
@pytest.mark.parametrize(("partner", "drawn"), [("partner:S2", 1), ("pass", 0)])
@pytest.mark.parametrize("end", ["wins", "loses"])
def test_a_combi_attack_is_still_known_when_it_is_over(end: str, partner: str, drawn: int) -> None:
    text = f"Start: When this character {end} a battle, if this character is in a combi attack, draw a card."
    zones: Zones = {**HANDS, "S1:0": ["Asker"], "S2:0": ["One"], "S1:1": resting("One" if end == "wins" else "Nine")}
    at = pass_until(in_battle(zones, written("Asker", text)), "4.3.3").answer("attack:S1>S1").answer(partner)
    while "judgement" not in at.told:
        at.passes()
    if at.rule == "9.7":
        at.answer("defeat:S1")
    assert at.count("hand:0") == 1 + drawn


@pytest.mark.rule("2.4", "9.1", book="level-neo")
def test_who_left_the_battle_before_it_was_judged_took_no_part_and_who_has_come_back_is_another() -> None:
    text = "Start: When this character wins a battle, the opposing characters get AP -500 until end of turn."
    swap = usable_event("Swap", comes_back("S2:0"))
    zones: Zones = {"S1:0": ["Two"], "S2:0": ["Two"], "S1:1": resting("Asker"), "hand:0": ["Swap", "Nothing"]}
    at = pass_until(in_battle({**zones, "hand:1": ["Nothing"]}, written("Asker", text), swap), "4.3.3")
    at.answer("attack:S1>S1").answer("partner:S2").answer("event:Swap:1")
    before = at.value("S2:0", "ap")
    pass_until(at, "4.3.2")
    assert "judgement" in at.told
    assert (at.value("S2:0", "ap"), at.names("discard:0")) == (before, ["Swap", "Two"])


@pytest.mark.rule("2.4", book="level-neo")
def test_a_battle_is_shown_no_more_while_the_skills_of_its_end_are_done_and_then_forgotten() -> None:
    asker = written("Asker", "Start: When this character wins a battle, you may draw a card.")
    at = pass_until(in_battle({**HANDS, "S1:0": ["Asker"], "S1:1": resting("One")}, asker), "4.3.3")
    at.answer("attack:S1>S1")
    while at.prompt != "ask-use":
        assert view(at.match, None).facts["battle"] is not None
        at.passes()
    assert battle(at.match) is not None
    shown = view(at.match, None)
    assert shown.facts["battle"] is None
    assert not any(card.marks for zone in shown.zones.values() for card in zone.cards)
    at.answer("no")
    assert battle(at.match) is None
