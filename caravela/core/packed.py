"""Packed integer arrays: librt's `vec` when compiled, ordinary lists when not.

mypyc reads the first branch and works on machine integers. Plain Python takes the second: there a list is quicker than
a `vec`, and nothing needs installing. `a[:n]` copies either. This module itself is never compiled.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int

    class vec:
        def __class_getitem__(cls, item: Any) -> Any:
            return list

    def append(values: list[int], value: int) -> list[int]:
        values.append(value)
        return values
