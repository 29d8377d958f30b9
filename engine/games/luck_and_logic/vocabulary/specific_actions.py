"""5. Specific actions that texts order: trance, logic drives, level boosts, swaps, cards of the deck one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import actions, arranging, characteristics, field, trance, zones
from engine.games.luck_and_logic.keyword_abilities import DRIVES, LogicDrive
from engine.games.luck_and_logic.soul import bearer_of_soul, soul_left_behind
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import GAINED, Context, Number
from engine.kernel.asking import ask, may
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.log import witness
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.timing import payable, play_activated
from engine.language.cards import DID, Target
from engine.language.costs import ActionCost
from engine.language.descriptions import Description
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.outcome import DecidesTheMatch
from engine.language.phrases import phrase


@phrase("trance( into a {into-})?")
@dataclass(frozen=True, slots=True)
class PerformTrance(Clause):
    """5.13.1, 5.12.3.2, 5.13.1.5. Trance without requirement and cost, into a Tranceunion that the text may name."""

    into: Description | None = None

    def may_begin(self, match: Match, context: Context) -> bool:
        """With a pair."""
        return bool(trance.pairs(match, context.player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the pair, and trance; the trances of the turn are not touched (7.5.3.2)."""
        pairs = trance.pairs(match, context.player)
        context.bound[DID] = ()
        if not pairs:
            return
        options = [Option("trance", pair.first, match.state.zone[pair.second]) for pair in pairs]
        chosen = yield from ask(context.player, "5.13.1.1", Message("ask-pair"), options, card=context.source)
        pair = next(pair for pair, option in zip(pairs, options, strict=True) if option is chosen)

        def fits(card: Card) -> bool:
            return self.into is None or self.into.fits(match, context, card, match.values(card))

        if (yield from trance.trance(match, context.player, pair, fits, pays=False)):
            context.bound[DID] = (context.source,)


@phrase("use a logic drive of {target}", free=False)
@phrase("use a logic drive of {target} without paying its/their cost/costs", free=True)
@dataclass(frozen=True, slots=True)
class UseLogicDrive(TargetedCardAction):
    """11.4.2.1. Use a logic drive for its cost, or without it (5.22.6), whatever the turn, with or without soul.

    The player of this text uses it, whoever is the master of its card (3.1.2.2.3, reading 92).
    """

    verb: ClassVar[str] = "drive"
    affects: ClassVar[bool] = False
    free: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A card with one that can be paid for."""
        return bool(_drives(match, context.player, card, free=self.free))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """One of each card's; the effect is a part of this one."""
        used: tuple[Card, ...] = ()
        for card in cards:
            found = _drives(match, context.player, card, free=self.free)
            options = [Option("logic-drive", card, value=key) for key, _ in found]
            if options:
                prompt = Message("ask-drive", {"card": Ref(card)})
                chosen = yield from ask(context.player, "11.4.2.1", prompt, options, card=context.source)
                match.announce(Event(DRIVES, card, context.player))
                key, ability = chosen.value, dict(found)[chosen.value]
                yield from play_activated(match, card, ability, key, player=context.player, free=self.free)
                used += (card,)
        return used


def _drives(match: Match, player: int, card: Card, *, free: bool) -> list[tuple[str, LogicDrive]]:
    """The logic drives of a card that a player may use and pay for, by key."""
    found = [(each.key, each.ability) for each in match.abilities(card) if isinstance(each.ability, LogicDrive)]
    found = [(key, ability) for key, ability in found if _is_usable(match, player, card, ability, key)]
    return [(key, ability) for key, ability in found if free or _is_payable(match, player, card, ability)]


def _is_usable(match: Match, player: int, card: Card, ability: LogicDrive, key: str) -> bool:
    """9.3.3.3, 12.3.1.1. Whether an ability is valid where its card is, and may be used."""
    if field.is_prohibited(match, player, DRIVES):
        return False
    return match.is_active(card, ability, gained=key.startswith(GAINED)) and match.may_use(card, ability)


def _is_payable(match: Match, player: int, card: Card, ability: LogicDrive) -> bool:
    """5.22.3, 9.4.2. Whether a player can pay for a logic drive: with none but their own cards."""
    context, costs = Context(card, player, match.state.entered[card], ability), match.costs(card, ability)
    if player != match.master(card):
        actions_of_it = [part.action for cost in costs for part in cost.parts() if isinstance(part, ActionCost)]
        paid_with = [each for action in actions_of_it for each in action.targets().conceivable(match, context)]
        if any(match.master(each) != player for each in paid_with):
            return False
    return payable(match, context, costs)


