"""Which cards are meant together: of a player, in a zone, under a card, on top of a deck."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.phrases.races import DRAGONS, OF_RACE
from engine.games.duel_masters.prints.phrases.shared import (
    CARDS,
    DESCRIPTION_AND_PLACE,
    DESCRIPTION_SLOTS,
    QUALITIES,
    TRAITS,
    another,
    described,
    own_place,
)
from engine.games.duel_masters.vocabulary.attached import WithAuras
from engine.games.duel_masters.vocabulary.deck_tops import UpToFromTop
from engine.games.duel_masters.vocabulary.descriptions import ElementNoun, TypeNoun
from engine.games.duel_masters.vocabulary.either_cards import CardsFromEither, EitherOf
from engine.games.duel_masters.vocabulary.gods import CardsLinked
from engine.games.duel_masters.vocabulary.groups import (
    AnyonesCards,
    BothCards,
    CardsOf,
    InTheBattleZone,
    TheAttackingCreature,
    TheBlockingCreature,
    TheTopCardOf,
    ThisCreature,
)
from engine.games.duel_masters.vocabulary.lying_under import CardsOfCreature, CardsUnder
from engine.games.duel_masters.vocabulary.own_zone import ThisFromZone
from engine.games.duel_masters.vocabulary.places import PILES
from engine.games.duel_masters.vocabulary.wider_groups import InBothZones
from engine.language.abilities import Fields
from engine.language.cards import All, It, This, TopOfDeck
from engine.language.descriptions import Description, Noun, Quality
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay, Pile
from engine.language.numbers import Literal
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT


def _all_of_two(values: Fields) -> Fields:
    return {"group": CardsFromEither(CARDS, values["owner"], values["zone"], values["other"])}


_ZONES: Final = WordList("a zone", {"hand": "hand", "graveyard": "graveyard"})


def _all_in_one(values: Fields) -> Fields:
    return {"group": CardsIn(CARDS, ZoneOf(values["owner"], values["zone"]))}


_SEEN: Final = (("graveyard", "graveyard"), ("mana zone", "mana zone"))


def _from_top(values: Fields) -> Fields:
    return {"owner": values.get("owner", YOURS), "count": values.get("count", 1)}


_OWNED: Final = {"owner": OWNERS, "description": Description}


def _any_one(values: Fields) -> Fields:
    """Any one of a player's cards, to which something happens."""
    if values.pop("one") != 1:
        raise Contradiction("what happens to several cards happens to each of them")
    return values


def _is_there(description: Description) -> bool:
    """Whether such cards are meant in the battle zone where nothing else is said: creatures and the like."""
    noun = description.noun
    if isinstance(noun, EitherOf):
        return _is_there(noun.first) and _is_there(noun.second)
    return isinstance(noun, TypeNoun | ElementNoun)


def _anywhere(values: Fields) -> Fields:
    """Newer print leaves "in the battle zone" out where creatures and the like can be nowhere else."""
    if not _is_there(values["description"]):
        raise Contradiction("it does not say where")
    return values


def _all_of(values: Fields) -> Fields:
    """ "Your creatures" as those of which something is said: all of them."""
    return {"group": CardsOf(values["owner"], values["description"])}


def _all_here(values: Fields) -> Fields:
    return {"group": InTheBattleZone(values["description"])}


def _all(values: Fields) -> Fields:
    return {"group": CardsIn(values["description"], own_place(values))}


def _cards(values: Fields) -> Fields:
    return {"description": values["description"], "place": own_place(values)}


def _own_pile(values: Fields) -> Fields:
    """ "For each of your creatures in your graveyard"."""
    if values["place"].owner != YOURS:
        raise Contradiction("one's own cards are in one's own zones")
    return values


_ALL_ZONES: Final = (("graveyard", "graveyards"), ("mana zone", "mana zones"))

