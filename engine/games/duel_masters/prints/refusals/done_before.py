"""Cards that were not spoken of: nothing was done with them before, or they are elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.duel_masters.characteristics import SPELL
from engine.games.duel_masters.vocabulary.card_actions import PutIntoBattleZone, ReturnToHand
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.discarding import DiscardsThose
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.revealing import RevealUntil
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, TakenFromDone
from engine.kernel.abilities import Node
from engine.language.card_actions import Choose, LookAt, Reveal
from engine.language.cards import All, Chosen, It, TheRest, group_of
from engine.language.hand_and_deck import Search
from engine.language.places import YOURS


def takes_what_is_in_play(nodes: Sequence[Node]) -> bool:
    """Whether what lies in the battle zone would be meant where print means cards looked at, or one's own.

    "Return all creatures to your hand." Only one's own cards come there. "Choose a Dragon. Your opponent discards it."
    """
    looked = taken = chosen = False
    for node in nodes:
        target = getattr(node, "target", None)
        if isinstance(target, All | Chosen):
            group = group_of(target)
            there = isinstance(group, InTheBattleZone)
            taken = taken or (looked and there)
            chosen = there and isinstance(node, Choose)
            if there and _is_returned_to_you(node):
                return True
            if isinstance(group, InTheBattleZone) and _are_spells(group):
                return True
            if isinstance(node, PutIntoBattleZone) and isinstance(group, CardsOf):  # such as shields
                return True
        if isinstance(node, TheRest) and taken:
            return True
        if chosen and isinstance(target, It) and _is_done_with_yours(node, looked=looked):
            return True
        looked = looked or isinstance(node, LookAt | Reveal | RevealUntil | Search)
    return False


def _are_spells(group: InTheBattleZone) -> bool:
    """Whether cards are meant that never lie in the battle zone."""
    noun = group.description.noun
    return isinstance(noun, TypeNoun) and noun.type == SPELL


def _is_done_with_yours(node: Node, *, looked: bool) -> bool:
    """Whether this is done with cards of hands, with one's own, or with such as were looked at, and with no others."""
    mine = getattr(node, "owner", "") == YOURS
    return isinstance(node, DiscardsThose) or (mine and (looked or isinstance(node, ReturnToHand)))


def _is_returned_to_you(node: Node) -> bool:
    return isinstance(node, ReturnToHand) and node.owner == YOURS


def was_done(before: Sequence[Node], meant: DoneThisWay | TakenFromDone) -> bool:
    """Whether something that came before does this with cards, and not with those meant alone."""
    doing = [node for node in before if getattr(node, "deed", "") == meant.deed]
    return any(meant not in tuple(node.walk()) for node in doing if not isinstance(node, DoneThisWay | TakenFromDone))
