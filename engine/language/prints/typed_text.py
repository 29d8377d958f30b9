"""How people type card texts anywhere: marks of chat programs, amounts with commas, sentences broken over lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.language.errors import CardTextError
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.typography import limits

_PICTURE: Final = "\u2300-\u23ff\u2600-\u26ff\u2700-\u2775\u2b00-\u2bff\U0001f300-\U0001faff"
_MARKS: Final = rewordings(
    (r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0f\ufeff]", ""),
    (r"\*\*|__|`", ""),  # not "~~": what is struck out is not said
    (r"(?m)^> ?(?=\S)", ""),
    (r"(?m)^\* +(?=\S)", "\N{BULLET} "),
    (rf"(?m)^(?:[{_PICTURE}] ?){{1,8}}(?=[A-Z\[(])", ""),
    (rf"(?m)(?<![\d ]) ?[{_PICTURE}]{{1,8}}$", ""),  # behind an amount it says of what
    (r"(?<![\w.,])([+-]?\d{1,3}),(\d{3})(?![\d,])", r"\1\2"),
    (r"(?i)(?<![\w.,])([+-]?\d{1,3})k\b", r"\g<1>000"),
    (r"(\"\[?(?:AUTO|ACT|CONT|Cont|Start)\b[^\"\n]*[^\".!)\s])(?=\")", r"\1."),
)
"""Bold and quoted text of chat programs, pictures around a line, thousands, and the stop of a quoted ability."""

_DONE: Final = (
    r"(?:put|add|draw|rest|stand|set|return|drop|stock|discard|reveal|shuffle|choose|search|look|move|deploy|destroy|purge"
    r"|this (?:character|member) gets?|(?:it|they) (?:gets?|cannot))"
)
_IF: Final = r"\b([Ii]f [^.,\"\[\]]{3,80}, "
_NO_CHOICE: Final = r"(?:(?!\b(?:may|up to)\b)[^.\"\[\]]){3,160}?)"
_WHAT: Final = r"[^.,\"\[\]]{2,80}"
_NOT: Final = r"(?:don't|do not|doesn't|does not)(?: have (?:one|it|any|that))?"
_BUT: Final = r"(?:\.|[,;]| and,?|, and) "
IF_NOT: Final = rewordings(
    (rf"\b([Ii]f you (?:have|control) {_WHAT}, {_NO_CHOICE}{_BUT}[Ii]f you {_NOT}, ", r"\1 but otherwise "),
    (
        (
            rf"\b([Ii]f your opponent (?:has|controls) {_WHAT}, (?![^.]*\bopponent (?!'s)){_NO_CHOICE}{_BUT}"
            rf"[Ii]f (?:they|your opponent|he|she) {_NOT}, "
        ),
        r"\1 but otherwise ",
    ),
    (
        (
            rf"\b([Ii]f (?:it|that card)(?: is|'s) [^.,\"\[\]]{{2,80}}, {_NO_CHOICE}{_BUT}"
            r"[Ii]f (?:it|that card)(?:'s not| isn't| is not), "
        ),
        r"\1 but otherwise ",
    ),
)
"""What is done in the other case: where nothing could be declined, "if you don't" is said of what one has."""

OTHERWISE: Final = (
    *rewordings((rf"{_IF}[^.\"\[\]]{{3,160}}?){_BUT}(?:[Oo]therwise|[Ii]f not),? ", r"\1 but otherwise ")),
    *IF_NOT,
)
"""What is done in the other case, however that is said."""

OF_THE_OPPONENT: Final = r"(?:(?!\b(?:your (?!opponent)|this\b))[^.\"]){3,80}?"
"""What is said behind "opponent's" without speaking of the reader's own cards."""

NOT_BOTH: Final = r"(?![^.]* (?:until|this turn|this battle)\b[^.]* (?:as long as|while)\b)"
"""No sentence that says twice how long: "until end of turn as long as you have no cards"."""

