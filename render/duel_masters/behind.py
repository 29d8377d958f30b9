"""What lies at a player's edge: shields, mana by civilization, and the piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.games.duel_masters.characteristics import CIVILIZATION_WORDS, CIVILIZATIONS
from engine.kernel.views import CardView, View, ZoneView
from render.common.art import paint_back
from render.common.bars import EMPTY
from render.common.colours import GOLD, INK, MIST, SLATE, STEEL, WHITE, mix
from render.common.fonts import Weight
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.duel_masters import geometry
from render.duel_masters.civilizations import LETTERS, colour, style
from render.duel_masters.faces import face
from render.wording import Texts

HEAD: Final = 26.0  #: the height of what stands above each box
INSET: Final = 8.0
WIDEST_SHIELD: Final = 58.0
WIDEST_NAMED_SHIELD: Final = 120.0  #: of one at which a castle or a card that lies face up has its name
NARROW_SHIELD: Final = 32.0
SHIELD_GAP: Final = 6.0
WIDEST_GROUP: Final = 96.0


class Shield(NamedTuple):
    """A shield by its place: how many cards lie there, the castles that fortify it, and what of it lies face up."""

    place: str
    cards: int
    castle: str = ""
    shown: tuple[str, ...] = ()  #: the names of the cards that lie face up, the topmost first
    civilizations: tuple[str, ...] | None = None  #: those of the card on top; None if that lies face down


class ManaGroup(NamedTuple):
    """Mana cards of the same civilizations: how many there are, and how many of them are untapped."""

    civilizations: tuple[str, ...]
    cards: int
    untapped: int


def put_behind(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """Everything at a player's edge."""
    shields = shields_of(view, player)
    stage.put(_shields(texts("zone-shields"), shields, stage.scale), geometry.mirrored(geometry.SHIELDS, near)[:2])
    groups = tuple(mana_groups(view.zones[f"mana zone:{player}"].cards))
    stage.put(_mana(texts("zone-mana"), groups, stage.scale), geometry.mirrored(geometry.MANA, near)[:2])
    stage.put(_piles(_counts(view, player, texts), stage.scale), geometry.mirrored(geometry.PILES, near)[:2])


def shields_of(view: View, player: int) -> tuple[Shield, ...]:
    """113. The shields, in their order."""
    zones = [zone for zone in view.zones.values() if zone.kind == "shield zone" and zone.player == player]
    return tuple([_shield(view, zone) for zone in zones if zone.count])


def _shield(view: View, zone: ZoneView) -> Shield:
    lying = [card for card in reversed(zone.cards) if card.definition is not None and not card.face_down]
    shown = tuple([card.definition.name for card in lying if card.definition is not None])
    top = zone.cards[-1] if zone.cards else None
    civilizations = _civilizations(top) if top is not None and top in lying else None
    return Shield(zone.place.removeprefix("S"), zone.count, _castles(view, zone), shown, civilizations)


def _civilizations(card: CardView) -> tuple[str, ...]:
    """The civilizations of a card, in their order."""
    words = card.values.get(CIVILIZATIONS, frozenset())
    return tuple([each for each in CIVILIZATION_WORDS if each in words])


def mana_groups(cards: Iterable[CardView]) -> list[ManaGroup]:
    """405. The mana by civilizations, in their order; cards of several come after those of one."""
    found: dict[tuple[str, ...], list[bool]] = {}
    for card in cards:
        found.setdefault(_civilizations(card), []).append(card.rested)
    order = sorted(found, key=lambda group: (len(group), [CIVILIZATION_WORDS.index(each) for each in group]))
    return [ManaGroup(group, len(found[group]), found[group].count(False)) for group in order]


def _castles(view: View, shield: ZoneView) -> str:
    """304.2. The names of the castles at a shield."""
    zone = view.zones.get(f"C{shield.place.removeprefix('S')}:{shield.player}")
    return ", ".join(card.definition.name for card in zone.cards if card.definition) if zone is not None else ""


def _counts(view: View, player: int, texts: Texts) -> tuple[tuple[str, int, str], ...]:
    """The piles that a player has, each with its number of cards and the one on top, if it is seen."""
    rows = [("zone-deck", "deck"), ("zone-graveyard", "graveyard")]
    rows += [
        (text, kind)
        for text, kind in (("zone-hyperspatial", "hyperspatial zone"), ("zone-gacharange", "super gacharange"))
        if view.zones[f"{kind}:{player}"].count
    ]
    return tuple([(texts(text), view.zones[f"{kind}:{player}"].count, _top(view, kind, player)) for text, kind in rows])


def _top(view: View, kind: str, player: int) -> str:
    cards = view.zones[f"{kind}:{player}"].cards
    top = cards[-1] if kind == "graveyard" and cards else None
    return face(top.definition, top.values).short if top is not None and top.definition is not None else ""


def _plate(box: Box, title: str, total: str, scale: float) -> Pen:
    pen = Pen(box.width, box.height, scale, EMPTY)
    pen.rounded(pen.box, 10, edge=SLATE, thick=2.5)
    pen.text(title, Box(12, 2, box.width - 60, HEAD), MIST, size=23, align="left", weight=Weight.SEMIBOLD)
    pen.text(total, Box(box.width - 70, 2, box.width - 10, HEAD + 4), WHITE, size=28, align="right", weight=Weight.BOLD)
    return pen


