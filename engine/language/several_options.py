"""Effects with options of which more than one may be done.

Choose two of the options: (draw a card) or (discard a card) or (shuffle your deck).
Choose one of these, or all of them if you have two creatures: (draw a card) or (discard a card).
Choose one of these two times: (draw a card) or (discard a card).
Do this once for each card discarded this way: (draw a card).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.abilities import Condition, Context, Effect
from engine.kernel.asking import may
from engine.kernel.decisions import Decision, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.resolving import follow_up
from engine.language.errors import Contradiction
from engine.language.groups import Pile
from engine.language.instructions import Clause, Resolution
from engine.language.options import OPTIONS, STEPS, Spoken, do_one, options_of
from engine.language.phrases import phrase
from engine.language.words import COUNT


@phrase("choose {count} of_the_options: ({options})", count=COUNT, options=OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseOptions(Clause):
    """So many different ones of several things are done, in the order of the text, whichever are chosen first."""

    count: int
    options: tuple[Effect, ...]

    def __post_init__(self) -> None:
        if not 1 < self.count <= len(self.options):
            raise Contradiction("there are fewer things to choose among")

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and do them."""
        yield from _several(match, context, self.options, self.count, self.count)


@phrase("choose one_of_these, or_all_of_them if {condition}: ({options})", options=OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseOneOrAll(Clause):
    """One of several things is done, or all of them, in the order of the text, where something is so."""

    condition: Condition
    options: tuple[Effect, ...]

    def __post_init__(self) -> None:
        if len(self.options) != 2:  # with more, one might do some of them
            raise Contradiction("both of two things are chosen, or one")

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and do it or them."""
        most = len(self.options) if self.condition.holds(match, context) else 1
        yield from _several(match, context, self.options, 1, most)


@phrase("choose one_of_these {times} times: ({options})", times=COUNT, options=OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseRepeatedly(Clause):
    """One of several things is chosen and done, so many times, the same ones or others."""

    times: int
    options: tuple[Effect, ...]

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask and do it, again and again: what comes of one may matter for the choice of the next."""
        for _ in range(self.times):
            match.check_work()
            yield from do_one(match, context, context.player, self.options)
            yield from follow_up(match, context)


@phrase("do_this {times} times: ({effect})", times=COUNT, effect=STEPS)
@dataclass(frozen=True, slots=True)
class DoRepeatedly(Clause):
    """Something is done so many times, one time after the other."""

    times: int
    effect: Effect

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it again and again."""
        for _ in range(self.times):
            match.check_work()
            yield from self.effect.resolve(match, context)
            yield from follow_up(match, context)


@phrase("do_this once for each {group-}: ({effect})", group=Pile, effect=STEPS)
@dataclass(frozen=True, slots=True)
class DoForEach(Clause):
    """Something is done once for each of certain cards, one time after the other; each time anything may be chosen."""

    group: Pile
    effect: Effect

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Count the cards, and do it again and again."""
        for _ in tuple(self.group.cards(match, context)):
            match.check_work()
            yield from self.effect.resolve(match, context)
            yield from follow_up(match, context)


@phrase("do_this, and_again_if_you_like if {condition}: ({effect})", effect=STEPS)
@dataclass(frozen=True, slots=True)
class DoAgainIf(Clause):
    """Something is done, and once more if something is so then and the player likes."""

    condition: Condition
    effect: Effect

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it, ask, and do it again."""
        yield from self.effect.resolve(match, context)
        yield from follow_up(match, context)
        prompt = Message("ask-use", {"card": Ref(context.source), "ability": Spoken(effect=Resolution(self.effect))})
        if self.condition.holds(match, context) and (
            yield from may(context.player, match.rulebook.numbers.option, prompt, card=context.source)
        ):
            yield from self.effect.resolve(match, context)
            yield from follow_up(match, context)


def _several(match: Match, context: Context, options: Sequence[Effect], least: int, most: int) -> Procedure[None]:
    """Let the player of an ability choose which are done, and do these in the order of the text."""
    said = options_of(options)
    prompt = Message("ask-options", {"card": Ref(context.source), "count": most})
    default = tuple(range(least))
    answer = yield Decision(
        context.player, match.rulebook.numbers.options, prompt, tuple(said), least, most, default=default,
        card=context.source,
    )  # fmt: skip
    chosen = [option for option in said if option in answer]
    for option in chosen:
        match.tell("chooses-option", player=Seat(context.player), ability=option.value)
    for option in chosen:
        match.check_work()
        yield from said[option].resolve(match, context)
        yield from follow_up(match, context)
