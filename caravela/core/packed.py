"""Packed integer arrays: librt's `vec` when compiled, ordinary lists when not.

mypyc reads the first branch and works on machine integers. Plain Python takes the second: there a list is quicker than
a `vec`, and nothing needs installing. `a[:n]` copies either. Numbers for those who read memory as it is go through a
`BytesWriter`. This module itself is never compiled.

`mypyc_attr(allow_interpreted_subclasses=True)` stands on what a game derives from, so that one in plain Python can, too.
"""

import struct
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.strings import write_f32_le as write_f32_le
    from librt.strings import write_i64_le as write_i64_le
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**said: bool) -> Any:
        return lambda of: of

    class vec:
        def __class_getitem__(cls, item: Any) -> Any:
            return list

    def append(values: list[int], value: int) -> list[int]:
        values.append(value)
        return values

    class BytesWriter:
        def __init__(self) -> None:
            self.written = bytearray()

        def getvalue(self) -> bytes:
            return bytes(self.written)

    def write_i64_le(writer: BytesWriter, n: int) -> None:
        writer.written += n.to_bytes(8, "little", signed=True)

    def write_f32_le(writer: BytesWriter, n: float) -> None:
        writer.written += struct.pack("<f", n)
