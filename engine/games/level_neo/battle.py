"""4.3.5, 6. From the cover to the end of a battle: who takes the attack, and when there is nothing to judge."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.level_neo import field
from engine.games.level_neo.battle_state import (
    Battle,
    attackers,
    enlist,
    main_of,
    require_battle,
    target,
    total_ap,
    update,
)
from engine.games.level_neo.play import something_happens
from engine.games.level_neo.turn import open_window
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import check_timing, settle, standing_by


@step
def declare_cover(match: Match) -> Procedure[Following]:
    """4.3.5, 6. The defending player may let an Active support character take the attack upon itself."""
    if (yield from settle(match)):
        return Call(standing_by, then=declare_cover)
    current = require_battle(match)
    if is_broken_off(match, current):
        return break_off(match)
    defender = 1 - match.state.turn_player
    candidates = covers(match, current, defender)
    if candidates:
        aimed_at = current.target.card
        prompt = Message("ask-cover", {"card": Ref(aimed_at), **totals(match, current)})
        options = [PASS, *(Option("cover", card) for card in candidates)]
        chosen = yield from ask(defender, "4.3.5", prompt, options)
        if chosen.card is not None:
            _cover(match, current, defender, chosen.card)
    return open_window(match, "before the bursts")


def covers(match: Match, current: Battle, defender: int) -> list[Card]:
    """6.1, 6.3, 7.7. The Active support characters that may cover; none if a Level Neo attacks."""
    attacker = 1 - defender
    main = main_of(match, current, attacker)
    if main is not None and field.in_level_neo(match, attacker):
        return []
    if any("be covered" in match.values(card)[CANNOT] for card in attackers(match, current)):
        return []
    return [
        card
        for card in field.supports(match, defender)
        if card != current.target.card  # decision 13: it may be Active again, and is the target already
        and not match.state.rested[card]
        and "cover" not in match.values(card)[CANNOT]
    ]


def _cover(match: Match, current: Battle, defender: int, card: Card) -> None:
    """6.1. A support character is set to rest and becomes the target; the one attacked takes no part any more (9.8)."""
    covered = current.target.card
    verbs.rest(match, card)
    something_happens(match)
    update(match, replace(current, target=enlist(match, card), covered=current.target))
    match.tell("covers", card=Ref(card), covered=Ref(covered))
    match.announce(Event("cover", card, defender, other=covered))


@step
def end_battle(match: Match) -> Procedure[Following]:
    """8.13. The battle is over, judged or broken off; another attack may follow (4.3.2).

    Its effects end first. Who fought in it stays known until the Start skills of its end are done (decision 22).
    """
    current = require_battle(match)
    verbs.expire(match, "battle")
    update(match, replace(current, is_over=True))
    something_happens(match)
    yield from check_timing(match)
    update(match, None)
    return open_window(match, "before the attack")


def is_broken_off(match: Match, current: Battle) -> bool:
    """Whether a side of the battle has left the field: there is nothing to judge then (decision 14)."""
    return not attackers(match, current) or target(match, current) is None


def break_off(match: Match) -> Frame:
    """End a battle that cannot be judged: nobody wins or loses it."""
    match.tell("broken-off")
    return end_battle.frame


def totals(match: Match, current: Battle) -> dict[str, int]:
    """The AP of both sides, for questions."""
    attack, defence = total_ap(match, current)
    return {"attack": attack, "defence": defence}
