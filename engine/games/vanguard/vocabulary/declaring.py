"""10.23, 4.6.2. Declaring a card name or a grade, or choosing a column, and comparing cards with what was declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.vocabulary.descriptions import CLAN_WORDS
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Trait
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class Declaration(Clause):
    """10.23.1. Point out a piece of information, for the text to go on with."""

    def declare(self, match: Match, context: Context, text: str, possible: Sequence[str]) -> Procedure[None]:
        """Let the player declare one of these."""
        options = [Option("declare", value=each) for each in possible]
        prompt = Message(text, {"card": Ref(context.source)})
        chosen = yield from ask(context.player, "10.23.1", prompt, options, card=context.source)
        context.declared = chosen.value
        match.tell("declares", player=Seat(context.player), what=chosen.value)


@phrase("declare a card name")
@phrase("declare a {clan} card name", clan=CLAN_WORDS)
@dataclass(frozen=True, slots=True)
class DeclareName(Declaration):
    """10.23.2. The name of a card that exists."""

    clan: str = ""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose among the names of all cards, of the clan if one is asked for."""
        cards = {*match.rulebook.cards().values(), *match.state.definition}
        fitting = (card for card in cards if not self.clan or self.clan in card.values[characteristics.CLANS])
        yield from self.declare(match, context, "ask-declare-name", sorted({card.name for card in fitting}))


@phrase("declare a grade that is {most} or less")
@dataclass(frozen=True, slots=True)
class DeclareGrade(Declaration):
    """10.23.2. A grade."""

    most: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose a grade."""
        yield from self.declare(match, context, "ask-declare-grade", [str(grade) for grade in range(self.most + 1)])


@phrase("choose a column")
@dataclass(frozen=True, slots=True)
class ChooseColumn(Declaration):
    """4.6.2. A column, as the player sees it: the text goes on with "in that column"."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose among the columns in which anybody has circles."""
        seen = {
            column if player == context.player else -column
            for player in (context.player, 1 - context.player)
            for circle in field.front_row(match, player)
            if (column := zones.column(circle)) is not None
        }
        yield from self.declare(match, context, "ask-choose-column", [_column_name(each) for each in sorted(seen)])


def _column_name(column: int) -> str:
    """What a column is called: the middle one, those beside it, and those of circles gained by Accel further out."""
    side = "left" if column < 0 else "right"
    if abs(column) > 1:
        return f"outer {side} column {abs(column) - 1}"
    return f"{side if column else 'middle'} column"


@phrase("in_that_column")
@dataclass(frozen=True, slots=True)
class InChosenColumn(Trait):
    """4.6.2. In the column that was chosen, which goes across the field."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.VANGUARD.name, zones.REAR_GUARD.name})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is on a circle of that column."""
        circle = context.zone(match, card)
        column = zones.column(circle)
        if column is None:
            return False
        return context.declared == _column_name(column if circle.player == context.player else -column)


@phrase("{one} is/are the declared card")
@dataclass(frozen=True, slots=True)
class IsDeclaredCard(PlainCondition):
    """Whether cards have the name that was declared."""

    one: FixedTarget

    def holds(self, match: Match, context: Context) -> bool:
        """Whether all of them have it."""
        cards = list(self.one.cards(match, context))
        return bool(cards) and all(context.declared in context.values(match, card)[NAMES] for card in cards)


@phrase("{one} is/are of the declared grade")
@dataclass(frozen=True, slots=True)
class IsOfDeclaredGrade(PlainCondition):
    """Whether cards have the grade that was declared."""

    one: FixedTarget

    def holds(self, match: Match, context: Context) -> bool:
        """Whether all of them have it."""
        cards = list(self.one.cards(match, context))
        return bool(cards) and all(
            str(characteristics.grade_of(context.values(match, card))) == context.declared for card in cards
        )
