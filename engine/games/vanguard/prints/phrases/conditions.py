"""Conditions in print: what is asked after "if"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary import (
    legions,
)
from engine.games.vanguard.vocabulary.comparing import HasCritical, HasPower, WithGradeOf
from engine.games.vanguard.vocabulary.declaring import IsDeclaredCard
from engine.games.vanguard.vocabulary.descriptions import (
    CardNoun,
    OfGrade,
    OfGradeOrGreater,
    OfGradeOrLess,
    Unit,
    VanguardNoun,
)
from engine.games.vanguard.vocabulary.done_this_way import DEEDS, PUT
from engine.games.vanguard.vocabulary.g_units import GUnit, OnVanguardCircle
from engine.games.vanguard.vocabulary.groups import TheVanguard, ThisUnit
from engine.games.vanguard.vocabulary.moments import AttackHit
from engine.games.vanguard.vocabulary.provisos import BattleNumber
from engine.language.abilities import Fields
from engine.language.battles import ORDINALS
from engine.language.cards import FixedTarget, It
from engine.language.conditions import Both, Compare, Have, Is, IsNamed
from engine.language.descriptions import Description
from engine.language.done_this_way import HasDone
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import ExactCount, NoneAtAll, Quantity, Some
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, NAME


def _graded(quality: Callable[[int], Any]) -> Callable[[Fields], Fields]:
    """ "Is grade 3": it is a unit of the grade."""
    return lambda values: {
        "one": values["one"],
        "so": True,
        "description": Description(Unit(), (quality(values["grade"]),)),
    }


def _of_vanguard(values: Fields) -> Fields:
    """ "Your vanguard's power", or its critical."""
    return {**{name: value for name, value in values.items() if name != "owner"}, "one": TheVanguard(values["owner"])}


def _have_another(values: Fields) -> Fields:
    """ "You have another unit": at least one that is not the card with the ability, or that was spoken of."""
    return {"player": YOURS, "quantity": Some(), "things": another(values["description"])}


def _on_your_circle(values: Fields) -> Fields:
    """ "There is a card on your VC": a vanguard of the player's, or a heart where these are included."""
    if not isinstance(values["description"].noun, VanguardNoun | OnVanguardCircle):
        raise Contradiction("it does not say where, or whose it is")
    return {"player": YOURS, "quantity": Some(), "things": values["description"]}


def _in_zone(values: Fields) -> Fields:
    """ "Your soul has a card": what a player has in a zone."""
    things = CardsIn(values["description"], values["place"])
    return {"player": YOURS, "quantity": values["quantity"], "things": things}


_WHOSE: Final[tuple[tuple[str, FixedTarget], ...]] = (
    ("this unit's", ThisUnit()),
    ("that unit's", It()),
    ("its", It()),
)


def _exactly(values: Fields) -> Fields:
    """ "The number of your rear-guards is five": so many, no more and no fewer."""
    return {"player": YOURS, "quantity": ExactCount(values["number"]), "things": values["things"]}


def _one_in_zone(values: Fields) -> Fields:
    """ "A card is in your soul"."""
    return _in_zone({"quantity": Some(), **values})


