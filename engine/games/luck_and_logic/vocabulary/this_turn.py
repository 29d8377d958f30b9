"""5.12, 5.13. What texts ask of the turn so far: whether a member was deployed in it, whether a player has tranced.

AUTO: When this member attacks, if it was deployed this turn, draw a card.
CONT: If you have tranced this turn, this member gets power +1000.
ACT: Choose one of your members that was not deployed this turn, and stand it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import deploying
from engine.games.luck_and_logic.turn_memory import DEPLOYMENTS, TRANCED_BY
from engine.games.luck_and_logic.vocabulary.triggers import WAYS, is_way
from engine.kernel.abilities import Context, Node
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Trait
from engine.language.last_information import meant_as_which
from engine.language.phrases import Phrase, phrase
from engine.language.places import OPPONENTS, YOURS, seat


def _was_deployed(match: Match, card: Card, entered: int | None, how: str | None) -> bool:
    """Whether a card was deployed so in this turn, as the one that came to its zone at ``entered``."""
    found = [each for each in DEPLOYMENTS.of(match) if (each.card, each.entered) == (card, entered)]
    return any(is_way(how, each.how) for each in found)


@phrase("{one} was/were deployed( {how})? this_turn", so=True, how=WAYS)
@phrase("{one} was/were not deployed( {how})? this_turn", so=False, how=WAYS)
@dataclass(frozen=True, slots=True)
class WasDeployed(PlainCondition):
    """5.12.1. Whether certain members were deployed in this turn, or were not; also where they have left (9.11.1)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({DEPLOYMENTS.touches})
    one: FixedTarget
    so: bool
    how: str | None = None

    def aspects(self) -> frozenset[str]:
        """What the rules remember of it, and who they are."""
        return frozenset({DEPLOYMENTS.touches}) | self.one.aspects()

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and all of them were, or none was."""
        asked = meant_as_which(match, context, self.one)
        return bool(asked) and all(_was_deployed(match, card, entered, self.how) is self.so for card, entered in asked)


@phrase("that was/were deployed( {how})? this_turn", so=True, how=WAYS)
@phrase("that was/were not deployed( {how})? this_turn", so=False, how=WAYS)
@dataclass(frozen=True, slots=True)
class DeployedThisTurn(Trait):
    """5.12.1. Deployed in this turn, or not."""

    looks_at: ClassVar[frozenset[str]] = frozenset({DEPLOYMENTS.touches})
    so: bool
    how: str | None = None

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it was, as the member that it is, or that it was last where it has left."""
        entered, last = match.state.entered[card], context.looks_back_at(match, card)
        if last is None or last.entered is not None:
            return _was_deployed(match, card, entered if last is None else last.entered, self.how) is self.so
        # it has just left: that is noted right after what triggers on it
        left = [each for each in DEPLOYMENTS.of(match) if each.card == card and each.left in (None, entered)]
        return any(is_way(self.how, each.how) for each in left) is self.so


@phrase("you have tranced this_turn", player=YOURS, so=True)
@phrase("you have not tranced this_turn", player=YOURS, so=False)
@phrase("your opponent has tranced this_turn", player=OPPONENTS, so=True)
@phrase("your opponent has not tranced this_turn", player=OPPONENTS, so=False)
@dataclass(frozen=True, slots=True)
class HasTranced(PlainCondition):
    """5.13.1, 5.35.2. Whether a player has tranced in this turn, by rule, by Trance Change or by an effect, or not."""

    looks_at: ClassVar[frozenset[str]] = frozenset({TRANCED_BY.touches})
    player: str
    so: bool
    how: str | None = None

    def holds(self, match: Match, context: Context) -> bool:
        """Whether a Tranceunion was deployed by it."""
        tranced = TRANCED_BY.of_player(match, seat(context, self.player))
        return any(is_way(self.how, how) for how in tranced) is self.so


def _by_trance_change(template: str, **given: Any) -> Phrase:
    return Phrase(template, {**given, "how": deploying.BY_TRANCE_CHANGE})


BY_TRANCE_CHANGE: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    WasDeployed: (
        _by_trance_change("{one} was/were deployed by_trance_change this_turn", so=True),
        _by_trance_change("{one} was/were not deployed by_trance_change this_turn", so=False),
    ),
    DeployedThisTurn: (
        _by_trance_change("that was/were deployed by_trance_change this_turn", so=True),
        _by_trance_change("that was/were not deployed by_trance_change this_turn", so=False),
    ),
    HasTranced: (
        _by_trance_change("you have tranced by_trance_change this_turn", player=YOURS, so=True),
        _by_trance_change("you have not tranced by_trance_change this_turn", player=YOURS, so=False),
        _by_trance_change("your opponent has tranced by_trance_change this_turn", player=OPPONENTS, so=True),
        _by_trance_change("your opponent has not tranced by_trance_change this_turn", player=OPPONENTS, so=False),
    ),
}
"""11.5. What only the texts of 2.04 ask: whether it was by Trance Change."""
