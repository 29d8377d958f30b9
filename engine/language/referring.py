"""Whom "it" means behind an "if" that speaks of certain cards: those, not what the trigger spoke of before.

"If your member in battle is defending, it gets power +3000" is about the member in battle. Such an "it" is replaced by
the words for what it means when a text is read, and printed as these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from engine.kernel.abilities import Ability, Condition, Node, Trigger
from engine.language.alternatives import is_about_no_card
from engine.language.card_actions import Rest, Stand
from engine.language.cards import Bygone, FixedTarget, It, This
from engine.language.changes import Affect, Gets
from engine.language.conditions import PlainCondition
from engine.language.errors import Contradiction
from engine.language.instructions import CardAction, If, Instruction, May, Then, speaks_of_others
from engine.language.prospects import Prospect

Sort = TypeVar("Sort", bound=Instruction)


def spoken_of(condition: Condition | None) -> FixedTarget | None:
    """The cards of which a condition says something, the last ones if it speaks of several; None if of none."""
    found = [getattr(node, "one", None) for node in condition.walk()] if condition is not None else []
    meant = [one for one in found if isinstance(one, FixedTarget)]
    return meant[-1] if meant else None


def with_it_named(instruction: Instruction, *, nothing_before: bool = False) -> Instruction:
    """The instruction with words for an "it" that is spoken of in an "if" before it.

    ``nothing_before``: neither an event nor a cost speaks of a card, so that "it" may be the one with the ability.
    """
    if isinstance(instruction, May):
        return replace(instruction, instruction=with_it_named(instruction.instruction, nothing_before=nothing_before))
    if isinstance(instruction, If):
        one = spoken_of(instruction.condition)
        done = with_it_named(instruction.instruction, nothing_before=nothing_before)
        may_be_this = nothing_before or _names_this(instruction.condition)
        if one is not None and not isinstance(one, It) and (may_be_this or not isinstance(one, This)):
            done = _named(done, one)
        return replace(instruction, instruction=done)
    return instruction


def of_its_own(node: Node) -> Iterator[Node]:
    """A part of a text and the parts inside it, without the abilities that it quotes: these speak of other cards."""
    yield node
    for child in node.children():
        if not isinstance(child, Ability):
            yield from of_its_own(child)


def speak_of_cards(costs: Iterable[Node]) -> bool:
    """Whether "it" means cards with which these costs were paid."""
    return any(_names_cards(node) for cost in costs for node in cost.walk())


def refuse_it_of_nothing(*said: Node | None) -> None:
    """Raise `Contradiction` if "it" is said where no event and no cost speaks of a card, and the text of none before.

    "ACT: Draw a card, and it gets power +1000" would do nothing to any card.
    """
    for part in said:
        if part is not None and _speaks_of_cards(part):
            return


def refuse_gains_of_what_is_gone(costs: Iterable[Node], said: Iterable[Instruction]) -> None:
    """Raise `Contradiction` where "it gets ..." or "stand it" would be about cards that have paid and are gone.

    "[Discard a card] When this unit attacks, it gets power +5000" is meant of the unit that attacks, and should say so.
    """
    paid = [node for cost in costs for node in cost.walk() if isinstance(node, CardAction) and node.speaks_of_cards]
    if paid and all(action.takes_away for action in paid) and _first_done_with_it(said) is not None:
        raise Contradiction('"it" would be the card that was paid with, which is gone: say which card is meant')


def refuse_gains_of_foes(said: Iterable[Instruction]) -> None:
    """Raise `Contradiction` where "it gets power +1000" or "stand it" would help the card that this one fights.

    "When this attacks a red card, it gets power +5000" is meant of the card that attacks, and should say so.
    """
    done = _first_done_with_it(said)
    grows = isinstance(done, Affect) and any(isinstance(each, Gets) and each.amount > 0 for each in done.modifiers)
    if grows or isinstance(done, Stand):
        raise Contradiction('"it" would be the card that this one fights: say which card is meant')


def refuse_gains_of_either(said: Instruction) -> None:
    """Raise `Contradiction` where "it gets power +1000" or "stand it" may be about this card or that of the "if".

    "When this attacks, if your leader is red, it gets power +1000": of an event of the card with the ability.
    """
    if not isinstance(said, If):
        return
    one = spoken_of(said.condition)
    if isinstance(one, This | It | None) or _names_this(said.condition):
        return
    done = _first_done_with_it((said,))
    if isinstance(done, Affect | Stand):
        raise Contradiction('"it" may be this card or the one that the "if" speaks of: say which card is meant')


def _first_done_with_it(said: Iterable[Instruction]) -> Affect | Stand | Rest | None:
    """What strengthens, stands or rests "it", unless other cards are named before."""
    for sentence in said:
        for clause in _clauses(sentence):
            if isinstance(clause, Affect | Stand | Rest):
                one = clause.subject if isinstance(clause, Affect) else clause.target
                return clause if isinstance(one, It) else None
            if any(node.introduces or isinstance(node, FixedTarget) for node in clause.walk()):
                return None
    return None


def _clauses(said: Instruction) -> Iterator[Instruction]:
    """What is done one after the other, without the "if" and "you may" before it."""
    if isinstance(said, If | May):
        yield from _clauses(said.instruction)
    elif isinstance(said, Then):
        yield from _clauses(said.first)
        yield from _clauses(said.then)
    else:
        yield said


def _speaks_of_cards(node: Node) -> bool:
    """Whether "it" means certain cards after a part of a text before which it means none; raises where it is said.

    Abilities that are given, and what waits for events of its own, speak for themselves. What is put off does not
    speak of cards now. Of conditions only "it" itself matters: what they speak of has been named where it means that.
    """
    if isinstance(node, Condition):
        said = any(isinstance(each, It) for each in node.walk())
    else:
        said = isinstance(node, It) or (node.refers_back and node.introduces)  # as "let a creature battle it"
    if said:
        raise Contradiction('"it" means no card here, as none is spoken of before: name the card')
    if isinstance(node, Condition):
        return False
    if _names_cards(node):
        return True
    children = tuple(node.children())
    if any(isinstance(child, Ability) or _is_event_of_a_card(child) for child in children):
        return False
    spoken_of_any = any(_speaks_of_cards(child) for child in children)
    return spoken_of_any and not (isinstance(node, Instruction) and node.waits)


def _is_event_of_a_card(node: Node) -> bool:
    if isinstance(node, Prospect):
        return not node.names_no_card
    return isinstance(node, Trigger) and not is_about_no_card(node)


def _names_cards(node: Node) -> bool:
    """Whether "it" may mean certain cards from then on."""
    return speaks_of_others(node) or (isinstance(node, FixedTarget) and not isinstance(node, Bygone))


def _names_this(condition: Condition) -> bool:
    return any(isinstance(node, PlainCondition) and node.names_this for node in condition.walk())


def _named(instruction: Instruction, one: FixedTarget) -> Instruction:
    """The instruction with words for the first "it", unless other cards are named before."""
    if isinstance(instruction, May):
        return replace(instruction, instruction=_named(instruction.instruction, one))
    if isinstance(instruction, Then):
        first = _with(instruction.first, one)
        if any(node.introduces or isinstance(node, FixedTarget) for node in first.walk()):
            return replace(instruction, first=first)  # "it" means these from then on
        return replace(instruction, then=_named(instruction.then, one))
    return _with(instruction, one)


def _with(instruction: Sort, one: FixedTarget) -> Sort:
    """A simple instruction that is done with ``one`` where it says "it"."""
    changed: Mapping[str, Any] = {
        each.name: one for each in fields(instruction) if isinstance(getattr(instruction, each.name), It)
    }
    return replace(instruction, **changed) if changed else instruction
