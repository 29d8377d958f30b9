"""8.1, 8.2.9, 8.2.11. What the rules remember of the battle in progress."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.games.luck_and_logic.zones import CIRCLE
from engine.kernel.cards import Card
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import Position
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

ATTACKER: Final = "attacking"
DEFENDER: Final = "defending"


class Battle(Struct, frozen=True):
    """The battle in progress. Whoever is no attacking or defending member any more is not named in it."""

    step: str = "attack declaration step"
    chosen: Card | None = None  #: 8.2.5. the member with which the turn player attacks, until it leaves the field
    attacker: Card | None = None  #: 8.2.9. the attacking member
    circle: Zone | None = None  #: 8.2.6.2. the circle being attacked
    defender: Card | None = None  #: 8.2.11.1. the defending member
    interceptors: tuple[Card, ...] = ()  #: 8.3.3.1. the members that intercept, without the soul that went with them
    winner: Card | None = None  #: 8.5.3
    losers: tuple[Card, ...] = ()  #: 8.5.3.4.3


BATTLE: Final = Remembered[Battle | None]("battle", None, touches="the battle")
"""The battle in progress; None between battles."""

COURSE: Final = "course of the battle"
"""The aspect of the position that changes with the step of a battle, and with who has won: nothing looks at it."""

ATTACKS: Final = Remembered("attacks", 0, touches=UNOBSERVED, until="turn")
"""8.1.3. How often the turn player has attacked in this turn."""


def battle(match: Position) -> Battle | None:
    """The battle in progress, or None."""
    return BATTLE.of(match)


def require_battle(match: Position) -> Battle:
    """The battle in progress; for what is done in battles alone."""
    current = BATTLE.of(match)
    assert current is not None
    return current


def update(match: Position, current: Battle | None) -> None:
    """Remember the battle as it now is."""
    BATTLE.set(match, current)


def enter(match: Position, step: str) -> Battle:
    """Note that the battle has come to a step."""
    current = replace(require_battle(match), step=step)
    BATTLE.set(match, current, touches=COURSE)
    return current


def decide(match: Position, winner: Card | None, losers: tuple[Card, ...]) -> None:
    """8.5.3. Note who has won the battle, and who has lost it."""
    BATTLE.set(match, replace(require_battle(match), winner=winner, losers=losers), touches=COURSE)


def fighters(match: Position) -> list[Card]:
    """8.2.9.1, 8.2.11.1.1. The members in battle."""
    current = BATTLE.of(match)
    if current is None:
        return []
    return [card for card in (current.attacker, current.defender) if card is not None]


def is_to_come(match: Position, moment: str) -> bool:
    """8.6.6. Whether the end that a text names is ahead: where there is no battle, that of a battle is not."""
    return moment != "battle" or BATTLE.of(match) is not None


def follow(match: Position, card: Card) -> None:
    """8.2.9.3, 8.2.9.4, 8.2.11.2. A card has come to another zone: it may be no member in battle any more.

    An attacking member is one until it leaves the field, or is Set and no member any more (5.24.6); a defending one,
    until it leaves the circle being attacked.
    """
    current = BATTLE.of(match)
    if current is None:
        return
    if card in (current.chosen, current.attacker) and match.state.zone[card].kind is not CIRCLE:
        update(match, replace(current, chosen=None, attacker=None))
    elif card == current.defender and current.circle not in match.covered(card):
        update(match, replace(current, defender=None))
    elif card in current.interceptors:
        update(match, replace(current, interceptors=tuple(each for each in current.interceptors if each != card)))
