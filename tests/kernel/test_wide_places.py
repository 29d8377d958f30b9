"""Cards that lie on several places at the same time: zones of wide kinds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.kernel import codec, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.errors import BrokenSave
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.kernel.zones import Visibility, Zone, ZoneKind
from engine.scenarios import Placed, ScenarioMatch
from tests.kernel import tiny
from tests.kernel.tiny import CARDS, GRAVE, RULEBOOK, SEED

BENCH = ZoneKind("bench", Visibility.PUBLIC, places=("B1", "B2", "B3"), field=True, wide=True)
B1, B2, B3 = BENCH.of(0)
BOOK = replace(RULEBOOK, name="wide", zone_kinds=(*RULEBOOK.zone_kinds, BENCH))


@pytest.fixture
def match() -> Match:
    return Match.begin(BOOK, [Deck({"main": {"plain": 6}})] * 2, SEED, log=False)


def placed(match: Match, *covering: Zone) -> Card:
    return verbs.create(match, CARDS["plain"], 0, covering[0], covering=covering)


def test_a_card_is_on_every_place_that_it_covers(match: Match) -> None:
    card = placed(match, B1, B2)
    assert match.on(B1) == match.on(B2) == (card,)
    assert match.on(B3) == ()
    assert match.cards(B1) == (card,)
    assert match.cards(B2) == ()
    assert match.covered(card) == (B1, B2)


def test_the_cards_on_a_place_are_told_in_the_order_in_which_they_came(match: Match) -> None:
    first, second = placed(match, B2), placed(match, B1, B2)
    assert match.on(B2) == (first, second)
    verbs.place(match, first, B3)
    verbs.place(match, first, B2)
    assert match.on(B2) == (second, first)


def test_what_came_at_the_same_time_has_the_same_stamp_and_what_came_later_a_greater_one(match: Match) -> None:
    first, second, third = placed(match, B1), placed(match, B2), placed(match, B3)
    with at_once(match):
        verbs.place(match, first, B2)
        verbs.place(match, second, B1, verbs.Arrival(covering=(B1, B2)))
    verbs.place(match, third, B1)
    covers = match.state.covers
    assert covers[first].since == covers[second].since < covers[third].since


def test_a_place_that_a_card_covers_is_overfull_when_another_comes_there(match: Match) -> None:
    placed(match, B1, B2)
    other = placed(match, B3)
    match.overfull = False
    verbs.place(match, other, B3)
    assert not match.overfull
    verbs.place(match, other, B2)
    assert match.overfull


def test_a_card_that_leaves_covers_nothing_any_more(match: Match) -> None:
    card = placed(match, B1, B2)
    verbs.place(match, card, GRAVE[0])
    assert match.on(B1) == match.on(B2) == ()
    assert match.covered(card) == (GRAVE[0],)


def test_an_ability_that_moves_cards_knows_all_the_places_on_which_they_lay(match: Match) -> None:
    wide, narrow = placed(match, B1, B2), placed(match, B3)
    context = Context(wide, 0, match.state.entered[wide])
    context.remember(match, (wide, narrow))
    verbs.place(match, wide, GRAVE[0])
    verbs.place(match, narrow, B1, verbs.Arrival(covering=(B1, B2)))
    assert context.covered(match, wide) == (B1, B2)
    assert context.covered(match, narrow) == (B1, B2), "it has not left the bench"
    verbs.place(match, narrow, GRAVE[0])
    assert context.covered(match, narrow) == (B3,)


def test_cards_change_places_all_at_once_and_stay_the_cards_they_are(match: Match) -> None:
    wide, narrow = placed(match, B1, B2), placed(match, B3)
    match.state.rested[wide] = True
    before = match.state.entered.copy()
    verbs.rearrange(match, {wide: (B2, B3), narrow: (B1,)})
    assert match.on(B1) == (narrow,)
    assert match.on(B2) == match.on(B3) == (wide,)
    assert match.state.entered == before
    assert match.state.rested[wide]


def test_a_copy_and_a_save_know_what_a_card_covers(match: Match) -> None:
    wide, narrow = placed(match, B1, B2), placed(match, B2)
    loaded = codec.decode_state(BOOK, codec.encode_state(match.state))
    for state in (match.state.copy(), loaded):
        assert state.covers == match.state.covers
        assert list(state.covers) == [wide, narrow]
    assert codec.digest(loaded) == codec.digest(match.state)


def test_a_save_of_places_that_are_not_there_is_broken(match: Match) -> None:
    saved = codec.save(match).replace('"zones":', '"covers":[[0,["B9:0"],1]],"zones":')
    with pytest.raises(BrokenSave):
        codec.load(BOOK, saved)


def test_a_view_names_the_places_of_a_card_that_lies_on_several(match: Match) -> None:
    placed(match, B1, B2)
    placed(match, B3)
    zones = view(match, None).zones
    assert zones["B1:0"].cards[0].covers == ("B1:0", "B2:0")
    assert zones["B2:0"].cards == ()
    assert zones["B3:0"].cards[0].covers == ()


def test_a_position_names_the_places_of_a_card() -> None:
    wide = Placed("plain", covering=("B1:0", "B2:0"))
    match = ScenarioMatch(BOOK, step="play_step", zones={"B1:0": [wide], "B3:0": ["blue"]}).match
    assert match.on(B2) == match.cards(B1)
    assert len(match.on(B3)) == 1


def test_cards_of_other_kinds_of_zones_are_on_their_zone_alone() -> None:
    match = tiny.begin({"plain": 6})
    card = tiny.put(match, "plain")
    assert match.on(match.state.zone[card]) == (card,)
    assert match.covered(card) == (match.state.zone[card],)
    assert not match.state.covers
