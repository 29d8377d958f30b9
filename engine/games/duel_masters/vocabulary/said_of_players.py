"""101.2. What is said of players and what is said of cards: neither has the characteristics of the other.

Nor does what lies in another zone leave the battle zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.actions import LEAVE
from engine.games.duel_masters.characteristics import FORBIDDEN, TRIGGERING
from engine.games.duel_masters.vocabulary.changes import ACTS_OF_PLAYERS, ACTS_WITH_CARDS
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.games.duel_masters.vocabulary.restrictions import BothPlayers
from engine.games.duel_masters.vocabulary.where_cards_lie import are_elsewhere
from engine.kernel.abilities import Change
from engine.kernel.cards import CANNOT
from engine.language.abilities import Fields
from engine.language.cards import Target
from engine.language.changes import Cannot
from engine.language.errors import Contradiction

_OF_PLAYERS: Final = frozenset({CANNOT, FORBIDDEN, TRIGGERING})
"""The characteristics that players have, but for what they may do: that is said of "you" in words of its own."""


def misfit(subject: Target | None, changes: Sequence[Change]) -> str:
    """Why changes cannot be said of a subject: players are no cards, and the reverse; "" if they can be.

    400.5. Cards elsewhere do not leave the battle zone; that they cannot leave where they are is another effect.
    """
    acts = {act for each in changes if isinstance(each, Cannot) for act in each.acts}
    if isinstance(subject, APlayer | BothPlayers):
        fits = all(each.writes <= _OF_PLAYERS for each in changes) and acts <= ACTS_OF_PLAYERS | ACTS_WITH_CARDS
        return "" if fits else "cards are so, and no players"
    if LEAVE in acts and are_elsewhere(subject):
        return "they do not lie in the battle zone"
    forbids = any(FORBIDDEN in each.writes for each in changes)
    return "players do this, and no creatures" if forbids or not acts.isdisjoint(ACTS_OF_PLAYERS) else ""


def fitting(values: Fields) -> Fields:
    """The slots of what is so for a time, as they are; refuses what cannot be said of the subject."""
    problem = misfit(values["subject"], values["modifiers"])
    if problem:
        raise Contradiction(problem)
    return values
