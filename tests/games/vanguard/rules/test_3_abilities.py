"""3.1 to 3.6. Abilities, owners and masters, check timing and play timing."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from engine.games.vanguard import RULEBOOK, zones
from engine.kernel import verbs
from engine.kernel.abilities import Activated, Automatic, Context, Continuous, Replacing
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.scenarios import Placed
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import abilities, written

PLACES = {
    "VC": "V:0",
    "RC": "BL:0",
    "GC": "G:0",
    "hand": "hand:0",
    "drop": "drop:0",
    "bind": "bind:0",
    "soul": "soul:0",
    "damage": "damage:0",
    "deck": "deck:0",
}
"""How texts name the zones in which abilities are active, and a zone of each kind."""


def power_of_the_vanguard(text: str, place: str) -> int:
    """The power of a vanguard with 11000 when a card with this text is in the zone."""
    match = table({"V:0": ["Three"], place: ["Card"]}, written("Card", text, 3, 11000), step="start_step")
    return match.power("V:0")


# ---- 3.1, abilities and effects


@pytest.mark.rule("3.1.1.1")
@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("CONT (VC): This unit gets power +1000.", Continuous),
        ("ACT (VC): Draw a card.", Activated),
        ("AUTO (VC): When this unit attacks, draw a card.", Automatic),
    ],
)
def test_an_ability_is_continuous_activated_or_automatic(text: str, category: type) -> None:
    (ability,) = abilities(text)
    assert type(ability) is category


@pytest.mark.rule("3.1.1", "3.1.2")
def test_a_text_generates_an_ability_and_its_effect_another_one_that_does_as_much() -> None:
    drawing = "AUTO (RC): When this unit attacks, draw a card."
    giver = written("Giver", f'ACT (VC): All of your rear-guards gain "{drawing}" until end of turn.', 3)
    match = table({"V:0": ["Giver"], "FL:0": ["One"], "FR:0": ["Own"]}, giver, written("Own", drawing, 1))
    match.answer("activate:V:1").answer("pass").answer("attack:FL>V")
    while match.rule != "7.3.1.2":
        match.passes()
    assert match.count("hand:0") == 1
    match.answer("attack:FR>V")
    while match.prompt != "ask-ability":
        match.passes()
    assert match.offered == ["play:FR:1", "play:FR:g0"]


@pytest.mark.rule("3.1.1.2", "3.1.1.2.1")
def test_a_continuous_ability_is_in_effect_as_soon_as_it_is_active() -> None:
    strong = written("Strong", "CONT (RC): This unit gets power +3000.", 1, 7000)
    match = table({"hand:0": ["Strong"]}, strong).answer("call:Strong").answer("circle:BC")
    assert match.power("BC:0") == 10000
    assert match.rule == "6.6.1.2"  # nobody was asked to play it


@pytest.mark.rule("3.1.1.2.2")
def test_an_activated_ability_does_nothing_until_it_is_played() -> None:
    match = table({"V:0": ["Drawer"]}, written("Drawer", "ACT (VC): Draw a card.", 3))
    assert match.count("hand:0") == 0
    assert match.answer("activate:V:1").count("hand:0") == 1


@pytest.mark.rule("3.1.1.2.3")
def test_an_automatic_ability_stands_by_when_its_event_has_happened() -> None:
    first = written("First", "AUTO (RC): At the beginning of your main phase, draw a card.", 1)
    second = written("Second", "AUTO (RC): At the beginning of your main phase, Soul Charge 1.", 1)
    match = table({"FL:0": ["First"], "FR:0": ["Second"]}, first, second, step="stride_step")
    assert match.offered == ["play:FL:1", "play:FR:1"]
    assert [standing.card for standing in match.match.state.standing_by] == [match.card("FL:0"), match.card("FR:0")]
    match.answer("play:FR:1")
    assert (match.count("soul:0"), match.count("hand:0")) == (1, 1)
    assert match.match.state.standing_by == ()


@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("VC", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.1")),
        pytest.param("RC", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.2")),
        pytest.param("GC", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.3")),
        pytest.param("hand", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.4")),
        pytest.param("drop", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.5")),
        pytest.param("bind", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.6")),
        pytest.param("soul", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.7")),
        pytest.param("damage", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.8")),
        pytest.param("deck", marks=pytest.mark.rule("3.1.1.3", "3.1.1.3.9")),
    ],
)
def test_a_text_with_a_zone_is_active_in_that_zone_only(zone: str) -> None:
    text = f"CONT ({zone}): Your vanguard gets power +1000."
    active = {name for name, place in PLACES.items() if power_of_the_vanguard(text, place) == 12000}
    assert active == {zone}


@pytest.mark.rule("3.1.1.3.10")
def test_a_text_without_a_zone_is_active_everywhere() -> None:
    text = "CONT: Your vanguard gets power +1000."
    assert {power_of_the_vanguard(text, place) for place in PLACES.values()} == {12000}


@pytest.mark.rule("3.1.1.4")
def test_a_text_with_two_zones_is_active_in_either() -> None:
    text = "CONT (soul/drop): Your vanguard gets power +1000."
    active = {name for name, place in PLACES.items() if power_of_the_vanguard(text, place) == 12000}
    assert active == {"soul", "drop"}


@pytest.mark.rule("3.1.1.5", "3.1.1.5.1")
def test_an_activated_ability_is_played_by_doing_what_its_cost_says() -> None:
    costly = written("Costly", "ACT (VC): [Counter Blast 1] Draw two cards.", 3)
    assert "activate:V:1" not in table({"V:0": ["Costly"]}, costly).offered
    match = table({"V:0": ["Costly"], "damage:0": ["One"]}, costly).answer("activate:V:1")
    assert match.face_down("damage:0") == 1
    assert match.count("hand:0") == 2
    assert "activate:V:1" not in match.offered


@pytest.mark.rule("3.1.1.5.2")
@pytest.mark.parametrize(("answer", "paid"), [("yes", 1), ("no", 0)])
def test_an_automatic_ability_whose_cost_is_not_paid_does_nothing(answer: str, paid: int) -> None:
    costly = written("Costly", "AUTO: [Counter Blast 1] When this unit is placed on RC, draw two cards.", 1)
    match = table({"hand:0": ["Costly"], "damage:0": ["One"]}, costly).answer("call:Costly").answer("circle:FL")
    assert match.prompt == "ask-pay"
    match.answer(answer)
    assert match.face_down("damage:0") == paid
    assert match.count("hand:0") == 2 * paid


@pytest.mark.rule("3.1.1.5.3")
def test_several_costs_are_paid_at_the_same_time_or_not_at_all() -> None:
    costly = written("Costly", "ACT (VC): [Counter Blast 1 & Soul Blast 1] Draw two cards.", 3)
    assert "activate:V:1" not in table({"V:0": ["Costly"], "damage:0": ["One"]}, costly).offered
    assert "activate:V:1" not in table({"V:0": ["Costly"], "soul:0": ["One"]}, costly).offered
    match = table({"V:0": ["Costly"], "damage:0": ["One"], "soul:0": ["Two"]}, costly).answer("activate:V:1")
    assert match.face_down("damage:0") == 1
    assert match.names("drop:0") == ["Two"]
    assert match.count("hand:0") == 2


@dataclass(frozen=True, slots=True)
class SoulInsteadOfDrop(Replacing):
    """The card goes to the soul instead of the drop zone."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return event.card == context.source

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        yield from ()
        return replace(event, destination=zones.SOUL[context.player], kind=zones.SOUL.enter)


