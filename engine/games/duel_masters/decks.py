"""100. What makes a deck legal, and how people write one down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from engine.games.duel_masters.characteristics import (
    CIVILIZATION_WORDS,
    CIVILIZATIONS,
    COSTS,
    KEYWORDS,
    SUPERTYPES,
    TYPES,
    TYPES_OF_CARDS,
)
from engine.games.duel_masters.faces import is_of_hyperspatial, is_zeron
from engine.games.duel_masters.forbidden import OPENING, starts_in_play
from engine.games.duel_masters.keyword_abilities import AnyCopies, MoreCards
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel.deck_facts import Curve, DeckCount
from engine.kernel.deck_rules import listed_cards, too_many_copies, total, unknown_numbers
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, DeckForm, Fault, Starter
from engine.language.loading import packaged_starters

SIZE: Final = 40  # 100.2
COPIES: Final = 4  # 100.2a, 100.3a
MOST_HYPERSPATIAL: Final = 8  # 100.3
GACHARANGE_SIZE: Final = 12  # 100.4
GACHARANGE_COPIES: Final = 2  # 100.4a

FINAL_FORBIDDEN: Final = "final forbidden"
"""309.1. The supertype of the field that lies beside the deck."""

OF_GACHARANGE: Final = frozenset({"gacharange"})
"""408. The supertype of the cards of the super gacharange."""


def section_of(card: CardDefinition) -> str:
    """407.1, 408.1. The section of a deck where a card belongs."""
    supertypes = card.values[SUPERTYPES]
    if is_of_hyperspatial(card):
        return "hyperspatial"
    if is_zeron(card) or FINAL_FORBIDDEN in supertypes:
        return OPENING
    return "gacharange" if not supertypes.isdisjoint(OF_GACHARANGE) else "main"


DECK_FORM: Final = DeckForm(
    headings={
        "main": (
            *(
                "Deck",
                "Decklist",
                "Deck list",
                "Main deck",
                "Main",
                "Cards",
                "Creatures",
                "Creature",
                "Evolution creatures",
            ),
            *(
                "Evolution creatures",
                "Evolutions",
                "Spells",
                "Spell",
                "Cross Gear",
                "Cross Gears",
                "Castles",
                "Fields",
                "Twinpacts",
                "Auras",
            ),
            *("Shield triggers", "Light", "Water", "Darkness", "Fire", "Nature", "Multicolored", "Multicolor"),
        ),
        "hyperspatial": ("Hyperspatial zone", "Hyperspatial", "Psychic", "Psychic creatures", "Draghearts"),
        "gacharange": (
            "Super gacharange zone",
            "Super Gacharange",
            "Gacharange",
            "Super GR",
            "GR",
            "GR zone",
            "GR creatures",
        ),
        OPENING: ("Opening", "Zeron", "Starts in the battle zone"),
    },
    home=section_of,
)

COLOURLESS: Final = "colourless"
SHIELD_TRIGGER: Final = "shield trigger"

COUNTS: Final = (
    DeckCount("count-costs", lambda card: card.values[COSTS], sections=("main",), curve=Curve(9)),
    DeckCount(
        "count-civilizations",
        lambda card: card.values[CIVILIZATIONS] or (COLOURLESS,),
        sections=("main",),
        order=CIVILIZATION_WORDS,
    ),
    DeckCount("count-types", lambda card: card.values[TYPES], order=TYPES_OF_CARDS),
    DeckCount("count-triggers", lambda card: card.values[KEYWORDS] & {SHIELD_TRIGGER}, sections=("main",)),
)
"""200. What players count in a deck. A card of two halves has two costs, a multicolored one several civilizations."""


def _limited(cards: Mapping[CardDefinition, int]) -> Mapping[CardDefinition, int]:
    """100.2a. The cards of which a deck may only have so many: all but those whose own text says otherwise."""
    free = [card for card in cards if any(isinstance(ability, AnyCopies) for ability in card.abilities)]
    return {card: count for card, count in cards.items() if card not in free} if free else cards


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """Every rule of deck construction that a deck of these cards breaks."""
    main, hyperspatial, gacharange, opening = (
        listed_cards(deck, name, cards) for name in ("main", "hyperspatial", "gacharange", OPENING)
    )
    faults = [*unknown_numbers(deck, cards, "100.2")]
    size = size_with(hyperspatial)
    if total(main) != size:
        faults.append(Fault("100.2", Message("fault-size", {"count": total(main), "wanted": size})))
    if total(hyperspatial) > MOST_HYPERSPATIAL:
        message = Message("fault-hyperspatial", {"count": total(hyperspatial), "most": MOST_HYPERSPATIAL})
        faults.append(Fault("100.3", message))
    if total(gacharange) not in (0, GACHARANGE_SIZE):
        message = Message("fault-gacharange", {"count": total(gacharange), "wanted": GACHARANGE_SIZE})
        faults.append(Fault("100.4", message))
    faults += too_many_copies(_limited(main), COPIES, "100.2a", "fault-copies")
    faults += too_many_copies(_limited(hyperspatial), COPIES, "100.3a", "fault-copies")
    faults += too_many_copies(_limited(gacharange), GACHARANGE_COPIES, "100.4a", "fault-copies")
    if opening and not _is_one_set(opening, cards):
        faults.append(Fault("100.5", Message("fault-opening")))
    starting = sum(count for card, count in main.items() if starts_in_play(card) is not None) + bool(opening)
    if starting > 1:
        faults.append(Fault("100.5", Message("fault-starting", {"count": starting})))
    for card in (*main, *hyperspatial, *gacharange, *opening):
        if card.side:
            message = Message("fault-side", {"card": card.name, "front": _front_of(card, cards)})
            faults.append(Fault("804.1", message))
    homes = (
        ("main", main, "103.1"),
        ("hyperspatial", hyperspatial, "407.1"),
        ("gacharange", gacharange, "408.1"),
        (OPENING, opening, "311.2"),
    )
    for section, listed, rule in homes:
        for card in listed:
            if (home := section_of(card)) != section:
                about = {"card": card.name, "home": home, "size": size}
                faults.append(Fault(rule, Message("fault-section", about)))
    return faults


def size_with(hyperspatial: Mapping[CardDefinition, int]) -> int:
    """100.2, 314.3a. How many cards a deck has that begins with these cards in the hyperspatial zone."""
    return SIZE + sum(
        ability.count * count
        for card, count in hyperspatial.items()
        for ability in card.abilities
        if isinstance(ability, MoreCards)
    )


def _is_one_set(opening: Mapping[CardDefinition, int], cards: Mapping[str, CardDefinition]) -> bool:
    """100.5, 309.1, 810.1. Whether cards are a final forbidden field, or a ceremony and its nebulae, one of each."""
    if total(opening) == 1 and any(FINAL_FORBIDDEN in each.values[SUPERTYPES] for each in opening):
        return True
    fronts = [each for each in cards.values() if is_zeron(each) and not each.side]
    creatures = {each.number: {cards[number].name for number in each.facts[OTHER_SIDES]} for each in fronts}
    found = set[str]().union(*[creatures.get(each.number, {""}) for each in opening])
    wanted = {each.number for each in fronts if creatures[each.number] == found}
    return {each.number for each in opening} == wanted and set(opening.values()) == {1}


def _front_of(card: CardDefinition, cards: Mapping[str, CardDefinition]) -> str:
    """What a deck list calls the card, or the cards, of which this is another side or a half."""
    fronts = [
        each.name
        for each in cards.values()
        if not each.side and card.name in [cards[number].name for number in each.facts.get(OTHER_SIDES, ())]
    ]
    return " or ".join(fronts)


@cache
def starters() -> Sequence[Starter]:
    """The decks that everybody may play with."""
    return packaged_starters("engine.games.duel_masters")
