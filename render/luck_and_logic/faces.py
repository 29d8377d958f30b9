"""What stands on a Luck & Logic card, printed or as it now is."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic.characteristics import (
    AURA,
    COLOUR,
    COST,
    COVENANTERS,
    GATE,
    GATE_NUMBER,
    INTERCEPTS,
    LEVEL,
    LIMIT,
    LOGIC,
    MEMBERS,
    MY_LOGICALIST,
    PARADOX,
    PARADOX_RULE,
    POWER,
    SOUL,
    TERRITORY,
    TITLE,
    TRAITS,
    WORLDS,
)
from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from render.common.art import art_of
from render.common.colours import ATTACK, GOLD, GUARD, Colour
from render.common.faces import CardFace, Figure, Mark
from render.common.icons import Icon
from render.luck_and_logic.colours import style
from render.wording import Texts

LETTERS: Final[dict[str, tuple[str, Colour]]] = {POWER: ("P", ATTACK), AURA: ("A", GOLD), LIMIT: ("L", GUARD)}
"""2.11.2. The letters that stand for power, aura and limit on cards, and the colours of their discs."""

INTERCEPT: Final = Mark(Icon.SHIELD, GUARD)  #: 2.11.1.1: it can intercept
ENGLISH: Final = Texts(game="luck_and_logic")


def face(definition: CardDefinition, values: Values) -> CardFace:
    """A card's face with these characteristics, which may differ from the printed ones."""
    member = definition.kind in MEMBERS
    power, worlds = values.get(POWER, 0), sorted(values.get(WORLDS, ()))
    levelled = definition.kind not in (GATE, MY_LOGICALIST)
    level = definition.values.get(LEVEL) if levelled else None
    logic = logic_words(values)
    return CardFace(
        name=definition.name,
        short=short(definition),
        style=style(values.get(COLOUR, ""), worlds[0] if worlds else ""),
        art=art_of(definition, " ".join((definition.kind, *sorted(definition.values.get(TRAITS, ())))), level),
        corner=str(values.get(LEVEL, "")) if levelled else "",
        power=str(power) if member else "",
        change=power - definition.values.get(POWER, power) if member else 0,
        second=_logic_figure(values) if member else None,
        mark=INTERCEPT if values.get(INTERCEPTS) else None,
        kinds=" · ".join((kind_word(definition, ENGLISH), *worlds)),
        keywords=_line(definition, values, logic),
        text=definition.text,
    )


def facts(definition: CardDefinition, values: Values, texts: Texts) -> list[tuple[str, str]]:
    """What is printed on a card beside its text, where it has it."""
    member = definition.kind in MEMBERS
    rows = [("colour", values.get(COLOUR, "").strip("-")), ("world", " · ".join(sorted(values.get(WORLDS, ()))))]
    if definition.kind not in (GATE, MY_LOGICALIST):
        rows += [("level", str(values.get(LEVEL, 0))), ("cost", str(values.get(COST, 0)))]
    if member:
        rows += [(word, str(values.get(word, 0))) for word in (POWER, AURA, LIMIT)]
        rows += [("territory", texts("circles", count=values.get(TERRITORY, 1)))]
    rows += [
        ("logic", logic_words(values)),
        ("intercepts", texts("yes") if values.get(INTERCEPTS) else ""),
        ("soul-information", f"+{values[SOUL]}" if values.get(SOUL) else ""),
        ("paradox-rule", texts(f"battle-{values[PARADOX_RULE]}") if values.get(PARADOX_RULE) else ""),
        ("gate-number", str(values.get(GATE_NUMBER, ""))),
        ("covenanter", " · ".join(sorted(values.get(COVENANTERS, ())))),
        ("traits", " · ".join(sorted(values.get(TRAITS, ())))),
    ]
    return [(texts(word), value) for word, value in rows if value]


def short(definition: CardDefinition) -> str:
    """What a card is called for short: a member by its title."""
    return str(definition.values.get(TITLE) or definition.name)


def kind_word(definition: CardDefinition, texts: Texts) -> str:
    """The type of a card as people write it."""
    return texts(f"type-{definition.kind.replace(' ', '-')}")


def logic_words(values: Values) -> str:
    """2.11.2. What a card's logic adjusts, as its icon says it: "P +2000", "A +1"."""
    return " ".join(f"{LETTERS[kind][0]} {_signed(amount)}" for kind, amount in values.get(LOGIC, ()))


def _logic_figure(values: Values) -> Figure | None:
    """2.11.2. A member's logic, which is what it does while another fights; the first of several."""
    for kind, amount in values.get(LOGIC, ()):
        return Figure(*LETTERS[kind], _signed(amount))
    return None


def _signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


def _line(definition: CardDefinition, values: Values, logic: str) -> str:
    """The last line of a card: what else is printed on a member, what a battle card does for the one in battle."""
    if definition.kind in MEMBERS:
        cost, circles = values.get(COST, 0), values.get(TERRITORY, 1)
        said = [ENGLISH("line-member", aura=values.get(AURA, 0), limit=values.get(LIMIT, 0))]
        said += [ENGLISH("line-cost", cost=cost)] if cost else []
        said += [ENGLISH("line-circles", count=circles)] if circles > 1 else []
        said += [logic] if len(values.get(LOGIC, ())) > 1 else []
    elif definition.kind == PARADOX:
        said = [ENGLISH("line-compares", what=values.get(PARADOX_RULE, ""))]
    elif definition.kind == GATE:
        said = [ENGLISH("line-gate", number=values.get(GATE_NUMBER, ""))]
    else:
        said = []
    if definition.kind not in MEMBERS and logic:
        said.append(ENGLISH("line-logic", logic=logic))
    return " · ".join(said)


def printed(definition: CardDefinition, name: str) -> int:
    """A characteristic as it is printed."""
    found = definition.values.get(name, 0)
    return int(found)
