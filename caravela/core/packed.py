"""Packed integer arrays: librt's `vec` when compiled, ordinary lists when not.

mypyc reads the first branch and works on machine integers. Plain Python takes the second: there a list is quicker than
a `vec`, and nothing needs installing. `a[:n]` copies either. This module itself is never compiled.

`mypyc_attr(allow_interpreted_subclasses=True)` stands on what a game derives from, so that one in plain Python can, too.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
