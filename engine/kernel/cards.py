"""Cards in a match, and the characteristics that cards have, by name. `CardDefinition` is what is printed on them."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, NewType, Protocol, TypeVar, cast, overload

Card = NewType("Card", int)
"""A card in a match: its row in the columns of the match's `State`. Never shown to anybody; views carry opaque ids."""

T = TypeVar("T")


class Characteristic(str, Generic[T]):
    """The name of a characteristic, which tells the type checker what its value is. At run time it is just the name."""

    __slots__ = ()


def characteristic(name: str) -> Characteristic[Any]:
    """Declare a characteristic: `POWER: Final[Characteristic[int]] = characteristic("power")`.

    What comes back is the plain string, which is found faster in a dictionary than one of a class of its own.
    """
    return cast("Characteristic[Any]", name)


NAMES: Final[Characteristic[frozenset[str]]] = characteristic("names")
CANNOT: Final[Characteristic[frozenset[str]]] = characteristic("cannot")
"""What a card cannot do, or what cannot be done with it: "attack", "be chosen by opponent"."""

PLAYERS: Final = (Card(-1), Card(-2))
"""What stands for the players, by seat, where effects in force name the cards that they change."""


class Values(Protocol):
    """The characteristics of a card by name: ints, strings, frozensets, tuples or None. A dictionary that one reads."""

    @overload
    def __getitem__(self, key: Characteristic[T], /) -> T: ...
    @overload
    def __getitem__(self, key: str, /) -> Any: ...

    def get(self, key: str, default: Any = None, /) -> Any:
        """The characteristic, or `default` for a card that has none of this name."""
        ...

    def __contains__(self, key: object, /) -> bool: ...
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def keys(self) -> KeysView[str]:
        """The names."""
        ...

    def items(self) -> ItemsView[str, Any]:
        """Names and values."""
        ...

    def copy(self) -> dict[str, Any]:
        """The same characteristics, to be changed."""
        ...


def values_of(values: Mapping[str, Any]) -> Values:
    """A copy of these characteristics that cannot be changed."""
    return cast("Values", MappingProxyType(dict(values)))
