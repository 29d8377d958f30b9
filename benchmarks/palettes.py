"""`python -m benchmarks.palettes [GAME ...]`: choose the colours of a game's pictures anew, after new cards or art.

They are the middles of 256 groups into which the colours of many pictures fall (k-means, by how far apart colours
look): boards of the test positions, boards and hands of random matches between all starter decks, and every card. The
choice is the same each time. Afterwards look at boards with few cards as well: there single colours cover much.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from math import dist, inf
from pathlib import Path
from typing import Any, Final

import click
from PIL import Image

from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.players.playout import random_answers
from render import PHONE, Texts, deck_sheet, hand_strips
from render.common.encoding import COLOURS, PALETTE
from tests.render import level_neo_positions, luck_and_logic_positions, positions

POSITIONS: Final[Mapping[str, Mapping[str, Callable[[], Any]]]] = {
    "vanguard": positions.POSITIONS,
    "level_neo": level_neo_positions.POSITIONS,
    "luck_and_logic": luck_and_logic_positions.POSITIONS,
}
"""Positions made for pictures; a game without any is seen in its matches."""

SEED: Final = b"palettes"
EVERY: Final = 25  #: after so many answers of a match its board and a hand are looked at
A_DECK: Final = 28  #: cards of one picture
SAMPLED: Final = 3  #: every so many pixels across and down
COARSE: Final = 2  #: bits of a channel by which colours may differ and are still counted as one
RARE: Final = 0.75  #: below 1, colours that few pixels have count for more
MOST: Final = 6000  #: colours that are looked at; the others are too rare to matter
ROUNDS: Final = 16

Triple = tuple[float, float, float]


@click.command()
@click.argument("games", nargs=-1)
def main(games: Sequence[str]) -> None:
    """Write render/<game>/palette.txt."""
    newest = {rulebook.folder: rulebook for rulebook in reversed(list(rulebooks().values()))}
    for rulebook in newest.values():
        if not games or rulebook.folder in games:
            layout = import_module(f"render.{rulebook.folder}")
            file = Path(str(layout.__file__)).with_name(PALETTE)
            chosen = sorted(bytes(map(round, colour)).hex() for colour in middles(counted(_images(rulebook))))
            lines = [" ".join(chosen[i : i + 16]) for i in range(0, len(chosen), 16)]
            file.write_text("\n".join(lines) + "\n", encoding="ascii")
            click.echo(f"{file}: {len(chosen)} colours")


def _images(rulebook: Rulebook) -> Iterator[Image.Image]:
    """Pictures of a game before they are encoded."""
    game = rulebook.folder
    compose, texts = import_module(f"render.{game}.board").compose, Texts(game=game)
    for position in POSITIONS.get(game, {}).values():
        yield compose(position().view(), positions.NAMES, PHONE, texts).image
    cards = list(rulebook.cards().values())
    for start in range(0, len(cards), A_DECK):
        yield deck_sheet([(card, 1) for card in cards[start : start + A_DECK]], game, game=game).compose().image
    starters = rulebook.decks.starters()
    for first, second in pairwise([*starters, starters[0]]):
        match = Match.begin(rulebook, [first.deck, second.deck], SEED)
        for number, _ in enumerate(random_answers(match, SEED)):
            if number % EVERY == 0:
                seen = view(match, number % 2)
                yield compose(seen, positions.NAMES, PHONE, texts).image
                yield hand_strips(seen, positions.NAMES).compose().image


def counted(images: Iterable[Image.Image]) -> dict[Triple, float]:
    """The colours of these pictures and how much each counts."""
    groups: dict[tuple[int, ...], dict[Triple, int]] = defaultdict(dict)
    for image in images:
        sample = image.resize((image.width // SAMPLED, image.height // SAMPLED), Image.Resampling.NEAREST)
        for count, colour in sample.getcolors(sample.width * sample.height) or ():
            assert isinstance(colour, tuple), "pictures are RGB"
            red, green, blue = colour[:3]
            group = groups[red >> COARSE, green >> COARSE, blue >> COARSE]
            group[red, green, blue] = group.get((red, green, blue), 0) + count
    found = {_mean(group): float(sum(group.values())) for group in groups.values()}
    kept = sorted(found, key=lambda colour: (-found[colour], colour))[:MOST]
    return {colour: found[colour] ** RARE for colour in kept}


def middles(weights: Mapping[Triple, float]) -> list[Triple]:
    """At most 256 colours to which all these are near."""
    looks = {colour: _lab(colour) for colour in weights}
    chosen = _spread(weights, looks)
    for _ in range(ROUNDS):
        groups: dict[int, dict[Triple, float]] = defaultdict(dict)
        near = [looks[each] if each in looks else _lab(each) for each in chosen]
        for colour, look in looks.items():
            away = [dist(each, look) for each in near]
            groups[away.index(min(away))][colour] = weights[colour]
        chosen = [_mean(group) for _, group in sorted(groups.items())]
    return chosen


def _spread(weights: Mapping[Triple, float], looks: Mapping[Triple, Triple]) -> list[Triple]:
    """To begin with: again and again the colour that is farthest from those before, as much as it counts."""
    away = dict.fromkeys(weights, inf)
    chosen = [max(weights, key=lambda colour: weights[colour])]
    while len(chosen) < min(COLOURS, len(weights)):
        last = looks[chosen[-1]]
        away = {colour: min(before, dist(looks[colour], last) ** 2) for colour, before in away.items()}
        chosen.append(max(away, key=lambda colour: away[colour] * weights[colour]))
    return chosen


def _mean(group: Mapping[Triple, float]) -> Triple:
    total = sum(group.values())
    red, green, blue = (sum(colour[i] * weight for colour, weight in group.items()) / total for i in range(3))
    return red, green, blue


def _lab(colour: Triple) -> Triple:
    """A colour in CIELAB, where the distance between two is how different they look."""
    red, green, blue = ((part / 255 + 0.055) / 1.055 for part in colour)
    red, green, blue = (part**2.4 if part > 0.0904 else (part * 1.055 - 0.055) / 12.92 for part in (red, green, blue))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


if __name__ == "__main__":
    main()
