"""Records on disk: read with clear words when something is wrong, written so that nothing is ever half written."""

import gzip
import os
import zlib
from pathlib import Path

from caravela.core.record import FORMAT, LARGEST, Record, parse
from caravela.core.refused import Refused

PACKED = b"\x1f\x8b"


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__


def read_record(path: Path) -> Record:
    """A record from a text file, or from one packed with gzip."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if raw[:2] == PACKED:
            with gzip.open(path, "rb") as packed:
                raw = packed.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise Refused("record-too-large", limit=LARGEST)
        return parse(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Refused("record-not-one", format=FORMAT) from None
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise Refused("file-unreadable", file=str(path), error=reason(error)) from None


def exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise Refused("file-unwritable", file=str(path), error=reason(error)) from None


def write_text(path: Path, text: str) -> None:
    """The whole file or the old one, never a part of it; a packed file stays packed, a link goes on pointing to its file."""
    try:
        target = path.resolve()
        raw = text.encode("utf-8")
        if target.is_file():
            with target.open("rb") as file:
                raw = gzip.compress(raw, 9, mtime=0) if file.read(2) == PACKED else raw
        beside = target.parent / f".caravela.{os.getpid()}.part"
        try:
            with beside.open("wb") as file:
                file.write(raw)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Refused("file-unwritable", file=str(path), error=reason(error)) from None
