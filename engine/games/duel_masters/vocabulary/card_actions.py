"""701. What texts do with cards: destroy, tap, return, put into zones, add to the shields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.games.duel_masters import (
    actions,
    blocking,
    breaking,
    field,
    gods,
    linking,
    piles,
    put_together,
    shield_triggers,
    zones,
)
from engine.games.duel_masters.characteristics import COME, FIELD, MORE_BREAKS, TYPES
from engine.games.duel_masters.keyword_abilities import evolution_of
from engine.games.duel_masters.shield_trigger_effects import SHIELD_TRIGGER
from engine.games.duel_masters.vocabulary.changes import PLAYER_ACTS
from engine.games.duel_masters.vocabulary.choosing import WithinTotal, limit_of
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone, TheTopCardOf
from engine.games.duel_masters.vocabulary.places import DURATIONS
from engine.games.duel_masters.vocabulary.shield_zone import CapturedSingle, cards_meant, speaks_of_single
from engine.games.duel_masters.vocabulary.where_cards_lie import are_in_battle_zone
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards
from engine.kernel.cards import PLAYERS, Card
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.node_facts import fact_of_node
from engine.kernel.zones import ZoneKind
from engine.language.card_actions import Rest
from engine.language.cards import (
    ASTRAY,
    CAME,
    DID,
    IT,
    TRIED,
    Captured,
    Chosen,
    It,
    Target,
    This,
    choose,
    group_of,
    note_done,
    with_parts,
)
from engine.language.changes import Cannot, put_in_force
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import InPlay
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.numbers import Count, UpTo
from engine.language.phrases import phrase
from engine.language.places import OWNERS, YOURS, seat
from engine.language.times import ending
from engine.language.words import COUNT


@dataclass(frozen=True, slots=True)
class Moves(TargetedCardAction):
    """400.5, 400.7. Cards are put elsewhere, all at the same time, or something else happens instead."""

    multiplies: ClassVar[bool] = True
    kind: ClassVar[ZoneKind | None] = None  #: of the zone that they are put into

    def is_prevented(self, match: Match, card: Card) -> bool:
        """101.2, 609.4. Whether it cannot leave."""
        return not actions.can_leave(match, card)

    def postponed(self, context: Context) -> Clause:
        """113.2. What is done later with "it" is done with a single card of a shield if that was chosen."""
        target, ability = self.target, context.ability
        if isinstance(target, Captured) and ability is not None and speaks_of_single(ability):
            return replace(self, target=CapturedSingle(target.held, target.entered))
        return self

    def perform(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """101.3a. Do it; for "if you do" it is enough to have tried, whatever came of it.

        "That many" counts what came there. 400.8. With what went elsewhere instead, or home (117.1, 118.1), nothing
        more is done, though what is asked of it is answered. 811.1. A top card that left by itself has come where the
        text puts the creature, and is "it" from then on. 803.7. So is whichever linked card has left.
        """
        zone_of = match.state.zone
        lay = {card: zone_of[card] for card in cards}
        linked = {card: field.linked(match, card) for card in cards} if linking.is_any_linked(match) else {}
        context.remember(match, [each for others in linked.values() for each in others])
        with piles.alone(match, cards if _means_parts(self.target) else ()):
            came = yield from TargetedCardAction.perform(self, match, context, cards)
        stayed = [card for card in linked if card not in came and zone_of[card] is lay[card]]
        parted = [each for card in stayed for each in linked[card] if each not in came]
        came = (*came, *[each for each in parted if zone_of[each].kind is self.kind])
        cards = with_parts(context, cards, linked, came)
        moved = [card for card in cards if card not in came and zone_of[card] is not lay[card]]
        elsewhere = [card for card in moved if zone_of[card].kind is not self.kind]
        gone_on = [card for card in came if zone_of[card].kind is not self.kind] if self.kind is not None else ()
        if elsewhere or gone_on:
            context.bound[ASTRAY] = (*elsewhere, *gone_on)
        came = (*came, *[card for card in moved if card not in elsewhere])
        context.bound[TRIED], context.bound[CAME] = (*lay, *[card for card in cards if card not in lay]), came
        note_done(context, CAME + self.deed, came)
        return cards


@fact_of_node
def _means_parts(target: Target) -> bool:
    """109.2a. Whether a text means single cards, and not what they are a part of."""
    return any(isinstance(node, CardNoun | TheTopCardOf) for node in target.walk())


@phrase("destroy {target}")
@dataclass(frozen=True, slots=True)
class Destroy(Moves):
    """701.6. Put cards of the battle zone into the graveyard."""

    verb: ClassVar[str] = "destroy"
    kind: ClassVar[ZoneKind | None] = zones.GRAVEYARD

    def targets(self) -> Target:
        """What the text names; creatures of a total power are chosen one after the other."""
        target = self.target
        return WithinTotal(target.count, target.among) if isinstance(target, Chosen) and limit_of(target) else target

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is in the battle zone."""
        return match.state.zone[card].kind in zones.IN_BATTLE_ZONE

    def is_prevented(self, match: Match, card: Card) -> bool:
        """101.2, 609.4. Whether it cannot leave, or cannot be destroyed."""
        return not actions.can_leave(match, card) or field.is_kept_from_effects(match, card)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.destroy(match, cards))


