"""2.16, 8.5.3.4, 10.6. Paradoxes: what a battle compares."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics, zones
from engine.kernel import verbs
from engine.kernel.asking import choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref

_PLACES: Final = tuple((zones.BATTLE[player], zones.PARADOX[player]) for player in (0, 1))


def face_up_paradoxes(match: Match, player: int) -> list[Card]:
    """The player's paradoxes that lie face up in the battle zone or the paradox zone."""
    piles = match.state.zones
    there = [card for place in _PLACES[player] for card in piles[place]]
    return [card for card in there if is_face_up_paradox(match, card)] if there else there


def is_face_up_paradox(match: Match, card: Card) -> bool:
    """Whether a card is a paradox that lies face up."""
    return not match.state.face_down[card] and match.state.definition[card].kind == characteristics.PARADOX


def compared(match: Match) -> str:
    """8.5.3.4.1, 8.5.3.4.2. The characteristic that decides the battle: power, unless a paradox says otherwise."""
    for player in (0, 1):
        for card in face_up_paradoxes(match, player):
            rule = match.values(card)[characteristics.PARADOX_RULE]
            if rule:
                return rule
    return characteristics.POWER


def overloaded(match: Match) -> bool:
    """10.6. Whether more than one paradox lies face up."""
    return len(face_up_paradoxes(match, 0)) + len(face_up_paradoxes(match, 1)) > 1


def settle(match: Match) -> Procedure[None]:
    """10.6.1, 10.6.2. Turn paradoxes face down until one at most is left face up."""
    found = [face_up_paradoxes(match, player) for player in (0, 1)]
    fewer = min(len(cards) for cards in found)
    for player, cards in enumerate(found):
        excess = fewer or len(cards) - 1  # 10.6.1: as many of each player; 10.6.2: all but one
        rule, prompt = "10.6.1" if fewer else "10.6.2", Message("ask-paradox", {"count": excess})
        for card in (yield from choose_cards(player, rule, prompt, cards, excess, excess, verb="turn-down")):
            verbs.turn_face(match, card, down=True)
            match.tell("paradox-ends", card=Ref(card))
