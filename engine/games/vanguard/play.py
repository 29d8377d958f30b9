"""8.5. Playing cards and abilities: normal ride and call, activated abilities, exchanging within a column."""

from __future__ import annotations

from engine.games.vanguard import actions, characteristics, field, gifts, tickets, zones
from engine.games.vanguard.restrictions import BE_NORMAL_CALLED, BE_NORMAL_RIDDEN, BE_RIDDEN, is_forbidden
from engine.kernel.abilities import Activated
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.state import Frame
from engine.kernel.steps import Step
from engine.kernel.timing import activated_abilities, play_activated, playable
from engine.kernel.zones import Zone

_COLUMNS = (("FL", "BL"), ("FR", "BR"))  # 6.6.1.2.3: those of which both circles are rear-guard circles
_EXCHANGES = tuple(
    [(zones.REAR_GUARD.at(player, front), zones.REAR_GUARD.at(player, back)) for front, back in _COLUMNS]
    for player in (0, 1)
)


_NO_UNITS = frozenset({gifts.GIFT_CARD, tickets.TICKET})
"""The kinds of cards in a hand that are neither ridden nor called."""


def may_ride(match: Match, card: Card, grade: int | None) -> bool:
    """8.5.2.1.1.1. A card of the same grade as the vanguard or one grade higher may be ridden; None: no vanguard."""
    if grade is None or match.state.definition[card].kind in _NO_UNITS:
        return False
    if match.value(card, characteristics.GRADE) not in (grade, grade + 1):
        return False
    return not (is_forbidden(match, card, BE_RIDDEN) or is_forbidden(match, card, BE_NORMAL_RIDDEN))


def may_call(match: Match, card: Card, grade: int | None) -> bool:
    """8.5.2.1.1.2. A card of at most the vanguard's grade may be called to a rear-guard circle; None: no vanguard."""
    if grade is None or match.state.definition[card].kind in _NO_UNITS:
        return False
    if match.value(card, characteristics.GRADE) > grade:
        return False
    return not is_forbidden(match, card, BE_NORMAL_CALLED)


def main_phase_actions(match: Match, player: int) -> list[Option]:
    """6.6.1.2.1 to 6.6.1.2.3. What the turn player can do in the main phase; passing comes first."""
    options = [PASS]
    seen: set[str] = set()
    if field.open_circles(match, player):
        grade = field.vanguard_grade(match, player)
        definition = match.state.definition
        for card in field.hand(match, player):
            number = definition[card].number
            if number not in seen and may_call(match, card, grade):
                seen.add(number)
                options.append(option_of("call", card))
    options += activated_options(match, player)
    piles = match.state.zones
    for first, second in _EXCHANGES[player]:
        if not (piles[first] or piles[second]):
            continue
        if not (piles[zones.lock_circle(first)] or piles[zones.lock_circle(second)]):
            options.append(Option("exchange", None, first))
    return options


def activated_options(match: Match, player: int) -> list[Option]:
    """6.6.1.2.2. The activated abilities that the player could play and pay for now."""
    options: list[Option] = []
    seen: set[tuple[str, str]] = set()
    for card, ability, key in activated_abilities(match, player):
        if not playable(match, card, ability, key):
            continue
        if match.state.zone[card].kind is zones.HAND:  # copies in a hand are the same choice
            copy = (match.state.definition[card].number, key)
            if copy in seen:
                continue
            seen.add(copy)
        options.append(Option("activate", card, value=key))
    return options


def play_main_phase_action(match: Match, player: int, chosen: Option) -> Procedure[Step | Frame | None]:
    """8.5.2, 8.5.3. Carry out what the player chose; returns what follows on it before the main phase goes on."""
    match chosen.verb:
        case "call":
            assert chosen.card is not None
            yield from normal_call(match, player, chosen.card)
        case "activate":
            assert chosen.card is not None
            found = next(a for a in match.abilities(chosen.card) if a.key == chosen.value)
            assert isinstance(found.ability, Activated)
            return (yield from play_activated(match, chosen.card, found.ability, found.key))
        case "exchange":
            assert chosen.zone is not None
            exchange(match, chosen.zone)
    return None


def normal_call(match: Match, player: int, card: Card) -> Procedure[None]:
    """6.6.1.2.1, 8.5.2.2.1. Choose a rear-guard circle for the card and call it there."""
    options = [Option("circle", None, circle) for circle in field.open_circles(match, player)]
    empty = [index for index, option in enumerate(options) if option.zone and not match.cards(option.zone)]
    prompt = Message("ask-circle", {"card": Ref(card)})
    # The card is shown when it is called; until then the choice may be taken back, and others see the phase's question.
    default = empty[0] if empty else 0
    chosen = yield from ask(player, "8.5.2.2.1", prompt, options, card=card, default=default, secret=True)
    assert chosen.zone is not None
    yield from actions.call(match, card, chosen.zone)


def exchange(match: Match, front: Zone) -> None:
    """6.6.1.2.3. Exchange the cards of the two rear-guard circles of a column."""
    back = zones.behind(front)
    assert back is not None
    actions.exchange(match, front, back)
