"""Boards in sentences, for those who have them read to them: what is the same for every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.views import View
from render.common.pictures import ALT_LIMIT
from render.wording import Texts


def within_limit(versions: Iterable[Sequence[str]]) -> str:
    """The first version of a board in sentences that has at most 1,024 characters; the last one if none has."""
    said = ""
    for sentences in versions:
        said = " ".join(sentences)
        if len(said) <= ALT_LIMIT:
            break
    return said


def standing(view: View, names: Sequence[str], texts: Texts) -> list[str]:
    """Who has won, or who is to decide."""
    if view.outcome is not None:
        winner = view.outcome.winner
        return [texts("alt-drawn") if winner is None else texts("alt-won", name=names[winner])]
    return [texts("alt-deciding", name=names[view.asked])] if view.asked is not None else []
