"""601.1a. The terms on which a card is used: where it may be used from, and what is done to pay another price.

What may be done for a lower price is asked, as far as the player could pay with it and without it. 601.1d to f. It is
done when the mana has been paid; only what a player may decline in secret is done before, as the price depends on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.games.duel_masters import actions, field, payment, piles, pricing, twinpacts, zones
from engine.games.duel_masters.characteristics import CIVILIZATIONS, COSTS, PRICE, TYPES, PriceChange
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.keyword_abilities import GravityZero
from engine.games.duel_masters.next_use import LOWERED
from engine.games.duel_masters.prices import (
    ENERGY,
    Price,
    civilizations_of,
    cost_at,
    energy_of,
    own_abilities,
    tap_for_energy,
    tap_for_terms,
    untapped,
)
from engine.games.duel_masters.terms_offered import (
    CrystalSoul,
    GivesMore,
    HyperEnergy,
    LessIfDone,
    LessIfYouDo,
    OfferedUp,
    OtherTerms,
    Soulshift,
)
from engine.kernel import verbs
from engine.kernel.abilities import GAINED_ABILITIES, Ability, Context
from engine.kernel.asking import choose_cards, may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.resolving import resolving
from engine.kernel.structs import Struct
from engine.language.cards import DID, Chosen
from engine.language.instructions import Instruction

_UNUSUAL: Final = frozenset[type[Ability]]({OtherTerms, HyperEnergy, Soulshift, CrystalSoul, GivesMore, GravityZero})
"""What cards say that may be used for another price than their cost, from elsewhere, or with other mana."""

_SEVERAL_PRICES: Final = frozenset[type[Ability]]({OtherTerms, HyperEnergy, Soulshift})

_PRINTED: Final = frozenset[str]({COSTS, CIVILIZATIONS, TYPES})


class Offer(NamedTuple):
    """What may be done for a lower price."""

    change: PriceChange
    source: Card  #: the card whose ability wants something done for it; else the one that is used
    ability: LessIfYouDo | LessIfDone | OfferedUp | None  #: None: it is so once a turn


class Agreed(Struct, frozen=True):
    """The terms on which a card is used."""

    cost: int
    civilizations: frozenset[str] | None = None  #: those that are paid for; None: those of the card
    effects: tuple[Ability, ...] = ()  #: the abilities that want something done after that
    onto: tuple[Card, ...] = ()  #: what the card is to be put on, if that was settled
    tapped: tuple[Card, ...] = ()  #: the creatures that are tapped for it
    given: Card | None = None  #: the creature that goes to the mana zone for it
    destroyed: tuple[Card, ...] = ()  #: the creatures that are destroyed for it
    deeds: tuple[LessIfDone, ...] = ()  #: what else is done for it


def usable_elsewhere(match: Match, player: int) -> list[Card]:
    """601.1a. The cards that the player may use from other zones than the hand, as their own texts say."""
    if not match.prints(OtherTerms):
        return []
    return [
        card
        for kind in (zones.GRAVEYARD, zones.MANA)
        for card in match.cards(kind[player])
        if not match.state.face_down[card] and _has_terms_in(match.state.definition[card], kind.name)
    ]


def _has_terms_in(definition: CardDefinition, place: str) -> bool:
    """Whether a card's own text says that it may be used from a zone of this kind."""
    return any(place in each.places for each in definition.abilities if type(each) is OtherTerms)


def are_usual(match: Match, player: int) -> bool:
    """Whether each card of a player's hand has its printed types and civilisations, and its printed cost as its price.

    Texts may change that cost. What a card says itself of its price is not looked at.
    """
    if match.prints_any(_UNUSUAL) or match.could_change_any(_PRINTED):
        return False
    return not _offered_up(match, player)


def may_be_lowered(side: CardDefinition, way: str) -> bool:
    """Whether a card itself says that it may be used so for less."""
    return bool(_lowering(side, way))


