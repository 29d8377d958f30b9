"""Positions for pictures: views put together by hand from the cards of the two trial decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Line
from engine.kernel.state import Outcome
from engine.kernel.views import CardView, DecisionView, OptionView, View, ZoneView

_CARDS: Final = (
    ("TD01/001", "Crimson Butterfly, Brigitte", "Royal Paladin", "Salamander", 3, 10000, None, None),
    ("TD01/002", "Knight of Conviction, Bors", "Royal Paladin", "Human", 3, 10000, None, None),
    ("TD01/003", "Solitary Knight, Gancelot", "Royal Paladin", "Elf", 3, 9000, None, None),
    ("TD01/004", "Knight of Silence, Gallatin", "Royal Paladin", "Human", 2, 10000, 5000, None),
    ("TD01/005", "Blaster Blade", "Royal Paladin", "Human", 2, 9000, 5000, None),
    ("TD01/006", "Knight of the Harp, Tristan", "Royal Paladin", "Human", 2, 8000, 5000, None),
    ("TD01/007", "Covenant Knight, Randolf", "Royal Paladin", "Human", 2, 8000, 5000, None),
    ("TD01/008", "Little Sage, Marron", "Royal Paladin", "Giant", 1, 8000, 5000, None),
    ("TD01/009", "Wingal", "Royal Paladin", "High Beast", 1, 6000, 5000, None),
    ("TD01/010", "Starlight Unicorn", "Royal Paladin", "High Beast", 1, 6000, 5000, None),
    ("TD01/011", "Knight of Rose, Morgana", "Royal Paladin", "Human", 1, 6000, 5000, None),
    ("TD01/012", "Stardust Trumpeter", "Royal Paladin", "Angel", 0, 6000, 10000, None),
    ("TD01/013", "Bringer of Good Luck, Epona", "Royal Paladin", "Sylph", 0, 5000, 10000, "critical"),
    ("TD01/014", "Yggdrasil Maiden, Elaine", "Royal Paladin", "Elf", 0, 5000, 10000, "heal"),
    ("TD01/015", "Weapons Dealer, Govannon", "Royal Paladin", "Gnome", 0, 5000, 5000, "draw"),
    ("TD01/016", "Flogal", "Royal Paladin", "High Beast", 0, 5000, 10000, "stand"),
    ("TD02/001", "Dragonic Overlord", "Kagero", "Flame Dragon", 3, 11000, None, None),
    ("TD02/002", "Dragon Monk, Goku", "Kagero", "Warbeast", 3, 10000, None, None),
    ("TD02/003", "Demonic Dragon Berserker, Yaksha", "Kagero", "Dragonman", 3, 9000, None, None),
    ("TD02/004", "Dragon Knight, Nehalem", "Kagero", "Human", 2, 10000, 5000, None),
    ("TD02/005", "Berserk Dragon", "Kagero", "Flame Dragon", 2, 9000, 5000, None),
    ("TD02/006", "Wyvern Strike, Tejas", "Kagero", "Winged Dragon", 2, 8000, 5000, None),
    ("TD02/007", "Embodiment of Armor, Bahr", "Kagero", "Demon", 1, 8000, 5000, None),
    ("TD02/008", "Dragon Monk, Gojo", "Kagero", "Gillman", 1, 7000, 5000, None),
    ("TD02/009", "Flame of Hope, Aermo", "Kagero", "Salamander", 1, 6000, 5000, None),
    ("TD02/010", "Demonic Dragon Madonna, Joka", "Kagero", "Dragonman", 1, 6000, 5000, None),
    ("TD02/011", "Wyvern Strike, Jarran", "Kagero", "Winged Dragon", 1, 6000, 5000, None),
    ("TD02/012", "Lizard Runner, Undeux", "Kagero", "Dragonman", 0, 6000, 10000, None),
    ("TD02/013", "Dragon Dancer, Monica", "Kagero", "Human", 0, 5000, 5000, "draw"),
    ("TD02/014", "Lizard Soldier, Ganlu", "Kagero", "Dragonman", 0, 5000, 10000, "stand"),
    ("TD02/015", "Dragon Monk, Genjo", "Kagero", "Human", 0, 5000, 10000, "heal"),
    ("TD02/016", "Demonic Dragon Mage, Rakshasa", "Kagero", "Dragonman", 0, 3000, 10000, "critical"),
)  # fmt: skip
_KEYWORDS: Final = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive"}
_PLACES: Final = ("V", "FL", "FR", "BL", "BC", "BR")
_ZONES: Final = (*_PLACES, "G", "deck", "hand", "drop", "soul", "damage", "bind", "trigger", "gzone", "removed")


def definition(
    number: str, name: str, clan: str, race: str, grade: int, power: int, shield: int | None, trigger: str | None
) -> CardDefinition:
    """A card's printed side, as the rules declare it."""
    values = {
        "names": frozenset({name}),
        "clans": frozenset({clan}),
        "races": frozenset({race}),
        "grade": grade,
        "power": power,
        "critical": 1,
        "shield": shield,
        "drive": 1,
        "trigger": trigger,
        "keywords": frozenset({_KEYWORDS[grade]}),
    }
    return CardDefinition(
        number, name, "trigger unit" if trigger else "normal unit", values_of(values), text=f"What {name} does."
    )


