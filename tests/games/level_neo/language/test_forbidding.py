"""What "cannot" forbids, and for how long effects last."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.level_neo.fights import ap, attack, finish, to_bursts, written
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, pass_until, resting, table

SHY = "Shy"
HELD: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}


def attacks(match: ScenarioMatch) -> list[str]:
    """The attacks that are offered at the first opportunity."""
    return [key for key in pass_until(match, "4.3.3").offered if key != "pass"]


def test_a_character_that_cannot_attack_does_not_attack() -> None:
    shy = written(SHY, "Cont (Support): This character cannot attack.")
    match = in_battle({"S1:0": [SHY], "S2:0": ["One"], "M:1": resting("Main")}, shy)
    assert attacks(match) == ["attack:M>M", "attack:S2>M"]
    match.answer("attack:M>M")
    assert match.offered == ["pass", "partner:S2"]


def test_a_character_that_cannot_be_attacked_is_no_target() -> None:
    shy = written(SHY, "Cont: This character cannot be attacked.")
    match = in_battle({"S1:0": ["One"], "S1:1": [*resting(SHY)], "M:1": resting("Main")}, shy)
    assert attacks(match) == ["attack:M>M", "attack:S1>M"]


def test_a_character_that_cannot_combi_attack_attacks_alone() -> None:
    shy = written(SHY, "Cont: This character cannot combi attack.")
    match = in_battle({"M:0": [SHY], "S1:0": ["One"], **HELD}, shy)
    assert pass_until(match, "4.3.3").answer("attack:M>M").prompt != "ask-partner"


def test_a_character_that_cannot_cover_is_not_asked_to() -> None:
    shy = written(SHY, "Cont: This character cannot cover.")
    match = attack(in_battle({"S1:1": [SHY], "S2:1": ["One"]}, shy), "M", "M")
    assert match.offered == ["pass", "cover:S2:1"]


def test_the_attack_of_a_character_that_cannot_be_covered_is_not_covered_even_if_another_joins_in() -> None:
    bold = written(SHY, "Cont: This character cannot be covered.")
    zones: Zones = {"S1:0": [SHY], "S2:0": ["One"], "S1:1": ["Two"], "M:1": resting("Main")}
    assert attack(in_battle(zones, bold), "S1", "M").prompt != "ask-cover"
    assert attack(in_battle(zones, bold), "S2", "M", "S1").prompt != "ask-cover"
    assert attack(in_battle(zones, bold), "S2", "M").prompt == "ask-cover"


def test_a_main_character_that_cannot_level_burst_does_not() -> None:
    hush = written(SHY, "Cont: Your opponent's main character cannot level burst.")
    zones: Zones = {"S1:0": [SHY], "level:0": levels("Burst"), "level:1": levels("Burst"), **HELD}
    match = to_bursts(attack(in_battle(zones, hush), "M", "M"))
    assert match.asked == 0
    match.answer("pass")
    assert match.prompt != "ask-burst"


def test_a_character_that_cannot_become_active_stays_resting() -> None:
    numb = written(SHY, "Cont: This character cannot become Active.")
    match = table({"S1:0": resting(SHY), "S2:0": resting("One"), **HELD}, numb, step="start_of_turn")
    assert (match.rested("S1:0"), match.rested("S2:0")) == (True, False)


@pytest.mark.parametrize(
    ("duration", "lasts"),
    [
        ("until end of battle", [True, False, False, False, False]),
        ("until the end of the next battle", [True, False, False, False, False]),
        ("until end of turn", [True, True, False, False, False]),
        ("until end of your opponent's next turn", [True, True, True, True, False]),
    ],
)
def test_an_effect_lasts_as_long_as_the_text_says(duration: str, lasts: list[bool]) -> None:
    text = f"Start: When this character attacks, this character gets AP +1000 {duration}."
    zones: Zones = {"S1:0": [SHY], "M:1": resting("Main"), **HELD}
    match = attack(in_battle(zones, written(SHY, text)), "S1", "M")
    seen = [ap(match, "S1:0") == 4000]
    finish(match)
    seen.append(ap(match, "S1:0") == 4000)
    next_turn(match)
    seen += [ap(match, "S1:0") == 4000] * 2
    next_turn(match)
    seen.append(ap(match, "S1:0") == 4000)
    assert seen == lasts


def test_until_the_end_of_the_next_battle_waits_for_a_battle_of_that_character() -> None:
    caller = written(
        SHY,
        "Start: At the beginning of your battle phase, "
        "your main character gets AP +1000 until the end of the next battle.",
    )
    zones: Zones = {"S1:0": [SHY], "S2:0": ["One"], "M:1": resting("Main"), **HELD}
    match = finish(attack(in_battle(zones, caller), "S2", "M"))
    assert ap(match, "M:0") == 4500
    finish(attack(match, "M", "M"))
    assert ap(match, "M:0") == 3500
    unused = in_battle(zones, caller)
    next_turn(unused)
    assert ap(unused, "M:0") == 3000


def test_an_effect_on_a_character_ends_when_it_leaves_play() -> None:
    text = (
        "Use (Main/Your turn): This character gets AP +1000 until end of turn, and put this character into your hand."
    )
    match = table({"S1:0": [SHY], "hand:0": ["Nothing"]}, written(SHY, text)).answer("use:S1:1")
    match.answer(f"support:{SHY}")
    assert ap(match, "S1:0") == 3000
