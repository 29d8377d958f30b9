"""The pictures there are: a board, a hand, what may be chosen, a card, a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec import structs

from engine.kernel.definitions import CardDefinition
from engine.kernel.views import CardView, OptionView, View
from render.common.board_frame import CONCEALED, is_revealed
from render.common.counts import CountedRow
from render.common.encoding import palette
from render.common.faces import Light
from render.common.fonts import clean
from render.common.pictures import PHONE, Picture, Size, filename
from render.common.sheets import Sheet, SheetCard, page
from render.common.strips import Strips
from render.games import Layout, layout
from render.wording import Texts

BOARD_FILE: Final = filename("board")  #: what the picture of a board is called
HAND: Final = "hand"  #: the kind of zone that every game calls so
ENGLISH: Final = Texts()


def board(view: View, names: Sequence[str], *, size: Size = PHONE, texts: Texts = ENGLISH) -> Picture:
    """The table as this viewer sees it, with the viewer's side (seat 0's for spectators) at the bottom.

    ``names`` are the players' by seat. Raises `NoLayoutError` if the view's game has none.
    """
    return layout(view.folder).board(table(view), names, size, texts.of(view.folder))


def table(view: View) -> View:
    """What `board` draws of a view: as long as it stays equal, so does the picture, whoever looks.

    Seat 0 and spectators look from the same side, and mostly see the same: of hands and decks only what is revealed is
    on the table, and what somebody is asked is not.
    """
    zones = {
        name: structs.replace(zone, cards=tuple([card for card in zone.cards if is_revealed(view, zone, card)]))
        if zone.kind in CONCEALED
        else zone
        for name, zone in view.zones.items()
    }
    return structs.replace(view, viewer=view.viewer or None, zones=zones, asking=None, decision=None)


def hand(view: View, names: Sequence[str], *, size: Size = PHONE, texts: Texts = ENGLISH) -> Picture:
    """The viewer's own hand; what the pending decision lets them choose of it stands out. A spectator has none."""
    return hand_strips(view, names, size=size, texts=texts).draw()


def hand_strips(
    view: View, names: Sequence[str], *, is_low: bool = True, size: Size = PHONE, texts: Texts = ENGLISH
) -> Strips:
    """What `hand` draws: as long as it stays equal, so does the picture. Copies are one strip, which counts them."""
    if view.viewer is None:
        raise ValueError("A spectator has no hand: draw it from the view of the player whose hand it is.")
    drawn, texts = layout(view.folder), texts.of(view.folder)
    name = names[view.viewer]
    cards = [
        card for zone in view.zones.values() if zone.kind == HAND and zone.player == view.viewer for card in zone.cards
    ]
    options = view.decision.options if view.decision is not None else ()
    named = {option.card.id for option in options if option.card is not None}
    kinds = {card.definition for card in cards if card.id in named}  # copies are offered once, and any of them is meant
    playable = [card for card in cards if card.definition in kinds]
    shown: dict[SheetCard, int] = {}
    for card in cards:
        light = Light.PLAIN if not playable else Light.BRIGHT if card in playable else Light.DIM
        entry = _strip(drawn, card, light)
        shown[entry] = shown.get(entry, 0) + 1
    said = [_alt_cards("hand-alt-of" if cards else "hand-alt", cards, texts, name=name)]
    if playable:
        said.append(texts("hand-alt-playable", cards="; ".join(_names(playable, texts))))
    return Strips(
        tuple(entry if count == 1 else replace(entry, count=f"×{count}") for entry, count in shown.items()),
        texts("nothing"),
        size,
        "hand",
        " ".join(said),
        palette(view.folder),
        is_low,
    )


def choices(view: View, *, size: Size = PHONE, texts: Texts = ENGLISH) -> Picture:
    """The cards among which the viewer is to choose, each with its number (see `numbers`)."""
    return choices_strips(view, size=size, texts=texts).draw()


def choices_strips(view: View, *, is_low: bool = True, size: Size = PHONE, texts: Texts = ENGLISH) -> Strips:
    """What `choices` draws: as long as it stays equal, so does the picture."""
    drawn, texts = layout(view.folder), texts.of(view.folder)
    cards = list(_chosen_from(view).values())
    listed = [texts("numbered", number=i, name=name) for i, name in enumerate(_names(cards, texts), start=1)]
    return Strips(
        tuple(_strip(drawn, card, Light.PLAIN, number=str(i)) for i, card in enumerate(cards, start=1)),
        texts("nothing"),
        size,
        "choices",
        texts("choices-alt", count=len(cards), cards="; ".join(listed)),
        palette(view.folder),
        is_low,
    )


def undrawn(name: str, *, size: Size = PHONE, texts: Texts = ENGLISH) -> Picture:
    """What stands for a picture whose file has this name and that cannot be drawn."""
    said = texts("undrawn")
    return replace(Strips((), said, size, "undrawn", said, b"").draw(), filename=name)


def numbers(view: View) -> dict[str, int]:
    """The numbers that `choices` writes on cards, by the keys of their options; options without a card have none."""
    if view.decision is None:
        return {}
    places = {shown: i for i, shown in enumerate(_chosen_from(view), start=1)}
    return {option.key: places[_shown(option)] for option in view.decision.options if option.card is not None}


