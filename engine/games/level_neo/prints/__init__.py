"""How people type cards of Level Neo: its card language, in other words and marks.

No database of its cards is known, so there are no columns of one; card files may say what they say as they like.
"""

from __future__ import annotations

import re
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.games.level_neo.cards import read_cards
from engine.games.level_neo.colours import COLOURS
from engine.games.level_neo.prints.compared import COMPARED
from engine.games.level_neo.vocabulary import language
from engine.language.errors import CardTextError
from engine.language.prints.dialect import Dialect, PrintReader
from engine.language.prints.everyday import THIS_DOES, discards_at_random
from engine.language.prints.facts import Prints
from engine.language.prints.hands import discards_of_a_seen_hand
from engine.language.prints.other_players_doing import (
    answered_by_other,
    done_by_other,
    may_do_each,
    may_do_instead,
    may_do_other,
)
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.typed_cards import as_the_language_says_it, typed_lines, typed_prints
from engine.language.prints.typed_text import (
    OFFERS,
    amounts_of,
    is_always_so,
    refuse_an_end,
    refuse_next_turn,
    waits,
    without_first_time,
    without_once,
)

_AUTO: Final = re.compile(r"^[\[(]?Auto[\])]?(?: ?:| -)? ?(?=When|At the)", re.IGNORECASE)
"""Both Cont and Start skills are Auto skills (2.2): one that waits for something is a Start skill."""

_SKILL: Final = re.compile(
    r"^(?:[-\N{BULLET}] ?)?"
    r"[\[(]?(?P<kind>Cont|Continuous|Start|Use|Level Burst|LB(?= ?:))[\])]?(?P<tags>(?: ?(?:\([^()]*\)|\[(?:Main|"
    r"Battle|Any|Your|Opponent|Either|Lv|Level)[^\[\]]*\]|\[(?:Support|Discard|Hand|1 ?/ ?turn)\]))*)"
    r" ?(?::| -+ |(?=[A-Z\[])) *",
    re.IGNORECASE,
)
"""How a skill begins, in any brackets."""

_PHASE_AND_TURN: Final = r"(?:Main|Battle|Any)(?: phase)? ?/ ?(?:Your|Opp(?:onent)?(?:'s)?|Either)(?: turn)?"
_BARE: Final = rewordings(
    (rf"^[\[(]?({_PHASE_AND_TURN})[\])]?(?=:| -| )", r"Use (\1)"),
    (rf"^([\[(]?Use[\])]?)(?: -)? ({_PHASE_AND_TURN})(?=:| -| ?[\[(])", r"\1 (\2)"),
    (
        r"^([\[(]?(?:Use|Start|Cont|Continuous)[\])]?(?: ?\([^()]*\)){0,3}) ((?:Lv\.? ?|Level )\d\+?)(?=:| -)",
        r"\1 (\2)",
    ),
    (
        (
            r"^([\[(]?Use\b[\])]?(?: ?[(\[][^()\[\]]*[)\]]){0,3}) "
            r"(?:(?:only )?once (?:per|a|each) turn|1 ?/ ?turn)(?=:| -)"
        ),
        r"\1",
    ),
    flags=re.IGNORECASE,
)
"""When a skill is used and from which level on, without brackets; that it is so once a turn, which a Use skill is."""

_TAGS: Final = rewordings(
    (r"\bOpp(?:'s)?(?= turn\b|/|\))", "Opponent's"),
    (r"\b[Yy]our opponent's (?=turn\))", "Opponent's "),
    (r"\((Your|Opponent(?:'s)?|Either) (?:turn )?(Main|Battle)(?: phase)?\)", r"(\2/\1)"),
    (r"\b(Main|Battle|Any phase)\) ?\((?=(?:Your|Opponent|Either)\b)", r"\1/"),
    (r"\b(Main|Battle|Any phase)(?:, | ?\| ?| - )(?=(?:Your|Opponent|Either)\b)", r"\1/"),
    (r"\bOpponent(?:'s)?\)", "Opponent's turn)"),
    (r"\b(Main|Battle) phase\b", r"\1"),
    (r"\b(Main|Battle|Any phase), ?(?=(?:Your|Opponent|Either)\b)", r"\1/"),
    (r"/(Your|Either)\)", r"/\1 turn)"),
    (r"\bAny/", "Any phase/"),
    (r"\b(?:Level|Lv\.?) ?(\d)(?:\+| or (?:more|higher))?\)", r"Lv \1)"),
    flags=re.IGNORECASE,
)
"""When a skill is used, and from which level on."""

