"""What people say to each other at a table: phrases that everybody reads in their own language, or words of their own."""

from typing import Final

from caravela.core.refused import Refused
from caravela.table.store import Remark
from caravela.table.table import Table
from caravela.text import Speaker, plain
from caravela.web import protocol

LONGEST: Final = 200  # characters
PHRASES: Final = [
    "web-phrase-hello",
    "web-phrase-good-luck",
    "web-phrase-well-played",
    "web-phrase-thanks",
    "web-phrase-sorry",
    "web-phrase-thinking",
    "web-phrase-back-soon",
    "web-phrase-your-turn",
    "web-phrase-good-game",
    "web-phrase-again",
]


def check_allowed(table: Table, phrase: bool) -> None:
    """Refused where whoever made the table wants it otherwise."""
    talk = table.row.talk
    if talk == "none":
        raise Refused("talk-off")
    if talk == "phrases" and not phrase:
        raise Refused("talk-phrases")


def read_phrase(said: object) -> str:
    if not isinstance(said, str) or said not in PHRASES:
        raise Refused("web-unknown-message")
    return said


def read_text(said: object) -> str:
    """One line that can be shown anywhere."""
    if not isinstance(said, str):
        raise Refused("web-unknown-message")
    text = " ".join(plain(said).split())
    if len(text) > LONGEST:
        raise Refused("talk-long", most=LONGEST)
    if not text:
        raise Refused("talk-empty")
    return text


def told(remarks: list[Remark], speaker: Speaker, mine: list[int]) -> list[protocol.Remark]:
    return [
        {
            "number": remark.number,
            "seat": remark.seat,
            "name": speaker.player(remark.seat),
            "text": speaker.message(remark.text) if remark.phrase else remark.text,
            "at": remark.at,
            "mine": remark.seat in mine,
        }
        for remark in remarks
    ]