@phrase("level boost")
@dataclass(frozen=True, slots=True)
class LevelBoost(Clause):
    """5.15.1. Rest a standing card of the level zone to draw a card."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """With a standing card."""
        return bool(actions.standing_level_cards(match, context.player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Nothing happens without one."""
        cards = actions.standing_level_cards(match, context.player)
        context.bound[DID] = ()
        if cards:
            options = [Option("level-boost", card) for card in cards]
            chosen = yield from ask(context.player, "5.15.1", Message("ask-boost"), options, card=context.source)
            assert chosen.card is not None
            yield from actions.level_boost(match, context.player, chosen.card)
            context.bound[DID] = (chosen.card,)


@phrase("draw up to {count} card/cards")
@dataclass(frozen=True, slots=True)
class DrawUpTo(Clause):
    """5.6.3. Draw one card after the other, as many as the player likes."""

    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask before each."""
        before = field.hand(match, context.player)
        for _ in range(self.count.value(match, context)):
            prompt = Message("ask-draw", {"card": Ref(context.source)})
            if not (yield from may(context.player, "5.6.3.1", prompt, card=context.source)):
                break
            yield from hand_and_deck.draw(match, context.player)
        context.bound[DID] = tuple([card for card in field.hand(match, context.player) if card not in before])


@phrase("swap {one} and {other}")
@dataclass(frozen=True, slots=True)
class Swap(Clause):
    """5.11. Two cards change places at the same time; not at all if one of them cannot be moved.

    What comes to circles must be of the size of what was there (2.10.2). "Cannot be moved" is said of members that
    would go from circles to circles (5.14.3).
    """

    one: Target
    other: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Members take each other's circles, others each other's zones, with what goes along (12.2.1)."""
        one = yield from self.one.pick(match, context, "choose")
        other = yield from self.other.pick(match, context, "choose")
        pair = (*one[:1], *other[:1])
        context.bound[DID] = ()
        if len(set(pair)) < 2:
            return
        first, second = pair
        if all(field.is_member(match, card) for card in pair):
            stuck = any(field.cannot(match, card, "be moved") for card in pair)
            if stuck or match.master(first) != match.master(second) or not _takes_its_circles(match, first, second):
                return
            arranging.move_members(match, {first: match.covered(second), second: match.covered(first)})
            context.bound[DID] = pair
        elif _takes_its_circles(match, first, second) and _takes_its_circles(match, second, first):
            circles = next((match.covered(card) for card in pair if match.state.zone[card].kind is zones.CIRCLE), ())
            moves = [(first, match.state.zone[second]), (second, match.state.zone[first])]
            bearers = {card: bearer_of_soul(match, card) for card in pair}
            before = [witness(match, card) for card in pair]
            moved = yield from verbs.move_together(match, moves, verbs.Arrival(covering=circles), whole=True)
            context.bound[DID] = tuple(moved)
            if moved:
                after = [witness(match, card) for card in pair]
                named = [max(each, key=lambda seen: len(seen.viewers)) for each in zip(after, before, strict=True)]
                match.tell("swaps", card=named[0], other=named[1])
                _become_soul(match, first, second, bearers[second])
                _become_soul(match, second, first, bearers[first])


def _become_soul(match: Match, card: Card, other: Card, bearer: Card | None) -> None:
    """4.15.2. What is swapped with soul becomes soul of the same member, with the soul that it had (reading 106)."""
    bearer = other if bearer == card else bearer
    if bearer is not None and match.state.zone[card].kind is zones.SOUL and field.is_member(match, bearer):
        attach(match, [*soul_left_behind(match, card), card], bearer)


def _takes_its_circles(match: Match, card: Card, other: Card) -> bool:
    """2.10.2. Whether a card may lie where another one does, as far as that is on circles."""
    if match.state.zone[other].kind is not zones.CIRCLE:
        return True
    size: int = match.values(card)[characteristics.TERRITORY]
    return size == len(match.covered(other))


@phrase("you win the game", wins=True)
@dataclass(frozen=True, slots=True)
class WinTheGame(DecidesTheMatch):
    """1.2.5. The player wins at once, without a check timing."""

    rule: ClassVar[str] = "1.2.5"
