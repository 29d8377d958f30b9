"""Positions of Luck & Logic for tests of pictures: real cards of both editions, laid out by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.games.luck_and_logic import RULEBOOKS
from engine.games.luck_and_logic.zones import PLACES
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import View, view
from engine.scenarios import Placed
from engine.scenarios.scenario_match import ScenarioMatch

LATEST, FIRST = RULEBOOKS
NAMES: Final = ("Haruka", "Ren")

Zones = dict[str, Sequence[Placed | str]]


@dataclass(frozen=True)
class Table:
    """A position that is looked at."""

    match: Match

    def view(self, viewer: int | None = None) -> View:
        """What a seat sees, or a spectator."""
        return view(self.match, viewer)


def down(card: str, **more: Any) -> Placed:
    """A card that lies face down."""
    return Placed(card, face_down=True, **more)


def gates(seat: int, broken: Mapping[str, str] = {}) -> Zones:
    """Six gates, of which some are broken: names by place."""
    names = {place: broken.get(place) for place in PLACES}
    return {
        f"gate-{place}:{seat}": [Placed(name, face_down=False) if name else down("LL1A/051")]
        for place, name in names.items()
    }


def table(zones: Zones, *answers: str, book: Rulebook = LATEST, step: str = "main_phase", **more: Any) -> Table:
    """A position of an edition with all gates whole that ``zones`` does not name, after these answers."""
    memory = {"phase": "main phase" if step == "main_phase" else "battle phase", **more.pop("memory", {})}
    filler = "LL1A/001"
    started = ScenarioMatch(
        book,
        step=step,
        zones={**gates(0), **gates(1), **zones},
        memory=memory,
        filler=(filler, filler),
        filling=30,
        **more,
    )
    for answer in answers:
        started.answer(*answer.split("+"))
    return Table(started.match)


def opening() -> Table:
    """Before the first turn: gates, My Logicalists and tools lie face down, and the first player exchanges cards."""
    decks = [starter.deck for starter in LATEST.decks.starters()]
    return Table(Match.begin(LATEST, decks, b"opening"))


def _large_zones() -> Zones:
    return {
        "FL:0": [Placed("LL1A/022", covering=("FL:0", "FC:0"), attached={"soul:0": ["LL1A/003", "LL1A/012"]})],
        "FR:0": [
            Placed("LL2A/024", rested=True, covering=("FR:0", "BR:0"), attached={"soul:0": ["LL2A/001"]}),
        ],
        "BL:0": [Placed("LL1A/001", attached={"set-BL:0": [down("LL1A/012")]})],
        "FC:1": [
            Placed(
                "LL1B/025",
                covering=("FC:1", "FR:1", "BC:1", "BR:1"),
                attached={"soul:1": ["LL1B/001", "LL1B/011"]},
            )
        ],
        "FL:1": [Placed("LL1B/011", rested=True, attached={"soul:1": ["LL1B/001"]})],
        **gates(0, {"FR": "LL1A/052", "BR": "LL1A/053"}),
        **gates(1, {"FC": "LL1B/055"}),
        "gate-BC:0": [down("LL1A/051", attached={"set-BC:0": [down("LL1A/013")]})],
        "level:0": [down("LL1A/013"), Placed("LL1A/031", rested=True), "LL2A/025", "LL1A/042"],
        "level:1": ["LL1B/001", "LL1B/031"],
        "stock:0": [
            down("LL1A/001"),
            Placed("LL1A/031", face_down=False),
            down("LL1A/001"),
            Placed("LL1A/012", face_down=False),
            *[down("LL1A/001")] * 4,
        ],
        "stock:1": [down("LL1B/001")] * 3,
        "my logicalist:0": ["LL2A/061"],
        "my logicalist:1": [Placed("LL2B/061", rested=True)],
        "tool:0": [down("LL2A/071"), down("LL2A/073"), Placed("LL2A/072", face_down=False)],
        "tool:1": [down("LL2B/071")] * 4,
        "drop:0": ["LL1A/001", "LL1A/032"],
        "refresh:0": [down("LL1A/001")],
        "purge:0": ["LL1A/001"] * 2,
        "hand:0": ["LL1A/022", "LL1A/031", "LL1A/042", "LL1A/021", "LL2A/001", "LL1A/012", "LL1A/014"],
        "hand:1": ["LL1B/001"] * 3,
    }


def large() -> Table:
    """Members of every size, some resting and with soul, Set cards, an open stock, My Logicalists and tools."""
    return table(_large_zones())


def siege() -> Table:
    """A member of two circles attacks one of four."""
    return table(_large_zones(), "attack:FL>FR", step="choose_attack")


_FIGHTERS: Final[Zones] = {
    "FC:0": ["LL1A/021"],
    "BL:0": ["LL1A/011"],
    "FC:1": ["LL1B/023"],
    "FL:1": ["LL1B/012"],
    "BC:1": ["LL1B/011"],
    "BR:1": ["LL1B/002"],
    "level:0": ["LL1A/002", "LL1A/013"],
    "level:1": ["LL1B/002", "LL1B/013"],
    "stock:1": [down("LL1B/001")] * 2,
    "hand:0": ["LL1A/002", "LL1A/041", "LL1A/003", "LL1A/031"],
    "hand:1": ["LL1B/003", "LL1B/032", "LL1B/013"],
}


def attack(book: Rulebook = LATEST) -> Table:
    """A member is attacked, and the defending player is asked who intercepts."""
    return table(_FIGHTERS, "attack:FC>FC", book=book, step="choose_attack")


def logic(book: Rulebook = LATEST) -> Table:
    """Two members have intercepted, both players have defined logic, and the attacker's paradox compares auras."""
    defining = ("define:LL1B/003", "define:LL1A/041")
    return table(_FIGHTERS, "attack:FC>FC", "intercept:BC:1+intercept:BR:1", *defining, book=book, step="choose_attack")


