"""Gauges in print: the cards that lie face down under units."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.battles import InBattle
from engine.games.vanguard.vocabulary.descriptions import CardNoun, Unit
from engine.games.vanguard.vocabulary.gauge_words import GaugeFrom, GaugeIn, PutUnder, WithGauge
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, FixedTarget, It, TopOfDeck
from engine.language.conditions import Is
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, CardsIn
from engine.language.numbers import ONE, Some
from engine.language.phrases import Phrase
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_KINDS: Final = (("equip", zones.EQUIP_GAUGE.name), ("divine", zones.DIVINE_GAUGE.name))
_ONE: Final = (("an_equip_gauge", zones.EQUIP_GAUGE.name), ("a_divine_gauge", zones.DIVINE_GAUGE.name))
_WHOSE: Final[tuple[tuple[str, FixedTarget], ...]] = (("this unit's", ThisUnit()), ("that unit's", It()))
_CARD: Final = Description(CardNoun())


def _of_unit(gauge: str, unit: FixedTarget, values: Fields) -> Fields:
    return {"description": values.get("description", _CARD), "gauge": gauge, "unit": unit}


def _of_any_unit(gauge: str, values: Fields) -> Fields:
    return {"description": _CARD, "place": ZoneOf(YOURS, gauge)}


def _discarded(values: Fields) -> Fields:
    """ "Discard a gauge": from under a unit to the drop zone."""
    target = values["target"]
    among = target.among if isinstance(target, Chosen) else target.group if isinstance(target, All) else None
    gauges = [name for _, name in _KINDS]
    if not isinstance(among, GaugeFrom | GaugeIn) and not (isinstance(among, CardsFrom) and among.place.zone in gauges):
        raise Contradiction("")  # other cards are discarded in the words of the card language
    return {"target": target, "owner": YOURS, "zone": zones.DROP.name}


def _from_top(values: Fields) -> Fields:
    """ "Three cards from the top of your deck"."""
    return {"target": TopOfDeck(YOURS, values.get("count", 1)), "gauge": values["gauge"], "unit": values["unit"]}


def _one_of_any_unit(gauge: str, values: Fields) -> Fields:
    return {"count": ONE, "among": CardsFrom(_CARD, ZoneOf(YOURS, gauge)), "random": False}


def _has(gauge: str, values: Fields) -> Fields:
    trait = WithGauge(gauge, Some(), True)
    return {"one": values["one"], "so": True, "description": Description(Unit(), (), (trait,))}


def _said_of_units(template: str) -> tuple[Phrase, ...]:
    """A phrase of the gauge of this unit or of that one, for each kind of gauge."""
    return tuple(
        Phrase(template.format(whose=whose, gauge=f"{word}_gauge/{word}_gauges"), {}, partial(_of_unit, name, unit))
        for word, name in _KINDS
        for whose, unit in _WHOSE
    )


_EQUIPPED: Final = tuple(
    Phrase(f"gauge/gauges equipped to {one}", {}, partial(_of_unit, zones.EQUIP_GAUGE.name, unit))
    for one, unit in (("this unit", ThisUnit()), ("that unit", It()))
)

GAUGES: Final[Phrases] = {
    PutUnder: (
        *(
            Phrase(f"put {{target}} face down as {said} for {whose}", {"gauge": name, **slots})
            for word, name in _KINDS
            for said in (f"{word}_gauge", f"{word}_gauges")
            for whose, slots in (("{unit}", {}), ("the boosted unit", {"unit": InBattle("boosted")}))
        ),
        *(
            Phrase(
                f"put {{target}} face down as {said} for the boosted unit", {"gauge": name, "unit": InBattle("boosted")}
            )
            for said, name in _ONE
        ),
        *(
            Phrase(
                f"put {cards} from the top of your deck face down as {said} for {{unit}}",
                {"gauge": name, "count": COUNT},
                _from_top,
            )
            for said, name in (*_ONE, *((f"{word}_gauge/{word}_gauges", name) for word, name in _KINDS))
            for cards in ("a card", "{count} cards")
        ),
        *(
            Phrase(f"put {{target}} face down as its {word}_gauge", {"gauge": name, "unit": It()})
            for word, name in _KINDS
        ),
    ),
    GaugeIn: (
        *_said_of_units("of {whose} {gauge}"),
        *_said_of_units("{{description}} in {whose} {gauge}"),
        *_EQUIPPED,
    ),
    GaugeFrom: (
        *_said_of_units("of {whose} {gauge}"),
        *_said_of_units("{{description}} from {whose} {gauge}"),
        *_EQUIPPED,
    ),
    CardsFrom: tuple(Phrase(f"{word}_gauge/{word}_gauges", {}, partial(_of_any_unit, name)) for word, name in _KINDS),
    CardsIn: tuple(
        Phrase(f"of your {word}_gauge/{word}_gauges", {}, partial(_of_any_unit, name)) for word, name in _KINDS
    ),
    moving.PutInto: (Phrase("discard {target}", {"target": Chosen | All}, _discarded),),
    WithGauge: (
        *(
            Phrase(f"with {said}", {"gauge": name, "quantity": Some(), "there": True})
            for word, name in _KINDS
            for said in (f"{word}_gauge", f"{word}_gauges")
        ),
        *(
            Phrase(f"with {{quantity}} {word}_gauge/{word}_gauges{each}", {"gauge": name, "there": True})
            for word, name in _KINDS
            for each in ("", " each")
        ),
        *(
            Phrase(f"without {any_}{word}_gauge/{word}_gauges", {"gauge": name, "quantity": Some(), "there": False})
            for word, name in _KINDS
            for any_ in ("any ", "")
        ),
    ),
    Is: tuple(Phrase(f"{{one}} has {said}", {"one": FixedTarget}, partial(_has, name)) for said, name in _ONE),
    Chosen: tuple(Phrase(said, {}, partial(_one_of_any_unit, name)) for said, name in _ONE),
}
"""The phrases of gauges."""
