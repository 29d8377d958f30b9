"""The bot's own texts: languages, what is missing, and a text for every refusal."""

import logging
from pathlib import Path

import pytest

from host import errors
from host.errors import Refused
from host.texts import DEFAULT_LOCALE, BotTexts


@pytest.fixture
def texts(tmp_path: Path) -> BotTexts:
    (tmp_path / "en.ftl").write_text("hello = Hello, { $name }!\nbye = Goodbye\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("hello = Hallo, { $name }!\n", encoding="utf-8")
    return BotTexts(tmp_path)


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-GB", "Hello, Ann!"), ("de", "Hallo, Ann!"), ("de-AT", "Hallo, Ann!"), ("fr", "Hello, Ann!")],
)
def test_a_text_is_said_in_the_nearest_language(texts: BotTexts, locale: str, said: str) -> None:
    assert texts.say("hello", locale, name="Ann") == said


def test_what_a_language_lacks_is_said_in_english(texts: BotTexts) -> None:
    assert texts.say("bye", "de") == "Goodbye"
    assert texts.locales == ("de", "en")
    assert not texts.has("bye", "de")
    assert not texts.has("bye", "fr")


def test_a_missing_text_or_value_is_logged_once_and_stops_nobody(
    texts: BotTexts, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    assert [texts.say("nothing", "en") for _ in range(3)] == ["nothing"] * 3
    assert "name" in texts.say("hello", "en")
    assert [vars(record)["text"] for record in caplog.records] == ["nothing", "hello"]


def test_a_value_cannot_bring_its_own_markup_of_texts(texts: BotTexts) -> None:
    assert texts.say("hello", "en", name="{ bye }") == "Hello, { bye }!"


REFUSALS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Refused)]


@pytest.mark.parametrize("kind", [kind for kind in REFUSALS if kind is not Refused], ids=lambda kind: kind.text)
def test_every_refusal_has_a_text_of_its_own(kind: type[Refused]) -> None:
    assert BotTexts().has(kind.text, DEFAULT_LOCALE)
    assert [other.text for other in REFUSALS].count(kind.text) == 1
