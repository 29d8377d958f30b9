"""10.21.3 and 11. Every keyword can be gained: by its name, or with an ability in quotes where it belongs to a text."""

from __future__ import annotations

import pytest

from engine.kernel.codec import load, save
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.keywords import Zones, state
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

STATES = ("Twin Drive!!", "Triple Drive!!!", "Intercept", "Boost", "Restraint", "Lord", "Sentinel", "Resist")
"""Keywords that the rules of play look for."""

SHORTHANDS = (
    "Forerunner",
    "Revelation (RC)",
    "Blaze",
    "Afterimage",
    "Engorge",
    "Charge",
    "Hollow",
    "Harmony",
    "Success 20000",
)
"""Keywords that stand for an ability in full."""

HEADS = (
    "LB4",
    "GB1",
    "Brave",
    "Oracle",
    "Ritual 2",
    "Unite",
    "Thunderstrike 2",
    "Darkness",
    "Wave 1st time",
    "Dark Device",
    "Shinken Hissatsu",
)
"""Keywords that say when an ability is active."""

NAMED = (
    "Rescue 1 - ACT (VC/RC): Heal a card from your damage zone, and deal 1 damage to your vanguard.",
    (
        "Shadowstitch - AUTO (RC): At the end of the battle that this unit attacked a vanguard, if the attack did not "
        "hit, draw a card."
    ),
    "Rush - AUTO (RC): When this unit stands due to your effect, draw a card.",
    "Burst - AUTO (RC): When this unit attacks, if this unit has power 10000 or greater, draw a card.",
    "Magia - ACT (RC): Call a card from your soul to RC, and at the end of turn, put it into your soul.",
    "Time Leap - ACT (RC): Time leap one of your rear-guards.",
    "Bloom - AUTO (RC): When your other unit is placed on RC, draw a card.",
    "Homare - ACT (RC): [Counter Blast 1] Draw a card.",
    "Nitou Kaigan - AUTO (RC): When this unit is boosted, draw a card.",
    'Seek Mate "Two".',
)
"""Abilities that keywords are the names of."""


def given(words: str) -> ScenarioMatch:
    """The main phase of a vanguard that has let the rear-guards gain something until the end of the turn."""
    text = f"ACT (VC) [1/Turn]: All of your rear-guards gain {words} until end of turn."
    lead = written("Lead", text, 3, 11000)
    return table({"V:0": ["Lead"], "FL:0": ["Three"]}, lead).answer("activate:V:1")


@pytest.mark.rule("10.21.3")
@pytest.mark.parametrize("keyword", STATES)
def test_a_keyword_that_the_rules_look_for_can_be_gained(keyword: str) -> None:
    before = table({"FL:0": ["Three"]}).value("FL:0", "keywords")
    assert len(given(keyword).value("FL:0", "keywords") - before) == (keyword != "Twin Drive!!")  # grade 3 has that


@pytest.mark.rule("10.21.3")
@pytest.mark.parametrize("keyword", SHORTHANDS)
def test_a_keyword_that_stands_for_an_ability_can_be_gained_and_is_the_ability_that_it_is_in_print(
    keyword: str,
) -> None:
    at = given(keyword)
    _, printed = written("Printed", keyword).abilities
    assert at.value("FL:0", "gained") == (printed,)
    at.passes()
    assert load(at.match.rulebook, save(at.match)).values(at.card("FL:0"))["gained"] == (printed,)


@pytest.mark.rule("10.21.3")
@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("kind", ["ACT (RC)", "AUTO (RC)"])
def test_an_ability_with_a_demand_can_be_gained(head: str, kind: str) -> None:
    effect = "Draw a card." if kind.startswith("ACT") else "When this unit attacks, draw a card."
    (gained,) = given(f'"{kind} {head}: {effect}"').value("FL:0", "gained")
    assert gained.condition is not None


@pytest.mark.rule("10.21.3")
@pytest.mark.parametrize("ability", NAMED)
def test_an_ability_that_a_keyword_is_the_name_of_can_be_gained(ability: str) -> None:
    (gained,) = given(f'"{ability}"').value("FL:0", "gained")
    assert written("Printed", ability).abilities == (gained,)


@pytest.mark.rule("10.21.3", "11.24.1")
def test_a_unit_that_has_gained_engorge_becomes_engorged_by_retiring_another_one() -> None:
    lead = written("Lead", "CONT (VC): All of your rear-guards gain Engorge.", 3, 11000)
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Two"], "FR:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, lead, step="start_step").answer("attack:FL>V").answer("yes")
    assert (state(at, "FL:0", "engorged"), at.names("drop:0")) == (True, ["One"])


@pytest.mark.rule("10.21.3", "11.7.1")
def test_a_vanguard_that_has_gained_forerunner_may_be_called_when_it_is_ridden() -> None:
    start = written("Start", "CONT (VC): This unit gains Forerunner.", 0, 5000)
    at = table({"V:0": ["Start"], "hand:0": ["One"]}, start, step="ride_step")
    assert "forerunner" in at.value("V:0", "keywords")
    at.answer("ride:One").answer("yes").answer("circle:FL")
    assert at.names("FL:0") == ["Start"]


