"""101.2. What players cannot do: use certain cards, use a card but while something is so.

Both players can't cast non-light spells.
Your opponent can't use shield triggers of darkness cards until the start of your next turn.
You can summon this creature only if you have no shields.
You can't put any exile creatures.
While you have no shields, you can't lose the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.characteristics import COME_UNTAPPED, FORBIDDEN, MANA_UNTAPPED, PUT
from engine.games.duel_masters.keyword_abilities import ComesTapped, MayComeTapped, OnlyIf
from engine.games.duel_masters.vocabulary.changes import PLAYER_ACTS
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.kernel.abilities import Condition, Context, Continuous, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import PLAYERS, Card
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget
from engine.language.changes import OTHER, Cannot, Modifier
from engine.language.descriptions import Description, Other
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, WordList, phrase
from engine.language.places import YOURS


@phrase("both_players")
@dataclass(frozen=True, slots=True)
class BothPlayers(FixedTarget):
    """101.2. Both players, as those who cannot do something."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    are_players: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> tuple[Card, ...]:
        """What stands for the players."""
        return PLAYERS


_USES: Final = WordList(
    "how a card is used",
    {
        "summon any": "summon",
        "cast any": "cast",
        "generate any": "generate",
        "use shield triggers of any": "shield trigger",
        "put untapped any": COME_UNTAPPED,
        "put untapped into_mana any": MANA_UNTAPPED,
        "put any": PUT,
    },
)


@phrase("can't {use} {description+}", use=_USES)
@dataclass(frozen=True, slots=True)
class CannotUse(Modifier):
    """101.2. A player cannot use certain cards, or cannot put them into the battle zone, or not untapped."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({FORBIDDEN})
    use: str
    description: Description

    def __post_init__(self) -> None:
        if any(isinstance(node, Other) for node in self.description.walk()):
            raise Contradiction("it is not said of a card that there is another one")
        said = self.description
        if not (said.qualities or said.traits) and self.use in ("summon", "cast"):
            raise Contradiction("what players do with all such cards is forbidden in words of its own")

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[FORBIDDEN] |= {(self.use, self.description, context.player)}


@dataclass(frozen=True, slots=True)
class PlayerCannot(Continuous):
    """101.2. What the player of the card with the ability cannot do with certain cards as long as it is there."""


def player_cannot(values: Fields) -> Fields:
    """The fields of that, from the slots of a phrase."""
    change = (CannotUse(values["use"], values["description"]),)
    return {"zones": IN_BATTLE_ZONE, "subject": APlayer(YOURS), "change": change}


def _player_slots(values: Mapping[str, Any]) -> Fields:
    (change,) = values["change"]
    return {"use": change.use, "description": change.description}


@dataclass(frozen=True, slots=True)
class PlayerCannotAct(Continuous):
    """101.2. What the player of the card with the ability cannot do as long as it is there, as to lose the game."""


def player_cannot_act(values: Fields) -> Fields:
    """The fields of that, from the slots of a phrase."""
    change = (Cannot((values["act"],)),)
    return {
        "zones": IN_BATTLE_ZONE,
        "subject": APlayer(YOURS),
        "change": change,
        "requirement": values.get("requirement"),
    }


def _act_slots(values: Mapping[str, Any]) -> Fields:
    (change,) = values["change"]
    return {"act": change.acts[0], "requirement": values["requirement"]}


RESTRICTIONS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    PlayerCannot: (
        Phrase(
            "you can't {use} {description+}.",
            {"use": _USES, "description": Description},
            player_cannot,
            _player_slots,
        ),
    ),
    PlayerCannotAct: (
        Phrase(
            "(while {requirement}, )?you can't {act}.",
            {"act": PLAYER_ACTS, "requirement": Condition},
            player_cannot_act,
            _act_slots,
        ),
    ),
    ComesTapped: (Phrase("this creature enters the battle zone tapped."),),
    MayComeTapped: (Phrase("this creature may enter the battle zone tapped."),),
    OnlyIf: (
        Phrase("you can never summon this creature.", {"requirement": None, "use": "summon"}),
        Phrase("you can summon this creature only if {requirement}.", {"requirement": Condition, "use": "summon"}),
        Phrase("you can cast this spell only if {requirement}.", {"requirement": Condition, "use": "cast"}),
    ),
}
"""The phrases of abilities."""
