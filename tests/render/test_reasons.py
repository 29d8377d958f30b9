"""Whatever ends a match stands on its last picture in words of its own."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from engine.games import rulebooks
from engine.kernel.rulebook import Rulebook
from host.journaled_match import AGREEMENT, LOST
from tests.games.test_texts import SHARED, own, texts


def reasons(found: Mapping[str, fluent.Message], *names: str) -> set[str]:
    """The reasons that these texts have words for, in themselves or in an attribute."""
    messages = [found[name] for name in names if name in found]
    patterns = [part for each in messages for part in (each.value, *(said.value for said in each.attributes))]
    selects = [
        each.expression
        for pattern in patterns
        if pattern is not None
        for each in pattern.elements
        if isinstance(each, fluent.Placeable) and isinstance(each.expression, fluent.SelectExpression)
    ]
    about = [
        select
        for select in selects
        if isinstance(select.selector, fluent.VariableReference) and select.selector.id.name == "reason"
    ]
    keys = [variant.key for select in about for variant in select.variants if not variant.default]
    return {key.name for key in keys if isinstance(key, fluent.Identifier)}


@pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))
def test_every_reason_that_a_match_ends_for_has_its_words(rulebook: Rulebook) -> None:
    said = reasons(texts(SHARED), "match-won", "match-drawn") | reasons(own(rulebook), "match-won", "match-drawn")
    assert {*LOST.values(), AGREEMENT} <= said
    drawn = texts(Path(str(resources.files(f"render.{rulebook.folder}"))) / "texts" / "en.ftl")
    assert said <= reasons(drawn, "ended")