@pytest.mark.rule("10.26.3", "10.26.7", "10.21.3")
@pytest.mark.parametrize("text", ["Engorge", ""])
def test_a_deleted_unit_has_what_it_gains_even_if_it_has_lost_the_same_in_print(text: str) -> None:
    lead = written(
        "Lead",
        """ACT (VC) [1/Turn]: Delete one of your rear-guards named "Eater".
ACT (VC) [1/Turn]: All of your rear-guards gain Engorge until end of turn.""",
        3,
        11000,
    )
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Eater"], "BL:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, lead, written("Eater", text, 1)).answer("activate:V:1").answer("activate:V:2")
    at.passes().answer("attack:FL>V")
    assert at.offered == ["yes", "no"]


@pytest.mark.rule("10.26.3", "10.26.7")
@pytest.mark.parametrize("first", [1, 2])
def test_a_deleted_unit_keeps_a_keyword_that_it_gains_whichever_came_first(first: int) -> None:
    lead = written(
        "Lead",
        """ACT (VC) [1/Turn]: Delete one of your rear-guards.
ACT (VC) [1/Turn]: All of your rear-guards gain Resist until end of turn.""",
        3,
        11000,
    )
    at = table({"V:0": ["Lead"], "FL:0": ["Steady"]}, lead, written("Steady", "Resist", 1))
    at.answer(f"activate:V:{first}").answer(f"activate:V:{3 - first}")
    assert "resist" in at.value("FL:0", "keywords")


# ---- 12.5.1, the use of gained abilities

LESSON = 'CONT (RC): Your vanguard gains "ACT (VC) [1/Turn]: Draw a card.".'


def taught(*, uses: str) -> ScenarioMatch:
    """Two teachers give the vanguard the same ability; one of these has been used, and the first teacher has left."""
    zones: Zones = {"FL:0": ["First"], "FR:0": ["Second"], "hand:0": ["One"]}
    at = table(zones, written("First", LESSON), written("Second", LESSON))
    assert [key for key in at.offered if key.startswith("activate")] == ["activate:V:g0", "activate:V:g1"]
    at.answer(f"activate:V:{uses}")
    return at.answer("call:One").answer("circle:FL")


@pytest.mark.rule("12.5.1.1.1", "10.21.3")
def test_two_abilities_of_the_same_words_given_by_two_units_are_each_used_once_a_turn() -> None:
    zones: Zones = {"FL:0": ["First"], "FR:0": ["Second"]}
    at = table(zones, written("First", LESSON), written("Second", LESSON))
    at.answer("activate:V:g1")
    assert "activate:V:g1" not in at.offered
    at.answer("activate:V:g0")
    assert (at.offered, at.count("hand:0")) == (["pass", "call:Zero", "exchange:FL", "exchange:FR"], 2)


@pytest.mark.rule("12.5.1.1.1", "10.21.3")
def test_that_one_gained_ability_was_used_is_not_said_of_another_when_it_ends() -> None:
    assert "activate:V:g0" in taught(uses="g0").offered, "the other one has not been used"
    assert "activate:V:g0" not in taught(uses="g1").offered, "it was used, though it was called otherwise then"


@pytest.mark.rule("12.5.1.1.1", "10.21.3")
def test_an_ability_that_the_same_unit_gives_again_is_the_one_that_was_used_and_one_of_another_effect_is_not() -> None:
    lesson = LESSON.replace("RC): Your", "RC): If you have a grade 2 rear-guard, your")
    mover = written("Mover", "ACT (RC): Rest this unit, and put all of your grade 2 rear-guards into your soul.")
    zones: Zones = {"FL:0": ["First"], "FR:0": ["Two"], "BR:0": ["Mover"], "hand:0": ["Two"]}
    at = table(zones, written("First", lesson), mover).answer("activate:V:g0").answer("activate:BR:1")
    assert not any(key.startswith("activate:V") for key in at.offered)
    at.answer("call:Two").answer("circle:FR")
    assert at.value("V:0", "gained")
    assert not any(key.startswith("activate:V") for key in at.offered)
    again = written("Again", 'ACT (RC): Your vanguard gains "ACT (VC) [1/Turn]: Draw a card." until end of turn.')
    at = table({"FL:0": ["Again"]}, again).answer("activate:FL:1").answer("activate:V:g0").answer("activate:FL:1")
    assert "activate:V:g1" in at.offered
    assert "activate:V:g0" not in at.offered


