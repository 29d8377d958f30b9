"""112.3, 302, 409, 601. Using cards: summoning creatures, casting spells, generating cross gears."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import (
    actions,
    auras,
    buzzrender,
    castles,
    forbidding,
    fort_energy,
    gacharange,
    going_elsewhere,
    kings,
    next_use,
    over_drive,
    payment,
    piles,
    pricing,
    terms,
    trigger_bonus,
    twinpacts,
    zones,
)  # fmt: skip
from engine.games.duel_masters.battle_state import CYCLONE, HAVE_CAST, LATEST_USE
from engine.games.duel_masters.characteristics import (
    ARTIFACT,
    AURA,
    CASTLE,
    CIVILIZATIONS,
    COSTS,
    CREATURE,
    CROSS_GEAR,
    FIELD,
    FORBIDDEN,
    IMPULSE,
    KEYWORDS,
    KING_CELL,
    MAY,
    PRICE,
    PUT,
    SPELL,
    TAMASEED,
    TYPES,
)
from engine.games.duel_masters.field import SUMMONING, has_keyword, is_creature, shields
from engine.games.duel_masters.keyword_abilities import (
    AfterCasting,
    Buzzrender,
    GravityZero,
    OnlyIf,
    SabakiZ,
    StrikeBack,
    spell_abilities,
)
from engine.games.duel_masters.on_shields import put_on_shields
from engine.games.duel_masters.put_this_turn import PAID_FOR
from engine.games.duel_masters.summoning_from import note_summoning, summonable_from
from engine.games.duel_masters.terms_offered import MaySummonFrom, OtherTerms
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Ability, Context
from engine.kernel.asking import ask
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.pending import origin
from engine.kernel.resolving import follow_up, resolving
from engine.kernel.structs import Struct

SUMMON: Final = "summon"
CAST: Final = "cast"
GENERATE: Final = "generate"
FORTIFY: Final = "fortify"
EXPAND: Final = "expand"
USE: Final = "use"
"""701.3 to 701.5, 701.19, 701.27. How a card is used, by its type."""

CAST_FROM_HAND: Final = "cast from the hand"
"""The event of a spell's having been cast from the hand, and come to the graveyard."""

OPTIONS: Final = {
    SUMMON: Option("summon"),
    CAST: Option("cast"),
    GENERATE: Option("generate"),
    FORTIFY: Option("fortify"),
    EXPAND: Option("expand"),
    USE: Option("use"),
}
"""What a player is offered to do with a card, by how it is used."""

_WAYS: Final = {
    CREATURE: SUMMON,
    KING_CELL: SUMMON,
    SPELL: CAST,
    CROSS_GEAR: GENERATE,
    CASTLE: FORTIFY,
    FIELD: EXPAND,
    AURA: USE,
    ARTIFACT: USE,
    TAMASEED: USE,
    IMPULSE: USE,
}


_BOTH: Final = frozenset({CREATURE, TAMASEED})
"""204.2. The types of a card that is a creature and a tamaseed: to summon it is to use the tamaseed as well."""

_USED_FROM_ELSEWHERE: Final = frozenset[type[Ability]]({OtherTerms, MaySummonFrom})

_FORBIDDING: Final = frozenset[str]({CANNOT, FORBIDDEN})
"""101.2. The characteristics of cards and players that say what cannot be done."""

FROM_MANA: Final = "summon creatures from the mana zone"
"""110.4d. What a player may do whom a text lets use cards of the mana zone as if they were in the hand."""


def usable_from(match: Match, player: int) -> tuple[Card, ...]:
    """504.1, 601.1. The cards that a player may use in the main step as far as it depends on where they are."""
    there = match.cards(zones.HAND[player])
    if match.prints_any(_USED_FROM_ELSEWHERE):
        elsewhere = (*terms.usable_elsewhere(match, player), *summonable_from(match, player))
        there = (*there, *dict.fromkeys(elsewhere))
    if FROM_MANA not in match.value_of_player(player, MAY):
        return there
    face_up = [card for card in match.cards(zones.MANA[player]) if not match.state.face_down[card]]
    lying = [card for card in face_up if card not in there]
    return (*there, *[card for card in lying if CREATURE in match.values(card)[TYPES]])


