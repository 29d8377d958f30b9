"""1. Winning and losing, and the golden rules."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.games.vanguard import RULEBOOK, damage
from engine.games.vanguard.vocabulary.instructions import SoulCharge
from engine.kernel.abilities import Context, Replacing
from engine.kernel.decisions import Procedure
from engine.kernel.errors import NothingAsked
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.language.errors import CardTextError
from engine.language.hand_and_deck import Draw
from engine.language.numbers import Literal
from engine.language.places import YOURS
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.nodes import doing
from tests.games.vanguard.written import abilities, written

FIVE, SIX, SEVEN = ["One"] * 5, ["One"] * 6, ["One"] * 7


@pytest.mark.rule("1.1.1")
def test_a_match_is_played_by_two_players() -> None:
    decks = [starter.deck for starter in RULEBOOK.decks.starters()[:2]]
    match = ScenarioMatch.of(Match.begin(RULEBOOK, decks, b"two"))
    assert {zone.player for zone in match.match.state.zones} == {0, 1}
    asked = {match.asked}
    match.answer()
    assert asked | {match.asked} == {0, 1}


# ---- 1.2, winning and losing


@pytest.mark.rule("1.2.1", "1.2.2.1")
@pytest.mark.parametrize("damage", [SIX, SEVEN])
def test_a_player_with_six_or_more_damage_loses_at_once_and_the_other_wins(damage: list[str]) -> None:
    match = table({"damage:1": damage})
    assert match.outcome is not None
    assert match.outcome.winner == 0
    assert (match.asked, match.offered) == (None, [])
    with pytest.raises(NothingAsked):
        match.answer("pass")


@pytest.mark.rule("1.2.2.1")
def test_five_damage_do_not_lose() -> None:
    assert table({"damage:0": FIVE, "damage:1": FIVE}).outcome is None


@pytest.mark.rule("1.2.2.2")
def test_a_player_without_cards_in_the_deck_loses() -> None:
    match = table({"deck:0": ["Zero"], "deck:1": []}, filling=0)
    assert match.outcome is not None
    assert match.outcome.winner == 0
    assert table({"deck:0": ["Zero"], "deck:1": ["Zero"]}, filling=0).outcome is None


@pytest.mark.rule("1.2.2")
def test_a_losing_condition_waits_for_the_next_check_timing() -> None:
    hurt = written("Hurt", "ACT (VC): Put the top card of your deck into your damage zone, and draw two cards.", 3)
    match = table({"V:0": ["Hurt"], "damage:0": FIVE}, hurt)
    match.answer("activate:V:1")
    assert match.count("hand:0") == 2  # the effect was resolved to its end
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (1, "9.2.2")


@pytest.mark.rule("1.2.2")
def test_a_losing_condition_that_is_over_before_check_timing_does_not_lose() -> None:
    text = "ACT (VC): Put the top card of your deck into your damage zone, and heal a card from your damage zone."
    match = table({"V:0": ["Hurt"], "damage:0": FIVE}, written("Hurt", text, 3))
    match.answer("activate:V:1").answer("heal:One")
    assert match.outcome is None
    assert match.count("damage:0") == 5


@pytest.mark.rule("1.2.3")
def test_players_who_lose_at_the_same_time_draw() -> None:
    match = table({"damage:0": SIX, "deck:1": []}, filling=0)
    assert match.outcome is not None
    assert match.outcome.winner is None


@pytest.mark.rule("1.2.4")
@pytest.mark.parametrize("player", [0, 1])
def test_either_player_may_concede_whoever_is_asked(player: int) -> None:
    match = table({})
    assert match.asked == 0
    match.match.concede(player, "1.2.4")
    assert match.outcome is not None
    assert match.outcome.winner == 1 - player
    assert match.asked is None


@pytest.mark.rule("1.2.4")
def test_conceding_ends_the_match_before_any_check_timing() -> None:
    text = "ACT (VC): Deal 1 damage to your opponent's vanguard, choose one of your units, and stand it."
    match = table({"V:0": ["Burner"], "FL:0": ["One"], "damage:1": FIVE}, written("Burner", text, 3))
    match.answer("activate:V:1")
    assert match.asked == 0  # in the middle of an effect, with damage that the opponent would lose by
    match.match.concede(0, "1.2.4")
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert match.count("damage:1") == 5


@dataclass(frozen=True, slots=True)
class InsteadOfAnything(Replacing):
    """Would replace any event there is by nothing at all."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return True

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        yield from ()
        return None


@pytest.mark.rule("1.2.4.1")
def test_no_effect_keeps_a_player_from_conceding_or_makes_one_concede() -> None:
    stubborn = unit("Stubborn", 3, 11000, InsteadOfAnything(kinds=("concede", "lose", "draw", "enter:damage")))
    match = table({"V:0": ["Stubborn"], "V:1": ["Stubborn"]}, stubborn)
    match.match.concede(0, "1.2.4")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.reason) == (1, "concession")
    with pytest.raises(CardTextError):
        abilities("ACT (VC): Your opponent concedes.")


