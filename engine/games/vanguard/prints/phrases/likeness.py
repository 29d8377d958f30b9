"""What cards are not, and how they are like each other, in print: without a name, of one name, of different ones."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.prints.phrases.actions import GUARDING
from engine.games.vanguard.vocabulary import changes
from engine.games.vanguard.vocabulary.descriptions import CardNoun, WithKeyword
from engine.games.vanguard.vocabulary.keywords.references import WithAbility
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.games.vanguard.vocabulary.likeness import LIKENESS, AreAlike, IsNot
from engine.games.vanguard.vocabulary.origins import IsNamedAs
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.language.abilities import Fields
from engine.language.cards import All, It
from engine.language.conditions import Is
from engine.language.descriptions import Description, NamedLike, Trait
from engine.language.done_this_way import DoneWith
from engine.language.groups import AmongThem
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases
from engine.language.words import NAME


def _no(description: Description) -> Description:
    """Cards that are not like that."""
    return Description(CardNoun(), (), (IsNot(description),))


def _only(values: Fields) -> Fields:
    """ "Can only call these": no others."""
    return {"description": _no(values["description"]), "duration": values["duration"]}


def _without_name(values: Fields) -> Fields:
    return _with(NamedLike(values["name"]))


def _with(trait: Trait) -> Fields:
    """Cards that are not like this are meant."""
    return {"description": Description(CardNoun(), (), (trait,))}


def _chosen_alike(values: Fields) -> Fields:
    return {"one": It(), "likeness": values["likeness"]}


def _discarded_alike(values: Fields) -> Fields:
    """ "All of the cards discarded": of those that the text has just had discarded, if any."""
    return {"one": DoneWith("discard"), "likeness": values["likeness"]}


def _revealed_alike(values: Fields) -> Fields:
    """ "All of the normal units revealed": of the cards that the text has just revealed."""
    return {"one": All(AmongThem(values["description"])), "likeness": values["likeness"]}


def _are_named_like(values: Fields) -> Fields:
    """ "If all of them have a word in their card names"."""
    return {"one": It(), "so": True, "description": Description(CardNoun(), (), (NamedLike(values["name"]),))}


_THEM: Final = (
    "all of the chosen units",
    "all of the chosen rear-guards",
    "all of the chosen cards",
    "all of the revealed cards",
    "all the revealed cards",
    "all of them",
    "all of those cards",
    "those cards",
    "they",
)

LIKE: Final[Phrases] = {
    IsNot: (
        Phrase("without {name} in its/their card name/names", {"name": NAME}, _without_name),
        Phrase("other_than {description-}", {"description": Description}),
        Phrase("without sentinel", {}, lambda values: _with(WithKeyword("sentinel"))),
        Phrase("without the sentinel ability", {}, lambda values: _with(WithKeyword("sentinel"))),
        Phrase(
            "without the {keyword} ability",
            {"keyword": ABILITY_WORDS},
            lambda values: _with(WithAbility(values["keyword"])),
        ),
    ),
    changes.OpponentCannotGuardWith: tuple(
        Phrase(template, {"description": Description, "duration": DURATIONS}, _only)
        for where in GUARDING
        for template in (
            f"your opponent can only call {{description+}} {where} {{duration}}",
            f"{{duration}}, your opponent can only call {{description+}} {where}",
        )
    ),
    AreAlike: (
        *(Phrase(f"{them} have {{likeness}}", {"likeness": LIKENESS}, _chosen_alike) for them in _THEM),
        *(
            Phrase(template, slots, _discarded_alike)
            for template, slots in (
                ("all of the cards discarded have {likeness}", {"likeness": LIKENESS}),
                ("all the cards discarded have {likeness}", {"likeness": LIKENESS}),
            )
        ),
        Phrase(
            "all of the {description+} revealed have {likeness}",
            {"description": Description, "likeness": LIKENESS},
            _revealed_alike,
        ),
    ),
    Is: tuple(
        Phrase(template, {"name": NAME}, _are_named_like)
        for them in _THEM
        for template in (
            f"{them} have {{name}} in its/their card name/names",
            f"{them} are cards with {{name}} in its/their card name/names",
        )
    ),
    IsNamedAs: tuple(
        Phrase(f"{be} regarded as a unit with the same card name{as_that}", {"one": It()})
        for be in ("is also", "will be", "is", "will also be")
        for as_that in ("", " as that unit")
    ),
}
"""The phrases of what cards are not, and have in common."""
