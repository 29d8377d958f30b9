"""112.3a, b, d; 509.5. What the owner of shields may do when these are added to the hand.

Shield trigger, guard strike, strike back and sabaki Z.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import castles, field, twinpacts, using, zones
from engine.games.duel_masters.battle_state import DeclaredTrigger, ShieldBreaker
from engine.games.duel_masters.characteristics import KEYWORDS, TRIGGERING
from engine.games.duel_masters.keyword_abilities import SabakiZ, StrikeBack, TriggerIf
from engine.games.duel_masters.shield_trigger_effects import EFFECTS, GUARD_STRIKE, SHIELD_TRIGGER
from engine.games.duel_masters.shields import DISCARDED
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Ability, Context
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.resolving import resolving
from engine.kernel.standing_by import StandingBy

STRIKE_BACK = "strike back"
SABAKI_Z = "sabaki z"
EMBLEM = "judgment emblem"

FIRST = 0
"""101.4, 101.4b. The rank of what is resolved before all other effects."""


_FROM_SHIELD: Final = verbs.Arrival(detail="shield")
_OPTIONS = {SHIELD_TRIGGER: Option("shield-trigger"), GUARD_STRIKE: Option("guard-strike")}


def add_to_hand(
    match: Match,
    player: int,
    cards: Sequence[Card],
    *,
    without: Sequence[str] = (),
    breaker: ShieldBreaker | None = None,
) -> Procedure[None]:
    """112.3a, 509.5a to 509.5e. Cards of shields come to the hand together; what was declared is done before all else.

    All is declared in one question, since the player sees no more later than now; and it is asked whatever the cards
    are, so that nobody can tell by it. Keywords ``without`` which they come cannot be used.
    ``breaker`` is the creature that broke the shields.
    """
    verbs.show(match, cards, (player,))
    options = _options(match, player, cards, without)
    prompt = Message("ask-shield-triggers", {"count": len(cards)})
    answer: tuple[Option, ...] = ()
    if options:
        everything = tuple(range(len(options)))
        answer = yield Decision(player, "509.5a", prompt, options, 0, len(options), default=everything, secret=True)
    else:
        yield from ask(player, "509.5a", prompt, (PASS,), secret=True)
    if not answer:  # nothing is declared, as mostly
        verbs.conceal(match, cards)
        yield from verbs.move_together(match, [(card, zones.HAND[player]) for card in cards], _FROM_SHIELD)
        return
    declared = [(each.card, each.verb.replace("-", " ")) for each in answer if each.card is not None]
    triggers = {
        card: DeclaredTrigger(breaker, _ways(match, player, card))
        for card, keyword in declared
        if keyword == SHIELD_TRIGGER
    }
    verbs.conceal(match, cards)
    shown = [card for card, keyword in declared if keyword in EFFECTS]
    verbs.show(match, shown, (0, 1))
    struck, given = yield from _strike_back(match, player, cards, declared)
    for card in [card for card, keyword in declared if keyword == SHIELD_TRIGGER]:
        if match.state.zone[card].kind is zones.SHIELD:
            castles.wait_for(match, card, match.state.zone[card])
    moves = [(card, zones.HAND[player]) for card in cards if card not in given]
    added = yield from verbs.move_together(match, moves, _FROM_SHIELD)
    used = [(card, keyword) for card, keyword in declared if keyword in EFFECTS and card in added]
    used += [(card, STRIKE_BACK) for card in struck]
    used += [(card, SABAKI_Z) for card in (yield from _sabaki(match, player, added, declared))]
    verbs.show(match, [card for card, _ in used], (0, 1))
    for card, keyword in used:
        match.tell("declares", player=Seat(player), card=Ref(card), keyword=keyword.replace(" ", "-"))
    verbs.conceal(match, [card for card, _ in used])
    match.stand_by(
        [
            _standing(match, player, card, keyword, triggers[card] if keyword == SHIELD_TRIGGER else None)
            for card, keyword in used
        ]
    )


def _options(match: Match, player: int, cards: Sequence[Card], without: Sequence[str]) -> list[Option]:
    """509.5a to 509.5d. What may be declared.

    112.3a. What is declared is used later: what could not be used now may be declared beside another shield trigger.
    """
    having = [
        replace(option, card=card)
        for card in cards
        for keyword, option in _OPTIONS.items()
        if keyword not in without and _may_declare(match, player, card, keyword)
    ]
    useful = [each for each in having if _could_use(match, player, each)]
    options = having if any(each.verb == "shield-trigger" for each in useful) else useful
    held = field.hand(match, player)
    if match.prints(StrikeBack):
        options += [Option("strike-back", card) for card in held if _answering(match, player, card, cards)]
    if match.prints(SabakiZ) and any(field.has_keyword(match, card, EMBLEM) for card in cards):
        options += [Option("sabaki-z", card) for card in (*held, *cards) if _has(match, card, SabakiZ)]
    return options


def _strike_back(
    match: Match, player: int, cards: Sequence[Card], declared: Sequence[tuple[Card, str]]
) -> Procedure[tuple[list[Card], list[Card]]]:
    """112.3b, 509.5c. For each strike back a fitting card not declared itself is discarded, as if from the hand.

    Its player discards it, whoever's effect adds the shields. Returns the cards that strike back, and those that were
    discarded for them.
    """
    struck: list[Card] = []
    given: list[Card] = []
    kept = [card for card, _ in declared]
    for card in [card for card, keyword in declared if keyword == STRIKE_BACK]:
        left = [each for each in cards if each not in kept and each not in given]
        fitting = _answering(match, player, card, left)
        given += yield from _choose(match, player, card, fitting, "509.5c")
        struck += [card] if fitting else []
    if given:
        moves = [(card, zones.GRAVEYARD[player]) for card in given]
        DISCARDED.set(match, tuple(given))
        with _paying(match, player, struck[0]):
            discarded = yield from verbs.move_together(match, moves, verbs.Arrival(detail=hand_and_deck.DISCARD))
        DISCARDED.drop(match)
        for card in discarded:
            match.tell("discards", player=Seat(player), card=Ref(card))
    return struck, given


def _sabaki(
    match: Match, player: int, added: Sequence[Card], declared: Sequence[tuple[Card, str]]
) -> Procedure[list[Card]]:
    """112.3d, 509.5d. After adding, for each sabaki Z a card with the judgment emblem that was added is discarded.

    Its player discards it, whoever's effect has added the shields.
    """
    found: list[Card] = []
    for card in [card for card, keyword in declared if keyword == SABAKI_Z]:
        there = [each for each in added if match.state.zone[each] is zones.HAND[player] and each != card]
        fitting = [each for each in there if field.has_keyword(match, each, EMBLEM)]
        if match.state.zone[card] is zones.HAND[player] and fitting:
            chosen = yield from _choose(match, player, card, fitting, "509.5d")
            with _paying(match, player, card):
                yield from hand_and_deck.discard(match, chosen)
            found.append(card)
    return found


def _paying(match: Match, player: int, card: Card) -> AbstractContextManager[None]:
    """What happens is done by a player for the strike back or sabaki Z of a card, and not by an effect."""
    return resolving(match, Context(card, player, match.state.entered[card]), paying=True)


def _choose(match: Match, player: int, card: Card, cards: Sequence[Card], rule: str) -> Procedure[tuple[Card, ...]]:
    prompt = Message("ask-discard", {"card": Ref(card), "most": 1})
    verbs.show(match, cards, (player,))
    return (yield from choose_cards(player, rule, prompt, cards, 1, 1, verb="discard", card=card))


def _standing(match: Match, player: int, card: Card, keyword: str, declared: DeclaredTrigger | None) -> StandingBy:
    ability, event = EFFECTS.get(keyword, EFFECTS[SHIELD_TRIGGER]), Event(keyword, card, player, detail=declared)
    entered = match.state.entered[card]
    return StandingBy(ability, card, player, entered, event, keyword, keyword, timed=True, rank=FIRST)


def _may_declare(match: Match, player: int, card: Card, keyword: str) -> bool:
    """509.5a. Whether a card has the keyword, and nothing forbids to use it by that."""
    if match.forbids(player, keyword):
        return False
    if keyword == SHIELD_TRIGGER:
        return bool(_ways(match, player, card))
    return field.has_keyword(match, card, keyword) and not using.is_forbidden(match, player, card, keyword)


def _ways(match: Match, player: int, card: Card) -> tuple[str, ...]:
    """112.3a, 808.3a. How a card may be used by shield trigger: of a twinpact the halves that have it."""
    ways = using.ways_of(match, card)
    having = [way for way in ways if _has_trigger(match, player, card, twinpacts.side_as(match, card, way))]
    if not having and field.has_keyword(match, card, SHIELD_TRIGGER):
        having = [*ways]  # the card has gained it
    return tuple([way for way in having if not using.is_forbidden(match, player, card, SHIELD_TRIGGER, way)])


def _has_trigger(match: Match, player: int, card: Card, side: CardDefinition) -> bool:
    """112.3a. Whether a card, or a half of it, has shield trigger, or a text gives it to such cards of the shields."""
    values = match.values(card) if side is match.state.definition[card] else side.values
    if SHIELD_TRIGGER in values[KEYWORDS]:
        return True
    entered = match.state.entered[card]
    given = match.value_of_player(player, TRIGGERING)
    if any(cards.fits(match, Context(card, whose, entered), card, values) for cards, whose in given):
        return True
    if not match.prints(TriggerIf):
        return False
    context = Context(card, player, entered)
    return any(isinstance(each, TriggerIf) and each.requirement.holds(match, context) for each in side.abilities)


def _could_use(match: Match, player: int, option: Option) -> bool:
    """Whether a card could be used now as the option says."""
    card = option.card
    if option.verb == "guard-strike" or card is None:
        return True
    return any(using.is_usable(match, player, card, way) for way in _ways(match, player, card))


def _answering(match: Match, player: int, card: Card, cards: Sequence[Card]) -> list[Card]:
    """112.3b. The cards that may be discarded for the strike back of a card."""
    context = Context(card, player, match.state.entered[card])
    found: list[Card] = []
    for ability in match.state.definition[card].abilities:
        if isinstance(ability, StrikeBack) and ability.description is not None:
            found += [each for each in cards if ability.description.fits(match, context, each, match.values(each))]
    return found if found and using.usable_by(match, player, card, STRIKE_BACK) else []


def _has(match: Match, card: Card, kind: type[Ability]) -> bool:
    return any(isinstance(ability, kind) for ability in match.state.definition[card].abilities)