@phrase("tap {target}")
@dataclass(frozen=True, slots=True)
class Tap(Rest):
    """701.2. Tap cards."""

    verb: ClassVar[str] = "tap-card"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """105.4a, 105.6. What can be tapped, and is not."""
        return _can_tap(match, context, card) and Rest.possible(self, match, context, card)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Tap what can be tapped."""
        return Rest.do(self, match, context, tuple([card for card in cards if _can_tap(match, context, card)]))


def _can_tap(match: Match, context: Context, card: Card) -> bool:
    """105.4a, 101.2. Whether an effect of the player can tap a card."""
    theirs = match.master(card) != context.player
    return field.can_tap(match, card) and not (theirs and field.cannot(match, card, field.BE_TAPPED_BY_OTHERS))


@phrase("return {target} to {owner} hand", owner=OWNERS)
@phrase("return {target} to its/their owner's hand/hands")
@dataclass(frozen=True, slots=True)
class ReturnToHand(Moves):
    """402. Put cards into their owners' hands."""

    verb: ClassVar[str] = "return"
    kind: ClassVar[ZoneKind | None] = zones.HAND
    owner: str = ""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.HAND

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Return them, all at once; what a shield was may be used as if it had been broken (701.14b)."""
        shields = [card for card in cards if match.state.zone[card].kind is zones.SHIELD]
        returned = yield from actions.return_to_hand(match, [card for card in cards if card not in shields])
        meant = cards_meant(match, context, self.target, shields)
        for player in (0, 1):
            theirs = [card for card in meant if match.state.zone[card].player == player]
            if theirs:
                yield from shield_triggers.add_to_hand(match, player, theirs)
        return (*returned, *[card for card in shields if match.state.zone[card].kind is zones.HAND])


@phrase("put {target} into your hand without using shield triggers")
@dataclass(frozen=True, slots=True)
class TakeShields(Moves):
    """113.2. Put shields into their owners' hands; their shield triggers cannot be used."""

    verb: ClassVar[str] = "return"
    kind: ClassVar[ZoneKind | None] = zones.HAND

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is a shield."""
        return match.state.zone[card].kind is zones.SHIELD

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Let them be added to the hands, and all but shield triggers be declared."""
        shields = [card for card in cards if self.possible(match, context, card)]
        meant, without = cards_meant(match, context, self.target, shields), (SHIELD_TRIGGER,)
        for player in (0, 1):
            theirs = [card for card in meant if match.state.zone[card].player == player]
            if theirs:
                yield from shield_triggers.add_to_hand(match, player, theirs, without=without)
        return tuple([card for card in shields if match.state.zone[card].kind is zones.HAND])


@phrase("put {target} into {owner} mana zone", owner=OWNERS)
@phrase("put {target} into its/their owner's mana zone")
@dataclass(frozen=True, slots=True)
class PutIntoMana(Moves):
    """405. Put cards into their owners' mana zones."""

    verb: ClassVar[str] = "mana-card"
    kind: ClassVar[ZoneKind | None] = zones.MANA
    owner: str = ""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.MANA

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.put_into_mana(match, cards_meant(match, context, self.target, cards)))


@phrase("put {target} into {owner} graveyard", owner=OWNERS)
@phrase("put {target} into its/their owner's graveyard")
@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(Moves):
    """404. Put cards into their owners' graveyards."""

    verb: ClassVar[str] = "bury"
    kind: ClassVar[ZoneKind | None] = zones.GRAVEYARD
    owner: str = ""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.GRAVEYARD

    def is_prevented(self, match: Match, card: Card) -> bool:
        """101.2, 701.6a. Whether it cannot leave, or cannot be destroyed."""
        return not actions.can_leave(match, card) or field.is_kept_from_effects(match, card)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.put_into_graveyard(match, cards_meant(match, context, self.target, cards)))


