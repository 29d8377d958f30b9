"""202.5, 701.18, 703.4e, 703.4f, 803: gods, and what is linked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from engine.games.duel_masters import field, gods, zones
from engine.games.duel_masters.battle_state import BROKE, attacked, attacker, enlist
from engine.games.duel_masters.characteristics import CIVILIZATIONS, COSTS, POWER, RACES
from engine.games.duel_masters.vocabulary.ability_words import TurboRush
from engine.games.duel_masters.vocabulary.conditions import HasBrokenShields
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.kernel.abilities import Condition, Context, Replacing
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import NAMES
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import ATTACK, Attack, Fighter, Placed, Zones, attack, creature, spell, table
from tests.replacing import replace

CARDS = (
    creature(
        "Sun", 4000, 'God link: "Moon" left side', "While this creature is linked, it has double breaker.",
        "Whenever this creature attacks, draw a card.", races=["God"], cost=3,
    ),
    creature(
        "Moon", 3000, 'God link: "Sun" right side and "Star" left side',
        "Whenever this creature links with another god, draw a card.",
        races=["God", "Origin"], civilizations=["darkness"], cost=2,
    ),
    creature("Star", 2000, 'God link: "Moon" right side', "Slayer", races=["God"], cost=4, civilizations=["nature"]),
    creature("Left", 2000, "Left god link", races=["God Nova"]),
    creature("Right", 3000, "Right god link", races=["God Nova"]),
    creature("Middle", 1000, "Center god link", races=["God Nova"]),
    creature("Hub", 1000, "Center god link 360", races=["God Nova"]),
    creature("Any", 1000, civilizations=["fire", "darkness", "nature"]),
    spell("Weaken", "Choose one of your creatures. It gets -500 power until the end of the turn."),
    spell("Smash", "Destroy one of your creatures."),
    spell("Strip", "Put one of your cards into its owner's graveyard."),
)  # fmt: skip
MANA = {"mana zone:0": ["Any"] * 9}


def _table(zones: Zones, *more: CardDefinition, **options: Any) -> ScenarioMatch:
    return table({**MANA, **zones}, *CARDS, *more, **options)


def _linked(
    *places: str, hand: tuple[str, ...] = (), more: Zones | None = None, cards: tuple[CardDefinition, ...] = ()
) -> ScenarioMatch:
    """A row of gods that are linked, from left to right, the first of them standing for all."""
    zones = {f"B{number}:0": [name] for number, name in enumerate(places, 1)}
    match = _table({**zones, "hand:0": [*hand, "Nine"], **(more or {})}, *cards)
    for first, second in pairwise([match.card(zone) for zone in zones]):
        gods.link(match.match, first, second, "right")
    return match


def _creatures(match: ScenarioMatch) -> list[str]:
    return [match.match.state.definition[card].name for card in field.creatures(match.match, 0)]


def _resolve(match: ScenarioMatch) -> ScenarioMatch:
    """Let everything that stands by be resolved, in whatever order."""
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    return match


@pytest.mark.rule("803.1", "803.1a", "701.18a", "701.18b")
def test_a_god_may_come_linked() -> None:
    match = _table({"B1:0": ["Sun"], "hand:0": ["Moon", "Nine"]}).answer("summon:Moon")
    assert (match.rule, match.offered) == ("803.1a", ["link-god:B1:right", "pass"])
    match.answer("link-god:B1:right")
    assert _creatures(match) == ["Sun"]
    assert match.names("linked:0") == ["Moon"]
    apart = _table({"B1:0": ["Sun"], "hand:0": ["Moon", "Nine"]}).answer("summon:Moon").answer("pass")
    assert sorted(_creatures(apart)) == ["Moon", "Sun"]


@pytest.mark.rule("803.1b", "202.5", "109.2c")
def test_linked_gods_have_everything_that_each_of_them_has() -> None:
    match = _linked("Sun", "Moon", "Star")
    whole = match.card("B1:0")
    values = match.match.values(whole)
    assert values[NAMES] == {"Sun", "Moon", "Star"}
    assert values[CIVILIZATIONS] == {"fire", "darkness", "nature"}
    assert values[RACES] == {"God", "Origin"}
    assert values[COSTS] == (9,)
    assert match.power("B1:0") == 9000
    assert {"slayer"} <= values["keywords"]
    assert values["breaks"] == {2}


@pytest.mark.rule("803.1b")
def test_the_single_cards_keep_what_they_are() -> None:
    match = _linked("Sun", "Moon")
    moon = match.cards("linked:0")[0]
    assert match.match.values(moon)[NAMES] == {"Moon"}
    assert match.match.values(moon)["power"] == 3000
    assert match.match.state.definition[match.card("B1:0")].values[NAMES] == {"Sun"}


@pytest.mark.rule("803.1b")
def test_an_ability_of_a_god_that_does_not_stand_for_all_is_one_of_the_whole() -> None:
    match = attack({"B1:0": ["Moon"], "B2:0": ["Sun"], "B9:0": ["One"], "S2:1": ["One"], "S3:1": ["One"]}, *CARDS)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "left")
    assert match.match.values(match.card("B1:0"))["breaks"] == {2}  # the double breaker is an ability of "Sun"
    held = match.count("hand:0")
    _resolve(match.answer("attack:B1"))
    assert match.count("hand:0") == held + 2  # one for attacking, and one for having linked
    match.answer("break:S1", "break:S3").answer("pass")
    assert [match.count(f"S{number}:1") for number in (1, 2, 3)] == [0, 1, 0]


@pytest.mark.rule("109.2c", "101.2", "700.3")
@pytest.mark.parametrize(
    ("said", "away"),
    [("be destroyed", "Strip"), ("be destroyed by effects", "Strip"), ("leave the battle zone", "Recall")],
)
def test_what_cannot_be_done_to_linked_gods_cannot_be_done_to_any_of_their_cards(said: str, away: str) -> None:
    firm = creature("Sun", 4000, 'God link: "Moon" left side', f"This creature can't {said}.", races=["God"])
    recall = spell("Recall", "Return one of your cards to its owner's hand.")
    zones: Zones = {"B1:0": ["Sun"], "B2:0": ["Moon"], "hand:0": [away, "Nine"], **MANA}
    match = table(zones, *CARDS[1:], firm, recall)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer(f"cast:{away}")
    match.answer(next(key for key in match.offered if "linked" in key))
    assert (match.names("B1:0"), match.names("linked:0")) == (["Sun"], ["Moon"])


@pytest.mark.rule("803.1c", "803.1a")
def test_what_looks_at_a_god_that_comes_sees_the_single_card() -> None:
    seer = creature(
        "Seer", 1000, "When you put your creature that has power 3000 or less into the battle zone, draw a card."
    )
    zones: Zones = {"B1:0": ["Sun"], "B2:0": ["Seer"], "hand:0": ["Moon", "Nine"]}
    match = _table(zones, seer).answer("summon:Moon").answer("link-god:B1:right")
    _resolve(match)
    assert match.power("B1:0") == 7000
    assert match.count("hand:0") == 3  # "Nine", one for having linked, one for the small creature that came


@pytest.mark.rule("803.1c")
def test_what_speaks_of_the_god_that_came_does_it_to_the_whole() -> None:
    tamer = creature("Tamer", 1000, "When you put your God creature into the battle zone, tap it.")
    zones: Zones = {"B1:0": ["Sun"], "B2:0": ["Tamer"], "hand:0": ["Star", "Nine"]}
    match = _table({**zones, "B1:0": ["Moon"]}, tamer).answer("summon:Star").answer("link-god:B1:right")
    assert _resolve(match).rested("B1:0")


@pytest.mark.rule("803.2")
def test_both_gods_need_an_ability_for_the_link() -> None:
    lonely = creature("Lonely", 2000, 'God link: "Sun" left side', races=["God"])
    match = _table({"B1:0": ["Sun"], "hand:0": ["Lonely", "Nine"]}, lonely).answer("summon:Lonely")
    assert match.rule != "803.1a"
    plain = _table({"B1:0": ["Star"], "hand:0": ["Sun", "Nine"]}).answer("summon:Sun")
    assert plain.rule != "803.1a"


@pytest.mark.rule("803.2a")
def test_a_link_names_single_cards() -> None:
    match = _linked("Sun", "Moon", hand=("Sun",)).answer("summon:Sun")
    assert match.rule != "803.1a"  # the left side of "Moon" is taken, and no other single card has that name
    assert len(field.creatures(match.match, 0)) == 2
    fits = _linked("Sun", "Moon", hand=("Star",)).answer("summon:Star")
    assert fits.offered == ["link-god:linked:right", "pass"]


@pytest.mark.rule("803.2b", "703.4e")
def test_what_could_not_be_linked_any_more_is_parted_at_once() -> None:
    turn = "When you cast a spell, flip this creature to its higher cost side."
    front = creature("Front", 2000, 'God link: "Sun" right side', turn.replace("When", "Whenever"), "Slayer",
                     supertypes=["psychic"], other_sides=["Back"])  # fmt: skip
    back = creature("Back", 8000, supertypes=["psychic"], other_sides=["Front"], side="b", cost=9)
    sun = creature("Sun", 4000, 'God link: "Front" left side', races=["God"], cost=3)
    zones: Zones = {"B1:0": ["Front"], "B2:0": ["Sun"], "hand:0": ["Blank", "Nine"]}
    match = table({**MANA, **zones}, *CARDS[1:], front, back, sun)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "left")
    assert match.power("B1:0") == 6000
    match.answer("cast:Blank")
    assert match.names("B1:0") == ["Back"]
    assert match.power("B1:0") == 8000
    assert sorted(_creatures(match)) == ["Back", "Sun"]


@pytest.mark.rule("803.2c")
def test_gods_are_linked_in_a_plane_where_there_is_room() -> None:
    match = _table({**{f"B{number}:0": ["Hub"] for number in (1, 2, 3, 4)}, "hand:0": ["Hub", "Nine"]})
    a, b, c, d = (match.card(f"B{number}:0") for number in (1, 2, 3, 4))
    for first, second, side in ((a, b, "bottom"), (b, c, "right"), (c, d, "top")):
        gods.link(match.match, first, second, side)
    match.answer("summon:Hub")
    while match.rule == "803.2":
        match.answer(*[])
    new = match.card("B2:0")
    found = {(joint.god, joint.side) for joint in gods.joints(match.match, new)}
    assert found == {
        (a, "left"), (a, "top"), (b, "left"), (b, "bottom"), (c, "right"), (c, "bottom"), (d, "right"), (d, "top"),
    }  # fmt: skip
    # A and D lie next to each other and are not linked: without B, A is alone
    stay = gods.part(match.match, a, leaving=b)
    with pytest.raises(StopIteration) as done:
        next(stay)
    assert sorted(done.value.value) == sorted([a, c])
    assert match.match.lead(d) == c


@pytest.mark.rule("803.3")
def test_a_god_that_is_linked_is_the_creature_that_it_was() -> None:
    tapped = {"B1:0": [Placed("Sun", rested=True)]}
    match = _table({**tapped, "hand:0": ["Weaken", "Moon", "Nine"]}).answer("cast:Weaken").answer("summon:Moon")
    match.answer("link-god:B1:right")
    assert match.rested("B1:0")
    assert match.power("B1:0") == 7000 - 500


@pytest.mark.rule("803.3a")
def test_a_god_that_comes_between_two_links_all_three_tapped_if_one_was() -> None:
    zones: Zones = {"B1:0": ["Sun"], "B2:0": [Placed("Star", rested=True)], "hand:0": ["Moon", "Nine"]}
    match = _table(zones).answer("summon:Moon").answer("link-god:B1:right")
    assert match.offered == ["link-god:B2:left", "pass"]
    match.answer("link-god:B2:left")
    assert _creatures(match) == ["Star"]
    assert match.power("B2:0") == 9000
    assert match.rested("B2:0")


@pytest.mark.rule("803.3b", "505.6")
def test_an_attacker_that_is_linked_goes_on_attacking() -> None:
    match = _table({"B1:0": ["Sun"], "B2:0": ["Moon"]})
    engine, sun, moon = match.match, match.card("B1:0"), match.card("B2:0")
    ATTACK.set(engine, Attack(Fighter(moon, engine.state.entered[moon])))
    gods.link(engine, sun, moon, "right")
    assert attacker(engine) == sun


@pytest.mark.rule("803.4", "803.7", "703.4f")
@pytest.mark.parametrize("gone", ["Sun", "Moon"])
def test_of_linked_gods_one_leaves_and_the_other_is_still_that_creature(gone: str) -> None:
    match = _linked("Sun", "Moon", hand=("Weaken", "Smash"))
    match.match.state.rested[match.card("B1:0")] = True
    match.answer("cast:Weaken").answer("cast:Smash")
    assert (match.rule, match.asked) == ("803.7", 0)
    match.answer("god:B1" if gone == "Sun" else "god:linked")
    assert gone in match.names("graveyard:0")
    (stayed,) = field.creatures(match.match, 0)
    place = match.match.state.zone[stayed].name
    assert match.power(place) == {"Sun": 3000, "Moon": 4000}[gone] - 500
    assert match.rested(place)
    assert match.count("linked:0") == 0


@pytest.mark.rule("803.7", "101.5")
def test_only_one_god_leaves_after_what_would_replace_the_leaving_and_without_being_replaced_again() -> None:
    saved = creature(
        "Sun", 4000, 'God link: "Moon" left side', "When this creature would be destroyed, draw a card instead."
    )
    match = table({**MANA, "B1:0": ["Moon"], "B2:0": ["Sun"], "hand:0": ["Smash", "Nine"]}, *CARDS[1:], saved)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "left")
    held = match.count("hand:0")
    match.answer("cast:Smash")
    assert match.count("hand:0") == held + 1  # one card less, one drawn instead, one for having linked
    assert match.power("B1:0") == 7000


@pytest.mark.rule("109.2b", "803.7")
def test_a_god_that_leaves_is_a_creature_that_leaves() -> None:
    mourner = creature("Mourner", 1000, "When your God creature is destroyed, draw a card.")
    match = _table({"B1:0": ["Sun"], "B2:0": ["Moon"], "B3:0": ["Mourner"], "hand:0": ["Smash", "Nine"]}, mourner)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("cast:Smash").answer("destroy:B1").answer("god:linked")
    assert _resolve(match).count("hand:0") == 3  # "Nine", one for having linked, one for the creature destroyed


@pytest.mark.rule("803.4a")
def test_without_the_god_in_the_middle_each_of_the_others_has_what_applied_to_the_whole() -> None:
    match = _linked("Sun", "Moon", "Star", hand=("Weaken", "Smash"))
    match.answer("cast:Weaken").answer("cast:Smash")
    match.answer(next(key for key, card in zip(match.offered, [0, *match.cards("linked:0")], strict=True)
                      if card and match.match.state.definition[card].name == "Moon"))  # fmt: skip
    powers = {match.match.state.definition[card].name: match.match.values(card)["power"]
              for card in field.creatures(match.match, 0)}  # fmt: skip
    assert powers == {"Sun": 3500, "Star": 1500}


@pytest.mark.rule("803.4a")
def test_the_attacking_player_says_which_part_goes_on_attacking() -> None:
    match = _linked("Sun", "Moon", "Star", hand=("Smash",))
    engine, whole = match.match, match.card("B1:0")
    moon, star = match.cards("linked:0")
    ATTACK.set(engine, Attack(Fighter(whole, engine.state.entered[whole])))
    match.answer("cast:Smash").answer(match.offered[[whole, moon, star].index(moon)])
    assert (match.rule, match.asked) == ("803.4a", 0)
    match.answer(match.offered[1])
    assert attacker(engine) == star


@pytest.mark.rule("803.4a", "115.3a", "101.4e")
def test_the_part_that_was_chosen_goes_on_battling_after_a_battle_within_the_battle() -> None:
    ally = creature(
        "Ally", 3000,
        "Whenever your other creature battles, choose one of your opponent's creatures. "
        "This creature and that creature battle.",
        "Whenever this creature battles, destroy one of your God creatures.",
    )  # fmt: skip
    more: Zones = {"B9:0": ["Ally"], "B1:1": [Placed("Three", rested=True)], "B2:1": ["One"]}
    match = _linked("Sun", "Moon", "Star", more=more, cards=(ally,))
    whole, moon, star = match.card("B1:0"), *match.cards("linked:0")
    match.answer("pass").answer("attack:B1").answer("target:B1:1")
    while "choose:B2:1" not in match.offered:
        match.answer("pass")
    match.answer("choose:B2:1")
    if match.offered[0].startswith("destroy"):
        match.answer(match.offered[0])
    match.answer(match.offered[[whole, moon, star].index(moon)])
    assert match.rule == "803.4a"
    match.answer(match.offered[1])
    assert match.names("graveyard:0") == ["Moon", "Star"]


@pytest.mark.rule("803.4")
@pytest.mark.parametrize("place", [0, 1])
def test_an_attacked_god_that_loses_a_part_is_still_attacked(place: int) -> None:
    match = _linked("Sun", "Moon", hand=("Smash",), more={"B1:1": ["Nine"]})
    engine, whole, enemy = match.match, match.card("B1:0"), match.card("B1:1")
    fighters = [Fighter(card, engine.state.entered[card]) for card in (enemy, whole)]
    ATTACK.set(engine, Attack(fighters[0], fighters[1]))
    match.answer("cast:Smash").answer(match.offered[place])
    assert attacked(engine) == field.creatures(engine, 0)[0]


@pytest.mark.rule("803.5")
def test_linked_gods_attack_even_if_all_of_them_came_this_turn() -> None:
    match = _table({"hand:0": ["Sun", "Moon", "Nine"]})
    match.answer("summon:Sun").answer("summon:Moon").answer("link-god:B1:right")
    assert "attack:B1" in match.answer("pass").offered


@pytest.mark.rule("803.5a")
def test_a_god_that_is_linked_no_more_is_sick_only_if_it_came_this_turn() -> None:
    for gone, sick in (("god:B1", True), ("god:linked", False)):
        match = _table({"B1:0": ["Sun"], "hand:0": ["Moon", "Smash", "Nine"]})
        match.answer("summon:Moon").answer("link-god:B1:right").answer("cast:Smash").answer(gone)
        (stayed,) = field.creatures(match.match, 0)
        assert field.is_sick(match.match, stayed) is sick


@pytest.mark.rule("109.2a", "803.7")
def test_an_effect_on_a_card_takes_that_god() -> None:
    match = _linked("Sun", "Moon", hand=("Strip",)).answer("cast:Strip")
    match.answer(next(key for key in match.offered if "linked" in key))
    assert _creatures(match) == ["Sun"]
    assert "Moon" in match.names("graveyard:0")


@pytest.mark.rule("803.2", "803.1a")
def test_a_center_god_may_be_linked_when_another_god_comes() -> None:
    match = _table({"B1:0": ["Left"], "B2:0": ["Right"], "B3:0": ["Middle"], "hand:0": ["Right", "Nine"]})
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("summon:Right")
    assert (match.rule, match.offered) == ("803.2", ["part:B1"])
    match.answer("part:B1")
    assert (match.rule, match.asked) == ("803.1a", 0)
    match.answer("link-god:B3:right")  # the new one
    assert match.offered == ["link-god:B1:right", "pass"]  # the middle one
    match.answer("link-god:B1:right")
    assert match.power("B1:0") == 6000
    assert _creatures(match) == ["Left", "Right"]


@pytest.mark.rule("801.2", "803.3")
def test_what_evolves_from_linked_gods_lies_on_all_of_them() -> None:
    top = creature("Top", 9000, "Evolution: Put on one of your God creatures", supertypes=["evolution"])
    match = _table({"B1:0": ["Sun"], "B2:0": ["Moon"], "hand:0": ["Top", "Nine"]}, top)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("summon:Top").answer("stack:B1", "stack:linked")
    assert match.power("B1:0") == 9000
    assert sorted(match.names("under:0")) == ["Moon", "Sun"]
    assert match.count("linked:0") == 0


@pytest.mark.rule("803.3", "109.2b")
def test_what_lies_under_a_god_goes_where_that_god_goes() -> None:
    sun = creature("Sun", 4000, 'God link: "Moon" left side', "Evolution: Put on one of your Human creatures",
                   races=["God"], supertypes=["evolution"])  # fmt: skip
    zones: Zones = {"B1:0": ["Moon"], "B2:0": ["Two"], "hand:0": ["Sun", "Smash", "Nine"]}
    match = table({**MANA, **zones}, *CARDS[1:], sun).answer("summon:Sun").answer("link-god:B1:left")
    assert match.power("B1:0") == 7000
    match.answer("cast:Smash").answer("god:linked")
    assert sorted(match.names("graveyard:0")) == ["Smash", "Sun", "Two"]
    assert match.names("B1:0") == ["Moon"]


@pytest.mark.rule("803.6", "202.2", "202.3a", "202.5")
def test_of_the_names_of_linked_gods_one_may_be_chosen() -> None:
    curse = spell("Curse", "Choose a card name. Destroy all of your creatures that have the chosen name.")
    match = _table({"B1:0": ["Sun"], "B2:0": ["Moon"], "B3:0": ["Moon"], "hand:0": ["Curse", "Nine"]}, curse)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("cast:Curse")
    assert match.rule == "202.2"
    assert {"name:Sun", "name:Moon"} <= {*match.offered}
    assert not [key for key in match.offered if "Sun" in key and "Moon" in key]
    match.answer("name:Moon").answer("god:B1")
    assert sorted(_creatures(match)) == ["Moon"]
    assert sorted(match.names("graveyard:0")) == ["Curse", "Moon", "Sun"]


@dataclass(frozen=True, slots=True)
class Bar(Replacing):
    """A creature with power 3000 or less that would come to the battle zone is put into the mana zone instead."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return event.card is not None and match.values(event.card)[POWER] <= 3000

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        yield from ()
        assert event.card is not None
        return replace(event, destination=zones.MANA[match.state.owner[event.card]], kind=zones.MANA.enter)


