"""2. Skills: Cont, Start and Use, once a turn, and from a level on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from engine.games.level_neo.skills import AtLevel, UseSkill
from engine.kernel.abilities import Condition, Context, Continuous, Cost
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.fights import written
from tests.games.level_neo.positions import Zones, character, event, in_battle, levels, table
from tests.games.level_neo.rules.nodes import IN_PLAY, MoreAP, draws, starting, usable_event, user
from tests.games.nodes import Do

DRAW = draws(1)


@dataclass(frozen=True, slots=True)
class InCompany(Condition):
    """While the skill's player has another support."""

    def holds(self, match: Match, context: Context) -> bool:
        return len(match.cards(match.rulebook.zone("S2:0"))) > 0


def strong(requirement: Condition | None = None, level: int = 1) -> CardDefinition:
    """A character of 3000 AP with a Cont skill that gives it 1000 more."""
    return character(
        "Strong", 1, 3000, Continuous(IN_PLAY, AtLevel(level=level), (MoreAP(1000),), requirement=requirement)
    )


# ---- 2.2 to 2.4, what works by itself


@pytest.mark.rule("2.2", "2.3", book="level-neo")
def test_a_cont_skill_is_active_without_being_used_and_only_while_its_condition_holds() -> None:
    skill = strong(InCompany())
    assert table({"S1:0": ["Strong"], "hand:0": ["One"]}, skill).value("S1:0", "ap") == 3000
    at = table({"S1:0": ["Strong"], "hand:0": ["One"]}, skill)
    at.answer("support:One")
    assert at.value("S1:0", "ap") == 4000
    assert table({"hand:0": ["Strong"], "S2:0": ["One"]}, skill).value("hand:0", "ap") == 3000  # not in play


@pytest.mark.rule("2.2", "2.4", book="level-neo")
def test_a_start_skill_is_done_when_its_event_occurs_and_nobody_is_asked() -> None:
    at = table({"S1:0": ["Starting"], "hand:0": ["One"]}, starting("Starting", "enter:support", DRAW))
    assert at.count("hand:0") == 1
    at.answer("support:One")
    assert at.names("hand:0") == ["Nothing"]  # it was drawn before anybody could do anything
    assert at.told[-2:] == ["ability", "draws"]


@pytest.mark.rule("2.4", book="level-neo")
def test_start_skills_that_wait_together_are_done_one_after_the_other_the_turn_players_first() -> None:
    cards = [starting(name, "enter:support", DRAW) for name in ("First", "Second", "Theirs")]
    at = table({"S1:0": ["First"], "S2:0": ["Second"], "S1:1": ["Theirs"], "hand:0": ["One"]}, *cards)
    at.answer("support:One")
    assert (at.asked, at.offered) == (0, ["play:S1:1", "play:S2:1"])
    at.answer("play:S2:1")
    assert (at.count("hand:0"), at.count("hand:1")) == (2, 1)


# ---- 2.5 to 2.7, what a player may use


@pytest.mark.rule("2.5", book="level-neo")
def test_a_use_skill_is_used_only_if_its_player_chooses_to() -> None:
    at = table({"S1:0": ["User"]}, user("User", DRAW))
    assert (at.asked, at.offered) == (0, ["pass", "use:S1:1"])
    assert at.count("hand:0") == 0
    at.answer("use:S1:1")
    assert at.count("hand:0") == 1


@dataclass(frozen=True, slots=True)
class TwoOfTheHand(Cost):
    """Two cards of the hand, other than those that are taken, are to be laid down."""

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        hand = match.cards(match.rulebook.zone(f"hand:{context.player}"))
        return len([card for card in hand if card not in taken]) >= 2

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        raise AssertionError("these tests do not pay")

    def pay(self, match: Match, context: Context, cards: Sequence[Card]) -> Procedure[None]:
        raise AssertionError("these tests do not pay")