def _may_be_anothers(node: AddToShields) -> bool:
    """Whether the cards may be of another player, whose shields they become (113.1)."""
    group = group_of(node.target)
    if isinstance(node.target, It) or type(group) is InTheBattleZone:
        return True
    return group is not None and any(isinstance(each, InPlay) and each.owner != YOURS for each in group.walk())


@phrase("add {target} to its/their owner's shields face down", face_up=False, when=_may_be_anothers)
@phrase("add {target} to your shields face down", face_up=False)
@phrase("add {target} to your shields face up", face_up=True)
@dataclass(frozen=True, slots=True)
class AddToShields(Moves):
    """113.1. Put cards into the shield zone, each as a shield of its own, also face up (406.2)."""

    verb: ClassVar[str] = "shield"
    kind: ClassVar[ZoneKind | None] = zones.SHIELD
    face_up: bool = False

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.add_to_shields(match, cards, face_up=self.face_up))


@phrase("rearrange your shields")
@dataclass(frozen=True, slots=True)
class RearrangeShields(Clause):
    """113.2a. Put the cards of the shields in another order: each shield keeps its place and how many cards it has."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask for the order of all cards, from the first shield on, and lay them so."""
        places = [(zone, len(match.cards(zone))) for zone in field.shields(match, context.player)]
        cards = [card for zone, _ in places for card in match.cards(zone)]
        prompt = Message("ask-rearrange", {"card": Ref(context.source)})
        hidden = [card for card in cards if match.state.face_down[card]]
        verbs.show(match, hidden, (context.player,))
        order = yield from choose_cards(
            context.player, "113.2a", prompt, cards, len(cards), len(cards),
            verb="rearrange", card=context.source, ordered=True, secret=True,
        )  # fmt: skip
        left = iter(order)
        for zone, count in places:
            for _ in range(count):
                verbs.transfer(match, next(left), zone)
        verbs.conceal(match, hidden)


@phrase("put {target} into the battle zone")
@dataclass(frozen=True, slots=True)
class PutIntoBattleZone(TargetedCardAction):
    """403, 409.1f. Put cards into the battle zone, one after the other."""

    verb: ClassVar[str] = "put"

    def __post_init__(self) -> None:
        TargetedCardAction.__post_init__(self)
        if are_in_battle_zone(self.target):
            raise Contradiction("it does not say from where: this lies in the battle zone already")

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What may come there, and is not there already; of several one may be put on another that is put before."""
        if match.values(card)[TYPES].isdisjoint(COME) or match.state.zone[card].kind.field:
            return False
        return getattr(self.target, "plural", False) or piles.can_evolve(match, context.player, card)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Let all of them be pending, then put each; where it matters, the player says in which order."""
        for card in cards:
            actions.suspend(match, card)
        if _order_matters(match, cards):
            prompt, count = Message("ask-put-order", {"card": Ref(context.source)}), len(cards)
            cards = yield from choose_cards(
                context.player, "409.1f", prompt, cards, count, count, verb="put", card=context.source, ordered=True
            )
        if put_together.let_wait(match, context.source, self, cards):
            return cards
        came, instead = yield from put_together.put(match, cards)
        self.after_put(match, context, came)
        return note_put(context, cards, came, instead)

    def after_put(self, match: Match, context: Context, came: tuple[Card, ...]) -> None:
        """Do what else the text says of the cards that came, when all of them have; "it" is what they are then."""
        context.bound[IT] = gods.as_creatures(match, context.bound.get(IT, ()))


def note_put(
    context: Context, cards: Sequence[Card], came: Sequence[Card], instead: Sequence[Card]
) -> tuple[Card, ...]:
    """101.3a. Of these cards some came, and some went elsewhere instead, which are done with. What was tried counts."""
    tried = tuple([card for card in cards if card in came or card in instead])
    if instead:
        context.bound[ASTRAY] = tuple(instead)
        context.bound[TRIED], context.bound[CAME] = tried, tuple(came)
    return tried


def _order_matters(match: Match, cards: Sequence[Card]) -> bool:
    """409.1f. Whether the order in which cards are put decides anything: one is put on another, or a field stays."""
    evolutions = [card for card in cards if evolution_of(match.state.definition[card]) is not None]
    return bool(evolutions) or sum(1 for card in cards if FIELD in match.value(card, TYPES)) > 1


@phrase("put {target} into the battle zone blocking")
@dataclass(frozen=True, slots=True)
class PutBlocking(PutIntoBattleZone):
    """507.4. Put creatures into the battle zone; the last of them is the blocking creature, but has not blocked."""

    def after_put(self, match: Match, context: Context, came: tuple[Card, ...]) -> None:
        """Let the attack be aimed at the last one; nothing that waits for a block hears of it."""
        PutIntoBattleZone.after_put(self, match, context, came)
        creatures = [card for card in gods.as_creatures(match, came) if field.is_creature(match, card)]
        if creatures:
            blocking.put_blocking(match, creatures[-1])