SENTENCES: Final = rewordings(
    (r"\b([Ii]t)'s\b", r"\1 is"),
    (r"\b([Dd]o|[Dd]oes|[Ii]s|[Aa]re)n't\b", r"\1 not"),
    (r"^(?:While|As long as) (?=you\b|your\b|this\b|it is\b|there\b)", "If "),
    (r"\b([Ww]hen)ever (?=this\b|your (?!opponent has\b)|an?\b|one\b|another\b)", r"\1 "),
    (r"\b([Aa])ll your (?=\w|<)", r"\1ll of your "),
    (r"\b([Bb])oth players (draw|discard)\b", r"each player \2s"),
    (
        r"\b([Ww]hen) (?:(?:one|any) of your other|another of your) ((?:\w+ |<\d+> )*?)(character|member)s?\b",
        r"\1 your other \2\3",
    ),
    (r"\b([Ww]hen) an? ((?:\w+ |<\d+> )*?)(character|member) of yours\b", r"\1 your \2\3"),
    (
        r"\b(?:another of your|another one of your) ((?:\w+ |<\d+> )*?)(character|member)s\b",
        r"one of your other \1\2s",
    ),
    (r"\b([Uu]ntil) the end of (?=your opponent's next turn\b)", r"\1 end of "),
    (
        rf"(\bopponent's {OF_THE_OPPONENT}) to (?:(?:their|his|her|its owner's|their owner's) )?hands?\b",
        r"\1 to your opponent's hand",
    ),
    (
        r"\b(you have) another ((?:\w+ |<\d+> ){0,3}?)(character|member)\b",
        r"\1 one or more other \2\3s",
    ),
    (r"\b([Pp]ut) ((?:up to )?)(?:one|1|a card) of them (?:in|into) (?=your hand\b)", r"\1 \2one of them into "),
    (r"\b([Pp]ut up to) one of them into\b", r"\1 one card from among them into"),
    (r"\b([Pp]ut) one of them into\b", r"\1 a card from among them into"),
    (r"\b(into your hand)(?:,? and|,) (?=the rest (?:on|into|in) )", r"\1, and put "),
    (r"(?<!from )\b(among them)(?= (?:to|into|in) your hand)", r"from \1"),
    (rf"(?i)(?<=[\w)]) and (?={_DONE}\b)", ", and "),
    (rf"(?<=\. )[Tt]hen,? (?=(?:{_DONE}|your opponent|each player|you may|if|for each)\b)", ""),
    (rf"(?i)(?<!\.),? then (?={_DONE}\b)", ", and "),
    (r"(?i)\buntil (?:the )?end of (?:the |this |that )?(battle|turn)\b", r"until end of \1"),
    (r"\b([Aa])dd ([^.,\[\]]{1,60}?) to (your|their) hand\b", r"put \2 into \3 hand"),
    (
        (
            r"(?i)\b(put (?:this \w+|it|them|that card|(?:an?|one|\d) cards?(?: from your [a-z ]{4,12})?)) in "
            r"(?=(?:your|their|the|its owner's) \w+)"
        ),
        r"\1 into ",
    ),
    (r"\b([Cc])an(?:'t| not)\b", r"\1annot"),
    (r"\b([Aa])t the start of\b", r"\1t the beginning of"),
    (rf"^([Aa]t the (?:beginning|end) of your (?:opponent's )?turn) (?={_DONE}\b)", r"\1, "),
    (r"\b([Yy]our opponent)s (?=(?:[\w-]+ ){0,2}(?:members?|characters?|cards?|effects?|hand|deck)\b)", r"\1's "),
    (r"\b([Ss])huffle(?=\.?$)", r"\1huffle your deck"),
    (r"\b([Ss])huffle (?:it|the deck)(?=[.,]|$)", r"\1huffle your deck"),
    (
        (
            r"(?i)(^|: |, )your ((?:opponent's )?(?:other )?(?:[\w<>-]+ ){0,3}?"
            r"(?:characters|members|rear-guards|units)(?: with [^.,\"]{3,40}?"
            r"| (?:behind|next to|in front of) (?:it|this member)| in the (?:front|back) row)? (?:gets?|cannot)\b)"
        ),
        r"\1all of your \2",
    ),
    (r"\bor (?:higher|above|greater)\b", "or more"),
    (r"\bor (?:lower|below|fewer)\b", "or less"),
    (r"\b([Ss]huffle (?!your deck)[^.,]{1,60}), and (?=put them on the (?:top|bottom) of\b)", r"\1 and "),
    (
        (
            rf"^{NOT_BOTH}([Tt]his (?:character|member) (?:gets|has|gains|cannot) [^.,\"]{{2,40}}?) "
            r"(?:as long as|while|if) ((?:you|your|this|there)\b[^.,\"]{5,80})\.?$"
        ),
        r"If \2, \1",
    ),
)
"""How sentences go on, how long something lasts and where cards go, in the words of the card language."""


