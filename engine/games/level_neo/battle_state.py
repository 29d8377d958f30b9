"""5 to 9. What the rules remember of the battle in progress."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo import field, zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.structs import Struct


class Fighter(Struct, frozen=True):
    """A character in a battle: it takes part as long as it stays the card it is, wherever on the field."""

    card: Card
    entered: int


class Battle(Struct, frozen=True):
    """The battle in progress, from the declaration of an attack (4.3.3) until the Start skills of its end are done."""

    attackers: tuple[Fighter, ...]  #: 5.1, 5.8: the declared attacker, then the support added for a combi attack
    target: Fighter  #: what the attack was declared on, or who covers it
    covered: Fighter | None = None  #: 6.1: what the attack was declared on, once another character covers it
    bursts: tuple[Card, ...] = ()  #: 8.5: the level cards that have burst in it
    failed: tuple[int, ...] = ()  #: 8.3: the seats whose level burst has failed
    judged: tuple[Fighter, ...] = ()  #: 9.8: those that were judged, known until the skills of the end are done
    is_over: bool = False  #: whether only these skills are still to be done

    @property
    def is_combi(self) -> bool:
        """5.8. Whether two characters attack together."""
        return len(self.attackers) > 1


BATTLE: Final = Remembered[Battle | None]("battle", None, touches="battle")
"""The battle in progress; None between battles."""


def battle(match: Match) -> Battle | None:
    """The battle in progress, or None."""
    return BATTLE.of(match)


def require_battle(match: Match) -> Battle:
    """The battle in progress; for what is done in battles alone."""
    current = BATTLE.of(match)
    assert current is not None
    return current


def update(match: Match, current: Battle | None) -> None:
    """Remember the battle as it now is."""
    BATTLE.set(match, current)


def enlist(match: Match, card: Card) -> Fighter:
    """The character as it goes into a battle."""
    return Fighter(card, match.state.entered[card])


def takes_part(match: Match, fighter: Fighter) -> bool:
    """Whether a character is still the one that went into the battle: one that has left the field is not."""
    state = match.state
    return state.zone[fighter.card].kind.field and state.entered[fighter.card] == fighter.entered


def attackers(match: Match, current: Battle) -> list[Card]:
    """The attacking characters that are still there."""
    return [fighter.card for fighter in current.attackers if takes_part(match, fighter)]


def target(match: Match, current: Battle) -> Card | None:
    """The character that the attack is now aimed at, if it is still there."""
    return current.target.card if takes_part(match, current.target) else None


def main_of(match: Match, current: Battle, player: int) -> Card | None:
    """8.1. The player's main character, if it takes part in the battle."""
    there = [*attackers(match, current), target(match, current)]
    return next((card for card in match.cards(zones.MAIN[player]) if card in there), None)


def total_ap(match: Match, current: Battle) -> tuple[int, int]:
    """5.8, 9.1. The AP of both sides: the attackers' together, and that of the character attacked."""
    aimed_at = target(match, current)
    attack = sum(field.ap(match, card) for card in attackers(match, current))
    return attack, field.ap(match, aimed_at) if aimed_at is not None else 0
