"""Characteristics, what may be activated and what is due are found anew only when that may have changed: never late."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Self, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import codec
from engine.kernel.abilities import GAINED_ABILITIES, Activated, Continuous
from engine.kernel.aspects import STANDING_BY
from engine.kernel.cards import Card, Characteristic, Values
from engine.kernel.characteristics import UNCHANGED, answered, prepare
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.zones import Zone
from engine.language.errors import CardTextError
from engine.players.playout import random_answers
from tests.games.kits import Kit, every_game, kit_of
from tests.language.languages import every_language, language_of
from tests.properties.matches import FOUND_AS_IT_IS, drawn_decks, seeds, share
from tests.properties.test_hostile_texts import busy_answers, speaker

pytestmark = pytest.mark.property

K = TypeVar("K")
T = TypeVar("T")

TEXTS = 6
"""So many continuous abilities are drawn for a match; each card has two of them."""

TRIES = 2000
"""After so many texts without as many, the game's language hardly has any."""

ANSWERS = 40
"""So many answers are given in a match with them."""


class Distrustful(Match):
    """A match that finds anew whatever it has kept whenever it is asked, and compares."""

    __slots__ = ("_computing", "_prepared")

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self._computing = False
        self._prepared = prepare(())
        super().__init__(*arguments, **options)

    def values(self, card: Card) -> Values:
        """The characteristics that the match has kept, once they have proved to be those of now."""
        if self._computing:
            return super().values(card)
        self._computing = True
        kept = super().values(card)
        remembered = self._table, self._present, self._plan, self._looks_at, self._in_force
        self._table = self._present = self._plan = None
        if self._prepared.effects is not self.state.effects:
            self._prepared = prepare(self.state.effects)
        self._in_force = self._prepared  # with those that are left out because they would do nothing
        now = super().values(card)
        assert _whole(now) == _whole(kept), f"{self.state.definition[card].number} is not what it was taken for"
        self._table, self._present, self._plan, self._looks_at, self._in_force = remembered
        self._computing = False
        return kept

    def value(self, card: Card, name: Characteristic[T]) -> T:
        """One characteristic, once it has proved to be that of now."""
        found = super().value(card, name)
        if not self._computing:
            assert _whole(self.values(card))[name] == found, name
        return found

    def value_of_player(self, player: int, name: Characteristic[T]) -> T:
        """One characteristic of a player, once it has proved to be that of now."""
        found = super().value_of_player(player, name)
        if not self._computing:
            assert self.values_of_player(player)[name] == found, name
        return found

    def could_change(self, characteristic: str) -> bool:
        """Whether anything could change a characteristic; if not, once it has proved to be that of no other card."""
        if super().could_change(characteristic):
            return True
        if self._computing or not self.state.definition:
            return False
        for card, values in self.differing().items():
            printed = self.rulebook.player_values if card < 0 else self.state.definition[card].values
            assert values.get(characteristic) == {**UNCHANGED, **printed.copy()}.get(characteristic), characteristic
        return False

    def values_for(self, *names: str) -> Callable[[Card], Values]:
        """How to ask for characteristics, once what could change none of them has proved to change none."""
        for name in names:
            self.could_change(name)
        return super().values_for(*names)

    def could_change_any(self, characteristics: frozenset[str]) -> bool:
        """Whether anything could change any of these; if not, once each has proved to be that of no other card."""
        found = super().could_change_any(characteristics)
        assert found or not any(self.could_change(each) for each in characteristics)
        return found

    def hears(self, kind: str) -> bool:
        """Whether anything could listen; if not, once it has proved that nothing does."""
        return super().hears(kind) or self.may_be_answered(kind)

    def hears_of(self, kind: str, card: Card) -> bool:
        """Whether anything could listen if it happens to this card, likewise."""
        return super().hears_of(kind, card) or self.may_be_answered(kind)

    def hears_of_move(self, source: Zone, zone: Zone, card: Card) -> bool:
        """Whether anything could listen to a move, likewise."""
        answered = [self.may_be_answered(kind) for kind in (zone.kind.enter, source.kind.leave)]
        return super().hears_of_move(source, zone, card) or any(answered)

    def may_be_answered(self, kind: str) -> bool:
        """Whether what is gained or made may answer such an event; if not, once it has proved that nothing does."""
        if super().may_be_answered(kind):
            return True
        gained = [each for values in self.differing().values() for each in values.get(GAINED_ABILITIES, ())]
        made = [effect.ability for effect in self.state.effects if effect.ability is not None]
        assert kind not in answered([*gained, *made]), f"something answers {kind}"
        return False

    def activated(self, player: int) -> Sequence[tuple[Card, Activated, str]]:
        """The activated abilities that the match has kept, once they have proved to be those of now."""
        kept = super().activated(player)
        self._activated.clear()
        assert super().activated(player) == kept
        return kept

    def kept(self, find: Callable[[Self, K], T], about: K) -> T:
        """What the match has found out already, once it has proved to be what it finds now."""
        kept = super().kept(find, about)
        assert find(self, about) == kept, f"{find.__name__} finds something else now"
        return kept

    def kept_until(self, aspect: str, find: Callable[[Self, K], T], about: K) -> T:
        """What the match keeps until something else lies in a zone, once it has proved to be what it finds now."""
        kept = super().kept_until(aspect, find, about)
        assert find(self, about) == kept, f"{find.__name__} finds something else now"
        return kept