WAITS: Final = re.compile(r"(?:When(?:ever)?|At the (?:beginning|start|end) of) [a-z]", re.IGNORECASE)
"""How an ability begins that waits for something, where its kind is not said."""

_IS_SO: Final = re.compile(
    r"(?:This|All|Your|Other)\b(?:(?!\b(?:until|may|choose|this turn|this battle|opponent (?!'s)|instead)\b)[^.\"])*?"
    r"\b(?:gets?|gains?|cannot|can't) [^.\"]{3,80}\.?",
    re.IGNORECASE,
)
_FOR_A_TIME: Final = re.compile(
    r"\b(?:until|this turn|this battle|instead|and (?:draw|discard|rest|stand))\b", re.IGNORECASE
)


def is_always_so(line: str) -> bool:
    """Whether a line without its kind is one sentence that gives something for no time: a continuous ability."""
    return _IS_SO.fullmatch(line) is not None and _FOR_A_TIME.search(line) is None


_NOTHING: Final = re.compile(
    r"[-.*\N{EN DASH}\N{EM DASH}\N{HORIZONTAL BAR}\N{FULLWIDTH HYPHEN-MINUS}]{1,3}"
    r"|[(\[]?(?:none|n/?a|nil|vanilla|(?:no|without) (?:text|effects?|abilit(?:y|ies)|skills?))[)\]]?\.?",
    re.IGNORECASE,
)


def says_nothing(text: str) -> bool:
    """Whether a text only says that its card has none."""
    return _NOTHING.fullmatch(text.strip()) is not None


_REMINDER: Final = re.compile(r" ?\((?=[A-Z][^()]* [^()]* )([^()]*)\)")


def without_remarks(line: str) -> str:
    """A line without whole sentences in parentheses, which remind of the rules."""
    return _REMINDER.sub(lambda found: found[0] if limits(found[1], line[: found.start()]) else "", line)


_UNREAD: Final = re.compile(r"\bunless\b", re.IGNORECASE)


def refuse_unless(line: str) -> str:
    """A line of a game that has no "unless". Raises `CardTextError` for one that has that word."""
    found = _UNREAD.search(line)
    if found is not None:
        raise CardTextError(
            '"unless" is not read: say when it is so, as in "If you have three or less cards in your hand, ..."',
            line,
            found.start(),
        )
    return line


_OTHERWISE: Final = re.compile(
    r"\b[Ii]f (?!you do\b)[^.\"\[\]]{3,160}\bmay\b[^.\"\[\]]{3,100}(?:\.|[,;]) ([Oo]therwise)\b"
)


def refuse_otherwise(line: str) -> str:
    """A line in which "otherwise" is clear. Raises `CardTextError` behind what one may do if something is so."""
    found = _OTHERWISE.search(line)
    if found is not None:
        problem = (
            'it does not say whether "otherwise" means those who may do this as well: write "If you do not, ...", '
            "or a sentence that says when the other thing is done"
        )
        raise CardTextError(problem, line, found.start(1))
    return line


_OTHERS_DO_NOT: Final = re.compile(
    r"\b[Ii]f (?:they|he|she|that player|(?:your|the) opponent) (?:do|does)(?:n't| not)(?=,)"
)
_OTHERS_DO: Final = re.compile(
    r"\b(?:your opponents?|they|he or she|he|she|(?:each|that) player|(?:both )?players|its owner)"
    r"(?! (?:has|have|had|controls?|do(?:es)?(?:n't| not) (?:have|control))\b|'s?\b| (?:do|does)(?:n't| not),)"
    r"|\b(?:the owner of|other player)\b",
    re.IGNORECASE,
)
_WAITED_FOR: Final = re.compile(r"\b(?:When(?:ever)?|At the) [^,]*,", re.IGNORECASE)


def refuse_what_others_leave(line: str) -> str:
    """A line in which "if they don't" asks what others do. Raises `CardTextError` where nothing says that they do.

    "If your opponent has five cards in hand, draw a card. If they don't, ..." is about what they have.
    """
    found = _OTHERS_DO_NOT.search(line)
    if found is not None and _OTHERS_DO.search(_WAITED_FOR.sub("", line[: found.start()])) is None:
        problem = f'nothing says before what {found[0].split()[1]} would do: write "otherwise", or say it in full'
        raise CardTextError(problem, line, found.start())
    return line


