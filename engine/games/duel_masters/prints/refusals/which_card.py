"""Which card is meant: "it" may be the card with the ability, another one that was spoken of, or none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.duel_masters.keyword_abilities import SpellAbility
from engine.games.duel_masters.vocabulary.card_actions import Destroy, DiscardsAtRandom, Moves, OpponentMayPut, Tap
from engine.games.duel_masters.vocabulary.compared import DoneCards
from engine.games.duel_masters.vocabulary.each_player import ThisTurn, ThisTurnInstead
from engine.games.duel_masters.vocabulary.faces import Flip
from engine.games.duel_masters.vocabulary.fighting import LetItBattle, LetThemBattle
from engine.games.duel_masters.vocabulary.gacharange import GacharangeSummon, GacharangeSummons
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, ThisCreature
from engine.games.duel_masters.vocabulary.triggers import Breaks
from engine.kernel.abilities import Ability, Automatic, Node
from engine.language.card_actions import Choose, LookAt, Reveal, Stand
from engine.language.cards import Chosen, It, TheRest, This
from engine.language.changes import Affect, GainsAbility
from engine.language.conditions import YouDo
from engine.language.hand_and_deck import Discard
from engine.language.instructions import If, Resolution, Then, sentences
from engine.language.options import ChooseOption
from engine.language.replacing import Instead
from engine.language.triggers import HappensTo

_NOBODY: Final = "it does not say which creature battles"
_SPEAK_OF_CARDS: Final = (
    Discard | DiscardsAtRandom | GacharangeSummon | GacharangeSummons | OpponentMayPut | ThisTurn | ThisTurnInstead
)
"""What is done with cards that "it" means from then on, besides what names them."""


def refusal_of_this_as_it(ability: Ability) -> str:
    """Why print cannot mean the card with the ability by "it"; "" if it can."""
    spoken, this = _is_about_others(ability), False
    if _may_be_done_with_a_shield(ability):
        return "it does not say whether this card is meant, or the shield that is broken"
    for node in ability.walk():
        done_with = getattr(node, "target", getattr(node, "subject", None))
        if isinstance(done_with, This):
            this = not isinstance(node, Flip)  # "flip this card to its creature side and untap it" is a formula
        elif isinstance(node, Chosen) or node.introduces:
            spoken, this = True, False
        elif isinstance(node, It) and spoken and this:
            return "it does not say whether this card is meant, or the one that was spoken of before"
    return ""


def _may_be_done_with_a_shield(ability: Ability) -> bool:
    """Whether "it" is moved or looked at behind "breaks a shield" before any other card is spoken of."""
    if not isinstance(ability, Automatic) or not isinstance(ability.trigger, Breaks):
        return False
    for node in own_nodes(ability):
        if node.introduces:
            return False
        if isinstance(getattr(node, "target", None), It) and isinstance(node, Moves | LookAt | Reveal):
            return not isinstance(node, Destroy)
    return False


def _is_about_others(ability: Ability) -> bool:
    """Whether something happens, or would happen, to other cards than the one with the ability."""
    if isinstance(ability, Instead):
        return ability.prospect is not None and not isinstance(getattr(ability.prospect, "who", None), This | None)
    if not isinstance(ability, Automatic) or ability.trigger is None:
        return False
    happening = [node for node in ability.trigger.walk() if isinstance(node, HappensTo)]
    return any(not isinstance(each.who, This) for each in happening)


def refusal_of_it(ability: Ability) -> str:
    """Why nobody can tell which card is meant where "it" is said, in the order of the text."""
    unclear = "" if isinstance(ability, Automatic) and ability.trigger is not None else _NOBODY
    battle: LetItBattle | LetThemBattle | None = None
    done: set[str] = set()
    for node in ability.walk():
        if isinstance(node, DoneCards):
            if node.deed not in done:
                return "it does not say before with which cards that was done"
            continue
        done.add(getattr(node, "deed", ""))
        if battle is not None and any(node is fighter for fighter in battle.children()):
            continue
        if isinstance(node, TheRest):
            unclear = "it does not say which card, after the rest was spoken of"
        elif isinstance(node, LetItBattle | LetThemBattle):
            if unclear and isinstance(node, LetItBattle):
                return unclear
            unclear, battle = "it does not say which of the two creatures", node
        elif isinstance(node, It) and unclear not in ("", _NOBODY):
            return unclear
        elif node.introduces:
            unclear = ""
    return ""


def of_what_was_chosen(weaker: Node, ability: Ability) -> bool:
    """Whether "it" may be a creature that was chosen before, as in a spell: "Tap a creature. Then tap all ... it"."""
    for node in ability.walk():
        if node is weaker:
            return isinstance(ability, SpellAbility)
        if isinstance(node, Affect) and any(part is weaker for each in node.modifiers for part in each.walk()):
            return False  # what a creature gets speaks of this creature
        chosen = isinstance(node, Chosen) and isinstance(node.among, InTheBattleZone | CardsOf)
        if chosen and not any(part is weaker for part in node.walk()):
            return True
    return False


def refusal_of_spell(nodes: Sequence[Node]) -> str:
    """Why a spell cannot mean this: it is no creature, and "it" is a card that was spoken of."""
    known = False
    for node in nodes:
        if isinstance(node, ThisCreature):
            return 'without "when" only a spell does something at once, and a spell is no creature'
        if isinstance(node, It) and not known:
            return "it does not say which card"
        known = known or node.introduces or isinstance(node, _SPEAK_OF_CARDS)
    return ""


def own_nodes(node: Node) -> Iterator[Node]:
    """The nodes of a text, without the abilities that it gives to others: these speak of their own cards."""
    yield node
    for child in node.children():
        if not isinstance(child, GainsAbility):
            yield from own_nodes(child)


def means_what_was_paid(ability: Ability) -> bool:
    """Whether "it" would be a card that one may discard, though another card was spoken of before.

    "Choose one of your opponent's creatures. You may discard a card. If you do, destroy that creature."
    """
    if not isinstance(ability, Automatic | SpellAbility) or not isinstance(ability.effect, Resolution):
        return False
    spoken = isinstance(ability, Automatic) and ability.trigger is not None and not ability.trigger.own
    parts = sentences(ability.effect.effect)
    for place, part in enumerate(parts[1:], 1):
        paid = any(isinstance(node, Discard) for node in parts[place - 1].walk())
        known = spoken or any(introduces(each) for each in parts[: place - 1])
        if not (paid and known and isinstance(part, If) and isinstance(part.condition, YouDo)):
            continue
        if speaks_of_it(part.instruction):
            return True
    return False


def refusal_of_options(node: Node) -> str:
    """Why things of which one is done cannot be these: each option says by itself with which cards."""
    if isinstance(node, ChooseOption):
        first, *others = node.options
        if introduces(first) and any(speaks_of_it(each) for each in others):
            return "it does not say with which card that is done if the other is not"
    if not isinstance(node, Then):
        return ""
    if isinstance(node.first, ChooseOption) and introduces(node.first) and speaks_of_it(node.then):
        return "it does not say which card is meant then"
    if isinstance(node.then, ChooseOption) and all(_is_done_with_it(each) for each in (node.first, *node.then.options)):
        return "it does not say whether one of all these is done"  # "tap it, destroy it, or return it": one of three
    if isinstance(node.first, Choose) and isinstance(node.then, ChooseOption):
        several = getattr(node.first.target, "plural", False)
        if several and all(isinstance(each, Tap | Stand) for each in node.then.options):
            return "it does not say whether the same is done with each"
    return ""


def _is_done_with_it(node: Node) -> bool:
    return isinstance(getattr(node, "target", None), It)


def introduces(node: Node) -> bool:
    """Whether cards are named in a text that "it" means from then on."""
    return any(each.introduces for each in node.walk())


def speaks_of_it(node: Node) -> bool:
    """Whether something is said of "it" that is not chosen in the same place."""
    for each in node.walk():
        if isinstance(each, It):
            return True
        if each.introduces:
            return False
    return False
