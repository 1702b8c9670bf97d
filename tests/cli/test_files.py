"""Records and campaigns on disk: whole or not at all, whatever happens while they are written."""

import errno
import gzip
import os
import stat
from pathlib import Path

import pytest

from caravela.cli.files import read_campaign_file, read_record, read_text, write_text
from caravela.core.record import LARGEST
from caravela.core.refused import Refused
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.table.campaign import FORMAT, LARGEST_CAMPAIGN
from caravela.table.play import Play
from tests.cli.test_campaign import story

OLD, NEW = "old\n" * 1000, "new\n" * 2000


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
def test_when_writing_fails_the_old_file_is_there_and_nothing_else(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    write_text(file, OLD)

    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, step, full)
    with pytest.raises(Refused) as refused:
        write_text(file, NEW)
    assert refused.value.message == "file-unwritable" and refused.value.about["file"] == str(file)
    assert refused.value.about["error"] == os.strerror(errno.ENOSPC)
    assert file.read_text() == OLD and left_in(tmp_path) == ["game.txt"]
    monkeypatch.undo()
    write_text(file, NEW)
    assert file.read_text() == NEW and left_in(tmp_path) == ["game.txt"]


def test_a_campaign_whose_writing_is_broken_off_is_still_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl+C, or the disk is full, between the first byte and the last."""
    campaign = story(1)
    assert campaign.following is not None
    play = Play.begin(MARACAIBO, campaign.following, campaign.players, b"seed")
    file = tmp_path / "story.txt"
    write_text(file, campaign.text())
    before = file.read_bytes()

    def broken_off(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", broken_off)
    with pytest.raises(KeyboardInterrupt):
        write_text(file, campaign.text(play.record))
    assert file.read_bytes() == before and left_in(tmp_path) == ["story.txt"]
    assert len(read_campaign_file(file).records) == len(campaign.records)


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    write_text(file, OLD)
    usual = stat.S_IMODE(file.stat().st_mode)
    beside = tmp_path / "other.txt"
    beside.write_text("x")
    assert usual == stat.S_IMODE(beside.stat().st_mode)  # what everything else gets
    link.symlink_to(file)
    for mode in (0o600, 0o640, 0o664):
        file.chmod(mode)
        write_text(link, NEW)
        assert stat.S_IMODE(file.stat().st_mode) == mode and link.is_symlink() and file.read_text() == NEW


@pytest.mark.skipif(os.name != "posix", reason="there are no such files elsewhere")
def test_what_is_no_plain_file_is_never_replaced(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder, tmp_path / "nowhere" / "game.txt"):
        with pytest.raises(Refused) as refused:
            write_text(path, NEW)
        assert refused.value.message == "file-unwritable"
    assert left_in(tmp_path) == ["folder", "pipe"] and stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_packed_file_stays_packed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt.gz"
    file.write_bytes(gzip.compress(OLD.encode()))
    write_text(file, NEW)
    assert gzip.decompress(file.read_bytes()).decode() == NEW


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    """Also when it is packed and small on disk."""
    file = tmp_path / "game.txt"
    file.write_bytes(gzip.compress(b"\n" * (LARGEST_CAMPAIGN + 10)))
    assert file.stat().st_size < 100_000
    for read in (read_record, read_campaign_file):
        with pytest.raises(Refused) as refused:
            read(file)
        assert refused.value.message == "record-too-large"
    assert read_text(file, LARGEST_CAMPAIGN + 10, FORMAT)
    file.write_bytes(b"\n" * (LARGEST + 1))
    with pytest.raises(Refused) as refused:
        read_record(file)
    assert refused.value.message == "record-too-large" and refused.value.about["limit"] == LARGEST