def _shields(title: str, shields: tuple[Shield, ...], scale: float) -> Image.Image:
    def draw() -> Image.Image:
        box = geometry.SHIELDS
        pen = _plate(box, title, str(len(shields)), scale)
        left = INSET
        for each, wide in zip(shields, shield_widths(shields, box.width - 2 * INSET), strict=True):
            _draw_shield(pen, each, Box(left, HEAD + 6, left + wide, box.height - INSET))
            left += wide + SHIELD_GAP
        pen.clip(10)
        return pen.done()

    return TILES.get(("shields", title, shields, scale), draw)


def shield_widths(shields: Sequence[Shield], room: float) -> list[float]:
    """How wide each shield is: those on which a name stands take what the others leave."""
    share = (room + SHIELD_GAP) / max(1, len(shields)) - SHIELD_GAP
    named = [bool(each.castle or each.shown) for each in shields]
    plain = min(WIDEST_SHIELD, share, max(NARROW_SHIELD, 0.7 * share) if any(named) else share)
    left = room - SHIELD_GAP * (len(shields) - 1) - plain * named.count(False)
    wide = min(WIDEST_NAMED_SHIELD, left / max(1, named.count(True)))
    return [wide if each else plain for each in named]


def _draw_shield(pen: Pen, shield: Shield, box: Box) -> None:
    """A card's back, or the colours of the card that lies face up on top; the names of castles and of what is shown."""
    if shield.civilizations is None:
        paint_back(pen, box)
    else:
        colours = style(frozenset(shield.civilizations)).palette
        pen.rounded(box, 6, fill=mix(colours.main, colours.deep, 0.3), edge=colours.accent, thick=2.5)
    labels = [(each, edge) for each, edge in ((shield.castle, GOLD), (", ".join(shield.shown), WHITE)) if each]
    top, high = box.top + 2, (box.height - 32) / max(1, len(labels))
    for number, (said, edge) in enumerate(labels):
        label = Box(box.left + 2, top + number * high, box.right - 2, top + (number + 1) * high - 2)
        pen.rounded(label, 6, fill=INK, edge=edge, thick=2)
        pen.text(said, label.inset(2), WHITE, size=20, smallest=9, lines=3, short=said.split(",")[0].split(" ")[0])
    plate = Box(box.left, box.bottom - 28, box.right, box.bottom)
    pen.rounded(plate, 6, fill=GOLD if shield.castle else INK)
    number_said = f"{shield.place} ×{shield.cards}" if shield.cards > 1 else shield.place
    pen.text(number_said, plate, INK if shield.castle else WHITE, size=24, smallest=13, weight=Weight.BOLD)


def _mana(title: str, groups: Sequence[ManaGroup], scale: float) -> Image.Image:
    """A tile for each group: how many are untapped, large, of how many, small, in the civilizations' colours."""

    def draw() -> Image.Image:
        box = geometry.MANA
        untapped, count = sum(each.untapped for each in groups), sum(each.cards for each in groups)
        pen = _plate(box, title, f"{untapped}/{count}", scale)
        step = min(WIDEST_GROUP + 6, (box.width - 2 * INSET) / max(1, len(groups)))
        for number, group in enumerate(groups):
            left = INSET + number * step
            _group(pen, group, Box(left, HEAD + 6, left + step - 6, box.height - INSET))
        pen.clip(10)
        return pen.done()

    return TILES.get(("mana", title, tuple(groups), scale), draw)


def _group(pen: Pen, group: ManaGroup, box: Box) -> None:
    colours = style(frozenset(group.civilizations)).palette
    ground = mix(colours.main, colours.deep, 0.3) if group.untapped else mix(colours.deep, INK, 0.4)
    pen.rounded(box, 8, fill=ground, edge=colours.accent if group.untapped else STEEL, thick=2.5)
    letters = group.civilizations or ("none",)
    wide = min(22.0, (box.width - 8) / len(letters))
    for number, each in enumerate(letters):
        middle = (box.left + 6 + wide * (number + 0.5), box.top + 16)
        pen.ellipse(Box.around(middle, wide, wide), fill=INK)
        pen.ellipse(Box.around(middle, wide - 3, wide - 3), fill=colour(each))
        pen.text(LETTERS.get(each, "–"), Box.around(middle, wide, wide - 2), INK, size=wide * 0.85, weight=Weight.BOLD)
    bright = WHITE if group.untapped else STEEL
    below = Box(box.left + 4, box.top + 26, box.right - 4, box.bottom - 2)
    pen.text(f"{group.untapped}/{group.cards}", below, bright, size=38, smallest=18, weight=Weight.BOLD)


def _piles(rows: Sequence[tuple[str, int, str]], scale: float) -> Image.Image:
    def draw() -> Image.Image:
        box = geometry.PILES
        pen = Pen(box.width, box.height, scale, EMPTY)
        pen.rounded(pen.box, 10, edge=SLATE, thick=2.5)
        high = (box.height - 8) / len(rows)
        for number, (title, count, top) in enumerate(rows):
            row = Box(12, 4 + number * high, box.width - 10, 4 + (number + 1) * high)
            digits = Box(row.right - 48, row.top, row.right, row.bottom)
            said = f"{title} · {top}" if top else title
            words = Box(row.left, row.top, digits.left - 4, row.bottom)
            pen.text(said, words, MIST, size=24, smallest=15, align="left", lines=2, short=title)
            pen.text(str(count), digits, WHITE if count else STEEL, size=34, weight=Weight.BOLD, align="right")
        pen.clip(10)
        return pen.done()

    return TILES.get(("piles", tuple(rows), scale), draw)