@pytest.mark.rule("803.1d")
def test_what_replaces_the_coming_of_a_god_looks_at_the_single_card() -> None:
    wall = replace(creature("Bar", 9000), abilities=(Bar(IN_BATTLE_ZONE, kinds=(zones.BATTLE.enter,)),))
    match = _table({"B1:0": ["Sun"], "B1:1": ["Bar"], "hand:0": ["Moon", "Nine"]}, wall).answer("summon:Moon")
    assert match.names("mana zone:0").count("Moon") == 1
    assert match.power("B1:0") == 4000


@pytest.mark.rule("803.3", "701.14")
@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("Turbo rush: This creature gets +5000 power.", 6000, 3000),
        ("While this creature has broken shields this turn, it gets +5000 power.", 1000, 8000),
    ],
)
def test_what_a_god_has_broken_the_whole_has_broken_from_the_link_on(text: str, before: int, after: int) -> None:
    rush = creature("Rush", 1000, "Left god link", text, races=["God Nova"])
    mate = creature("Mate", 2000, "Right god link", races=["God Nova"])
    match = _table({"B1:0": ["Rush"], "B2:0": ["Mate"]}, rush, mate)
    engine, lead, other = match.match, match.card("B1:0"), match.card("B2:0")
    BROKE.set(engine, (enlist(engine, other),))
    assert match.power("B1:0") == before
    gods.link(engine, lead, other, "right")
    assert match.power("B1:0") == after