CARDS: Final = {row[1]: definition(*row) for row in _CARDS}
NAMES: Final = ("Aichi", "Toshiki")
ROYAL: Final = tuple(name for name, card in CARDS.items() if card.number.startswith("TD01"))
KAGERO: Final = tuple(name for name, card in CARDS.items() if card.number.startswith("TD02"))


@dataclass
class Table:
    """A position to be described and then seen: ``table.put("V:0", "Blaster Blade")``, ``table.view()``."""

    turn: int = 5
    turn_player: int = 0
    phase: str = "main phase"
    asked: int | None = 0
    outcome: Outcome | None = None
    battle: Mapping[str, Any] | None = None
    decks: tuple[int, int] = (30, 31)
    cards: dict[str, list[CardView]] = field(default_factory=dict)
    secret: dict[str, int] = field(default_factory=dict)  #: how many cards nobody sees lie in a zone
    _ids: count[int] = field(default_factory=count)

    def put(
        self,
        zone: str,
        *names: str,
        rested: bool = False,
        face_down: bool = False,
        marks: tuple[str, ...] = (),
        **values: Any,
    ) -> tuple[CardView, ...]:
        """Cards on a zone, with these characteristics instead of the printed ones."""
        player = int(zone.rpartition(":")[2])
        put = tuple(
            CardView(
                f"c{next(self._ids)}",
                CARDS[name],
                values_of({**CARDS[name].values, **values}),
                player,
                player,
                rested,
                face_down,
                marks,
            )
            for name in names
        )
        self.cards.setdefault(zone, []).extend(put)
        return put

    def hide(self, zone: str, number: int) -> None:
        """So many backs in a zone."""
        self.secret[zone] = number

    def fight(self, step: str, attacker: str, targets: Mapping[str, int], power: int, **more: Any) -> None:
        """A battle in progress; ``targets`` gives the power of each attacked unit."""
        self.phase = "battle phase"
        self.battle = {
            "step": step,
            "attacker": attacker,
            "targets": tuple(targets),
            "booster": None,
            "power": power,
            "target_power": dict(targets),
            "guarding": {},
            "drive_checks": 0,
            "drive": 2,
            **more,
        }

    def view(self, viewer: int | None = None, decision: DecisionView | None = None) -> View:
        """What is seen of the position."""
        return View(
            game="vanguard",
            folder="vanguard",
            viewer=viewer,
            turn=self.turn,
            turn_player=self.turn_player,
            zones={f"{place}:{player}": self._zone(place, player) for player in (0, 1) for place in _ZONES},
            facts={"phase": self.phase, "battle": self.battle},
            asked=self.asked,
            asking=None,
            asking_rule="",
            decision=decision,
            outcome=self.outcome,
        )

    def _zone(self, place: str, player: int) -> ZoneView:
        name = f"{place}:{player}"
        cards = self.cards.get(name, [])
        hidden = self.secret.get(name, 0)
        if place == "deck":
            hidden = self.decks[player]
        backs = [CardView(f"{name}/back", None, values_of({}), player, player, rested=False, face_down=False)] * hidden
        seen = (*cards,) if place == "deck" else (*backs, *cards)
        return ZoneView(name, place, place, player, len(cards) + hidden, seen)


def decision(*options: tuple[str, str, CardView | None], rule: str = "6.6.1.2") -> DecisionView:
    """A decision by its options: key, verb and card."""
    return DecisionView(
        rule=rule,
        prompt=Line("ask", {}),
        options=tuple(OptionView(key, verb, Line(f"option-{verb}", {}), card, None) for key, verb, card in options),
        minimum=1,
        maximum=1,
        ordered=False,
        default=(),
        card=None,
        can_step_back=False,
    )


def opening() -> Table:
    """Turn 1: two vanguards and full hands."""
    table = Table(turn=1, phase="ride phase", decks=(43, 44))
    table.put("V:0", "Stardust Trumpeter")
    table.put("V:1", "Lizard Runner, Undeux")
    table.hide("hand:0", 6)
    table.hide("hand:1", 5)
    return table