def _has_own_price(match: Match, player: int, card: Card, way: str) -> bool:
    """110.4d, 601.1. Whether a card may be used so for its own price, and not only on the terms of its text."""
    if _is_let_in_any_case(match, player, card, way) or (way == SUMMON and card in summonable_from(match, player)):
        return True
    return card not in terms.usable_elsewhere(match, player)


def _is_let_in_any_case(match: Match, player: int, card: Card, way: str) -> bool:
    """Whether nothing that lets creatures be summoned from certain zones is needed to use a card so."""
    kind = match.state.zone[card].kind
    return kind is zones.HAND or (
        kind is zones.MANA and way == SUMMON and FROM_MANA in match.value_of_player(player, MAY)
    )


def _note_where_from(match: Match, player: int, card: Card, way: str) -> None:
    """110.4d. Note what has let a creature be summoned from another zone, if that was needed."""
    if way == SUMMON and match.prints(MaySummonFrom) and not _is_let_in_any_case(match, player, card, way):
        note_summoning(match, player, card)


def ways_of(match: Match, card: Card) -> Sequence[str]:
    """601.1, 808.3a. How a card can be used: a twinpact as either of its halves; from the mana zone as a creature."""
    ways = _ways_of(match.value(card, TYPES))
    return (SUMMON,) if match.state.zone[card].kind is zones.MANA and SUMMON in ways else ways


@lru_cache
def _ways_of(types: frozenset[str]) -> tuple[str, ...]:
    if types == _BOTH:
        return (SUMMON,)
    return tuple([way for kind, way in _WAYS.items() if kind in types])


def is_usable(match: Match, player: int, card: Card, way: str) -> bool:
    """601.1b. Whether a player could use a card so without paying for it: nothing forbids it, it has where to go."""
    cannot = match.state.definition[card].values[CANNOT]
    may_be_forbidden = match.could_change_any(_FORBIDDING) or bool(cannot) or match.prints(OnlyIf)
    if may_be_forbidden and _is_forbidden_at_all(match, player, card, way):
        return False
    if way == CAST:
        return True
    if way == FORTIFY:
        return bool(shields(match, player))
    if may_be_forbidden and forbidding.is_kept_from(match, player, card, PUT):
        return False
    if way in (SUMMON, GENERATE):
        return piles.can_evolve(match, player, card) and kings.can_combine(match, player, card)
    return way != USE or not auras.is_aura(match, card) or auras.can_use(match, player)


def _is_forbidden_at_all(match: Match, player: int, card: Card, way: str) -> bool:
    """101.2. Whether anything keeps a player from using a card so."""
    if way in match.value(card, CANNOT) or match.forbids(player, way):
        return True
    return is_forbidden(match, player, card, way)


def is_forbidden(match: Match, player: int, card: Card, use: str, way: str = "") -> bool:
    """101.2. Whether a text keeps a player from using a card so: one about such cards, or that of the card itself.

    ``way``: as which half of a twinpact it is used, where ``use`` is a keyword by which it is.
    """
    ruled_out = match.prints(OnlyIf) and _is_ruled_out(match, player, card, use)
    return ruled_out or forbidding.is_kept_from(match, player, card, use, way or use)


def _is_ruled_out(match: Match, player: int, card: Card, use: str) -> bool:
    """Whether a card says itself that it can be used so only if something is so that is not."""
    context = Context(card, player, match.state.entered[card])
    return any(
        isinstance(each, OnlyIf)
        and each.use == use
        and not (each.requirement is not None and each.requirement.holds(match, context))
        for each in twinpacts.side_as(match, card, use).abilities
    )


def usable_by(match: Match, player: int, card: Card, keyword: str) -> list[str]:
    """112.3a, 808.3a. How a player could use a card for nothing by a keyword: of a twinpact the halves that have it."""
    return [way for way in ways_by(match, card, keyword) if is_usable(match, player, card, way)]


