"""Words on pictures and in alt texts, from Fluent files: `render/texts` for all games, `render/<game>/texts` for each.

A translation is a file `<locale>.ftl` beside each `en.ftl`. What it does not say is said in English, and a game's own
words go before those of all games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"


class Texts:
    """The words of one locale, for one game once it is said `of` which; cheap to hand to another process."""

    __slots__ = ("game", "locale")

    def __init__(self, locale: str = ENGLISH, game: str = "") -> None:
        self.locale = locale
        self.game = game

    def of(self, game: str) -> Texts:
        """The words of a game in the same locale."""
        return Texts(self.locale, game)

    def __call__(self, text: str, **values: Any) -> str:
        """A text by its id. One that no file has stands for itself: a new word of the rules is shown, not lost."""
        return _worded(self.locale, self.game, text, tuple(values.items()))


@lru_cache(maxsize=4096)
def _worded(locale: str, game: str, text: str, values: tuple[tuple[str, Any], ...]) -> str:
    for bundle in _bundles(locale, game):
        if bundle.has_message(text):
            pattern = bundle.get_message(text).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(values))[0])
    return text


@lru_cache(maxsize=128)
def _bundles(locale: str, game: str) -> tuple[FluentBundle, ...]:
    found = []
    for language in dict.fromkeys((locale, ENGLISH)):
        for folder in _folders(game):
            file = folder.joinpath(f"{language}.ftl")
            if file.is_file():
                bundle = FluentBundle([language], use_isolating=False)
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
                found.append(bundle)
    return tuple(found)


def _folders(game: str) -> Iterator[Traversable]:
    """Where a game's own texts are, and those of all games."""
    if game.isidentifier() and find_spec(f"render.{game}") is not None:
        yield resources.files(f"render.{game}").joinpath("texts")
    yield resources.files("render").joinpath("texts")