def amounts_of(*statistics: str) -> tuple[tuple[str, str], ...]:
    """Rewordings of amounts that stand before the statistic that they are of: "+500 AP" is "AP +500".

    Of what a great number is that stands alone is the first of them.
    """
    said = "|".join(statistics)
    return (
        (rf"(?i)\bgain(s?) (?=(?:an )?(?:additional )?(?:[+-]?\d|(?:{said})\b))", r"get\1 "),
        (r"(?i)\bhas (?=[+-]\d)", "gets "),
        (rf"(?i)\b(gets?|loses?|and) (?:an )?(?:additional )?([+-]?\d+) ?({said})\b", r"\1 \3 \2"),
        (rf"(?i)\b({said}) ?([+-]) ?(?=\d)", r"\1 \2"),
        (rf"(?i)\b(gets? (?:{said})) (?=\d)", r"\1 +"),
        (rf"(?i)\bloses? ({said}) (?=\d)", r"gets \1 -"),
        (r"\b(gets?) ([+-]\d{3,6})(?= until\b| for\b| while\b| if\b| and\b|[,.]|$)", rf"\1 {statistics[0]} \2"),
    )


_NEXT_TURN: Final = re.compile(r"\buntil (?:(?:the )?(?:beginning|start) of )?your next turn\b", re.IGNORECASE)


def refuse_next_turn(line: str) -> str:
    """A line of a game in which nothing lasts until a turn begins. Raises `CardTextError` for one that says so."""
    found = _NEXT_TURN.search(line)
    if found is not None:
        problem = (
            'nothing lasts until a turn begins: write "until end of turn" or "until end of your opponent\'s next turn"'
        )
        raise CardTextError(problem, line, found.start())
    return line


_LASTS: Final = re.compile(
    r"^(?:(?!\bwould\b)[^.\"\[])*\b(?:gets?|gains?|cannot|can't)\b[^.\"]*"
    r"\b(until (?:the )?(?:end|beginning|start) of|until your)\b[^.\"]*\.?$",
    re.IGNORECASE,
)
"""A sentence by itself that gives something for a time."""


def refuse_an_end(said: str, line: str) -> None:
    """Raise `CardTextError` where a continuous ability says how long it lasts: it waits for nothing to begin with."""
    found = _LASTS.match(said)
    if found is not None:
        problem = 'what is always so ends at no time: say when it begins, as "When ...", or leave out "until ..."'
        raise CardTextError(problem, line, max(0, line.find(found[1])))


_ONCE: Final = r"(?:(?:only )?once (?:per|a|each) turn|1 ?/ ?turn)"
_ABILITY: Final = r"(?:ability|skill|effect)"
_ONCE_SAID: Final = rewordings(
    (
        (
            rf"(?<=[.)]) (?:Can|May) (?:only )?be (?:used|activated|triggered) {_ONCE}\.?$"
            rf"|(?<=[.)]) This(?: {_ABILITY})? (?:can )?(?:only )?(?:triggers?|works?|happens?|activates?) "
            r"(?:only )?once (?:per|a|each) turn\.?$"
        ),
        "",
    ),
    (
        (
            rf"(?: ?[\[(]{_ONCE}\.?[\])]"
            rf"|(?<=[.)]) (?:Max(?:imum)? |Limit )?{_ONCE}"
            r"|(?<! to)(?<! than)(?<! name)(?<! least)(?<! most),? (?:only )?once (?:per|a|each) turn"
            rf"|(?<=[.)]) (?:This(?: {_ABILITY})? (?:can|may) (?:only )?be (?:used|activated)"
            rf"|(?:You (?:can|may) )?(?:only )?[Uu]se this(?: {_ABILITY})?(?: only)?) {_ONCE})\.?$"
        ),
        "",
    ),
    (r"(?<=\w), (?:only )?once (?:per|a|each) turn, ", ", "),
    (r"^(?:only )?once (?:per|a|each) turn(?:,|:) ?(?=when|at\b)", ""),
    (rf"^(\[[^\[\]]*\]|[^\[\]().:\"]{{3,60}}?),? ?[\[(]{_ONCE}[\])](?= ?[:,])", r"\1"),
    (rf"^(\[[^\[\]]*\]) ?[\[(]{_ONCE}[\])](?= )", r"\1"),
    flags=re.IGNORECASE,
)
"""How often an ability may be used: at its end, behind its "when", and behind its cost."""


