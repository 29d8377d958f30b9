"""Cards in print: how they are described, and which of them are meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.vanguard.prints.phrases.on_circles import on_circle
from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary.battles import ThatIs
from engine.games.vanguard.vocabulary.comparing import Counted, NamedAsThis, NumberOf
from engine.games.vanguard.vocabulary.descriptions import (
    CLAN_WORDS,
    ICONS,
    CardNoun,
    InTheRow,
    OfClan,
    OfGrade,
    OfGradeOrGreater,
    OfGradeOrLess,
    OfRace,
    RearGuard,
    RearGuardOrGuardian,
    Unit,
    VanguardNoun,
    VanguardOrRearGuard,
    WithIcon,
    WithKeyword,
)
from engine.games.vanguard.vocabulary.g_units import NamedAsAny, OnVanguardCircle, WithNameOf
from engine.games.vanguard.vocabulary.groups import BothOf, PlacedUnit, TheVanguard, ThisUnit, UnitsOf
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, It, TopOfDeck
from engine.language.descriptions import Description, Named, NamedLikeOneOf, NotNamed, Noun, Quality, Trait
from engine.language.done_this_way import DoneWith
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay, Pile, TakenCards
from engine.language.numbers import ONE, AnyNumber, Count, UpTo
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, KIND, NAME

_QUALITIES: Final = Several(Quality, " ")
_TRAITS: Final = Several(Trait, " ")
_TWO_NAMES: Final = {"first": NAME, "second": NAME}


def _of_clan(values: Fields) -> Fields:
    """A clan as a noun: a unit of it."""
    of_clan = OfClan(values["clan"])
    return {"noun": Unit(), "qualities": (*values.get("qualities", ()), of_clan), "traits": values.get("traits", ())}


def _as_many(values: Fields) -> Fields:
    """ "The same number of these as the number of those"."""
    return {"count": UpTo(NumberOf(values["counted"])), "among": values["among"], "random": False}


def _of_race(values: Fields) -> Fields:
    """A race as a noun: a unit of it."""
    of_race = OfRace(values["race"])
    return {"noun": Unit(), "qualities": (*values.get("qualities", ()), of_race), "traits": values.get("traits", ())}


def _of_grade(quality: Callable[[int], Quality]) -> Callable[[Fields], Fields]:
    """A grade as a noun: a unit of it, or of one above or below."""

    def read(values: Fields) -> Fields:
        qualities = (*values.get("qualities", ()), quality(values["grade"]))
        return {"noun": Unit(), "qualities": qualities, "traits": values.get("traits", ())}

    return read


def _with_icon(values: Fields) -> Fields:
    """A trigger icon as a noun: a card with it."""
    icon = WithIcon(values["icon"])
    return {"noun": CardNoun(), "qualities": (*values.get("qualities", ()), icon), "traits": values.get("traits", ())}


def _sentinel(values: Fields) -> Fields:
    """A keyword as a noun: a card with it."""
    traits = (WithKeyword("sentinel"), *values.get("traits", ()))
    return {"noun": CardNoun(), "qualities": values.get("qualities", ()), "traits": traits}


def _on_rear(values: Fields) -> Fields:
    """ "Units on RC": rear-guards."""
    if not isinstance(values["noun"], Unit | CardNoun | RearGuard):
        raise Contradiction("on RC are rear-guards")
    return {"noun": RearGuard(), "qualities": values.get("qualities", ()), "traits": values.get("traits", ())}


def _on_either(values: Fields) -> Fields:
    """ "Units on VC or RC": vanguards and rear-guards."""
    if not isinstance(values["noun"], Unit | CardNoun):
        raise Contradiction("on VC and RC are vanguards and rear-guards")
    return {
        "noun": VanguardOrRearGuard(),
        "qualities": values.get("qualities", ()),
        "traits": values.get("traits", ()),
    }


def _on_rear_or_guard(values: Fields) -> Fields:
    """ "Units on RC or GC": rear-guards and guardians."""
    if not isinstance(values.get("noun", Unit()), Unit | CardNoun):
        raise Contradiction("on RC and GC are rear-guards and guardians")
    named = (Named((values["name"],)),) if "name" in values else ()
    return {
        "noun": RearGuardOrGuardian(),
        "qualities": values.get("qualities", ()),
        "traits": (*named, *values.get("traits", ())),
    }


def _attacking(values: Fields) -> Fields:
    """ "Attacking rear-guards": those that attack in the battle."""
    traits = (*values.get("traits", ()), ThatIs("attacking"))
    return {"noun": values["noun"], "qualities": values.get("qualities", ()), "traits": traits}


def _on_vanguard(values: Fields) -> Fields:
    """ "Units on your VC": vanguards."""
    race = (OfRace(values["race"]),) if "race" in values else ()
    named = (Named((values["name"],)),) if "name" in values else ()
    qualities = (*values.get("qualities", ()), *race)
    said = Description(values.get("noun", Unit()), qualities, (*named, *values.get("traits", ())))
    there = on_circle(VanguardNoun(), said)
    return {"noun": there.noun, "qualities": there.qualities, "traits": there.traits}


def _on_vanguard_with_hearts(values: Fields) -> Fields:
    """ "Cards on your VC", where print reminds that hearts are included."""
    return {**_on_vanguard(values), "noun": OnVanguardCircle()}


def _named_on_rear(values: Fields) -> Fields:
    named = Named((values["name"],))
    return {"noun": RearGuard(), "qualities": values.get("qualities", ()), "traits": (named,)}


def _called(values: Fields) -> Fields:
    """A name as a noun: a card of this name."""
    traits = (Named(values["names"]), *values.get("traits", ()))
    return {"noun": CardNoun(), "qualities": values.get("qualities", ()), "traits": traits}


def _called_on_either(values: Fields) -> Fields:
    """A name as a noun: vanguards and rear-guards of this name."""
    return _on_either({"noun": CardNoun(), **_called(values)})


def _all_called_on_either(values: Fields) -> Fields:
    """ "All of your (one name) and (another)": all that have either."""
    said = Description(VanguardOrRearGuard(), (), (Named((values["first"], values["second"])),))
    return {"group": UnitsOf(YOURS, said)}


def _another(values: Fields) -> Fields:
    return {**values, "description": another(values["description"])}


def _one_of(values: Fields) -> Fields:
    """ "One of your units": any of them."""
    if values["one"] != 1:
        raise Contradiction('it speaks of several at once: say "one of"')
    return {"owner": values["owner"], "description": values["description"]}


def _choose_another(values: Fields) -> Fields:
    """ "Choose another of your units": one, and not the card with the ability or that was spoken of."""
    return {"count": ONE, "among": UnitsOf(YOURS, another(values["description"])), "random": False}


def _choose_another_from(values: Fields) -> Fields:
    return {"count": ONE, "among": CardsFrom(another(values["description"]), values["place"]), "random": False}


def _choose_others_from(values: Fields) -> Fields:
    """ "One of your other cards from your drop zone"."""
    return {**_choose_another_from(values), "count": values["count"]}


def _of_all_players(values: Fields) -> Fields:
    """ "All rear-guards of all fighters": both players'."""
    first, second = (All(UnitsOf(owner, values["description"])) for owner in (YOURS, OPPONENTS))
    return {"first": first, "second": second}


