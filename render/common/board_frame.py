"""What stands around the field on every board for two: the players' lines, the turn, revealed cards, the outcome.

Each game has texts of its own for its phases (``phase-...``) and for how a match ends (``ended``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import CardView, View, ZoneView, own_turn
from render.common import board_layout, panels
from render.common.faces import SMALL_HIGH, SMALL_WIDE, CardFace, small
from render.common.fonts import clean
from render.common.pictures import Stage
from render.wording import Texts

CONCEALED: Final = ("hand", "deck")  #: the zones whose cards are revealed now and then, as every game calls them


def drawn_names(names: Sequence[str], texts: Texts) -> list[str]:
    """The players' names by seat, as our fonts can write them; a name of which they have nothing is "Player 1"."""
    return [name if clean(name) else texts("player-unnamed", number=seat) for seat, name in enumerate(names, start=1)]


def put_line(
    stage: Stage, view: View, player: int, name: str, near: bool, turn: str, texts: Texts, *, pill: float = panels.PILL
) -> None:
    """A player's line; ``turn`` is what the pill of a turn says, ``pill`` how wide it is."""
    said = panels.PlayerLine(
        name=name,
        turn=turn,
        own_turn=has_turn(view, player),
        deciding=texts("deciding") if view.asked == player and view.outcome is None else "",
        hand=view.zones[f"hand:{player}"].count,
        hand_word=texts("zone-hand"),
        near=near,
        pill=pill,
    )
    stage.put(panels.line(said, stage.scale), board_layout.strip(near)[:2])


def has_turn(view: View, player: int) -> bool:
    """Whether it is this player's turn."""
    return player == view.turn_player and view.turn > 0 and view.outcome is None


def put_turn(stage: Stage, view: View, step: str, near: bool, texts: Texts) -> None:
    """The turn, its phase, and in a word what is being done; ``near`` is whether the near player has the turn."""
    number = texts("turn", number=view.turn, own=own_turn(view.turn)) if view.turn else ""
    stage.put(panels.turn(number, phase_name(view, texts), step, near, stage.scale), board_layout.TURN[:2])


def phase_name(view: View, texts: Texts) -> str:
    """The name of the phase that the turn is in."""
    return texts(f"phase-{view.facts['phase'].replace(' ', '-')}")


def is_revealed(view: View, zone: ZoneView, card: CardView) -> bool:
    """Whether this viewer sees a card of a hand or a deck only because it is revealed for now.

    One's own are no news.
    """
    return "shown" in card.marks and zone.player != view.viewer


def shown_cards(view: View) -> list[CardView]:
    """The cards of hands and decks that are revealed for now."""
    zones = [view.zones[f"{kind}:{player}"] for player in (0, 1) for kind in CONCEALED]
    return [card for zone in zones for card in zone.cards if is_revealed(view, zone, card)]


def put_shown(stage: Stage, view: View, face: Callable[[CardDefinition, Values], CardFace]) -> None:
    """Cards of a hand or a deck that are revealed just now, in the middle of the table."""
    cards = shown_cards(view)
    band = board_layout.BAND
    size = (band.height - 6) / SMALL_HIGH
    step = min(SMALL_WIDE * size + 10, (band.width - SMALL_WIDE * size) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        if card.definition is not None:
            x = band.middle[0] + (i - (len(cards) - 1) / 2) * step
            stage.put_middle(small(face(card.definition, card.values), stage.scale * size), (x, band.middle[1]))


def put_outcome(stage: Stage, view: View, names: Sequence[str], texts: Texts) -> None:
    """Who won, by which rule."""
    if view.outcome is not None:
        winner = view.outcome.winner
        words = texts("draw") if winner is None else texts("wins", name=names[winner])
        ending = view.outcome.reason.replace(" ", "-")
        rule = view.outcome.rule or "none"
        reason = texts("ended", turn=view.turn, own=own_turn(view.turn), reason=ending, rule=rule)
        stage.put(panels.banner(words, reason, stage.scale), board_layout.BANNER[:2])
