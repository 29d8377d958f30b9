"""Races by themselves: "one of your Knights" is a creature, "return a Knight from your graveyard" any card of the race.

Print names the race alone in both cases. Which is meant is settled once an ability is read, by where the cards are.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final, TypeVar

from engine.games.duel_masters.keyword_abilities import Evolution
from engine.games.duel_masters.using import SUMMON
from engine.games.duel_masters.vocabulary.card_actions import DiscardsAtRandom, OpponentMayPut, PutIntoBattleZone
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, TypeNoun
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand, CardsFromEither
from engine.games.duel_masters.vocabulary.revealing import RevealUntil
from engine.games.duel_masters.vocabulary.using_for_nothing import UseAnyForNothing
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, TakenFromDone
from engine.games.duel_masters.zones import DECK, GRAVEYARD, HAND, MANA
from engine.kernel.abilities import Ability, Node
from engine.language.card_actions import LookAt, Reveal
from engine.language.cards import TopOfDeck
from engine.language.conditions import Is
from engine.language.groups import AmongThem, CardsFrom, CardsIn, Group
from engine.language.hand_and_deck import Discard, Search
from engine.language.several_options import DoForEach


@dataclass(frozen=True, slots=True)
class RaceAlone(TypeNoun):
    """The noun of a race that print names without a noun; no text has it once it is read."""


ALONE: Final = RaceAlone("creature")
_CREATURE: Final = TypeNoun("creature")
_CARD: Final = CardNoun()
_ZONES: Final = frozenset({HAND.name, GRAVEYARD.name, MANA.name, DECK.name})
_ELSEWHERE: Final = (AmongThem, AmongThemOrFromHand, CardsFromEither, Discard, Search, TakenFromDone)
_HANDLED: Final = (Discard, DiscardsAtRandom, LookAt, Reveal, RevealUntil, TopOfDeck)
"""What is done with cards that are asked about afterwards: "if the discarded card is a Knight"."""

_N = TypeVar("_N", bound=Node)


def settled(ability: Ability) -> Ability:
    """An ability with a noun for each race that stands alone.

    If the ability puts anything into the battle zone, summons or evolves it, it means creatures everywhere.
    """
    nodes = list(ability.walk())
    if not any(isinstance(node, RaceAlone) for node in nodes):
        return ability
    cards = not isinstance(ability, Evolution) and not any(_puts(node) for node in nodes)
    return _settled(ability, cards, any(isinstance(node, _HANDLED) for node in nodes), _CREATURE)


def _puts(node: Node) -> bool:
    if isinstance(node, UseAnyForNothing):
        return node.way == SUMMON
    return isinstance(node, PutIntoBattleZone | OpponentMayPut)


def _settled(node: _N, cards: bool, handled: bool, noun: TypeNoun | CardNoun) -> _N:
    """A node with `noun` for races that stand alone, or with the one that belongs to the cards of which it speaks.

    ``cards``: whether these may be any cards; ``handled``: whether cards may be asked about afterwards. What is done
    for each of those is done with others, which may be creatures alone.
    """
    if isinstance(node, CardsIn | CardsFrom):
        noun = _CARD if cards and node.place.zone in _ZONES else _CREATURE
    elif isinstance(node, _ELSEWHERE):
        noun = _CARD if cards else _CREATURE
    elif isinstance(node, Is | DoneThisWay):
        noun = _CARD if cards and handled else _CREATURE
    elif isinstance(node, Group):
        noun = _CREATURE
    changed: dict[str, object] = {}
    for each in fields(node):
        before = getattr(node, each.name)
        after = before
        if isinstance(before, RaceAlone):
            after = noun
        elif isinstance(before, Node):
            counted = isinstance(node, DoForEach) and isinstance(before, DoneThisWay)
            after = _settled(before, cards or counted, handled, noun)
        elif isinstance(before, tuple):
            after = tuple([_settled(one, cards, handled, noun) if isinstance(one, Node) else one for one in before])
        if after != before:
            changed[each.name] = after
    return replace(node, **changed) if changed else node
