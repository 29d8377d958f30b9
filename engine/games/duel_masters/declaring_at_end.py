"""511.1, 603.2e. Abilities of the hand that trigger at the end of the turn, only if they are declared.

Only who has such a card in the match is asked, whether it is in the hand or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import declaring, field, piles
from engine.games.duel_masters.declared_effects import EFFECTS
from engine.games.duel_masters.keyword_abilities import ComesAtEnd
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, standing_by
from engine.language.times import owner_of

RULES: Final[tuple[str, ...]] = ("511.1b", "511.1d")
"""511.1. When abilities are declared."""

COMES: Final = Option("comes-at-end")


def may_be_declared(match: Match) -> bool:
    """511.1. Whether anybody has such a card in the match; otherwise what stands by is resolved as ever."""
    return match.prints(ComesAtEnd)


@step
def declare_at_end(match: Match, following: str) -> Procedure[Following]:
    """511.1b, 511.1c. The turn player declares; then what stands by is resolved but for what is the other player's."""
    turn_player = match.state.turn_player
    yield from _declare(match, turn_player, "511.1b")
    return Call(standing_by(1 - turn_player), declare_at_end_second(following))


@step
def declare_at_end_second(match: Match, following: str) -> Procedure[Following]:
    """511.1d, 511.1e. The other player declares, and resolves what stands by."""
    yield from _declare(match, 1 - match.state.turn_player, "511.1d")
    return (yield from after_check_timing(match, Frame(following)))


def _declare(match: Match, player: int, rule: str) -> Procedure[None]:
    """603.2f. Ask in secret what is declared; it is shown, and stands by."""
    if not _is_to_be_asked(match, player):
        return
    options = list(_options(match, player))
    prompt = Message("ask-declare-at-end")
    if not options:
        yield Decision(player, rule, prompt, (PASS,), secret=True)
        return
    answer = yield Decision(player, rule, prompt, options, 0, len(options), secret=True, default=())
    for option in answer:
        assert option.card is not None
        event = Event("end of turn", player=match.state.turn_player)
        declaring.let_stand_by(match, player, option.card, COMES.verb, event, EFFECTS[COMES.verb])


def _is_to_be_asked(match: Match, player: int) -> bool:
    """Whether the player has a hand, and such a card anywhere: who is asked does not tell where it is."""
    state = match.state
    return (
        may_be_declared(match)
        and bool(field.hand(match, player))
        and any(
            isinstance(ability, ComesAtEnd)
            for card, definition in enumerate(state.definition)
            if state.owner[card] == player
            for ability in definition.abilities
        )
    )


def _options(match: Match, player: int) -> Iterator[Option]:
    for card in field.hand(match, player):
        for ability in match.state.definition[card].abilities:
            if isinstance(ability, ComesAtEnd) and _is_declarable(match, player, card, ability):
                yield replace(COMES, card=card)


def _is_declarable(match: Match, player: int, card: Card, ability: ComesAtEnd) -> bool:
    context = Context(card, player, match.state.entered[card], ability)
    if match.state.turn_player != owner_of(context, ability.owner):
        return False
    fits = ability.requirement is None or ability.requirement.holds(match, context)
    return fits and piles.can_evolve(match, player, card)
