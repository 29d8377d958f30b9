"""Draws and discards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.phrases.shared import WHEN, whole_hand
from engine.games.duel_masters.vocabulary import card_actions, drawing, triggers
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.discarding import DiscardsThose
from engine.games.duel_masters.vocabulary.groups import CardsOf
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE, PERIODS
from engine.games.duel_masters.vocabulary.wider_groups import AsManyAs
from engine.kernel.abilities import Automatic
from engine.language.abilities import Fields, automatic_fields
from engine.language.card_actions import Choose
from engine.language.cards import All, Chosen, It
from engine.language.descriptions import Description
from engine.language.drawn import Draws
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn
from engine.language.hand_and_deck import Discard, Draw, OpponentDiscards
from engine.language.instructions import Clause, May, Then
from engine.language.numbers import ONE, AnyNumber, Count, Literal
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import During, PlainTrigger
from engine.language.words import COUNT


def _discarded_among(values: Fields) -> Fields:
    """ "Discard a card from it": from a hand that was looked at."""
    target = values["target"]
    if not isinstance(target.among, AmongThem):
        raise Contradiction("it is not said from which hand")
    return {"first": Choose(target), "then": DiscardsThose(It())}


def _at_random(values: Fields) -> Fields:
    among = CardsFrom(values["description"], ZoneOf(YOURS, "hand"))
    chosen = Chosen(values.get("count", ONE), among, random=True)
    return {"first": Choose(chosen), "then": DiscardsThose(It())}


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
    ("your opponent draws cards", Draws(OPPONENTS)),
    ("your opponent draws a card", Draws(OPPONENTS)),
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
                start = f"({{condition}}: )?{WHEN} {happens}"
                said = {"condition": KeywordCondition}
                yield Phrase(f"{start}, {may}draw {same}.", said, _drawn(trigger, may=optional))
                during = {**said, "period": PERIODS}
                yield Phrase(f"{start} during {{period}}, {may}draw {same}.", during, _drawn(trigger, may=optional))
    besides = drawing.DrawsBesides(OPPONENTS)
    for same in _SAME:
        for text in (
            f"except during the start of your opponent's turn, {WHEN} your opponent draws cards, draw {same}.",
            f"{WHEN} your opponent draws a card except when drawing a card at the start of their turn, draw {same}.",
        ):
            yield Phrase(text, {}, _drawn(besides, may=False))


def _any_discarded(values: Fields) -> Fields:
    return {"description": values.get("description", _ANY_DISCARD)}


def _drawn_as_many(values: Fields) -> Fields:
    return {"player": YOURS, "count": AsManyAs(values["things"])}


DRAWING_AND_DISCARDING: Final[Phrases] = {
    Then: (
        Phrase("discard {target}", {"target": Chosen}, _discarded_among),
        *(
            Phrase(f"discard {said} {where}", {"description": Description, **count}, _at_random)
            for said, count in (("{count} {description}", {"count": Count}), ("a {description-}", {}))
            for where in ("at random from your hand", "from your hand at random")
        ),
    ),
    DiscardsThose: (
        *(
            Phrase(f"{who} {{target}}{_from}", {"target": It | All})
            for who in ("your opponent discards", "discard")
            for _from in ("",)
        ),
        Phrase(
            "your opponent discards his/their hand",
            {},
            lambda values: {"target": whole_hand({"owner": OPPONENTS})["target"]},
        ),
        Phrase("discard your hand", {}, lambda values: {"target": whole_hand({"owner": YOURS})["target"]}),
    ),
    Discard: (
        Phrase("discard/discards a {description-} from your hand", {"count": ONE}),
        Phrase("discard/discards {count} {description} from your hand"),
        Phrase("discard any_number of {description}( from your hand)?", {"count": AnyNumber()}),
    ),
    card_actions.DiscardsAtRandom: (
        Phrase("your opponent discards a card at random from his/their hand"),
        Phrase("your opponent discards a card from his/their hand at random"),
        Phrase("your opponent discards {count} cards at random( from his/their hand)?", {"count": COUNT}),
        Phrase("your opponent discards {count} cards from his/their hand at random", {"count": COUNT}),
        Phrase("discard a card from your opponent's hand at random"),
        Phrase("discard a card at random from your opponent's hand"),
        Phrase("discard {count} cards from your opponent's hand at random", {"count": COUNT}),
        Phrase("discard {count} cards at random from your opponent's hand", {"count": COUNT}),
    ),
    OpponentDiscards: tuple(
        Phrase(template, given)
        for hand in (" from his/their hand",)
        for template, given in (
            (f"your opponent discards a card{hand}", {"count": Literal(1)}),
            (f"your opponent discards {{count}} card/cards{hand}", {}),
            (f"your opponent chooses a card{hand} and discards it", {"count": Literal(1)}),
            ("your opponent chooses a card in his/their hand and discards it", {"count": Literal(1)}),
            (f"your opponent chooses and discards a card{hand}", {"count": Literal(1)}),
            (f"your opponent chooses and discards {{count}} card/cards{hand}", {}),
            (f"your opponent chooses {{count}} card/cards{hand} and discards it/them", {}),
        )
    ),
    triggers.Discards: tuple(
        Phrase(
            f"{WHEN} {who} {what}{hand}",
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
    Draws: tuple(
        Phrase(f"{WHEN} {draws}", {"player": player})
        for draws, player in (("you draw a card", YOURS), ("your opponent draws a card", OPPONENTS))
    ),
    drawing.DrawsBesides: tuple(
        Phrase(f"{WHEN} {draws} except {when}", {"player": OPPONENTS})
        for draws in ("your opponent draws a card",)
        for when in ("when drawing a card at the start of his/their turn", "at the start of his/their turn")
    ),
    Automatic: tuple(_same_number()),
    drawing.DrawsInDrawStep: tuple(
        Phrase(f"when/whenever you draw {card} at the start of your turn") for card in ("a card", "the card", "cards")
    ),
    Draw: (Phrase("draw cards equal to the number of {things+}", {"things": CardsIn | CardsOf}, _drawn_as_many),),
}
"""The phrases, by the nodes that they say."""
