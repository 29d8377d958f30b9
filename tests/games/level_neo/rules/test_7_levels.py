"""7. The level of the main character, and Level Neo."""

from __future__ import annotations

import pytest

from engine.games.level_neo import field
from engine.games.level_neo.skills import LEVEL_BONUS
from engine.games.level_neo.zones import DISCARD, LEVEL
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.level_neo.fights import written
from tests.games.level_neo.positions import Zones, character, in_battle, levels, next_turn, pass_until, resting, table
from tests.games.level_neo.rules.nodes import levels_up, loses, usable_event
from tests.games.nodes import NothingInstead

NEO = levels("One", "One", "One", "One")
STRONG = character("Strong", 1, 9000)


def won(zones: Zones, **more: object) -> ScenarioMatch:
    """The main character of seat 0 has beaten that of seat 1."""
    at = pass_until(in_battle({"M:0": ["Strong"], **zones}, STRONG, **more), "4.3.3")
    return pass_until(at.answer("attack:M>M"), "7.2")


# ---- 7.1 to 7.3, up and down


@pytest.mark.rule("7.1", book="level-neo")
@pytest.mark.parametrize("cards", range(5))
def test_the_level_is_the_number_of_cards_in_the_level_zone_plus_one(cards: int) -> None:
    at = table({"level:0": levels(*["One"] * cards), "hand:0": ["Nothing"]})
    assert field.level(at.match, 0) == cards + 1
    assert view(at.match, 1).facts["levels"] == (cards + 1, 1)


@pytest.mark.rule("7.2", "9.2", book="level-neo")
def test_the_main_character_levels_up_with_the_top_card_of_the_deck_face_down() -> None:
    at = won({"deck:0": ["Burst", "Two"], "level:0": levels("Three"), "hand:0": ["Nothing"]})
    assert (at.asked, at.rule, at.offered) == (0, "7.2", ["yes", "no"])
    at.answer("yes")
    assert at.names("level:0") == ["Three", "Burst"]
    assert (at.face_down("level:0"), at.names("deck:0")[-1]) == (2, "Two")


@pytest.mark.rule("7.2", book="level-neo")
def test_leveling_up_is_optional() -> None:
    at = won({"hand:0": ["Nothing"]}).answer("no")
    assert (at.count("level:0"), at.rule) == (0, "4.3.2")


@pytest.mark.rule("7.2", book="level-neo")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_not_even_its_owner_sees_a_level_card(viewer: int | None) -> None:
    seen = []
    for top in ("Burst", "Two"):
        at = won({"deck:0": [top], "hand:0": ["Nothing"]}).answer("yes")
        assert at.match.log is not None
        seen.append((view(at.match, viewer), at.match.log.lines(viewer)))
        (card,) = view(at.match, viewer).zones["level:0"].cards
        assert (card.definition, len(card.values), card.face_down) == (None, 0, True)
    assert seen[0] == seen[1]


@pytest.mark.rule("7.2", book="level-neo")
@pytest.mark.parametrize("top", ["One", "Blue"])
def test_no_skill_tells_what_kind_of_card_a_level_card_is(top: str) -> None:
    curious = written("Curious", "Start: When a red card is put into your level zone, draw a card.")
    keen = written("Keen", "Start: When a card is put into your level zone, draw a card.")
    counting = written("Counting", "Cont: This character gets AP +1000 for each red card in your level zone.")
    zones: Zones = {"S1:0": ["Curious"], "S2:0": ["Keen"], "S3:0": ["Counting"], "deck:0": [top]}
    at = pass_until(in_battle({"M:0": ["Strong"], **zones}, STRONG, curious, keen, counting), "4.3.3")
    pass_until(at.answer("attack:M>M"), "7.2").answer("yes")
    assert (at.count("hand:0"), at.value("S3:0", "ap")) == (1, 3000)


@pytest.mark.rule("7.2", "10.2", book="level-neo")
def test_leveling_up_with_the_last_card_of_the_deck_loses_the_game() -> None:
    at = won({"deck:0": ["One"], "deck:1": ["One"]}, filling=0).answer("yes")
    assert at.count("level:0") == 1
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (1, "10.2")


