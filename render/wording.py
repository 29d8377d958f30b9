"""Words on pictures and in alt texts, from Fluent files: `render/texts` for all games, `render/<game>/texts` for each.

A translation is a file `<locale>.ftl` beside each `en.ftl`. What it does not say is said in English.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"


class Texts:
    """The words of one locale. It is its locale: cheap to hand to another process, where the files are read again."""

    __slots__ = ("locale",)

    def __init__(self, locale: str = ENGLISH) -> None:
        self.locale = locale

    def __call__(self, text: str, **values: Any) -> str:
        """A text by its id. One that no file has stands for itself: a new word of the rules is shown, not lost."""
        for bundle in _bundles(self.locale):
            if bundle.has_message(text):
                pattern = bundle.get_message(text).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, values)[0])
        return text


@lru_cache(maxsize=32)
def _bundles(locale: str) -> tuple[FluentBundle, ...]:
    found = []
    for language in dict.fromkeys((locale, ENGLISH)):
        bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(HERE.glob(f"**/texts/{language}.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        found.append(bundle)
    return tuple(found)