@pytest.mark.rule("3.1.2.1")
def test_an_effect_happens_once_or_lasts_or_replaces_another() -> None:
    actor = written(
        "Actor",
        """ACT (VC): Soul Charge 1.
ACT (VC): This unit gets power +5000 until end of turn.
ACT (VC): Retire all of your rear-guards.""",
        3,
        11000,
    )
    clinging = unit("Clinging", 1, 7000, SoulInsteadOfDrop(kinds=("enter:drop",)))
    match = table({"V:0": ["Actor"], "FL:0": ["Clinging"], "FR:0": ["One"]}, actor, clinging)
    assert match.answer("activate:V:1").count("soul:0") == 1
    match.answer("activate:V:2").answer("activate:V:3")
    assert match.power("V:0") == 16000
    assert match.names("drop:0") == ["One"]
    assert match.names("soul:0")[-1] == "Clinging"


# ---- 3.3 and 3.4, owner and master


@pytest.mark.rule("3.3.2")
def test_the_owner_of_a_card_is_who_had_it_in_the_deck() -> None:
    first, second = (starter.deck for starter in RULEBOOK.decks.starters()[:2])
    match = Match.begin(RULEBOOK, [first, second], b"owners")
    owned: list[dict[str, int]] = [{}, {}]
    for card, definition in enumerate(match.state.definition):
        counts = owned[match.state.owner[card]]
        counts[definition.number] = counts.get(definition.number, 0) + 1
    assert owned == [dict(first.listed("main")), dict(second.listed("main"))]


@pytest.mark.rule("3.4.2", "3.3.2")
def test_the_master_of_a_card_is_the_player_of_its_zone_whoever_owns_it() -> None:
    match = table({"hand:1": ["One"]})
    card = match.card("hand:1")
    assert match.match.master(card) == 1
    verbs.place(match.match, card, RULEBOOK.zone("FL:0"))
    assert match.match.master(card) == 0
    assert match.match.state.owner[card] == 1


