"""What stands on a Level Neo card, printed or as it now is."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.games.level_neo.skills import LevelBurst
from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from render.common.art import art_of
from render.common.colours import hexed
from render.common.faces import CardFace, Mark, Pip
from render.common.icons import Icon
from render.level_neo.colours import style
from render.wording import Texts

BURST: Final = Mark(Icon.BURST, hexed("ffb347"))  #: it can be used for a level burst (8.2)


def face(definition: CardDefinition, values: Values) -> CardFace:
    """A card's face with these characteristics, which may differ from the printed ones."""
    character = definition.kind == "character"
    printed, ap = definition.values, values.get("ap", 0)
    colour, traits = values.get("colour", ""), sorted(values.get("traits", ()))
    kind = () if character else (definition.kind.capitalize(),)
    bursts = has_burst(definition)
    return CardFace(
        name=definition.name,
        short=short(definition.name),
        style=style(colour, traits[0] if traits else ""),
        art=art_of(
            definition, " ".join((definition.kind, *sorted(printed.get("traits", ())))), printed.get("turn cost")
        ),
        corner=str(values.get("turn cost", "")),
        power=str(ap) if character else "",
        change=ap - printed.get("ap", ap) if character else 0,
        mark=BURST if bursts else None,
        pips=tuple(
            Pip(sphere[:1].upper(), style(sphere, "").palette.accent) for sphere in values.get("colour cost", ())
        ),
        kinds=" · ".join((colour.capitalize(), *kind, *traits)),
        keywords="Level Burst" if bursts else "",
        text=definition.text,
    )


def facts(definition: CardDefinition, values: Values, texts: Texts) -> list[tuple[str, str]]:
    """What is printed on a card beside its text: colour, turn cost, colour cost, AP, where it has them."""
    shown = face(definition, values)
    spheres: Counter[str] = Counter(values.get("colour cost", ()))
    cost = ", ".join(texts("times", count=count, name=texts(f"colour-{colour}")) for colour, count in spheres.items())
    rows = (
        ("colour", texts(f"colour-{values.get('colour', '')}")),
        ("turn-cost", shown.corner),
        ("colour-cost", cost),
        ("ap", shown.power),
    )
    return [(texts(word), value) for word, value in rows if value]


def short(name: str) -> str:
    """What a character is called for short: what stands before the comma ("Quill, Captain of the Night Barge")."""
    return name.split(", ", 1)[0]


def has_burst(definition: CardDefinition) -> bool:
    """8.2. Whether a card has a Level Burst text."""
    return any(isinstance(ability, LevelBurst) for ability in definition.abilities)