_ONCE_TAG: Final = re.compile(r" ?\((?:1 ?/ ?turn|(?:only )?once (?:per|a|each) turn)\)", re.IGNORECASE)
_ONCE: Final = re.compile(r"\d ?/ ?turn|\b(?:per|a|each) turn", re.IGNORECASE)
_AMOUNTS: Final = rewordings(*amounts_of("AP", "turn cost"))
_INSTEAD: Final = re.compile(
    r"^[\[(]?(?:Auto|Start)?[\])]?(?: ?:| -)? ?(?=(?:When|If) [^.\"]*\bwould\b[^.\"]*\binstead\b)", re.IGNORECASE
)
"""What happens instead of something else is a Cont skill."""

_DOES: Final = r"(?:draw|discard|put|rest|choose|reveal|shuffle|set)"
_WHO_DOES: Final = re.compile(rf"\b[Ee]ach player {_DOES}s\b[^.\"]*?(?:,? and|,) ({_DOES})\b(?!s)")
"""Whether "each player draws a card and discard a card" is said of each player is not certain."""

_THEY: Final = r"\b(each player does this: [^.\"]*?|all players do this: [^.\"]*?)"
_EACH: Final = rewordings(
    (rf"(?i)\beach player ({_DOES})s\b", r"each player does this: \1"),
    (rf"(?i)\b(?:both players|all players|players each) ({_DOES})\b", r"all players do this: \1"),
    *[(rf"{_THEY}\b(?:their|his or her)\b", r"\1your")] * 3,
    *[(rf"\b(each player does this: [^.\"]*?),? (?:and|then|and then) ({_DOES})s\b", r"\1, and \2")] * 2,
    # "each player draws a card, then discard a card": the one whose skill it is
    (rf"\b(each player does this: [^.\"]*?)(?:,? then|, and then) ({_DOES})\b", r"\1. \2"),
    (rf"\b(all players do this: [^.\"]*?),? (?:and|then|and then) ({_DOES})\b", r"\1, and \2"),
    (rf"{_THEY}\bdiscard your hands?\b", r"\1put all cards in your hand into the discard pile"),
    (rf"{_THEY}\binto your (?=discard pile\b)", r"\1into the "),
    (r"\ball players do this:", "each player does this:"),
)
"""What both players do, of whom each is "you" in the words of the card language."""

_SEEN_HANDS: Final = (*OFFERS, *rewordings(*discards_of_a_seen_hand("put it into the discard pile")))
_ANYONES: Final = re.compile(
    r"\b[Cc]hoose ((?:an?|one|1) (?!of\b)(?:(?:\w+|<\d+>) ){0,2}?characters?)(?=[.,]|$| and\b)(?! and (?:an?|one|1)\b)"
)
"""A character of which nothing says whose it is, nor where."""

