"""Words: the engine's messages as sentences, from the Fluent files that the engine and its games come with.

A locale without a file, or a text that a locale does not have yet, falls back to English; a game's own texts go before
those of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from string import ascii_letters
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from engine.kernel.abilities import Ability
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line, Message, Seat
from engine.kernel.rulebook import Rulebook
from engine.kernel.zones import Zone

ENGLISH: Final = "en"


class Wording:
    """Puts messages of one game into words. ``players`` are the names of the seats."""

    def __init__(
        self, rulebook: Rulebook, players: Sequence[str] = ("Player 1", "Player 2"), *, locale: str = ENGLISH
    ) -> None:
        self._rulebook = rulebook
        self._players = players
        self._bundles = _bundles(rulebook.folder, locale)

    def __call__(self, line: Line | Message) -> str:
        """A line, or a message without cards, in words."""
        return self._begun(self.text(line.text, **line.values))

    def told(self, line: Line, written: Callable[[str], str]) -> str | None:
        """A line of the log as its text's attribute ``.told`` has it, in markdown; None if it has none.

        ``written`` makes markdown of names.
        """
        said = self._attribute(line.text, "told", {name: self._written(each, written) for name, each in _given(line)})
        return None if said is None else self._begun(said)

    def icon(self, line: Line) -> str:
        """The icon of a line of the log: its text's attribute ``.icon``; nothing if it has none."""
        return self._attribute(line.text, "icon", {}) or ""

    def counted(self, text: str, count: int) -> str | None:
        """How often a text was said, as its attribute ``.counted`` has it ("2 hits"); None if it has none."""
        return self._attribute(text, "counted", {"count": count})

    def befalls(self, text: str) -> bool:
        """Whether a text tells what befalls somebody, and not what they do: it has an attribute ``.befalls``."""
        return self._attribute(text, "befalls", {}) is not None

    def sort(self, text: str, sort: int | str) -> str:
        """A sort of what is counted, as the attribute ``.sort`` of the text has it; without one as it is."""
        return self._attribute(text, "sort", {"sort": sort}) or str(sort)

    def text(self, text: str, /, **values: Any) -> str:
        """The text of this id with these values. An id that no file has stands for itself."""
        plain = [(name, self._plain(value)) for name, value in values.items() if value is not None]
        return _said(self._bundles, text, tuple(plain))

    def zone(self, zone: Zone) -> str:
        """The name of a zone; its text may use the name of its place, or the number in it ("S6": 6)."""
        name = f"zone-{zone.kind.name.replace(' ', '-')}"
        return self.text(name, place=zone.place, number=zone.place.lstrip(ascii_letters))

    def mention(self, mention: Mention) -> str:
        """A card by its name, if it may be known, or else by where it lies, if it may be chosen by that."""
        if mention.definition is not None:
            return mention.definition.name
        if mention.place is None:
            return self.text("hidden-card")
        return self.text("hidden-card-at", zone=mention.place, number=mention.number)

    def ability(self, ability: Ability) -> str:
        """An ability as a card text says it."""
        return self._rulebook.ability_text(ability) or self.text("gained-ability")

    def _begun(self, sentence: str) -> str:
        """A sentence, with a capital where it begins with a card that has no name to be said."""
        return sentence[0].upper() + sentence[1:] if sentence.startswith(self.text("hidden-card")) else sentence

    def _attribute(self, text: str, name: str, values: Mapping[str, Any]) -> str | None:
        """An attribute of the text of this id, in the language that has the text."""
        for bundle in self._bundles:
            if bundle.has_message(text):
                pattern = bundle.get_message(text).attributes.get(name)
                return None if pattern is None else str(bundle.format_pattern(pattern, dict(values))[0])
        return None

    def _written(self, value: Any, written: Callable[[str], str]) -> Any:
        plain = self._plain(value)
        return written(plain) if isinstance(plain, str) else plain

    def _plain(self, value: Any) -> Any:
        match value:
            case Seat(number):
                return self._players[number]
            case Mention():
                return self.mention(value)
            case Zone():
                return self.zone(value)
            case Ability():
                return self.ability(value)
            case bool():
                return str(value)
            case int() | str():
                return value
            case tuple():
                return self._list([str(self._plain(item)) for item in value])
            case _:
                raise TypeError(f"a message cannot hold {type(value).__name__}: {value!r}")

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.text("and", first=", ".join(items[:-1]), last=items[-1])


def _given(line: Line) -> Iterator[tuple[str, Any]]:
    return ((name, value) for name, value in line.values.items() if value is not None)


@lru_cache(maxsize=8192)
def _said(bundles: tuple[FluentBundle, ...], text: str, values: tuple[tuple[str, str | int], ...]) -> str:
    for bundle in bundles:
        if bundle.has_message(text):
            pattern = bundle.get_message(text).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(values))[0])
    return text


@cache
def _bundles(game: str, locale: str) -> tuple[FluentBundle, ...]:
    """The game's texts and the engine's in this locale, then in its language, then in English."""
    found: list[FluentBundle] = []
    for name in dict.fromkeys((locale, locale.partition("-")[0], ENGLISH)):
        for folder in _folders(game):
            file = folder.joinpath(f"{name}.ftl")
            if file.is_file():
                bundle = FluentBundle([name], use_isolating=False)
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
                found.append(bundle)
    return tuple(found)


def _folders(game: str) -> Iterator[Traversable]:
    """Where the texts of a game are, if it has a folder, and those of all games."""
    if find_spec(f"engine.games.{game}") is not None:
        yield resources.files(f"engine.games.{game}").joinpath("texts")
    yield resources.files("engine").joinpath("texts")
