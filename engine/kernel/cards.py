"""Cards: what is printed (`CardDefinition`) and a card in a match (`Card`, an index into the columns of a state)."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NewType, Protocol, TypeVar, cast, overload

if TYPE_CHECKING:
    from engine.kernel.abilities import Ability

Card = NewType("Card", int)
"""A card in a match: its row in the columns of the match's `State`. Never shown to anybody; views carry opaque ids."""

T = TypeVar("T")


class Characteristic(str, Generic[T]):
    """The name of a characteristic, which tells the type checker what its value is. At run time it is just the name."""

    __slots__ = ()


def characteristic(name: str) -> Characteristic[Any]:
    """Declare a characteristic: `POWER: Final[Characteristic[int]] = characteristic("power")`."""
    return name  # type: ignore[return-value]  # a plain string is found faster in a dictionary


NAMES: Final[Characteristic[frozenset[str]]] = characteristic("names")
CANNOT: Final[Characteristic[frozenset[str]]] = characteristic("cannot")
"""What a card cannot do, or what cannot be done with it: "attack", "be chosen by opponent"."""

LOST_ABILITIES: Final[Characteristic[frozenset[Ability]]] = characteristic("lost")
GAINED_ABILITIES: Final[Characteristic[tuple[Ability, ...]]] = characteristic("gained")


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


def values_of(values: Mapping[str, Any]) -> Values:
    """A copy of these characteristics that cannot be changed."""
    return cast("Values", MappingProxyType(dict(values)))


@dataclass(frozen=True, slots=True, eq=False)
class CardDefinition:
    """What is printed on a card. ``number`` identifies it in its game; ``values`` are its printed characteristics."""

    number: str
    name: str
    kind: str
    values: Values
    abilities: tuple[Ability, ...] = ()
    text: str = ""
    facts: Mapping[str, Any] = field(
        default_factory=lambda: MappingProxyType({})
    )  #: what has no meaning in the rules: set, era, colour
    side: str = ""  #: how the keys of its abilities begin, if it is a side of a card that has another; never "g", "t"

    def keyed_abilities(self) -> Iterator[tuple[str, Ability]]:
        """Its abilities, each with the key that tells it from all others of the card: "1", "2", "b1" on a back."""
        for number, ability in enumerate(self.abilities, 1):
            yield f"{self.side}{number}", ability

    def __repr__(self) -> str:
        return f"<{self.number} {self.name}>"
