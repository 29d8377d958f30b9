"""5 to 9. The battle as texts speak of it: which characters have a part in it, and whether one has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.level_neo.battle_state import Battle, Fighter, battle, enlist, takes_part
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import IT, FixedTarget, It, This
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Trait
from engine.language.phrases import WordList, phrase

_PARTS: Final[Mapping[str, Callable[[Battle], tuple[Fighter, ...]]]] = {
    "attacking": lambda current: current.attackers,
    "attacked": lambda current: (current.target,),
    "covering": lambda current: (current.target,) if current.covered is not None else (),
    "together": lambda current: current.attackers if current.is_combi else (),
    "in battle": lambda current: (*current.attackers, current.target),
}
"""The characters that went into a battle for a part; some may have left since.

One that covers is attacked now; the one that it covers takes no part any more (9.8).
"""


def having_part(match: Match, part: str) -> list[Card]:
    """The characters in play that have this part in the battle in progress, if there is one."""
    current = battle(match)
    if current is None:
        return []
    return [fighter.card for fighter in _PARTS[part](current) if takes_part(match, fighter)]


def has_part(match: Match, context: Context, fighter: Fighter, part: str) -> bool:
    """Whether a character has this part in the battle in progress, or had it when it was judged (decision 22).

    A skill that is triggered by the character's leaving looks back at it, too.
    """
    current = battle(match)
    if current is None:
        return False
    going = _PARTS[part](current)
    if context.event is not None and context.event.last_of(fighter.card) is not None:
        return any(each.card == fighter.card for each in going)
    return fighter in going and (fighter in current.judged or takes_part(match, fighter))


def foes_of(match: Match, context: Context, fighter: Fighter) -> list[Card]:
    """The characters in play on the other side of the battle; none for a character that is not in it."""
    sides = ("attacking", "attacked")
    return [
        foe
        for side, other in (sides, sides[::-1])
        if has_part(match, context, fighter, side)
        for foe in having_part(match, other)
    ]


def _meant(match: Match, context: Context, one: FixedTarget) -> list[Fighter]:
    """The characters that words mean, as the cards they were when the skill triggered: they may have left by now."""
    if isinstance(one, This):
        return [Fighter(context.source, context.stamp)]
    event = context.event
    if isinstance(one, It) and IT not in context.bound and event is not None and event.card is not None:
        entered = match.state.entered[event.card] if event.entered is None else event.entered
        return [Fighter(event.card, entered)]
    return [enlist(match, card) for card in one.cards(match, context)]


@phrase("the attacking characters", part="attacking")
@phrase("the attacked character", part="attacked")
@phrase("the covering character", part="covering")
@dataclass(frozen=True, slots=True)
class InBattle(FixedTarget):
    """Characters with a part in the battle."""

    part: str

    @property
    def plural(self) -> bool:
        """An attack may be one of two characters."""
        return self.part == "attacking"

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The characters that have the part."""
        return having_part(match, self.part)


@phrase("the opposing characters")
@dataclass(frozen=True, slots=True)
class OpposingCharacters(FixedTarget):
    """Those that the character with the skill is in battle with: the attackers, or the character attacked."""

    @property
    def plural(self) -> bool:
        """Said of several."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The characters on the other side."""
        return foes_of(match, context, Fighter(context.source, context.stamp))


STATES: Final = WordList(
    "what a character does in the battle",
    {
        "attacking": "attacking",
        "being attacked": "attacked",
        "covering": "covering",
        "in a combi attack": "together",
        "in battle": "in battle",
    },
)


@phrase("{one} is/are {state}", state=STATES)
@dataclass(frozen=True, slots=True)
class IsBeing(PlainCondition):
    """Whether a character has a part in the battle."""

    one: FixedTarget
    state: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one of those meant has the part."""
        return any(has_part(match, context, each, self.state) for each in _meant(match, context, self.one))


@phrase("that is/are {state}", state=STATES)
@dataclass(frozen=True, slots=True)
class Being(Trait):
    """With a part in the battle."""

    state: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the part."""
        return has_part(match, context, enlist(match, card), self.state)
