"""How a match is told in messages: each thing with the colour of whose doing it is, an icon, and what matters in bold.

A battle is a line with its numbers and, in small letters, a second one with what else happened in it.
"""

import re
from collections.abc import Iterator, Sequence

from cogs.components import shortened
from cogs.words import Localizer, Safe
from host.summaries import LogLine
from host.tales import Tale, TurnTold

COLOURS = ("🔵", "🟠")
"""The players' colours by seat, which everybody can tell apart."""

LONGEST_ASIDE = 140
LONGEST_ASIDES = 400
LONGEST_LINE = 300
MOST_TOLD_BYTES = 2200
SMALL = "-# "
_BEGINNING = re.compile(r"^\**[^\W\d_]")


def coloured(names: Sequence[str], seat: int) -> str:
    """A player's name with their colour."""
    return f"{COLOURS[seat]} {names[seat]}"


def told(tale: Tale, words: Localizer) -> Safe:
    """What happened, in lines: what came of it and the rest of it in small letters; or else each line."""
    lines = brief(tale, words)
    if tale.outcomes and tale.others:
        lines.append(Safe(SMALL + " ".join(_asides(tale.others, words))))
    kept = _fitting(lines, MOST_TOLD_BYTES)
    return Safe(
        "\n".join(kept if len(kept) == len(lines) else [*kept, words.say("more-lines", count=len(lines) - len(kept))])
    )


def brief(tale: Tale, words: Localizer) -> list[Safe]:
    """What came of it, in a line each; where that is not known yet, or there is nothing to know, each line."""
    return [_line(each, words) for each in tale.outcomes or tale.others]


def is_big(tale: Tale, words: Localizer) -> bool:
    """Whether a tale is a part of the short story of its turn: what came of a battle, and what is told in bold."""
    return bool(tale.outcomes) or any(words.is_big(each.line) for each in tale.others)


def heading(turn: TurnTold, words: Localizer) -> Safe:
    """Whose turn it is, as the game says it."""
    if turn.heading is None:
        return words.say("log-turn", turn=words.turn(turn.turn))
    return _line(turn.heading, words)


def counted(turn: TurnTold, words: Localizer) -> Safe | None:
    """A turn in a line of small letters: how often what happened in it; None where nothing is counted."""
    found = [said for text, count in turn.counts.items() if (said := words.counted(text, count)) is not None]
    return line_of(found) if found else None


def line_of(counts: Sequence[str]) -> Safe:
    """What is counted as a line in small letters, which begins as a sentence does, also where that is bold."""
    return Safe(SMALL + _BEGINNING.sub(lambda found: found[0].upper(), " · ".join(counts)))


def story(turns: Sequence[TurnTold], words: Localizer, most: int) -> list[Safe]:
    """Turns that are over, in at most so many bytes: in a line each, then all that happened, or else what matters."""
    heads = [[heading(turn, words), *filter(None, [counted(turn, words)])] for turn in turns]
    tales = [[(tale, told(tale, words)) for tale in turn.tales] for turn in turns]
    everything = [
        line for head, said in zip(heads, tales, strict=True) for line in [*head, *(line for _, line in said)]
    ]
    if _size(everything) <= most:
        return everything
    first = _fitting([line for head in heads for line in head], most // 2)
    big = [line for said in tales for tale, line in said if is_big(tale, words)]
    kept = _fitting(big, most - _size(first))
    return [*first, *kept, words.say("board-earlier", count=sum(map(len, tales)) - len(kept))]


def _line(line: LogLine, words: Localizer) -> Safe:
    colour = "" if line.whose is None else COLOURS[line.whose]
    said = words.told(line.line)
    if len(said) > LONGEST_LINE:
        said = words.text(shortened(words.plain_line(line.line), LONGEST_LINE))
    return Safe(" ".join(filter(None, (colour, words.icon(line.line), said))))


def _asides(lines: Sequence[LogLine], words: Localizer) -> Iterator[str]:
    left = LONGEST_ASIDES
    for line in lines:
        said = words.text(shortened(words.plain_line(line.line), LONGEST_ASIDE))
        left -= len(said)
        if left < 0:
            yield "…"
            return
        yield " ".join(filter(None, (words.icon(line.line), said)))


def _fitting(lines: Sequence[Safe], most: int) -> list[Safe]:
    """The first of these lines, as many as fit into so many bytes."""
    kept: list[Safe] = []
    for line in lines:
        most -= _size([line])
        if most < 0:
            break
        kept.append(line)
    return kept


def _size(lines: Sequence[Safe]) -> int:
    return sum(len(line.encode()) + 1 for line in lines)
