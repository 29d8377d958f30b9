"""Instructions: how effects follow on each other, and what "you may", "if" and "for each" make of them.

An instruction is a sentence, or what is left of one: "you may" and "if" govern everything up to the full stop.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.kernel import verbs
from engine.kernel.abilities import Condition, Context, Effect, Node, Replacing
from engine.kernel.asking import may
from engine.kernel.cards import Card
from engine.kernel.characteristics import UNAFFECTED
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.node_facts import fact_of_node
from engine.kernel.resolving import follow_up
from engine.kernel.turning import oriented_with
from engine.kernel.visibility import sees
from engine.language.cards import ASTRAY, DID, IT, SHOWN, SPENT, Bygone, Chosen, FixedTarget, It, Target, note_done
from engine.language.errors import Contradiction
from engine.language.groups import Group, InPlay, Pile
from engine.language.numbers import Literal, UpTo
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class Instruction(Effect):
    """A sentence of an effect, or the rest of one."""

    waits: ClassVar[bool] = False  #: whether what it says is done later: its `instruction`
    by_each: ClassVar[bool] = False  #: whether each player does its `instruction`, and answers for that alone
    by_other: ClassVar[bool] = False  #: whether the other player does it, and is asked about with "they do"

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether it could do anything, as its player knows: instead of something else nothing else is done."""
        return self.may_begin(match, context)

    def repeat(self, match: Match, context: Context, times: int) -> Procedure[None]:
        """Do it once for each of so many things: one after the other, unless it is done `at_once`."""
        at_once = self.at_once(match, context, times) if times > 1 else None
        if at_once is None:
            yield from repeated(match, context, self, times)
        else:
            yield from at_once.resolve(match, context)
            yield from follow_up(match, context)

    def at_once(self, match: Match, context: Context, times: int) -> Instruction | None:
        """What is done instead where doing it for each of so many things is doing all of it at the same time."""
        return None


@dataclass(frozen=True, slots=True)
class Clause(Instruction):
    """A simple instruction: draw a card."""

    leaves_alone: ClassVar[bool] = False  #: said of what happens instead: the card goes where it was to, others stay

    @property
    def separates(self) -> bool:
        """Said of what `leaves_alone`: whether the others, which stay, come apart from each other."""
        return False

    def postponed(self, context: Context) -> Clause:
        """What is to be done when this is put off to a later moment: it may have to remember by what it was said."""
        return self