@pytest.mark.rule("7.3", "9.5", book="level-neo")
def test_a_main_character_levels_down_by_a_card_of_its_players_choice() -> None:
    zones: Zones = {"level:1": [Placed("One", face_down=True), Placed("Two"), Placed("Three", face_down=True)]}
    at = pass_until(in_battle({"M:0": ["Strong"], **zones}, STRONG), "4.3.3")
    at.answer("attack:M>M")
    pass_until(pass_until(at, "7.2"), "7.3")
    assert (at.asked, at.offered) == (1, ["level-down:level:1:1", "level-down:Two:2", "level-down:level:1:3"])
    at.answer("level-down:level:1:3")
    assert (at.names("level:1"), at.names("discard:1")) == (["One", "Two"], ["Three"])


@pytest.mark.rule("7.3", book="level-neo")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_who_chooses_a_level_card_to_lose_does_not_see_the_face_down_ones(viewer: int | None) -> None:
    seen = []
    for name in ("Burst", "Two"):
        zones: Zones = {"M:0": ["Strong"], "level:1": levels(name, "Three")}
        at = in_battle(zones, STRONG).answer("attack:M>M")
        pass_until(pass_until(at, "7.2"), "7.3")
        assert at.match.log is not None
        seen.append((view(at.match, viewer), at.match.log.lines(viewer), at.offered))
    assert seen[0] == seen[1]


@pytest.mark.rule("7.3", book="level-neo")
@pytest.mark.parametrize(("cards", "safe"), [(["One", "Two"], 0), (["One", "Burst face up", "Two"], 1)])
def test_a_player_who_does_not_answer_loses_a_level_card_that_is_spent_if_there_is_one(
    cards: list[str], safe: int
) -> None:
    lying = [Placed(name.removesuffix(" face up"), face_down=not name.endswith("face up")) for name in cards]
    at = in_battle({"level:1": lying, "hand:0": ["Nothing"]})
    pass_until(pass_until(pass_until(at, "4.3.3").answer("attack:M>M"), "7.2"), "7.3")
    assert at.match.decision is not None
    assert at.match.decision.default == (safe,)


@pytest.mark.rule("7.3", book="level-neo")
def test_a_main_character_of_level_one_has_no_level_to_lose() -> None:
    at = won({"hand:0": ["Nothing"]}).answer("no")
    assert (at.rule, at.count("discard:1")) == ("4.3.2", 0)


@pytest.mark.rule("7.2", "7.3", "2.3", book="level-neo")
@pytest.mark.parametrize(("action", "kind"), [("up", LEVEL.enter), ("down", DISCARD.enter)])
def test_a_level_that_is_not_gained_or_lost_because_something_else_happens_was_not_changed(
    action: str, kind: str
) -> None:
    doer = written("Doer", f"Use (Main/Your turn): Your main character levels {action}. If you do not, draw a card.")
    zones: Zones = {"S1:0": ["Doer"], "S2:0": ["Keeper"], "level:0": levels("One"), "hand:0": ["Nothing"]}
    at = table(zones, doer, character("Keeper", 1, 3000, NothingInstead(kinds=(kind,)))).answer("use:S1:1")
    assert (at.count("level:0"), at.count("hand:0")) == (1, 2)
    assert f"levels-{action}" not in at.told


@pytest.mark.rule("7.2", book="level-neo")
def test_nobody_levels_up_where_the_deck_is_empty() -> None:
    doer = written("Doer", "Use (Main/Your turn): Draw a card. Your main character levels up.")
    zones: Zones = {"S1:0": ["Doer"], "deck:0": ["Two"], "deck:1": ["Two"], "hand:0": ["Nothing"]}
    at = table(zones, doer, filling=0).answer("use:S1:1")
    assert (at.names("hand:0"), at.count("level:0")) == (["Nothing", "Two"], 0)
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (1, "10.2")


# ---- 7.4, AP


@pytest.mark.rule("7.4", book="level-neo")
@pytest.mark.parametrize("cards", range(5))
def test_in_its_players_turn_a_main_character_has_500_ap_more_for_each_level(cards: int) -> None:
    zones: Zones = {f"level:{seat}": levels(*["One"] * cards) for seat in (0, 1)}
    at = table({**zones, "hand:0": ["Nothing"], "hand:1": ["Nothing"], "S1:0": ["Three"]})
    assert LEVEL_BONUS == 500
    assert (at.value("M:0", "ap"), at.value("M:1", "ap")) == (3000 + 500 * (cards + 1), 3000)
    assert at.value("S1:0", "ap") == 3000  # a support has no level
    next_turn(at)
    assert (at.value("M:0", "ap"), at.value("M:1", "ap")) == (3000, 3000 + 500 * (cards + 1))


