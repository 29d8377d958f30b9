"""Effects with options: a player chooses which of several things is done.

Choose one of these: (draw a card) or (discard a card. Shuffle your deck).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.kernel.abilities import Ability, Context, Effect, Node, Replacing
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.abilities import EFFECT, effect_slots
from engine.language.continuing import continued
from engine.language.instructions import Clause, Instruction, Resolution, Sentences, sentences
from engine.language.phrases import Phrase, Several, phrase
from engine.language.places import OPPONENTS, YOURS, seat


def _together(said: tuple[Instruction, ...]) -> Effect:
    """Several sentences as one effect; what asks about a deed that is put off is put off with it."""
    first, *others = continued(said)
    return Sentences((first, *others)) if others else first


STEPS: Final = Several(Instruction, ". ", wrap=_together, unwrap=sentences)
"""One or more sentences inside parentheses."""

OPTIONS: Final = Several(STEPS, ") or (")
"""Things of which one is done."""


@dataclass(frozen=True, slots=True)
class Spoken(Ability):
    """An effect by itself, to be put into words: one of several options."""

    effect: Effect | None = None


@phrase("choose one_of_these: ({options})", player=YOURS, options=OPTIONS)
@phrase("your opponent chooses one_of_these: ({options})", player=OPPONENTS, options=OPTIONS)
@dataclass(frozen=True, slots=True)
class ChooseOption(Clause):
    """One of several things is done; a player chooses which, even one that does nothing (`RuleNumbers.options`)."""

    player: str
    options: tuple[Effect, ...]

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether one of them could do anything."""
        return any(sentences(each)[0].may_begin(match, context) for each in self.options)

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether one of them could do anything, as the player knows."""
        return any(sentences(each)[0].can_be_done(match, context) for each in self.options)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and do it: for the player of the ability, whoever has chosen.

        Instead of something else only what can be done is done (`Rulebook.replaces_only_if_possible`).
        """
        options = self.options
        instead = match.rulebook.replaces_only_if_possible and isinstance(context.ability, Replacing)
        if instead:  # and others do not learn what cannot be done, as with cards of a hand
            options = tuple([each for each in options if sentences(each)[0].can_be_done(match, context)])
        yield from do_one(match, context, seat(context, self.player), options, secret=instead)


def options_of(effects: Sequence[Effect]) -> dict[Option, Effect]:
    """What a player chooses among, each with what it says is done."""
    return {Option("option", value=Spoken(effect=Resolution(each))): each for each in effects}


def do_one(
    match: Match, context: Context, chooser: int, effects: Sequence[Effect], *, secret: bool = False
) -> Procedure[None]:
    """Let a player choose one of these, and do it."""
    said = options_of(effects)
    prompt, rule = Message("ask-option", {"card": Ref(context.source)}), match.rulebook.numbers.options
    chosen = yield from ask(chooser, rule, prompt, tuple(said), card=context.source, secret=secret)
    match.tell("chooses-option", player=Seat(chooser), ability=chosen.value)
    yield from said[chosen].resolve(match, context)


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Spoken: (Phrase("{effect}", {"effect": EFFECT}, None, effect_slots, printed_only=True),),
}