def may_pay(match: Match, player: int, card: Card, way: str, *, freely: bool) -> bool:
    """601.1b. Whether there are terms on which the player could pay; ``freely``: also those of any card of the hand."""
    offers = _offers(match, player, card, way)
    if not offers and _has_one_price(match):
        return freely and payment.payable(match, player, card, pricing.cost_of(match, card, way), way)
    prices = _prices(match, player, card, way, freely=freely)
    return any(_payable_with(match, player, card, way, price, offers) for price in prices)


def agree(match: Match, player: int, card: Card, way: str, *, freely: bool) -> Procedure[Agreed | None]:
    """601.1a. Settle the terms with the player; None if it cannot be paid so."""
    offers, used = _offers(match, player, card, way), list[Offer]()
    deeds: tuple[LessIfDone, ...] = ()
    if not offers and _has_one_price(match):
        return Agreed(pricing.cost_of(match, card, way))
    price = yield from _choose_price(match, player, card, way, freely=freely)
    while offers:
        offer, *offers = offers
        if not (yield from _is_taken(match, player, card, way, price, offer, offers, used)):
            continue
        if isinstance(offer.ability, LessIfDone):
            if not _may_be_declined(match, player, card, offer.ability):
                deeds = (*deeds, offer.ability)
            elif not (yield from _is_done(match, player, card, offer.ability, price.onto)):
                continue
        if offer.change.once is not None:
            LOWERED.set(match, (*LOWERED.of(match), offer.change.once))
        used.append(offer)
        price = _lowered(price, offer)
    tapped = yield from tap_for_terms(match, player, card, price.terms)
    tapped += yield from tap_for_energy(match, player, card, way, price, tapped)
    energy = len(tapped) - (price.terms.tapped if price.terms is not None else 0)
    price = replace(price, less=(*price.less, *[ENERGY] * energy))
    cost, civilizations = cost_at(match, card, way, price), civilizations_of(price)
    if not payment.payable(match, player, card, cost, way, civilizations):  # what was done has changed that
        return None
    effects: list[Ability] = [] if price.terms is None else [price.terms]
    effects += [each.ability for each in used if each.ability is not None]
    destroyed = tuple(_destroyed(match, used))
    return Agreed(cost, civilizations, tuple(effects), price.onto, tuple(tapped), price.given, destroyed, deeds)


def _lowered(price: Price, offer: Offer) -> Price:
    return replace(price, less=(*price.less, offer.change))


def _is_taken(
    match: Match,
    player: int,
    card: Card,
    way: str,
    price: Price,
    offer: Offer,
    offers: Sequence[Offer],
    used: Sequence[Offer],
) -> Procedure[bool]:
    """Whether an offer is taken besides those used: if the player could pay so, and likes to or could not otherwise."""
    together = [*used, offer]
    if not _go_together(match, player, card, price, together):
        return False
    if not _payable_with(match, player, card, way, _lowered(price, offer), offers, together):
        return False
    if not _payable_with(match, player, card, way, price, offers, used):
        return _is_known_to_do(match, player, card, offer)
    said = {"card": Ref(card), "amount": -offer.change.amount}
    if offer.ability is None:
        return (yield from may(player, "601.1a", Message("ask-less-once", said), card=card))
    prompt = Message("ask-less", {**said, "source": Ref(offer.source)})
    return (yield from may(player, "601.1a", prompt, card=card))


def perform(match: Match, player: int, card: Card, agreed: Agreed) -> Procedure[None]:
    """601.1f. When the mana is paid, do what else is to be done for these terms."""
    verbs.rest_together(match, agreed.tapped)
    if agreed.given is not None:
        below = field.all_below(match, agreed.given)  # 109.2c: all cards of the creature
        came = yield from actions.put_into_mana(match, (agreed.given,))
        along = [each for each in below if match.state.zone[each].kind is zones.MANA]
        verbs.rest_together(match, (*came, *along))
    yield from actions.destroy(match, agreed.destroyed)
    for ability in agreed.deeds:
        yield from _is_done(match, player, card, ability, agreed.onto)


