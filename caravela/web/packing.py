"""Messages packed for the wire, each once: whoever is told the same gets the same bytes.

A message is packed by itself, without what was sent before, so what comes out depends on the text alone. That leaves nothing to
remember for a line (zlib keeps 50 kB otherwise), and the threads that make scenes pack them, beside the event loop.
"""

import zlib

try:
    from orjson import dumps as dumps
except ModuleNotFoundError:  # in a browser

    def dumps(message: object, /) -> bytes:  # type: ignore[misc]
        raise TypeError


LEVEL = 3  # of zlib: as small as level 1 with what was sent before, and quicker
END = b"\x00\x00\xff\xff"  # what a flush ends with, and the wire leaves out (RFC 7692)
AT_ONCE = "caravela.at_once"  # how a server calls its way past the queue, among the extensions of a line (ASGI)
HEAD = 0xC1  # of a frame with a whole text that is packed (RFC 6455)


class Told(str):
    """A text that is packed already."""

    __slots__ = ("packed",)
    packed: bytes

    @property
    def frame(self) -> bytes:
        """As it goes over the wire."""
        size = len(self.packed)
        if size < 126:
            return bytes((HEAD, size)) + self.packed
        if size < 1 << 16:
            return bytes((HEAD, 126)) + size.to_bytes(2, "big") + self.packed
        return bytes((HEAD, 127)) + size.to_bytes(8, "big") + self.packed


def packed(text: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)


def told(text: str) -> Told:
    """A text, packed."""
    found = Told(text)
    found.packed = packed(text.encode("utf-8", "surrogatepass")).removesuffix(END)
    return found


def told_together(head: bytes, tails: list[bytes]) -> list[Told]:
    """Texts that begin alike. What they begin with is packed once: what comes out of zlib can be put one behind the other."""
    begun = packed(head)
    made: dict[bytes, Told] = {}
    for tail in tails:
        if tail not in made:
            made[tail] = found = Told((head + tail).decode())
            found.packed = begun + packed(tail).removesuffix(END)
    return [made[tail] for tail in tails]
