"""Phrases of newer print: battles of chosen creatures, cards taken from those looked at, what happens in two ways."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from engine.games.duel_masters.vocabulary import deeds, triggers
from engine.games.duel_masters.vocabulary.fighting import LetItBattle, LetThemBattle
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.card_actions import Choose
from engine.language.cards import Chosen, It
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem
from engine.language.instructions import Clause
from engine.language.numbers import ONE, Exactly, UpTo
from engine.language.otherwise import IfElse
from engine.language.phrases import Assemble, Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Who
from engine.language.words import COUNT

_WHEN: Final = "when/whenever"
_FIGHTS: Final = (
    ("attacks", "attack"),
    ("blocks", "block"),
    ("becomes blocked", "blocked"),
    ("battles", "battle"),
)
"""What a creature does in a fight, and the event."""


def _two(values: Fields) -> Fields:
    """Two creatures that battle."""
    if values.pop("two", 2) != 2 or values["second"].count != ONE:
        raise Contradiction("two creatures battle")
    return values


def _taken(values: Fields) -> Fields:
    """ "You may take a creature from among them": none or one of the cards that were looked at."""
    target = values["target"]
    if not isinstance(target.among, AmongThem):
        raise Contradiction("it is not said from where they are taken")
    count = UpTo(target.count.number) if isinstance(target.count, Exactly) else target.count
    return {"target": Chosen(count, target.among, target.random)}


def _either_fight(first: str, second: str) -> Assemble:
    """Either of two things that a creature does in a fight."""
    return lambda values: {
        "first": triggers.Fights(values["who"], first),
        "second": triggers.Fights(values["who"], second),
    }


_THEY: Final[tuple[tuple[str, Fields], ...]] = (
    ("those/these/the {two} creatures battle", {"two": COUNT}),
    ("those/these creatures battle", {}),
    ("they battle", {}),
)

NEWER: Final[Phrases] = {
    IfElse: tuple(
        Phrase(f"if {{condition}}, {{instruction}}. {not_so}, {{otherwise}}", {"instruction": Clause})
        for not_so in ("if it's not", "if it isn't")
    ),
    LetItBattle: tuple(
        Phrase(f"choose {{second}}{joint}{they}{each_other}", {"second": Chosen, **two}, _two)
        for joint in (". ", ", and ", ", ", " and ")
        for they, two in _THEY
        for each_other in ("", " each other")
    ),
    LetThemBattle: (Phrase("those/these creatures battle( each other)?", {"they": It()}),),
    Choose: (Phrase("you may take {target}", {"target": Chosen}, _taken),),
    deeds.TakeShields: tuple(
        Phrase(f"{taken}. you can't use the shield trigger/triggers")
        for taken in ("put {target} into your hand", "return {target} to your hand", "add {target} to your hand")
    ),
    deeds.DiscardsAtRandom: (
        Phrase("discard a card from your opponent's hand at random"),
        Phrase("discard a card at random from your opponent's hand"),
        Phrase("discard {count} cards from your opponent's hand at random", {"count": COUNT}),
        Phrase("discard {count} cards at random from your opponent's hand", {"count": COUNT}),
    ),
    OneOrOther: (
        Phrase("{first}, or {second}"),
        *(
            Phrase(f"{_WHEN} {{who-}} {one} or {other}", {"who": Who}, _either_fight(first, second))
            for (one, first), (other, second) in permutations(_FIGHTS, 2)
        ),
    ),
    triggers.IsSummoned: (
        Phrase(f"{_WHEN} you summon this creature( into the battle zone)?", {"who": ThisCreature()}),
        Phrase(
            f"{_WHEN} you summon a {{description-}} into the battle zone",
            {"description": Description},
            lambda values: {"who": CardsOf(YOURS, values["description"])},
        ),
    ),
}
"""The phrases of newer print, by the nodes that they say."""
