"""310.8b, 403.4a. "Put one of your creatures under this field", "put it under one of your creatures"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.duel_masters import underneath
from engine.games.duel_masters.vocabulary.shield_zone import cards_meant
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, Chosen, FixedTarget, Target
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("put {target} under {bearer}")
@dataclass(frozen=True, slots=True)
class PutUnder(Clause):
    """403.4a. Cards are put under a card in the battle zone, below all that lie there."""

    target: Target
    bearer: Target

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there are enough cards, or others cannot tell that there are not."""
        return self._is_enough(match, context, self.target.conceivable(match, context))

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether there are enough cards."""
        target = self.target
        known = target.choosable(match, context) if isinstance(target, Chosen) else target.conceivable(match, context)
        return self._is_enough(match, context, known)

    def _is_enough(self, match: Match, context: Context, cards: Iterable[Card]) -> bool:
        target = self.target
        if not context.in_full or not isinstance(target, Chosen):
            return True
        return len(tuple(cards)) >= target.count.bounds(match, context)[0]

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the cards, then the one to lie on them unless the text names it; put them under it if it is there."""
        context.bound[DID] = ()
        if not isinstance(self.bearer, FixedTarget):
            cards = yield from self.target.pick(match, context, "choose")
            chosen = yield from self.bearer.pick(match, context, "choose")
            for bearer in chosen[:1]:
                yield from self._put(match, context, cards, bearer)
            return
        for bearer in self.bearer.cards(match, context):
            cards = yield from self.target.pick(match, context, "choose")
            yield from self._put(match, context, cards, bearer)

    def _put(self, match: Match, context: Context, cards: tuple[Card, ...], bearer: Card) -> Procedure[None]:
        is_enough = self._is_enough(match, context, cards)
        meant = cards_meant(match, context, self.target, cards)
        put = yield from underneath.put_under(match, meant, bearer)
        context.bound[DID] = put if is_enough else ()