def _destroyed(match: Match, offers: Sequence[Offer]) -> list[Card]:
    """The creatures that are destroyed for these offers."""
    return [match.lead(each.source) for each in offers if isinstance(each.ability, OfferedUp)]


def _go_together(match: Match, player: int, card: Card, price: Price, offers: Sequence[Offer]) -> bool:
    """601.1a. Whether all of these offers can be taken: no card is given twice, nor one that the card is put on.

    801.1a. What an evolution creature has to be put on is not given either.
    """
    given = (*_destroyed(match, offers), *(() if price.given is None else (price.given,)))
    if not (given or price.onto):
        return True
    if len({*given, *price.onto}) < len(given) + len(price.onto):
        return False
    before, match.promised = match.promised, match.promised | set(given)
    deeds = [each.ability for each in offers if isinstance(each.ability, LessIfDone)]
    able = not given or piles.can_evolve(match, player, card)
    able = able and all(_can_be_done(match, player, card, each, price.onto) for each in deeds)
    match.promised = before
    return able


def _needed(match: Match, player: int, card: Card, onto: Collection[Card]) -> frozenset[Card]:
    """801.1a. What the card is to be put on; else the player's cards without which it could not be put on anything."""
    if onto:
        return frozenset(onto)
    if piles.comes_alone(match, card):
        return frozenset()
    found: list[Card] = []
    before = match.promised
    for each in field.elements(match, player):
        match.promised = before | {each}
        if not piles.can_evolve(match, player, card):
            found.append(each)
    match.promised = before
    return frozenset(found)


def _may_be_declined(match: Match, player: int, card: Card, ability: LessIfDone) -> bool:
    """Whether nobody else can tell that it could be done, so that the player may yet choose nothing for it."""
    assert ability.effect is not None
    context = _context_in_full(match, player, card, ability)
    return any(isinstance(node, Chosen) and node.is_secret(match, context) for node in ability.effect.walk())


def _has_one_price(match: Match) -> bool:
    """Whether all cards are used as any other, unless they are offered for less: as nearly always."""
    return not match.prints_any(_SEVERAL_PRICES)


def _is_done(match: Match, player: int, card: Card, ability: LessIfDone, onto: Collection[Card]) -> Procedure[bool]:
    """Do what is to be done for a lower price, though not with the card itself; whether it was done."""
    assert ability.effect is not None
    context, promised = _context_in_full(match, player, card, ability), match.promised
    match.promised = promised | {card} | _needed(match, player, card, onto)
    with resolving(match, context):
        yield from ability.effect.resolve(match, context)
    match.promised = promised
    return bool(context.bound.get(DID))


def _can_be_done(
    match: Match, player: int, card: Card, ability: LessIfDone, onto: Collection[Card] = (), *, known: bool = False
) -> bool:
    """Whether it could be done with other cards than the one that is used: for all that others see, or as is known."""
    done = getattr(ability.effect, "effect", None)
    if not isinstance(done, Instruction):
        return False
    context, promised = _context_in_full(match, player, card, ability), match.promised
    match.promised = promised | {card} | _needed(match, player, card, onto)
    able: bool = done.can_be_done(match, context) if known else done.may_begin(match, context)
    match.promised = promised
    return able


def _is_known_to_do(match: Match, player: int, card: Card, offer: Offer) -> bool:
    """Whether the player knows that what is offered can be done; of what they hold others may not know as much."""
    return not isinstance(offer.ability, LessIfDone) or _can_be_done(match, player, card, offer.ability, known=True)


def _context(match: Match, player: int, card: Card, ability: Ability) -> Context:
    return Context(card, player, match.state.entered[card], ability, known=match.values(card))


def _context_in_full(match: Match, player: int, card: Card, ability: Ability) -> Context:
    """101.3a. That of what lowers a price only where all of it is done."""
    context = _context(match, player, card, ability)
    context.in_full = True
    return context