CONDITIONS: Final[Phrases] = {
    legions.IsInLegion: (Phrase("{one} is/are legion"),),
    Both: (
        Phrase("{first}, and {second}"),
        Phrase("{first} and if {second}"),
        Phrase("{first}, and if {second}"),
    ),
    HasPower: (
        Phrase("{owner} vanguard's power is {power} or greater", {"owner": OWNERS, "least": True}, _of_vanguard),
        Phrase("{owner} vanguard's power is {power} or less", {"owner": OWNERS, "least": False}, _of_vanguard),
        *(
            Phrase(f"{words} power is {{power}} or {bound}", {"one": one, "least": bound == "greater"})
            for words, one in _WHOSE
            for bound in ("greater", "less")
        ),
    ),
    HasCritical: (
        *(
            Phrase(
                f"{{owner}} vanguard's critical is {{critical}} or {bound}",
                {"owner": OWNERS, "critical": COUNT, "least": bound != "less"},
                _of_vanguard,
            )
            for bound in ("more", "greater", "less")
        ),
        *(
            Phrase(
                f"{words} critical is {{critical}} or {bound}",
                {"one": one, "critical": COUNT, "least": bound != "less"},
            )
            for words, one in _WHOSE
            for bound in ("more", "greater", "less")
        ),
    ),
    IsNamed: (Phrase("{one} is/are {names}", {"names": Several(NAME, " or "), "so": True}),),
    Compare: tuple(
        [
            Phrase(f"the number of {things} is {word} than your opponent's", {"more": more})
            for things in ("{things+} you have", "your {things+}", "{things+}")
            for word, more in (("more", True), ("greater", True), ("less", False), ("fewer", False))
        ]
    ),
    BattleNumber: tuple(
        [
            Phrase(f"it is the {{number}} battle of that turn{more}", {"number": ORDINALS, "onwards": bool(more)})
            for more in ("", " or more")
        ]
    ),
    AttackHit: (
        Phrase("the attack did not hit during that battle", {"hit": False}),
        Phrase("the attack hit during that battle", {"hit": True}),
    ),
    IsDeclaredCard: (Phrase("{one} is/are the card you declared"),),
    HasDone: (
        Phrase("you rode", {"deed": "ride", "description": Description(CardNoun())}),
        *[
            Phrase(f"you {done}{how}", {"deed": words})
            for how in ("", " with this effect", " this_way")
            for done, words in (
                ("put a {description-} into {deed}", PUT),
                ("put a {description-}", "put"),
                *((f"put a {{description-}} on the {end} of your deck", "put") for end in ("top", "bottom")),
                ("{deed} a {description-}", DEEDS),
            )
        ],
    ),
    Is: (
        Phrase(
            "you have a G_unit on your VC",
            {"one": TheVanguard(YOURS), "so": True, "description": Description(GUnit())},
        ),
        Phrase(
            "your and your opponent's vanguards have the same grade",
            {
                "one": TheVanguard(YOURS),
                "so": True,
                "description": Description(Unit(), (), (WithGradeOf(TheVanguard(OPPONENTS)),)),
            },
        ),
        Phrase("{one} is/are grade {grade}", {"grade": int}, _graded(OfGrade)),
        Phrase("{one} is/are grade {grade} or greater", {"grade": int}, _graded(OfGradeOrGreater)),
        Phrase("{one} is/are grade {grade} or less", {"grade": int}, _graded(OfGradeOrLess)),
    ),
    Have: (
        Phrase("the number of {things+} you have is {quantity}", {"player": YOURS}),
        Phrase("the number of {things+} your opponent has is {quantity}", {"player": OPPONENTS}),
        Phrase("the number of your {things+} is {quantity}", {"player": YOURS, "things": Description}),
        Phrase("the number of {things+} you have is {number}", {"number": COUNT, "things": Description}, _exactly),
        Phrase("the number of your {things+} is {number}", {"number": COUNT, "things": Description}, _exactly),
        Phrase("the number of {things+} is {number}", {"number": COUNT, "things": CardsIn}, _exactly),
        Phrase("the number of your opponent's {things+} is {quantity}", {"player": OPPONENTS, "things": Description}),
        Phrase("there is/are {quantity} {things}", {"player": YOURS, "things": CardsIn}),
        Phrase("there is a {description-}", {"description": Description}, _on_your_circle),
        Phrase("you have another {description-}", {"description": Description}, _have_another),
        Phrase("you do not have a {things-}", {"player": YOURS, "quantity": NoneAtAll()}),
        Phrase("you do not have any {things+}", {"player": YOURS, "quantity": NoneAtAll()}),
        Phrase("your opponent does not have a {things-}", {"player": OPPONENTS, "quantity": NoneAtAll()}),
        Phrase("your opponent does not have any {things+}", {"player": OPPONENTS, "quantity": NoneAtAll()}),
        Phrase("the number of {things+} is {quantity}", {"player": YOURS, "things": CardsIn}),
        Phrase(
            "{place} has {quantity} {description}",
            {"place": ZoneOf, "quantity": Quantity, "description": Description},
            _in_zone,
        ),
        Phrase("a {description-} is in {place}", {"place": ZoneOf, "description": Description}, _one_in_zone),
    ),
}
"""The phrases of conditions."""