GROUPS: Final[Phrases] = {
    TopOfDeck: (
        Phrase("the top card", {"owner": YOURS, "count": 1}),
        Phrase("the top {count} cards", {"owner": YOURS, "count": COUNT}),
        Phrase("{count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}, _from_top),
        Phrase("a card from the top of {owner} deck", {"owner": OWNERS}, _from_top),
        Phrase("another card from the top of {owner} deck", {"owner": OWNERS}, _from_top),
        Phrase("another {count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}, _from_top),
        Phrase("the top card of his/their deck", {"owner": OPPONENTS, "count": Literal(1)}),
        Phrase("the top {count} cards of his/their deck", {"owner": OPPONENTS, "count": COUNT}),
    ),
    All: (
        Phrase("{owner} {zone}", {"owner": OWNERS, "zone": _ZONES}, _all_in_one),
        Phrase("{owner} {zone} and {other}", {"owner": OWNERS, "zone": _ZONES, "other": _ZONES}, _all_of_two),
        Phrase(
            "all cards in {owner} {zone} and {other}", {"owner": OWNERS, "zone": PILES, "other": PILES}, _all_of_two
        ),
        Phrase(
            "all cards from {owner} {zone} and {other}", {"owner": OWNERS, "zone": PILES, "other": PILES}, _all_of_two
        ),
        Phrase("all {group+}", {"group": CardsUnder}),
        Phrase("each {group-}", {"group": InTheBattleZone}),
        Phrase("each of {group+}", {"group": InPlay}),
        Phrase("all {group+}", {"group": InPlay}),
        Phrase("all the {group+}", {"group": InPlay}),
        Phrase("all the {group+}", {"group": Pile}),
        Phrase("{owner} {description+}( in the battle zone)?", _OWNED, _all_of),
        Phrase("all the {description+}( in the battle zone)?", {"description": Description}, _all_here),
        Phrase("the {group+}", {"group": CardsIn}),
        *(
            Phrase(f"{every} your {{description+}} {where} {{place}}", DESCRIPTION_AND_PLACE, _all)
            for every in ("all", "all of")
            for where in ("from", "in")
        ),
    ),
    InBothZones: (
        *(
            Phrase(f"{{description}} {where} {whose} {words}", {"zone": zone})
            for words, zone in _SEEN
            for where in ("in", "from")
            for whose in ("a", "a player's", "either player's", "either")
        ),
        *(
            Phrase(f"{{description}} in {where}", {"zone": zone})
            for zone, zones in _ALL_ZONES
            for where in (f"all {zones}", f"each {zone}", f"each player's {zone}", f"any player's {zone}")
        ),
    ),
    CardsLinked: (Phrase("{description} linked to this creature"),),
    CardsUnder: (
        Phrase("{description} under {one}", {"one": This | It}),
        Phrase("{description} on the bottom of {one}", {"one": This | It}),
        Phrase("one of the {description+} under {one}", {"one": This | It}),
    ),
    UpToFromTop: (Phrase("up to {most} cards from the top of {owner} deck", {"most": COUNT, "owner": OWNERS}),),
    CardsOf: (
        Phrase("{owner} {description} from the battle zone", {"owner": OWNERS}),
        Phrase("{owner} {description} in the battle zone", {"owner": OWNERS}),
        Phrase(
            "{owner} ({qualities} )?{noun} in the battle zone {traits}",
            {"owner": OWNERS, **DESCRIPTION_SLOTS},
            described,
        ),
        Phrase("his/their {description}( in the battle zone)?", {"owner": OPPONENTS}),
        Phrase(
            "his/their ({qualities} )?{noun} in the battle zone {traits}",
            {"owner": OPPONENTS, **DESCRIPTION_SLOTS},
            described,
        ),
        Phrase("{one} of {owner} {description+}( in the battle zone)?", {"owner": OWNERS, "one": COUNT}, _any_one),
        Phrase("any of {owner} {description+}( in the battle zone)?", {"owner": OWNERS}),
        Phrase("another of your {description+}( in the battle zone)?", {"owner": YOURS}, another),
        Phrase("{description} you have( in the battle zone)?", {"owner": YOURS}),
        Phrase("{description} your opponent has( in the battle zone)?", {"owner": OPPONENTS}),
        Phrase("a opponent's {description-}( in the battle zone)?", {"owner": OPPONENTS}),
    ),
    AnyonesCards: (
        Phrase("another {description-}", {"owner": "either"}, another),
        Phrase("{description} you and your opponent have( in the battle zone)?", {"owner": "either"}),
    ),
    InTheBattleZone: (
        Phrase("{description}", {}, _anywhere),
        Phrase("({qualities} )?{noun} in the battle zone {traits}", DESCRIPTION_SLOTS, described),
        Phrase("{description} from the battle zone"),
    ),
    CardsIn: (
        Phrase("{description} from {place}"),
        Phrase("of your {description+} in {place}", DESCRIPTION_AND_PLACE, _cards),
        Phrase("of your {description+} in {place}", {}, _own_pile),
    ),
    ThisFromZone: tuple(Phrase(f"this {what} from your {{zone}}") for what in ("creature", "card")),
    TheAttackingCreature: (Phrase("the attacking creature"),),
    TheBlockingCreature: (Phrase("the blocking creature"),),
    BothCards: (
        Phrase("{first} and {second}", {"first": ThisCreature, "second": It}),
        Phrase("{first} and {second}", {"first": It, "second": ThisCreature}),
    ),
    WithAuras: (
        Phrase("that has/have {least} or more attached auras", {"least": COUNT}),
        Phrase("with {least} or more attached auras", {"least": COUNT}),
        Phrase("with {least} or more auras attached", {"least": COUNT}),
    ),
    It: (
        Phrase("that/those {what}", {"what": Noun}, lambda values: {}),
        Phrase("that/those {what}", {"what": OF_RACE}, lambda values: {}),
        Phrase("that/those {what}", {"what": DRAGONS}, lambda values: {}),
        Phrase("that/those {quality} {what}", {"quality": Quality, "what": Noun}, lambda values: {}),
        Phrase("that/those spell/spells"),
        Phrase("that/those shield/shields"),
        Phrase("the {count} creatures", {"count": COUNT}, lambda values: {}),
        Phrase("those {count} creatures", {"count": COUNT}, lambda values: {}),
        Phrase("all those {what}", {"what": Noun}, lambda values: {}),
        Phrase("each of those {what}", {"what": Noun}, lambda values: {}),
    ),
    ZoneOf: (Phrase("his/their {zone}", {"owner": OPPONENTS, "zone": PILES}),),
    AmongThem: (
        Phrase("{description} from among those cards"),
        Phrase("{description} from it"),
        Phrase("{description} from the revealed cards"),
        Phrase("{description} from among the revealed cards"),
        Phrase("{description} among them"),
        Phrase("{description} among those cards"),
        *(
            Phrase(
                f"({{qualities}} )?{{noun}} {_from} {{traits}}",
                {"qualities": QUALITIES, "noun": Noun, "traits": TRAITS},
                described,
            )
            for _from in ("from it", "from the revealed cards", "from among them", "from among those cards")
        ),
    ),
    CardsOfCreature: tuple(
        Phrase(f"{{description}} {that}{creature} consists of", {"one": one})
        for that in ("", "that ")
        for creature, one in (
            ("that creature", It()),
            ("the creature", It()),
            ("this creature", ThisCreature()),
        )
        if not (that and creature == "that creature")
    ),
    ThisCreature: (Phrase("this creature from the battle zone"),),
    TheTopCardOf: (Phrase("the top card of that/those {what}", {"what": Noun, "one": It()}, lambda _: {"one": It()}),),
    CardsFrom: tuple(
        Phrase(f"({{qualities}} )?{{noun}} {where} {{place}} {{traits}}", DESCRIPTION_SLOTS, described)
        for where in ("in", "from")
    ),
}
"""The phrases, by the nodes that they say."""
