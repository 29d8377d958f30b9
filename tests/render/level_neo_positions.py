"""Positions of Level Neo for pictures: views put together by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from engine.games.level_neo.skills import LevelBurst
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.state import Outcome
from engine.kernel.views import CardView, DecisionView, View, ZoneView

_CHARACTERS: Final = (
    ("001", "Ember Squire", "red", 1, (), 2500, ("Flame",)),
    ("002", "Ember Knight", "red", 1, (), 3000, ("Flame", "Knight")),
    ("003", "Kestrel Squire", "red", 2, (), 3500, ("Wind",)),
    ("004", "Foundry Knight of the Seventh Forge", "red", 3, ("red",), 5500, ("Flame", "Knight")),
    ("005", "Brand Warden", "red", 4, ("red", "red"), 6500, ("Flame",)),
    ("006", "Tide Caller", "blue", 1, (), 2500, ("Sea",)),
    ("007", "Coral Sentinel", "blue", 2, ("blue",), 4500, ("Sea", "Beast")),
    ("008", "Deepwater Queen Marisol", "blue", 4, ("blue", "blue"), 7000, ("Sea",)),
    ("009", "Lightning Page", "yellow", 2, ("yellow",), 4000, ("Sky",)),
    ("010", "Sunlit Marshal", "yellow", 5, ("yellow", "yellow", "yellow", "red"), 9000, ("Sky", "Knight")),
    ("011", "Mossback Elder", "green", 3, ("green",), 5000, ("Forest", "Beast")),
    ("012", "Thornwood Archer", "green", 2, (), 3500, ("Forest",)),
    ("013", "紅蓮の騎士王アルベリヒ・フォン・ドラッヘンフェルス", "red", 1, (), 3000, ("炎", "騎士")),
    ("014", "深海の歌姫", "blue", 3, ("blue",), 5000, ("海",)),
    ("015", "世界樹の守護者エルダートレント", "green", 4, ("green", "green"), 6000, ("森",)),
    ("016", "雷光の魔導士ライトニング・ソーサレス", "yellow", 2, ("yellow",), 4000, ("空",)),
)  # fmt: skip
_SONG: Final = """(Battle / Yours) Choose one of your characters. It gets AP +2000 until the end of the next battle.
If your main character is at level 3 or more, draw a card."""
_EVENTS: Final = (
    ("017", "Forge Song", "red", 1, (), _SONG),
    ("018", "Undertow", "blue", 2, ("blue",), "(Main / Either) Set a support character of your opponent to rest."),
    ("019", "雷鳴の一撃", "yellow", 3, ("yellow", "yellow"), "自分のキャラを一枚選ぶ。次のバトル終了時までAP+3000。"),
)
_BURSTS: Final = ("Kestrel Squire", "Tide Caller", "Thornwood Archer", "Lightning Page", "深海の歌姫")
_PLACES: Final = ("M", "level", "deck", "hand", "discard", "event")


def _values(name: str, colour: str, cost: int, spheres: tuple[str, ...], ap: int, traits: tuple[str, ...]) -> Any:
    return {
        "names": frozenset({name}),
        "colour": colour,
        "turn cost": cost,
        "colour cost": spheres,
        "ap": ap,
        "traits": frozenset(traits),
        "cannot": frozenset(),
    }


def _character(
    number: str, name: str, colour: str, cost: int, spheres: tuple[str, ...], ap: int, traits: tuple[str, ...]
) -> CardDefinition:
    bursts = name in _BURSTS
    return CardDefinition(
        f"LN/{number}",
        name,
        "character",
        _values(name, colour, cost, spheres, ap, traits),
        abilities=(LevelBurst(),) if bursts else (),
        text="Level Burst: This character gets AP +2000." if bursts else f"What {name} does.",
    )


def _event(number: str, name: str, colour: str, cost: int, spheres: tuple[str, ...], text: str) -> CardDefinition:
    return CardDefinition(f"LN/{number}", name, "event", _values(name, colour, cost, spheres, 0, ()), text=text)


CARDS: Final = {
    **{row[1]: _character(*row) for row in _CHARACTERS},
    **{row[1]: _event(*row) for row in _EVENTS},
}
NAMES: Final = ("Haruka", "Ren")
ALL: Final = tuple(row[1] for row in _CHARACTERS[:12])


@dataclass
class Table:
    """A position to be described and then seen: ``table.put("M:0", "Ember Knight")``, ``table.view()``."""

    turn: int = 7
    turn_player: int = 0
    phase: str = "main phase 1"
    rule: str = "4.2.2"
    asked: int | None = 0
    markers: tuple[int, int] = (4, 3)
    outcome: Outcome | None = None
    battle: Mapping[str, Any] | None = None
    decks: tuple[int, int] = (27, 24)
    cards: dict[str, list[CardView]] = field(default_factory=dict)
    secret: dict[str, int] = field(default_factory=dict)  #: how many backs lie in a zone
    _ids: count[int] = field(default_factory=count)

    def put(
        self, zone: str, *names: str, rested: bool = False, marks: tuple[str, ...] = (), **values: Any
    ) -> tuple[CardView, ...]:
        """Cards in a zone, face up, with these characteristics instead of the printed ones."""
        player = int(zone.rpartition(":")[2])
        put = tuple(
            CardView(
                f"c{next(self._ids)}",
                CARDS[name],
                values_of({**CARDS[name].values, **values}),
                player,
                player,
                rested,
                face_down=False,
                marks=marks,
            )
            for name in names
        )
        self.cards.setdefault(zone, []).extend(put)
        return put

    def hide(self, zone: str, number: int) -> None:
        """So many backs in a zone."""
        self.secret[zone] = number

    def support(self, player: int, *names: str, rested: bool = False, **values: Any) -> None:
        """Support characters, each in the first free place."""
        for name in names:
            free = next(i for i in count(1) if not self.cards.get(f"S{i}:{player}"))
            self.put(f"S{free}:{player}", name, rested=rested, **values)

    def fight(
        self,
        attackers: tuple[str, ...],
        target: str,
        attack: int,
        defence: int,
        *,
        covered: str | None = None,
        failed: tuple[int, ...] = (),
        rule: str = "4.3.4",
    ) -> None:
        """A battle in progress."""
        self.phase, self.rule = "battle phase", rule
        self.battle = {
            "attackers": attackers,
            "target": target,
            "covered": covered,
            "attack": attack,
            "defence": defence,
            "failed": failed,
        }

    def view(self, viewer: int | None = None, decision: DecisionView | None = None) -> View:
        """What is seen of the position."""
        supports = max([5, *(int(name[1 : name.index(":")]) for name in self.cards if name[1].isdigit())])
        places = [*_PLACES, *(f"S{i}" for i in range(1, supports + 1))]
        zones = {f"{place}:{player}": self._zone(place, player) for player in (0, 1) for place in places}
        return View(
            game="level_neo",
            folder="level_neo",
            viewer=viewer,
            turn=self.turn,
            turn_player=self.turn_player,
            zones=zones,
            facts={
                "phase": self.phase,
                "turn_markers": self.markers,
                "levels": tuple(zones[f"level:{player}"].count + 1 for player in (0, 1)),
                "battle": self.battle,
            },
            asked=self.asked,
            asking=None,
            asking_rule=self.rule,
            decision=decision,
            outcome=self.outcome,
        )

    def _zone(self, place: str, player: int) -> ZoneView:
        name = f"{place}:{player}"
        cards = self.cards.get(name, [])
        hidden = self.decks[player] if place == "deck" else self.secret.get(name, 0)
        down = place in ("M", "level")
        back = CardView(f"{name}/back", None, values_of({}), player, player, rested=False, face_down=down)
        seen = (*cards,) if place == "deck" else (*([back] * hidden), *cards)
        kind = {"M": "main"}.get(place, "support" if place[1:].isdigit() else place)
        return ZoneView(name, kind, place, player, len(cards) + hidden, seen)


def preparing() -> Table:
    """Before the first turn: main characters face down, opening hands."""
    table = Table(turn=0, phase="preparation", rule="3.1", markers=(0, 0), decks=(33, 33))
    for player in (0, 1):
        table.hide(f"M:{player}", 1)
        table.hide(f"hand:{player}", 6)
    return table


def opening() -> Table:
    """Turn 1: two main characters and full hands."""
    table = Table(turn=1, markers=(1, 0), decks=(32, 33))
    table.put("M:0", "Ember Knight", ap=3500)
    table.put("M:1", "Tide Caller")
    table.hide("hand:0", 7)
    table.hide("hand:1", 6)
    return table


def middle() -> Table:
    """The middle of a game in its main phase."""
    table = Table()
    table.put("M:0", "Ember Knight", ap=4500)
    table.put("M:1", "Tide Caller", rested=True)
    table.support(0, "Lightning Page", "Foundry Knight of the Seventh Forge")
    table.support(0, "Kestrel Squire", rested=True, ap=5500)
    table.support(1, "Coral Sentinel", ap=3500)
    table.support(1, "Mossback Elder", rested=True)
    table.put("level:0", "Kestrel Squire")
    table.hide("level:0", 1)
    table.hide("level:1", 1)
    table.put("discard:0", "Ember Squire", "Brand Warden", "Forge Song")
    table.put("discard:1", "Thornwood Archer")
    table.hide("hand:0", 4)
    table.hide("hand:1", 5)
    return table


def event() -> Table:
    """An event card is being resolved in a main phase."""
    table = middle()
    table.put("event:1", "Undertow")
    table.asked = 1
    return table


def attack() -> Table:
    """A main character attacks the other one."""
    table = middle()
    table.cards["M:0"].clear()
    table.put("M:0", "Ember Knight", rested=True, ap=4500, marks=("attacking",))
    table.asked = 1
    table.fight(("M:0",), "M:1", 4500, 2500, rule="4.3.5")
    return table


def combi() -> Table:
    """A combi attack on a main character that a support covers, with an event card in it."""
    table = middle()
    table.cards["M:0"].clear()
    table.cards["S2:0"].clear()
    table.cards["S1:1"].clear()
    table.put("M:0", "Ember Knight", rested=True, ap=6500, marks=("attacking",))
    table.put("S2:0", "Foundry Knight of the Seventh Forge", rested=True, marks=("attacking",))
    table.put("S1:1", "Coral Sentinel", rested=True, marks=("attacked", "covering"))
    table.put("event:0", "Forge Song")
    table.fight(("M:0", "S2:0"), "S1:1", 12000, 4500, covered="M:1", rule="4.3.6")
    return table


def bursts() -> Table:
    """Level bursts on both sides, of which one has failed."""
    table = middle()
    table.turn, table.turn_player, table.asked = 8, 1, 1
    table.cards["M:1"].clear()
    table.put("M:1", "Tide Caller", rested=True, ap=7500, marks=("attacking",))
    table.put("level:1", "深海の歌姫")
    table.put("level:1", "Tide Caller", marks=("burst",))
    table.put("level:0", "Ember Squire")
    table.fight(("M:1",), "M:0", 7500, 4500, failed=(0,), rule="8.2")
    return table


def level_neo() -> Table:
    """A main character in Level Neo attacks."""
    table = middle()
    table.turn, table.markers, table.asked = 13, (7, 6), 1
    table.cards["M:0"].clear()
    table.put("M:0", "Ember Knight", rested=True, ap=7500, marks=("attacking",))
    table.hide("level:0", 3)
    table.put("level:1", "Lightning Page")
    table.fight(("M:0",), "M:1", 7500, 5500, rule="8.9")
    return table


def crowded() -> Table:
    """Twelve supports on each side, full level zones, a combi attack of supports on a support that another covers."""
    table = Table(turn=22, turn_player=1, asked=0, markers=(11, 11), decks=(3, 2))
    for player in (0, 1):
        table.put(f"M:{player}", ("Ember Knight", "Tide Caller")[player], rested=player == 0)
        for number, name in enumerate(ALL):
            change = (0, 1000, -500)[number % 3]
            rested = number in (1, 4, 7) if player == 0 else number in (0, 5)
            table.support(player, name, rested=rested, ap=CARDS[name].values["ap"] + change)
        table.put(f"level:{player}", "Kestrel Squire", "Sunlit Marshal")
        table.hide(f"level:{player}", 1 + player)
        table.put(f"discard:{player}", *ALL, "Undertow")
        table.hide(f"hand:{player}", 12)
    table.fight(("S1:1", "S6:1"), "S5:0", 8000, 8500, covered="S2:0", rule="4.3.6")
    return table


def japanese() -> Table:
    """Long names, Japanese names."""
    table = middle()
    for zone in ("M:0", "M:1", "S1:0", "S2:0", "S1:1"):
        table.cards[zone].clear()
    table.put("M:0", "紅蓮の騎士王アルベリヒ・フォン・ドラッヘンフェルス", ap=4500)
    table.put("M:1", "紅蓮の騎士王アルベリヒ・フォン・ドラッヘンフェルス", rested=True)
    table.support(0, "世界樹の守護者エルダートレント", "雷光の魔導士ライトニング・ソーサレス")
    table.support(1, "世界樹の守護者エルダートレント")
    table.support(1, "深海の歌姫", "雷光の魔導士ライトニング・ソーサレス", rested=True)
    table.put("level:1", "深海の歌姫", "世界樹の守護者エルダートレント")
    table.put("event:0", "雷鳴の一撃")
    table.put("discard:1", "雷鳴の一撃")
    return table


def won() -> Table:
    """A match that is over."""
    table = level_neo()
    table.battle = None
    table.asked = None
    table.outcome = Outcome(0, "10.1", "level neo")
    return table


POSITIONS: Final = {
    "preparing": preparing,
    "opening": opening,
    "middle": middle,
    "event": event,
    "attack": attack,
    "combi": combi,
    "bursts": bursts,
    "level-neo": level_neo,
    "crowded": crowded,
    "japanese": japanese,
    "won": won,
}