def ways_by(match: Match, card: Card, keyword: str) -> Sequence[str]:
    """808.3a. How a card can be used by a keyword: of a twinpact the halves that have it, or both if neither does."""
    ways = ways_of(match, card)
    if len(ways) == 1:
        return ways
    halves = {way: twinpacts.half_of(match, card, twinpacts.TYPE_OF_USE[way]) for way in ways}
    return [way for way, half in halves.items() if half is not None and _has(half, keyword)] or ways


class PrintedUse(Struct, frozen=True):
    """How a card may be used as it is printed, and what it costs."""

    way: str
    cost: int
    civilizations: frozenset[str]
    is_lowered: bool  #: whether its text says that it may cost less


@lru_cache(maxsize=4096)
def _printed_uses(definition: CardDefinition) -> tuple[PrintedUse, ...]:
    found: list[PrintedUse] = []
    for way in _ways_of(definition.values[TYPES]):
        side = twinpacts.printed_side(definition, way)
        lowered = terms.may_be_lowered(side, way)
        found.append(PrintedUse(way, side.values[COSTS][0], side.values[CIVILIZATIONS], lowered))
    return tuple(found)


def payable_uses(match: Match, player: int, cards: Sequence[Card]) -> list[tuple[str, Card]]:
    """601.1b. How a player may announce that they use which of these cards, and pay for it.

    The price is looked at first, since most cards of a hand are too dear.
    """
    found: list[tuple[str, Card]] = []
    usual, mana = terms.are_usual(match, player), payment.mana_of(match, player)
    definition, zone, hand = match.state.definition, match.state.zone, zones.HAND
    may_differ = match.could_change(PRICE)
    for card in cards:
        changes = match.value(card, PRICE) if may_differ else definition[card].values[PRICE]
        if not usual or zone[card].kind is not hand or (changes and any(change.optional for change in changes)):
            found += [(way, card) for way in ways_of(match, card) if may_use(match, player, card, way)]
            continue
        for each in _printed_uses(definition[card]):
            if each.is_lowered:
                may = may_use(match, player, card, each.way)
            else:
                cost = pricing.changed(each.cost, each.way, changes) if changes else each.cost
                may = mana.can_pay(each.civilizations, cost) and is_usable(match, player, card, each.way)
            if may:
                found.append((each.way, card))
    return found


def may_use(match: Match, player: int, card: Card, way: str) -> bool:
    """601.1b. Whether a player may announce that they use a card so, and pay for it."""
    freely = _has_own_price(match, player, card, way)
    if freely and way != SUMMON and match.state.zone[card].kind is zones.GRAVEYARD:
        return False  # creatures alone may be used from there without a text of their own
    if not (is_free(match, player, card, way) or terms.may_pay(match, player, card, way, freely=freely)):
        return False
    return is_usable(match, player, card, way)


def is_free(match: Match, player: int, card: Card, way: str) -> bool:
    """112.3e, 110.4d. Whether gravity zero lets a player use a card so for nothing now, wherever it is used from.

    808.3a. Of a twinpact only what its half says counts.
    """
    if not match.prints(GravityZero):
        return False
    context = Context(card, player, match.state.entered[card])
    found = [each for each in twinpacts.side_as(match, card, way).abilities if isinstance(each, GravityZero)]
    return any(each.requirement is not None and each.requirement.holds(match, context) for each in found)


