"""5 to 9. The battle as texts speak of it: which characters have a role in it, and whether one has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.games.level_neo.battle_state import Battle, Fighter, battle, takes_part
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.battles import HasRole, InRole, WithRole
from engine.language.cards import FixedTarget
from engine.language.phrases import WordList, phrase

_FIGHTERS_IN: Final[Mapping[str, Callable[[Battle], tuple[Fighter, ...]]]] = {
    "attacking": lambda current: current.attackers,
    "attacked": lambda current: (current.target,),
    "covering": lambda current: (current.target,) if current.covered is not None else (),
    "together": lambda current: current.attackers if current.is_combi else (),
    "in battle": lambda current: (*current.attackers, current.target),
}
"""The characters that went into a battle in a role; some may have left since.

One that covers is attacked now; the one that it covers takes no part any more (9.8).
"""


def in_role(match: Match, role: str) -> list[Card]:
    """The characters in play that have this role in the battle in progress, if there is one."""
    current = battle(match)
    if current is None:
        return []
    return [fighter.card for fighter in _FIGHTERS_IN[role](current) if takes_part(match, fighter)]


def has_role(match: Match, context: Context, card: Card, entered: int, role: str) -> bool:
    """Whether a character has this role in the battle in progress, or had it when it was judged (decision 22).

    A skill that is triggered by the character's leaving looks back at it, too.
    """
    current = battle(match)
    if current is None:
        return False
    going, fighter = _FIGHTERS_IN[role](current), Fighter(card, entered)
    if context.event is not None and context.event.last_of(card) is not None:
        return any(each.card == card for each in going)
    return fighter in going and (fighter in current.judged or takes_part(match, fighter))


def foes_of(match: Match, context: Context, fighter: Fighter) -> list[Card]:
    """The characters in play on the other side of the battle; none for a character that is not in it."""
    sides = ("attacking", "attacked")
    return [
        foe
        for side, other in (sides, sides[::-1])
        if has_role(match, context, fighter.card, fighter.entered, side)
        for foe in in_role(match, other)
    ]


@phrase("the attacking characters", role="attacking")
@phrase("the attacked character", role="attacked")
@phrase("the covering character", role="covering")
@dataclass(frozen=True, slots=True)
class InBattle(WithRole):
    """Characters with a role in the battle."""

    role: str = field(metadata={"saved_as": "part"})

    @property
    def plural(self) -> bool:
        """An attack may be one of two characters."""
        return self.role == "attacking"


@phrase("the opposing characters")
@dataclass(frozen=True, slots=True)
class OpposingCharacters(FixedTarget):
    """Those that the character with the skill is in battle with: the attackers, or the character attacked."""

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The characters on the other side."""
        return foes_of(match, context, Fighter(context.source, context.stamp))


ROLE_WORDS: Final = WordList(
    "what a character does in the battle",
    {
        "attacking": "attacking",
        "being attacked": "attacked",
        "covering": "covering",
        "in a combi attack": "together",
        "in battle": "in battle",
    },
)


@phrase("{one} is/are {role}", role=ROLE_WORDS)
@dataclass(frozen=True, slots=True)
class IsBeing(HasRole):
    """Whether a character has a role in the battle."""


@phrase("that is/are {role}", role=ROLE_WORDS)
@dataclass(frozen=True, slots=True)
class Being(InRole):
    """With a role in the battle."""