def without_once(said: str) -> tuple[str, bool]:
    """What an ability says without "(once per turn)" behind its head, and whether that stands there."""
    rest = reworded(said, _ONCE_SAID)
    return rest, rest != said


_EACH_TURN: Final = r"(?:each|every|in each|in every|in a|per|during each|on each|of each) turn"
_HAPPENS: Final = r"((?:this|your?|an?|one|any|another|each) [^.,:\"]{3,80}?)"
_COST_FIRST: Final = r"^((?:\[[^\[\]]*\] ?)?)"
_FIRST_TIME: Final = rewordings(
    (
        rf"{_COST_FIRST}(?:{_EACH_TURN}, )?(?:the )?first time (?:that )?(?:when(?:ever)? )?{_HAPPENS} {_EACH_TURN}, ",
        r"\1When \2, ",
    ),
    (
        rf"{_COST_FIRST}(?:the )?first time {_EACH_TURN},? (?:that )?(?:when(?:ever)? )?{_HAPPENS}, ",
        r"\1When \2, ",
    ),
    (
        rf"{_COST_FIRST}{_EACH_TURN}, (?:the )?first time (?:that )?(?:when(?:ever)? )?{_HAPPENS}, ",
        r"\1When \2, ",
    ),
    (rf"{_COST_FIRST}when(?:ever)? {_HAPPENS} for the first time {_EACH_TURN}, ", r"\1When \2, "),
    (
        rf"{_COST_FIRST}(?:the )?first time {_HAPPENS} (?:during|on) (?:each of )?(your(?: opponent's)?) turns?, ",
        r"\1During \3 turn, when \2, ",
    ),
    flags=re.IGNORECASE,
)
"""What happens for the first time in a turn, for which an ability waits."""


def without_first_time(said: str) -> tuple[str, bool]:
    """What an ability says behind its head without "the first time each turn", and whether that stands there."""
    rest = reworded(said, _FIRST_TIME)
    return rest, rest != said


def waits(line: str) -> bool:
    """Whether a line without a head says when something is done: it is an ability that triggers."""
    return WAITS.match(without_first_time(line)[0]) is not None


OFFERS: Final = rewordings(
    (r"\bur\b", "your"),
    (r"\bUr\b", "Your"),
    (r"(?i)\b(?:your |the )?opp(?:o)?'?s (?=\w)", "your opponent's "),
    (r"(?i)\b(?:your |the )?opp(?:o)?\b", "your opponent"),
    (r"\b([Yy]our )opponent ?s' ", r"\1opponent's "),
    (r"\b[Uu] (?=may\b|can\b|have\b|control\b)", "you "),
    (r"\b(?:un)?til+ (?=(?:the )?end\b)", "until "),
    (r"\bw/(?= ?\w)(?!o\b) ?", "with "),
    (r"\b([Ww])hen ever\b", r"\1henever"),
    (
        (
            r"\b([Yy]ou) can "
            r"(?=(?:draw|choose|destroy|put|return|tap|untap|search|look|reveal|add|discard|call|retire|stand)\b)"
        ),
        r"\1 may ",
    ),
)
"""What may be done, and when, as many people type it."""

_WHAT_IS_DONE: Final = r"(?:draw|choose|you (?:may|can)|put|discard|destroy|your opponent (?:discards|draws))"
DRAWS: Final = rewordings(
    (r"\b([Dd])raw (?:1|one)(?=[.,](?!\d)| instead\b|$)", r"\1raw a card"),
    (r"\b([Dd])raw (\d|two|three|four|five)(?=[.,](?!\d)| instead\b|$)", r"\1raw \2 cards"),
    (rf"^([Ww]hen(?:ever)? [^.,\"]{{4,60}}?(?<!\byou)(?<!:)) (?={_WHAT_IS_DONE}\b)(?=[^,]*$)", r"\1, "),
)
"""How many cards are drawn, and the comma behind "when"."""


