"""What stands on a Vanguard card, printed or as it now is."""

from __future__ import annotations

from typing import Any, Final

from engine.games.vanguard.nations import ELEMENTAL
from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from render.common.art import art_of
from render.common.colours import GUARD, hexed
from render.common.faces import CardFace, Figure, Mark
from render.common.icons import Icon
from render.vanguard.clans import style
from render.wording import Texts

TRIGGERS: Final = {
    "critical": Mark(Icon.STAR, hexed("ffd24a")),
    "draw": Mark(Icon.CARDS, hexed("ff7a6b")),
    "stand": Mark(Icon.RISING, hexed("6cb8ff")),
    "heal": Mark(Icon.CROSS, hexed("7fe08a")),
    "front": Mark(Icon.FRONT, hexed("ffab57")),
}


def face(definition: CardDefinition, values: Values) -> CardFace:
    """A card's face with these characteristics, which may differ from the printed ones."""
    printed = definition.values
    power, critical = values.get("power", 0), values.get("critical", 1)
    shield, trigger = values.get("shield"), values.get("trigger")
    clans = sorted(values.get("clans", ()))
    clans = [ELEMENTAL] if ELEMENTAL in clans else clans  # 2.2.5: which is of all clans
    return CardFace(
        name=definition.name,
        short=short(definition.name),
        style=style(clans[0] if clans else ""),
        art=art_of(definition, " ".join(sorted(printed.get("races", ()))), printed.get("grade")),
        corner=str(values.get("grade", "")),
        power=str(power),
        change=power - printed.get("power", power),
        mark=TRIGGERS.get(trigger) if trigger else None,
        second=Figure(Icon.SHIELD, GUARD, str(shield)) if shield else None,
        star=str(critical) if critical != 1 else "",
        kinds=" · ".join((*clans, *sorted(values.get("races", ())))),
        keywords=", ".join(_capital(word) for word in sorted(values.get("keywords", ()))),
        text=definition.text,
    )


def facts(definition: CardDefinition, values: Values, texts: Texts) -> list[tuple[str, str]]:
    """What is printed on a card in numbers: grade, power, shield, critical, trigger and keywords, where it has them."""
    shown = face(definition, values)
    trigger = values.get("trigger")
    rows = (
        ("grade", shown.corner),
        ("power", shown.power),
        ("shield", shown.second.number if shown.second is not None else ""),
        ("critical", str(values.get("critical", 1))),
        ("trigger", texts(f"trigger-{trigger}").capitalize() if trigger else ""),
        ("skill", shown.keywords),
    )
    return [(texts(word), value) for word, value in rows if value]


def short(name: str) -> str:
    """The part of a unit's name that tells it from its kin: what follows the comma ("Knight of Silence, Gallatin")."""
    return name.rsplit(", ", 1)[-1]


def _capital(word: Any) -> str:
    return str(word)[:1].upper() + str(word)[1:]
