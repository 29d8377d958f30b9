"""The bot's words for one reader: our own texts and the engine's lines, escaped where Discord would read markdown.

`say` and `line` are for messages: whatever comes from people or cards is escaped there, so that a name can be no
heading, link or mention. `plain` and `plain_line` are for labels, alt texts and file contents, where Discord shows
every character as it is.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cogs.components import shortened
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import own_turn
from engine.kernel.zones import Zone
from engine.wording import Wording
from host.names import shown
from host.texts import BotTexts

_MARKDOWN = re.compile(r"([\\*_~`|\[\]<]|:(?=//)|^[#>+-])")
_BREAKS = re.compile(r"\s+")
_ZERO_WIDTH_SPACE = "\u200b"
MOST_SHOWN = 500  # of what somebody has typed, however long it is: beyond some length Fluent shows nothing of it
_NUMBERED = frozenset({"match"})  # a number that names something is written without separators


class Safe(str):
    """Text that is markdown on purpose and is not escaped again."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Localizer:
    """Texts in one language; lines of one game, with its players' names by seat, where there is a game."""

    texts: BotTexts
    locale: str
    wording: Wording | None = None
    names: tuple[str, ...] = ()

    def of(self, game: Rulebook, names: tuple[str, ...] = ()) -> "Localizer":
        """The same language, for a match or the decks of a game."""
        return Localizer(self.texts, self.locale, Wording(game, names, locale=self.locale), names)

    def say(self, text: str, /, **values: object) -> Safe:
        """A text of ours as markdown; values that are not `Safe` are escaped."""
        return Safe(self.texts.say(text, self.locale, **_mapped(values, escaped)))

    def plain(self, text: str, /, **values: object) -> str:
        """A text of ours where no markdown is read."""
        return self.texts.say(text, self.locale, **_mapped(values, str))

    def line(self, line: Line) -> Safe:
        """A line of the engine's as markdown."""
        return Safe(escaped(self.plain_line(line)))

    def plain_line(self, line: Line) -> str:
        """A line of the engine's where no markdown is read."""
        return self._wording(line)

    def told(self, line: Line) -> Safe:
        """A line of the log as markdown, with what matters in bold where its text says so."""
        said = self._wording.told(line, escaped)
        return self.line(line) if said is None else Safe(said)

    def is_big(self, line: Line) -> bool:
        """Whether a line of the log has something that matters."""
        return self._wording.told(line, escaped) is not None

    def icon(self, line: Line) -> str:
        """The icon of a line of the log, if it has one."""
        return self._wording.icon(line)

    def befalls(self, text: str) -> bool:
        """Whether a line of the log tells what befalls a player, and not what they do."""
        return self._wording.befalls(text)

    def counted(self, text: str, count: int) -> str | None:
        """How often something happened, where that is counted."""
        return self._wording.counted(text, count)

    def plain_sort(self, text: str, sort: int | str) -> str:
        """A sort of what is counted in a deck, where no markdown is read."""
        return self._wording.sort(text, sort)

    def plain_zone(self, zone: Zone) -> str:
        """The name of a zone where no markdown is read."""
        return self._wording.zone(zone)

    def plain_card(self, mention: Mention, place: Zone) -> str:
        """A card by its name and where it is, where no markdown is read."""
        return f"{self._wording.mention(mention)} ({self._wording.zone(place)})"

    @property
    def _wording(self) -> Wording:
        assert self.wording is not None, "these words are of no game"
        return self.wording

    def turn(self, number: int) -> str:
        """What the game calls a turn, where no markdown is read: "turn 3"; "none" before the first one.

        Texts may count the turns of each player by themselves (``own``), and say whose it is (``order``: 1 or 2).
        """
        if not number:
            return "none"
        return self.plain_line(Line("turn-named", {"turn": number, "own": own_turn(number), "order": 2 - number % 2}))

    def text(self, text: str) -> Safe:
        """Text of people's or cards' as markdown that shows it as it is."""
        return escaped(text)


def escaped(text: str) -> Safe:
    """Text of people's or cards' as markdown: as it is, on one line; it turns nothing around and pings nobody."""
    if isinstance(text, Safe):
        return text
    one_line = _BREAKS.sub(" ", text).strip() if text.isascii() else shown(text)
    return Safe(_MARKDOWN.sub(r"\\\1", one_line).replace("@", f"@{_ZERO_WIDTH_SPACE}"))


def _mapped(values: Mapping[str, object], change: Callable[[str], str]) -> dict[str, object]:
    return {name: _value(name, value, change) for name, value in values.items()}


def _value(name: str, value: object, change: Callable[[str], str]) -> object:
    if name in _NUMBERED:
        return str(value)
    if not isinstance(value, str):
        return value
    return change(value if isinstance(value, Safe) else shortened(value, MOST_SHOWN))
