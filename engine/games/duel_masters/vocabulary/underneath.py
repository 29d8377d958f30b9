"""310.8b, 403.4a. "Put one of your creatures under this field", "put it under one of your creatures"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters import underneath
from engine.games.duel_masters.vocabulary.shield_zone import cards_meant
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, FixedTarget, Target
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("put {target} under {bearer}")
@dataclass(frozen=True, slots=True)
class PutUnder(Clause):
    """403.4a. Cards are put under a card in the battle zone, below all that lie there."""

    target: Target
    bearer: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the cards, then the one to lie on them unless the text names it; put them under it if it is there."""
        context.bound[DID] = ()
        if not isinstance(self.bearer, FixedTarget):
            cards = yield from self.target.pick(match, context, "choose")
            chosen = yield from self.bearer.pick(match, context, "choose")
            for bearer in chosen[:1]:
                context.bound[DID] = yield from self._put(match, context, cards, bearer)
            return
        for bearer in self.bearer.cards(match, context):
            cards = yield from self.target.pick(match, context, "choose")
            context.bound[DID] = yield from self._put(match, context, cards, bearer)

    def _put(
        self, match: Match, context: Context, cards: tuple[Card, ...], bearer: Card
    ) -> Procedure[tuple[Card, ...]]:
        meant = cards_meant(match, context, self.target, cards)
        return (yield from underneath.put_under(match, meant, bearer))
