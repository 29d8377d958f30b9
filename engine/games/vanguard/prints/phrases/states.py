"""What becomes of units, in print: they stand, intercept, are locked and unlocked, whosever they are."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from engine.games.vanguard.vocabulary import changes
from engine.games.vanguard.vocabulary.descriptions import InSameColumn, RearGuard, Unit
from engine.games.vanguard.vocabulary.gifts import GIFTS, GetGift, HadNoGift
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOfAnyone
from engine.games.vanguard.vocabulary.movement_triggers import Intercepts
from engine.games.vanguard.vocabulary.places import DURATIONS, PILES
from engine.games.vanguard.vocabulary.states import ChangesState, Deleted, LockedCard, StaysLocked
from engine.games.vanguard.vocabulary.this_turn import COUNTED, WasPutThisTurn
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, Target
from engine.language.changes import Affect, Gets
from engine.language.conditions import Either, Have, HaveTogether
from engine.language.descriptions import Description, Face
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import ONE, AnyNumber, Count, Quantity, Some
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Turns
from engine.language.words import COUNT, SIGNED

_GET: Final = ("get", "you get", "acquire", "you acquire")
_ANYONE: Final = ("any_player's", "any players'", "any fighter's", "any fighters'")


def _this(template: str, **given: Any) -> Phrase:
    """A phrase that speaks of this unit without saying so."""
    return Phrase(template, {"who": ThisUnit(), **given})


def _of_anyone(values: Fields) -> Fields:
    return {"owner": "", "description": values["description"]}


def _locked(values: Fields) -> Description:
    """ "A locked card", of whom it is not said: whosever it is."""
    said: Description = values["description"]
    if not isinstance(said.noun, LockedCard):
        raise Contradiction("")  # no reading of other cards, and no reason why the line is declined
    return said


def _choose_locked(count: Count | None, values: Fields) -> Fields:
    return {"count": count or values["count"], "among": UnitsOfAnyone("", _locked(values)), "random": False}


def _all_of_anyone(values: Fields) -> Fields:
    """Locked cards, or rear-guards in a column: whosever they are, where that is not said."""
    said: Description = values["description"]
    if isinstance(said.noun, RearGuard) and any(isinstance(trait, InSameColumn) for trait in said.traits):
        return {"group": UnitsOfAnyone("", said)}
    return {"group": UnitsOfAnyone("", _locked(values))}


def _one_locked(values: Fields) -> Fields:
    said = _locked(values)
    return {"first": Have(YOURS, Some(), said), "second": Have(OPPONENTS, Some(), said)}


def _locked_together(values: Fields) -> Fields:
    return {"quantity": values["quantity"], "things": _locked(values)}


def _in_a_zone_of_anyone(values: Fields) -> Fields:
    """ "There is a card in any player's bind zone"."""
    here, there = (CardsIn(values["description"], ZoneOf(owner, values["zone"])) for owner in (YOURS, OPPONENTS))
    return {"first": Have(YOURS, Some(), here), "second": Have(YOURS, Some(), there)}


def _face_down_anywhere(values: Fields) -> Fields:
    """The same of a face-down card on a circle besides, which is a locked or a deleted one."""
    if values["description"].qualities != (Face(down=True),):
        raise Contradiction("")
    turned = (Description(LockedCard()), Description(Unit(), (Deleted(),)))
    on_circles = [Either(Have(YOURS, Some(), each), Have(OPPONENTS, Some(), each)) for each in turned]
    return {"first": Either(**_in_a_zone_of_anyone(values)), "second": Either(*on_circles)}


def _for_each_locked(values: Fields) -> Fields:
    gets = Gets(values["statistic"], values["amount"], UnitsOfAnyone("", _locked(values)))
    return {"subject": values["subject"], "modifiers": (gets,), "duration": values["duration"]}


_DESCRIBED: Final = {"description": Description}

STATES: Final[Phrases] = {
    Turns: (
        Phrase("when {who-} becomes stand", {"kind": "stand"}),
        _this("when it stand", kind="stand"),
        _this("when it becomes stand", kind="stand"),
        _this("when stand", kind="stand"),
        _this("when it rest", kind="rest"),
        _this("when rest", kind="rest"),
    ),
    Intercepts: (_this("when it intercepts"),),
    ChangesState: (
        _this("when it is unlocked", kind="unlock"),
        _this("when unlocked", kind="unlock"),
    ),
    UnitsOfAnyone: tuple(
        Phrase(f"{whose} {{description}}", _DESCRIBED, _of_anyone)
        for whose in (*_ANYONE, "all fighters'", "all fighter's", "all players'")
    ),
    Chosen: (
        Phrase("a {description-}", _DESCRIBED, partial(_choose_locked, ONE)),
        Phrase("{count} {description}", {"count": Count, **_DESCRIBED}, partial(_choose_locked, None)),
        Phrase("any_number of {description+}", _DESCRIBED, partial(_choose_locked, AnyNumber())),
    ),
    All: tuple(Phrase(f"all {of_the}{{description+}}", _DESCRIBED, _all_of_anyone) for of_the in ("", "of the ")),
    Either: (
        Phrase("there is a {description-}", _DESCRIBED, _one_locked),
        *(
            Phrase(f"there is a {{description-}} in {whose} {{zone}}{circle}", {**_DESCRIBED, "zone": PILES}, found)
            for whose in _ANYONE
            for circle, found in (("", _in_a_zone_of_anyone), (" or circle", _face_down_anywhere))
        ),
    ),
    HaveTogether: (
        Phrase("the number of {description+} is {quantity}", {**_DESCRIBED, "quantity": Quantity}, _locked_together),
    ),
    Affect: (
        Phrase(
            "{subject} gets/get {statistic} {amount} {duration} for each {description-}",
            {
                "subject": Target,
                "statistic": changes.STATISTICS,
                "amount": SIGNED,
                "duration": DURATIONS,
                **_DESCRIBED,
            },
            _for_each_locked,
        ),
    ),
    StaysLocked: tuple(
        Phrase(f"{{subject}} cannot be unlocked during {whose} next end phase")
        for whose in ("your opponent's", "their")
    ),
    WasPutThisTurn: (
        *(
            Phrase(
                f"a {new}card was put {into} {{owner}} {{zone}} this turn",
                {"owner": OWNERS, "zone": COUNTED, "least": 1},
            )
            for new in ("", "new ")
            for into in ("into", "in")
        ),
        *(
            Phrase(f"a {new}card was put into {whose} {{zone}} this turn", {"owner": "", "zone": COUNTED, "least": 1})
            for new in ("", "new ")
            for whose in _ANYONE
        ),
        *(
            Phrase(f"{whose} card was bound this turn", {"owner": "", "zone": "bind", "least": 1})
            for whose in (*_ANYONE, "a")
        ),
        Phrase("{owner} card was bound this turn", {"owner": OWNERS, "zone": "bind", "least": 1}),
        *(
            Phrase(
                f"a total of {{least}} or more {cards} this turn",
                {"owner": "", "zone": zone, "least": COUNT},
            )
            for whose in _ANYONE
            for cards, zone in (
                (f"new cards were put into {whose} {{zone}}", COUNTED),
                (f"of {whose} cards were bound", "bind"),
            )
        ),
    ),
    GetGift: tuple(
        [Phrase(f"{get} a imaginary_gift: {{gift}}", {"gift": GIFTS}) for get in _GET]
        + [
            Phrase(
                f"{get} a imaginary_gift: Force, {then}{put} that marker on {vanguard}",
                {"gift": "force", "circle": "vanguard"},
            )
            for get in _GET
            for then in ("", "and ")
            for put in ("put", "place")
            for vanguard in ("your VC", "VC")
        ]
        + [Phrase(f"{get} {{times}} imaginary_gift: {{gift}}", {"gift": GIFTS, "times": COUNT}) for get in _GET]
    ),
    changes.StaysRestedAlways: tuple(
        Phrase(f"cannot stand during {whose} stand phase") for whose in ("your", "their", "its", "the")
    ),
    HadNoGift: tuple(
        Phrase(f"you did not {get} a imaginary_gift this {game}")
        for get in ("get", "acquire")
        for game in ("fight", "game")
    ),
    changes.OpponentCannotHelp: tuple(
        [
            Phrase(f"{{duration}}, your opponent cannot {act}", {"duration": DURATIONS, "act": act})
            for act in ("intercept", "boost")
        ]
    ),
}
"""The phrases of what becomes of units."""