_NO_TURN: Final = re.compile(r"\((?:Main|Battle|Any(?: phase)?)\)", re.IGNORECASE)
_COLOUR: Final = "|".join(COLOURS)
_ROUND: Final = str.maketrans("[]", "()")
_WORDS: Final = (
    *_EACH,
    *COMPARED,
    *rewordings(
        (
            r"\b([Ss]wap|[Ee]xchange|[Tt]rade) ([^.,\"\[\]]{2,60}?) (?:with|for) one (?=(?:in|from) your\b)",
            r"swap \2 and a character ",
        ),
        (r"\b([Oo]n (?:attack|attacking)[,:]|[Ww]hen(?:ever)? attacking,)", "When this character attacks,"),
        (
            r"^(?:[Oo]n (?:a )?(?:win|winning|victory)[,:]|[Ww]hen(?:ever)? winning,)",
            "When this character wins a battle,",
        ),
        (
            r"^(?:[Oo]n (?:a )?(?:loss|losing|defeat)[,:]|[Ww]hen(?:ever)? losing,)",
            "When this character loses a battle,",
        ),
        (r"^(?:[Oo]n cover(?:ing)?[,:]|[Ww]hen(?:ever)? covering,)", "When this character covers,"),
        (r"^[Ww]hen(?:ever)? attacked,", "When this character is attacked,"),
        (r"^ETB[,:]", "When this character comes into play,"),
        (r"\b([Cc]har)(?=s?\b)", r"\1acter"),
        (r"\b(into play) rested\b", r"\1 resting"),
        (r"\b(wins|loses) against (?=an?\b)", r"\1 a battle against "),
        (
            r"\b([Ii]f (?:it|this character)) has AP (?=\d+ or (?:less|lower)\b)",
            r"\1 is a character with AP ",
        ),
        (r"\b(?:defeats|beats) (an? [^.,\"]{3,40}?)(?: in (?:a |its )?battle)?(?=,)", r"wins a battle against \1"),
        (r"\bagainst your opponent's (?=(?:main|support) character\b)", "against a "),
        (r"\b[Ww]hen an? opponent's character attacks this character,", "When this character is attacked,"),
        (r"\b([Ww]hen this (?:card|character)) readies(?=,)", r"\1 becomes Active"),
        (r"\b[Rr]eady ((?:all|one|two|up to) [^.,\"]{3,60}?)(?=[.,]|$| and\b)", r"set \1 to Active"),
        (r"(^|[.:,\]] )[Mm]ain (?=gets?\b|levels\b)", r"\1your main character "),
        (r"(^|[.:,\]] )[Mm]ain (?=[+-]\d)", r"\1your main character gets "),
        (r"(^|[.:,\]] )[Ll]evel up(?=[.,]|$)", r"\1your main character levels up"),
        (r"(?i)\b(?:sacrifice|sac) (?:a|1|one) (?=support\b|character\b)", "put one of your "),
        (r"(?i)\b(put one of your (?:support|character))s?(?= ?[:\]])", r"\1s into the discard pile"),
        (r"\bsupport(s?)\b(?! characters?\b| ?\))", r"support character\1"),
        (r"\b([Yy]our(?: opponent's)?) main character's level is (?:greater|higher)\b", r"\1 level is higher"),
        (
            r"\b(?:On (?:play|deploy|entering)[,:]|When (?:played|deployed|put into play|entering play),)",
            "When this character comes into play,",
        ),
        (
            rf"\b([Tt])his (?={THIS_DOES}\b)",
            r"\1his character ",
        ),
        (r"^[Gg](?:ets?|ains?) (?=(?:an )?(?:additional )?[+-])", "This character gets "),
        (r"^(?=[+-]\d)", "This character gets "),
        (
            (
                r"\b([Tt])his (?:card|unit|character card)(?='s| gets?| cannot| attacks?| covers?| wins?| loses?| "
                r"rests?| comes| enters)"
            ),
            r"\1his character",
        ),
        (r"\b(enters|is put into|is played(?: into)?|comes? (?:in|on)to) (?:play|the field)\b", "comes into play"),
        (r"\b(?:discard zone|discard area|trash|drop zone|graveyard)\b", "discard pile"),
        (r"\bis put into (?:the|your) discard pile from (?:play|the field)\b", "is put into the discard pile"),
        (r"\b([Ww]hen|[Ii]f) you level (?=up\b|down\b)", r"\1 your main character levels "),
        (r"\b([Ww]hen|[Ii]f) (your opponent) levels (?=up\b|down\b)", r"\1 \2's main character levels "),
        (r"\b([Yy]our(?: opponent's)?) Main (?=levels\b|gets?\b|attacks\b|wins\b|loses\b)", r"\1 main character "),
        (r"\bis (?:defeated|beaten)(?: in battle)?(?=,| by\b)", "loses a battle"),
        (r"\b(wins|loses) (?:in|the|its) battle\b", r"\1 a battle"),
        (r"\bcombi[- ]attacks\b", "combi attacks"),
        (r"\b([Ww]hen [^.,\"]{3,40}?) (?:becomes|is) rest(?:ed|ing)(?=,)", r"\1 rests"),
        (r"\b([Ww]hen [^.,\"]{3,40}?) gets attacked(?=,)", r"\1 is attacked"),
        (r"\b([Ww]hen this character) is covered(?=,)", r"\1's attack is covered"),
        (r"\b[Mm]ill (?:1|one)(?=[.,]|$)", "put the top card of your deck into the discard pile"),
        (
            r"\b[Mm]ill (\d|two|three|four|five)(?: cards)?(?=[.,]|$)",
            r"put the top \1 cards of your deck into the discard pile",
        ),
        (r"^((?:(?!\bopponent's)[^\"])*?)(?<!is put )(?<!are put )\binto your (?=discard pile\b)", r"\1into the "),
        (r"\bsupport (characters? (?:in|from) (?:your|the) (?:discard pile|hand|deck)\b)", r"\1"),
        (r"\b([Ii]f) you are level (\d)(?=,| and\b)", r"\1 your level is exactly \2"),
        (r"\b([Ii]f) you are level (\d) or (?:more|higher|above)\b", r"\1 your level is \2 or more"),
        (
            r"\b([Yy]our opponent) rests (one|two|\d) of their ((?:\w+ )?characters)(?=[.,]|$)",
            r"\1 chooses \2 of your opponent's \3, and rest it",
        ),
        (
            (
                r"\b([Yy]our opponent) returns (one|two|\d) of their ((?:\w+ )?characters) "
                r"to (?:(?:their|the) )?hand\b"
            ),
            r"\1 chooses \2 of your opponent's \3, and put it into your opponent's hand",
        ),
        (
            (
                r"\b([Yy]our opponent) puts (one|two|\d) of their ((?:\w+ )?characters) "
                r"into (?:the|their) discard pile(?=[.,]|$)"
            ),
            r"\1 chooses \2 of your opponent's \3, and put it into the discard pile",
        ),
        (r"\b([Tt]his (?:card|character)) enters(?=[,.])", r"\1 comes into play"),
        (r"\b([Tt]his (?:card|character)) costs (\d) less(?: turns?)?(?: to play)?\b", r"\1 gets turn cost -\2"),
        (r"\b([Tt]his (?:card|character)) costs (\d) more(?: turns?)?(?: to play)?\b", r"\1 gets turn cost +\2"),
        (r"\b[Yy]our opponent discards their hand\b", "put all cards in your opponent's hand into the discard pile"),
        (r"\b(comes into play from) your (?=hand\b|deck\b|discard pile\b|level zone\b)", r"\1 the "),
        (r"\b(?:participates|takes part|joins) in a combi[- ]attack\b", "combi attacks"),
        (r"(?i)\bis set (?:to )?active\b", "becomes Active"),
        (r"(?i)\b(set [^.,\"]{2,60}?) (?:to )?active(?=[.,)]|$| and\b| if\b)", r"\1 to Active"),
        (r"\b(?<!the )(?<!The )(attacking|covering) (character)(s?)\b(?! get)", r"\2\3 that are \1"),
        (
            r"\b([Yy]our(?: opponent's)?) (attacking|covering) characters (?=get\b)",
            r"all of \1 characters that are \2 ",
        ),
        (r"(?i)\b(this character|it) is (resting|active)(?=[.,]| and\b)", r"\1 is a \2 character"),
        (r"\b(opponent's |your |other |all |two |three |\d )supports\b", r"\1support characters"),
        (r"\b[Dd]iscard your hand\b", "put all cards in your hand into the discard pile"),
        (r"\b[Yy]our opponent reveals (?:their|his|her) hand\b", "reveal all cards in your opponent's hand"),
        (r"\b(uses?) an? event card\b", r"\1 an event"),
        *discards_at_random("put", " into the discard pile"),
        (r"\bsearch your deck for an? ", "search your deck for up to one "),
        (rf"\b([Ii]f it)(?:'s| is) ({_COLOUR})(?=,| and\b)", r"\1 is a \2 card"),
        (r"\b(you have [^.,]{1,60}?characters?) in play(?=[,.])", r"\1"),
        (r"^(\[[^\[\]]+\]): ?", r"\1 "),
        (r"(?i)^((?:rest|discard|put) [^.:\[\]\"]{3,60}): ?", r"[\1] "),
        (
            r"\b(?:[Dd]estroy|[Rr]etire|[Kk]ill|[Dd]rop|[Ss]acrifice) ([^.,\"\[\]]{2,80}?)(?=[.,\])]|$| and\b)",
            r"put \1 into the discard pile",
        ),
        (r"\bwould be (?:destroyed|killed|retired|discarded from play)(?=,)", "would be put into the discard pile"),
        (
            r"\bwould (?:go to|be sent to|be put in) (?:the|your|its owner's) (?=discard pile,)",
            "would be put into the ",
        ),
        (
            r"\bwould (?:go|be returned|return|be put into) (?:to )?(?:the|your|its owner's) (?=hand,)",
            "would be put into the ",
        ),
        (r"^[Ii]f (?=[^.,\"]*\bwould\b[^.\"]*\binstead\b)", "When "),
        (r"\b(characters?) is (?:destroyed|killed|retired)\b", r"\1 is put into the discard pile"),
        (r"\bdiscard (it|them|that card|that character)(?=[.,]|$)", r"put \1 into the discard pile"),
        (r"\b([Ll])evel up your main character\b", "your main character levels up"),
        (
            r"\b([Cc])hoose (?:an?|one|1) ((?:\w+ )?(?:support|main) character) of your opponent\b",
            r"\1hoose one of your opponent's \2s",
        ),
        (r"^(When this character [^.,\"]{3,40}, )(?=[+-]\d{3})", r"\1it gets "),
    ),
)


