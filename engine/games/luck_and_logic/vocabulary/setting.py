"""5.24. To Set cards, as texts say it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import setting
from engine.games.luck_and_logic.vocabulary.moving import MovesCards
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import Target
from engine.language.phrases import phrase

_BEARER = "bearer"  # the key in `Context.bound` of what cards are Set to


@phrase("set {target} face up to {bearer}", face_down=False)
@phrase("set {target} face down to {bearer}", face_down=True)
@dataclass(frozen=True, slots=True)
class SetTo(MovesCards):
    """5.24.1. Set cards to a member or a gate, which is meant as it was before these were chosen."""

    verb: ClassVar[str] = "set"
    bearer: Target
    face_down: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note what they are Set to; then choose them, and Set them. What has left the field is still meant."""
        context.bound[_BEARER] = yield from self.bearer.pick(match, context, "choose")
        yield from MovesCards.resolve(self, match, context)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """One after the other, to the one that is meant."""
        done: tuple[Card, ...] = ()
        for bearer in context.bound.get(_BEARER, ())[:1]:
            for card in [each for each in cards if each != bearer]:
                if (yield from setting.set_to(match, card, bearer, face_down=self.face_down)):
                    done += (card,)
        return done
