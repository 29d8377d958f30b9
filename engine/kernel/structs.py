"""Structs: small immutable values with named fields, of which a match makes thousands a second."""

from __future__ import annotations

import msgspec


class Struct(msgspec.Struct, frozen=True, gc=False):
    """An immutable value whose fields have names; equal to another of its class with equal fields.

    It is made and read several times as fast as a named tuple; `msgspec.structs.replace` makes one that differs. What
    is taken apart by position, or compared with plain tuples, is a named tuple instead. The garbage collector does not
    look at structs, so they must not be parts of cycles: they point to nothing that could point back.

    Compiled modules drop the arguments of a class statement, so that structs have these from here. The type checker
    wants to read ``frozen=True`` in each class again.
    """
