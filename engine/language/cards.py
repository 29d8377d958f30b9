"""Cards as texts speak of them: descriptions, groups, choices among them, and words that point to certain ones."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import verbs
from engine.kernel.abilities import Context, Node, Selection
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import PASS, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.numbers import ONE, Count
from engine.language.phrases import Several, says
from engine.language.words import NAME

IT = "it"  #: the key in `Context.bound` of the cards chosen last
DID = "did"  #: of the cards that the last instruction did something with
SHOWN = "shown"  #: of the hidden cards that were revealed or looked at
SPENT = "spent"  #: of the cards that earlier rounds of "for each" have chosen


# ---- what a card is like


@dataclass(frozen=True, slots=True)
class Feature(Node, ABC):
    """Something a card may be like."""

    @abstractmethod
    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card with these characteristics is like that."""


@dataclass(frozen=True, slots=True)
class Quality(Feature):
    """A feature said before the noun: "red"."""


@dataclass(frozen=True, slots=True)
class Noun(Feature):
    """What is spoken of: "character"."""


@dataclass(frozen=True, slots=True)
class Trait(Feature):
    """A feature said after the noun: named so and so."""


@says("other")
@dataclass(frozen=True, slots=True)
class Other(Quality):
    """Not the card with the ability."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is another card."""
        return card != context.source


