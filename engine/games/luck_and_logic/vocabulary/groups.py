"""Cards as texts speak of them: a player's members and gates, this member, cards by where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.games.luck_and_logic import characteristics, field
from engine.games.luck_and_logic.vocabulary.descriptions import TypeNoun
from engine.kernel.abilities import Ability, Context, Continuous, Node
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.changes import Gets
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CHOSEN_BY_OPPONENT, InPlay
from engine.language.phrases import phrase
from engine.language.places import OWNERS
from engine.language.referring import of_its_own


@phrase("this member")
@dataclass(frozen=True, slots=True)
class ThisMember(This):
    """The card with the ability, where it is a member."""


@phrase("this gate")
@dataclass(frozen=True, slots=True)
class ThisGate(This):
    """The card with the ability, where it is a gate."""


def refuse_this_of_others(ability: Ability, *, member: bool, gate: bool) -> None:
    """Raise `Contradiction` where a card calls itself a member or a gate and is none, so that nothing would happen.

    Abilities that it gives to others speak of these.
    """
    for node in of_its_own(ability):
        if isinstance(node, ThisMember) and not member:
            raise Contradiction(
                'it is no member, so that "this member" is none: write "your member in battle" or the like'
            )
        if isinstance(node, ThisGate) and not gate:
            raise Contradiction('it is no gate, so that "this gate" is none')
    gets = ability.change if isinstance(ability, Continuous) and ability.subject is None else ()
    if not member and any(isinstance(each, Gets) and each.statistic in _OF_MEMBERS for each in gets):
        raise Contradiction(
            'only members have numbers of their own: write "your member in battle gets ..." or the like'
        )


_OF_MEMBERS: Final = frozenset(
    {characteristics.POWER, characteristics.AURA, characteristics.LIMIT, characteristics.HEARTS}
)


def refuse_members(meant: Node) -> None:
    """Raise `Contradiction` where members are to be destroyed: what would be meant never happens (5.9.1, 5.32.1)."""
    described = next((node for node in meant.walk() if isinstance(node, Description)), None)
    if isinstance(meant, ThisMember) or (described is not None and isinstance(described.noun, TypeNoun)):
        raise Contradiction("gates are destroyed, and members dropped")


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CardsOf(InPlay):
    """Members or gates of a player: "your opponent's resting members"."""

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """9.6.3.1.2. Without those that the effect cannot choose."""
        return choosable(match, context, self.cards(match, context))


def choosable(match: Match, context: Context, cards: Iterable[Card]) -> list[Card]:
    """Of these cards those that an effect may choose, whichever player chooses for it (reading 95)."""
    there = list(cards)
    spared = field.held_back(match, there, CHOSEN_BY_OPPONENT)
    return [card for card in there if card not in spared or match.master(card) == context.player]