def _begins(line: str) -> bool:
    return _SKILL.match(reworded(line, _BARE)) is not None


def _spelt(line: str) -> str:
    line = reworded(line, _BARE)
    if _SKILL.match(line) is None or _INSTEAD.match(line) is not None:
        line = _INSTEAD.sub("Cont: ", line)
    skill = _SKILL.match(line)
    if skill is None and waits(waiting := _AUTO.sub("", line)):
        line = f"Start: {waiting}"
        skill = _SKILL.match(line)
    if skill is None and is_always_so(line):
        line = f"Cont: {line}"
        skill = _SKILL.match(line)
    if skill is None:
        return line
    if (who := _WHO_DOES.search(line)) is not None:
        raise CardTextError(
            f'it does not say who does it: write "{who[1]}s", or a sentence of its own', line, who.start(1)
        )
    kind = "Cont" if skill["kind"].lower() == "continuous" else skill["kind"].capitalize()
    kind = "Level Burst" if kind in ("Level burst", "Lb") else kind
    behind, once = without_once(refuse_next_turn(line)[skill.end() :])
    behind, first = without_first_time(behind)
    once = once or first or _ONCE.search(skill["tags"]) is not None
    limited = kind != "Use" and once  # a Use skill is used once a turn anyway (2.7)
    if limited and kind != "Start":
        raise CardTextError('only a Start skill says how often it may be used: "Start [1/turn]: When ..."', line)
    if kind == "Cont":
        refuse_an_end(behind, line)
    tags = reworded(_ONCE_TAG.sub("", skill["tags"].translate(_ROUND)), _TAGS)
    behind = reworded(behind, _SEEN_HANDS)
    said = as_the_language_says_it(
        done_by_other(answered_by_other(may_do_other(may_do_each(may_do_instead(behind))))), _WORDS, _AMOUNTS
    )
    if kind == "Use" and _NO_TURN.search(tags):
        raise CardTextError(
            'it does not say in whose turn: write as "Use (Main/Your turn)", or with "Opponent\'s turn", "Either turn"',
            line,
        )
    if (anyones := _ANYONES.search(said)) is not None:
        raise CardTextError(
            'it does not say whose: write "one of your characters" or "one of your opponent\'s characters"',
            said,
            anyones.start(1),
        )
    stop = "" if said.endswith((".", '"')) else "."
    if limited:
        level, often = tags.find("(Lv"), "[first time each turn]" if first else "[1/turn]"
        tags = f"{tags} {often}" if level < 0 else f"{tags[:level].rstrip()} {often} {tags[level:]}"
    return f"{kind}{tags}: {said}{stop}"


@cache
def reader() -> PrintReader:
    """The reader of typed Level Neo cards."""
    return PrintReader(
        Dialect(language().vocabulary, lambda text: typed_lines(text, _begins, _spelt), name="level_neo_prints"),
        language(),
    )


PRINTS: Final[Prints] = typed_prints(
    reader, read_cards, "this character", other_texts=MappingProxyType({"level_burst": "Level Burst: "})
)
"""What importing asks of this game."""
