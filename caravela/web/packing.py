"""Messages packed for the wire, each text once: whoever is told the same gets the same bytes.

A message is packed by itself, without what was sent before, so what comes out depends on the text alone. That leaves nothing to
remember for a line (zlib keeps 50 kB otherwise), and the threads that make scenes pack them, beside the event loop.
"""

import threading
import zlib
from collections import OrderedDict

LEVEL = 3  # of zlib: as small as level 1 with what was sent before, and quicker
LEAST = 512  # bytes from which on packing pays to be remembered
MOST = 4_000_000  # bytes of texts that are remembered: what is just being sent
END = b"\x00\x00\xff\xff"  # what a flush ends with, and the wire leaves out (RFC 7692)


class Packed:
    """What was packed lately; any thread may ask."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._known: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    def pack(self, text: bytes) -> bytes:
        known = self._known.get(text)
        if known is not None:
            return known
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        made = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
        made = made.removesuffix(END)
        if LEAST <= len(text) <= self._most:
            self._keep(text, made)
        return made

    def _keep(self, text: bytes, made: bytes) -> None:
        with self._lock:
            if text in self._known:
                return
            self._known[text] = made
            self._size += len(text)
            while self._size > self._most:
                self._size -= len(self._known.popitem(last=False)[0])


PACKED = Packed()