def middle() -> Table:
    """The middle of a game in its main phase, with all kinds of cards about."""
    table = Table(turn=6, turn_player=1, asked=1, decks=(29, 27))
    table.put("V:0", "Blaster Blade")
    table.put("FL:0", "Covenant Knight, Randolf", rested=True)
    table.put("BL:0", "Wingal")
    table.put("BC:0", "Little Sage, Marron", power=10000)
    table.put("FR:0", "Knight of Conviction, Bors")
    table.put("V:1", "Dragonic Overlord", power=16000, critical=2)
    table.put("FR:1", "Demonic Dragon Berserker, Yaksha", power=7000)
    table.put("BR:1", "Embodiment of Armor, Bahr")
    table.put("BC:1", "Flame of Hope, Aermo", rested=True)
    table.put("damage:0", "Flogal", "Wingal", "Knight of Silence, Gallatin")
    table.put("damage:1", "Dragon Monk, Genjo")
    table.put("damage:1", "Berserk Dragon", "Wyvern Strike, Jarran", face_down=True)
    table.put("soul:0", "Stardust Trumpeter", "Starlight Unicorn")
    table.put("soul:1", "Lizard Runner, Undeux", "Dragon Monk, Gojo", "Dragon Knight, Nehalem")
    table.put("drop:0", "Bringer of Good Luck, Epona", "Yggdrasil Maiden, Elaine")
    table.put("drop:1", *KAGERO[5:10])
    table.hide("hand:0", 5)
    table.hide("hand:1", 4)
    return table


def attack() -> Table:
    """A boosted attack on a vanguard, two guardians called."""
    table = middle()
    table.turn, table.turn_player, table.asked = 7, 0, 1
    table.cards["V:0"].clear()
    table.cards["BC:0"].clear()
    table.put("V:0", "Solitary Knight, Gancelot", rested=True, power=14000, critical=2)
    table.put("BC:0", "Little Sage, Marron", rested=True)
    guardians = table.put("G:1", "Dragon Monk, Genjo", "Lizard Soldier, Ganlu", rested=True)
    guarding = {guardian.id: "V:1" for guardian in guardians}
    table.fight("guard step", "V:0", {"V:1": 31000}, 22000, booster="BC:0", guarding=guarding)
    return table


def column() -> Table:
    """A rear-guard attacks across the table, nobody guards yet."""
    table = middle()
    table.cards["FR:1"].clear()
    table.cards["BR:1"].clear()
    table.put("FR:1", "Demonic Dragon Berserker, Yaksha", rested=True)
    table.put("BR:1", "Embodiment of Armor, Bahr", rested=True)
    table.asked = 0
    table.fight("guard step", "FR:1", {"V:0": 9000}, 17000, booster="BR:1")
    return table


def drive_check() -> Table:
    """A vanguard's second drive check shows a trigger."""
    table = attack()
    table.cards["G:1"].clear()
    table.put("trigger:0", "Bringer of Good Luck, Epona")
    table.asked = 0
    table.fight("drive step", "V:0", {"V:1": 11000}, 22000, booster="BC:0", drive_checks=1)
    return table


def crowded() -> Table:
    """As much as a table ever holds: full fields, five guardians on two units, twelve cards in hand, soul of ten."""
    table = Table(turn=14, turn_player=0, asked=1, decks=(3, 8))
    for player, names in ((0, ROYAL), (1, KAGERO)):
        for place, name in zip(_PLACES, names, strict=False):
            rested = player == 0 and place in ("FL", "BL", "V")
            table.put(f"{place}:{player}", name, rested=rested, power=CARDS[name].values["power"] + 10000)
        table.put(f"damage:{player}", *names[9:11])
        table.put(f"damage:{player}", *names[11:14], face_down=True)
        table.put(f"soul:{player}", *names[:10])
        table.put(f"drop:{player}", *names)
        table.put(f"bind:{player}", names[3])
        table.hide(f"gzone:{player}", 8)
        table.hide(f"hand:{player}", 12)
    table.put("removed:1", KAGERO[4])
    guardians = table.put("G:1", *KAGERO[11:16], rested=True)
    guarding = {guardian.id: ("V:1", "FR:1")[i % 2] for i, guardian in enumerate(guardians)}
    table.fight("guard step", "FL:0", {"V:1": 46000, "FR:1": 29000}, 38000, booster="BL:0", guarding=guarding)
    return table


def won() -> Table:
    """A match that is over."""
    table = crowded()
    table.battle = None
    table.cards["G:1"].clear()
    table.put("damage:1", KAGERO[15])
    table.outcome = Outcome(0, "9.2.2.1", "damage")
    return table


POSITIONS: Final = {
    "opening": opening,
    "middle": middle,
    "attack": attack,
    "column": column,
    "drive-check": drive_check,
    "crowded": crowded,
    "won": won,
}


def listed(names: Sequence[str]) -> list[tuple[CardDefinition, int]]:
    """A deck's cards with how many of each."""
    return [(CARDS[name], 4) for name in names]