def _in_row(owner: str, row: str) -> Callable[[Fields], Fields]:
    """ "Units in your front row": those of the player in that row."""

    def read(values: Fields) -> Fields:
        said = values["description"]
        there = Description(said.noun, said.qualities, (*said.traits, InTheRow(row == "front")))
        return {"owner": owner, "description": there}

    return read


def _all_in_row(owner: str, row: str) -> Callable[[Fields], Fields]:
    read = _in_row(owner, row)
    return lambda values: {"group": UnitsOf(**read(values))}


def _choose_in_row(owner: str, row: str, count: Count | None = None) -> Callable[[Fields], Fields]:
    read = _in_row(owner, row)
    return lambda values: {"count": count or values["count"], "among": UnitsOf(**read(values)), "random": False}


def _at_random(values: Fields) -> Fields:
    """ "A card at random from a hand"."""
    return {"count": ONE, "among": CardsFrom(values["description"], values["place"]), "random": True}


def _from_with(values: Fields) -> Fields:
    """ "A card from your soul with a word in its card name": what the card is like stands behind the zone."""
    said = values["description"]
    return {"description": Description(said.noun, said.qualities, values["traits"]), "place": values["place"]}


def _named_as_any(values: Fields) -> Fields:
    """ "With the same card name as one of your units": as any of them."""
    if values.get("one", 1) != 1:
        raise Contradiction("")  # as two of them: as each, or as either
    return {"group": UnitsOf(YOURS, values["description"])}


