"""1.3.3. What texts say of players: what they cannot do.

CONT: Your opponent cannot draw cards.
ACT: Your opponent cannot intercept until end of turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic.actions import LEVEL_BOOSTS
from engine.games.luck_and_logic.keyword_abilities import DRIVES, KeywordCondition
from engine.games.luck_and_logic.logic_definition import DEFINE
from engine.games.luck_and_logic.stock import LUCK_DRIVES
from engine.games.luck_and_logic.trance import TRANCE
from engine.games.luck_and_logic.vocabulary.abilities import zones_slots
from engine.games.luck_and_logic.vocabulary.places import DURATIONS
from engine.kernel.abilities import Change, Condition, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import CANNOT, PLAYERS, Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.verbs import DRAW
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget
from engine.language.changes import OTHER, put_in_force
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, Several, WordList, phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.times import ending

WHO: Final = WordList("a player", {"you": YOURS, "your opponent": OPPONENTS})

DEEDS: Final = WordList(
    "something players do",
    {
        "draw cards": DRAW,
        "attack": "attack",
        "intercept": "intercept",
        "logic define": DEFINE,
        "level boost": LEVEL_BOOSTS,
        "luck drive": LUCK_DRIVES,
        "trance": TRANCE,
        "use logic drives": DRIVES,
    },
)
"""What a player can be forbidden; the values are what the rules look for."""


@dataclass(frozen=True, slots=True)
class PlayerOf(FixedTarget):
    """What stands for a player, where an ability says something of one all the time."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    are_players: ClassVar[bool] = True
    owner: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The one."""
        return (PLAYERS[seat(context, self.owner)],)


@dataclass(frozen=True, slots=True)
class PlayerChange(Change):
    """What a text says of a player: "cannot draw cards"."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING


@phrase("cannot {deed}", deed=DEEDS)
@dataclass(frozen=True, slots=True)
class PlayerCannot(PlayerChange):
    """1.3.3. Something that the player cannot do, even where a text or rule says to."""

    writes: ClassVar[frozenset[str]] = frozenset({CANNOT})
    deed: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Forbid it."""
        values[CANNOT] |= {self.deed}


@phrase("{owner} {change} {duration}", owner=WHO, duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class ChangePlayer(Clause):
    """Let something be so of a player for a time."""

    owner: str
    change: PlayerChange
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force."""
        moment, turn = ending(match, context, self.duration)
        put_in_force(match, context, (PLAYERS[seat(context, self.owner)],), (self.change,), moment, turn)
        yield from ()


def _fields(values: Fields) -> Fields:
    """From the slots of the phrase: what is changed is what stands for the player."""
    subject, change = PlayerOf(values.pop("owner")), values.pop("change")
    return {**values, "subject": subject, "change": (change,)}


def _slots(values: Mapping[str, Any]) -> Fields:
    if not isinstance(values["subject"], PlayerOf) or not isinstance(values["change"][0], PlayerChange):
        return dict(values)  # another phrase says it
    (change,) = values["change"]
    said = {**zones_slots(values), "owner": values["subject"].owner, "change": change}
    return {name: value for name, value in said.items() if name != "subject"}


def all_the_time(zones: Several) -> Phrase:
    """The phrase of continuous abilities that say something of a player, with the zones that they may name."""
    return Phrase(
        "CONT( ({zones}))?( {condition})?: (if {requirement}, )?{owner} {change}.",
        {
            "zones": zones,
            "condition": KeywordCondition,
            "requirement": Condition,
            "owner": WHO,
            "change": PlayerChange,
        },
        _fields,
        _slots,
        when=lambda node: isinstance(node.subject, PlayerOf) and isinstance(node.change[0], PlayerChange),
    )
