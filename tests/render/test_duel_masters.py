"""Boards of Duel Masters: what lies where, who attacks whom, and that twenty creatures still fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from math import dist
from typing import Any

import pytest
from PIL import Image

from engine.games.duel_masters import d2_fields
from engine.games.duel_masters.characteristics import KEYWORDS
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.match import Match
from engine.kernel.views import CardView, View, view
from engine.players.playout import random_answers
from engine.scenarios.position import Placed, ScenarioPosition
from render import Texts, board
from render.common.colours import GOLD, UP, WHITE, Colour
from render.common.pen import Box
from render.duel_masters import geometry
from render.duel_masters.behind import Shield, mana_groups, shield_widths, shields_of
from render.duel_masters.creatures import placed
from render.duel_masters.faces import face, facts, keywords
from tests.games.duel_masters.positions import Zones, attack, creature, table
from tests.games.duel_masters.positions import card as duel_card
from tests.replacing import replace

NAMES = ("Alice", "Bob")
MOST_BYTES = 110_000


def positions(seeds: range = range(6)) -> Iterator[Match]:
    """Matches of random players between the first two starters, after each answer."""
    decks = [starter.deck for starter in RULEBOOK.decks.starters()[:2]]
    for number in seeds:
        seed = number.to_bytes(16, "little")
        match = Match.begin(RULEBOOK, decks, seed, log=False)
        for _ in random_answers(match, seed):
            yield match


def pixels(seen: View) -> Image.Image:
    return Image.open(BytesIO(board(seen, NAMES).data)).convert("RGB")


def part(picture: Image.Image, box: Box) -> bytes:
    """What is drawn within a card."""
    left, top, right, bottom = map(round, box.inset(3))
    return picture.crop((left, top, right, bottom)).tobytes()


def near(picture: Image.Image, colour: Colour, away: float) -> int:
    """How many pixels have about this colour."""
    found = picture.getcolors(picture.width * picture.height) or ()
    return sum(count for count, each in found if isinstance(each, tuple) and dist(each, colour) < away)


@cache
def crowded() -> View:
    """The position in which most creatures lie, as seat 0 sees it."""
    return max((view(match, 0) for match in positions()), key=lambda seen: len(placed(seen, 0)))


def found(wanted: Callable[[View], Any]) -> View:
    """The first position that is wanted, as seat 0 sees it."""
    return next(seen for match in positions() if wanted(seen := view(match, 0)))


def with_creatures(seen: View, counts: tuple[int, int]) -> View:
    """The same board with so many creatures, every third tapped."""
    cards = [each.card for each in placed(seen, 0).values()]
    model = next(zone for zone in seen.zones.values() if zone.kind == "battle zone" and zone.cards)
    zones = {name: zone for name, zone in seen.zones.items() if zone.kind != "battle zone"}
    for player, count in enumerate(counts):
        for number in range(1, count + 1):
            shown = replace(cards[number % len(cards)], id=f"{player}.{number}", rested=number % 3 == 0, attached=())
            name = f"B{number}:{player}"
            zones[name] = replace(model, name=name, place=f"B{number}", player=player, count=1, cards=(shown,))
    return replace(seen, zones=zones)


@pytest.mark.parametrize("counts", [(1, 1), (5, 6), (7, 2), (20, 13), (40, 1)])
def test_any_number_of_creatures_lies_within_the_battle_zone_and_none_on_another(counts: tuple[int, int]) -> None:
    seen = with_creatures(crowded(), counts)
    shown = placed(seen, 0)
    boxes = {name: each.box for name, each in shown.items()}
    assert len(boxes) == sum(counts)
    for name, box in boxes.items():
        field = geometry.mirrored(geometry.FIELD, name.endswith(":0"))
        assert field.left <= box.left < box.right <= field.right
        assert field.top <= box.top < box.bottom <= field.bottom
        assert not [other for at, other in boxes.items() if at != name and overlap(box, other)]
    assert len(board(seen, NAMES).data) <= MOST_BYTES


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def test_a_board_is_described_with_what_counts() -> None:
    said = board(crowded(), NAMES).alt
    for player, name in enumerate(NAMES):
        facts = crowded().facts
        assert f"{name}: shields {facts['shields'][player]}, mana " in said
        assert f"of {facts['mana'][player]} untapped" in said
    assert len(said) <= 1024
    assert len(board(with_creatures(crowded(), (20, 20)), NAMES).alt) <= 1024


def test_an_attack_on_the_player_and_one_on_a_creature_are_drawn_and_said() -> None:
    def declared(seen: View, *, creature: bool) -> bool:
        attack = seen.facts["attack"]
        return attack is not None and attack["declared"] and (attack["target"] is not None) is creature

    at_player = found(lambda seen: declared(seen, creature=False))
    other = NAMES[1 - at_player.turn_player]
    assert f"attacks {other}." in board(at_player, NAMES).alt
    at_creature = found(lambda seen: declared(seen, creature=True))
    target = at_creature.zones[at_creature.facts["attack"]["target"]].cards[-1]
    assert target.definition is not None
    assert f"attacks {target.definition.name}" in board(at_creature, NAMES).alt
    calm = replace(at_player, facts={**at_player.facts, "attack": None})
    assert board(calm, NAMES).data != board(at_player, NAMES).data


def test_an_arrow_covers_no_card_between_the_attacker_and_what_is_attacked() -> None:
    seen = found(lambda seen: bool((attack := seen.facts["attack"]) and attack["declared"] and not attack["target"]))
    name = seen.facts["attack"]["attacker"]
    many = with_creatures(seen, (12, 12))
    zones = {**many.zones, name: replace(seen.zones[name], cards=(replace(seen.zones[name].cards[-1], attached=()),))}
    crossed = replace(many, zones=zones)
    calm = replace(crossed, facts={**crossed.facts, "attack": None})
    pictures = [pixels(each) for each in (crossed, calm)]
    boxes = {at: each.box for at, each in placed(crossed, 0).items() if at[-1] != name[-1]}
    assert len(boxes) == 12
    assert not [at for at, box in boxes.items() if part(pictures[0], box) != part(pictures[1], box)]


def test_a_block_is_drawn_and_said_and_nothing_is_attacked_once_the_blocker_is_gone() -> None:
    """505.6a, 507.2a. What blocks is attacked in the place of the player, and nobody is when it has left."""
    wall = creature(
        "Wall",
        1000,
        "Blocker",
        "Whenever this creature blocks, you may draw a card.",
        "When this creature is destroyed, you may draw a card.",
    )
    zones: Zones = {"B1:0": ["Raider"], "B1:1": ["Wall"], "S1:1": ["One"], "deck:1": ["One"] * 5}
    played = attack(zones, creature("Raider", 5000), wall).answer("attack:B1")
    played.answer(played.offered[0])
    blocked = view(played.match, 0)
    assert "Raider 5000 tapped attacks Wall 1000 tapped. Wall 1000 tapped blocks." in board(blocked, NAMES).alt
    guarded = replace(blocked, facts={**blocked.facts, "attack": {**blocked.facts["attack"], "blocker": None}})
    assert board(blocked, NAMES).data != board(guarded, NAMES).data
    gone = view(played.answer("no").match, 0)
    assert gone.facts["attack"]["attacker"] == "B1:0"
    shown = board(gone, NAMES)
    assert "attacks" not in shown.alt
    at_player = replace(gone, facts={**gone.facts, "attack": {**gone.facts["attack"], "goes_on": True}})
    assert board(at_player, NAMES).data != shown.data


def test_mana_is_counted_by_civilizations_those_of_several_last() -> None:
    def mana(civilizations: set[str], *, tapped: bool) -> CardView:
        return CardView("c", None, {"civilizations": frozenset(civilizations)}, 0, 0, tapped, face_down=False)

    cards = [
        mana({"nature"}, tapped=True), mana({"fire", "light"}, tapped=False), mana({"light"}, tapped=False),
        mana({"nature"}, tapped=False), mana(set(), tapped=False),
    ]  # fmt: skip
    assert [tuple(group) for group in mana_groups(cards)] == [
        ((), 1, 1), (("light",), 1, 1), (("nature",), 2, 1), (("light", "fire"), 1, 1),
    ]  # fmt: skip


def test_shields_keep_their_places_and_nobody_sees_into_them() -> None:
    seen = found(lambda each: len(shields_of(each, 0)) == 3)
    assert all((each.castle, each.shown, each.civilizations) == ("", (), None) for each in shields_of(seen, 0))
    hidden = [zone for zone in seen.zones.values() if zone.kind == "shield zone"]
    assert all(each.definition is None for zone in hidden for each in zone.cards)


def test_the_public_board_is_the_same_whatever_hands_and_decks_hold() -> None:
    match = next(iter(positions(range(1))))
    other = match.fork()
    state, zones = other.state, other.state.zones
    hand, deck = (next(zone for zone in zones if zone.name == name) for name in ("hand:1", "deck:1"))
    first, second = (
        zones[hand][0],
        next(each for each in zones[deck] if state.definition[each] != state.definition[zones[hand][0]]),
    )
    state.definition[first], state.definition[second] = state.definition[second], state.definition[first]
    assert board(view(other, None), NAMES).data == board(view(match, None), NAMES).data


@pytest.mark.parametrize("number", sorted(RULEBOOK.cards()))
def test_every_card_says_what_it_costs_and_of_which_civilizations_it_is(number: str) -> None:
    definition = RULEBOOK.cards()[number]
    said = dict(facts(definition, definition.values, Texts().of("duel_masters")))
    assert said["Cost"]
    assert said["Civilization"]


def test_a_sealed_creature_is_there_under_its_seals_and_an_impulse_has_them_on_it() -> None:
    zones = {
        "B1:0": [Placed("DMEX-15/5a", attached={"seals:0": ["DM-01/91"] * 6})],
        "sealed:1": [Placed("DM-01/91", attached={"seals:1": ["DM-01/91"] * 2}), Placed("DM-01/91")],
    }
    seen = view(ScenarioPosition("main_step", zones=zones, filler=("DM-01/91",) * 2).begin(RULEBOOK), 0)
    shown = placed(seen, 0)
    assert [(each.seals, each.ignored, len(each.worn)) for each in shown.values()] == [
        (6, False, 0),
        (2, True, 0),
        (0, True, 0),
    ]
    said = board(seen, NAMES).alt
    assert "under 6 seals" in said
    assert "under 2 seals" in said
    assert "DM-01/91" not in str([card for zone in seen.zones.values() if zone.kind == "seals" for card in zone.cards])


def _with_other_types() -> View:
    """A board with a castle, a field that lies upside down, and an aura."""
    aura = duel_card("Cloak", "The attached creature gets blocker.", type="aura", bonus=3000)
    castle = duel_card("White Knight Tower", "All of your creatures get +1000 power.", type="castle")
    arena = duel_card("Arena of D", "All of your creatures get +1000 power.", type="field", supertypes=["D2"])
    gear = creature("Gear", 2000, supertypes=["gacharange"])
    worn = Placed("Gear", attached={"B2:0": ["Cloak"]})
    there: Zones = {"B1:0": [worn], "B3:0": ["Arena-of-D"], "S2:0": ["Two"], "C2:0": [castle.number], "hand:0": ["One"]}
    played = table(there, aura, castle, arena, gear)
    d2_fields.turn_upside_down(played.match, played.card("B3:0"))
    return view(played.match, 0)


def test_a_field_lies_across_and_an_aura_on_its_creature() -> None:
    """306.3, 308.3, 310.3. What is no creature lies sideways while it is untapped."""
    cards = placed(_with_other_types(), 0)
    assert set(cards) == {"B1:0", "B3:0"}
    assert cards["B3:0"].box.width > cards["B3:0"].box.height
    assert cards["B1:0"].box.width < cards["B1:0"].box.height
    assert [each.definition.name for each in cards["B1:0"].worn if each.definition] == ["Cloak"]


def test_a_castle_is_shown_at_its_shield_and_a_turned_field_bears_a_sign() -> None:
    seen = _with_other_types()
    assert [each.castle for each in shields_of(seen, 0)] == ["", "White Knight Tower"]
    shown = board(seen, NAMES)
    assert "White Knight Tower" in shown.alt
    zones = {name: replace(zone, cards=()) if name == "C2:0" else zone for name, zone in seen.zones.items()}
    assert board(replace(seen, zones=zones), NAMES).data != shown.data
    field = replace(seen.zones["B3:0"], cards=(replace(seen.zones["B3:0"].cards[0], marks=()),))
    assert board(replace(seen, zones={**seen.zones, "B3:0": field}), NAMES).data != shown.data


@pytest.mark.parametrize(("plain", "named"), [(5, 0), (4, 1), (6, 2), (0, 5), (20, 3), (1, 1)])
def test_shields_with_names_are_the_widest_and_all_have_room(plain: int, named: int) -> None:
    shields = [Shield(str(i), 1, castle="A castle" if i < named else "") for i in range(plain + named)]
    widths = shield_widths(shields, 364)
    assert sum(widths) + 6 * (len(widths) - 1) <= 364 + 1e-6
    if plain and named and len(shields) <= 8:
        assert min(widths[:named]) > 1.5 * max(widths[named:])


def test_what_is_attached_to_a_creature_leaves_to_be_seen_how_far_its_power_is_from_the_printed_one() -> None:
    seen = _with_other_types()
    zone = seen.zones["B1:0"]
    bare = replace(zone, cards=(replace(zone.cards[-1], attached=()),))

    def green(shown: View) -> int:
        return near(pixels(shown), UP, 40)

    assert green(seen) == green(replace(seen, zones={**seen.zones, "B1:0": bare}))


def test_the_line_of_the_player_whose_turn_it_is_says_so_and_the_other_does_not() -> None:
    seen = crowded()
    lines = [pixels(seen).crop((20, top, 140, top + 36)) for top in (14, 1030)]
    pills = [near(line, GOLD, 20) > 0 for line in lines]
    assert pills == [seen.turn_player == 1, seen.turn_player == 0]
    assert [near(line, WHITE, 20) > 0 for line in lines] == [not pill for pill in pills]  # there the name begins


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_lies_face_up_among_the_shields_is_shown_to_everybody(viewer: int | None) -> None:
    """The card on top by its colours as well; one under others by its name alone."""
    shown, hidden = Placed("Fish", face_down=False), Placed("Nine", face_down=True)
    played = table({"S1:0": [hidden, shown], "S2:0": [Placed("Three", face_down=False), hidden], "S3:0": [hidden]})
    seen = view(played.match, viewer)
    first, second, third = shields_of(seen, 0)
    assert (first.shown, first.civilizations) == (("Fish",), ("water",))
    assert (second.shown, second.civilizations) == (("Three",), None)
    assert (third.shown, third.civilizations) == ((), None)
    drawn = board(seen, NAMES)
    assert "Face up among the shields: 1 Fish, 2 Three." in drawn.alt
    assert "Nine" not in drawn.alt
    closed = table({"S1:0": [hidden, Placed("Fish", face_down=True)], "S2:0": [hidden, hidden], "S3:0": [hidden]})
    assert board(view(closed.match, viewer), NAMES).data != drawn.data


@pytest.mark.parametrize("number", ["DM-01/2", "DM-01/40"])
def test_a_keyword_that_a_card_has_is_said_once_on_its_face(number: str) -> None:
    definition = RULEBOOK.cards()[number]
    shown = face(definition, definition.values)
    for keyword in keywords(definition.values):
        assert f"{shown.keywords}\n{shown.text}".casefold().count(keyword) == 1
    lost = face(definition, {**definition.values, KEYWORDS: frozenset()})
    assert lost.text == definition.text  # what is printed is there, whatever a card has lost
