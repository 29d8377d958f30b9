"""Cards of our own of the sorts of which there are few, and decks that are played with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters.cards import read_cards
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.rulebook import Deck

ALL: Final = ["light", "water", "darkness", "fire", "nature"]
KING: Final = {"type": "king cell", "cost": 0, "other_sides": ["Sovereign"]}
ZERON: Final = {"supertypes": ["zeron"], "cost": 0, "other_sides": ["Zero"]}
JOIN: Final = "you may link this nebula to one of your ceremonies."
LOSE: Final = "When you would lose the game, choose one of these"
BIRTH: Final = "When the last nebula is linked to this ceremony, flip all of them to their creature side."
PUT: Final = (
    "When you put this creature into the battle zone, put a dragheart from your hyperspatial zone into the battle zone "
    "equipped to this creature if it is a weapon."
)


def _row(name: str, *text: str, **more: Any) -> dict[str, Any]:
    """A fire card for one mana, a creature if it has power."""
    row = {"number": name.replace(" ", "-"), "name": name, "civilizations": ["fire"], "cost": 1, **more}
    return {**({} if "power" in row or "type" in row else {"type": "spell"}), **row, "text": "\n".join(text)}


ROWS: Final = (
    # 812
    _row("Crown", civilizations=["light", "darkness"], **KING),
    _row("Throne", civilizations=["water", "fire"], **KING),
    _row("Sceptre", civilizations=["nature"], **KING),
    _row(
        "Sovereign", "Triple breaker",
        "When you put this creature into the battle zone, destroy one of your opponent's creatures.",
        power=15000, supertypes=["king"], cost=3, civilizations=ALL, side="b",
    ),
    # 311, 701.31, 810
    _row(
        "Rite", f"Zeron birth: {BIRTH}",
        type="ceremony", **ZERON,
    ),
    _row("Hands", f"Whenever you cast a spell, {JOIN}", type="nebula", **ZERON),
    _row("Graves", f"When your creature is destroyed, {JOIN}", type="nebula", **ZERON),
    _row("Mines", f"Whenever you draw a card, {JOIN}", type="nebula", **ZERON),
    _row("Walls", f"At the start of your turn, {JOIN}", type="nebula", **ZERON),
    _row(
        "Zero", "Triple breaker", "When this creature is born, draw a card.",
        power=9000, supertypes=["zeron"], side="b", cost=7,
    ),
    # 309, 701.29
    _row(
        "Omen", "This card starts the game in the battle zone with two seals on it.",
        "Forbidden big bang: When this card has no seals on it, flip this card to its creature side.",
        type="field", supertypes=["final forbidden"], other_sides=["Doom", "Core"], cost=0, mana=0,
    ),
    _row(
        "Doom", "When this creature big bangs, your opponent puts a seal on all of your opponent's creatures.",
        power=9000, supertypes=["final forbidden"], other_sides=["Omen", "Core"], side="b", cost=9, mana=0,
    ),
    _row("Core", type="core", supertypes=["final forbidden"], cost=0, mana=0),
    _row("Captain", power=2000, races=["Angel Command Dragon"]),
    # 813
    _row(
        "Max", f"{LOSE}: (destroy this creature) or (discard a card named \"Max\") instead.",
        power=7000, supertypes=["star max", "evolution"], cost=2,
    ),
    _row("Other Max", "Double breaker", power=6000, supertypes=["star max", "evolution"], cost=2),
    # 305, 806
    _row(
        "Sword", "The equipped creature gets speed attacker.",
        "Dragsolution: Whenever your creature attacks, if it is the second attack this turn, after the attack, "
        "flip this card to its creature side, and untap it.",
        type="weapon", supertypes=["dragheart"], other_sides=["Dragon"],
    ),
    _row(
        "Dragon", "Double breaker", "Whenever your opponent chooses this creature, take an extra turn after this one.",
        power=9000, supertypes=["dragheart"], other_sides=["Sword"], side="b", cost=7, races=["Armored Dragon"],
    ),
    _row(
        "Lance",
        "Whenever the equipped creature attacks, reveal the top card of your deck. If it is a non-evolution creature, "
        "put it into the battle zone. If you do not, put it on the bottom of your deck.",
        "Dragsolution: During your turn, when you put your creature that has Dragon in its race into the battle zone, "
        "if it is not the first creature that has Dragon in its race you have put this turn, "
        "you may flip this card to its creature side, and untap it.",
        type="weapon", supertypes=["dragheart"], other_sides=["Wyrm"],
    ),
    _row(
        "Wyrm", "Triple breaker", "All of your opponent's non-Dragon creatures that are new can't attack.",
        power=12000, supertypes=["dragheart"], other_sides=["Lance"], side="b", cost=8, races=["Armored Dragon"],
    ),
    _row("Smith", PUT, power=2000, races=["Armored Dragon"]),
    # 804
    _row(
        "Blade", "Awaken: At the end of your turn, if all of your creatures are tapped, "
        "flip this creature to its higher cost side.",
        power=7000, supertypes=["psychic"], other_sides=["Blade-Awakened"], cost=4,
    ),
    _row(
        "Blade Awakened",
        "Whenever this creature attacks, destroy all of your opponent's creatures that have blocker.",
        "When this creature would leave the battle zone, put the top card of your deck into your graveyard, and if it "
        "is a creature, what would leave stays, and you may put a psychic creature that costs 4 or less from your "
        "hyperspatial zone into the battle zone instead.",
        power=11000, supertypes=["psychic"], other_sides=["Blade"], side="b", cost=14,
    ),
    # what all of it is played with
    _row("Lamp", "All of your creatures get +1000 power.", type="artifact"),
    _row("Prism", power=1000, civilizations=ALL),
    _row("Spark", "Draw a card."),
    _row("Bolt", "Shield trigger", "Destroy one of your opponent's creatures."),
    _row("Hole", "Put a psychic creature from your hyperspatial zone into the battle zone."),
    _row("Runner", "Speed attacker", power=2000, races=["Armored Dragon"]),
    _row("Keeper", "Blocker", power=3000),
)  # fmt: skip

BOOK: Final = RULEBOOK.with_cards(read_cards(ROWS))
"""Duel Masters with these cards."""

_EACH: Final = 4


def _deck(*main: str, **beside: Mapping[str, int]) -> Deck:
    return Deck({"main": dict.fromkeys(main, _EACH), **beside})


DECKS: Final = (
    _deck(
        "Crown", "Throne", "Sceptre", "Prism", "Spark", "Bolt", "Hole", "Runner", "Keeper", "Lamp",
        hyperspatial={"Blade": 2}, opening={"Rite": 1, "Hands": 1, "Graves": 1, "Mines": 1, "Walls": 1},
    ),
    _deck(
        "Captain", "Max", "Other-Max", "Smith", "Spark", "Bolt", "Runner", "Keeper", "Prism", "Lamp",
        hyperspatial={"Sword": 2, "Lance": 2}, opening={"Omen": 1},
    ),
)  # fmt: skip