THEY_DO: Final = (
    r"(?:discards?|draws?|chooses?|can't|cannot|loses?|puts?|reveals?|rests?|retires?|drops?|taps?|destroys?|returns?|adds?|shuffles?"
    r"|sacrifices?|attacks?|has|would|casts)"
)
YOUR_OPPONENT: Final = rewordings(
    (r"\b(of|all|each of) opponents?'s? (?=\w)", r"\1 your opponent's "),
    (r"(?<=[,:.;] )[Oo]pponent's (?=\w)", "your opponent's "),
    (
        (
            r"\b([Aa]n|[Oo]ne|[Yy]our) opponents (?!(?:discard|draw|choose)s?\b)(?=(?:[\w<>-]+ ){0,2}?"
            r"(?:(?:rear-?|van)guard|unit|member|character|gate|creature|shield|spell|card|hand|deck|turn)s?\b)"
        ),
        r"\1 opponent's ",
    ),
    (
        rf"\b(and|then|if|unless|when|whenever|When|Whenever|from) opponent(?='s \w| {THEY_DO}\b)",
        r"\1 your opponent",
    ),
    (rf"(?<=[,:.;\]] )[Oo]pponent (?={THEY_DO}\b)", "your opponent "),
)
"""Whose opponent: the reader's, where nothing is said of that."""

OPPONENTS: Final = (
    *YOUR_OPPONENT,
    *rewordings(
        (
            (
                r"\b([Yy]our opponent (?:[a-z]+s|may [a-z]+) (?:(?:up to )?(?:one|two|\d)|all) of) "
                r"(?:his or her|his|her) (?=\w)"
            ),
            r"\1 their ",
        ),
        (
            (
                r"\b((?:up to )?(?:[123]|one|two|three)|all) opponents?'?s? "
                r"((?:[\w<>-]+ ){0,2}?(?:rear-guard|unit|member|character|gate))s?\b"
            ),
            r"\1 of your opponent's \2s",
        ),
        (
            (
                r"\b(?:an|one) (?:your )?opponent's "
                r"((?:[\w<>-]+ ){0,5}?(?:member|character|rear-guard|unit|gate|creature))\b"
            ),
            r"one of your opponent's \1s",
        ),
    ),
)
"""Whose opponent, and which of their cards."""

_CONTINUES: Final = re.compile(
    r"(?:,|\b(?:a|an|and|by|each|for|from|if|in|into|of|on|or|that|the|then|this|to|until|with|you|your))$"
)
"""How a line ends behind which its sentence goes on."""

_STOPPED: Final = re.compile(r"[.:;!?)\]\"]$")
_SENTENCE: Final = 4
"""How many words a line has at least whose sentence may go on with a small letter: keywords are shorter."""

_END: Final = 10  # how much of a line tells how it ends


_NAME: Final = re.compile(r"(?<=\bnamed )\"[^\"\n]{1,80}\"|\"(?=[A-Z0-9])[^\"\[\]:\n]{1,80}\"|<[^<>:\n]{1,80}>")
"""A name in quotation marks, not an ability; or a trait, a race, a clan in angle brackets."""

_HIDDEN: Final = re.compile("\ue000(\\d{1,4})\ue001|<(\\d{1,4})>")


def outside_names(text: str, change: Callable[[str], str]) -> str:
    """A text that was changed, but for names in quotation marks and traits, which may consist of any words."""
    names: list[str] = []

    def hide(name: re.Match[str]) -> str:
        names.append(name[0])
        number = len(names) - 1
        return f"<{number}>" if name[0][0] == "<" else f"\ue000{number}\ue001"

    def shown(said: str) -> str:
        return _HIDDEN.sub(lambda number: names[int(number[1] or number[2])], said)

    hidden = _NAME.sub(hide, text.replace("\ue000", "").replace("\ue001", ""))
    try:
        return shown(change(hidden))
    except CardTextError as error:
        before = len(shown(error.text[: error.position]))
        raise error.of(error.card, shown(error.text), before - error.position) from None


def as_printed(text: str) -> str:
    """A typed text without what is only decoration, and with its amounts in digits alone."""
    return reworded(text, _MARKS)


def with_whole_sentences(text: str, stands_alone: Callable[[str], bool]) -> str:
    """A text in which no sentence is broken over lines. ``stands_alone`` tells keywords, which go on with nothing."""
    found: list[str] = []
    for line in text.split("\n"):
        before = found[-1].rstrip() if found else ""
        end = before[-_END:]
        goes_on = _CONTINUES.search(end) is not None or (
            _STOPPED.search(end) is None and len(before.split()) >= _SENTENCE and line.strip()[:1].islower()
        )
        if goes_on and line.strip() and not stands_alone(line.strip()):
            found[-1] = f"{before} {line.strip()}"
        else:
            found.append(line)
    return "\n".join(found)
