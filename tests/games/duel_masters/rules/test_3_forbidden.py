"""100.5, 307, 701.25, 807: forbidden impulses, and the creatures on their other sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.duel_masters import field, setup, zones
from engine.games.duel_masters.decks import faults_of
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from tests.games.duel_masters.positions import PLAIN, Placed, Zones, card, creature, spell, table

FREES = "Forbidden liberate: When this card has no seals on it, flip this card to its creature side."
STARTS = "This card starts the game in the battle zone with two seals on it."
DOOM = card("Doom", STARTS, FREES, type="impulse", supertypes=["forbidden"], other_sides=["Dooom"], cost=0, mana=0)
DOOOM = creature(
    "Dooom", 9000, "When this creature is liberated, draw a card.",
    "In any zone other than the battle zone: You lose the game.", supertypes=["forbidden"], other_sides=["Doom"],
    side="b", cost=9, races=[],
)  # fmt: skip
WAKE = card(
    "Wake", "This card starts the game in your hand.", "This card enters the battle zone with two seals on it.", FREES,
    type="impulse", supertypes=["forbidden"], other_sides=["Woken"], mana=0,
)  # fmt: skip
WOKEN = creature("Woken", 6000, supertypes=["forbidden"], other_sides=["Wake"], side="b", cost=9, races=[])
CHIEF = creature("Chief", 3000, races=["Angel Command"])
MANA: Zones = {"mana zone:0": ["One"] * 6}
ON_DOOM: Zones = {"B1:0": [Placed("Doom", attached={"seals:0": ["Blank"]})]}
CARDS = {**PLAIN, **{each.number: each for each in (DOOM, DOOOM, WAKE, WOKEN)}}


def begun(*numbers: str) -> Match:
    """A match that has just begun, each deck with one of each of these cards."""
    deck = Deck({"main": {"One": 40 - len(numbers), **dict.fromkeys(numbers, 1)}})
    return Match.begin(replace(RULEBOOK, cards=lambda: CARDS), [deck, deck], b"forbidden")


@pytest.mark.rule("100.5")
def test_a_deck_has_one_card_at_most_that_begins_in_the_battle_zone() -> None:
    one = Deck({"main": {"One": 4, "Two": 35, "Doom": 1}})
    assert "100.5" not in [fault.rule for fault in faults_of(one, CARDS)]
    two = Deck({"main": {"One": 4, "Two": 34, "Doom": 2}})
    assert "100.5" in [fault.rule for fault in faults_of(two, CARDS)]
    hand = Deck({"main": {"One": 4, "Two": 34, "Wake": 2}})
    assert "100.5" not in [fault.rule for fault in faults_of(hand, CARDS)]


@pytest.mark.rule("307.1", "103.1")
def test_an_impulse_is_in_the_deck_and_its_other_side_is_no_card_of_a_deck() -> None:
    deck = Deck({"main": {"One": 4, "Two": 35, "Dooom": 1}})
    assert "804.1" in [fault.rule for fault in faults_of(deck, CARDS)]


@pytest.mark.rule("807.1", "701.25a", "703.4j")
def test_a_command_takes_the_last_seal_and_the_impulse_turns_into_the_creature_that_it_is_on_the_other_side() -> None:
    match = table({**MANA, **ON_DOOM, "hand:0": ["Chief", "One"]}, DOOM, DOOOM, CHIEF)
    impulse = match.card("B1:0")
    assert field.creatures(match.match, 0) == []
    match.answer("summon:Chief")
    assert match.names("B1:0") == ["Dooom"]
    assert match.card("B1:0") == impulse
    assert match.power("B1:0") == 9000
    assert match.count("hand:0") == 2
    match.answer("pass")
    assert "attack:B1" in match.offered  # the card was there when the turn began


@pytest.mark.rule("807.1a", "116.2")
def test_a_sealed_impulse_is_not_ignored_and_turns_over_only_without_any_seal() -> None:
    loud = card("Loud", "All of your creatures get +1000 power.", FREES, type="impulse", other_sides=["Dooom"])
    on_loud: Zones = {"B1:0": [Placed("Loud", attached={"seals:0": ["Blank", "Blank"]})], "B2:0": ["Two"]}
    match = table({**MANA, **on_loud, "hand:0": ["Chief", "Chief"]}, loud, DOOOM, CHIEF)
    assert match.power("B2:0") == 3000
    assert match.answer("summon:Chief").names("B1:0") == ["Loud"]
    assert match.answer("summon:Chief").names("B1:0") == ["Dooom"]


@pytest.mark.rule("807.1a", "116.2")
def test_another_effect_that_turns_an_impulse_over_does_not_liberate_it() -> None:
    turn = spell("Turn", "Flip all elements in the battle zone to their creature side.")
    match = table({**MANA, **ON_DOOM, "hand:0": ["Turn", "One"]}, DOOM, DOOOM, turn).answer("cast:Turn")
    assert match.count("hand:0") == 1  # nothing was drawn
    assert match.names("sealed:0") == ["Dooom"]  # a creature with a seal on it now, and no longer an impulse


@pytest.mark.rule("110.4f", "307.1", "307.2")
def test_an_impulse_used_from_the_hand_comes_with_its_seals_before_anything_triggers() -> None:
    match = table({**MANA, "hand:0": ["Wake", "Chief", "Chief"]}, WAKE, WOKEN, CHIEF).answer("use:Wake")
    assert (match.names("B1:0"), match.count("seals:0")) == (["Wake"], 2)
    match.answer("summon:Chief").answer("summon:Chief")
    assert match.names("B1:0") == ["Woken"]


@pytest.mark.rule("604.4", "807.3")
def test_outside_of_the_battle_zone_the_side_that_is_up_does_what_it_says_at_once() -> None:
    smash = spell("Smash", "Destroy one of your creatures. Draw a card.")
    match = table({**MANA, "hand:0": ["Smash", "One"], "B1:0": ["Dooom"]}, DOOM, DOOOM, smash).answer("cast:Smash")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (1, "104.2c")
    assert match.count("hand:0") == 1  # before the rest of the effect
    bury = spell("Bury", "Put an element from your hand into your graveyard.")
    other = table({**MANA, "hand:0": ["Bury", "Doom"]}, DOOM, DOOOM, bury).answer("cast:Bury").answer("bury:Doom")
    assert "Doom" in other.names("graveyard:0")
    assert other.outcome is None


@pytest.mark.rule("307.2", "807.4", "103.3")
def test_what_starts_the_game_in_play_and_in_hand_is_there_before_the_shields() -> None:
    match = begun("Doom", "Wake")
    for player in (0, 1):
        (impulse,) = field.elements(match, player)
        assert match.state.definition[impulse].name == "Doom"
        assert len(match.cards(zones.SEALS[player])) == 2
        assert len(match.attached(impulse)) == 2
        hand = [match.state.definition[each].name for each in field.hand(match, player)]
        assert hand.count("Wake") == 1
        assert len(field.shields(match, player)) == setup.SHIELDS
        assert len(hand) == setup.OPENING_HAND + 1


@pytest.mark.rule("103.3", "116.1a", "307.2")
def test_what_starts_the_game_in_the_hand_is_no_seal_on_what_starts_in_play() -> None:
    """Whichever cards lie on top of the deck: a card cannot be in the hand and lie on another one."""
    deck = Deck({"main": {"One": 4, "Two": 31, "Doom": 1, "Wake": 4}})
    rulebook = replace(RULEBOOK, cards=lambda: CARDS)
    for seed in range(6):
        match = Match.begin(rulebook, [deck, deck], bytes([seed]))
        names = [each.name for each in match.state.definition]
        for player in (0, 1):
            assert len(match.cards(zones.SEALS[player])) == 2
            assert [names[each] for each in match.cards(zones.HAND[player])].count("Wake") == 4


@pytest.mark.rule("101.2", "700.3")
def test_what_cannot_leave_the_battle_zone_stays_whatever_would_move_it() -> None:
    fast = card("Fast", "This card can't leave the battle zone.", type="impulse")
    for deed in ("Destroy all elements in the battle zone.", "Return all elements in the battle zone to your hand."):
        away = spell("Away", deed)
        match = table({**MANA, "hand:0": ["Away", "One"], "B1:0": ["Fast"], "B2:0": ["Two"]}, fast, away)
        match.answer("cast:Away")
        assert (match.names("B1:0"), match.names("B2:0")) == (["Fast"], [])


@pytest.mark.rule("101.2", "605.2b")
def test_what_cheap_spells_of_the_opponent_cannot_choose_others_may() -> None:
    shy = creature("Shy", 9000, "This creature can't be chosen by spells that cost 2 or less.")
    for cost, chosen in ((2, False), (3, True)):
        hit = spell("Hit", "Destroy one of your opponent's creatures.", cost=cost)
        match = table({**MANA, "hand:0": ["Hit", "One"], "B1:1": ["Shy"]}, shy, hit).answer("cast:Hit")
        assert (match.names("graveyard:1") == ["Shy"]) is chosen
    own = spell("Own", "Destroy one of your creatures.", cost=1)
    match = table({**MANA, "hand:0": ["Own", "One"], "B1:0": ["Shy"]}, shy, own).answer("cast:Own")
    assert "Shy" in match.names("graveyard:0")


@pytest.mark.slow
@pytest.mark.rule("604.4", "101.3")
def test_what_sets_itself_off_elsewhere_without_end_ends_the_game_in_a_draw() -> None:
    wheel = creature(
        "Wheel",
        1000,
        "In any zone other than the battle zone: Put all creatures in your mana zone into your graveyard. "
        "Put all creatures in your graveyard into your mana zone.",
    )
    smash = spell("Smash", "Destroy one of your creatures.")
    match = table({**MANA, "hand:0": ["Smash", "One"], "B1:0": ["Wheel"]}, wheel, smash).answer("cast:Smash")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (None, "101.3")


@pytest.mark.rule("604.4b", "604.4")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_of_what_both_players_do_at_once_elsewhere_the_turn_players_is_first(turn_player: int) -> None:
    sweep = spell("Sweep", "Destroy all creatures in the battle zone.")
    zones: Zones = {
        f"mana zone:{turn_player}": ["One"] * 4, f"hand:{turn_player}": ["Sweep", "One"],
        "B1:0": ["Dooom"], "B1:1": ["Dooom"],
    }  # fmt: skip
    match = table(zones, DOOM, DOOOM, sweep, turn_player=turn_player).answer("cast:Sweep")
    assert match.outcome is not None
    assert match.outcome.winner == 1 - turn_player


@pytest.mark.rule("807.5", "202.2")
def test_a_name_that_is_chosen_may_be_that_of_either_side_and_only_one() -> None:
    name = spell("Name", "Choose a card name. Destroy all creatures that have the chosen name in the battle zone.")
    match = table({**MANA, "hand:0": ["Name", "One"], "B1:1": ["Woken"]}, WAKE, WOKEN, name).answer("cast:Name")
    sides = [key for key in match.offered if key.endswith(("Wake", "Woken"))]
    assert len(sides) == 2
    match.answer(next(key for key in sides if key.endswith("Woken")))
    assert match.names("B1:1") == []


@pytest.mark.rule("807.1b", "807.1")
def test_both_players_see_both_sides_of_an_impulse_wherever_they_see_the_card() -> None:
    for zone in ("B1:0", "graveyard:1", "mana zone:0"):
        match = table({zone: ["Doom"]}, DOOM, DOOOM)
        for viewer in (0, 1, None):
            found = view(match.match, viewer).zones[zone]
            shown = found.cards[-1].definition
            assert shown is not None
            assert shown.facts[OTHER_SIDES] == ("Dooom",)


@pytest.mark.rule("807.1b")
def test_an_impulse_in_a_hand_is_seen_by_its_player_with_both_sides_and_by_the_other_as_a_back() -> None:
    match = table({"hand:0": ["Doom"]}, DOOM, DOOOM)
    own, theirs = (view(match.match, viewer) for viewer in (0, 1))
    mine = own.zones["hand:0"].cards[0].definition
    assert mine is not None
    assert mine.facts[OTHER_SIDES] == ("Dooom",)
    assert all(each.definition is None for each in theirs.zones["hand:0"].cards)


@pytest.mark.rule("110.4f", "116.2a")
def test_of_creatures_that_come_together_only_the_one_with_seals_has_not_come() -> None:
    welcome = "When you put this creature into the battle zone, draw a card."
    captive = creature("Captive", 9000, "This card enters the battle zone with two seals on it.", welcome)
    call = spell("Call", "Put two creatures from your hand into the battle zone.", cost=0, civilizations=[])
    zones: Zones = {"hand:0": ["Call", "Free", "Captive", "Bolt"]}
    match = table(zones, captive, creature("Free", 1000, welcome), call).answer("cast:Call")
    match.answer("put:Free", "put:Captive")
    assert match.names("hand:0") == ["Bolt", "Blank"]
    assert match.names("sealed:0") == ["Captive"]