@pytest.mark.rule("7.4", "8.11", book="level-neo")
def test_a_level_gained_in_the_middle_of_a_turn_counts_at_once() -> None:
    at = won({"hand:0": ["Nothing"]}).answer("yes")
    assert at.value("M:0", "ap") == 9000 + 1000


# ---- 7.5 to 7.8, Level Neo


@pytest.mark.rule("7.5", book="level-neo")
@pytest.mark.parametrize(("cards", "neo"), [(3, False), (4, True)])
def test_level_five_is_level_neo(cards: int, neo: bool) -> None:
    at = table({"level:0": levels(*["One"] * cards), "hand:0": ["Nothing"]})
    assert field.in_level_neo(at.match, 0) == neo


@pytest.mark.rule("7.5", book="level-neo")
def test_there_is_no_sixth_level() -> None:
    at = table({"level:0": NEO, "hand:0": ["Rise", "Nothing"]}, usable_event("Rise", levels_up(0)))
    at.answer("event:Rise:1")
    assert (at.count("level:0"), "levels-up" in at.told) == (4, False)


@pytest.mark.rule("7.6", book="level-neo")
@pytest.mark.parametrize(("cards", "together"), [(3, True), (4, False)])
def test_a_level_neo_attacks_alone(cards: int, together: bool) -> None:
    zones: Zones = {"level:0": levels(*["One"] * cards), "S1:0": ["One"], "S2:0": ["One"], "M:1": resting("Main")}
    at = in_battle(zones).answer("attack:M>M")
    assert (at.rule == "5.8") == together


@pytest.mark.rule("7.6", book="level-neo")
def test_supports_beside_a_level_neo_still_attack_together() -> None:
    zones: Zones = {"level:0": NEO, "S1:0": ["One"], "S2:0": ["One"], "M:1": resting("Main")}
    at = in_battle(zones).answer("attack:S1>M")
    assert at.offered == ["pass", "partner:S2"]


@pytest.mark.rule("7.8", "9.3", "10.1", book="level-neo")
def test_a_level_neo_that_wins_a_battle_wins_the_game_at_once() -> None:
    at = in_battle({"level:0": NEO, "level:1": levels("Two")}).answer("attack:M>M").passes(2)  # no level bursts
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule, at.outcome.reason) == (0, "10.1", "level-neo")
    assert at.count("level:1") == 1


@pytest.mark.rule("7.8", "10.1", book="level-neo")
def test_reaching_level_neo_by_a_battle_does_not_win_the_game_yet() -> None:
    at = won({"level:0": levels("One", "One", "One"), "hand:0": ["Nothing"]}).answer("yes")
    assert field.in_level_neo(at.match, 0)
    assert at.outcome is None


@pytest.mark.rule("7.8", "10.1", book="level-neo")
def test_a_level_neo_that_beats_an_attack_back_wins_the_game_too() -> None:
    at = in_battle({"M:0": ["One"], "level:1": NEO}).answer("attack:M>M").passes()  # no level burst
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (1, "10.1")


@pytest.mark.rule("7.8", "9.1", book="level-neo")
def test_a_level_neo_that_ties_has_won_nothing() -> None:
    zones: Zones = {"level:0": NEO, "M:1": ["Equal"], "hand:0": ["Nothing"]}
    at = pass_until(in_battle(zones, character("Equal", 1, 3000 + 2500)), "4.3.3").answer("attack:M>M")
    pass_until(at, "4.3.2")
    assert at.outcome is None
    assert field.in_level_neo(at.match, 0)


@pytest.mark.rule("7.5", "7.8", book="level-neo")
def test_a_level_neo_that_levels_down_is_none_any_more() -> None:
    zones: Zones = {"M:0": ["Strong"], "level:1": NEO, "hand:1": ["Nothing"]}
    at = pass_until(in_battle(zones, STRONG), "4.3.3").answer("attack:M>M")
    pass_until(pass_until(at, "7.2"), "7.3").answer("level-down:level:1:1")
    assert not field.in_level_neo(at.match, 1)


# ---- main characters stay


@pytest.mark.rule("9.4", book="level-neo")
def test_a_main_character_never_leaves_its_zone() -> None:
    at = table({"hand:0": ["Strike", "Nothing"]}, usable_event("Strike", loses("M:1"))).answer("event:Strike:1")
    assert (at.names("M:1"), at.count("discard:1")) == (["Main"], 0)