@pytest.mark.rule("2.5", book="level-neo")
def test_a_skill_whose_cost_cannot_be_paid_is_not_offered() -> None:
    skill = UseSkill(IN_PLAY, costs=(TwoOfTheHand(),), effect=Do(DRAW))
    dear = character("Dear", 1, 3000, skill)
    dear_event = event("Dear event", replace(skill, zones=("hand",)))
    zones: Zones = {"S1:0": ["Dear"], "hand:0": ["Dear event"]}
    assert table(zones, dear, dear_event).offered == ["pass"]
    zones["hand:0"] = ["Dear event", "Nothing"]  # enough for the character; the event cannot be paid with itself
    assert table(zones, dear, dear_event).offered == ["pass", "use:S1:1"]
    zones["hand:0"] = ["Dear event", "Nothing", "Nothing"]
    assert table(zones, dear, dear_event).offered == ["pass", "use:S1:1", "event:Dear event:1"]


@pytest.mark.rule("2.5", book="level-neo")
def test_an_event_card_is_discarded_when_it_has_done_what_it_says() -> None:
    def look(match: Match, context: Context) -> Procedure[None]:
        assert [match.state.definition[card].name for card in match.cards(match.rulebook.zone("event:0"))] == ["Used"]
        yield from DRAW(match, context)

    at = table({"hand:0": ["Used"]}, usable_event("Used", look))
    at.answer("event:Used:1")
    assert (at.names("discard:0"), at.names("hand:0"), at.count("event:0")) == (["Used"], ["Nothing"], 0)


@pytest.mark.rule("2.5", book="level-neo")
def test_an_event_card_needs_its_turn_cost_and_its_colours_on_the_field() -> None:
    late = usable_event("Late", DRAW, cost=4)
    at = table({"hand:0": ["Late"], "hand:1": ["Late"]}, late, markers=(3, 4))
    assert at.offered == ["pass"]
    assert at.passes().offered == ["pass", "event:Late:1"]  # each by the player's own turn marker
    blue = usable_event("Sea", DRAW, spheres=("blue", "red"))
    assert table({"hand:0": ["Sea"]}, blue).offered == ["pass"]
    assert table({"hand:0": ["Sea"], "S1:1": ["Blue"]}, blue).offered == ["pass"]
    assert table({"hand:0": ["Sea"], "S1:0": ["Blue"]}, blue).offered == ["pass", "event:Sea:1"]


@pytest.mark.rule("2.6", book="level-neo")
@pytest.mark.parametrize("phase", ["main", "battle", "any"])
@pytest.mark.parametrize("turn", ["yours", "opponent's", "either"])
def test_a_use_skill_is_used_in_its_phase_of_its_turn_only(phase: str, turn: str) -> None:
    skills = (user("User", DRAW, phase=phase, turn=turn), usable_event("Used", DRAW, phase=phase, turn=turn))
    zones: Zones = {f"S1:{seat}": ["User"] for seat in (0, 1)}
    zones |= {f"hand:{seat}": ["Used", "Nothing"] for seat in (0, 1)}
    for step, kind in (("main_phase_1", "main"), ("begin_battle_phase", "battle"), ("main_phase_2", "main")):
        at = table(zones, *skills, step=step)
        for seat in (0, 1):
            mine = turn == "either" or (turn == "yours") == (seat == 0)
            there = phase in ("any", kind) and mine
            skill = f"use:S1:{seat}:1" if seat else "use:S1:1"
            assert (at.asked, skill in at.offered, "event:Used:1" in at.offered) == (seat, there, there)
            at.passes()


@pytest.mark.rule("2.7", book="level-neo")
def test_a_use_skill_is_used_once_a_turn_by_each_player_whichever_copy_of_the_card_has_it() -> None:
    skills = (user("User", DRAW), usable_event("Used", DRAW))
    zones: Zones = {
        "S1:0": ["User"],
        "S2:0": ["User"],
        "hand:0": ["Used", "Used"],
        "S1:1": ["User"],
        "hand:1": ["Nothing"],
    }
    at = table(zones, *skills)
    assert at.offered == ["pass", "use:S1:1", "use:S2:1", "event:Used:1"]
    at.answer("use:S1:1")
    assert at.offered == ["pass", "use:S1:1:1"]  # the other player's own
    at.answer("use:S1:1:1").answer("event:Used:1").passes()
    assert (at.asked, at.offered) == (0, ["pass"])