def follow(match: Match, player: int, card: Card, agreed: Agreed) -> Procedure[None]:
    """601.1a. Do what was to be done when the card has been used on these terms."""
    for ability in agreed.effects:
        if isinstance(ability, LessIfYouDo | OtherTerms) and ability.effect is not None:
            context = _context(match, player, card, ability)
            with resolving(match, context):
                yield from ability.effect.resolve(match, context)


def _choose_price(match: Match, player: int, card: Card, way: str, *, freely: bool) -> Procedure[Price]:
    """The price of the card itself, or another that its text offers, if the player could pay it."""
    prices = _prices(match, player, card, way, freely=freely)
    offers = _offers(match, player, card, way)
    found: dict[OtherTerms | None, list[Price]] = {}
    for each in [each for each in prices if _payable_with(match, player, card, way, each, offers)]:
        found.setdefault(each.terms, []).append(each)
    *others, chosen = found
    while others:
        prompt = Message("ask-terms", {"card": Ref(card), "cost": cost_at(match, card, way, found[chosen][0])})
        if (yield from may(player, "601.1a", prompt, card=card)):
            break
        *others, chosen = others
    if found[chosen][0].onto:
        return (yield from _choose_sources(player, card, found[chosen]))
    given = list(dict.fromkeys([each.given for each in found[chosen] if each.given is not None]))
    if len(given) < 2:
        return found[chosen][0]
    prompt = Message("ask-give-for-terms", {"card": Ref(card)})
    (picked,) = yield from choose_cards(player, "601.1a", prompt, given, 1, 1, verb="put", card=card)
    return next(each for each in found[chosen] if each.given == picked)


def _prices(match: Match, player: int, card: Card, way: str, *, freely: bool) -> list[Price]:
    """The prices for which the card may be used from where it lies, its own first."""
    place = match.state.zone[card].kind.name
    found = _own_prices(match, player, card, way) if freely else []
    if not match.prints(OtherTerms):
        return found
    for each in own_abilities(match, card, way):
        if not isinstance(each, OtherTerms) or each.use not in ("", way) or place not in each.places:
            continue
        if each.requirement is not None and not each.requirement.holds(match, _context(match, player, card, each)):
            continue
        if each.least is not None:
            there = [given for given in field.creatures(match, player) if actions.can_leave(match, given)]
            prices = [Price(each, given) for given in there]
            found += [price for price in prices if _go_together(match, player, card, price, ())]
        elif each.tapped <= len(untapped(match, player, of=each.tapped_of)):
            found.append(Price(each))
    return found


def _own_prices(match: Match, player: int, card: Card, way: str) -> list[Price]:
    """The price of the card itself: with soulshift one for all that it may be put on."""
    if way != "summon" or not any(isinstance(each, Soulshift) for each in own_abilities(match, card, way)):
        return [Price()]
    found: list[Price] = []
    for sources in piles.all_sources(match, player, card):
        saved = sum(twinpacts.value_as_used(match, each, way, COSTS)[0] for each in sources)
        found.append(Price(onto=sources, less=(PriceChange(-saved, 1, ""),)))
    return found


def _choose_sources(player: int, card: Card, prices: list[Price]) -> Procedure[Price]:
    """801.1a. The price for what the player puts the card on; they choose one source after the other."""
    prompt = Message("ask-evolve", {"card": Ref(card)})
    for place in range(len(prices[0].onto)):
        there = list(dict.fromkeys(each.onto[place] for each in prices))
        (chosen,) = yield from choose_cards(player, "801.1a", prompt, there, 1, 1, verb="evolve", card=card)
        prices = [each for each in prices if each.onto[place] == chosen]
    return prices[0]


