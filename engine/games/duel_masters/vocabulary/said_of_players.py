"""101.2. What is said of players and what is said of cards: neither has the characteristics of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.characteristics import FORBIDDEN, MAY, TRIGGERING
from engine.games.duel_masters.vocabulary.changes import ACTS_OF_PLAYERS
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.games.duel_masters.vocabulary.restrictions import BothPlayers
from engine.kernel.abilities import Change
from engine.kernel.cards import CANNOT
from engine.language.abilities import Fields
from engine.language.cards import Target
from engine.language.changes import Cannot
from engine.language.errors import Contradiction

_OF_PLAYERS: Final = frozenset({CANNOT, MAY, FORBIDDEN, TRIGGERING})
"""The characteristics that players have."""


def misfit(subject: Target | None, changes: Sequence[Change]) -> str:
    """Why changes cannot be said of a subject: players are no cards, and the reverse; "" if they can be."""
    if isinstance(subject, APlayer | BothPlayers):
        return "" if all(each.writes <= _OF_PLAYERS for each in changes) else "cards are so, and no players"
    acts = {act for each in changes if isinstance(each, Cannot) for act in each.acts}
    forbids = any(FORBIDDEN in each.writes for each in changes)
    return "players do this, and no creatures" if forbids or not acts.isdisjoint(ACTS_OF_PLAYERS) else ""


def fitting(values: Fields) -> Fields:
    """The slots of what is so for a time, as they are; refuses what cannot be said of the subject."""
    problem = misfit(values["subject"], values["modifiers"])
    if problem:
        raise Contradiction(problem)
    return values
