"""Card actions that leave cards where they are: choose, stand, rest, turn, reveal, look at. Costs are paid so too."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import dropwhile
from typing import ClassVar

from engine.kernel import verbs
from engine.kernel.abilities import Context, Node
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.language.cards import DID, IT, SHOWN, Chosen, FixedTarget, note_done
from engine.language.groups import look_at_these
from engine.language.hand_and_deck import PutOnDeck
from engine.language.instructions import CardAction, ImmediateAction, May, TargetedCardAction
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class Choose(ImmediateAction, TargetedCardAction):
    """Choose cards, for the text to go on with. Each game says which."""

    affects: ClassVar[bool] = False
    only_chooses: ClassVar[bool] = True
    verb: ClassVar[str] = "choose"

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Nothing more: the text goes on with them."""
        return cards


@phrase("your opponent chooses {target}", target=Chosen)
@dataclass(frozen=True, slots=True)
class OpponentChooses(ImmediateAction, TargetedCardAction):
    """Let the opponent choose cards."""

    only_chooses: ClassVar[bool] = True
    verb: ClassVar[str] = "choose"
    target: Chosen

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Nothing more: the text goes on with them."""
        return cards

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the opponent choose among what the text describes."""
        chosen = yield from self.target.chosen_by(match, context, 1 - context.player, self.verb)
        context.bound[IT] = context.bound[DID] = chosen
        note_done(context, self.deed, chosen)


@dataclass(frozen=True, slots=True)
class Stand(ImmediateAction, TargetedCardAction):
    """Stand resting cards in play. Each game has its own word for it."""

    verb: ClassVar[str] = "stand"
    joint: ClassVar[bool] = True

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A standing card cannot stand."""
        return match.state.rested[card]

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Stand those that lie where cards stand and rest."""
        there = [card for card in cards if match.state.zone[card].kind.orients]
        stood = verbs.stand_together(match, there)
        for card in stood:
            match.tell("stands", card=Ref(card))
        return tuple([card for card in stood if card in there])


@phrase("rest {target}")
@dataclass(frozen=True, slots=True)
class Rest(ImmediateAction, TargetedCardAction):
    """Rest standing cards in play."""

    verb: ClassVar[str] = "rest"
    joint: ClassVar[bool] = True

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A resting card cannot rest."""
        return match.state.zone[card].kind.orients and not match.state.rested[card]

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Rest those that lie where cards stand and rest."""
        there = [card for card in cards if match.state.zone[card].kind.orients]
        rested = verbs.rest_together(match, there)
        for card in rested:
            match.tell("rests", card=Ref(card))
        return tuple([card for card in rested if card in there])


@phrase("turn {target} face up", down=False)
@phrase("turn {target} face down", down=True)
@dataclass(frozen=True, slots=True)
class TurnFace(ImmediateAction, TargetedCardAction):
    """Turn cards face up or face down."""

    verb: ClassVar[str] = "turn"
    down: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A card that lies so already cannot be turned so."""
        return match.state.face_down[card] is not self.down

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        with at_once(match):
            return tuple([card for card in cards if turn_telling(match, card, down=self.down)])


def turn_telling(match: Match, card: Card, *, down: bool) -> bool:
    """Turn a card face up or face down, and tell it while everybody sees which it is. False if it was so already."""
    if match.state.face_down[card] is down:
        return False
    if down:
        match.tell("turns-down", card=Ref(card))
    verbs.turn_face(match, card, down=down)
    if not down:
        match.tell("turns-up", card=Ref(card))
    return True


@phrase("reveal {target}")
@dataclass(frozen=True, slots=True)
class Reveal(ImmediateAction, TargetedCardAction):
    """Show hidden cards to everybody until the effect ends; those of a deck are what "among them" speaks of then."""

    affects: ClassVar[bool] = False
    verb: ClassVar[str] = "reveal"
    spends: ClassVar[bool] = False

    @property
    def shows_cards(self) -> bool:
        """If certain cards are meant, and none of those that were looked at."""
        return isinstance(self.target, FixedTarget) and self.target.introduces

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        verbs.show(match, cards, (0, 1))
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
        if self.shows_cards:
            look_at_these(context, cards)
        for card in cards:
            match.tell("reveals", player=Seat(match.state.owner[card]), card=Ref(card))
        return cards


@phrase("look at {target}", target=FixedTarget)
@dataclass(frozen=True, slots=True)
class LookAt(TargetedCardAction):
    """See hidden cards that nobody else sees."""

    affects: ClassVar[bool] = False
    spends: ClassVar[bool] = False
    shows_cards: ClassVar[bool] = True
    target: FixedTarget

    @property
    def deed(self) -> str:
        """Who looks at cards has not chosen them."""
        return "look at"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Show them to the player."""
        verbs.show(match, cards, (context.player,))
        yield from go_on_with(match, context, self, cards)
        return cards


def go_on_with(match: Match, context: Context, looking: Node, cards: tuple[Card, ...]) -> Procedure[None]:
    """Let the text go on with cards that the player looks at; asks for "seen" where nothing else is asked."""
    context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
    look_at_these(context, cards)
    match.tell("looks-at", player=Seat(context.player), count=len(cards))
    for card in cards:
        match.tell("sees", viewers=(context.player,), player=Seat(context.player), card=Ref(card))
    if cards and not _is_followed_by_choice(looking, context, len(cards)):
        prompt, rule = Message("ask-seen", {"card": Ref(context.source)}), match.rulebook.numbers.look
        yield from ask(context.player, rule, prompt, [Option("seen")], card=context.source, secret=True)


def _is_followed_by_choice(looking: Node, context: Context, count: int) -> bool:
    """Whether something is asked later in the ability, so that the player sees the cards in any case."""
    nodes = iter(context.ability.walk() if context.ability is not None else ())
    later = list(dropwhile(lambda node: node is not looking, nodes))
    return any(
        isinstance(node, May | Chosen)
        or (isinstance(node, CardAction) and node.inquires)
        or (count > 1 and isinstance(node, PutOnDeck))
        for node in later
    )
