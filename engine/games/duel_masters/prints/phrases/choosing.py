"""Which cards are chosen: one, several, any number, another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from engine.games.duel_masters.prints.phrases.races import OF_RACE
from engine.games.duel_masters.prints.phrases.shared import (
    CARD_AMONG_THEM,
    CARDS,
    DESCRIPTION_AND_PLACE,
    DESCRIPTION_SLOTS,
    NOUN_SLOTS,
    TRAITS,
    another,
    described,
    other,
    own_place,
)
from engine.games.duel_masters.vocabulary.characteristics import ChooseRace
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, ElementNoun, ShieldNoun, TypeNoun
from engine.games.duel_masters.vocabulary.different_names import OfDifferentCosts, OfDifferentNames
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand, CardsFromEither
from engine.games.duel_masters.vocabulary.further import Further
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.lying_under import CardsUnder
from engine.games.duel_masters.vocabulary.naming import ChooseName
from engine.games.duel_masters.vocabulary.wider_groups import EitherGroup, Extreme, InBothZones, OneAndMore
from engine.language.abilities import Fields
from engine.language.card_actions import Choose, OpponentChooses
from engine.language.cards import All, Chosen
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, InPlay
from engine.language.numbers import ONE, AnyNumber, Count, Exactly, Literal, UpTo
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT


def _another(values: Fields) -> Fields:
    """Another one than what was chosen before."""
    said = values["description"]
    further = Description(said.noun, (Further(), *said.qualities), said.traits)
    return {"count": ONE, "among": CardsOf(OPPONENTS, further), "random": False}


def _another_where(values: Fields) -> Fields:
    said: Description = described(values)["description"]
    return _another({"description": said})


def _another_anywhere(values: Fields) -> Fields:
    """ "Another creature": one in the battle zone besides the one with the ability."""
    said = values["description"]
    if not isinstance(said.noun, TypeNoun | ElementNoun):
        raise Contradiction("it does not say where")
    return {"count": ONE, "among": InTheBattleZone(other(said)), "random": False}


def _another_here(values: Fields) -> Fields:
    said: Description = described(values)["description"]
    return {"count": ONE, "among": InTheBattleZone(other(said)), "random": False}


_TAKEN: Final = AmongThem | CardsFromEither | AmongThemOrFromHand


def _so_many_of_them(values: Fields) -> Fields:
    """ "Put one into your hand": of the cards looked at."""
    return {"count": Exactly(Literal(values["count"])), "among": CARD_AMONG_THEM, "random": False}


def _one_of(owner: str) -> Fields:
    """The slots and fields of one card of a player, said without a number."""
    return {"count": ONE, "description": Description, "owner": owner}


def _chosen(values: Fields) -> Fields:
    return {"count": values["count"], "among": CardsOf(values["owner"], values["description"]), "random": False}


def _chosen_other(values: Fields) -> Fields:
    return _chosen(another(values))


def _chosen_here(values: Fields) -> Fields:
    here = InTheBattleZone(other(values["description"]))
    return {"count": ONE, "among": here, "random": False}


def _chosen_from(values: Fields) -> Fields:
    return {"count": ONE, "among": CardsFrom(other(values["description"]), values["place"]), "random": False}


def _of_them(values: Fields) -> Fields:
    """ "One of them": of the cards looked at."""
    return {"count": values["count"], "among": AmongThem(CARDS), "random": False}


def _among_them(values: Fields) -> Fields:
    """ "One of them that has blocker": of the cards looked at."""
    said = Description(CardNoun(), (), values["traits"])
    return {"count": values["count"], "among": AmongThem(said), "random": False}


def _any_shields(values: Fields) -> Fields:
    """ "A shield": of whichever player."""
    return {"count": values["count"], "among": AnyonesCards("either", Description(ShieldNoun())), "random": False}


def _chosen_of_yours(values: Fields) -> Fields:
    return {"count": values["count"], "among": CardsFrom(values["description"], own_place(values)), "random": False}


def _of_yours() -> Iterator[Phrase]:
    for where in ("from", "in"):
        yield Phrase(
            f"{{count}} of your {{description+}} {where} {{place}}",
            {**DESCRIPTION_AND_PLACE, "count": Count},
            _chosen_of_yours,
        )
        yield Phrase(
            f"any_number of your {{description+}} {where} {{place}}",
            {**DESCRIPTION_AND_PLACE, "count": AnyNumber()},
            _chosen_of_yours,
        )


def _either_of(values: Fields) -> Fields:
    """ "One of his creatures or one of his shields"."""
    if values["one"] != 1 or values["other"] != 1:
        raise Contradiction("one card of the one or of the other is meant")
    return {"count": ONE, "among": EitherGroup(values["first"], values["second"]), "random": False}


def _here_or_there(values: Fields) -> Fields:
    """ "A creature in the battle zone or a card in your mana zone"."""
    here = InTheBattleZone(Description(values["noun"], values.get("qualities", ())))
    return {"count": ONE, "among": EitherGroup(here, values["second"]), "random": False}


def _extreme(strongest: bool) -> Assemble:
    def read(values: Fields) -> Fields:
        said: Description = described(values)["description"]
        among = CardsOf(values["owner"], said) if "owner" in values else InTheBattleZone(said)
        return {"count": ONE, "among": Extreme(among, strongest), "random": False}

    return read


def _one_extreme(strongest: bool) -> Assemble:
    """ "One of your opponent's creatures that has the highest power"."""

    def read(values: Fields) -> Fields:
        if values.pop("one") != 1:
            raise Contradiction("of several nobody can tell which follow the strongest")
        return _extreme(strongest)(values)

    return read


def _all_extreme(strongest: bool) -> Assemble:
    def read(values: Fields) -> Fields:
        return {"group": _extreme(strongest)(values)["among"]}

    return read


_EXTREMES: Final = (("least", False), ("lowest", False), ("most", True), ("highest", True), ("greatest", True))


def _extremes() -> Iterator[Phrase]:
    of_owner = {**NOUN_SLOTS, "owner": OWNERS}
    for words, strongest in _EXTREMES:
        said = f"{{noun}} that has the {words} power"
        yield Phrase(f"the ({{qualities}} )?{said} in the battle zone", NOUN_SLOTS, _extreme(strongest))
        yield Phrase(f"{{owner}} ({{qualities}} )?{said}", of_owner, _extreme(strongest))
        of_one = {**of_owner, "one": COUNT}
        yield Phrase(f"{{one}} of {{owner}} ({{qualities}} )?{said}", of_one, _one_extreme(strongest))
        yield Phrase(
            f"{{one}} of {{owner}} ({{qualities}} )?{{noun}} in the battle zone that has the {words} power",
            of_one,
            _one_extreme(strongest),
        )
        of_theirs = {**NOUN_SLOTS, "owner": OPPONENTS, "one": COUNT}
        yield Phrase(f"{{one}} of his/their ({{qualities}} )?{said}", of_theirs, _one_extreme(strongest))


def _all_extremes() -> Iterator[Phrase]:
    for words, strongest in _EXTREMES:
        have, read = f"that have the {words} power", _all_extreme(strongest)
        for of in (" of", ""):
            said = f"all{of} {{owner}} ({{qualities}} )?{{noun}} {have}"
            yield Phrase(said, {**NOUN_SLOTS, "owner": OWNERS}, read)
        yield Phrase(f"all ({{qualities}} )?{{noun}} in the battle zone {have}", NOUN_SLOTS, read)


def _of_different(count_of: Callable[[Any], Count]) -> Assemble:
    """Cards that differ from each other, of a zone, of a group, or of those that were looked at."""

    def read(values: Fields) -> Fields:
        if "place" in values:
            among: Any = CardsFrom(values["description"], values["place"])
        else:
            among = values.get("group") or AmongThem(values["description"])
        return {"count": count_of(values.get("number", AnyNumber())), "among": among, "random": False}

    return read


_DIFFERENT: Final[tuple[tuple[tuple[str, ...], Assemble], ...]] = (
    (("with different names", "that have different names"), _of_different(OfDifferentNames)),
    (("with different costs", "that have different costs"), _of_different(OfDifferentCosts)),
)


def _different_cards() -> Iterator[Phrase]:
    """Cards of which no two have the same name, or the same cost."""
    for many, slots in (("any_number of", {}), ("{number}", {"number": UpTo})):
        of_place, of_them = {**slots, **DESCRIPTION_AND_PLACE}, {**slots, "description": Description}
        of = "" if not slots else " of"
        for said, read in _DIFFERENT:
            for differ in said:
                yield Phrase(f"{many} {{description+}} {differ} from {{place}}", of_place, read)
                yield Phrase(f"{many} {{description+}} from {{place}} {differ}", of_place, read)
                for them in ("them", "the revealed cards"):
                    yield Phrase(f"{many} {{description+}} {differ} from among {them}", of_them, read)
                yield Phrase(f"{many} {{description+}} {differ} from the revealed cards", of_them, read)
            yield Phrase(f"{many}{of} {{group+}} {said[0]}", {**slots, "group": CardsOf}, read)


def _and_for_each(values: Fields) -> Fields:
    """ "Choose a creature. Then, for each ..., you may choose another creature"."""
    first, another = values["target"], values["another"]
    among = first.among
    if first.count != ONE or another.count != ONE or not isinstance(among, CardsOf | InTheBattleZone):
        raise Contradiction("one is chosen, and others like it")
    if replace(among, description=other(among.description)) != another.among:
        raise Contradiction("the others are not said to be like the first")
    return {"target": Chosen(OneAndMore(values["things"]), among)}


def _another_of_theirs(values: Fields) -> Fields:
    among = CardsOf(OPPONENTS, other(described(values)["description"]))
    return {"count": ONE, "among": among, "random": False}


CHOOSING: Final[Phrases] = {
    OpponentChooses: (Phrase("your opponent choose/chooses {target}", {"target": Chosen}),),
    Chosen: (
        Phrase(
            "another of your opponent's {description+}( in the battle zone)?", {"description": Description}, _another
        ),
        Phrase(
            "another of your opponent's ({qualities} )?{noun} in the battle zone {traits}",
            DESCRIPTION_SLOTS,
            _another_where,
        ),
        Phrase("another {description-}", {"description": Description}, _another_anywhere),
        Phrase("another ({qualities} )?{noun} in the battle zone {traits}", DESCRIPTION_SLOTS, _another_here),
        Phrase("any_number of {among}", {"among": _TAKEN, "count": AnyNumber()}),
        Phrase("{count}", {"count": COUNT}, _so_many_of_them),
        Phrase("a opponent's {description-}( in the battle zone)?", _one_of(OPPONENTS), _chosen),
        Phrase("another of your {description+}( in the battle zone)?", _one_of(YOURS), _chosen_other),
        Phrase("another {description-} in the battle zone", {"description": Description}, _chosen_here),
        Phrase("another {description-} from {place}", {"description": Description, "place": ZoneOf}, _chosen_from),
        Phrase("another {description-} in {place}", {"description": Description, "place": ZoneOf}, _chosen_from),
        Phrase("any_number of {among}", {"among": CardsFrom, "count": AnyNumber(), "random": False}),
        Phrase("any_number of {among+}", {"among": CardsUnder, "count": AnyNumber(), "random": False}),
        Phrase("any_number of {among+}", {"among": CardsOf, "count": AnyNumber(), "random": False}),
        Phrase("{count} of them", {"count": Count}, _of_them),
        Phrase("{count} of those cards", {"count": Count}, _of_them),
        Phrase("{count} of the revealed cards", {"count": Count}, _of_them),
        Phrase("{count} of them {traits}", {"count": Count, "traits": TRAITS}, _among_them),
        Phrase("{count} shield/shields", {"count": Count}, _any_shields),
        Phrase("a shield/shields", {}, lambda values: _any_shields({"count": ONE})),
        *_of_yours(),
        Phrase(
            "{one} of {first+} or {other} of {second+}",
            {"one": COUNT, "other": COUNT, "first": InPlay, "second": InPlay},
            _either_of,
        ),
        Phrase(
            "a ({qualities} )?{noun} in the battle zone or a {second-}",
            {**NOUN_SLOTS, "second": CardsFrom | InBothZones},
            _here_or_there,
        ),
        *_extremes(),
        *_different_cards(),
        Phrase(
            "another of your opponent's ({qualities} )?{noun}( in the battle zone)?", NOUN_SLOTS, _another_of_theirs
        ),
        Phrase(
            "another of your opponent's ({qualities} )?{noun} in the battle zone {traits}",
            DESCRIPTION_SLOTS,
            _another_of_theirs,
        ),
    ),
    All: tuple(_all_extremes()),
    ChooseRace: tuple(
        Phrase(f"choose a race {besides} {{besides}}", {"besides": OF_RACE}) for besides in ("other than", "except")
    ),
    ChooseName: (Phrase("name a card"),),
    Choose: (
        Phrase(
            "choose {target}. then, for each {things-}, you may choose {another}",
            {"target": Chosen, "things": InBothZones, "another": Chosen},
            _and_for_each,
        ),
    ),
}
"""The phrases, by the nodes that they say."""