@says("named {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class Named(Trait):
    """With one of these card names."""

    reads: ClassVar[frozenset[str]] = frozenset({"names"})
    names: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of the names."""
        return not values["names"].isdisjoint(self.names)


@says("not named {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class NotNamed(Trait):
    """With none of these card names."""

    reads: ClassVar[frozenset[str]] = frozenset({"names"})
    names: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has none of the names."""
        return bool(values["names"].isdisjoint(self.names))


@says("with {part} in its/their card name/names")
@dataclass(frozen=True, slots=True)
class NamedLike(Trait):
    """With these words as a part of its name."""

    reads: ClassVar[frozenset[str]] = frozenset({"names"})
    part: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a name of it has the words."""
        return any(self.part in name for name in values["names"])


@says("({qualities} )?{noun}( {traits})?", qualities=Several(Quality, " "), traits=Several(Trait, " "))
@dataclass(frozen=True, slots=True)
class Description(Node):
    """What cards are meant: "red card with turn cost 2"."""

    noun: Noun
    qualities: tuple[Quality, ...] = ()
    traits: tuple[Trait, ...] = ()

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card with these characteristics is meant."""
        return (
            self.noun.fits(match, context, card, values)
            and all(quality.fits(match, context, card, values) for quality in self.qualities)
            and all(trait.fits(match, context, card, values) for trait in self.traits)
        )

    @property
    def asks(self) -> bool:
        """Whether it matters what is printed on the card."""
        return bool(self.qualities or self.traits)


# ---- groups of cards


@dataclass(frozen=True, slots=True)
class Group(Selection):
    """Cards that a text describes."""

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """The cards that the master of the ability may choose."""
        return list(self.cards(match, context))

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether nobody else can tell that there is such a card, so that it need not be chosen."""
        return False

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """The cards that could be chosen as far as others can tell."""
        return self.choosable(match, context)


@dataclass(frozen=True, slots=True)
class InPlay(Group):
    """Cards in play, said with their owner first: "your characters"."""


@dataclass(frozen=True, slots=True)
class Pile(Group):
    """Cards somewhere: "cards in your hand"."""


@dataclass(frozen=True, slots=True)
class Source(Group):
    """Cards taken from somewhere: "cards from your hand"."""


# ---- words that point to certain cards


@dataclass(frozen=True, slots=True)
class Definite(Selection):
    """Certain cards, of which none need be chosen."""

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one of them."""
        return card in self.cards(match, context)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """The cards that could be meant as far as others can tell."""
        return tuple(self.cards(match, context))

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """The cards; nothing is asked."""
        yield from ()
        return tuple(self.cards(match, context))


@says("this card")
@dataclass(frozen=True, slots=True)
class This(Definite):
    """The card with the ability, as long as it is the card it was."""

    @property
    def plural(self) -> bool:
        """One card."""
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The card, or nothing if it has become another by changing zones."""
        this = context.this(match)
        return () if this is None else (this,)


@says("it/them/they")
@says("that/those card/cards")
@dataclass(frozen=True, slots=True)
class It(Definite):
    """The cards chosen last; at first, the card that the trigger speaks of."""

    refers_back: ClassVar[bool] = True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards, wherever this ability has put them since."""
        bound = context.bound.get(IT)
        if bound is not None:
            return bound
        if context.event is None or context.event.card is None:
            return ()
        return (context.event.card,)


@says("all of {group+}", group=InPlay)
@says("all {group+}", group=Pile)
@dataclass(frozen=True, slots=True)
class All(Definite):
    """Every card of a group."""

    introduces: ClassVar[bool] = True
    group: Group

    @property
    def plural(self) -> bool:
        """Several cards."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards of the group as it is now."""
        return self.group.cards(match, context)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """What the group could be as far as others can tell."""
        return self.group.conceivable(match, context)


@says("it/them/they", printed_only=True)
@dataclass(frozen=True, slots=True)
class Captured(Definite):
    """Certain cards of a match, while they stay the cards they were: what "it" meant when an effect began to wait."""

    held: tuple[Card, ...] = ()
    entered: tuple[int, ...] = ()

    @property
    def plural(self) -> bool:
        """Whether they are several."""
        return len(self.held) != 1

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that have not changed zones."""
        return tuple(
            card for card, stamp in zip(self.held, self.entered, strict=True) if match.state.entered[card] == stamp
        )


@says("a {among-} at random", among=Source, count=ONE, random=True)
@says("a {among-}", among=Source, count=ONE, random=False)
@says("{count} {among} at random", among=Source, random=True)
@says("{count} {among}", among=Source, random=False)
@says("{count} of {among+}", among=InPlay, random=False)
@dataclass(frozen=True, slots=True)
class Chosen(Node):
    """Cards that the player chooses, or chance."""

    introduces: ClassVar[bool] = True
    count: Count
    among: Group
    random: bool = False

    @property
    def plural(self) -> bool:
        """Whether several cards are meant."""
        return self.count.plural

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """The cards that may be chosen."""
        return self._unspent(context, self.among.choosable(match, context))

    def conceivable(self, match: Match, context: Context) -> list[Card]:
        """The cards that could be chosen as far as others can tell."""
        return self._unspent(context, self.among.conceivable(match, context))

    def bounds(self, match: Match, context: Context) -> tuple[int, int]:
        """The fewest and the most that may be chosen."""
        least, most = self.count.bounds(match, context)
        return (0 if self.among.may_be_denied(match, context) else least), most

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """Let the player choose, ``limit`` cards at most; what was chosen is "it" from now on."""
        chosen = yield from self.chosen_by(match, context, context.player, verb, limit)
        if SPENT in context.bound:
            context.bound[SPENT] = (*context.bound[SPENT], *chosen)
        return chosen

    def chosen_by(
        self, match: Match, context: Context, player: int, verb: str, limit: int | None = None
    ) -> Procedure[tuple[Card, ...]]:
        """Let a player choose."""
        cards = self.choosable(match, context)
        least, most = self.bounds(match, context)
        if limit is not None:
            least, most = min(least, limit), min(most, limit)
        if self.random:
            return tuple(verbs.at_random(match, cards, most))
        secret = self.among.may_be_denied(match, context)
        return (yield from choose(match, context, player, cards, (least, most), verb, secret=secret))

    def _unspent(self, context: Context, cards: Iterable[Card]) -> list[Card]:
        spent = context.bound.get(SPENT, ())
        return [card for card in cards if card not in spent]


Target = Chosen | Definite
"""Cards that something is done with: certain ones, or chosen ones."""


def choose(
    match: Match,
    context: Context,
    player: int,
    cards: Sequence[Card],
    bounds: tuple[int, int],
    verb: str,
    rule: str | None = None,
    *,
    secret: bool = False,
) -> Procedure[tuple[Card, ...]]:
    """Let a player choose among cards for what ``verb`` names, by this rule (None: the rulebook's `choice_rule`).

    ``secret``: nobody else can tell which cards these are. Then the question is asked even if there is none, and it
    names the numbers of the text, so that neither tells anything.
    """
    source = context.source
    rule = match.rulebook.choice_rule if rule is None else rule
    least, most = bounds
    if not secret:
        least, most = min(least, len(cards)), min(most, len(cards))
    counts = {"least": least, "most": most, "exact": str(least == most)}
    prompt = Message(f"ask-{verb}", {"card": Ref(source), **counts})
    if secret and most > 0 and not cards:
        yield from ask(player, rule, prompt, (PASS,), card=source, secret=True)
        return ()
    return (yield from choose_cards(player, rule, prompt, cards, least, most, verb=verb, card=source, secret=secret))
