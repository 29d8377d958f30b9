"""Letters that none of our fonts has, and what is written in their place: a name that lacks letters is another name."""

# ruff: noqa: RUF001

from __future__ import annotations

from typing import Final

# Letters of Ukrainian, Belarusian, Serbian, Macedonian and Kazakh, a German capital, and kanji of Japanese names.
STAND_INS: Final = {
    "Є": "Е", "є": "е", "І": "I", "і": "i", "Ї": "Ï", "ї": "ï", "Ґ": "Г", "ґ": "г", "Ў": "У", "ў": "у",
    "Ђ": "Ħ", "ђ": "ħ", "Ћ": "Ħ", "ћ": "ħ", "Ј": "J", "ј": "j", "Љ": "Ль", "љ": "ль", "Њ": "Нь", "њ": "нь",
    "Џ": "Ц", "џ": "ц", "Ѕ": "S", "ѕ": "s", "Ә": "Ə", "ә": "ə", "Ғ": "Г", "ғ": "г", "Қ": "К", "қ": "к",
    "Ң": "Н", "ң": "н", "Ө": "О", "ө": "о", "Ұ": "Y", "ұ": "y", "Ү": "Y", "ү": "y", "Һ": "H", "һ": "h",
    "ẞ": "ß", "髙": "高", "﨑": "崎",
}  # fmt: skip
