"""6. Covers."""

from __future__ import annotations

import pytest

from engine.games.level_neo.vocabulary.battles import in_role
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.positions import Zones, character, in_battle, levels, pass_until, resting
from tests.games.level_neo.rules.nodes import activates, bursting, levels_up, loses, usable_event, user

NEO = levels("One", "One", "One", "One")
HANDS: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}


def attacked(at: ScenarioMatch, attack: str = "attack:M>M") -> ScenarioMatch:
    """The attack is declared, by one character alone."""
    pass_until(at, "4.3.3").answer(attack)
    return pass_until(at, "4.3.4")


def shown(at: ScenarioMatch, what: str) -> object:
    """What everybody is shown of the battle."""
    return view(at.match, None).facts["battle"][what]


@pytest.mark.rule("6.1", book="level-neo")
def test_one_active_support_may_cover_and_rests_to_become_the_target() -> None:
    at = attacked(in_battle({**HANDS, "S1:1": ["Two"], "S2:1": resting("Five"), "S3:1": ["Four"]}))
    pass_until(at, "4.3.5")
    assert (at.asked, at.offered) == (1, ["pass", "cover:S1:1", "cover:S3:1"])
    assert (shown(at, "target"), shown(at, "covered")) == ("M:1", None)
    at.answer("cover:S3:1")
    assert (shown(at, "target"), shown(at, "covered")) == ("S3:1", "M:1")
    seen = view(at.match, None).zones
    marks = {place: seen[place].cards[0].marks for place in ("M:0", "M:1", "S1:1", "S3:1")}
    assert marks == {"M:0": ("attacking",), "M:1": ("covered",), "S1:1": (), "S3:1": ("attacked", "covering")}
    assert at.rule == "4.3.6"  # one, and no more
    assert (at.rested("S1:1"), at.rested("S3:1")) == (False, True)
    assert in_role(at.match, "in battle") == [at.card("M:0"), at.card("S3:1")]
    pass_until(at, "4.3.2")
    assert at.told.count("levels-down") == 0
    assert (at.names("S3:1"), at.names("discard:1")) == (["Four"], [])  # 4000 against 3500


@pytest.mark.rule("6.1", book="level-neo")
def test_covering_is_optional() -> None:
    at = attacked(in_battle({**HANDS, "S1:1": ["Four"], "level:1": levels("One")}))
    pass_until(at, "4.3.2")
    assert (at.rested("S1:1"), at.count("level:1")) == (False, 0)


@pytest.mark.rule("6.1", book="level-neo")
@pytest.mark.parametrize(("target", "covers"), [("M", ["cover:S2:1"]), ("S1", ["cover:S2:1"])])
def test_supports_are_covered_as_main_characters_are_and_main_characters_never_cover(
    target: str, covers: list[str]
) -> None:
    zones: Zones = {**HANDS, "S1:0": ["Three"], "M:1": resting("Main"), "S1:1": resting("One"), "S2:1": ["One"]}
    at = pass_until(attacked(in_battle(zones), f"attack:S1>{target}"), "4.3.5")
    assert at.offered == ["pass", *covers]


@pytest.mark.rule("6.1", book="level-neo")
def test_an_attacked_support_that_becomes_active_does_not_cover_itself() -> None:
    zones: Zones = {**HANDS, "S1:0": ["Three"], "S1:1": resting("One"), "M:1": ["Waker"]}
    at = attacked(in_battle(zones, user("Waker", activates("S1:1"))), "attack:S1>S1")
    at.passes().answer("use:M:1:1")
    assert not at.rested("S1:1")
    at.passes().passes()
    assert at.rule == "4.3.6"  # there was nobody to cover
    pass_until(at, "4.3.2")
    assert at.names("discard:1") == ["One"]  # it is still the target


@pytest.mark.rule("6.1", book="level-neo")
def test_a_support_that_cannot_cover_is_not_offered() -> None:
    lazy = character("Lazy", 1, 3000, cannot=frozenset({"cover"}))
    at = attacked(in_battle({**HANDS, "S1:1": ["Lazy"]}, lazy))
    at.passes().passes()
    assert at.rule == "4.3.6"


# ---- 6.2, a covering support that is beaten


@pytest.mark.rule("6.2", book="level-neo")
def test_beating_a_covering_support_is_a_victory_that_levels_up() -> None:
    at = attacked(in_battle({**HANDS, "S1:1": ["Two"], "level:1": levels("One")}))
    pass_until(at, "4.3.5").answer("cover:S1:1")
    pass_until(at, "7.2").answer("yes")
    assert (at.count("level:0"), at.count("level:1")) == (1, 1)
    assert at.names("discard:1") == ["Two"]


@pytest.mark.rule("6.2", book="level-neo")
def test_a_main_character_that_reaches_level_neo_in_the_battle_wins_by_beating_the_covering_support() -> None:
    zones: Zones = {
        "S1:1": ["Two"],
        "level:0": levels("One", "One", "One"),
        "hand:0": ["Rise", "Nothing"],
        "hand:1": ["Nothing"],
    }
    at = attacked(in_battle(zones, usable_event("Rise", levels_up(0))))
    pass_until(at, "4.3.5").answer("cover:S1:1").answer("event:Rise:1")
    at.passes().passes()
    at.passes()  # no level burst
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (0, "10.1")


