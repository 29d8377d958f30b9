"""Lines that say two things of which each is an ability: what creatures cost, and what spells cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_PRICE: Final = r"[^.:,\"]{3,60}? (?:may )?costs? \d+ (?:more|less) to (?:summon|cast|use|generate)"
_TWO_PRICES: Final = re.compile(
    rf"^(?P<first>{_PRICE}),? and (?P<second>(?:your |each |all )?{_PRICE})\.(?P<least> They can't cost [^.]+\.)?$",
    re.IGNORECASE,
)


def split(abilities: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The abilities with their reminders; a line of two prices is two lines, and what is said of both behind each."""
    for line, reminder in abilities:
        prices = _TWO_PRICES.match(line)
        if prices is None:
            yield line, reminder
            continue
        least, second = prices["least"] or "", prices["second"]
        yield f"{prices['first']}.{least}", reminder
        yield f"{second[:1].upper()}{second[1:]}.{least}", ""