@pytest.mark.rule("12.5.1.1.1", "12.2.1.3", "10.21.3")
def test_what_stands_by_is_the_gained_ability_that_triggered_although_another_one_has_ended_meanwhile() -> None:
    lesson = 'CONT (RC): Your vanguard gains "AUTO (VC) [1/Turn]: When your unit is placed on RC, draw a card.".'
    zones: Zones = {"FL:0": ["First"], "FR:0": ["Second"], "hand:0": ["One", "Two"]}
    at = table(zones, written("First", lesson), written("Second", lesson))
    at.answer("call:One").answer("circle:FL")  # a rule action retires the first teacher, then both are played
    at.answer("play:V:g0").answer("play:V:g1")
    assert at.count("hand:0") == 3
    at.answer("call:Two").answer("circle:BL")
    assert (at.rule, at.count("hand:0")) == ("6.6.1.2", 2), "both were used"


# ---- 10.21.2, losing keywords


@pytest.mark.rule("10.21.2")
@pytest.mark.parametrize("keyword", [*STATES, *SHORTHANDS])
def test_every_keyword_can_be_lost_by_its_name_with_the_ability_that_it_stands_for(keyword: str) -> None:
    named = keyword.split(" (", maxsplit=1)[0].removesuffix(" 20000")
    lead = written("Lead", f"ACT (VC) [1/Turn]: All of your rear-guards lose {named} until end of turn.", 3, 11000)
    at = table({"V:0": ["Lead"], "FL:0": ["Printed"]}, lead, written("Printed", keyword, 2))
    unit = at.card("FL:0")
    had = len(at.match.abilities(unit))
    before = at.value("FL:0", "keywords")
    at.answer("activate:V:1")
    assert len(before - at.value("FL:0", "keywords")) == 1
    assert at.match.abilities(unit) == [] if keyword in SHORTHANDS else len(at.match.abilities(unit)) == had
    again = load(at.match.rulebook, save(at.match))
    assert again.values(unit) == at.match.values(unit)
    at.passes(4)
    assert at.value("FL:0", "keywords") == before, "until the end of the turn"
    assert len(at.match.abilities(unit)) == had


@pytest.mark.rule("10.21.2", "10.21.3", "8.7.2.1")
@pytest.mark.parametrize(("first", "has"), [("gain", False), ("lose", True)])
def test_a_keyword_that_is_lost_and_gained_is_had_if_it_was_gained_last(first: str, *, has: bool) -> None:
    second = "lose" if first == "gain" else "gain"
    lead = written(
        "Lead",
        f"""ACT (VC) [1/Turn]: All of your rear-guards {first} Engorge until end of turn.
ACT (VC) [1/Turn]: All of your rear-guards {second} Engorge until end of turn.""",
        3,
        11000,
    )
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Eater"], "FR:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, lead, written("Eater", "Engorge", 2)).answer("activate:V:1").answer("activate:V:2").passes()
    at.answer("attack:FL>V")
    assert at.offered == (["yes", "no"] if has else ["pass", "guard:Zero"])
    assert ("engorge" in at.value("FL:0", "keywords")) is has


@pytest.mark.rule("10.21.2", "11.24.1")
def test_an_ability_in_the_words_of_a_keyword_is_not_that_keyword() -> None:
    text = "AUTO (RC): When this unit attacks, draw a card."
    lead = written("Lead", "CONT (VC): All of your rear-guards lose Engorge.", 3, 11000)
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Eater"], "FR:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, lead, written("Eater", f"Engorge\n{text}", 2), step="start_step").answer("attack:FL>V")
    assert (at.rule, at.count("hand:0")) == ("7.5.1.2", 1)


@pytest.mark.rule("10.21.2", "11.7.1")
def test_a_vanguard_that_has_lost_forerunner_is_not_called_when_it_is_ridden() -> None:
    keeper = written(
        "Keeper", "ACT (RC): Your vanguard loses Forerunner until end of turn. Ride a card from your hand."
    )
    zones: Zones = {"V:0": ["Start"], "FL:0": ["Keeper"], "hand:0": ["One"]}
    at = table(zones, written("Start", "Forerunner", 0, 5000), keeper).answer("activate:FL:1")
    assert (at.names("V:0"), at.names("soul:0"), at.rule) == (["One"], ["Start"], "6.6.1.2")


@pytest.mark.rule("10.21.2", "11.3.1", "11.4.1")
@pytest.mark.parametrize(
    ("keyword", "place", "attack", "offered"),
    [
        ("Boost", "BL:0", "FL>V", ["pass", "guard:Zero"]),
        ("Intercept", "FR:1", "FL>V", ["pass", "guard:Zero"]),
    ],
)
def test_what_a_keyword_allows_is_not_allowed_once_it_is_lost(
    keyword: str, place: str, attack: str, offered: list[str]
) -> None:
    whose = "your" if place.endswith("0") else "your opponent's"
    lead = written("Lead", f"CONT (VC): All of {whose} rear-guards lose {keyword}.", 3, 11000)
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Two"], "hand:1": ["Zero"], place: ["One" if whose == "your" else "Two"]}
    assert table(zones, lead, step="start_step").answer(f"attack:{attack}").offered == offered
