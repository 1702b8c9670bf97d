"""Records on disk: read with clear words when something is wrong, written so that nothing is ever half written."""

import gzip
import os
from pathlib import Path

from caravela.core.record import FORMAT, LARGEST, Record, parse
from caravela.core.refused import Refused


def read_record(path: Path) -> Record:
    """A record from a text file, or from one packed with gzip."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if raw[:2] == b"\x1f\x8b":
            with gzip.open(path, "rb") as packed:
                raw = packed.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise Refused("record-too-large", limit=LARGEST)
        return parse(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Refused("record-not-one", format=FORMAT) from None
    except (OSError, EOFError) as error:
        raise Refused("file-unreadable", file=str(path), error=str(error)) from None


def write_text(path: Path, text: str) -> None:
    """The whole file or the old one, never a part of it."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Refused("file-unwritable", file=str(path), error=str(error)) from None
