"""Targets: how texts name the cards with which something is done, certain ones or cards to choose."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context, Node, Selection
from engine.kernel.asking import ask, choose_cards
from engine.kernel.aspects import NOTHING, PLACES
from engine.kernel.cards import Card
from engine.kernel.contexts import SPOKEN_OF
from engine.kernel.decisions import PASS, Procedure
from engine.kernel.events import Event
from engine.kernel.heirs import as_now
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.groups import Group, InPlay, Pile, TakenCards, left_of_them, take_these
from engine.language.numbers import ONE, Bounds, Count
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat
from engine.language.words import COUNT

IT = SPOKEN_OF  #: the key in `Context.bound` of the cards chosen last
DID = "did"  #: of the cards that the last instruction did something with
TRIED = "tried"  #: of the cards that were last to be put elsewhere, whatever became of them
CAME = "came"  #: of those of them that came there
SHOWN = "shown"  #: of the hidden cards that were revealed or looked at
FOUND = "found"  #: of the cards that the last search has found, where "among them" speaks of these
ASTRAY = "astray"  #: of those that the last instruction was to put somewhere, and that have gone elsewhere
SPENT = "spent"  #: of the cards that earlier rounds of "for each" have chosen
DONE = "done "  #: what the keys begin with of the cards with which something was done since the effect began

CHOSEN: Final = "chosen"
"""The event of a player's having chosen a card for an effect."""


ALSO = "also "
"""What the keys begin with of cards with which something was done that may be called otherwise: charged, put."""


def note_done(context: Context, deed: str, cards: Iterable[Card], *, also: str = "") -> None:
    """Note that something was done with these cards: "this way" speaks of them, and of those before them.

    ``also``: another deed that it is where that alone is asked for.
    """
    bound, key = context.bound, DONE + deed
    bound[key] = (*bound.get(key, ()), *cards)
    if also:
        key = f"{ALSO}{DONE}{also}"
        bound[key] = (*bound.get(key, ()), *cards)


def with_parts(
    context: Context, cards: tuple[Card, ...], beside: Mapping[Card, Sequence[Card]], came: Collection[Card]
) -> tuple[Card, ...]:
    """The cards with which an effect has done something: of an object that has stayed, the parts of it that have come.

    ``beside``: what belonged to each of the cards before. "It" is these parts from then on, too.
    """
    for card, others in beside.items():
        left = [each for each in others if each in came]
        if left and card not in came:
            cards = _with_others(cards, card, left)
            context.bound[IT] = _with_others(context.bound.get(IT, ()), card, left)
    return cards


def _with_others(cards: Sequence[Card], card: Card, others: Sequence[Card]) -> tuple[Card, ...]:
    """These cards, with others in the place of one."""
    return tuple([each for one in cards for each in (others if one == card else (one,))])


@dataclass(frozen=True, slots=True)
class FixedTarget(Selection):
    """Certain cards: nothing is to be chosen."""

    lasting: ClassVar[bool] = False  #: whether it means what is there at any time, so that the rules themselves change
    are_players: ClassVar[bool] = False  #: whether it means what stands for players, and no cards

    def has_gone(self, match: Match, context: Context) -> bool:
        """Whether all of them have become other cards, so that it means none and never will again."""
        return False

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """The cards that could be meant as far as others can tell."""
        return tuple(self.cards(match, context))

    def spoken_of(self, context: Context) -> Sequence[Card]:
        """The cards that the text has spoken of so, also those with which nothing can be done any more."""
        return ()

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """The cards; nothing is asked."""
        yield from ()
        return tuple(self.cards(match, context))


@dataclass(frozen=True, slots=True)
class Bygone(FixedTarget):
    """Cards that the text has spoken of before; what it puts off to a later moment is done with these."""

    refers_back: ClassVar[bool] = True


@phrase("this card")
@dataclass(frozen=True, slots=True)
class This(FixedTarget):
    """The card with the ability, as long as nothing else than its own effect moves it to another zone."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The card, or nothing if it has become another."""
        this = context.this(match)
        return () if this is None else (this,)

    def has_gone(self, match: Match, context: Context) -> bool:
        """Whether it has become another."""
        return context.this(match) is None


