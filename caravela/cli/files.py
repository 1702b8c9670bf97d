"""Records and campaigns on disk: read with clear words when something is wrong, written so that nothing is ever half written."""

import contextlib
import errno
import gzip
import os
import secrets
import stat
import zlib
from pathlib import Path

from caravela.core.record import FORMAT, LARGEST, Record, parse
from caravela.core.refused import Refused
from caravela.games import GAMES
from caravela.table.campaign import FORMAT as CAMPAIGN
from caravela.table.campaign import LARGEST_CAMPAIGN, Campaign, read_campaign

PACKED = b"\x1f\x8b"


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error) or type(error).__name__


def read_text(path: Path, largest: int, kind: str) -> str:
    """A text file, or one packed with gzip, that must begin with the line of its kind."""
    try:
        with path.open("rb") as file:
            raw = file.read(largest + 1)
        if raw[:2] == PACKED:
            with gzip.open(path, "rb") as packed:
                raw = packed.read(largest + 1)
        if len(raw) > largest:
            raise Refused("record-too-large", limit=largest)
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("campaign-format" if kind == CAMPAIGN else "record-not-one", format=kind) from None
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise Refused("file-unreadable", file=str(path), error=reason(error)) from None


def read_record(path: Path) -> Record:
    text = read_text(path, LARGEST, FORMAT)
    if is_campaign(text):
        raise Refused("campaign-file", file=str(path))
    return parse(text)


def read_records(path: Path) -> list[Record]:
    """The record in a file, or those of all games of the campaign in it."""
    text = read_text(path, LARGEST_CAMPAIGN, FORMAT)
    if not is_campaign(text):
        return [parse(text)]
    campaign = read_campaign(text, GAMES)
    if not campaign.records:
        raise Refused("campaign-empty")
    return campaign.records


def is_campaign(text: str) -> bool:
    return text.partition("\n")[0].rstrip() == CAMPAIGN


def read_campaign_file(path: Path) -> Campaign:
    return read_campaign(read_text(path, LARGEST_CAMPAIGN, CAMPAIGN), GAMES)


def exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError) as error:
        raise Refused("file-unwritable", file=str(path), error=reason(error)) from None


def write_text(path: Path, text: str) -> None:
    """The whole file or the old one, never a part of it; a packed file stays packed, a link goes on pointing to its file.

    What is new is written beside it, reaches the disk, and takes its place in one step. Who may read the file stays as it was.
    """
    try:
        target = path.resolve()
        raw = text.encode("utf-8")
        mode = None
        if target.exists():
            if not target.is_file():
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))  # a folder, or a device, is never replaced
            mode = stat.S_IMODE(target.stat().st_mode)
            with target.open("rb") as file:
                raw = gzip.compress(raw, 9, mtime=0) if file.read(2) == PACKED else raw
        beside = target.parent / f".caravela.{secrets.token_hex(8)}.part"
        try:
            with open(beside, "xb") as file:
                file.write(raw)
                file.flush()
                if mode is not None:
                    os.chmod(beside, mode)
                os.fsync(file.fileno())
            os.replace(beside, target)
        finally:
            beside.unlink(missing_ok=True)
        settle(target.parent)
    except (OSError, ValueError) as error:
        raise Refused("file-unwritable", file=str(path), error=reason(error)) from None


def settle(folder: Path) -> None:
    """That a file has taken another's place has to reach the disk as well, where folders can be told so."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            entry = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(entry)
            finally:
                os.close(entry)
