"""Nothing leaks: what a viewer cannot see makes no difference to anything that they receive."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import codec
from engine.kernel.cards import Card
from engine.kernel.log import Log
from engine.kernel.match import Match
from engine.kernel.state import State
from engine.kernel.views import View, view
from engine.kernel.visibility import public_id, sees
from engine.kernel.zones import Visibility
from engine.players.playout import random_answers
from engine.wording import Wording
from tests.games.kits import Kit, every_game
from tests.properties.matches import begun, drawn_decks, positions, seeds, share

pytestmark = pytest.mark.property

VIEWERS = (0, 1, None)
FEW = 3
"""Answers since the beginning of a step, all of which are given again for one permutation."""

ID = re.compile(r"id='[0-9a-f]+'")


class Moment:
    """A decision of a match: the position at the beginning of its step, and the answers given in the step since.

    ``actual`` is the same match with a log that begins where the step does.
    """

    def __init__(self, match: Match, given: list[tuple[int, tuple[str, ...]]], actual: Match) -> None:
        self.match = match
        self.given = given
        self.actual = actual

    def again(self, state: State, viewer: int | None) -> Match | None:
        """The same answers given from a state; None if another player could not have given one of them there.

        They chose a card that is hidden and not there now, or none where nothing but passing is left.
        """
        again = begun_again(self.match, state)
        for player, keys in self.given:
            decision = again.decision
            assert decision is not None
            assert decision.player == player
            allowed = decision.minimum <= len(keys) <= decision.maximum and set(keys) <= set(again.keys)
            if player != viewer and not allowed:
                return None
            again.answer(keys)
        return again


def moments(match: Match, seed: bytes) -> Iterator[Moment]:
    """Play a match at random to its end; yields every decision and the end."""
    given: list[tuple[int, tuple[str, ...]]] = []
    actual = begun_again(match, match.checkpoint.state.copy())
    yield Moment(match, given, actual)
    while match.decision is not None:
        player, keys = match.decision.player, match.keys
        for chosen in random_answers(match, seed + bytes([len(given) % 256])):
            given.append((player, tuple(keys[index] for index in chosen)))
            actual.answer(given[-1][1])
            break
        seed = seed[1:] + seed[:1]
        if not match.checkpoint.given:
            given.clear()
            actual = begun_again(match, match.checkpoint.state.copy())
        yield Moment(match, given, actual)


def begun_again(match: Match, state: State) -> Match:
    """A match that goes on from the beginning of a step, with a log of what comes."""
    return Match.at(match.rulebook, state, (), log=Log())


def received(match: Match, viewer: int | None) -> str:
    """Everything that a viewer receives at one moment: view, question, keys and labels of options, log.

    Ids of cards are numbered as they come: they are drawn at random, so that only which of them are equal tells
    anything.
    """
    seen = view(match, viewer)
    words = Wording(match.rulebook)
    assert match.log is not None
    said = [f"{turn} {words(line)} {line!r}" for turn, line in match.log.lines(viewer)]
    readable = [each for each in match.log.entries if each.viewers is None or viewer in each.viewers]
    said += [f"{each.whose(viewer)} {each.in_passage}" for each in readable]
    if seen.asking is not None:
        said.append(words(seen.asking))
    if seen.decision is not None:
        said += [f"{option.key} {words(option.label)}" for option in seen.decision.options]
    numbers: dict[str, str] = {}
    return ID.sub(lambda found: numbers.setdefault(found[0], f"id {len(numbers)}"), "\n".join([repr(seen), *said]))


def permuted(match: Match, viewer: int | None, chance: random.Random) -> State:
    """Where the match can be played on from, with what is printed on unseen cards dealt out anew among them.

    Unseen are cards that the viewer cannot see now and that have neither moved nor been shown since. Cards change
    places with cards of the same owner and the same back only: those everybody sees; and what lies face down in a
    zone of its own, beside the face-up cards, everybody knows to be of the deck that belongs there.
    """
    state = match.checkpoint.state.copy()
    rows = [Card(row) for row in range(len(state.definition))]
    touched = {card for card in rows if _trace(state, card) != _trace(match.state, card)}
    hidden = [card for card in rows if card not in touched and not sees(match, viewer, card)]
    backs = [match.rulebook.hooks.back(definition) for definition in state.definition]
    for owner, apart, back in product((0, 1), (False, True), sorted(set(backs))):
        alike = [card for card in hidden if state.owner[card] == owner and backs[card] == back]
        unseen = [card for card in alike if _lies_apart(state, card) is apart]
        definitions = [state.definition[card] for card in unseen]
        chance.shuffle(definitions)
        for card, definition in zip(unseen, definitions, strict=True):
            state.definition[card] = definition
    return state


def _lies_apart(state: State, card: Card) -> bool:
    return state.zone[card].kind.visibility is Visibility.PARTLY_HIDDEN


def _trace(state: State, card: Card) -> tuple[int, int]:
    """What changes whenever a card moves or is hidden again."""
    return state.entered[card], state.ident_of(card)


@every_game
@share(6)
@given(st.data(), seeds(), st.integers())
def test_permuting_what_a_viewer_cannot_see_changes_no_byte_they_receive(
    kit: Kit, data: st.DataObject, seed: bytes, shuffling: int
) -> None:
    chance = random.Random(shuffling)
    undealt = {kit.rulebook.first_step.name, *kit.undealt}
    viewers = cycle(VIEWERS)
    for number, moment in enumerate(moments(begun(data, kit, seed), seed)):
        if len(moment.given) > FEW and number % 3:
            continue  # all of them are given again, and little has changed since the last one
        if undealt.intersection(frame.step for frame in moment.match.checkpoint.state.stack):
            continue  # the decks are yet to be shuffled: where a card lies still tells what it is
        viewer = next(viewers)
        other = moment.again(permuted(moment.match, viewer, chance), viewer)
        if other is not None:
            assert received(other, viewer) == received(moment.actual, viewer)


@every_game
@given(st.data(), seeds())
def test_a_card_that_was_hidden_comes_back_under_an_id_that_nobody_can_link(
    kit: Kit, data: st.DataObject, seed: bytes
) -> None:
    match = begun(data, kit, seed)
    known: dict[Card, tuple[str, int]] = {}
    for _ in positions(match, seed):
        for row in range(len(match.state.definition)):
            card = Card(row)
            now = public_id(match, card), match.state.entered[card]
            before = known.pop(card, now)
            if sees(match, None, card):
                # One that has moved may have been hidden in between: put on the deck, and drawn by the same answer.
                assert now[0] == before[0] or now[1] != before[1]
                known[card] = now
            elif before is not now:
                assert now[0] != before[0]


@every_game
@given(st.data(), seeds())
def test_a_back_tells_nothing_but_where_it_lies_and_how(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        if number % 9:
            continue
        for viewer in VIEWERS:
            seen = view(match, viewer)
            for zone in seen.zones.values():
                for card in zone.cards:
                    if card.definition is None:
                        assert card.id == f"{zone.name}/back"
                        assert not card.values
                        assert not card.marks


@every_game
@share(5)
@given(st.data(), seeds())
def test_a_decision_is_shown_to_its_player_alone(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed)
    for _ in positions(match, seed):
        if match.decision is None:
            continue
        seen: dict[int | None, View] = {viewer: view(match, viewer) for viewer in VIEWERS}
        assert seen[match.decision.player].decision is not None
        assert seen[1 - match.decision.player].decision is None
        assert seen[None].decision is None


@every_game
@given(st.data(), seeds())
def test_the_log_does_not_change_the_match(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    decks = drawn_decks(data, kit)
    silent, told = (Match.begin(kit.rulebook, decks, seed, log=log) for log in (False, True))
    for _ in zip(positions(silent, seed), positions(told, seed), strict=True):
        pass
    assert isinstance(told.log, Log)
    assert codec.digest(silent.state) == codec.digest(told.state)
