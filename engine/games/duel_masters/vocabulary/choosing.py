"""Choosing any number of creatures whose power, taken together, is within a limit."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters import field
from engine.games.duel_masters.vocabulary.descriptions import WithTotalPower
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import Chosen, choose
from engine.language.groups import InPlay


def limit_of(target: Chosen) -> int:
    """The greatest total power of what is chosen; 0 if the text names none."""
    among = target.among
    traits = among.description.traits if isinstance(among, InPlay) else ()
    return next((trait.number for trait in traits if isinstance(trait, WithTotalPower)), 0)


@dataclass(frozen=True, slots=True)
class WithinTotal(Chosen):
    """Creatures chosen one after the other, as long as their power together is within the limit."""

    def asked_of(
        self, match: Match, context: Context, player: int, verb: str, limit: int | None
    ) -> Procedure[tuple[Card, ...]]:
        """Ask for one more until nobody fits or the player has enough."""
        _, most = self.bounds(match, context)
        rest = limit_of(self)
        chosen: tuple[Card, ...] = ()
        while len(chosen) < most:
            cards = [
                card
                for card in self.choosable_by(match, context, player)
                if card not in chosen and field.power(match, card) <= rest
            ]
            more = (yield from choose(match, context, player, cards, (0, 1), verb)) if cards else ()
            if not more:
                return chosen
            chosen = (*chosen, *more)
            rest -= field.power(match, more[0])
        return chosen