@phrase("{first}, {then}", when=lambda node: isinstance(node.then, Then))
@phrase("{first}, and {then}")
@phrase("{first}, then {then}")
@phrase("{first}, and then {then}")
@dataclass(frozen=True, slots=True)
class Then(Instruction):
    """One instruction after the other."""

    saved_as: ClassVar[str] = "Sequence"
    first: Clause
    then: Instruction

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether the first could do anything, or what comes after it and does not speak of what was done before.

        Where "if you do" is asked of all of it, the first has to be done.
        """
        if self.first.may_begin(match, context):
            return True
        alone = not (context.in_full or _speaks_of_others(self.then))
        return alone and self.then.may_begin(match, context)

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether the first could do anything."""
        return self.first.can_be_done(match, context)

    def is_void(self, match: Match, context: Context) -> bool:
        """Whether both are."""
        return self.first.is_void(match, context) and self.then.is_void(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do the first, then the other: those of a long sentence one after the other, and not in each other."""
        rest: Instruction = self
        while isinstance(rest, Then):
            yield from rest.first.resolve(match, context)
            yield from follow_up(match, context)
            match.check_work()
            rest = rest.then
        yield from rest.resolve(match, context)

    def at_once(self, match: Match, context: Context, times: int) -> Instruction | None:
        """All cards are chosen, and then it is done with them."""
        first, then = self.first, self.then
        if not isinstance(first, TargetedCardAction) or not first.only_chooses:
            return None
        if not isinstance(then, TargetedCardAction) or not then.multiplies or not isinstance(then.target, It):
            return None
        target = first.multiplied(match, context, times)
        return None if target is None else Then(replace(first, target=target), then)


@phrase("you may {instruction}")
@dataclass(frozen=True, slots=True)
class May(Instruction):
    """The player decides whether to do it."""

    instruction: Instruction

    def is_void(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.is_void(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and do it if wanted."""
        context.bound[DID] = ()
        wants = self.instruction.may_begin(match, context) and (yield from self.ask(match, context))
        if wants and (not context.in_full or self.instruction.can_be_done(match, context)):
            context.bound[DID] = (context.source,)
            yield from self.instruction.resolve(match, context)
        else:
            pass_over(context, self.instruction)

    def at_once(self, match: Match, context: Context, times: int) -> Instruction | None:
        """With one card for each: with up to so many."""
        whole = self.instruction
        one, rest = (whole.first, whole.then) if isinstance(whole, Then) else (whole, None)
        if not isinstance(one, TargetedCardAction) or not isinstance(one.target, Chosen):
            return None
        if one.target.count.bounds(match, context) != (1, 1):
            return None
        up_to_one = replace(one, target=replace(one.target, count=UpTo(Literal(1))))
        each = up_to_one if rest is None else Then(up_to_one, rest)
        return each.at_once(match, context, times)

    def ask(self, match: Match, context: Context, *, is_possible: bool = True) -> Procedure[bool]:
        """Ask whether to do it; see `engine.kernel.asking.may`."""
        card, rule = context.source, match.rulebook.numbers.option
        prompt, secret = (
            Message("ask-use", {"card": Ref(card), "ability": context.ability}),
            not sees(match, None, card),
        )
        return (yield from may(context.player, rule, prompt, card=card, secret=secret, is_possible=is_possible))


@phrase("if {condition}, {instruction}")
@dataclass(frozen=True, slots=True)
class If(Instruction):
    """To be done only if something is so.

    If it is not, both "if you do" and "if you do not" are untrue afterwards, unless the condition itself was one of
    them.
    """

    condition: Condition
    instruction: Instruction

    def is_void(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.is_void(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it if the condition holds. Where only the player knows whether, they are asked in any case."""
        if self.condition.holds(match, context):
            yield from self.instruction.resolve(match, context)
            return
        if isinstance(self.instruction, May) and is_secret(match, context, self.condition):
            yield from self.instruction.ask(match, context, is_possible=False)
        if not any(node.refers_back for node in self.condition.walk()):  # "it" is still what was asked about
            pass_over(context, self.instruction)
        if not any(node.asks_back for node in self.condition.walk()):
            context.bound.pop(DID, None)


def is_secret(match: Match, context: Context, condition: Condition) -> bool:
    """Whether it depends on cards that the player sees and the other player does not."""
    meant = [node for node in condition.walk() if isinstance(node, FixedTarget) and node.refers_back]
    cards = [card for node in meant for card in node.cards(match, context)]
    return any(sees(match, context.player, card) and not sees(match, 1 - context.player, card) for card in cards)


@phrase("for each of {group+}, {instruction}", group=InPlay)
@phrase("for each {group-}, {instruction}", group=Pile)
@dataclass(frozen=True, slots=True)
class ForEach(Instruction):
    """To be done as many times as there are such cards; in most games nothing may be chosen twice."""

    group: Group
    instruction: Instruction

    def __post_init__(self) -> None:
        if any(isinstance(node, ForEach) for node in self.instruction.walk()):
            raise Contradiction('one "for each" cannot stand inside another')

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        yield from self.instruction.repeat(match, context, len(tuple(self.group.cards(match, context))))


@fact_of_node
def asks_of_last(sentence: Instruction) -> bool:
    """Whether a sentence begins with "if you do" or its like."""
    condition = getattr(sentence, "condition", None)
    return isinstance(condition, Condition) and any(node.of_last for node in condition.walk())


def resolve_for_answer(match: Match, context: Context, instruction: Instruction) -> Procedure[None]:
    """Do what the next sentence asks about: in some games it was done only in full (`Rulebook.done_only_in_full`)."""
    before, context.in_full = context.in_full, match.rulebook.done_only_in_full
    yield from instruction.resolve(match, context)
    context.in_full = before


@dataclass(frozen=True, slots=True)
class Sentences(Effect):
    """Several sentences, one after the other."""

    sentences: tuple[Instruction, ...]

    def is_void(self, match: Match, context: Context) -> bool:
        """Whether each of them is."""
        return all(sentence.is_void(match, context) for sentence in self.sentences)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do what each sentence says, in their order."""
        last = len(self.sentences) - 1
        for number, sentence in enumerate(self.sentences):
            match.check_work()
            if number < last and asks_of_last(self.sentences[number + 1]):
                yield from resolve_for_answer(match, context, sentence)
            else:
                yield from sentence.resolve(match, context)
            yield from follow_up(match, context)


def sentences(effect: Effect) -> tuple[Instruction, ...]:
    """The sentences of an effect."""
    if isinstance(effect, Sentences):
        return effect.sentences
    assert isinstance(effect, Instruction)
    return (effect,)


@dataclass(frozen=True, slots=True)
class CardAction(Clause, ABC):
    """Something that is done with cards: rest them. ``verb`` names it in prompts and keys of options."""

    verb: ClassVar[str] = "choose"
    speaks_of_cards: ClassVar[bool] = True  #: whether "it" means the cards from then on; "Counter Blast 1" names none
    whole: ClassVar[bool] = False  #: whether it is not done at all with fewer cards than it asks for
    affects: ClassVar[bool] = True  #: whether it changes a card or moves it, from which some cards are exempt
    inquires: ClassVar[bool] = False  #: whether the player is asked something about every card
    joint: ClassVar[bool] = False  #: whether it is done as well with what stands and rests together with a card
    pays: ClassVar[bool] = True  #: whether a cost may be it: not if more is to be settled than its cards
    spends: ClassVar[bool] = True  #: whether a card that pays for a cost so cannot pay for another part of it too
    takes_away: ClassVar[bool] = False  #: whether a card is gone by it to where nothing is said of it any more

    @property
    def deed(self) -> str:
        """What "the cards ... this way" speaks of."""
        return self.verb

    @abstractmethod
    def targets(self) -> Target:
        """The cards it is done with."""

    @abstractmethod
    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Do it with these cards; returns those with which something was done."""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Whether it could be done with this card; a cost cannot be paid with others."""
        return True

    def is_prevented(self, match: Match, card: Card) -> bool:
        """Whether something forbids to do it with this card; one may try, but it is not done instead of anything."""
        return False

    def limit(self, match: Match, context: Context) -> int | None:
        """How many cards there is room for, where that matters."""
        return None

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there are cards for it, or others cannot tell that there are none."""
        there = self.targets().conceivable(match, context)
        able = self._able(match, context, there)
        return self._suffice(match, context, [card for card in there if card in able or not sees(match, None, card)])

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether there are cards for it."""
        target = self.targets()
        known = target.choosable(match, context) if isinstance(target, Chosen) else target.cards(match, context)
        return self._suffice(match, context, self._able(match, context, known))

    def _able(self, match: Match, context: Context, cards: Iterable[Card]) -> list[Card]:
        """Of certain cards, those with which it could be done."""
        barred = self.barred(match, context)
        return [card for card in cards if card not in barred and self.possible(match, context, card)]

    def _suffice(self, match: Match, context: Context, cards: Sequence[Card]) -> bool:
        """Whether these cards are enough for it."""
        target, room = self.targets(), self.limit(match, context)
        if not isinstance(target, Chosen):
            return bool(cards) and room != 0
        least, most = target.count.bounds(match, context)
        enough = least if self.whole or context.in_full else 1
        return min(len(cards), most if room is None else room) >= enough

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose what there is to choose, and do it."""
        cards: tuple[Card, ...] = ()
        if not self.whole or self.may_begin(match, context):
            context.barred = self.barred(match, context)
            cards = yield from self.targets().pick(match, context, self.verb, self.limit(match, context))
            context.barred = ()
        falls_short = context.in_full and self._falls_short(match, context, cards)
        if self.speaks_of_cards:
            context.bound[IT] = cards
        if self.affects and match.could_change(UNAFFECTED):
            cards = tuple([card for card in cards if not self._is_immune(match, context, card)])
        meant = [card for card in cards if card != context.source or context.this(match) is not None]
        done = context.bound[DID] = yield from self.perform(match, context, cards)
        note_done(context, self.deed, done)
        if falls_short:
            context.bound[DID] = ()
        context.follow(match, meant)
        context.let_go_of(match, context.bound.pop(ASTRAY, ()))
        yield from follow_up(match, context)

    def _falls_short(self, match: Match, context: Context, cards: Sequence[Card]) -> bool:
        """Whether these are fewer cards than the text names."""
        target = self.targets()
        return isinstance(target, Chosen) and len(cards) < target.count.bounds(match, context)[0]

    def barred(self, match: Match, context: Context) -> Collection[Card]:
        """The cards with which it cannot be done instead of something else (`Rulebook.replaces_only_if_possible`)."""
        if not match.rulebook.replaces_only_if_possible or not isinstance(context.ability, Replacing):
            return ()
        return [card for card in self.targets().conceivable(match, context) if self.is_prevented(match, card)]

    def _is_immune(self, match: Match, context: Context, card: Card) -> bool:
        """Whether a card, or one that would share its fate, cannot be affected by the effect."""
        affected = oriented_with(match, card) if self.joint else (card,)
        return any(match.is_immune(context, match.values(each)) for each in affected)

    def perform(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Do it with these cards, and remember for the text what they were before."""
        context.remember(match, cards)
        return (yield from self.apply(match, context, cards))


@dataclass(frozen=True, slots=True)
class ImmediateAction(CardAction, ABC):
    """A card action that asks nobody anything once its cards are chosen."""

    @abstractmethod
    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Do it with these cards; returns those with which something was done."""

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Do it, and ask nothing."""
        yield from ()
        return self.do(match, context, cards)


@dataclass(frozen=True, slots=True)
class TargetedCardAction(CardAction):
    """A card action that is done with whatever the text names."""

    only_chooses: ClassVar[bool] = False  #: whether nothing is done with the cards but to choose them
    multiplies: ClassVar[bool] = False  #: whether it is done at once with what is chosen for each of several things
    target: Target

    def __post_init__(self) -> None:
        if isinstance(self.target, FixedTarget) and self.target.are_players:
            raise Contradiction("this is done with cards, not with players")

    def targets(self) -> Target:
        return self.target

    def is_void(self, match: Match, context: Context) -> bool:
        """Whether its cards have gone."""
        return isinstance(self.target, FixedTarget) and self.target.has_gone(match, context)

    def at_once(self, match: Match, context: Context, times: int) -> Instruction | None:
        target = self.multiplied(match, context, times) if self.multiplies else None
        return None if target is None else replace(self, target=target)

    def multiplied(self, match: Match, context: Context, times: int) -> Chosen | None:
        """The cards that are chosen for all of so many things; None if some are only there when others have gone."""
        target = self.target
        if not isinstance(target, Chosen) or target.among.compares:
            return None
        count = target.count.multiplied(match, context, times)
        return None if count is None else replace(target, count=count)


@dataclass(frozen=True, slots=True)
class Resolution(Effect):
    """The whole effect of an ability; when it has resolved, what it revealed is hidden again."""

    effect: Effect

    def is_void(self, match: Match, context: Context) -> bool:
        """As the effect."""
        return self.effect.is_void(match, context)

    def may_begin(self, match: Match, context: Context) -> bool:
        """As the effect."""
        return self.effect.may_begin(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Resolve the effect, then hide what was shown, and do what the game does then (`Hooks.after_effect`)."""
        match.check_work()
        yield from self.effect.resolve(match, context)
        verbs.conceal(match, context.bound.get(SHOWN, ()))
        after_effect = match.rulebook.hooks.after_effect
        if after_effect is not None:
            after_effect(match, context)


def repeated(match: Match, context: Context, instruction: Instruction, times: int) -> Procedure[None]:
    """Do something several times; "it" means all that was chosen.

    What was chosen in one round is chosen in another in some games only (`Rulebook.chooses_anew`).
    """
    anew, speaks = match.rulebook.chooses_anew, _introduces(instruction)
    if not anew:
        context.bound[SPENT] = ()
    if not times:
        context.bound[DID] = ()
        pass_over(context, instruction)
    attempted: list[tuple[Card, ...]] = []
    chosen: list[Card] = []
    for _ in range(times):
        match.check_work()
        context.bound[DID] = ()
        yield from instruction.resolve(match, context)
        yield from follow_up(match, context)
        if DID in context.bound:
            attempted.append(context.bound.pop(DID))
        if speaks:
            chosen += context.bound.get(IT, ())
    if attempted:  # "if you do" is met by what any of the rounds has done
        context.bound[DID] = tuple([card for cards in attempted for card in cards])
    if chosen:
        context.bound[IT] = tuple(dict.fromkeys(chosen))
    if not anew:
        del context.bound[SPENT]


def pass_over(context: Context, instruction: Instruction) -> None:
    """An instruction is not done: "it", said of cards that it would have chosen, means none from now on."""
    if _introduces(instruction):
        context.bound[IT] = ()


@fact_of_node
def _speaks_of_others(instruction: Instruction) -> bool:
    """Whether it speaks of what was chosen, or done, before it."""
    return any(node.refers_back for node in instruction.walk())


@fact_of_node
def _introduces(instruction: Instruction) -> bool:
    """Whether it may choose cards that "it" means from then on."""
    return any(node.introduces for node in instruction.walk())


def speaks_of_others(node: Node) -> bool:
    """Whether "it" means other cards after a clause, or another part of a text, than before it."""
    if isinstance(node, CardAction):
        return node.speaks_of_cards and not isinstance(node.targets(), Bygone)
    return node.introduces