def _named_as_one_there(values: Fields) -> Fields:
    """ "With the same card name as a unit on your VC or RC"."""
    return {"group": UnitsOf(YOURS, on_circle(VanguardOrRearGuard(), values["description"]))}


_ROWS: Final = tuple(
    [
        (owner, whose, row)
        for owner, whose in ((YOURS, "your"), (OPPONENTS, "your opponent's"), (OPPONENTS, "their"))
        for row in ("front", "back")
    ]
)


NOUNS: Final[Phrases] = {
    Description: (
        Phrase(
            "({qualities} )?{clan}( {traits})?",
            {"clan": CLAN_WORDS, "qualities": _QUALITIES, "traits": _TRAITS},
            _of_clan,
        ),
        Phrase(
            "({qualities} )?{race}( {traits})?",
            {"race": KIND, "qualities": _QUALITIES, "traits": _TRAITS},
            _of_race,
        ),
        *(
            Phrase(
                f"({{qualities}} )?grade {{grade}}{bound}( {{traits}})?",
                {"grade": int, "qualities": _QUALITIES, "traits": _TRAITS},
                _of_grade(quality),
            )
            for bound, quality in (("", OfGrade), (" or greater", OfGradeOrGreater), (" or less", OfGradeOrLess))
        ),
        *(
            Phrase(
                f"({{qualities}} )?{{noun}}( {{traits}})? on {whose}RC",
                {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS},
                _on_rear,
            )
            for whose in ("", "your ")
        ),
        *(
            Phrase(f"({{qualities}} )?{{name}} on {whose}RC", {"name": NAME, "qualities": _QUALITIES}, _named_on_rear)
            for whose in ("", "your ")
        ),
        Phrase(
            "({qualities} )?attacking {noun}( {traits})?",
            {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS},
            _attacking,
        ),
        *(
            Phrase(f"({{qualities}} )?{said}( {{traits}})? on your VC with_hearts", slots, _on_vanguard_with_hearts)
            for said, slots in (
                ("{noun}", {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS}),
                ("{race}", {"race": KIND, "qualities": _QUALITIES, "traits": _TRAITS}),
            )
        ),
        Phrase(
            "({qualities} )?{noun}( {traits})? on your VC",
            {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS},
            _on_vanguard,
        ),
        Phrase("({qualities} )?{name} on your VC", {"name": NAME, "qualities": _QUALITIES}, _on_vanguard),
        Phrase("({qualities} )?{race} on your VC", {"race": KIND, "qualities": _QUALITIES}, _on_vanguard),
        Phrase(
            "({qualities} )?{icon} trigger( {traits})?",
            {"icon": ICONS, "qualities": _QUALITIES, "traits": _TRAITS},
            _with_icon,
        ),
        Phrase(
            "({qualities} )?sentinel/sentinels( {traits})?", {"qualities": _QUALITIES, "traits": _TRAITS}, _sentinel
        ),
        Phrase(
            "({qualities} )?{names}( {traits})?",
            {"names": Several(NAME, " or "), "qualities": _QUALITIES, "traits": _TRAITS},
            _called,
        ),
        *(
            Phrase(
                f"({{qualities}} )?{{noun}}( {{traits}})? on {whose}VC {joint} RC",
                {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS},
                _on_either,
            )
            for whose in ("", "your ")
            for joint in ("or", "and")
        ),
        *(
            Phrase(
                f"({{qualities}} )?{{names}} on {whose}VC {joint} RC",
                {"names": Several(NAME, " or "), "qualities": _QUALITIES},
                _called_on_either,
            )
            for whose in ("", "your ")
            for joint in ("or", "and")
        ),
        *(
            Phrase(f"{said} on {whose}RC {joint} GC", slots, _on_rear_or_guard)
            for whose in ("", "your ")
            for joint in ("or", "and")
            for said, slots in (
                ("({qualities} )?{noun}( {traits})?", {"noun": Noun, "qualities": _QUALITIES, "traits": _TRAITS}),
                ("({qualities} )?{name}", {"name": NAME, "qualities": _QUALITIES}),
            )
        ),
    ),
    NamedLikeOneOf: (
        Phrase(
            "with {first} or {second} in its/their card name/names",
            {"first": NAME, "second": NAME},
            lambda values: {"parts": (values["first"], values["second"])},
        ),
    ),
    InTheRow: tuple(
        Phrase(f"in {whose} {row} row", {"front": row == "front"})
        for whose in ("your", "your opponent's", "their")
        for row in ("front", "back")
    ),
    UnitsOf: (
        Phrase("their {description}", {"owner": OPPONENTS}),
        Phrase("another of your {description+}", {"owner": YOURS}, _another),
        Phrase("a opponent's {description-}", {"owner": OPPONENTS}),
        Phrase("{one} of {owner} {description+}", {"owner": OWNERS, "one": COUNT}, _one_of),
        *(
            Phrase(f"the {{description+}} in {whose} {row} row", {"description": Description}, _in_row(owner, row))
            for owner, whose, row in _ROWS
        ),
    ),
    TopOfDeck: (
        Phrase("{count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}),
        Phrase("a card from the top of {owner} deck", {"owner": OWNERS, "count": 1}),
    ),
    Chosen: (
        *(
            Phrase(
                f"up to the same number of {{among{'+' if among is InPlay else ''}}} as the number of {{counted+}}",
                {"among": among, "counted": Counted},
                _as_many,
            )
            for among in (InPlay, TakenCards)
        ),
        Phrase("any_number of {among}", {"among": TakenCards, "count": AnyNumber(), "random": False}),
        Phrase("another of your {description+}", {"description": Description}, _choose_another),
        Phrase(
            "another {description-} from {place}",
            {"description": Description, "place": ZoneOf},
            _choose_another_from,
        ),
        Phrase(
            "{count} of your other {description+} from {place}",
            {"count": Count, "description": Description, "place": ZoneOf},
            _choose_others_from,
        ),
        *(
            Phrase(
                f"{{count}} {{description}} in {whose} {row} row",
                {"count": Count, "description": Description},
                _choose_in_row(owner, row),
            )
            for owner, whose, row in _ROWS
        ),
        *(
            Phrase(
                f"a {{description-}} in {whose} {row} row",
                {"description": Description},
                _choose_in_row(owner, row, ONE),
            )
            for owner, whose, row in _ROWS
        ),
        Phrase(
            "a {description-} at random from {place}",
            {"description": Description, "place": ZoneOf},
            _at_random,
        ),
    ),
    BothOf: (
        Phrase("all {description+} of all fighters", {"description": Description}, _of_all_players),
        Phrase("all of the {description+} of all fighters", {"description": Description}, _of_all_players),
        Phrase(
            "{first} and {second}",
            {"first": It | ThisUnit | TheVanguard | PlacedUnit | DoneWith, "second": It | ThisUnit | TheVanguard | All},
        ),
    ),
    It: (Phrase("the revealed card/cards"),),
    CardsFrom: (
        Phrase(
            "{description} from {place} {traits}",
            {"description": Description, "place": ZoneOf, "traits": _TRAITS},
            _from_with,
        ),
    ),
    CardsIn: (
        Phrase(
            "{description} in {place} {traits}",
            {"description": Description, "place": ZoneOf, "traits": _TRAITS},
            _from_with,
        ),
    ),
    NotNamed: (
        Phrase("other_than a card named {names}", {"names": Several(NAME, " or ")}),
        Phrase("other_than {names}", {"names": Several(NAME, " or ")}),
    ),
    WithNameOf: (Phrase("with_the_same_name_as {one}", {"one": It | TheVanguard | PlacedUnit}),),
    NamedAsAny: (
        Phrase(
            "with_the_same_card_name_as {one} of your {description+}",
            {"one": COUNT, "description": Description},
            _named_as_any,
        ),
        Phrase(
            "with_the_same_card_name_as a {description-} on your VC or RC",
            {"description": Description},
            _named_as_one_there,
        ),
    ),
    NamedAsThis: (Phrase("with_the_same_name_as_this_unit", {"same": True}),),
    All: (
        *(
            Phrase(
                f"all {{description+}} in {whose} {row} row",
                {"description": Description},
                _all_in_row(owner, row),
            )
            for owner, whose, row in _ROWS
        ),
        *(
            Phrase(f"all of your {{first}} and {{second}} on {whose}VC and RC", _TWO_NAMES, _all_called_on_either)
            for whose in ("", "your ")
        ),
        Phrase("all the {group+}", {"group": Pile | AmongThem}),
        Phrase("all of the {group+}", {"group": Pile | AmongThem}),
    ),
}
"""The phrases of descriptions, groups and targets."""
