"""112.2d, 603.2. Over drive: more mana may be paid for a creature when it is summoned, for an ability that it gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import field
from engine.games.duel_masters.characteristics import CIVILIZATIONS
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards, may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message, Ref

DRIVEN: Final = Remembered[tuple[Card, ...]]("over drive", (), touches="over drive")
"""The creatures for which an over drive was paid, from then until they leave the battle zone."""


@dataclass(frozen=True, slots=True)
class OverDrive(KeywordCondition):
    """So many cards of a civilisation were tapped for it when the creature was summoned."""

    keyword: ClassVar[str] = "over drive"
    looks_at: ClassVar[frozenset[str]] = frozenset({DRIVEN.touches})
    number: int
    civilization: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it was paid."""
        return context.source in DRIVEN.of(match)


def offer(match: Match, player: int, card: Card) -> Procedure[None]:
    """112.2d. Let the player pay for over drive: an additional cost, also of what is summoned for nothing."""
    conditions = [ability.condition for ability in match.state.definition[card].abilities]
    for drive in dict.fromkeys(each for each in conditions if isinstance(each, OverDrive)):
        found = [each for each in field.mana(match, player) if _pays(match, each, drive.civilization)]
        if len(found) < drive.number:
            continue
        prompt = Message("ask-over-drive", {"card": Ref(card), "count": drive.number})
        if not (yield from may(player, "112.2d", prompt, card=card)):
            continue
        which = Message("ask-over-drive-mana", {"card": Ref(card), "count": drive.number})
        tapped = yield from choose_cards(player, "112.2d", which, found, drive.number, drive.number, card=card)
        verbs.rest_together(match, tapped)
        DRIVEN.set(match, (*DRIVEN.of(match), card))


def forget(match: Match, card: Card) -> None:
    """110.5, 400.6. A card that is not in the battle zone is another one when it comes again."""
    if card in DRIVEN.of(match):
        DRIVEN.set(match, tuple([each for each in DRIVEN.of(match) if each != card]))


def _pays(match: Match, card: Card, civilization: str) -> bool:
    state = match.state
    return not state.rested[card] and not state.face_down[card] and civilization in match.values(card)[CIVILIZATIONS]
