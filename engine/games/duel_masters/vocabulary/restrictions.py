"""101.2. What players cannot do: use certain cards, use a card but while something is so.

Both players can't cast non-light spells.
Your opponent can't use shield triggers of darkness cards until the start of your next turn.
You can summon this creature only if you have no shields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.characteristics import COME_UNTAPPED, FORBIDDEN
from engine.games.duel_masters.keyword_abilities import ComesTapped, OnlyIf
from engine.kernel.abilities import Condition, Context, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import PLAYERS, Card
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Description, Other
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, WordList, phrase


@phrase("both_players")
@dataclass(frozen=True, slots=True)
class BothPlayers(FixedTarget):
    """101.2. Both players, as those who cannot do something."""

    looks_at: ClassVar[frozenset[str]] = NOTHING

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
    },
)


@phrase("can't {use} {description+}", use=_USES)
@dataclass(frozen=True, slots=True)
class CannotUse(Modifier):
    """101.2. A player cannot use certain cards, or put them untapped into the battle zone."""

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


RESTRICTIONS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ComesTapped: (Phrase("this creature enters the battle zone tapped."),),
    OnlyIf: (
        Phrase("you can summon this creature only if {requirement}.", {"requirement": Condition, "use": "summon"}),
        Phrase("you can cast this spell only if {requirement}.", {"requirement": Condition, "use": "cast"}),
    ),
}
"""The phrases of abilities."""