@phrase("your opponent may put a {description-} from their hand into the battle zone")
@dataclass(frozen=True, slots=True)
class OpponentMayPut(Clause):
    """403. The opponent may put a card of their hand into the battle zone; asked whatever they hold."""

    introduces: ClassVar[bool] = True
    description: Description

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask, and put it there."""
        player = 1 - context.player
        held = match.cards(zones.HAND[player])
        found = [
            card
            for card in held
            if self.description.fits(match, context, card, match.values(card)) and piles.can_evolve(match, player, card)
        ]
        chosen: tuple[Card, ...] = ()
        if held:
            chosen = yield from choose(match, context, player, found, (0, 1), "put", secret=True)
        context.remember(match, chosen)
        came, instead = yield from put_together.put(match, chosen)
        context.bound[IT], context.bound[DID] = gods.as_creatures(match, chosen), (*came, *instead)
        context.follow(match, came)
        context.let_go_of(match, instead)


@phrase("break {target}", subject=This())
@phrase("{subject} breaks/break {target}", subject=Target)
@dataclass(frozen=True, slots=True)
class BreakShields(Clause):
    """701.14. A creature breaks shields by an effect."""

    subject: Target
    target: Chosen

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose them, and break them together."""
        yield from self._break(match, context, 1)

    def repeat(self, match: Match, context: Context, times: int) -> Procedure[None]:
        """701.14c. For each of several things: all of them together as well."""
        if times:
            yield from self._break(match, context, times)

    def _break(self, match: Match, context: Context, times: int) -> Procedure[None]:
        breakers = yield from self.subject.pick(match, context, "choose")
        if not breakers:
            return
        breaker, zone_of = breakers[0], match.state.zone
        there = [zone_of[card] for card in self.target.choosable(match, context) if zone_of[card].kind is zones.SHIELD]
        least, most = self.target.bounds(match, context)
        more = match.values(breaker)[MORE_BREAKS]  # 701.14d
        places = yield from breaking.choose_shields(
            match, context.player, breaker, list(dict.fromkeys(there)), times * most + more, times * least + more
        )
        yield from breaking.break_shields(match, places, breaking.breaker_of(match, breaker))


@phrase("players can't {act} {duration}", act=PLAYER_ACTS, duration=DURATIONS)
@phrase("you can't {act} {duration}", act=PLAYER_ACTS, duration=DURATIONS, player=YOURS)
@dataclass(frozen=True, slots=True)
class PlayersCannot(Clause):
    """101.2. Players cannot do something for a time: both, unless one is named."""

    act: str
    duration: str
    player: str = ""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force."""
        yield from ()
        whose = (PLAYERS[seat(context, self.player)],) if self.player else PLAYERS
        put_in_force(match, context, whose, (Cannot((self.act,)),), *ending(match, context, self.duration))


@phrase("draw {count} card/cards", count=UpTo)
@dataclass(frozen=True, slots=True)
class DrawUpTo(Clause):
    """114. Draw as many cards as the player likes, up to a number."""

    count: Count

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask how many, and draw them."""
        least, most = self.count.bounds(match, context)
        options = [Option("number", value=number) for number in range(most, least - 1, -1)]
        prompt = Message("ask-how-many-drawn", {"card": Ref(context.source)})
        chosen = yield Decision(context.player, "114.1", prompt, options, default=(0,), card=context.source)
        hand = hand_and_deck.hand(match, context.player)
        before = match.cards(hand)
        yield from hand_and_deck.draw(match, context.player, chosen[0].value)
        context.bound[DID] = tuple([card for card in match.cards(hand) if card not in before])


@phrase("your opponent discards a card at random", count=1)
@phrase("your opponent discards at random {count} cards", count=COUNT)
@dataclass(frozen=True, slots=True)
class DiscardsAtRandom(Clause):
    """701.7. The opponent discards cards that chance chooses."""

    deed: ClassVar[str] = "discard"
    introduces: ClassVar[bool] = True
    count: int = 1

    @property
    def plural(self) -> bool:
        """Whether several cards are discarded."""
        return self.count > 1

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        cards = match.cards(zones.HAND[1 - context.player])
        chosen = verbs.at_random(match, cards, self.count) if cards else ()
        context.remember(match, chosen)
        context.bound[IT] = tuple(chosen)
        context.bound[DID] = discarded = yield from hand_and_deck.discard(match, chosen)
        note_done(context, self.deed, discarded)