def _offers(match: Match, player: int, card: Card, way: str) -> Sequence[Offer]:
    """What may be done for a lower price, but for hyper energy."""
    own = _lowering(twinpacts.side_as(match, card, way), way)
    offered_up = _offered_up(match, player) if way == "summon" else ()
    if not (own or offered_up or match.value(card, PRICE)):
        return ()
    values = twinpacts.values_as_used(match, card, way)
    found = [Offer(PriceChange(-each.amount, 0, ""), card, each) for each in own if isinstance(each, LessIfYouDo)]
    found += [
        Offer(replace(change, optional=False), card, None)
        for change in match.value(card, PRICE)
        if change.optional and change.concerns(way) and change.once not in LOWERED.of(match)
    ]
    found += [
        Offer(PriceChange(-each.amount, each.floor, ""), card, each)
        for each in own
        if isinstance(each, LessIfDone) and _can_be_done(match, player, card, each)
    ]
    up: dict[Card, Offer] = {}  # 701.6: a creature is destroyed for one of its abilities alone, for the best of them
    for source, ability in offered_up:
        context = Context(source, player, match.state.entered[source])
        if ability.description is not None and ability.description.fits(match, context, card, values):
            offer, creature = (
                Offer(PriceChange(-ability.amount, ability.floor, ""), source, ability),
                match.lead(source),
            )
            up[creature] = min(up.get(creature, offer), offer, key=lambda each: _cost_with(match, card, way, each))
    return [*found, *up.values()]


def _cost_with(match: Match, card: Card, way: str, offer: Offer) -> int:
    return cost_at(match, card, way, Price(less=(offer.change,)))


def _offered_up(match: Match, player: int) -> Sequence[tuple[Card, OfferedUp]]:
    """The player's creatures that may be destroyed for a lower price, with their abilities."""
    may_be = match.could_change(GAINED_ABILITIES) or match.prints(OfferedUp)
    return match.kept(_all_offered_up, player) if may_be else ()


def _all_offered_up(match: Match, player: int) -> Sequence[tuple[Card, OfferedUp]]:
    return [
        (source, ability)
        for creature in field.creatures(match, player)
        for source in (creature, *others_of(match, creature))  # 803.1b
        for ability in match.abilities_of(source, OfferedUp)
        if not field.is_kept_from_effects(match, source)
    ]


@lru_cache(maxsize=4096)
def _lowering(side: CardDefinition, way: str) -> tuple[LessIfYouDo | LessIfDone, ...]:
    """The abilities that let a card be used so for less if something is done."""
    return tuple([each for each in side.abilities if isinstance(each, LessIfYouDo | LessIfDone) and each.use == way])


def _payable_with(
    match: Match,
    player: int,
    card: Card,
    way: str,
    price: Price,
    offers: Sequence[Offer],
    used: Sequence[Offer] = (),
) -> bool:
    """Whether the player could pay a price with such of these offers as go together with each other and those used.

    Where one of them rules out another, either the first ones or the last ones are taken.
    """
    offers = [each for each in offers if _is_known_to_do(match, player, card, each)]
    found: list[list[Offer]] = []
    for order in (offers, offers[::-1]):
        taken: list[Offer] = []
        for offer in order:
            if _go_together(match, player, card, price, [*used, *taken, offer]):
                taken.append(offer)
        found.append(taken)
        if len(taken) == len(offers):
            break
    return any(_payable(match, player, card, way, price, taken) for taken in found)


def _payable(match: Match, player: int, card: Card, way: str, price: Price, offers: Sequence[Offer]) -> bool:
    """Whether the player could pay a price with some of these offers, and hyper energy."""
    if not offers and not match.prints(HyperEnergy):
        return payment.payable(match, player, card, cost_at(match, card, way, price), way, civilizations_of(price))
    counts = Counter([each.change for each in offers])
    energy = len(energy_of(match, player, card, way, ())) - (price.terms.tapped if price.terms is not None else 0)
    counts[ENERGY] += max(0, energy)
    costs: set[int] = set()
    for taken in product(*[range(count + 1) for count in counts.values()]):
        further = [change for change, count in zip(counts, taken, strict=True) for _ in range(count)]
        costs.add(cost_at(match, card, way, replace(price, less=(*price.less, *further))))
    return any(payment.payable(match, player, card, cost, way, civilizations_of(price)) for cost in sorted(costs))
