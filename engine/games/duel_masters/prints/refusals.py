"""Readings that grammar allows and print does not mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.games.duel_masters.breaking import BREAK
from engine.games.duel_masters.keyword_abilities import SpellAbility
from engine.games.duel_masters.prints.effect_refusals import refusal_of_effects
from engine.games.duel_masters.prints.it_refusals import refusal_of_this_as_it
from engine.games.duel_masters.prints.other_refusals import refusal_of_others
from engine.games.duel_masters.vocabulary.compared import DoneCards
from engine.games.duel_masters.vocabulary.conditions import IsTapped
from engine.games.duel_masters.vocabulary.deeds import Destroy
from engine.games.duel_masters.vocabulary.descriptions import (
    OfEitherRace,
    OfRace,
    OfRaceOrCivilization,
    ShieldNoun,
    TypeNoun,
    WithTotalPower,
)
from engine.games.duel_masters.vocabulary.discarding import DiscardsThose
from engine.games.duel_masters.vocabulary.each_player import EachPlayer, ThisTurn
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand
from engine.games.duel_masters.vocabulary.fighting import LetBattle, LetItBattle, LetThemBattle, WeakerThanThis
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, InTheBattleZone, ThatShield
from engine.games.duel_masters.vocabulary.races import FAMILIES
from engine.games.duel_masters.vocabulary.revealing import RevealUntil
from engine.games.duel_masters.vocabulary.said_of_players import misfit
from engine.games.duel_masters.vocabulary.triggers import HasLeft, IsPut
from engine.games.duel_masters.vocabulary.turns import TakesExtraTurn
from engine.games.duel_masters.zones import HAND
from engine.kernel.abilities import Ability, Automatic, Effect, Node
from engine.language.card_actions import Choose, LookAt, OpponentChooses, Reveal
from engine.language.cards import Chosen, It, TheRest
from engine.language.changes import Affect
from engine.language.choosing_both import ChooseBoth
from engine.language.choosing_numbers import ThatMany
from engine.language.conditions import Is
from engine.language.delayed import Delayed
from engine.language.descriptions import Other
from engine.language.groups import AmongThem, CardsFrom, CardsIn
from engine.language.hand_and_deck import Search
from engine.language.instructions import Clause, ForEach, If, Instruction, May, Resolution, Sentences, Then
from engine.language.numbers import Exactly, Literal
from engine.language.replacing import Instead
from engine.language.triggers import Situation

_NOBODY: Final = "it does not say which creature battles"
_EACH_TIME: Final = "one may do it each time"
_TWO: Final = Exactly(Literal(2))


def refusal(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can."""
    if isinstance(ability, Automatic) and ability.optional and _is_done_for_each(ability.effect):
        return _EACH_TIME
    of_breaking = isinstance(ability, Instead) and getattr(ability.prospect, "kind", "") == BREAK
    of_another = isinstance(ability, Automatic) and ability.trigger is not None and not ability.trigger.own
    looked = False
    for node in ability.walk():
        looked = looked or isinstance(node, LookAt | Reveal | RevealUntil | Search)
        if isinstance(node, AmongThem | AmongThemOrFromHand | TheRest) and not looked:
            return "it does not say among which cards, or of which these are the rest"
        if _is_other_than_what(node, ability):
            return "it does not say than which other card"
        if isinstance(node, WeakerThanThis) and (of_another or looked or _of_what_was_chosen(node, ability)):
            return "it does not say than which creature"
        if isinstance(node, It if of_breaking else ThatShield):
            return "it does not say which shield"
        if (why := _refusal_of_trigger(node) or _refusal_of(node)) != "":
            return why
    battle = "" if _says_who_battles(ability) else "it does not say which two creatures battle"
    length = _refusal_of_length(ability) or _refusal_of_number(ability)
    meant = _refusal_of_it(ability) or refusal_of_this_as_it(ability) or refusal_of_others(ability)
    return battle or _refusal_of_power(ability) or length or meant or refusal_of_effects(ability)


def _refusal_of_trigger(node: Node) -> str:
    """Why nothing could ever trigger so."""
    if isinstance(node, HasLeft) and any(isinstance(each, ShieldNoun) for each in node.who.walk()):
        return "shields leave the shield zone, all cards of one at once"
    if isinstance(node, IsPut) and isinstance(node.who, AnyonesCards):
        return "nobody puts the cards of others"
    return ""


def _of_what_was_chosen(weaker: Node, ability: Ability) -> bool:
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


def _refusal_of_number(ability: Ability) -> str:
    """Why nobody can tell how many are meant where "the same number" is said: nothing was done before."""
    done = False
    for node in ability.walk():
        if isinstance(node, ThatMany) and not done:
            return "it does not say how many"
        if isinstance(node, ForEach) and any(isinstance(each, ThatMany) for each in node.instruction.walk()):
            return "it does not say whether that many are meant each time"
        done = done or (isinstance(node, Clause) and not any(isinstance(each, ThatMany) for each in node.walk()))
    return ""


