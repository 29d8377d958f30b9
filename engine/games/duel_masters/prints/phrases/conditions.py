"""Conditions of cards and of what was done: what cards are and do, and whether something was done before."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import Keyword
from engine.games.duel_masters.prints.phrases.shared import FOR_NOTHING
from engine.games.duel_masters.vocabulary import conditions
from engine.games.duel_masters.vocabulary.descriptions import (
    CIVILIZATIONS,
    CardNoun,
    Colorless,
    OfCivilization,
    TypeNoun,
    WithFamily,
    WithKeyword,
    WithPower,
)
from engine.games.duel_masters.vocabulary.either_cards import EitherOf
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.naming import WithChosenName
from engine.games.duel_masters.vocabulary.next_use import HaveUsed
from engine.games.duel_masters.vocabulary.put_for_nothing import HasPutForNothing
from engine.games.duel_masters.vocabulary.put_this_turn import NTH, IsTheNthPut
from engine.games.duel_masters.vocabulary.races import FAMILIES
from engine.language.abilities import Fields
from engine.language.cards import All, FixedTarget, It
from engine.language.conditions import Is, YouDo, YouDoNot
from engine.language.descriptions import Description, Noun, Trait
from engine.language.groups import CardsIn
from engine.language.phrases import Assemble, Phrase, Several
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases

_LISTED: Final = Several(CIVILIZATIONS, " or ")
_MANA: Final = ZoneOf(YOURS, zones.MANA.name)


def _all_mana(grey: str) -> Assemble:
    """Of what civilizations all cards of a mana zone are, or are none."""

    def read(values: Fields) -> Fields:
        of_them = Description(CardNoun(), (OfCivilization(values["civilizations"]),))
        colorless = Description(CardNoun(), (Colorless(True),))
        either = Description(EitherOf(of_them, colorless)) if "colorless" in grey else of_them
        return {"one": All(CardsIn(Description(CardNoun()), _MANA)), "description": either, "so": True}

    return read


def _creature_with(values: Fields, trait: Trait) -> Fields:
    return _with(values, TypeNoun("creature"), trait)


def _with(values: Fields, noun: Noun, trait: Trait) -> Fields:
    return {"one": values.get("one", ThisCreature()), "description": Description(noun, (), (trait,)), "so": True}


def _with_power(bound: str) -> Assemble:
    return lambda values: _creature_with(values, WithPower(values["number"], bound))


_CHOSEN: Final = Description(CardNoun(), (), (WithChosenName(),))

CONDITIONS: Final[Phrases] = {
    Is: (
        *(
            Phrase(
                f"all cards in your mana zone are {{civilizations}}{grey}", {"civilizations": _LISTED}, _all_mana(grey)
            )
            for grey in ("", " or colorless", " cards")
        ),
        *(
            Phrase(f"{it} a {{description-}}", {"one": It(), "so": so})
            for it, so in (("it's", True), ("it isn't", False), ("it's not", False), ("that card isn't", False))
        ),
        *(
            Phrase(f"{{one}} has {said}", {"one": FixedTarget, "number": int}, _with_power(bound))
            for bound, than in (("least", "more"), ("most", "less"))
            for said in (f"power {{number}} or {than}", f"{{number}} or {than} power")
        ),
        *(
            Phrase(f"{{one}} has {said}", {"one": FixedTarget, "number": int}, _with_power(bound))
            for bound, than in (("more", ("more than", "greater than")), ("less", ("less than",)))
            for each in than
            for said in (f"{each} {{number}} power", f"power {each} {{number}}")
        ),
        Phrase(
            "{one} has {keyword}",
            {"one": FixedTarget, "keyword": Keyword},
            lambda values: _with(values, CardNoun(), WithKeyword(values["keyword"])),  # spells have some as well
        ),
        Phrase("{one} are {description+}", {"so": True}),
        Phrase(
            "{one} has {family} in its race",
            {"one": FixedTarget, "family": FAMILIES},
            lambda values: _creature_with(values, WithFamily(values["family"])),
        ),
        *(
            Phrase(f"{it} the {named}", {"one": It(), "so": True, "description": _CHOSEN})
            for it in ("it's", "it is")
            for named in ("chosen card", "named card")
        ),
    ),
    conditions.FirstAttack: tuple(
        Phrase(said, {"number": number})
        for number, nth in ((1, "first"), (2, "second"))
        for said in (
            f"it's the {nth} attack this turn",
            f"it's the {nth} attack of the turn",
            f"that attack is the {nth} attack of this turn",
        )
    ),
    conditions.IsTapped: (
        Phrase("it's tapped", {"one": It(), "rested": True}),
        Phrase("it's untapped", {"one": It(), "rested": False}),
    ),
    conditions.Attacking: tuple(Phrase(f"{it} attacking") for it in ("this creature is", "it's", "it is")),
    conditions.AttackingWhat: tuple(
        Phrase(f"{it} attacking a {{foe-}}") for it in ("this creature is", "it's", "it is")
    ),
    conditions.Blocking: tuple(Phrase(f"{it} blocking") for it in ("this creature is", "it's", "it is")),
    conditions.Battling: tuple(Phrase(f"{it} battling( a {{foe-}})?") for it in ("this creature is", "it's", "it is")),
    YouDo: (
        Phrase("they do"),
        Phrase("your opponent does"),
        Phrase("he/they does"),
    ),
    YouDoNot: tuple(
        Phrase(words) for words in ("you don't", "they don't", "your opponent doesn't", "you can't", "they can't")
    ),
    HaveUsed: tuple(
        Phrase(f"{who} {used} {{quantity}} {{things}} {when}", {"player": YOURS, "use": use})
        for who in ("you", "you've", "you have")
        for used, use in (("cast", "cast"), ("summoned", "summon"))
        for when in ("this turn", "that turn")
    ),
    HasPutForNothing: tuple(
        Phrase(
            f"your opponent put a {{things-}}( into the battle zone)? {freely}{when}",
            {"things": Description, "player": OPPONENTS},
        )
        for freely in FOR_NOTHING
        for when in ("", " this turn", " that turn")
    ),
    IsTheNthPut: tuple(
        Phrase(
            f"{it} {{number}} {{things-}} {put}( into the battle zone)? this turn",
            {"things": Description, "number": NTH, "player": player, "so": so},
        )
        for it, so in (
            ("it's the", True),
            ("its the", True),
            ("it was the", True),
            ("it's not the", False),
            ("it isn't the", False),
        )
        for put, player in (
            ("you put", YOURS),
            ("your opponent put", OPPONENTS),
        )
    ),
    conditions.ThisHasAttacked: tuple(
        Phrase(f"this creature attacked{when}") for when in ("", " this turn", " that turn")
    ),
    conditions.HasBrokenShields: tuple(
        Phrase(f"this creature broke {any_shields} that turn") for any_shields in ("any shields", "a shield", "shields")
    ),
}
"""The phrases, by the nodes that they say."""
