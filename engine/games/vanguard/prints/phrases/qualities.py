"""What units are, in print, as a condition: rest, deleted, in legion, with an ability, many or few."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.vanguard.vocabulary import changes, legions
from engine.games.vanguard.vocabulary.descriptions import InTheRow, Unit, VanguardNoun
from engine.games.vanguard.vocabulary.done_this_way import HasDoneSoMany
from engine.games.vanguard.vocabulary.groups import TheVanguard
from engine.games.vanguard.vocabulary.keywords.references import WithAbility
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.games.vanguard.vocabulary.states import Deleted
from engine.language.abilities import Fields
from engine.language.cards import This
from engine.language.changes import Cannot, IsAlsoNamed
from engine.language.conditions import AtLeastAsMany, AtMostAsMany, Both, Have, Is
from engine.language.descriptions import Description, Face, Feature, Oriented, Quality, Trait
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import NoneAtAll, Some
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import NAME


def _is(*features: Feature) -> Callable[[Fields], Fields]:
    """Whether a unit is like that."""
    qualities = tuple([each for each in features if isinstance(each, Quality)])
    traits = tuple([each for each in features if isinstance(each, Trait)])
    said = Description(Unit(), qualities, traits)
    return lambda values: {"one": values.get("one", This()), "so": True, "description": said}


def _deleted(values: Fields) -> Fields:
    said = Description(VanguardNoun(), (Deleted(),))
    return {"player": values["owner"], "quantity": Some(), "things": said}


def _has_ability(values: Fields) -> Fields:
    said = Description(Unit(), (), (WithAbility(values["keyword"]),))
    return {"one": values["one"], "so": True, "description": said}


def _vanguard_in_legion(values: Fields) -> Fields:
    """ "Your vanguard with this name is legion": such a one, and in a legion state."""
    vanguard = TheVanguard(YOURS)
    like = Description(VanguardNoun(), values.get("qualities", ()), values.get("traits", ()))
    if not (like.qualities or like.traits):
        raise Contradiction("")  # it says nothing of what the vanguard is like
    return {"first": Is(vanguard, like, so=True), "second": legions.IsInLegion(vanguard)}


def _neither(values: Fields) -> Fields:
    """ "Neither that card nor your vanguard is": no such card was revealed, be it that none was at all."""
    said = values["description"]
    revealed = HasDoneSoMany("reveal", NoneAtAll(), said)
    return {"first": revealed, "second": Is(TheVanguard(YOURS), said, so=False)}


def _in_row(player: str, front: bool, *, none: bool) -> Callable[[Fields], Fields]:
    def read(values: Fields) -> Fields:
        said: Description = values["description"]
        things = Description(said.noun, said.qualities, (*said.traits, InTheRow(front)))
        return {"player": player, "quantity": NoneAtAll() if none else Some(), "things": things}

    return read


def _compared(values: Fields) -> Fields:
    """ "The number of cards in your hand ... the number of cards in your opponent's hand": the same of both."""
    mine, theirs = values["things"], values["theirs"]
    if mine.place.owner != YOURS or theirs != CardsIn(mine.description, ZoneOf(OPPONENTS, mine.place.zone)):
        raise Contradiction("different things are compared")
    return {"things": mine}


def _compared_units(values: Fields) -> Fields:
    if values["things"] != values["theirs"]:
        raise Contradiction("different things are compared")
    return {"things": values["things"]}


_CARDS: Final = {"things": CardsIn, "theirs": CardsIn}
_UNITS: Final = {"things": Description, "theirs": Description}


def _comparing(bound: str) -> tuple[Phrase, ...]:
    """As many as the opponent, or more, or fewer."""
    mine = ("{things+} you have", "your {things+}")
    theirs = ("{theirs+} your opponent has", "your opponent's {theirs+}")
    return (
        Phrase(f"the number of {{things+}} is {bound} the number of {{theirs+}}", _CARDS, _compared),
        *(
            Phrase(f"the number of {own} is {bound} the number of {other}", _UNITS, _compared_units)
            for own in mine
            for other in theirs
        ),
        *(
            Phrase(f"the number of {own} is {bound} your opponent's", {"things": Description | CardsIn})
            for own in ("{things+} you have", "your {things+}", "{things+}")
        ),
    )


QUALITIES: Final[Phrases] = {
    Is: (
        Phrase("{one} is/are at rest", {}, _is(Oriented(rested=True))),
        Phrase("{one} is/are at stand", {}, _is(Oriented(rested=False))),
        Phrase("this card is face up", {}, _is(Face(down=False))),
        Phrase("{one} has/have the {keyword} ability", {"keyword": ABILITY_WORDS}, _has_ability),
    ),
    Have: (
        Phrase("{owner} vanguard is deleted", {"owner": OWNERS}, _deleted),
        *(
            Phrase(
                f"there {be} in {whose} {row} row",
                {"description": Description},
                _in_row(player, row == "front", none="no" in be.split()),
            )
            for player, whose in ((YOURS, "your"), (OPPONENTS, "your opponent's"))
            for row in ("front", "back")
            for be in ("are no {description+}", "is a {description-}")
        ),
    ),
    Both: (
        Phrase("neither that card nor your vanguard is a {description-}", {"description": Description}, _neither),
        Phrase(
            "your ({qualities} )?vanguard {traits} is legion",
            {"qualities": Several(Quality, " "), "traits": Several(Trait, " ")},
            _vanguard_in_legion,
        ),
    ),
    AtLeastAsMany: _comparing("more than or equal to"),
    AtMostAsMany: (*_comparing("less than or equal to"), *_comparing("the same as or less than")),
    IsAlsoNamed: tuple(Phrase(f"{be} regarded as {{name}}", {"name": NAME}) for be in ("is/are", "is/are also")),
    Cannot: (
        Phrase(
            "cannot be chosen by the effects of your opponent's cards",
            {"acts": (changes.ACTS.words["be chosen by your opponent's effects"],)},
        ),
    ),
}
"""The phrases of what units are."""