def _whole(values: Values) -> dict[str, Any]:
    """All characteristics, whether a change has come to the card or not."""
    whole: dict[str, Any] = {**UNCHANGED}
    whole.update(values.copy())
    return whole


@every_game
@settings(share(5), phases=FOUND_AS_IT_IS)
@given(st.data(), seeds())
def test_no_rule_action_is_missed_after_changes_at_which_none_is_said_to_look(
    kit: Kit, data: st.DataObject, seed: bytes
) -> None:
    decks, alone = drawn_decks(data, kit), kit.rulebook.indifferent & {STANDING_BY}
    anxious = replace(kit.rulebook, indifferent=alone, rule_actions_await={}, rule_actions_read=None)
    match, watchful = (Match.begin(each, decks, seed, log=False) for each in (kit.rulebook, anxious))
    for chosen in random_answers(match, seed):
        watchful.choose(chosen)
        assert watchful.keys == match.keys
        assert codec.digest(watchful.state) == codec.digest(match.state)
    assert watchful.state.outcome == match.state.outcome


@every_game
@settings(share(5), phases=FOUND_AS_IT_IS)
@given(st.data(), seeds())
def test_what_is_kept_is_never_out_of_date(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = Distrustful.begin(kit.rulebook, drawn_decks(data, kit), seed, log=False)
    for chosen in random_answers(match, seed):
        if match.answers % 8 == 0:
            fork = match.fork()
            kept = [fork.activated(player) for player in (0, 1)]
            fork.refresh()
            assert kept == [fork.activated(player) for player in (0, 1)]
        if match.can_step_back:
            asked = match.keys
            match.step_back()
            match.choose(chosen)
            assert match.keys == asked
    assert match.state.outcome is not None


@every_language
@settings(share(16), phases=FOUND_AS_IT_IS)
@given(seed=st.integers(0, 1 << 64))
def test_what_is_kept_is_never_out_of_date_whatever_cards_say(game: str, seed: int) -> None:
    kit = kit_of(game)
    match = Distrustful.begin(with_continuous_abilities(kit, seed), kit.starters, seed.to_bytes(9), log=False)
    for _ in zip(range(ANSWERS), busy_answers(match, random.Random(seed)), strict=False):
        pass


def with_continuous_abilities(kit: Kit, seed: int) -> Rulebook:
    """The game with any continuous abilities at all on its cards: each has two of a few."""
    chance, found = random.Random(seed), list[Continuous]()
    for _ in range(TRIES):
        if len(found) >= TEXTS:
            break
        try:
            compiled = language_of(kit.name).compile(speaker(kit.name).ability(chance, depth=7))
        except CardTextError:
            continue
        found += [each for each in compiled if isinstance(each, Continuous)]
    printed = sorted(kit.rulebook.cards().items())
    cards = {
        number: replace(card, abilities=tuple(chance.sample(found, min(2, len(found))))) for number, card in printed
    }
    return replace(kit.rulebook, cards=lambda: MappingProxyType(cards))
