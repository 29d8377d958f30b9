"""Cards that print has spoken of: those called with an effect, the boosted unit, the unit whose coming is answered."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.vocabulary.battles import InBattle, ThatIs
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.games.vanguard.vocabulary.comparing import HasPower, InAnotherColumn, NamedAsThis, WithLesserGrade
from engine.games.vanguard.vocabulary.descriptions import CardNoun, Unit, UnitCard, VanguardNoun
from engine.games.vanguard.vocabulary.done_this_way import SEVERAL, HasDoneSoMany
from engine.games.vanguard.vocabulary.extremes import COMPARED, Extreme
from engine.games.vanguard.vocabulary.groups import PlacedUnit, TheVanguard, UnitsOf
from engine.games.vanguard.vocabulary.likeness import IsNot
from engine.games.vanguard.vocabulary.movement_triggers import IsRidden
from engine.games.vanguard.vocabulary.multiples import GradeOf, NumberDone
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.games.vanguard.vocabulary.reasons import ByCostOf, ByEffect
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, It, Target
from engine.language.changes import Affect, Gets
from engine.language.conditions import Have, Is
from engine.language.descriptions import Description, Noun, Oriented, Quality, Trait
from engine.language.done_this_way import HasDone
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay, Pile
from engine.language.hand_and_deck import Discard, Draw, OpponentDiscards
from engine.language.instructions import May
from engine.language.numbers import ONE, Count, ExactCount, Some
from engine.language.phrases import Phrase, Several, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, SIGNED

_PARTS: Final = {"qualities": Several(Quality, " "), "traits": Several(Trait, " ")}
_DONE: Final = WordList(
    "what was done",
    {
        "called": "call",
        "retired": "retire",
        "bound": "bind",
        "discarded": "discard",
        "locked": "lock",
        "unlocked": "unlock",
        "rest": "rest",
        "stand": "stand",
        "revealed": "reveal",
        "chosen": "choose",
        "soul charged": "soul-charge",
        "put": "put",
        "returned": "put",
        "moved": "move",
    },
)
_PUT: Final = WordList("what was done", {"put": "put", "returned": "put", "unlocked": "unlock", "bound": "bind"})
_HOW: Final = ("", " with this effect", " this_way")
_CARD: Final = Description(CardNoun())


def _vanguard_lies(rested: bool, values: Fields) -> Fields:
    """ "Your grade 3 vanguard is stand": the player has such a vanguard, which stands."""
    qualities = (*values.get("qualities", ()), Oriented(rested))
    return {
        "player": YOURS,
        "quantity": Some(),
        "things": Description(VanguardNoun(), qualities, values.get("traits", ())),
    }


def _neither_role(values: Fields) -> Fields:
    """ "Not attacking or boosting"."""
    neither = [IsNot(Description(CardNoun(), (), (ThatIs(role),))) for role in ("attacking", "boosting")]
    return {
        "noun": values["noun"],
        "qualities": values.get("qualities", ()),
        "traits": (*values.get("traits", ()), *neither),
    }


def _not_attacked(values: Fields) -> Fields:
    unhurt = IsNot(Description(CardNoun(), (), (ThatIs("attacked"),)))
    return {
        "noun": values["noun"],
        "qualities": values.get("qualities", ()),
        "traits": (*values.get("traits", ()), unhurt),
    }


def _at_random(values: Fields) -> Fields:
    return {"count": values["count"], "among": CardsFrom(values["description"], values["place"]), "random": True}


def _all_from(values: Fields) -> Fields:
    """ "All cards from your drop zone"."""
    return {"group": CardsIn(values["description"], values["place"])}


def _perhaps_for_each(values: Fields) -> Fields:
    """ "You may have this unit get power +2000 until end of turn for each ...": what is counted stands at the end."""
    gets = Gets(values["statistic"], values["amount"], values["each"])
    return {"instruction": Affect(values["subject"], (gets,), values["duration"])}


def _may_discard(values: Fields) -> Fields:
    """ "Choose a card from your hand, and you may discard it"."""
    chosen = values["chosen"]
    if not isinstance(chosen.among, CardsFrom) or chosen.among.place != ZoneOf(YOURS, "hand") or chosen.random:
        raise Contradiction("cards are discarded from the hand")
    return {"instruction": Discard(count=chosen.count, description=chosen.among.description)}


def _of_vanguard(values: Fields) -> Fields:
    """ "The power of your opponent's vanguard"."""
    return {"one": TheVanguard(values["owner"]), "power": values["power"], "least": values["least"]}


def _so_many(values: Fields) -> Fields:
    """ "If three cards were put": just so many."""
    return {
        "deed": values["deed"],
        "quantity": ExactCount(values["number"]),
        "description": values["description"],
    }


def _vanguards(values: Fields) -> Fields:
    return {"who": UnitsOf(YOURS, Description(VanguardNoun(), values.get("qualities", ()), values.get("traits", ())))}


def _extreme(values: Fields) -> Fields:
    """ "One of your opponent's rear-guards with the highest grade"."""
    among = UnitsOf(values["owner"], values["description"])
    return {"count": values["count"], "among": Extreme(values["statistic"], values["highest"], among), "random": False}


def _extreme_among(values: Fields) -> Fields:
    """ "A card with the highest grade from among them"."""
    among = AmongThem(Description(CardNoun()))
    return {"count": ONE, "among": Extreme(values["statistic"], values["highest"], among), "random": False}


def _lesser_grade(values: Fields) -> Fields:
    """ "Your vanguard's grade is less than your opponent's"."""
    said = Description(Unit(), (), (WithLesserGrade(TheVanguard(OPPONENTS), values["equal"]),))
    return {"one": TheVanguard(YOURS), "so": True, "description": said}


SPOKEN_OF: Final[Phrases] = {
    UnitCard: (Phrase("unit card/cards"),),
    Is: tuple(
        Phrase(f"your vanguard's grade is {less} your opponent's", {"equal": equal}, _lesser_grade)
        for less, equal in (("less than", False), ("less than or equal to", True))
    ),
    InAnotherColumn: (Phrase("in another column"),),
    It: (
        Phrase("the chosen card/cards"),
        Phrase("all of those units"),
        Phrase("all of those cards"),
        Phrase("all of them"),
    ),
    Draw: tuple(
        Phrase(f"{draw} cards equal to {unit}'s grade", {"player": YOURS, "count": GradeOf(It())})
        for draw in ("draw", "you draw")
        for unit in ("that unit", "that card")
    ),
    HasDone: (Phrase("they called a {description-}", {"deed": "call"}),),
    OpponentDiscards: (
        Phrase(
            "your opponent chooses cards from their hand equal to the number of {count}, and discards them",
            {"count": NumberDone},
        ),
    ),
    PlacedUnit: tuple(Phrase(words) for words in ("that vanguard", "the unit placed", "that placed unit")),
    InBattle: tuple(
        Phrase(words, {"role": role})
        for words, role in (
            ("the unit this unit boosted", "boosted"),
            ("the unit it boosted", "boosted"),
            ("the unit that was boosted", "boosted"),
            ("the unit that was boosted during that battle", "boosted"),
        )
    ),
    HasPower: tuple(
        Phrase(template, {"one": one, "least": least})
        for words, one in (
            ("the boosted unit", InBattle("boosted")),
            ("the attacking unit", InBattle("attacking")),
        )
        for bound, least in (("greater", True), ("less", False))
        for template in (f"{words}'s power is {{power}} or {bound}", f"the power of {words} is {{power}} or {bound}")
    )
    + tuple(
        Phrase(template, {"owner": OWNERS, "least": least}, _of_vanguard)
        for bound, least in (("greater", True), ("less", False))
        for template in (f"the power of {{owner}} vanguard is {{power}} or {bound}",)
    )
    + tuple(
        Phrase(f"{words} is {{power}} or {bound}", {"one": InBattle("attacked"), "least": least})
        for bound, least in (("greater", True), ("less", False))
        for words in (
            "the battle opponent's power",
            "this unit's battle opponent's power",
            "the power of the battle opponent of the boosted unit",
        )
    ),
    NamedAsThis: tuple(
        Phrase(f"with {a}different card name{s} {than} this {thing}", {"same": False})
        for a, s in (("a ", ""), ("", "s"))
        for than in ("from", "as")
        for thing in ("card", "unit")
        if (a, than, thing) != ("a ", "from", "unit")
    ),
    Description: (
        Phrase("({qualities} )?{noun}( {traits})? not attacking or boosting", {"noun": Noun, **_PARTS}, _neither_role),
        Phrase("({qualities} )?{noun}( {traits})? that is not being attacked", {"noun": Noun, **_PARTS}, _not_attacked),
    ),
    Chosen: (
        *(
            Phrase(
                f"{{count}} of {{owner}} {{description+}} with_the_{word} {{statistic}}",
                {
                    "owner": OWNERS,
                    "description": Description,
                    "count": Count,
                    "statistic": COMPARED,
                    "highest": highest,
                },
                _extreme,
            )
            for word, highest in (("highest", True), ("lowest", False))
        ),
        *(
            Phrase(
                f"{one} with_the_{word} {{statistic}} from among them",
                {"statistic": COMPARED, "highest": highest},
                _extreme_among,
            )
            for word, highest in (("highest", True), ("lowest", False))
            for one in ("one of the cards", "a card")
        ),
        Phrase(
            "{count} {description+} at random from {place}",
            {"count": Count, "description": Description, "place": ZoneOf},
            _at_random,
        ),
    ),
    All: tuple(
        Phrase(f"all {of}{{description+}} from {{place}}", {"description": Description, "place": ZoneOf}, _all_from)
        for of in ("", "the ", "of the ")
    ),
    Have: tuple(
        Phrase(f"your ({{qualities}} )?vanguard( {{traits}})? is {words}", _PARTS, partial(_vanguard_lies, rested))
        for words, rested in (("stand", False), ("rest", True))
    ),
    May: (
        *(
            Phrase(
                f"you may have {{subject}} get {{statistic}} {{amount}} {{duration}} for each {each}",
                {
                    "subject": Target,
                    "statistic": STATISTICS,
                    "amount": SIGNED,
                    "duration": DURATIONS,
                    "each": group,
                },
                _perhaps_for_each,
            )
            for each, group in (("{each-}", Pile), ("of {each+}", InPlay))
        ),
        *(
            Phrase(f"choose {{chosen}}, and you may discard {it}", {"chosen": Chosen}, _may_discard)
            for it in ("it/them",)
        ),
    ),
    HasDoneSoMany: (
        *(
            Phrase(f"{words}{how}", {"deed": "stand", "quantity": SEVERAL})
            for how in _HOW
            for words in (
                "you stand {quantity} {description}",
                "{quantity} {description} were stand",
                "{quantity} {description} stand",
            )
        ),
        *(
            Phrase(
                f"the number of {{description+}} {{deed}}{how}{cards} is {{quantity}}",
                {"deed": _DONE, "quantity": SEVERAL},
            )
            for how in _HOW
            for cards in ("",)
        ),
        *(
            Phrase(
                f"{{number}} {{description}} were {{deed}}{how}",
                {"deed": _PUT, "number": COUNT, "description": Description},
                _so_many,
            )
            for how in _HOW
        ),
    ),
    IsRidden: tuple(Phrase(f"when your {{rider-}} rides {it}") for it in ("this unit", "it")),
    ByEffect: (Phrase("the effect of a card", {"owner": ""}),),
    ByCostOf: tuple(
        Phrase(template, _PARTS, _vanguards)
        for template in (
            "the cost of your ({qualities} )?vanguard( {traits})?",
            "the cost for the ability of your ({qualities} )?vanguard( {traits})?",
        )
    ),
}
"""The phrases of cards spoken of before."""