@dataclass(frozen=True, slots=True)
class Descriptions:
    """What the cards of the pending decision's options are, and what is where they lead, in a line each, by key."""

    cards: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict)
    short_names: Mapping[str, str] = field(default_factory=dict)  #: of all these cards, by their names

    def shortened(self, text: str) -> str:
        """A text in which the cards are called by what says most of their names."""
        for name in sorted(self.short_names, key=len, reverse=True):
            text = text.replace(name, self.short_names[name])
        return text


def descriptions(view: View, *, texts: Texts = ENGLISH) -> Descriptions:
    """What the pending decision's options are about."""
    if view.decision is None:
        return Descriptions()
    cards, places, short_names = {}, {}, {}
    after = view.decision.after
    for option in (*view.decision.options, *(() if after is None else after.options)):
        if option.card is not None:
            cards[option.key] = description(option.card, game=view.folder, texts=texts)
        zone = view.zones.get(option.zone) if option.zone is not None else None
        if zone is not None and zone.cards:
            said = [_named(card, view.folder, texts) for card in reversed(zone.cards)]
            places[option.key] = said[0] if len(said) == 1 else " + ".join(said[:3])
        elif zone is not None and not zone.count:
            places[option.key] = texts.of(view.folder)("empty-place")
        for shown in (*((option.card,) if option.card is not None else ()), *(zone.cards if zone is not None else ())):
            if shown.definition is not None:
                face = layout(view.folder).face(shown.definition, shown.values)
                short_names[face.name] = face.short
    return Descriptions(cards, places, short_names)


def description(shown: CardView, *, game: str, texts: Texts = ENGLISH) -> str:
    """A card in a line: its facts as they now are, and its text; of a back, that it is hidden."""
    texts = texts.of(game)
    if shown.definition is None:
        return texts("hidden-card")
    drawn = layout(game)
    left_out = {texts(word) for word in drawn.self_evident}
    facts = drawn.facts(shown.definition, shown.values, texts)
    said = " · ".join(value if word in left_out else f"{word} {value}" for word, value in facts)
    lines = (" ".join(line.split()) for line in shown.definition.text.splitlines())
    return " — ".join(filter(None, (said, " · ".join(filter(None, lines)))))


def _named(shown: CardView, game: str, texts: Texts) -> str:
    name = shown.definition.name if shown.definition is not None else None
    return ": ".join(filter(None, (name, description(shown, game=game, texts=texts))))


def card(shown: CardDefinition | CardView, *, game: str, size: Size = PHONE, texts: Texts = ENGLISH) -> Picture:
    """One card large with its text: as printed, or as it now is in a match. A back cannot be shown: `ValueError`.

    ``game`` is the folder of its rulebook.
    """
    definition = shown.definition if isinstance(shown, CardView) else shown
    if definition is None:
        raise ValueError("There is nothing to show of a hidden card.")
    drawn, texts = layout(game), texts.of(game)
    facts = drawn.facts(definition, shown.values, texts)
    face = drawn.face(definition, shown.values)
    described = ", ".join(f"{word} {value}" for word, value in facts)
    alt = f"{definition.name}. {face.kinds}. {described}. {face.text}".strip()
    return page(face, facts, size, alt)


def deck(
    entries: Sequence[tuple[CardDefinition, int]],
    title: str,
    counts: Sequence[CountedRow] = (),
    *,
    game: str,
    size: Size = PHONE,
    texts: Texts = ENGLISH,
) -> Picture:
    """A deck as a grid: each card once, with how many of it there are, and above them what is counted in the deck.

    ``game`` is the folder of its rulebook.
    """
    return deck_sheet(entries, title, counts, game=game, size=size, texts=texts).draw()


def deck_sheet(
    entries: Sequence[tuple[CardDefinition, int]],
    title: str,
    counts: Sequence[CountedRow] = (),
    *,
    game: str,
    size: Size = PHONE,
    texts: Texts = ENGLISH,
) -> Sheet:
    """What `deck` draws."""
    drawn, texts = layout(game), texts.of(game)
    total = sum(count for _, count in entries)
    listed = "; ".join(texts("times", count=count, name=definition.name) for definition, count in entries)
    return Sheet(
        tuple(SheetCard(drawn.face(definition, definition.values), count=f"×{count}") for definition, count in entries),
        title if clean(title) else texts("deck-unnamed"),
        texts("deck-total", count=total),
        texts("nothing"),
        size,
        "deck",
        texts("deck-alt", title=title, count=total, cards=listed),
        palette(game),
        tuple(counts),
    )


def _strip(drawn: Layout, card: CardView, light: Light, number: str = "") -> SheetCard:
    face = drawn.face(card.definition, card.values) if card.definition is not None else None
    return SheetCard(face, light, number)


def _chosen_from(view: View) -> dict[str, CardView]:
    """The cards of the pending decision's options, in the order of the options."""
    options = view.decision.options if view.decision is not None else ()
    return {_shown(option): option.card for option in options if option.card is not None}


def _shown(option: OptionView) -> str:
    """What stands for an option's card: one id for all its options, but a back for each, as backs have no identity."""
    return option.card.id if option.card is not None and option.card.definition is not None else option.key


def _names(cards: Sequence[CardView], texts: Texts) -> list[str]:
    return [card.definition.name if card.definition is not None else texts("hidden-card") for card in cards]


def _alt_cards(text: str, cards: Sequence[CardView], texts: Texts, *, name: str) -> str:
    return texts(text, name=name, count=len(cards), cards="; ".join(_names(cards, texts)))
