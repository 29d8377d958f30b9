"""101.2, 110.4g, 115, 505, 510, 609: cards that act elsewhere, ends of attacks, what players cannot do, either or."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}

LATE: Final = creature("Late", 3000, "After this creature attacks, draw a card.")


@pytest.mark.rule("510.1")
def test_what_waits_for_the_end_of_an_attack_comes_after_the_shields_are_broken() -> None:
    match = attack({"B1:0": ["Late"], "B9:0": ["One"], "S1:1": ["Bolt"]}, LATE).answer("attack:B1")
    assert (match.rule, match.count("hand:0")) == ("509.5a", 0)
    assert match.answer().count("hand:0") == 1


@pytest.mark.rule("510.1", "110.4c")
def test_a_creature_that_did_not_live_through_its_attack_has_no_end_of_it() -> None:
    zones: Zones = {"B1:0": ["Late"], "B9:0": ["One"], "B1:1": [Placed("Nine", rested=True)]}
    match = attack(zones, LATE).answer("attack:B1").answer("target:B1:1")
    assert (match.names("graveyard:0"), match.count("hand:0")) == (["Late"], 0)


@pytest.mark.rule("510.1")
def test_it_is_the_attack_of_that_creature_and_of_no_other() -> None:
    match = attack({"B1:0": ["Late"], "B2:0": ["Two"]}, LATE).answer("attack:B2").answer("pass")
    assert (match.rule, match.count("hand:0")) == ("505.5", 0)


STUBBORN: Final = creature(
    "Stubborn", 3000,
    "When this creature would be discarded by your opponent's effect, you may put it into the battle zone instead.",
)  # fmt: skip
TIMELY: Final = creature(
    "Timely", 3000,
    "When this creature would be discarded during your opponent's turn, put it into the battle zone instead.",
)  # fmt: skip
THEIRS: Final = spell("Theirs", "Your opponent discards a card at random.", **FREE)
OWN: Final = spell("Own", "Discard a card.", **FREE)


@pytest.mark.rule("110.4g", "609.2", "701.7")
@pytest.mark.parametrize(("answer", "there"), [("yes", ["Stubborn"]), ("no", [])])
def test_a_card_that_an_opponents_effect_would_discard_may_come_instead(answer: str, there: list[str]) -> None:
    match = table({"hand:0": ["Theirs"], "hand:1": ["Stubborn"]}, STUBBORN, THEIRS).answer("cast:Theirs")
    assert match.asked == 1
    match.answer(answer)
    assert (match.names("B1:1"), match.names("graveyard:1")) == (there, [] if there else ["Stubborn"])


@pytest.mark.rule("609.2", "701.7")
def test_a_card_may_tell_what_discards_it() -> None:
    discarded = "When this creature would be discarded by your opponent's spell or creature"
    text = f"{discarded}, put it into the battle zone instead."
    wary, does = creature("Wary", 3000, text), "into the battle zone, your opponent discards a card at random."
    seed = card("Seed", f"When you put this tamaseed {does}", type="tamaseed", **FREE)
    thief = creature("Thief", 1000, f"When you put this creature {does}", **FREE)
    for used, there in (("Theirs", ["Wary"]), ("Thief", ["Wary"]), ("Seed", [])):
        match = table({"hand:0": [used, "Nothing"], "hand:1": ["Wary"]}, wary, seed, thief, THEIRS)
        match.answer(next(key for key in match.offered if key.endswith(f":{used}")))
        assert match.names("B1:1") == there


@pytest.mark.rule("609.2", "701.7")
def test_ones_own_effect_discards_it_as_any_other() -> None:
    for held, text in (("Stubborn", STUBBORN), ("Timely", TIMELY)):
        match = table({"hand:0": ["Own", held]}, text, OWN).answer("cast:Own")
        assert (match.names("graveyard:0"), match.names("B1:0")) == ([held, "Own"], [])


@pytest.mark.rule("609.2", "701.7")
def test_what_is_so_in_the_opponents_turn_is_so_whatever_discards_it() -> None:
    drawn = creature("Drawn", 1000, "Whenever your opponent draws a card, discard a card.")
    zones: Zones = {
        "hand:0": ["Blank", "Nothing"],
        "mana zone:0": ["One", "One"],
        "hand:1": ["Timely"],
        "B1:1": ["Drawn"],
    }
    match = table(zones, TIMELY, drawn).answer("cast:Blank")
    match.answer("discard:Timely") if "discard:Timely" in match.offered else None
    assert match.names("B2:1") == ["Timely"]


REVENANT: Final = creature(
    "Revenant", 3000,
    "At the end of your turn, if you have no creatures, "
    "you may put this creature from your graveyard into the battle zone.",
)  # fmt: skip


@pytest.mark.rule("110.4g")
def test_a_card_that_speaks_of_itself_in_the_graveyard_acts_there_and_nowhere_else() -> None:
    match = attack({"graveyard:0": ["Revenant"]}, REVENANT)
    assert (match.rule, match.asked) == ("603.2", 0)
    assert match.answer("yes").names("B1:0") == ["Revenant"]
    for elsewhere in ("mana zone:0", "hand:0"):
        match = attack({elsewhere: ["Revenant"]}, REVENANT)
        assert match.match.state.turn == 4, elsewhere


@pytest.mark.rule("110.4g")
def test_a_card_that_is_to_lie_in_the_graveyard_does_nothing_in_the_battle_zone() -> None:
    echo = creature(
        "Echo", 3000, "Whenever you cast a spell, if this creature is in your graveyard, return it to your hand."
    )
    free = spell("Free", "Untap all of your creatures.", **FREE)
    match = table({"hand:0": ["Free", "Nothing"], "graveyard:0": ["Echo"], "B1:0": ["Echo"]}, echo, free)
    match.answer("cast:Free")
    assert (match.names("hand:0"), match.names("B1:0")) == (["Nothing", "Echo"], ["Echo"])


SILENCE: Final = creature("Silence", 3000, "Your opponent can't cast spells.")


@pytest.mark.rule("101.2", "601.1b")
def test_who_cannot_cast_spells_can_do_anything_else() -> None:
    zones: Zones = {"hand:0": ["Blank", "Two"], "mana zone:0": ["One", "One"], "B1:1": ["Silence"]}
    match = table(zones, SILENCE)
    assert "cast:Blank" not in match.offered
    assert "summon:Two" in match.offered
    zones = {**zones, "B1:0": ["Silence"], "B1:1": []}
    assert "cast:Blank" in table(zones, SILENCE).offered


@pytest.mark.rule("101.2", "112.3a")
def test_who_cannot_cast_spells_has_no_spell_by_shield_trigger() -> None:
    zones: Zones = {"B1:0": ["Silence"], "B9:0": ["One"], "S1:1": ["Bolt"]}
    match = attack(zones, SILENCE).answer("attack:B1")
    assert "shield-trigger:Bolt" not in match.offered


@pytest.mark.rule("101.2")
@pytest.mark.parametrize(
    "text",
    [
        "This creature can't cast spells.",
        "All of your creatures can't summon creatures.",
        "This creature can't cast any fire spells.",
        "Whenever this creature attacks, this creature can't cast any fire spells until the end of the turn.",
    ],
)
def test_creatures_are_not_forbidden_what_players_do(text: str) -> None:
    with pytest.raises(CardTextError, match="players do this"):
        language().compile(text, "A card")


@pytest.mark.rule("101.2")
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent gets +1000 power.",
        "When you put this creature into the battle zone, both players get +1000 power until the end of the turn.",
    ],
)
def test_players_have_no_characteristics_of_cards(text: str) -> None:
    with pytest.raises(CardTextError, match="cards are so"):
        language().compile(text, "A card")


@pytest.mark.rule("101.2")
@pytest.mark.parametrize(
    "deed",
    [
        "destroy your opponent",
        "tap both players",
        "put both players into the battle zone",
        "return both players to their owner's hand",
        "summon both players for no cost",
    ],
)
def test_nothing_is_done_with_players_that_is_done_with_cards(deed: str) -> None:
    with pytest.raises(CardTextError, match="not with players"):
        language().compile(f"When you put this creature into the battle zone, {deed}.", "A card")


@pytest.mark.rule("116.1")
@pytest.mark.parametrize(
    "deed",
    [
        "Return a seal from your mana zone or graveyard to your hand.",
        "Look at the top card of your deck. Put a seal from among them or from your hand into the battle zone.",
        "Switch this creature with a seal from your graveyard.",
    ],
)
def test_no_seals_are_looked_for_outside_of_the_battle_zone(deed: str) -> None:
    with pytest.raises(CardTextError, match="seals are in the battle zone"):
        language().compile(f"When you put this creature into the battle zone, {deed[0].lower()}{deed[1:]}", "A card")


DUEL: Final = spell(
    "Duel", "You may choose one of your creatures and one of your opponent's creatures. Let them battle.", **FREE
)


@pytest.mark.rule("115.1")
def test_two_creatures_that_were_chosen_battle() -> None:
    zones: Zones = {
        "hand:0": ["Duel", "Nothing"],
        "B1:0": ["One"],
        "B2:0": ["Nine"],
        "B1:1": ["Three"],
        "B2:1": ["Two"],
    }
    match = table(zones, DUEL).answer("cast:Duel").answer("yes").answer("choose:B2").answer("choose:B1:1")
    assert (match.names("graveyard:1"), match.names("B2:0")) == (["Three"], ["Nine"])
    match = table(zones, DUEL).answer("cast:Duel").answer("no")
    assert (match.names("graveyard:1"), match.names("graveyard:0")) == ([], ["Duel"])


@pytest.mark.rule("115.1")
def test_one_creature_alone_battles_nobody() -> None:
    match = table({"hand:0": ["Duel", "Nothing"], "B1:0": ["One"]}, DUEL).answer("cast:Duel").answer("yes")
    assert match.names("B1:0") == ["One"]


@pytest.mark.rule("409.1")
def test_either_is_decided_once_before_anything_is_done() -> None:
    """Destroying its own creature makes the condition untrue; nothing is drawn all the same."""
    choice = spell("Choice", "If you have a creature, destroy one of your creatures but otherwise draw a card.", **FREE)
    match = table({"hand:0": ["Choice"], "B1:0": ["One"]}, choice).answer("cast:Choice")
    assert (match.names("graveyard:0"), match.count("hand:0")) == (["One", "Choice"], 0)
    match = table({"hand:0": ["Choice"]}, choice).answer("cast:Choice")
    assert (match.names("graveyard:0"), match.count("hand:0")) == (["Choice"], 1)


@pytest.mark.rule("204.3")
def test_what_is_no_creature_is_meant_by_its_type() -> None:
    gear = card("Gear", "The crossed creature gets +1000 power.", type="cross gear")
    clear = spell("Clear", "Destroy one of your opponent's non-creature cards.", **FREE)
    match = table({"hand:0": ["Clear"], "B1:1": ["One"], "B2:1": ["Gear"], "B3:1": ["Gear"]}, gear, clear)
    match.answer("cast:Clear")
    assert sorted(match.offered) == ["destroy:B2:1", "destroy:B3:1"]


@pytest.mark.rule("603.3")
def test_what_untaps_is_waited_for() -> None:
    awake = creature("Awake", 3000, "Whenever this creature becomes untapped, draw a card.")
    stir = spell("Stir", "Untap all of your creatures.", **FREE)
    for rested, drawn in ((True, 1), (False, 0)):
        match = table({"hand:0": ["Stir"], "B1:0": [Placed("Awake", rested=rested)]}, awake, stir)
        assert match.answer("cast:Stir").count("hand:0") == drawn


@pytest.mark.rule("400.5")
@pytest.mark.parametrize("what", ["cards in your mana zone", "cards in your shield zone", "of your shields"])
def test_what_lies_elsewhere_cannot_be_kept_in_the_battle_zone(what: str) -> None:
    with pytest.raises(CardTextError, match="do not lie in the battle zone"):
        creature("Keeper", 1000, f"All {what} can't leave the battle zone.")
    with pytest.raises(CardTextError, match="do not lie in the battle zone"):
        spell("Keep", f"All {what} can't leave the battle zone until the end of the turn.")


@pytest.mark.rule("400.5")
@pytest.mark.parametrize("what", ["card in your mana zone", "card in your graveyard", "of your shields"])
def test_nor_can_what_is_chosen_there(what: str) -> None:
    with pytest.raises(CardTextError, match="do not lie in the battle zone"):
        spell("Keep", f"One {what} can't leave the battle zone until the end of the turn.")
