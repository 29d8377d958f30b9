"""The bot's own texts, in the reader's language, from the Fluent files in `cogs/texts/<locale>.ftl`.

A locale that has no file falls back to its language ("en-GB" to "en") and then to English, text by text. What the
engine and its games say is put into words by `engine.wording`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger(__name__)

DEFAULT_LOCALE = "en"

_FOLDER = Path(__file__).parent.parent / "cogs" / "texts"


class BotTexts:
    """All texts in all languages. Saying them never fails: what is missing is logged, and stands there by its id."""

    def __init__(self, folder: Path = _FOLDER) -> None:
        """Each file in `folder` is a language, named `<locale>.ftl`."""
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}
        self._missed: set[str] = set()

    @cached_property
    def locales(self) -> tuple[str, ...]:
        """The languages there are."""
        return tuple(sorted(file.stem for file in self._folder.glob("*.ftl")))

    def say(self, text: str, locale: str, /, **values: object) -> str:
        """A text in a language, with these values put in."""
        for bundle in self._candidates(locale):
            if bundle.has_message(text) and (pattern := bundle.get_message(text).value) is not None:
                words, problems = bundle.format_pattern(pattern, values)
                if problems:
                    self._miss(text, f"{type(problems[0]).__name__}: {problems[0]}")
                return str(words)
        self._miss(text, "there is no such text")
        return text

    def has(self, text: str, locale: str) -> bool:
        """Whether a language itself has this text."""
        return locale in self.locales and self._bundle(locale).has_message(text)

    def _candidates(self, locale: str) -> Iterator[FluentBundle]:
        for language in dict.fromkeys((locale, locale.partition("-")[0], DEFAULT_LOCALE)):
            if language in self.locales:
                yield self._bundle(language)

    def _bundle(self, locale: str) -> FluentBundle:
        known = self._bundles.get(locale)
        if known is None:
            words = (self._folder / f"{locale}.ftl").read_text(encoding="utf-8")
            known = self._bundles[locale] = _bundle_of(words, locale)
        return known

    def _miss(self, text: str, reason: str) -> None:
        if text not in self._missed:
            self._missed.add(text)
            log.error("a text cannot be put into words", extra={"text": text, "reason": reason})


@lru_cache(maxsize=16)
def _bundle_of(words: str, locale: str) -> FluentBundle:
    """The texts of a file in this language, which all bots of a process share: to read them takes a while."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(words))
    return bundle
