"""609.8a. Where spells go that do not go to the graveyard when they have been cast.

After casting, this spell goes to your mana zone tapped.
You and your opponent play Gachinko Judge. If you win, afterwards this spell goes to your hand instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.going_elsewhere import let_go_to
from engine.games.duel_masters.keyword_abilities import AfterCasting
from engine.kernel.abilities import Context, Node
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, WordList, phrase

PLACES: Final = WordList(
    "where a spell goes",
    {"hand": zones.HAND.name, "mana zone": zones.MANA.name, "hyperspatial zone": zones.HYPERSPATIAL.name},
)


@phrase("afterwards this spell goes to your {place} instead", place=PLACES)
@dataclass(frozen=True, slots=True)
class GoesAfterCasting(Clause):
    """609.8a. What a text says while it is done: where the spell goes when it has been cast."""

    place: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Keep it in mind until then."""
        yield from ()
        context.bound[DID] = (context.source,)
        let_go_to(match, context.source, self.place)


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    AfterCasting: (
        Phrase("after casting, this spell goes to your mana zone tapped.", {"place": zones.MANA.name, "tapped": True}),
        Phrase(
            "after casting, this spell goes to your mana zone facing_down.",
            {"place": zones.MANA.name, "face_down": True},
        ),
        Phrase("after casting out_of_your_hand, this spell goes on_a_shield_of_yours face up.", {"on_shield": True}),
        Phrase(
            "after casting, this spell goes to your {place}.",
            {"place": PLACES},
            when=lambda node: not (node.tapped or node.face_down or node.on_shield),
        ),
    ),
}
"""The phrases of these abilities."""
