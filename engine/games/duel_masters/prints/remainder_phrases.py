"""What is left and what is counted in print: the rest of what nobody chose, the card on top, kinds of cards, draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import AfterCasting, KeywordCondition
from engine.games.duel_masters.prints.noun_phrases import QUALITIES, TRAITS, described
from engine.games.duel_masters.prints.races import OF_RACE
from engine.games.duel_masters.vocabulary import drawing, triggers
from engine.games.duel_masters.vocabulary.after_casting import PLACES
from engine.games.duel_masters.vocabulary.characteristics import ChooseRace
from engine.games.duel_masters.vocabulary.deeds import PutIntoGraveyard, PutIntoMana, ReturnToHand
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, TheTopCardOf
from engine.games.duel_masters.vocabulary.keywords import HasKeyword, PlainKeyword
from engine.games.duel_masters.vocabulary.kinds_among import CivilizationsAmong, RacesAmong
from engine.games.duel_masters.vocabulary.numbers import Counted, HowManyMore, ShieldsBroken
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE, PERIODS
from engine.games.duel_masters.vocabulary.restrictions import CannotUse
from engine.games.duel_masters.vocabulary.turns import TakesExtraTurnAnd
from engine.games.duel_masters.vocabulary.wider_groups import AsManyAs, TheUnchosen
from engine.kernel.abilities import Automatic
from engine.language.abilities import Fields, automatic_fields
from engine.language.cards import All, It
from engine.language.changes import MODIFIERS, Affect
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay
from engine.language.hand_and_deck import Draw, Search, ShuffleInto
from engine.language.instructions import Clause, ForEach, May
from engine.language.numbers import AnyNumber, Literal, UpTo
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import During, PlainTrigger
from engine.language.words import COUNT

_CARDS: Final = Description(CardNoun())
_WHEN: Final = "when/whenever"


# ---- kinds


def _in_the_battle_zone(values: Fields) -> Fields:
    return {**values, "among": InTheBattleZone(_CARDS)}


def _yours_there(values: Fields) -> Fields:
    return {**values, "among": CardsOf(YOURS, _CARDS)}


def _in_mana(values: Fields) -> Fields:
    return {**values, "among": CardsIn(_CARDS, ZoneOf(YOURS, zones.MANA.name))}


_COUNTED: Final[tuple[tuple[str, Assemble], ...]] = (
    ("in the battle zone", _in_the_battle_zone),
    ("you have in the battle zone", _yours_there),
    ("in your mana zone", _in_mana),
    ("you have in your mana zone", _in_mana),
)


def _besides(place: Assemble) -> Assemble:
    return lambda values: place({"besides": values["besides"]})


# ---- what was drawn and discarded


def _as_many_drawn(values: Fields) -> Fields:
    """ "Whenever you discard cards, draw the same number": a card for each, since each counts."""
    draw: Clause = Draw(YOURS, Literal(1))
    period, may = values.pop("period", None), values.pop("may")
    trigger: PlainTrigger = values["trigger"]
    said = {**values, "zones": IN_BATTLE_ZONE, "trigger": During(period, trigger) if period else trigger}
    return automatic_fields({**said, "effect": May(draw) if may else draw})


def _drawn(trigger: PlainTrigger, *, may: bool) -> Assemble:
    return lambda values: _as_many_drawn({**values, "trigger": trigger, "may": may})


_ANY_DISCARD: Final = Description(CardNoun())
_SO_MANY: Final[tuple[tuple[str, PlainTrigger], ...]] = (
    ("you discard cards", triggers.Discards(YOURS, _ANY_DISCARD)),
    ("you discard cards from your hand", triggers.Discards(YOURS, _ANY_DISCARD)),
    ("you discard from your hand", triggers.Discards(YOURS, _ANY_DISCARD)),
    ("your opponent draws cards", drawing.Draws(OPPONENTS)),
    ("your opponent draws a card", drawing.Draws(OPPONENTS)),
)
_SAME: Final = (
    "the_same_number of cards",
    "the_same_number of cards you discarded",
    "the same amount",
    "the same amount they drew",
    "the_same_number of cards they drew",
)


def _same_number() -> Iterator[Phrase]:
    for happens, trigger in _SO_MANY:
        for same in _SAME:
            for may, optional in (("", False), ("you may ", True)):
                start = f"({{condition}}: )?{_WHEN} {happens}"
                said = {"condition": KeywordCondition}
                yield Phrase(f"{start}, {may}draw {same}.", said, _drawn(trigger, may=optional))
                during = {**said, "period": PERIODS}
                yield Phrase(f"{start} during {{period}}, {may}draw {same}.", during, _drawn(trigger, may=optional))
    besides = drawing.DrawsBesides(OPPONENTS)
    for same in _SAME:
        for text in (
            f"except during the start of your opponent's turn, {_WHEN} your opponent draws cards, draw {same}.",
            f"{_WHEN} your opponent draws a card except when drawing a card at the start of their turn, draw {same}.",
        ):
            yield Phrase(text, {}, _drawn(besides, may=False))


def _any_discarded(values: Fields) -> Fields:
    return {"description": values.get("description", _ANY_DISCARD)}


# ---- what is taken for each


def _taken_for_each(values: Fields) -> Fields:
    things = values["things"]
    number = things if isinstance(things, Counted) else AsManyAs(things)
    return {"count": UpTo(number), "description": values["description"]}


def _found(values: Fields) -> Fields:
    """A search of which the player "may take" some, with what they are like said behind the deck."""
    said = described(values)
    count = said.get("count", 1)
    return {**said, "count": count if isinstance(count, AnyNumber) else UpTo(Literal(count))}


def _whole_zone(values: Fields) -> Fields:
    """ "Shuffle your graveyard into your deck": all cards that are there."""
    return {"target": All(CardsIn(_CARDS, values["place"])), "owner": YOURS}


def _may_each(values: Fields) -> Fields:
    return {"group": values["group"], "instruction": May(values["instruction"])}


_AT_ONCE: Final = (PlainKeyword("speed attacker"), PlainKeyword("mach fighter"))
"""Keywords that matter in the turn in which a creature comes alone, so that print does not say how long it has them."""


def _for_good(values: Fields) -> Fields:
    """608.1. What is said without an end lasts; of anything else than these print may have forgotten the end."""
    if not all(isinstance(each, HasKeyword) and each.keyword in _AT_ONCE for each in values["modifiers"]):
        raise Contradiction("it does not say how long")
    return values


REMAINDERS: Final[Phrases] = {
    TheTopCardOf: (Phrase("the top card of that/those {what}", {"what": Noun, "one": It()}, lambda _: {"one": It()}),),
    TheUnchosen: (
        Phrase("the rest of the {among+}", {"among": InTheBattleZone}),
        Phrase("the rest of {among+}", {"among": CardsOf}),
        Phrase("the other {among+}", {"among": InTheBattleZone}),
    ),
    CivilizationsAmong: (
        *(Phrase(f"civilization/civilizations {where}", {}, read) for where, read in _COUNTED),
        *(
            Phrase(f"civilization/civilizations {among} {{among+}}", {"among": InPlay | InTheBattleZone})
            for among in ("on", "of", "among")
        ),
    ),
    RacesAmong: tuple(
        phrase
        for where, read in _COUNTED
        for phrase in (
            Phrase(f"race/races {where}", {}, read),
            Phrase(f"race/races {where} other than {{besides}}", {"besides": OF_RACE}, _besides(read)),
            Phrase(f"race/races other than {{besides}} {where}", {"besides": OF_RACE}, _besides(read)),
        )
    ),
    ChooseRace: tuple(
        Phrase(f"choose a race {besides} {{besides}}", {"besides": OF_RACE}) for besides in ("other than", "except")
    ),
    AfterCasting: tuple(
        Phrase(f"after you cast this spell, {put} it {into} your {place} instead_of your graveyard.", said)
        for put in ("put", "return", "add")
        for into in ("into", "to", "")
        for place, said in (
            ("mana zone tapped", {"place": zones.MANA.name, "tapped": True}),
            ("{place}", {"place": PLACES}),
        )
    ),
    TakesExtraTurnAnd: (
        Phrase("take an extra turn after_this_one. {instruction} at the end of that turn", {"player": YOURS}),
        Phrase("take an extra turn after_this_one. at the end of that turn, {instruction}", {"player": YOURS}),
    ),
    triggers.Discards: tuple(
        Phrase(
            f"{_WHEN} {who} {what}{hand}",
            {**slots, "player": player},
            lambda values: {**values, **_any_discarded(values)},
        )
        for who, player, hands in (
            ("you discard", YOURS, ("", " from your hand")),
            ("your opponent discards", OPPONENTS, ("", " from his/their hand")),
        )
        for hand in hands
        for what, slots in (("a {description-}", {"description": Description}),)
    ),
    drawing.Draws: tuple(
        Phrase(f"{_WHEN} {draws}", {"player": player})
        for draws, player in (("you draw a card", YOURS), ("your opponent draws a card", OPPONENTS))
    ),
    drawing.DrawsBesides: tuple(
        Phrase(f"{_WHEN} {draws} except {when}", {"player": OPPONENTS})
        for draws in ("your opponent draws a card",)
        for when in ("when drawing a card at the start of his/their turn", "at the start of his/their turn")
    ),
    Automatic: tuple(_same_number()),
    ForEach: tuple(
        phrase
        for kinds in (CivilizationsAmong, RacesAmong)
        for phrase in (
            Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": kinds}),
            Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": kinds}, _may_each),
        )
    ),
    ShieldsBroken: (Phrase("of your opponent's shields your creatures broke this turn"),),
    HowManyMore: (
        Phrase("extra {things-} your opponent has", {"things": Description}),
        Phrase("extra {things-} your opponent has in the battle zone", {"things": Description}),
    ),
    Search: (
        *(
            Phrase(
                f"search your deck. for each {things}, you may take a {{description-}} from your deck",
                {"things": slot, "description": Description},
                _taken_for_each,
            )
            for things, slot in (("{things-}", CardsIn), ("{things-}", InTheBattleZone), ("{things}", Counted))
        ),
        *(
            Phrase(
                f"search your deck. {take} ({{qualities}} )?{{noun}} from {where} {{traits}}",
                {"qualities": QUALITIES, "noun": Noun, "traits": TRAITS, **count},
                _found,
            )
            for take, count in (
                ("you may take a", {}),
                ("you may choose a", {}),
                ("you may take up to {count}", {"count": COUNT}),
                ("take up to {count}", {"count": COUNT}),
                ("you may choose any_number of", {"count": AnyNumber()}),
                ("you may take any_number of", {"count": AnyNumber()}),
            )
            for where in ("your deck", "it")
        ),
    ),
    ReturnToHand: (Phrase("your opponent puts {target} into his/their hand", {"target": TheUnchosen, "owner": ""}),),
    PutIntoGraveyard: tuple(
        Phrase(f"put/puts {{target}} in {whose} graveyard/graveyards", {"owner": ""})
        for whose in ("its/their owner's", "their owners", "the owner's")
    ),
    PutIntoMana: tuple(
        Phrase(f"put/puts {{target}} in {whose} mana zone/zones", {"owner": ""})
        for whose in ("its/their owner's", "their owners", "the owner's")
    ),
    Affect: tuple(
        Phrase(template, {"subject": It, "modifiers": MODIFIERS, "duration": "game"}, _for_good)
        for template in ("{subject} {modifiers}",)
    ),
    ShuffleInto: tuple(
        Phrase(template, {"place": ZoneOf}, _whole_zone)
        for template in (
            "shuffle {place} into your deck",
            "add {place} to your deck and shuffle it",
            "put {place} into your deck and shuffle it",
        )
    ),
    CannotUse: tuple(
        Phrase(f"can't {use} a {{description-}}", {"use": use, "description": Description})
        for use in ("cast", "summon")
    ),
}
"""The phrases, by the nodes that they say."""