@pytest.mark.rule("1.2.5")
@pytest.mark.parametrize("loser", [0, 1])
def test_an_effect_that_wins_or_loses_the_game_ends_it_before_check_timing(loser: int) -> None:
    def end(match: Match, context: Context) -> Procedure[None]:
        damage.deal(match, 1 - loser, 1, None)  # at check timing this would be the sixth damage
        match.lose([loser], "1.2.5", "effect")
        yield from ()

    match = table({"V:0": ["Ender"], f"damage:{1 - loser}": FIVE}, doing("Ender", end))
    match.answer("activate:V:1")
    assert match.outcome is not None
    assert match.outcome.winner == 1 - loser
    assert match.count(f"damage:{1 - loser}") == 5


# ---- 1.3, the golden rules


@pytest.mark.rule("1.3.1")
def test_a_card_text_takes_precedence_over_the_rules() -> None:
    reaching = written(
        "Reaching", "CONT (RC): This unit may also attack the unit in the back row of the same column.", 2
    )
    zones = {"FL:0": ["Reaching"], "FR:0": ["Two"], "BR:1": ["One"], "BL:1": ["One"]}
    match = table(zones, reaching, step="start_step")
    assert "attack:FL>BR" in match.offered
    assert "attack:FR>BL" not in match.offered
    assert "attack:FL>BL" not in match.offered


@pytest.mark.rule("1.3.2")
def test_what_cannot_be_done_is_not_done() -> None:
    text = "ACT (VC): Choose one of your opponent's rear-guards, and retire it."
    match = table({"V:0": ["Hunter"]}, written("Hunter", text, 3))
    match.answer("activate:V:1")
    assert match.rule == "6.6.1.2"
    assert match.count("drop:1") == 0


@pytest.mark.rule("1.3.2")
def test_what_can_be_done_in_part_is_done_in_part() -> None:
    greedy = written("Greedy", "ACT (VC): Your opponent discards two cards, and draw three cards.", 3)
    match = table(
        {"V:0": ["Greedy"], "hand:1": ["One"], "deck:0": ["One", "Two"], "deck:1": ["Zero"]}, greedy, filling=0
    )
    match.answer("activate:V:1")
    assert match.names("drop:1") == ["One"]
    assert match.names("hand:0") == ["One", "Two"]


@pytest.mark.rule("1.3.2.1")
def test_a_state_is_not_entered_again() -> None:
    waking = written("Waking", "AUTO (RC): When this unit stands, draw a card.", 1)
    waker = written("Waker", "ACT (VC): Stand all of your units.", 3)
    match = table({"V:0": ["Waker"], "FL:0": ["Waking"], "FR:0": [Placed("Waking", rested=True)]}, waker, waking)
    match.answer("activate:V:1")
    assert not match.rested("FL:0")
    assert not match.rested("FR:0")
    assert match.count("hand:0") == 1  # only the rested one became standing


@pytest.mark.rule("1.3.2.2")
@pytest.mark.parametrize("times", [0, -1, -2])
def test_what_is_done_zero_or_fewer_times_does_not_happen_nor_its_reverse(times: int) -> None:
    def nothing(match: Match, context: Context) -> Procedure[None]:
        yield from Draw(YOURS, Literal(times)).resolve(match, context)
        yield from SoulCharge(times).resolve(match, context)
        damage.deal(match, 1, times, context.source)

    match = table({"V:0": ["Idle"], "hand:0": ["One"], "soul:0": ["One"], "damage:1": ["One"]}, doing("Idle", nothing))
    before = match.count("deck:0")
    match.answer("activate:V:1")
    assert [match.count(zone) for zone in ("hand:0", "soul:0", "damage:1", "deck:0")] == [1, 1, 1, before]
    assert match.rule == "6.6.1.2"


@pytest.mark.rule("1.3.3")
def test_an_effect_that_forbids_prevails_over_one_that_acts() -> None:
    chained = written("Chained", "CONT (RC): This unit cannot stand.", 1)
    waker = written("Waker", "ACT (VC): Stand all of your units.", 3)
    rested = [Placed("Chained", rested=True)]
    match = table({"V:0": ["Waker"], "FL:0": rested, "FR:0": [Placed("One", rested=True)]}, waker, chained)
    match.answer("activate:V:1")
    assert match.rested("FL:0")
    assert not match.rested("FR:0")


@pytest.mark.rule("1.3.4")
@pytest.mark.parametrize("first", [0, 1])
def test_where_both_players_choose_the_turn_player_chooses_first_and_the_other_knows_the_choice(first: int) -> None:
    nobody = {"V:0": [], "V:1": [], "soul:0": ["One", "Two"], "soul:1": ["One", "Two"]}
    match = table(nobody, turn_player=first)
    second = 1 - first
    assert (match.asked, match.rule) == (first, "9.5.1")
    match.answer("ride:Two")
    assert match.asked == second
    (seen,) = view(match.match, second).zones[f"V:{first}"].cards
    assert seen.definition is not None
    assert seen.definition.name == "Two"
    match.answer("ride:One")
    assert match.names(f"V:{second}") == ["One"]


@pytest.mark.rule("1.3.5")
def test_a_player_who_is_asked_for_a_number_chooses_zero_or_a_positive_integer() -> None:
    text = "ACT (VC) [1/Turn]: Choose a number that is 3 or less. Draw that many cards."
    for number in range(4):
        match = table({"V:0": ["Chooser"]}, written("Chooser", text, 3)).answer("activate:V:1")
        assert (match.asked, match.rule) == (0, "1.3.5")
        assert match.offered == ["number:0", "number:1", "number:2", "number:3"]
        assert match.answer(f"number:{number}").count("hand:0") == number