def use(match: Match, player: int, card: Card, way: str) -> Procedure[None]:
    """601.1. Use a card: announce it, which makes it pending (601.1b), pay for it, and do what it is used for."""
    if is_free(match, player, card, way):
        if card not in terms.usable_elsewhere(match, player):
            _note_where_from(match, player, card, way)
        yield from use_for_nothing(match, player, card, way)
        return
    freely = _has_own_price(match, player, card, way)
    agreed = yield from terms.agree(match, player, card, way, freely=freely)
    if agreed is None:  # what was to be done for its price was not done
        return
    if not any(isinstance(each, OtherTerms) for each in agreed.effects):
        _note_where_from(match, player, card, way)
    actions.suspend(match, card)
    yield from kings.gather(match, player, card)
    tapped = yield from payment.pay(match, player, card, agreed.cost, way, agreed.civilizations)
    fort_energy.note_tapped(match, card, way, tapped)
    yield from terms.perform(match, player, card, agreed)
    if way == SUMMON and match.prints(Buzzrender):
        yield from buzzrender.offer(match, player, card)
    if agreed.onto:
        piles.SETTLED.set(match, (card, *agreed.onto))
    under_deck = any(isinstance(each, OtherTerms) and each.under_deck for each in agreed.effects)
    yield from use_for_nothing(match, player, card, way, under_deck=under_deck, paid=True)
    piles.SETTLED.reset(match)
    yield from terms.follow(match, player, card, agreed)


def use_for_nothing(
    match: Match, player: int, card: Card, way: str, *, under_deck: bool = False, paid: bool = False
) -> Procedure[None]:
    """112.3g. Use a card whose cost is paid, or that needs none; whoever waits for its use hears of it.

    With ``under_deck`` a spell goes to the bottom of its owner's deck where it would go to the graveyard. ``paid``:
    whether its cost was paid, or counts as paid.
    """
    actions.suspend(match, card)
    yield from kings.gather(match, player, card)
    if way == SUMMON:
        yield from over_drive.offer(match, player, card)
    if way in twinpacts.TYPE_OF_USE:
        twinpacts.show_half(match, card, twinpacts.TYPE_OF_USE[way])
    match.tell("uses-card", player=Seat(player), card=Ref(card), way=way)
    at_once = LATEST_USE.of(match) == (player, SUMMON) and has_keyword(match, card, CYCLONE)
    LATEST_USE.set(match, (player, way))
    next_use.note_used(match, player, card, way)
    if match.hears(way):
        match.announce(Event(way, card, player))
    yield from follow_up(match)
    if way == CAST:
        HAVE_CAST.set(match, tuple(sorted({*HAVE_CAST.of(match), player})))
        yield from _cast(match, player, card, under_deck=under_deck, to_hand=at_once)
    elif way == FORTIFY:
        yield from castles.fortify(match, player, card)
        actions.resume(match, card)
    elif auras.is_aura(match, card):
        yield from _use_aura(match, player, card)
    else:
        SUMMONING.set(match, card if way == SUMMON else None)
        PAID_FOR.set(match, card if paid else None)
        yield from actions.put_into_battle_zone(match, player, card, told=True)
        SUMMONING.reset(match)
        PAID_FOR.reset(match)
    if not match.state.zone[card].kind.field:
        over_drive.forget(match, card)
        fort_energy.forget(match, card)
        buzzrender.forget(match, card)
        trigger_bonus.forget(match, card)


def gacharange_summon(match: Match, player: int) -> Procedure[Card | None]:
    """701.30a. Summon the top card of the super gacharange as if its cost was paid; the creature, if there was one."""
    card = gacharange.next_creature(match, player)
    if card is None or not is_usable(match, player, card, SUMMON):
        return None
    yield from use_for_nothing(match, player, card, SUMMON, paid=True)
    return card


def use_in(match: Match, player: int, card: Card, ways: Sequence[str]) -> Procedure[None]:
    """112.3a. Use a card for nothing in one of these ways, if there is any; the player says as which half."""
    way = ways[0] if ways else ""
    if len(ways) > 1:
        options = [replace(OPTIONS[each], card=card) for each in ways]
        chosen = yield from ask(player, "808.3", Message("ask-half", {"card": Ref(card)}), options, card=card)
        way = chosen.verb
    if way:
        yield from use_for_nothing(match, player, card, way)


def _use_aura(match: Match, player: int, card: Card) -> Procedure[None]:
    """310.2. Attach an aura to a gacharange creature, or to one that is summoned for it.

    310.2a. If that has left before, the aura stays where it was used from.
    """
    if auras.can_use(match, player):
        bearer = yield from auras.choose_bearer(match, player, card)
        if bearer is None:
            bearer = yield from gacharange_summon(match, player)
            yield from follow_up(match)
        if bearer is not None and is_creature(match, bearer):
            yield from auras.attach_to(match, player, card, bearer)
    actions.resume(match, card)