# ---- 6.3, Level Neo


@pytest.mark.rule("6.3", "7.7", book="level-neo")
def test_the_attack_of_a_level_neo_is_not_covered() -> None:
    at = attacked(in_battle({**HANDS, "S1:1": ["Nine"], "level:0": NEO}))
    at.passes().passes()
    assert at.rule == "4.3.6"


@pytest.mark.rule("6.3", "7.7", book="level-neo")
def test_a_main_character_that_has_become_a_level_neo_by_then_is_not_covered_either() -> None:
    zones: Zones = {
        "S1:1": ["Nine"],
        "level:0": levels("One", "One", "One"),
        "hand:0": ["Rise", "Nothing"],
        "hand:1": ["Nothing"],
    }
    at = attacked(in_battle(zones, usable_event("Rise", levels_up(0)))).answer("event:Rise:1")
    at.passes().passes()
    assert at.rule == "4.3.6"


@pytest.mark.rule("6.3", "7.7", book="level-neo")
def test_a_combi_attack_of_one_that_has_become_a_level_neo_by_then_is_not_covered_either() -> None:
    zones: Zones = {"S1:0": ["One"], "S1:1": ["Nine"], "level:0": levels("One", "One", "One"), "hand:1": ["Nothing"]}
    at = in_battle({**zones, "hand:0": ["Rise", "Nothing"]}, usable_event("Rise", levels_up(0)))
    pass_until(at, "4.3.3").answer("attack:M>M").answer("partner:S1").answer("event:Rise:1")
    at.passes().passes()
    assert at.rule == "4.3.6"


@pytest.mark.rule("6.3", "7.7", book="level-neo")
def test_the_attack_of_a_support_beside_a_level_neo_may_be_covered() -> None:
    zones: Zones = {**HANDS, "S1:0": ["Three"], "M:1": resting("Main"), "S1:1": ["Nine"], "level:0": NEO}
    at = pass_until(attacked(in_battle(zones), "attack:S1>M"), "4.3.5")
    assert at.offered == ["pass", "cover:S1:1"]


# ---- what leaves before a cover


@pytest.mark.rule("6.1", "9.1", book="level-neo")
@pytest.mark.parametrize("gone", ["S1:0", "S1:1"])
def test_nobody_covers_or_bursts_in_a_battle_that_is_broken_off(gone: str) -> None:
    zones: Zones = {"S1:0": ["Three"], "S1:1": resting("One"), "S2:1": ["Nine"], "M:0": resting("Main")}
    zones |= {"hand:0": ["Strike", "Nothing"], "hand:1": ["Nothing"], "level:1": levels("Burst")}
    at = attacked(in_battle(zones, usable_event("Strike", loses(gone))), "attack:S1>S1").answer("event:Strike:1")
    at.passes().passes()
    assert (at.told[-1], at.rule, at.rested("S2:1")) == ("broken-off", "4.3.2", False)


@pytest.mark.rule("6.1", "8.1", "9.1", book="level-neo")
@pytest.mark.parametrize("when", ["before the cover", "before the bursts", "by a burst"])
def test_nobody_bursts_where_the_attackers_are_gone(when: str) -> None:
    bursts = levels("Crash", "Burst")
    zones: Zones = {"S1:0": ["Three"], "M:1": resting("Main"), "level:1": bursts, "hand:1": ["Nothing"]}
    zones |= {"hand:0": ["Strike", "Nothing"]}
    strike, crash = usable_event("Strike", loses("S1:0")), bursting("Crash", loses("S1:0"))
    at = attacked(in_battle(zones, strike, crash), "attack:S1>M")
    if when != "before the cover":
        pass_until(at, "4.3.6")
    if when == "by a burst":
        pass_until(at, "8.9").answer("burst:level:1:1")
    else:
        at.answer("event:Strike:1").passes().passes()
    assert (at.told[-1], at.rule) == ("broken-off", "4.3.2")


# ---- what leaves after a cover


@pytest.mark.rule("6.1", "9.1", book="level-neo")
@pytest.mark.parametrize("gone", ["S1:1", "S2:1"])
def test_only_the_covering_support_matters_once_it_has_covered(gone: str) -> None:
    zones: Zones = {
        "S1:0": ["Three"],
        "S1:1": resting("One"),
        "S2:1": ["Two"],
        "hand:0": ["Strike"],
        "hand:1": ["Nothing"],
    }
    at = attacked(in_battle(zones, usable_event("Strike", loses(gone))), "attack:S1>S1")
    pass_until(at, "4.3.5").answer("cover:S2:1").answer("event:Strike:1")
    pass_until(at, "4.3.2")
    assert ("broken-off" in at.told, "judgement" in at.told) == (gone == "S2:1", gone == "S1:1")
    assert at.names("discard:1") == (["Two"] if gone == "S2:1" else ["One", "Two"])
