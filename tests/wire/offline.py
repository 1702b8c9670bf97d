"""What is read without a server: records, campaigns, component tables and the command line. Only a Refused is an answer."""

import contextlib
import io
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from caravela.cli.main import main
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import GAMES, find_game
from caravela.table.checking import check
from caravela.text import LANGUAGES, Speaker
from tests.wire.grammar import (
    campaign_known,
    campaign_text,
    command_words,
    component_texts,
    record_text,
    records_known,
)

SLOW = 1.0  # seconds of the processor that nothing may take
OFFLINE = ("records", "campaigns", "tables", "commands")


class Offline:
    """One way in. An input follows from its number; `try_out` says what is wrong with how it was met, or nothing."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.known: Any = {"records": records_known, "campaigns": campaign_known}.get(kind, dict)()
        self.folder = Path(tempfile.mkdtemp(prefix="caravela-wire-"))
        if kind == "commands":
            for name, text in {**records_known(), "campaign": campaign_known(), "empty": "", "strange": "\x00"}.items():
                (self.folder / f"{name}.txt").write_text(text, encoding="utf-8")
            self.files = [str(file) for file in sorted(self.folder.iterdir())] + [str(self.folder), "/dev/null", "-"]

    def make(self, luck: Random) -> Any:
        if self.kind == "records":
            return record_text(luck, self.known)
        if self.kind == "campaigns":
            return campaign_text(luck, self.known)
        if self.kind == "tables":
            return list(component_texts(luck))
        return command_words(luck, self.files, list(GAMES))

    def try_out(self, given: Any) -> str:
        problem, took = self._once(given)
        if not problem and took > SLOW:
            problem, again = self._once(given)  # somebody else may have used the processor's memory
            if not problem and again > SLOW:
                return f"took {again:.1f} s"
        return problem

    def _once(self, given: Any) -> tuple[str, float]:
        began = time.process_time()
        try:
            self._meet(given)
        except Refused as refused:
            said = Speaker(LANGUAGES[0]).refusal(refused)
            if not said or said == refused.message:
                return f"{refused.message} says nothing", 0.0
        except Exception:
            return traceback.format_exc(), 0.0
        return "", time.process_time() - began

    def _meet(self, given: Any) -> None:
        if self.kind == "records":
            check("record", given)
        elif self.kind == "campaigns":
            check("campaign", given)
        elif self.kind == "tables":
            find_game(given[0]).box(Tables(given[1]))
        else:
            self._command(given)

    def _command(self, words: list[str]) -> None:
        """In a folder of its own, where nobody types anything."""
        out, err, before = io.StringIO(), io.StringIO(), os.getcwd()
        within = {"XDG_DATA_HOME": str(self.folder), "HOME": str(self.folder)}
        os.chdir(self.folder)
        try:
            with (
                mock.patch.dict(os.environ, within),
                mock.patch.object(sys, "stdin", io.StringIO("")),
                contextlib.redirect_stdout(out),
                contextlib.redirect_stderr(err),
            ):
                try:
                    code: Any = main(words)
                except SystemExit as left:  # --help and --version
                    code = left.code
        finally:
            os.chdir(before)
        if code not in (0, 2, None):
            raise AssertionError(f"left with {code}: {err.getvalue()}")
        if code == 2 and not err.getvalue().strip():
            raise AssertionError("nothing was said")
        if "Traceback" in out.getvalue() + err.getvalue():
            raise AssertionError(out.getvalue() + err.getvalue())
