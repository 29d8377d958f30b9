"""107.2, 601.1e. Fort energy: which cards of the mana zone are tapped to summon a creature."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.duel_masters import twinpacts
from engine.games.duel_masters.characteristics import RACES
from engine.games.duel_masters.keyword_conditions import FUELED, FortEnergy
from engine.games.duel_masters.race_names import is_of
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.position import Position

_SUMMON = "summon"


def asked_races(match: Position, card: Card, use: str) -> tuple[str, ...]:
    """The races of which a card may be tapped for what a creature does that is used so."""
    return _races_of(twinpacts.side_as(match, card, use)) if use == _SUMMON else ()


@lru_cache(maxsize=4096)
def _races_of(side: CardDefinition) -> tuple[str, ...]:
    conditions = [ability.condition for ability in side.abilities]
    return tuple(dict.fromkeys([each.race for each in conditions if isinstance(each, FortEnergy)]))


def is_of_race(match: Position, card: Card, race: str) -> bool:
    """203.2. Whether a card of the mana zone is of a race; nobody asks this of one that lies face down."""
    return not match.state.face_down[card] and is_of(match.values(card)[RACES], race)


def note_tapped(match: Position, card: Card, use: str, tapped: Sequence[Card]) -> None:
    """Note of which races the cards are that were tapped to summon a creature."""
    found = [race for race in asked_races(match, card, use) if any(is_of_race(match, each, race) for each in tapped)]
    if found:
        FUELED.set(match, (*FUELED.of(match), *[(card, race) for race in found]))


def forget(match: Position, card: Card) -> None:
    """110.5, 400.6. A card that is not in the battle zone is another one when it comes again."""
    if any(each == card for each, _ in FUELED.of(match)):
        FUELED.set(match, tuple([(each, race) for each, race in FUELED.of(match) if each != card]))
