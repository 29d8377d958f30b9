"""Replacement effects: an event that is about to happen becomes another, each effect at most once an event."""

from __future__ import annotations

from engine.kernel.abilities import Context, Replacing
from engine.kernel.asking import ask, may
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref


def is_replaceable(match: Match, kind: str) -> bool:
    """Whether a replacement effect could replace this kind of event."""
    if kind in match.index.replacing:
        return True
    return match.grants_abilities and any(isinstance(effect.ability, Replacing) for effect in match.state.effects)


def replaced(match: Match, event: Event) -> Procedure[Event | None]:
    """What happens instead of ``event``: itself, another event, or None when the replacement has done it all.

    When several effects could replace it, the player whom the event concerns chooses which one does; then the
    outcome may be replaced again by the others.
    """
    spent: set[tuple[int, Replacing]] = set()
    current: Event | None = event
    while current is not None:
        candidates = [found for found in _candidates(match, current) if (found[1].source, found[0]) not in spent]
        if not candidates:
            return current
        chosen = candidates[0]
        if len(candidates) > 1:
            player = current.player if current.player is not None else match.state.turn_player
            options = [Option("replace", context.source) for _, context in candidates]
            option = yield from ask(player, match.rulebook.replacement_rule, Message("ask-replacement"), options)
            chosen = candidates[options.index(option)]
        ability, context = chosen
        spent.add((context.source, ability))
        prompt = Message("ask-replace", {"card": Ref(context.source)})
        rule = match.rulebook.replacement_rule
        if ability.optional and not (yield from may(context.player, rule, prompt, card=context.source)):
            continue
        current = yield from ability.replace(match, context, current)
    return None


def _candidates(match: Match, event: Event) -> list[tuple[Replacing, Context]]:
    """The replacement effects that could replace this event, printed ones first.

    Those of a card that leaves at the same time could as well: they are where they were before.
    """
    kinds = {event.kind}
    if event.source is not None:
        kinds.add(event.source.kind.leave)
    found: list[tuple[Replacing, Context]] = []
    for kind in sorted(kinds):
        for card, ability, _, _ in match.index.replacing.get(kind, ()):
            zone = None if match.moment is None else match.moment.zone(card)
            if isinstance(ability, Replacing) and match.is_active(card, ability, zone):
                context = Context(card, match.master(card), match.state.entered[card], ability, event)
                if ability.applies(match, context, event):
                    found.append((ability, context))
    for effect in match.state.effects:
        if isinstance(effect.ability, Replacing) and kinds.intersection(effect.ability.kinds):
            context = Context(effect.source, effect.player, effect.entered, effect.ability, event)
            context.bound["chosen"] = effect.cards
            if effect.ability.applies(match, context, event):
                found.append((effect.ability, context))
    return found
