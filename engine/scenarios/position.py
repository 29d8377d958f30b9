"""Positions: where every card is when a scenario begins, and at which step the match goes on from there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from inspect import signature
from typing import Any

from engine.card_names import find_card, nearest_names
from engine.kernel import verbs
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.errors import EngineError
from engine.kernel.log import Log
from engine.kernel.match import Match
from engine.kernel.memory import first_values
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import Frame, State
from engine.kernel.steps import Step
from engine.kernel.zones import Zone

DEFAULT_FILLING = 20
"""How many filler cards lie under the cards that a position names in each deck."""


class BadPosition(EngineError):
    """A position that names a zone, a card or a step which the game does not have."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a position, by number or name. ``attached`` to it are cards in zones with these names.

    ``face_down`` None: as cards come to the zone.
    """

    card: str
    rested: bool = False
    face_down: bool | None = None
    attached: Mapping[str, Sequence[Placed | str]] = field(default_factory=dict)
    covering: tuple[str, ...] = ()  #: the names of all zones on which it lies, its own first, if there are several


@dataclass(frozen=True, slots=True)
class ScenarioPosition:
    """Where a match stands.

    A name without a place stands for all places of a kind that are not named themselves: "gate:0" for "gate-FL:0" and
    its like.
    ``zones`` lists cards by zone name ("FL:0"): piles that nobody sees into (decks) from the top, others upwards.
    At the bottom of every such pile, listed or not, lie ``filling`` copies of ``filler`` (by seat; none without one).
    """

    step: str
    arguments: tuple[Any, ...] = ()
    zones: Mapping[str, Sequence[Placed | str]] = field(default_factory=dict)
    turn: int = 3
    turn_player: int = 0
    first_player: int = 0
    memory: Mapping[str, Any] = field(default_factory=dict)
    seed: bytes = b"scenario"
    filler: Sequence[str] = ()
    filling: int = DEFAULT_FILLING

    def begin(self, rulebook: Rulebook, cards: Mapping[str, CardDefinition] | None = None) -> Match:
        """A match that stands here. ``cards`` are further cards of the scenario's own, by number."""
        if cards:
            everything = {**rulebook.cards(), **cards}
            rulebook = replace(rulebook, cards=lambda: everything)
        if self.step not in rulebook.steps:
            raise BadPosition(f"{rulebook.title} has no step {self.step!r}; it has {', '.join(rulebook.steps)}")
        _check_arguments(rulebook.steps[self.step], self.arguments)
        state = State(self.seed)
        state.zones = dict.fromkeys(rulebook.zones.values(), ())
        state.memory = first_values(rulebook.memory) | _known(rulebook, self.memory)
        for each in rulebook.memory:
            each.take_up(state)
        state.effects = rulebook.effects
        state.turn, state.turn_player, state.first_player = self.turn, self.turn_player, self.first_player
        match = Match(rulebook, state)
        placed = _by_zone(rulebook, self.zones)
        piles = [zone for zone in rulebook.zones.values() if zone.kind.pile and zone not in placed]
        for zone in (*placed, *piles):
            self._place(match, zone, placed.get(zone, ()))
        state.stack = (Frame(self.step, self.arguments),)
        return Match.at(rulebook, state, (), log=Log())

    def _place(self, match: Match, zone: Zone, placed: Sequence[Placed | str]) -> None:
        cards = [_entry(entry) for entry in placed]
        if zone.kind.pile:
            filler = self.filler[zone.player] if zone.player < len(self.filler) else None
            under = [Placed(filler)] * self.filling if filler else []
            cards = under + cards[::-1]
        for entry in cards:
            _create(match, entry, zone)


def _check_arguments(step: Step, arguments: Sequence[Any]) -> None:
    """Refuse another number of arguments than a step is called with, beside the match."""
    try:
        signature(step.play).bind(None, *arguments)
    except TypeError as problem:
        raise BadPosition(f"the step {step.name!r} cannot begin with these arguments: {problem}") from None
    except ValueError:
        pass  # nobody can tell of a function that was compiled


def _by_zone(rulebook: Rulebook, zones: Mapping[str, Sequence[Placed | str]]) -> dict[Zone, Sequence[Placed | str]]:
    everywhere: dict[Zone, Sequence[Placed | str]] = {}
    there: dict[Zone, Sequence[Placed | str]] = {}
    kinds = {
        f"{kind.name}:{seat}": kind.of(seat) for kind in rulebook.zone_kinds if len(kind.places) > 1 for seat in (0, 1)
    }
    for name, cards in zones.items():
        if name in kinds:
            everywhere |= dict.fromkeys(kinds[name], cards)
        else:
            there[zone_called(rulebook, name)] = cards
    return everywhere | there


def _create(match: Match, placed: Placed, zone: Zone) -> Card:
    definition = _card(match.rulebook, placed.card)
    covering = tuple([zone_called(match.rulebook, name) for name in placed.covering])
    card = verbs.create(match, definition, max(zone.player, 0), zone, face_down=placed.face_down, covering=covering)
    match.state.rested[card] = placed.rested
    for name, cards in placed.attached.items():
        there = zone_called(match.rulebook, name)
        attach(match, [_create(match, _entry(each), there) for each in cards], card)
    return card


def _entry(entry: Placed | str) -> Placed:
    return entry if isinstance(entry, Placed) else Placed(entry)


def zone_called(rulebook: Rulebook, name: str) -> Zone:
    """The zone of this name. Raises `BadPosition`."""
    try:
        return rulebook.zone(name)
    except KeyError:
        known = ", ".join(rulebook.zones)
        raise BadPosition(f"{rulebook.title} has no zone {name!r}; it has {known}") from None


def _card(rulebook: Rulebook, text: str) -> CardDefinition:
    found = rulebook.cards().get(text) or find_card(rulebook, text)
    if found is None:
        near = ", ".join(nearest_names(rulebook, text))
        raise BadPosition(f"{rulebook.title} has no card {text!r}" + (f"; did you mean {near}?" if near else ""))
    return found


def _known(rulebook: Rulebook, memory: Mapping[str, Any]) -> dict[str, Any]:
    check_remembered(rulebook, memory)
    found = {name: _frozen(value) for name, value in memory.items()}
    for each in rulebook.memory:
        if each.name in found and not each.admits(found[each.name]):
            raise BadPosition(f"{rulebook.title} cannot remember {memory[each.name]!r} as {each.name!r}")
    return found


def check_remembered(rulebook: Rulebook, names: Iterable[str]) -> None:
    """Refuse what a game does not remember. Raises `BadPosition`."""
    remembered = [each.name for each in rulebook.memory]
    unknown = sorted(set(names).difference(remembered))
    if unknown:
        raise BadPosition(f"{rulebook.title} remembers no {', '.join(unknown)}; it remembers {', '.join(remembered)}")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
