"""Two matches of which one is the other with the players exchanged: whatever is ruled is ruled for both seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.cards import Card
from engine.kernel.decisions import Option
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.scenarios.position import Placed, ScenarioPosition


def exchanged(position: ScenarioPosition) -> ScenarioPosition:
    """The position with the players exchanged; what the game remembers in it must not name them."""
    return replace(
        position,
        zones={_of_other(name): [_entry(each) for each in cards] for name, cards in position.zones.items()},
        turn_player=1 - position.turn_player,
        first_player=1 - position.first_player,
        filler=position.filler[::-1],
    )


def _entry(entry: Placed | str) -> Placed | str:
    if isinstance(entry, str):
        return entry
    attached = {_of_other(name): [_entry(each) for each in cards] for name, cards in entry.attached.items()}
    return replace(entry, attached=attached, covering=tuple(map(_of_other, entry.covering)))


def _of_other(zone: str) -> str:
    """The name of the same zone of the other player."""
    place, colon, seat = zone.rpartition(":")
    return f"{place}{colon}{1 - int(seat)}" if colon else zone


@dataclass(frozen=True)
class Mirrored:
    """A match and its mirror image, which begin alike and are answered alike."""

    match: Match
    image: Match
    cards: dict[Card, Card]  #: which card of the image each card is; one that came into being later is the same

    @classmethod
    def of(cls, match: Match, image: Match) -> Mirrored:
        """Two matches that have just begun from a position and from the `exchanged` one."""
        there, image_there = match.checkpoint.state, image.checkpoint.state
        cards: dict[Card, Card] = {}
        for zone, pile in there.zones.items():
            other = image_there.zones[_zone(match, zone)]
            cards |= dict(zip(pile, other, strict=True))
        return cls(match, image, cards)

    def answer(self, keys: Sequence[str]) -> None:
        """Answer both: the image by the options that are the same."""
        offered = [] if self.image.decision is None else list(self.image.decision.options)
        chosen = []
        for key in keys:
            meant = self._options()[self.match.keys.index(key)]
            chosen.append(next(at for at, each in enumerate(offered) if each == meant and at not in chosen))
        decision = self.match.decision
        self.match.answer(keys)
        self.image.choose(tuple(chosen if decision is not None and decision.ordered else sorted(chosen)))

    def asked(self) -> tuple[Any, Any]:
        """What is asked in the match, as it would be asked in its image; and what is asked there."""
        one, other = self.match.decision, self.image.decision
        if one is None or other is None:
            return one, other
        said = (one.player, one.rule, one.prompt.text, one.minimum, one.maximum, one.secret)
        image = (1 - other.player, other.rule, other.prompt.text, other.minimum, other.maximum, other.secret)
        return (said, sorted(map(repr, self._options()))), (image, sorted(map(repr, other.options)))

    def _options(self) -> list[Option]:
        """The options of the match, as they are in its image."""
        options = () if self.match.decision is None else self.match.decision.options
        return [
            Option(
                each.verb,
                None if each.card is None else self.cards.get(each.card, each.card),
                None if each.zone is None else _zone(self.match, each.zone),
                each.value,
            )
            for each in options
        ]

    def standings(self) -> tuple[Any, Any]:
        """How both stand: which cards lie where and how, with their numbers, and who has won."""
        found: dict[str, Any] = {}
        image: dict[str, Any] = {}
        for zone, pile in self.match.state.zones.items():
            other = _zone(self.match, zone)
            found[other.name] = sorted(_seen(self.match, card, self.cards.get(card, card)) for card in pile)
            image[other.name] = sorted(_seen(self.image, card, card) for card in self.image.state.zones[other])
        one, another = self.match.state.outcome, self.image.state.outcome
        winner = None if another is None or another.winner is None else 1 - another.winner
        return (found, one), (image, None if another is None else another._replace(winner=winner))


def _seen(match: Match, card: Card, called: Card) -> tuple[Any, ...]:
    values = {name: value for name, value in match.values(card).items() if isinstance(value, int)}
    return called, match.state.rested[card], match.state.face_down[card], sorted(values.items())


def _zone(match: Match, zone: Zone) -> Zone:
    return match.rulebook.zone(_of_other(zone.name))
