"""Durations that print says once: "gets +5000 until end of turn. If ..., it gets +10000 instead of +5000"."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.games.vanguard.vocabulary.changes import GetsInstead
from engine.kernel.abilities import Effect, Node
from engine.language.cards import Chosen, It
from engine.language.changes import Affect, Gets
from engine.language.errors import Contradiction
from engine.language.instructions import Sentences, sentences


def with_durations(effect: Effect) -> Effect:
    """The effect with what it gives instead of something else: to whom, and for how long, is as it was said of that.

    Raises `Contradiction` where nothing before gives so much.
    """
    said = sentences(effect)
    if not any(isinstance(node, GetsInstead) for sentence in said for node in sentence.walk()):
        return effect
    given: list[Affect] = []
    told = [_with(sentence, given) for sentence in said]
    return Sentences(tuple(told)) if len(told) > 1 else told[0]


def _with(node: Any, given: list[Affect]) -> Any:
    """A part of a text so; ``given`` grows by what the text gives."""
    if isinstance(node, Affect):
        given.append(_as_before(node, given))
        return given[-1]
    if isinstance(node, tuple):
        return tuple([_with(each, given) for each in node])
    if isinstance(node, Node):
        changed: dict[str, Any] = {each.name: _with(getattr(node, each.name), given) for each in fields(node)}
        return replace(node, **changed)
    return node


def _as_before(node: Affect, given: list[Affect]) -> Affect:
    instead = [each for each in node.modifiers if isinstance(each, GetsInstead)]
    if not instead:
        return node
    formers = [Gets(each.statistic, each.former) for each in instead]
    for former in reversed(given):
        if not all(each in former.modifiers for each in formers):
            continue
        if node.duration not in ("game", former.duration):
            break
        subject = node.subject
        if isinstance(subject, It) and not isinstance(former.subject, Chosen):
            subject = former.subject
        return replace(node, subject=subject, duration=former.duration)
    raise Contradiction("it does not say instead of what")
