"""The texts of Vanguard: what passing leads to, what circles are called."""

from __future__ import annotations

from engine.games.vanguard import RULEBOOK
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line, Message
from engine.kernel.views import view
from engine.players import Chance, RandomPlayer
from engine.wording import Wording
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written


def test_every_option_reads_as_words_and_passing_says_what_it_leads_to() -> None:
    decks = [starter.deck for starter in RULEBOOK.decks.starters()][:2]
    match = Match.begin(RULEBOOK, decks, b"labels")
    words, chance, player = Wording(RULEBOOK, ("Ann", "Ben")), Chance(b"labels"), RandomPlayer()
    passing: set[tuple[str, bool, str]] = set()
    attacks: set[str] = set()
    while match.decision is not None:
        decision = view(match, match.decision.player).decision
        assert decision is not None
        for option in decision.options:
            said = words(option.label)
            assert said
            assert not set("{}") & set(said)
            if option.verb == "pass":
                passing.add((decision.prompt.text, match.state.turn == 1, said))
            elif option.verb == "attack":
                attacks.add(said)
        match.answer(player.choose(view(match, match.decision.player), chance))
    assert {
        ("ask-ride", True, "Do not ride"),
        ("ask-main-phase", True, "End the turn"),
        ("ask-main-phase", False, "Go to battle"),
        ("ask-attack", False, "End the turn"),
        ("ask-guard", False, "No (more) guarding"),
    } <= passing
    assert any(said.endswith("(vanguard circle)") for said in attacks)


def test_strides_and_g_guardians_read_as_words() -> None:
    words = Wording(RULEBOOK, ("Ann", "Ben"))
    cards = RULEBOOK.cards()
    aion, wall = Mention(cards["TC-G1/016"], "1"), Mention(cards["TC-G1/018"], "2")
    assert words(Line("option-stride", {"card": aion})) == "Stride Aion, Eater of Ages"
    assert words(Line("option-stride-paying", {"card": aion, "value": 1})).startswith(
        "Stride Aion, Eater of Ages, paying"
    )
    assert words(Line("option-g-guard", {"card": wall})) == "G guardian: Clockface Bulwark Dragon"
    assert words(Line("option-pass", {"asked": "ask-stride", "turn": 5})) == "Do not stride"
    assert "grades of 3" in words(Line("ask-discard-grades", {"card": aion, "grade": 3}))
    assert "one more" in words(Line("ask-discard-grades", {"card": aion, "grade": 0}))


def test_a_circle_that_is_taken_says_by_whom() -> None:
    words = Wording(RULEBOOK)
    wingal = Mention(RULEBOOK.cards()["TD01/011"], "1")
    empty = Line("option-circle", {"zone": RULEBOOK.zone("FL:0"), "count": 0})
    taken = Line("option-circle", {"zone": RULEBOOK.zone("FL:0"), "count": 1, "there": wingal})
    assert words(empty) == "front left"
    assert words(taken) == f"front left, in place of {RULEBOOK.cards()['TD01/011'].name}"


def test_what_waits_for_the_end_of_turn_is_told_in_the_words_of_its_text() -> None:
    text = "ACT (VC): Choose one of your rear-guards, and rest it. At the end of turn, retire it."
    at = table({"V:0": ["Lead"], "FL:0": ["One"]}, written("Lead", text, 3)).answer("activate:V:1").passes(2)
    assert at.names("FL:0") == []
    assert at.match.log is not None
    told = [Wording(RULEBOOK)(line) for _, line in at.match.log.lines(None)]
    assert "Lead: AUTO: At the end of turn, retire it." in told


def test_a_text_in_no_file_stands_for_itself() -> None:
    assert Wording(RULEBOOK)(Message("no-such-text")) == "no-such-text"


def test_a_locale_without_texts_is_english() -> None:
    line = Line("option-pass", {})
    assert Wording(RULEBOOK, locale="xx-YY")(line) == Wording(RULEBOOK)(line) == "Pass"


def test_a_circle_is_called_by_its_place() -> None:
    words = Wording(RULEBOOK)
    assert words.zone(RULEBOOK.zone("FL:0")) == "front left"
    assert words.zone(RULEBOOK.zone("V:1")) == "vanguard circle"
