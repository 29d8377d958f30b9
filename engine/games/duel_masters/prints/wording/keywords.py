"""What keywords mean that are given to a card, stand behind an ability, or are used by other cards."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import rewordings

_SAVED: Final = "may put one of your shields into your hand without using shield triggers instead."
_SHARED_TAP: Final = re.compile(
    r"^(Each of your [^.]{1,60}?) may tap instead of attacking to use this creature's "
    r"(?:\$tap |tap )?ability\. ?: (.+)$",
    re.IGNORECASE,
)
"""A tap ability that other creatures may use."""

_CIVILIZATION: Final = "(?:light|water|darkness|fire|nature)"
_MULTI_SPACE_CHARGE: Final = re.compile(
    rf"^Multi space charge: {_CIVILIZATION} ?/ ?{_CIVILIZATION} ({_CIVILIZATION}): ([^:]+?)[.:]*$", re.IGNORECASE
)
"""The first ability of two that cards of two civilizations bring, each by its own: the second is on the next line."""

_GIVEN: Final = (
    r"(?:[+-]\d+ power|power attacker [+-]\d+|(?:double|triple|quattro|world|powered) breaker|blocker|slayer"
    r"|speed attacker|mach fighter|justdiver|guardman)"
)
"""What print lists behind one "gets"."""

_LISTED: Final = (
    rf"(?<!, )\b((?:gets?|has) (?:{_GIVEN} and )*{_GIVEN}),(?: and)? (?:(?:gets?|has|have) )?"
    rf"(?=(?:{_GIVEN}, )*{_GIVEN}(?:,? and (?:(?:gets?|has|have) )?{_GIVEN})?\b(?!,? and [a-z]))"
)
"""Before the second thing of a list, which begins with one or with several that are joined already."""

KEYWORDS: Final = (
    *rewordings(
        (r"^(Until [^,.]{5,40}), unleash ([^.,]*)\.$", r"Unleash \2 \1."),
        (r"\b(until [^,.]{5,40}), unleash (one of your [^.,]*)\.$", r"unleash \2 \1."),
        (r"\b([Uu]nleash one of your [A-Z][a-z]+(?: [A-Z][a-z]+)?)'s [Hh]yper [Mm]ode\b", r"\1s"),
        (r"\bunleash (that creature)'s [Hh]yper [Mm]ode and it (?=gets\b)", r"\1 gets hyper mode and "),
        (r"(?<=[.,]) ?jokers tornado Return one of your other Jokers to your hand\.?$", ""),
        (r"\bmay jokers tornado(?=\.|,)", "may return one of your other Jokers to your hand"),
        (r"\b(gets?|has|have) \"[Ee]scape\"", rf'\1 "When this creature would be destroyed, you {_SAVED}"'),
        (
            r"\b(gets?|has|have) \"[Ss]aver: ((?:[A-Z][a-z]+ ?)+)\"",
            r'\1 "When one of your \2s would be destroyed, you may destroy this creature instead."',
        ),
        (
            r"\b(gets?|has|have) \"shield saver\"",
            r'\1 "When one of your shields would be broken, you may destroy this creature instead."',
        ),
        *[(_LISTED, r"\1 and ")] * 3,
        (r"\bgets? the ([A-Z][\w ]{2,30}) and ([A-Z][\w ]{2,30}) races\b", r"gets the \1 race and the \2 race"),
        (r"\b([Tt])hose 2 battle(?=[.,])", r"\1hose 2 creatures battle"),
    ),
    (_SHARED_TAP, r'\1 get "tap ability: \2".'),
    (_MULTI_SPACE_CHARGE, r"Space charge: \1: \2."),
)