@pytest.mark.parametrize("condition", [TurboRush, HasBrokenShields])
def test_who_has_broken_shields_is_asked_again_when_gods_are_linked(condition: type[Condition]) -> None:
    """So that it does not hang on what else is looked at then."""
    assert ATTACHED in condition.looks_at


@pytest.mark.rule("803.1b", "501.1a")
def test_linked_gods_have_silent_skill_if_any_of_them_has() -> None:
    quiet = creature("Quiet", 2000, "Right god link", "Silent skill: Draw a card.", races=["God Nova"])
    wake = spell("Wake", "Untap all of your creatures that have silent skill.", cost=0, civilizations=[])
    match = _table({"B1:0": [Placed("Left", rested=True)], "hand:0": ["Quiet", "Wake", "Nine"]}, quiet, wake)
    match.answer("summon:Quiet").answer("link-god:B1:right").answer("cast:Wake")
    assert not match.rested("B1:0")


@pytest.mark.rule("701.26a", "803.4a")
def test_nobody_is_asked_which_of_the_others_attacks_where_the_middle_god_changes_places() -> None:
    turner = creature(
        "Turner", 1000, "Center god link",
        "Whenever this creature attacks, you may switch this creature with a Human creature from your mana zone.",
        races=["God Nova"],
    )  # fmt: skip
    match = _linked("Left", "Turner", "Right", cards=(turner,))
    left, middle, right = match.card("B1:0"), *match.cards("linked:0")
    match.answer("pass").answer("attack:B1").answer("yes").answer("put:Any").answer("god:Turner")
    assert match.rule == "509.5a"
    assert set(_creatures(match)) == {"Left", "Right", "Any"}
    there = attacker(match.match)
    assert there is not None
    assert there not in (left, middle, right)