@pytest.mark.rule("3.4.3", "3.4.4")
def test_the_master_of_an_activated_ability_and_of_its_effect_is_who_played_it() -> None:
    text = "ACT (VC): Choose one of your opponent's rear-guards, retire it, and draw a card."
    match = table({"V:0": ["Actor"], "FL:1": ["One"], "FR:1": ["Two"]}, written("Actor", text, 3))
    match.answer("activate:V:1")
    assert match.asked == 0  # "you" are the master; the unit's master is the opponent
    match.answer("choose:FR:1")
    assert match.names("drop:1") == ["Two"]
    assert (match.count("hand:0"), match.count("hand:1")) == (1, 0)


@pytest.mark.rule("3.4.3", "3.4.5")
def test_the_master_of_an_automatic_ability_is_that_of_its_card_in_any_turn() -> None:
    text = "AUTO (RC): At the beginning of your opponent's main phase, choose one of your units, and stand it."
    match = table(
        {"FL:1": ["Waiting"], "BC:1": [Placed("Two", rested=True)]}, written("Waiting", text), step="stride_step"
    )
    assert match.asked == 1
    match.answer("choose:BC:1")
    assert not match.rested("BC:1")


@pytest.mark.rule("3.4.5")
def test_the_master_of_an_ability_that_an_effect_creates_is_the_master_of_the_effect() -> None:
    text = "ACT (VC): Retire all of your rear-guards, and at the end of turn, draw a card."
    match = table({"V:0": ["Later"], "FL:0": ["One"]}, written("Later", text, 3))
    match.answer("activate:V:1").passes()
    while match.match.state.turn == 3:
        match.passes()
    assert (match.count("hand:0"), match.count("hand:1")) == (1, 1)  # player 1 has drawn for the turn


@pytest.mark.rule("3.4.6")
def test_the_master_of_a_continuous_ability_is_that_of_its_card() -> None:
    leader = written("Leader", "CONT (RC): All of your units get power +1000.", 1, 7000)
    match = table({"FL:1": ["Leader"], "FL:0": ["One"]}, leader)
    assert (match.power("V:1"), match.power("FL:1")) == (12000, 8000)
    assert (match.power("V:0"), match.power("FL:0")) == (11000, 7000)


# ---- 3.5 and 3.6, check timing and play timing


@pytest.mark.rule("3.5.2")
def test_in_check_timing_rule_actions_come_before_automatic_abilities() -> None:
    text = "AUTO: When this unit is placed on RC, choose one of your rear-guards, and rest it."
    match = table({"FL:0": ["Two"], "BC:0": ["Two"], "hand:0": ["Placed"]}, written("Placed", text))
    match.answer("call:Placed").answer("circle:FL")
    assert match.names("drop:0") == ["Two"]  # the unit called over was retired first
    assert match.offered == ["choose:FL", "choose:BC"]


@pytest.mark.rule("3.5.2")
def test_check_timing_goes_on_with_rule_actions_after_each_ability() -> None:
    hurting = written("Hurting", "AUTO (RC): At the beginning of your main phase, deal 1 damage to your vanguard.", 1)
    match = table({"FL:0": ["Hurting"], "FR:0": ["Hurting"], "damage:0": ["One"] * 5}, hurting, step="stride_step")
    match.answer("play:FL:1")
    assert match.outcome is not None  # the damage process and the loss came before the other ability
    assert match.outcome.winner == 1
    assert len(match.match.state.standing_by) == 1


@pytest.mark.rule("3.6.2")
def test_a_check_timing_comes_before_every_play_timing() -> None:
    text = "AUTO: [Counter Blast 1] When this unit is placed on RC, draw a card."
    match = table({"hand:0": ["Costly"], "damage:0": ["One"]}, written("Costly", text))
    match.answer("call:Costly").answer("circle:FL")
    assert match.prompt == "ask-pay"  # not yet the next action of the main phase
    match.answer("no")
    assert match.rule == "6.6.1.2"


@pytest.mark.rule("3.6.3", "3.6.3.1", "3.6.3.2")
def test_in_a_play_timing_the_player_acts_and_gets_another_one_until_passing() -> None:
    match = table({"hand:0": ["One", "Two"], "hand:1": ["Zero"]})
    assert match.offered == ["pass", "call:One", "call:Two"]
    match.answer("call:Two").answer("circle:FR")
    assert (match.asked, match.rule) == (0, "6.6.1.2")
    assert "call:One" in match.offered
    match.passes()
    assert match.rule == "7.3.1.2"
    assert match.names("hand:0") == ["One"]