def empty_circle() -> Table:
    """A member whose attack lets its player choose another attacks an empty circle: the gate is about to fall."""
    zones: Zones = {**_FIGHTERS, "FC:0": ["LL1A/013"], "FR:1": []}
    return table(zones, "attack:FC>FR", step="choose_attack")


def crowded() -> Table:
    """As much as a board may have: twelve members with long names, many cards in stocks, levels and battle rows."""
    long, longer = "LL1B/014", "LL1A/014"
    zones: Zones = {f"{place}:{seat}": [(long, longer)[seat]] for place in PLACES for seat in (0, 1)}
    for seat in (0, 1):
        zones |= gates(seat, dict.fromkeys(("FL", "FC", "BL"), "LL1B/054"))
        zones[f"stock:{seat}"] = [Placed("LL2B/025", face_down=at % 2 == 0) for at in range(17)]
        zones[f"level:{seat}"] = ["LL2A/025", "LL2B/026", "LL1X/001", "LL1B/014"]
        zones[f"battle:{seat}"] = ["LL1A/014", "LL1B/014", "LL1A/042"]
        zones[f"paradox:{seat}"] = [Placed("LL1B/042", face_down=seat == 0)]
        zones[f"drop:{seat}"] = ["LL1B/014"] * 20
        zones[f"my logicalist:{seat}"] = ["LL2A/061"]
        zones[f"tool:{seat}"] = [down("LL2A/071")] * 4
        zones[f"hand:{seat}"] = ["LL1A/001"] * 14
        zones[f"remove:{seat}"] = [down("LL1A/051")] * 4
    return table(zones, memory={"refresh points": (1, 0)})


def first_edition() -> Table:
    """A middle of a match by 1.00: a face-down level card, and nothing of what came later."""
    return table({**_FIGHTERS, "level:0": [down("LL1A/002"), "LL1A/013"]}, book=FIRST)


def won() -> Table:
    """After the end: a player gave up."""
    position = table(_FIGHTERS)
    position.match.concede(1, "1.2.4")
    return position


POSITIONS: Final[Mapping[str, Callable[[], Table]]] = {
    "opening": opening,
    "large": large,
    "siege": siege,
    "attack": attack,
    "logic": logic,
    "empty circle": empty_circle,
    "crowded": crowded,
    "first edition": first_edition,
    "won": won,
}
