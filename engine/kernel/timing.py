"""Check timing and play timing: when rule actions are done, and abilities that stand by are played.

Rulebooks call it by other names, and number it otherwise: the numbers that players are shown are the rulebook's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.kernel import loops, usage, verbs
from engine.kernel.abilities import (
    GAINED,
    GAINED_ABILITIES,
    Ability,
    Activated,
    Automatic,
    Context,
    Cost,
    is_restricted,
)
from engine.kernel.asking import ask, may
from engine.kernel.aspects import NOTHING, STANDING_BY
from engine.kernel.cards import Card, Values
from engine.kernel.contexts import last_among
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import SITUATION, Event
from engine.kernel.memory import UNOBSERVED, Remembered, forget
from engine.kernel.messages import Message, Ref
from engine.kernel.moments import at_once
from engine.kernel.nesting import play_through
from engine.kernel.node_facts import fact_of_node
from engine.kernel.position import NOTHING_REPLACED, Position
from engine.kernel.resolving import follow_up, resolving
from engine.kernel.standing_by import StandingBy, StoodBy, stood_by
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, Step, step
from engine.kernel.visibility import sees

SITUATIONS: Final = Remembered[tuple[StoodBy, ...]]("situations", (), touches=UNOBSERVED)
"""The triggers with "whenever" that have stood by since what they wait for came about."""


_SITUATION: Final = Event(SITUATION)


def check_timing(match: Position) -> Procedure[bool]:
    """Do all rule actions, then one ability that stands by, turn player's first; again until nothing is left.

    This is check timing in the middle of a step; it returns False when it is over. Where it ends a step, or begins
    one, the abilities that stand by are steps of their own: see `after_check_timing` and `settle`.
    """
    return settle(match, play=True)


def after_check_timing(match: Position, following: Step | Frame) -> Procedure[Following]:
    """Check timing at the end of a step: what to return, so that abilities that stand by are played before the next.

    To be used as ``return (yield from after_check_timing(match, next_step))``.
    """
    return Call(standing_by, following) if (yield from settle(match)) else following


@step
def standing_by(match: Position, until_only_of: int | None = None) -> Procedure[Following]:
    """Play one of the abilities that stand by, of the lowest rank turn player's first, and so on until none does.

    ``until_only_of``: or until all that stand by are a player's, and of the rank that abilities have by themselves.
    """
    if not (yield from settle(match)):
        return None
    ready = [each for each in match.state.standing_by if not each.aside]
    if all(each.player == until_only_of and each.rank for each in ready):
        return None
    yield from loops.pass_point(match, "check timing")
    turn_player = match.state.turn_player
    waiting = _of_lowest_rank(ready)
    player = turn_player if any(s.player == turn_player for s in waiting) else 1 - turn_player
    chosen = yield from _choose(match, player, [s for s in waiting if s.player == player])
    following = None if chosen is None else (yield from play_automatic(match, chosen))
    again = standing_by if until_only_of is None else standing_by(until_only_of)
    return again if following is None else Call(following, again)


def settle(match: Position, play: bool = False) -> Procedure[bool]:
    """Do all rule actions that are due. Returns whether an ability stands by then, which is to be played.

    With ``play`` those that stand by are played in the middle of the step in progress, until none is left.
    A rule action that was replaced is due again. It is not replaced by the same effect until none is due, unless the
    game replaces each event once (`Rulebook.replaces_once`): then what is due again is another event.
    """
    while True:
        if match.rule_actions_dirty:
            if match.version >= match.due:
                match.check_work()
            match.in_rule_actions, before = True, match.replaced
            if (yield from match.rulebook.rule_actions(match)) or match.replaced is not before:
                continue
            attentive = match.replaced is not NOTHING_REPLACED or _is_put_off(match)
            match.indifferent = NOTHING if attentive else match.rulebook.indifferent
            match.in_rule_actions, match.replaced, match.rule_actions_dirty = False, NOTHING_REPLACED, False
        if match.situations_checked_at != match.version:
            if SITUATION in match.index.heard or (match.grants_abilities and match.may_be_answered(SITUATION)):
                _check_situations(match)
            match.situations_checked_at = match.version
        standing = match.state.standing_by
        if standing and match.rulebook.hooks.is_use_forbidden is not None:
            standing = _cancel_unusable(match, standing)
        if not standing or all(each.aside for each in standing):
            if match.rulebook.forgotten_by_check_timing:
                forget(match, match.rulebook.forgotten_by_check_timing)
            return False
        if not play:
            return True
        yield from play_through(match, standing_by)
        return False


def _is_put_off(match: Position) -> bool:
    """Whether a rule action waits until no ability stands by: it is looked for again whatever happens."""
    put_off = match.rulebook.rule_actions_put_off
    return put_off is not None and put_off.of(match) != put_off.first


def set_aside(match: Position) -> None:
    """Let what stands by now wait until it is taken up (`take_up`); only what triggers meanwhile is played.

    What waits still learns what its cards were as they leave.
    """
    _put_aside(match, 1)


def take_up(match: Position) -> None:
    """Let what was set aside last stand by again."""
    _put_aside(match, -1)


def _put_aside(match: Position, times: int) -> None:
    standing = match.state.standing_by
    if standing:
        match.state.standing_by = tuple([replace(each, aside=max(0, each.aside + times)) for each in standing])
        match.changed(STANDING_BY, happens=False)


def _of_lowest_rank(standing: Sequence[StandingBy]) -> Sequence[StandingBy]:
    """Those of the abilities that stand by that are to be played before the others."""
    lowest = min([each.rank for each in standing])
    return [each for each in standing if each.rank == lowest]


def _cancel_unusable(match: Position, standing: tuple[StandingBy, ...]) -> tuple[StandingBy, ...]:
    """Let abilities stand by no longer that cannot be used any more; those that an effect has made stay."""
    usable = tuple([each for each in standing if each.timed or match.may_use(each.card, each.ability)])
    if len(usable) < len(standing):
        match.state.standing_by = usable
        match.changed(STANDING_BY, happens=False)
    return usable


def _choose(match: Position, player: int, standing: list[StandingBy]) -> Procedure[StandingBy | None]:
    """The ability that the player chooses to play; None if they decline one, where the rules allow that."""
    chosen, declined = standing[0], False
    if _order_matters(match, standing):
        declinable = [s for s in standing if _may_be_declined(match, s)]
        options = [Option("play", s.card, value=s.key) for s in standing]
        options += [Option("decline", s.card, value=s.key) for s in declinable]
        secret = any(not sees(match, None, s.card) for s in standing)
        rule = match.rulebook.numbers.check_timing
        option = yield from ask(player, rule, Message("ask-ability"), options, secret=secret)
        index = next(index for index, other in enumerate(options) if other is option)
        declined = index >= len(standing)
        chosen = declinable[index - len(standing)] if declined else standing[index]
    match.state.standing_by = tuple(s for s in match.state.standing_by if s is not chosen)
    match.changed(STANDING_BY, happens=False)
    return None if declined else chosen


def _order_matters(match: Position, standing: list[StandingBy]) -> bool:
    """Whether there is anything to choose: different abilities, one to be declined, or one that looks at its event."""
    first = standing[0]
    if _may_be_declined(match, first):
        return True
    if all((s.card, s.mark) == (first.card, first.mark) for s in standing):
        return any(s.event != first.event for s in standing) and _looks_back(first.ability)
    return True


def _may_be_declined(match: Position, standing: StandingBy) -> bool:
    """Whether the player may have an ability cease to exist without playing it."""
    return match.rulebook.restricted_may_be_declined and is_restricted(standing.ability)


@fact_of_node
def _looks_back(ability: Ability) -> bool:
    """Whether the words of an ability point to its event before they introduce other cards."""
    for node in ability.walk():
        if node.introduces or node.refers_back:
            return node.refers_back
    return False


def play_automatic(match: Position, standing: StandingBy) -> Procedure[Step | Frame | None]:
    """Play and resolve an automatic ability: its requirement, its cost all or nothing, its effect.

    Returns the step that the rules let follow at once (`Hooks.after_ability`), if any.
    """
    ability, card, stamp = standing.ability, standing.card, standing.stamp
    context = Context(card, standing.player, stamp, ability, standing.event, _known(match, standing))
    context.gone = standing.gone
    if usage.is_used_up(match, card, ability, standing.mark, stamp):
        return None
    by_playing = match.rulebook.restricted_by_playing or ability.restriction in usage.BY_PLAYING
    if by_playing and ability.restriction:
        usage.use(match, card, standing.mark, ability.restriction, stamp)
    if ability.requirement is not None and not ability.requirement.holds(match, context):
        return None
    if standing.timed and ability.effect is not None and ability.effect.is_void(match, context):
        return None
    if not (yield from _wants(match, standing, context)):
        return None
    yield from _resolve(match, context, ability, standing.mark)
    if match.happened != context.began:
        if ability.restriction and not by_playing:
            usage.use(match, card, standing.mark, ability.restriction, stamp)
        situations = SITUATIONS.of(match)
        if situations:
            SITUATIONS.set(match, tuple(each for each in situations if each != stood_by(standing)))
    return _following(match, context)


def _wants(match: Position, standing: StandingBy, context: Context) -> Procedure[bool]:
    """Whether the player wants to pay for an ability, or to use one that is optional; True where nothing is asked."""
    ability, card, player = standing.ability, standing.card, standing.player
    if not (ability.costs or ability.optional):
        return True
    if not ability.costs and ability.effect is not None and not ability.effect.may_begin(match, context):
        return False
    about = {"card": Ref(card), "ability": ability}
    prompt, rule = Message("ask-use", about), match.rulebook.numbers.option
    if ability.costs:
        prompt, rule = Message("ask-pay", about), match.rulebook.numbers.cost
    secret = not sees(match, None, card)
    if not payable(match, context, match.costs(card, ability)):
        if any(cost.may_be_denied(match, context) for cost in ability.costs):
            yield from may(player, rule, prompt, card=card, secret=secret, is_possible=False)
        return False
    return (yield from may(player, rule, prompt, card=card, secret=secret))


def play_activated(
    match: Position,
    card: Card,
    ability: Activated,
    key: str,
    *,
    player: int | None = None,
    free: bool = False,
    mark: str | None = None,
) -> Procedure[Step | Frame | None]:
    """Play and resolve an activated ability whose cost was found payable; ``free``: without paying it.

    ``player`` is who plays it, the master of its card unless a text lets another one. ``mark`` is that of the ability
    if the card may have lost it by what was done to play it. Returns the step that the rules let follow at once
    (`Hooks.after_ability`), if any.
    """
    by = match.master(card) if player is None else player
    context = Context(card, by, match.state.entered[card], ability, known=match.values(card))
    mark = match.mark(card, key) if mark is None else mark
    yield from _resolve(match, context, ability, mark, free=free)
    if ability.restriction:  # paying was enough, and without a cost nothing was asked
        usage.use(match, card, mark, ability.restriction, context.stamp)
    return _following(match, context)


def _resolve(
    match: Position, context: Context, ability: Automatic | Activated, mark: str, *, free: bool = False
) -> Procedure[None]:
    """Pay for an ability, unless it is ``free``, and do what it says; a hidden card that has it is shown meanwhile."""
    match.note_play()
    card, context.key, context.began = context.source, mark, match.happened
    hidden = not sees(match, None, card)
    if hidden:
        verbs.show(match, [card], (0, 1))
    match.tell("ability", player_card=Ref(card), ability=ability)
    costs = () if free else match.costs(card, ability)
    if costs:
        yield from pay(match, context, costs)
    if ability.effect is not None:
        with resolving(match, context):
            yield from ability.effect.resolve(match, context)
    if hidden:
        verbs.conceal(match, [card])


def _following(match: Position, context: Context) -> Step | Frame | None:
    """The step that follows at once on an ability that has been resolved, if the game has any."""
    after_ability = match.rulebook.hooks.after_ability
    return None if after_ability is None else after_ability(match, context)


def activated_abilities(match: Position, player: int) -> Sequence[tuple[Card, Activated, str]]:
    """The activated abilities of the cards whose master the player is, active or not.

    Of printed ones, those whose card is in a zone for them; of gained ones, all.
    """
    found = match.activated(player)
    if match.could_change(GAINED_ABILITIES):
        gained = [
            (card, each.ability, each.key)
            for card, values in match.differing().items()
            if values[GAINED_ABILITIES] and match.master(card) == player
            for each in match.abilities(card)
            if isinstance(each.ability, Activated) and each.key.startswith(GAINED)
        ]
        return [*found, *gained]
    return found


def playable(match: Position, card: Card, ability: Activated, key: str) -> bool:
    """Whether an activated ability may be played now: active, not used up, and its whole cost payable."""
    if not match.is_active(card, ability, gained=key.startswith(GAINED)):
        return False
    if usage.is_used_up(match, card, ability, match.mark(card, key)):
        return False
    if not match.may_use(card, ability):
        return False
    context = Context(card, match.master(card), match.state.entered[card], ability)
    return payable(match, context, match.costs(card, ability))


def payable(match: Position, context: Context, costs: tuple[Cost, ...]) -> bool:
    """Whether all parts of a cost can be paid together."""
    answered: Sequence[Cost] = ()
    for cost in costs:
        if not any(cost is each for each in answered):
            if not cost.payable(match, context, match.promised):
                return False
            if len(costs) > 1:
                answered = (*answered, *cost.answered_with(context))
    return True


def pay(match: Position, context: Context, costs: tuple[Cost, ...]) -> Procedure[None]:
    """Choose every part of a cost, then pay all parts at the same time; what one part takes serves for nothing else."""
    before_paying = match.rulebook.hooks.before_paying
    if before_paying is not None:
        yield from before_paying(match, context, costs)
    before = taken = match.promised
    chosen: list[tuple[Card, ...]] = []
    for cost in costs:
        cards = yield from cost.choose(match, context, taken)
        chosen.append(cards)
        taken |= frozenset(cards)
    match.promised = taken
    with resolving(match, context, paying=True):
        if len(costs) == 1:
            yield from costs[0].pay(match, context, chosen[0])
        else:
            with at_once(match):
                for cost, cards in zip(costs, chosen, strict=True):
                    yield from cost.pay(match, context, cards)
    match.promised = before
    after_paying = match.rulebook.hooks.after_paying
    if after_paying is not None:
        after_paying(match)
    yield from follow_up(match)


def _known(match: Position, standing: StandingBy) -> Values:
    """What the card with a triggered ability is. One that its card's leaving triggered looks back at what it was.

    So does one whose card has left since.
    """
    was = standing.event.last_of(standing.card)
    if was is not None:
        return was
    last = last_among(standing.gone, standing.card, standing.stamp)
    return match.values(standing.card) if last is None else last.values


def _check_situations(match: Position) -> None:
    """A situation trigger stands by once when its situation comes about, and again after it has resolved.

    One that resolved without changing anything waits until its situation has ended.
    """
    waiting = SITUATIONS.of(match)
    before, worked, version = match.state.standing_by, match.worked, match.version
    match.announce(_SITUATION)
    if match.state.standing_by is before and not waiting:  # as nearly always: no situation came about, or has ended
        return
    found = match.state.standing_by[len(before) :]
    fresh = tuple(s for s in found if stood_by(s) not in waiting)
    match.state.standing_by = before + fresh
    still = {stood_by(s) for s in found}
    now = (*(each for each in waiting if each in still), *(stood_by(s) for s in fresh))
    if now != waiting:
        SITUATIONS.set(match, now)
    if found:  # a copy of the match looks once more; that is taken into account with every change
        match.worked = worked
        match.counted += match.version - version
        match.due += match.version - version
