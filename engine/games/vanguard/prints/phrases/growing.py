"""Numbers that grow in print: by the power of units, and for every so many cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.games.vanguard.prints.phrases.on_circles import on_circle
from engine.games.vanguard.vocabulary import changes
from engine.games.vanguard.vocabulary.battles import InBattle
from engine.games.vanguard.vocabulary.descriptions import FieldNoun, RearGuard, VanguardNoun, VanguardOrRearGuard
from engine.games.vanguard.vocabulary.done_this_way import PaidWith
from engine.games.vanguard.vocabulary.groups import TheVanguard, ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.growing import GetsForEvery, GrowByPower
from engine.games.vanguard.vocabulary.origins import GetsOriginal
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.language.abilities import Fields
from engine.language.card_actions import Choose
from engine.language.cards import Chosen, FixedTarget, It, Target
from engine.language.changes import Affect, Gets
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith
from engine.language.groups import InPlay, Pile
from engine.language.instructions import Then
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, SIGNED

_OWNERS: Final[tuple[tuple[str, FixedTarget], ...]] = (
    ("this unit's", ThisUnit()),
    ("that unit's", It()),
    ("its", It()),
    ("the chosen card's", It()),
    ("the chosen unit's", It()),
    ("your vanguard's", TheVanguard(YOURS)),
)
_SUM: Final = ("the original power of {one}", "the sum of the original power of {one}")


def _for_every(values: Fields) -> Fields:
    """ "Gets power +1000 until end of turn for every two ...": what is counted stands behind the duration."""
    gets = GetsForEvery(values["statistic"], values["amount"], values["number"], values["each"])
    return {"subject": values["subject"], "modifiers": (gets,), "duration": values["duration"]}


def _by_original(grows: FixedTarget, values: Fields) -> Fields:
    """What is written on the cards is added."""
    return {"subject": grows, "modifiers": (GetsOriginal("power", values["one"]),), "duration": values["duration"]}


_EACH: Final[tuple[tuple[str, FieldNoun], ...]] = (
    ("your VC", VanguardNoun()),
    ("your RC", RearGuard()),
    ("your VC or RC", VanguardOrRearGuard()),
)
_AMOUNT: Final = {"statistic": changes.STATISTICS, "amount": SIGNED, "description": Description}


def _for_each_on(noun: FieldNoun, values: Fields) -> Fields:
    """ "For each unit named so on your RC"."""
    each = UnitsOf(YOURS, on_circle(noun, values["description"]))
    return {"statistic": values["statistic"], "amount": values["amount"], "each": each}


def _for_a_time(noun: FieldNoun, values: Fields) -> Fields:
    gets = Gets(**_for_each_on(noun, values))
    return {"subject": values["subject"], "modifiers": (gets,), "duration": values["duration"]}


def _doubled(values: Fields) -> Fields:
    """ "Double the power of one of your units": it grows by what it has."""
    grows = GrowByPower(subject=It(), one=It(), duration=values["duration"])
    return {"first": Choose(values["target"]), "then": grows}


def _by_power() -> Iterator[Phrase]:
    for whose, grows in _OWNERS:
        for by, one in _OWNERS:
            yield Phrase(
                f"increase {whose} power by {by} power {{duration}}",
                {"subject": grows, "one": one, "duration": DURATIONS},
            )


GROWING: Final[Phrases] = {
    Gets: tuple(
        Phrase(
            f"gets/get {{statistic}} {{amount}} for each {{description-}} on {circle}",
            _AMOUNT,
            partial(_for_each_on, noun),
        )
        for circle, noun in _EACH
    ),
    Affect: (
        *(
            Phrase(
                f"{{subject}} gets/get {{statistic}} {{amount}} {{duration}} for each {{description-}} on {circle}",
                {"subject": Target, "duration": DURATIONS, **_AMOUNT},
                partial(_for_a_time, noun),
            )
            for circle, noun in _EACH
        ),
        *(
            Phrase(
                f"{{subject}} gets/get {{statistic}} {{amount}} {{duration}} for every {{number}} {each}",
                {
                    "subject": Target,
                    "statistic": changes.STATISTICS,
                    "amount": SIGNED,
                    "duration": DURATIONS,
                    "number": COUNT,
                    "each": group,
                },
                _for_every,
            )
            for each, group in (("{each+}", Pile), ("of {each+}", InPlay))
        ),
        *(
            Phrase(
                f"increase {whose} power by {original} {{duration}}",
                {"one": It | DoneWith, "duration": DURATIONS},
                partial(_by_original, grows),
            )
            for whose, grows in _OWNERS
            for original in _SUM
        ),
        *(
            Phrase(
                f"increase {whose} power by the {of}original power of {words} {{duration}}",
                {"one": one, "duration": DURATIONS},
                partial(_by_original, grows),
            )
            for whose, grows in _OWNERS
            for of, words, one in (
                ("", "the card put into the drop zone with this effect", It()),
                ("", "the card put into your soul", It()),
                ("sum of the ", "the units retired as the cost", PaidWith("retire")),
            )
        ),
    ),
    Then: (Phrase("double the power of {target} {duration}", {"target": Chosen, "duration": DURATIONS}, _doubled),),
    GrowByPower: (
        *(
            Phrase(f"double {whose} power {{duration}}", {"subject": grows, "one": grows, "duration": DURATIONS})
            for whose, grows in _OWNERS
        ),
        *(
            Phrase(f"double the power of {words} {{duration}}", {"subject": grows, "one": grows, "duration": DURATIONS})
            for words, grows in (
                ("that unit", It()),
                ("it", It()),
                ("this unit", ThisUnit()),
                ("the boosted unit", InBattle("boosted")),
                ("the attacking unit", InBattle("attacking")),
            )
        ),
        *_by_power(),
    ),
}
"""The phrases of numbers that grow."""
