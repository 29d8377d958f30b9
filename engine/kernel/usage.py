"""Usage restrictions: abilities that can be used once a turn, or once a game, and which of them have been."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.kernel.abilities import FIRST_TIME, Activated, Automatic
from engine.kernel.cards import NAMES, Card
from engine.kernel.derived_state import DerivedState
from engine.kernel.memory import UNOBSERVED, Remembered

USED: Final = Remembered[Mapping[tuple[Card, int, str], str]]("used", {}, touches="used abilities")
"""The abilities used up: (card, its `State.entered`, mark), and when that ends."""

BY_NAME: Final = "turn by name"
"""The restriction of what cards with one name can use once a turn, whichever of them it is."""

TRIED: Final = "turn, tried"
"""The restriction of what can be tried once a turn: it counts even where its player does not pay for it."""

BY_PLAYING: Final = frozenset({TRIED, FIRST_TIME})
"""The restrictions for a turn that count that an ability was played, whether or not anything was done."""

USED_BY_NAME: Final = Remembered[tuple[tuple[int, str, str], ...]](
    "used by name", (), touches=USED.touches, until="turn"
)
"""The abilities used up for this turn by a card name: (player, name, mark)."""


def is_used(match: DerivedState, card: Card, mark: str, stamp: int | None = None) -> bool:
    """Whether the restricted ability of this card (as the card it was at ``stamp``) has been used up."""
    used = USED.of(match)
    if not used:
        return False
    return (card, match.state.entered[card] if stamp is None else stamp, mark) in used


def use(match: DerivedState, card: Card, mark: str, restriction: str, stamp: int) -> None:
    """Note that a restricted ability was used. What stands by of the same ability is cancelled."""
    match.state.standing_by = tuple(s for s in match.state.standing_by if (s.card, s.mark) != (card, mark))
    if restriction == BY_NAME:
        USED_BY_NAME.set(match, (*USED_BY_NAME.of(match), *_by_name(match, card, mark)))
    else:
        until = "turn" if restriction in BY_PLAYING else restriction
        USED.set(match, {**USED.of(match), (card, stamp, mark): until})


def is_used_up(
    match: DerivedState, card: Card, ability: Activated | Automatic, mark: str, stamp: int | None = None
) -> bool:
    """Whether an ability of this card has been used up, by the card itself or by another one with its name."""
    if is_used(match, card, mark, stamp):
        return True
    if ability.restriction != BY_NAME:
        return False
    used = USED_BY_NAME.of(match)
    return any(each in used for each in _by_name(match, card, mark))


def _by_name(match: DerivedState, card: Card, mark: str) -> list[tuple[int, str, str]]:
    return [(match.master(card), name, mark) for name in sorted(match.values(card)[NAMES])]


def renew(match: DerivedState, restrictions: Collection[str]) -> None:
    """Let what was used be usable again, as far as it was restricted until this moment."""
    used = USED.of(match)
    if used:
        left = {key: until for key, until in used.items() if until not in restrictions}
        USED.set(match, left, touches=UNOBSERVED)