def _refusal_of_length(ability: Ability) -> str:
    """Why something cannot last for good: it is said to be so whenever something else is."""
    whenever = isinstance(ability, Automatic) and isinstance(ability.trigger, Situation)
    if whenever and any(isinstance(node, Affect) and node.duration == "game" for node in ability.walk()):
        return "it is meant as long as that is so"
    return ""


def _is_other_than_what(node: Node, ability: Ability) -> bool:
    """Whether others are meant, and not than the card with the ability: that is a spell, or in no hand."""
    if isinstance(node, CardsIn | CardsFrom):
        return Other() in node.description.qualities and node.place.zone == HAND.name
    return isinstance(node, Other) and isinstance(ability, SpellAbility)


def _refusal_of_power(ability: Ability) -> str:
    """Why what is chosen cannot be within a total power: only what is destroyed is chosen so."""
    for node in ability.walk():
        chosen = [child for child in node.children() if isinstance(child, Chosen)]
        total = any(isinstance(each, WithTotalPower) for child in chosen for each in child.walk())
        if total and not isinstance(node, Destroy):
            return "only what is destroyed is chosen within a total power"
    return ""


def _says_who_battles(ability: Ability) -> bool:
    """Whether two creatures were chosen before "those 2 creatures battle", and one before "it battles"."""
    chosen = False
    for node in ability.walk():
        chosen = chosen or isinstance(node, ChooseBoth) or (isinstance(node, Chosen) and node.count == _TWO)
        if isinstance(node, LetThemBattle):
            return chosen
        if isinstance(node, LetBattle) and isinstance(node.first, It) and isinstance(node.second, DoneCards):
            return False  # once one is chosen, "that creature" is the chosen one
        if isinstance(node, LetBattle) and chosen:
            return not any(isinstance(one, It) for one in (node.first, node.second))
    return True


def _refusal_of_it(ability: Ability) -> str:
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


def _is_about_another(sentences: Sequence[Instruction]) -> bool:
    """Whether a sentence asks what "it" is, and the one before may have chosen another card for "it" to mean."""
    for first, second in pairwise(sentences):
        if not (isinstance(first, If) and isinstance(first.condition, Is) and isinstance(first.condition.one, It)):
            continue
        if not (isinstance(second, If) and isinstance(second.condition, Is) and isinstance(second.condition.one, It)):
            continue
        nouns = (first.condition.description.noun, second.condition.description.noun)
        exclusive = all(type(noun) is TypeNoun for noun in nouns) and nouns[0] != nouns[1]
        if any(isinstance(node, Chosen) for node in first.instruction.walk()) and not exclusive:
            return True
    return False


def _lasts(sentence: Instruction) -> bool:
    return any(isinstance(node, ThisTurn) for node in sentence.walk())


def _is_done_for_each(effect: Effect | None) -> bool:
    return isinstance(effect, Resolution) and isinstance(effect.effect, ForEach)


def _refusal_of_sentences(sentences: Sequence[Instruction]) -> str:
    if any(_lasts(each) for each in sentences[:-1]):
        return "it does not say whether what comes next is done each time as well"
    if _ends_another_turn(sentences):
        return "it does not say at the end of which turn"
    if _chooses_again(sentences):
        return "it does not say whether these are chosen besides, or instead"
    return "it does not say which card is meant then" if _is_about_another(sentences) else ""


def _chooses_again(sentences: Sequence[Instruction]) -> bool:
    """Whether others of the same sort are chosen if something is so, after some were."""
    for first, second in pairwise(sentences):
        if isinstance(first, Choose) and isinstance(second, If) and isinstance(second.instruction, Choose):
            before, again = first.target, second.instruction.target
            if isinstance(before, Chosen) and isinstance(again, Chosen) and before.among == again.among:
                return True
    return False


def _ends_another_turn(sentences: Sequence[Instruction]) -> bool:
    """Whether something waits for the end of a turn after an extra turn was spoken of, which may be that turn."""
    extra = False
    for sentence in sentences:
        if extra and any(isinstance(node, Delayed) for node in sentence.walk()):
            return True
        extra = extra or any(type(node) is TakesExtraTurn for node in sentence.walk())
    return False


def _refusal_of(node: Node) -> str:
    if isinstance(node, Sentences):
        return _refusal_of_sentences(node.sentences)
    if isinstance(node, Then) and isinstance(node.first, OpponentChooses) and isinstance(node.then, DiscardsThose):
        return "who chooses what is discarded is said in another way"
    if isinstance(node, OfRace | OfEitherRace | OfRaceOrCivilization) and any(
        getattr(node, name, "") in FAMILIES.words for name in ("race", "first", "second")
    ):
        return "a word in the names of races is meant, and no race"
    if (
        isinstance(node, EachPlayer)
        and any(isinstance(each, It) for each in node.instruction.walk())
        and not any(each.introduces for each in node.instruction.walk())
    ):
        return "it does not say which of the cards of each player"
    if isinstance(node, Affect) and (problem := misfit(node.subject, node.modifiers)):
        return problem
    if isinstance(node, May) and isinstance(node.instruction, ForEach):
        return _EACH_TIME
    if isinstance(node, Situation) and isinstance(node.situation, IsTapped):
        return "it is meant when a creature becomes tapped"
    return ""
