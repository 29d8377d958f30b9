"""What kinds of zones say of the cards that come there: whether they stay the same cards, and how they lie."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.kernel.zones import Visibility, Zone, ZoneKind
from engine.language.card_actions import Rest, Stand
from engine.language.cards import This
from engine.language.descriptions import Description, Face, Named, Noun, Oriented, Other
from engine.language.groups import is_legible
from engine.scenarios import Placed, ScenarioPosition
from tests.kernel import tiny

FORT = ZoneKind("fort", Visibility.FACE_UP, places=("F1", "F2"), field=True, ground="fort", face_down=True)
"""A part of the field of its own."""

STORE = ZoneKind("store", Visibility.FACE_UP, face_down=True)

PEN = ZoneKind("pen", Visibility.PUBLIC, orients=True)
"""No part of the field, but cards stand and rest there."""

ROW = ZoneKind("row", Visibility.PUBLIC, places=("R1",), field=True, grows="R")
"""It may get further places."""

RULEBOOK = replace(tiny.RULEBOOK, zone_kinds=(*tiny.RULEBOOK.zone_kinds, FORT, STORE, PEN, ROW))


def standing(**zones: Placed) -> tuple[Match, Card]:
    """A match with a card in a zone."""
    place, placed = next(iter(zones.items()))
    match = ScenarioPosition("play_step", zones={f"{place}:0": [placed]}).begin(RULEBOOK)
    return match, match.cards(match.rulebook.zone(f"{place}:0"))[0]


@pytest.mark.parametrize(
    ("place", "destination", "stays"),
    [
        ("T1", tiny.TABLE.at(0, "T2"), True),
        ("F1", FORT.at(0, "F2"), True),
        ("T1", FORT[0], False),
        ("F1", tiny.TABLE[0], False),
        ("T1", tiny.GRAVE[0], False),
    ],
)
def test_a_card_stays_the_same_card_within_one_ground_of_the_field(place: str, destination: Zone, stays: bool) -> None:
    match, card = standing(**{place: Placed("plain", rested=True)})
    tiny.in_force(match, card, tiny.AddMight(2), cards=(card,))
    before = match.state.entered[card]
    verbs.place(match, card, destination)
    assert (match.state.entered[card] == before) is stays
    assert match.values(card)["might"] == (5 if stays else 3)
    assert match.state.rested[card] is stays


def test_cards_come_as_they_lie_there_unless_it_is_said_otherwise() -> None:
    match, card = standing(T1=Placed("plain"))
    lies = match.state.face_down
    verbs.place(match, card, STORE[0])
    assert lies[card]
    assert [seen.definition for seen in view(match, 0).zones["store:0"].cards] == [None]
    verbs.place(match, card, FORT[0], verbs.Arrival(face_down=False))
    assert not lies[card]
    verbs.place(match, card, FORT.at(0, "F2"))
    assert not lies[card]  # it stays the same card
    verbs.place(match, card, tiny.GRAVE[0])
    verbs.place(match, card, FORT[0])
    assert lies[card]


def test_a_card_that_comes_face_down_by_itself_cannot_be_told_from_any_other() -> None:
    match, card = standing(T1=Placed("plain"))
    known = match.state.ident[card]
    verbs.place(match, card, STORE[0])
    assert match.state.ident[card] != known


def test_positions_and_new_cards_lie_as_cards_come_there() -> None:
    for placed, down in ((Placed("plain"), True), (Placed("plain", face_down=False), False)):
        match, card = standing(store=placed)
        assert match.state.face_down[card] is down
    match, _ = standing(T1=Placed("plain"))
    assert match.state.face_down[verbs.create(match, tiny.CARDS["plain"], 0, STORE[0])]
    assert not match.state.face_down[verbs.create(match, tiny.CARDS["plain"], 0, tiny.GRAVE[0])]


@dataclass(frozen=True, slots=True)
class Thing(Noun):
    """Any card."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Printed(Thing):
    """A card of a sort that is printed on it."""

    asks: ClassVar[bool] = True