@phrase("it/them/they")
@phrase("that/those card/cards")
@dataclass(frozen=True, slots=True)
class It(Bygone):
    """The cards chosen last; at first, the card that the trigger speaks of."""

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards, wherever this ability has put them since; those of the trigger while they are what they were.

        What something else has moved off the field is meant no more, but for what stands for it now.
        """
        bound = context.bound.get(IT)
        if bound is not None:
            return bound if not context.left else tuple(_left_of(match, context, bound))
        event = context.event
        if event is not None and event.meant is not None:
            return tuple([each for card, entered in event.meant for each in as_now(match, card, entered)])
        if event is None or event.card is None:
            return ()
        return as_now(match, event.card, event.entered)

    def spoken_of(self, context: Context) -> Sequence[Card]:
        """What was chosen last."""
        return context.bound.get(IT, ())


def _left_of(match: Match, context: Context, cards: Iterable[Card]) -> Iterable[Card]:
    """Of certain cards those that are meant still, and what stands for the others."""
    for card in cards:
        if context.has_left(match, card):
            yield from as_now(match, card, context.left[card][0])
        else:
            yield card


@phrase("all of {group+}", group=InPlay)
@phrase("all {group+}", group=Pile)
@dataclass(frozen=True, slots=True)
class All(FixedTarget):
    """Every card of a group."""

    introduces: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = NOTHING
    group: Group

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards of the group as it is now; nothing is done "this way" with what something else has moved."""
        cards = self.group.cards(match, context)
        if not (context.left and self.group.of_deeds):
            return cards
        return [card for card in cards if not context.has_left(match, card)]

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """The cards; nothing is asked."""
        yield from ()
        cards = tuple(self.cards(match, context))
        take_these(match, context, self.group, cards)
        return cards

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """What the group could be as far as others can tell."""
        return self.group.conceivable(match, context)


@phrase("it/them/they", printed_only=True)
@dataclass(frozen=True, slots=True)
class Captured(FixedTarget):
    """Certain cards of a match, while they stay the cards they were: what "it" meant when an effect began to wait."""

    held: tuple[Card, ...] = ()
    entered: tuple[int, ...] = ()

    @property
    def plural(self) -> bool:
        return len(self.held) > 1

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that have not changed zones, or what stands for them since."""
        meant = zip(self.held, self.entered, strict=True)
        return tuple([each for card, entered in meant for each in as_now(match, card, entered)])

    def has_gone(self, match: Match, context: Context) -> bool:
        """Whether all of them have."""
        return not self.cards(match, context)


@phrase("the top card of {owner} deck", owner=OWNERS, count=1)
@phrase("the top {count} cards of {owner} deck", count=COUNT, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TopOfDeck(FixedTarget):
    """The top cards of a deck, the topmost first."""

    introduces: ClassVar[bool] = True
    owner: str
    count: int = 1

    @property
    def plural(self) -> bool:
        return self.count != 1

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, as many as there are."""
        deck = match.cards(hand_and_deck.deck(match, seat(context, self.owner)))
        return tuple(reversed(deck[-self.count :])) if self.count else ()


