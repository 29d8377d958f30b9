"""101.2, 104.2c. Players in texts: what they can and cannot do, winning and losing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.losing import lose
from engine.games.duel_masters.terms_offered import MaySummonFrom
from engine.games.duel_masters.vocabulary.changes import PLAYER_PERMISSIONS, Can
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.kernel.abilities import Context, Continuous, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import PLAYERS, Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget
from engine.language.descriptions import Description
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, WordList, phrase
from engine.language.places import OPPONENTS, YOURS, seat


@phrase("you", player=YOURS, printed_only=True)
@phrase("your opponent", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class APlayer(FixedTarget):
    """101.2. A player, as somebody who can or cannot do something."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    are_players: ClassVar[bool] = True
    player: str

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> tuple[Card, ...]:
        """What stands for that player."""
        return (PLAYERS[seat(context, self.player)],)


@phrase("you lose the game", player=YOURS)
@phrase("your opponent loses the game", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Loses(Clause):
    """104.2c. A player loses."""

    player: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """The match is over, unless something else happens."""
        yield from lose(match, (seat(context, self.player),), "104.2c", "effect")


@phrase("you win the game")
@dataclass(frozen=True, slots=True)
class Wins(Clause):
    """104.2c. The player wins."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """The match is over, unless something else happens."""
        yield from lose(match, (1 - context.player,), "104.2c", "effect")


@dataclass(frozen=True, slots=True)
class PlayerMay(Continuous):
    """101.2. Something that a player can do all the time although a rule does not let them."""


def _may_fields(values: Fields) -> Fields:
    return {"zones": IN_BATTLE_ZONE, "subject": APlayer(YOURS), "change": (Can(values["act"]),)}


def _may_slots(values: Mapping[str, Any]) -> Fields:
    return {"act": values["change"][0].act}


OPEN_ZONES: Final = WordList(
    "a zone where everybody sees a card", {"graveyard": zones.GRAVEYARD.name, "mana zone": zones.MANA.name}
)

ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    MaySummonFrom: (
        Phrase(
            "you may summon {description+} from your {place}.",
            {"description": Description, "place": OPEN_ZONES},
            lambda values: {**values, "zones": IN_BATTLE_ZONE},
            lambda values: {name: values[name] for name in ("description", "place")},
            lambda node: not node.once,
        ),
        Phrase(
            "one_time_each_turn, you may summon {description+} from your {place}.",
            {"description": Description, "place": OPEN_ZONES},
            lambda values: {**values, "zones": IN_BATTLE_ZONE, "once": True},
            lambda values: {name: values[name] for name in ("description", "place")},
            lambda node: node.once,
        ),
    ),
    PlayerMay: (Phrase("you can {act}.", {"act": PLAYER_PERMISSIONS}, _may_fields, _may_slots),),
}
"""The phrases of these abilities."""