@pytest.mark.parametrize(
    ("visibility", "blank", "hides"),
    [
        (Visibility.PUBLIC, False, False),
        (Visibility.PUBLIC, True, True),
        (Visibility.PUBLIC_FACE_UP, False, True),
        (Visibility.FACE_UP, False, True),
        (Visibility.OWNER, False, False),
    ],
)
@pytest.mark.parametrize("face_down", [False, True])
def test_what_lies_face_down_is_just_a_card_where_it_is_blank(
    visibility: Visibility, blank: bool, hides: bool, face_down: bool
) -> None:
    """How it lies can be told of it all the same."""
    shelf = ZoneKind("shelf", visibility, blank=blank)
    rulebook = replace(tiny.RULEBOOK, zone_kinds=(*tiny.RULEBOOK.zone_kinds, shelf))
    placed = [Placed("plain", face_down=face_down)]
    match = ScenarioPosition("play_step", zones={"shelf:0": placed}).begin(rulebook)
    (card,) = match.cards(shelf[0])
    outward = Description(Thing(), (Face(True), Oriented(False), Other()))
    assert is_legible(match, card, outward)
    for asking in (Description(Printed()), Description(Thing(), (), (Named(("plain",)),))):
        assert is_legible(match, card, asking) is not (hides and face_down)


@pytest.mark.parametrize("gains", [False, True])
def test_what_lies_face_down_may_have_abilities_that_effects_give_it(gains: bool) -> None:
    """And none of its own."""
    hooks = replace(tiny.RULEBOOK.hooks, gains_abilities_face_down=lambda state, card: gains)
    rulebook = replace(tiny.RULEBOOK, hooks=hooks)
    zones = {"T1:0": [Placed("mourner", face_down=True)]}
    match = ScenarioPosition("play_step", zones=zones).begin(rulebook)
    (card,) = match.cards(tiny.TABLE.at(0, "T1"))
    (ability,) = match.state.definition[card].abilities
    assert match.is_active(card, ability, gained=True) is gains
    assert not match.is_active(card, ability)


@pytest.mark.parametrize(("place", "orients"), [("T1", True), ("F1", True), ("pen", True), ("store", False)])
def test_effects_rest_and_stand_cards_of_the_field_and_of_kinds_that_orient_theirs(place: str, orients: bool) -> None:
    match, card = standing(**{place: Placed("chief", face_down=False)})
    context = Context(card, 0, match.state.entered[card])
    assert Rest(This()).possible(match, context, card) is orients
    assert Rest(This()).do(match, context, (card,)) == ((card,) if orients else ())
    assert match.state.rested[card] is orients
    assert Stand(This()).do(match, context, (card,)) == ((card,) if orients else ())


def test_places_that_have_opened_are_found_behind_those_of_the_start_by_player() -> None:
    match, card = standing(T1=Placed("plain"))
    opened = [ROW.at(0, "R3"), ROW.at(1, "R2"), ROW.at(0, "R2")]
    for zone in opened:
        match.places(ROW, 0)
        verbs.place(match, card, zone)
    assert match.places(ROW, 0) == (ROW[0], opened[0], opened[2])
    assert match.places(ROW, 1) == (ROW[1], opened[1])


def test_places_that_had_opened_are_gone_where_another_state_counts_that_has_as_many_zones() -> None:
    match, card = standing(T1=Placed("plain"))
    before = match.state.copy()
    verbs.place(match, card, ROW.at(0, "R2"))
    assert match.places(ROW, 0) == (ROW[0], ROW.at(0, "R2"))
    match.let_be(before, match.index)
    verbs.place(match, card, ROW.at(0, "R3"))
    assert match.places(ROW, 0) == (ROW[0], ROW.at(0, "R3"))
