"""Units that are chosen by where they are, in print: on circles, in rows, of the opponent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.games.vanguard.vocabulary.comparing import WithPowerOfThis
from engine.games.vanguard.vocabulary.descriptions import (
    CardNoun,
    FieldNoun,
    Guardian,
    RearGuard,
    VanguardNoun,
    VanguardOrRearGuard,
    WithKeyword,
)
from engine.games.vanguard.vocabulary.dominating import Dominated
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen
from engine.language.descriptions import Description, Noun, Oriented, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.numbers import ONE, AnyNumber, Count
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases

_CIRCLES: Final[tuple[tuple[str, FieldNoun], ...]] = (
    ("your VC", VanguardNoun()),
    ("your RC", RearGuard()),
    ("your GC", Guardian()),
    ("your VC or RC", VanguardOrRearGuard()),
)
_DESCRIBED: Final = {"description": Description}
_PARTS: Final = {"noun": Noun, "qualities": Several(Quality, " "), "traits": Several(Trait, " ")}


def _on(noun: FieldNoun, said: Description) -> Description:
    """ "A card on your RC": such a unit there."""
    if isinstance(said.noun, FieldNoun) and said.noun.only and said.noun != noun:
        raise Contradiction("it says twice where the unit is")
    return Description(noun, said.qualities, said.traits)


def _chosen_on(noun: FieldNoun, count: Count | None, values: Fields) -> Fields:
    units = UnitsOf(YOURS, _on(noun, values["description"]))
    return {"count": count or values["count"], "among": units, "random": False}


def _all_on(noun: FieldNoun, values: Fields) -> Fields:
    return {"group": UnitsOf(YOURS, _on(noun, values["description"]))}


def _opponents(values: Fields) -> Fields:
    return {"count": ONE, "among": UnitsOf(OPPONENTS, values["description"]), "random": False}


def _lying(rested: bool) -> Callable[[Fields], Fields]:
    """ "Units that are rest": how they lie is said behind them."""

    def read(values: Fields) -> Fields:
        qualities = (Oriented(rested), *values.get("qualities", ()))
        return {"noun": values["noun"], "qualities": qualities, "traits": values.get("traits", ())}

    return read


def _dominated(values: Fields) -> Fields:
    """ "A dominated unit", of which it is not said whose it is: whoever dominates it is its master (10.35.2)."""
    said: Description = values["description"]
    if Dominated() not in said.qualities:
        raise Contradiction("")  # no reading of other units, and no reason why the line is declined
    return {"owner": YOURS, "description": said}


def _all_with(values: Fields) -> Fields:
    said = Description(values["noun"], values.get("qualities", ()), values["traits"])
    if not isinstance(said.noun, FieldNoun) or isinstance(said.noun, CardNoun):
        raise Contradiction("it does not say where these are")
    return {"group": UnitsOf(YOURS, said)}


_RESTED: Final = (("rest", True), ("at rest", True), ("in rest", True), ("stand", False), ("at stand", False))

CHOICES: Final[Phrases] = {
    Description: (
        *(
            Phrase(f"({{qualities}} )?{{noun}}( {{traits}})? that is/are {how}", _PARTS, _lying(rested))
            for how, rested in _RESTED
        ),
        *(
            Phrase(f"({{qualities}} )?{{noun}}( {{traits}})? {how}", _PARTS, _lying(rested))
            for how, rested in _RESTED
            if how.startswith("at ")
        ),
    ),
    UnitsOf: (
        Phrase("a {description-}", _DESCRIBED, _dominated),
        Phrase("{description+}", _DESCRIBED, _dominated),
    ),
    Chosen: (
        *(
            phrase
            for circle, noun in _CIRCLES
            for on in ("on", "from")
            for phrase in (
                Phrase(f"a {{description-}} {on} {circle}", _DESCRIBED, partial(_chosen_on, noun, ONE)),
                Phrase(
                    f"{{count}} {{description}} {on} {circle}",
                    {"count": Count, **_DESCRIBED},
                    partial(_chosen_on, noun, None),
                ),
                Phrase(
                    f"any_number of {{description+}} {on} {circle}",
                    _DESCRIBED,
                    partial(_chosen_on, noun, AnyNumber()),
                ),
            )
        ),
        Phrase("a opponent's {description-}", _DESCRIBED, _opponents),
    ),
    All: (
        *(Phrase(f"all {{description+}} on {circle}", _DESCRIBED, partial(_all_on, noun)) for circle, noun in _CIRCLES),
        Phrase("all ({qualities} )?{noun+} you have {traits}", _PARTS, _all_with),
    ),
    WithPowerOfThis: tuple(
        Phrase(f"with power {words} this unit's power") for words in ("less than or equal to", "equal to or less than")
    ),
    WithKeyword: (Phrase("with the sentinel ability", {"keyword": "sentinel"}),),
}
"""The phrases of units that are chosen by where they are."""
