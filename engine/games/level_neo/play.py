"""4.2, 4.3. Windows: when both players may use event cards and skills, and the turn player may play a support."""

from __future__ import annotations

from typing import Any, Final

from engine.games.level_neo import actions, field, zones
from engine.games.level_neo.skills import UseSkill
from engine.kernel import verbs
from engine.kernel.abilities import GAINED, Context
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Ref, Seat
from engine.kernel.resolving import resolving
from engine.kernel.timing import activated_abilities, pay
from engine.kernel.visibility import sees
from engine.language.times import PHASE

SUPPORTED: Final = Remembered("supported", False, touches=UNOBSERVED)
"""Whether the turn player has played a support in this main phase (4.2.1)."""

USED: Final = Remembered[tuple[tuple[Any, ...], ...]]("used skills", (), touches=UNOBSERVED)
"""The Use skills used in this turn (2.7, decision 7), each as `_use_of` names it."""

PASSING: Final = Remembered[tuple[int, ...]]("passing", (), touches="passing")
"""The seats that pass in every window of the phase until somebody acts."""


PASS_ON: Final = Option("pass-on")
"""Pass in this window, and in those that follow in the battle phase until a player does something (decision 9)."""

_KINDS: Final = {"main phase 1": "main", "battle phase": "battle", "main phase 2": "main"}


def window_options(match: Match, player: int, phase: str | None = None) -> list[Option]:
    """What a player may do in a window of a phase: pass, play a support, event cards, Use skills.

    ``phase`` is "main" or "battle"; without it, the window is the one that is open.
    """
    options = [PASS]
    phase = _KINDS.get(PHASE.of(match)) if phase is None else phase
    own_turn = player == match.state.turn_player
    if phase == "battle":
        options.append(PASS_ON)
    elif own_turn:
        options += [Option("support", card) for card in playable_supports(match, player)]
    phases, turns, used = ("any", phase), ("either", "yours" if own_turn else "opponent's"), USED.of(match)
    definition, zone_of = match.state.definition, match.state.zone
    seen: set[tuple[str, str]] = set()
    for card, ability, key in activated_abilities(match, player):
        is_event = definition[card].kind == "event"
        if is_event and not ability.zones and zone_of[card].kind is not zones.HAND:  # 2.5, as most of them lie
            continue
        if not isinstance(ability, UseSkill) or ability.phase not in phases or ability.turn not in turns:  # 2.6
            continue
        if used and _use_of(match, player, card, ability, key) in used:  # 2.7
            continue
        if not usable(match, player, card, ability, key):
            continue
        in_hand = zone_of[card].kind is zones.HAND
        if in_hand:  # copies in a hand are the same choice
            copy = (definition[card].number, key)
            if copy in seen:
                continue
            seen.add(copy)
        options.append(Option("event" if is_event and in_hand else "use", card, value=key))
    return options


def playable_supports(match: Match, player: int) -> list[Card]:
    """4.2.1. The characters in hand that may be played as the support of this main phase, one of each."""
    return [] if SUPPORTED.of(match) else affordable_supports(match, player)


def affordable_supports(match: Match, player: int) -> list[Card]:
    """4.2.1. The characters in hand that may be played as a support as things stand, one of each."""
    found: dict[str, Card] = {}
    for card in field.hand(match, player):
        definition = match.state.definition[card]
        if definition.kind == "character" and field.can_afford(match, player, card):
            found.setdefault(definition.number, card)
    return list(found.values())


def usable(match: Match, player: int, card: Card, skill: UseSkill, key: str) -> bool:
    """2.5, 2.8. Whether a skill for this window, not yet used in this turn, may be used: place, level, payable cost."""
    state = match.state
    if not _is_in_its_place(match, card, skill) or not match.is_active(card, skill, gained=key.startswith(GAINED)):
        return False
    is_played = state.zone[card].kind is zones.HAND and state.definition[card].kind == "event"
    if is_played and not field.can_afford(match, player, card):  # decision 37: only what is played is paid for
        return False
    context = Context(card, player, state.entered[card], skill)
    itself = frozenset((card,)) if is_played else frozenset[Card]()
    return all(cost.payable(match, context, itself) for cost in skill.costs)


def _use_of(match: Match, player: int, card: Card, skill: UseSkill, key: str) -> tuple[int, str, str]:
    """2.7. What is done once a turn: using a skill of cards of a name. One that was gained goes by its words."""
    which = match.rulebook.ability_text(skill) if key.startswith(GAINED) else key
    return player, match.state.definition[card].name, which


def _is_in_its_place(match: Match, card: Card, skill: UseSkill) -> bool:
    """2.5. Events are used from the hand, characters use their skills in play; or both where the skill says."""
    if skill.zones:
        return True  # which `is_active` compares
    kind = match.state.zone[card].kind
    return kind is zones.HAND if match.state.definition[card].kind == "event" else kind.field


def act(match: Match, player: int, chosen: Option) -> Procedure[None]:
    """Do what a player chose in a window, other than passing."""
    card = chosen.card
    assert card is not None
    if chosen.verb == "support":
        SUPPORTED.set(match, True)
        yield from actions.play_support(match, player, card)
        return
    skill = next(found.ability for found in match.abilities(card) if found.key == chosen.value)
    assert isinstance(skill, UseSkill)
    USED.set(match, (*USED.of(match), _use_of(match, player, card, skill, chosen.value)))
    if chosen.verb == "event":
        yield from _play_event(match, player, card, skill)
    else:
        hidden = not sees(match, None, card)
        if hidden:  # a card of the hand that has the skill is shown meanwhile
            verbs.show(match, [card], (0, 1))
        match.tell("uses", card=Ref(card), ability=skill)
        yield from _resolve(match, player, card, skill)
        if hidden:
            verbs.conceal(match, [card])
    if match.hears("use"):
        match.announce(Event("use", card, player, detail=chosen.verb))


def _play_event(match: Match, player: int, card: Card, skill: UseSkill) -> Procedure[None]:
    """2.5. Play an event card: it lies open while its skill is resolved, and is discarded then."""
    verbs.place(match, card, zones.EVENT[player])
    match.tell("plays-event", player=Seat(player), card=Ref(card), ability=skill)
    yield from _resolve(match, player, card, skill)
    if match.state.zone[card] is zones.EVENT[player]:
        yield from verbs.move(match, card, zones.DISCARD[match.state.owner[card]])


def _resolve(match: Match, player: int, card: Card, skill: UseSkill) -> Procedure[None]:
    """Pay for a skill and do what it says."""
    context = Context(card, player, match.state.entered[card], skill, known=match.values(card))
    if skill.costs:
        yield from pay(match, context, skill.costs)
    if skill.effect is not None:
        with resolving(match, context):
            yield from skill.effect.resolve(match, context)


def may_act(match: Match, player: int, options: list[Option]) -> bool:
    """Whether a player is asked in a window: not whether they can do anything, which would tell what they hold."""
    return bool(field.hand(match, player)) or any(option not in (PASS, PASS_ON) for option in options)


def something_happens(match: Match) -> None:
    """A skill, an attack, a cover, the end of a battle: whoever passed until then is asked again.

    A burst is followed by no window before the end of its battle.
    """
    PASSING.reset(match)