@pytest.mark.rule("2.7", book="level-neo")
def test_a_use_skill_may_be_used_again_in_the_next_turn() -> None:
    at = table({"S1:0": ["User"]}, user("User", DRAW), step="main_phase_2")
    at.answer("use:S1:1").passes(2)  # the card drawn keeps its player asked, in this turn and in the next
    assert (at.match.state.turn_player, at.asked, at.offered) == (1, 0, ["pass", "use:S1:0:1"])


@pytest.mark.rule("2.7", book="level-neo")
def test_other_skills_of_the_same_card_are_skills_of_their_own() -> None:
    draw = UseSkill(IN_PLAY, effect=Do(DRAW))
    double = character("Double", 1, 3000, draw, draw)
    at = table({"S1:0": ["Double"]}, double).answer("use:S1:1")
    assert at.offered == ["pass", "use:S1:2"]


# ---- 2.8, levels


@pytest.mark.rule("2.8", book="level-neo")
@pytest.mark.parametrize(("cards", "reached"), [(1, False), (2, True), (3, True)])
def test_skills_of_level_three_need_a_main_character_of_at_least_that_level(cards: int, reached: bool) -> None:
    skills = (user("User", DRAW, level=3), strong(level=3), starting("Starting", "enter:support", DRAW, level=3))
    zones: Zones = {"level:0": levels(*["One"] * cards), "S1:0": ["User"], "S2:0": ["Strong"], "S3:0": ["Starting"]}
    at = table({**zones, "level:1": levels("One", "One", "One"), "hand:0": ["One"]}, *skills)
    assert ("use:S1:1" in at.offered) == reached
    assert at.value("S2:0", "ap") == (4000 if reached else 3000)
    at.answer("support:One")
    assert at.count("hand:0") == (1 if reached else 0)


@pytest.mark.rule("2.8", book="level-neo")
def test_a_level_requirement_looks_at_the_level_of_the_moment() -> None:
    at = in_battle({"level:0": levels("One"), "S1:0": ["Strong"], "S1:1": ["One"]}, strong(level=3))
    assert at.value("S1:0", "ap") == 3000
    at.answer("attack:M>M").passes().passes().passes()
    at.answer("yes")
    assert at.value("S1:0", "ap") == 4000


@pytest.mark.rule("2.5", book="level-neo")
@pytest.mark.parametrize("zone", ["deck", "discard", "level", "hand", "S1"])
@pytest.mark.parametrize(("said", "where"), [("", "S1"), (" (Discard)", "discard"), (" (Main)", None)])
def test_characters_use_skills_in_play_or_where_the_skill_says_and_never_from_the_hand(
    zone: str, said: str, where: str | None
) -> None:
    card = written("User", f"Use (Main/Your turn){said}: Draw a card.")
    at = table({"hand:0": ["Nothing"], f"{zone}:0": ["User"]}, card)
    assert at.asked == 0
    assert any(key.startswith(("use", "event")) for key in at.offered) is (zone == where)


@pytest.mark.rule("2.7", book="level-neo")
@pytest.mark.parametrize(("name", "again"), [("User", False), ("Namesake", True)])
def test_the_same_skill_is_that_of_cards_of_one_name_whatever_their_numbers_are(name: str, again: bool) -> None:
    reprint = replace(user("User", DRAW), number="Reprint", name=name)
    at = table({"S1:0": ["User"], "S2:0": ["Reprint"]}, user("User", DRAW), reprint).answer("use:S1:1")
    assert at.asked == 0
    assert ("use:S2:1" in at.offered) is again


def _unused(at: ScenarioMatch) -> bool:
    return at.offered == ["pass"]


@pytest.mark.rule("2.5", book="level-neo")
@pytest.mark.parametrize("zone", ["deck", "discard", "level", "hand"])
def test_a_character_that_is_not_in_play_has_no_skill_to_use(zone: str) -> None:
    at = table(
        {f"{zone}:0": ["User"], "hand:1": ["Nothing"], "hand:0": ["Nothing"]}, user("User", DRAW), markers=(0, 9)
    )
    assert _unused(at)