@phrase("the rest")
@dataclass(frozen=True, slots=True)
class TheRest(FixedTarget):
    """The cards looked at that are still where they were."""

    of_looked_at: ClassVar[bool] = True

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those still in the deck, without what was chosen among them and put to an end of it."""
        decks = (hand_and_deck.deck(match, 0), hand_and_deck.deck(match, 1))
        return [card for card in left_of_them(match, context) if match.state.zone[card] in decks]


@phrase("a {among-} at random", among=TakenCards, count=ONE, random=True)
@phrase("a {among-}", among=TakenCards, count=ONE, random=False)
@phrase("{count} {among} at random", among=TakenCards, random=True)
@phrase("{count} {among}", among=TakenCards, random=False)
@phrase("{count} of {among+}", among=InPlay, random=False)
@dataclass(frozen=True, slots=True)
class Chosen(Node):
    """Cards that the player chooses, or that chance does."""

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
        return self._unspent(match, context, self.among.choosable(match, context))

    def choosable_by(self, match: Match, context: Context, player: int) -> list[Card]:
        """The cards that a player may choose for the effect, who need not be the one whose effect it is."""
        context.chooser = player
        cards = self.choosable(match, context)
        context.chooser = context.player
        return cards

    def available(self, match: Match, context: Context) -> list[Card]:
        """The cards that a cost may be paid with; also those that no effect can choose, since a cost is none."""
        return self._unspent(match, context, self.among.available(match, context))

    def conceivable(self, match: Match, context: Context) -> list[Card]:
        """The cards that could be chosen as far as others can tell."""
        return self._unspent(match, context, self.among.conceivable(match, context))

    def bounds(self, match: Match, context: Context) -> tuple[int, int]:
        """The fewest and the most that may be chosen."""
        least, most = self.count.bounds(match, context)
        return (0 if self.among.may_be_denied(match, context) else least), most

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """Let the player choose, ``limit`` cards at most; what was chosen is "it" from now on."""
        return (yield from self.chosen_by(match, context, context.player, verb, limit))

    def chosen_by(
        self, match: Match, context: Context, player: int, verb: str, limit: int | None = None
    ) -> Procedure[tuple[Card, ...]]:
        """Let a player choose; what was chosen in one round of "for each" is not chosen in another."""
        chosen = yield from self.asked_of(match, context, player, verb, limit)
        if SPENT in context.bound:
            context.bound[SPENT] = (*context.bound[SPENT], *chosen)
        take_these(match, context, self.among, chosen)
        return chosen

    def asked_of(
        self, match: Match, context: Context, player: int, verb: str, limit: int | None
    ) -> Procedure[tuple[Card, ...]]:
        """Ask a player which cards, or let chance choose."""
        cards = self.choosable_by(match, context, player)
        least, most = self.bounds(match, context)
        if limit is not None:
            least, most = min(least, limit), min(most, limit)
        if self.random:
            chosen = tuple(verbs.at_random(match, cards, most))
        elif self.count.picky:
            chosen = yield from self._one_by_one(match, context, player, cards, (least, most), verb)
        else:
            secret = self.is_secret(match, context)
            chosen = yield from choose(match, context, player, cards, (least, most), verb, secret=secret)
        return chosen

    def _one_by_one(
        self, match: Match, context: Context, player: int, cards: Sequence[Card], bounds: Bounds, verb: str
    ) -> Procedure[tuple[Card, ...]]:
        """Let a player choose cards that go together; as many as must be chosen, if any go together so."""
        least, most = bounds
        secret = self.is_secret(match, context)
        reach = max((self._reach(match, context, (card,), cards) for card in cards), default=0)
        chosen: tuple[Card, ...] = ()
        while len(chosen) < most:
            fitting = [
                card
                for card in cards
                if card not in chosen
                and self.count.admits(match, context, chosen, card)
                and self._reach(match, context, (*chosen, card), cards) >= min(least, reach)
            ]
            asked = (int(len(chosen) < least), 1)
            more = yield from choose(match, context, player, fitting, asked, verb, secret=secret)
            if not more:
                break
            chosen += more
        return chosen

    def _reach(self, match: Match, context: Context, chosen: tuple[Card, ...], cards: Sequence[Card]) -> int:
        """How many cards could be chosen in all, once these are."""
        for card in cards:
            if card not in chosen and self.count.admits(match, context, chosen, card):
                chosen += (card,)
        return len(chosen)

    def is_secret(self, match: Match, context: Context) -> bool:
        """Whether others cannot tell if there is such a card; that nothing is in an empty place, they can."""
        return self.among.may_be_denied(match, context) and bool(self.among.conceivable(match, context))

    def _unspent(self, match: Match, context: Context, cards: Iterable[Card]) -> list[Card]:
        """Without what was chosen before in "for each", and without what a cost is being paid with at this moment.

        Nor is what has come by another replacement of the same moment (`Moment.has_just_come`).
        """
        spent, moment = (*context.bound.get(SPENT, ()), *context.barred), match.moment
        if moment is not None:
            cards = [card for card in cards if not moment.has_just_come(card)]
        return [card for card in cards if card not in spent and card not in match.promised]


Target = Chosen | FixedTarget
"""Cards that something is done with: certain ones, or chosen ones."""


def group_of(target: object) -> Group | None:
    """The group of which all cards are meant, or among which some are chosen; None where no group is named."""
    if isinstance(target, All):
        return target.group
    return target.among if isinstance(target, Chosen) else None


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
    """Let a player choose among cards for what ``verb`` names, by this rule (None: `RuleNumbers.choice`).

    ``secret``: nobody else can tell which cards these are. Then the question is asked even if there is none, and it
    names the numbers of the text, so that neither tells anything.
    """
    source = context.source
    rule = match.rulebook.numbers.choice if rule is None else rule
    least, most = bounds
    if not secret:
        least, most = min(least, len(cards)), min(most, len(cards))
    counts = {"least": least, "most": most}
    prompt = Message(f"ask-{verb}", {"card": Ref(source), **counts})
    if secret and most > 0 and not cards:
        yield from ask(player, rule, prompt, (PASS,), card=source, secret=True)
        return ()
    chosen = yield from choose_cards(player, rule, prompt, cards, least, most, verb=verb, card=source, secret=secret)
    tell_chosen(match, player, chosen)
    return chosen


def tell_chosen(match: Match, player: int, cards: Sequence[Card]) -> None:
    """Announce that a player has chosen these cards for an effect, to what waits for it."""
    if cards and match.hears(CHOSEN):
        for card in cards:
            match.announce(Event(CHOSEN, card, player))
