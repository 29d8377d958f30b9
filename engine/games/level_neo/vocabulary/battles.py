"""5 to 9. The battle as texts speak of it: which characters have a part in it, and whether one has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.level_neo.battle_state import Battle, attackers, battle, participants, target
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import Definite
from engine.language.conditions import Plain
from engine.language.descriptions import Trait
from engine.language.phrases import WordList, says


def _attacked(match: Match, current: Battle) -> list[Card]:
    aimed_at = target(match, current)
    return [] if aimed_at is None else [aimed_at]


def _covering(match: Match, current: Battle) -> list[Card]:
    return _attacked(match, current) if current.covered is not None else []


def _together(match: Match, current: Battle) -> list[Card]:
    return attackers(match, current) if current.is_combi else []


_PARTS: Final[Mapping[str, Callable[[Match, Battle], list[Card]]]] = {
    "attacking": attackers,
    "attacked": _attacked,
    "covering": _covering,
    "together": _together,
    "in battle": lambda match, current: participants(match),
}


def having_part(match: Match, part: str) -> list[Card]:
    """The characters that have this part in the battle in progress, if there is one.

    One that covers is attacked now; the one that it covers takes no part any more (9.8).
    """
    current = battle(match)
    return [] if current is None else _PARTS[part](match, current)


def foes_of(match: Match, card: Card | None) -> list[Card]:
    """The characters on the other side of the battle in progress; none for a character that is not in it."""
    sides = having_part(match, "attacking"), having_part(match, "attacked")
    return [foe for side, other in (sides, sides[::-1]) if card in side for foe in other]


@says("the attacking characters", part="attacking")
@says("the attacked character", part="attacked")
@says("the covering character", part="covering")
@dataclass(frozen=True, slots=True)
class InBattle(Definite):
    """Characters with a part in the battle."""

    part: str

    @property
    def plural(self) -> bool:
        """An attack may be one of two characters."""
        return self.part == "attacking"

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The characters that have the part."""
        return having_part(match, self.part)


@says("the opposing characters")
@dataclass(frozen=True, slots=True)
class OpposingCharacters(Definite):
    """Those that the character with the skill is in battle with: the attackers, or the character attacked."""

    @property
    def plural(self) -> bool:
        """Said of several."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The characters on the other side."""
        return foes_of(match, context.this(match))


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


@says("{one} is/are {state}", state=STATES)
@dataclass(frozen=True, slots=True)
class IsBeing(Plain):
    """Whether a character has a part in the battle."""

    one: Definite
    state: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one of those meant has the part."""
        having = having_part(match, self.state)
        return any(card in having for card in self.one.cards(match, context))


@says("that is/are {state}", state=STATES)
@dataclass(frozen=True, slots=True)
class Being(Trait):
    """With a part in the battle."""

    state: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the part."""
        return card in having_part(match, self.state)