def _has(half: CardDefinition, keyword: str) -> bool:
    kind = {"strike back": StrikeBack, "sabaki z": SabakiZ}.get(keyword)
    return keyword in half.values[KEYWORDS] or any(kind is type(ability) for ability in half.abilities)


def cast_in_place(match: Match, player: int, card: Card) -> Procedure[None]:
    """112.3g, 808.3a. Cast the spell half of a creature, which stays in the battle zone as the creature that it is.

    A spell is cast for whatever forbids that, waits for it or counts it.
    """
    half, creature = twinpacts.spell_side_of(match, card), match.state.definition[card]
    if half is None:
        return
    verbs.flip_over(match, card, half)
    is_cast = is_usable(match, player, card, CAST)
    if is_cast:
        match.tell("uses-card", player=Seat(player), card=Ref(card), way=CAST)
        LATEST_USE.set(match, (player, CAST))
        next_use.note_used(match, player, card, CAST)
        if match.hears(CAST):
            match.announce(Event(CAST, card, player))
    verbs.flip_over(match, card, creature)
    if not is_cast:
        return
    HAVE_CAST.set(match, tuple(sorted({*HAVE_CAST.of(match), player})))
    yield from follow_up(match)
    yield from _do_what_it_says(match, player, card, half)


def _do_what_it_says(match: Match, player: int, card: Card, spell: CardDefinition) -> Procedure[None]:
    known = match.values(card) if match.state.definition[card] is spell else spell.values
    for ability in spell_abilities(spell):
        context = Context(card, player, match.state.entered[card], ability, known=known)
        is_active = ability.condition is None or ability.condition.holds(match, context)
        if ability.effect is not None and is_active:
            with resolving(match, context):
                yield from ability.effect.resolve(match, context)
        yield from follow_up(match)


def _cast(match: Match, player: int, card: Card, *, under_deck: bool = False, to_hand: bool = False) -> Procedure[None]:
    """302.2, 409.1b. Do what a spell says, in the order of its text; then it goes to the graveyard.

    With ``to_hand`` (cyclone) it goes to the hand instead. 609.8a. A charger goes to the mana zone instead. 409.2a.
    What was cast from the graveyard just lies there again. Where its text has said that it goes, it goes.
    """
    yield from _do_what_it_says(match, player, card, match.state.definition[card])
    said = going_elsewhere.place_of(match, card)
    if match.state.zone[card].kind is zones.PENDING:
        place = origin(match, card).kind
        own = next((each for each in match.state.definition[card].abilities if isinstance(each, AfterCasting)), None)
        if own is not None and own.on_shield:
            own = None
            if place is zones.HAND and (yield from put_on_shields(match, player, card, (card,))):
                twinpacts.show_whole(match, card)
                return
        kind = zones.MANA if has_keyword(match, card, "charger") else zones.GRAVEYARD
        if to_hand and kind is zones.GRAVEYARD:
            kind = zones.HAND
        if own is not None:
            kind = match.rulebook.kinds[own.place]
        if said is not None and kind is zones.GRAVEYARD:
            kind = match.rulebook.kinds[said]
        if under_deck and kind is zones.GRAVEYARD:
            yield from hand_and_deck.put_on_deck(match, (card,), player, bottom=True)
        else:
            down = True if own is not None and own.face_down else None
            told = kind is not zones.GRAVEYARD  # where all spells go
            gone = yield from actions.leave(match, (card,), kind, detail=CAST, face_down=down, told=told)
            if own is not None and own.tapped:
                verbs.rest_together(match, [each for each in gone if match.state.zone[each].kind is kind])
        actions.resume(match, card)
        twinpacts.show_whole(match, card)
        if place is zones.HAND and match.hears(CAST_FROM_HAND) and match.state.zone[card].kind is zones.GRAVEYARD:
            match.announce(Event(CAST_FROM_HAND, card, player))
