"""What is counted in a deck, in words: for its picture, and as text beside it."""

from cogs.words import Localizer, Safe
from engine.deck_counts import Counted, counted
from engine.kernel.messages import Line
from engine.kernel.rulebook import Deck, Rulebook
from render import CountedRow


def counted_rows(book: Rulebook, deck: Deck, words: Localizer) -> tuple[CountedRow, ...]:
    """What is counted in a deck, in words for its picture."""
    words = words.of(book)
    return tuple([_row(each, words) for each in counted(book, deck)])


def counts_text(book: Rulebook, deck: Deck, words: Localizer) -> Safe:
    """What is counted in a deck, a line each."""
    found = counted(book, deck)
    lines = [_line(_row(each, words.of(book)), words) for each in found]
    if any(each.overlaps for each in found):
        lines.append(words.say("deck-counted-twice"))
    return Safe("\n".join(lines))


def _row(found: Counted, words: Localizer) -> CountedRow:
    sorts = [
        (f"{name}+" if each.or_more else name, each.count)
        for each in found.sorts
        for name in (words.plain_sort(found.text, each.sort),)
    ]
    return CountedRow(words.plain_line(Line(found.text, {})), tuple(sorts), found.is_curve)


def _line(row: CountedRow, words: Localizer) -> Safe:
    sorts = [words.say("deck-count-sort", sort=sort, count=count) for sort, count in row.sorts]
    return words.say("deck-count", title=row.title, sorts=Safe(" · ".join(sorts)))
