"""What was agreed on at a table, in words: for those who are invited, who wait, and who wonder what is played."""

from caravela.games import find_face
from caravela.table.clock import Clock
from caravela.table.store import TableRow
from caravela.text import Speaker
from caravela.web.notify import clock_agreed
from caravela.web.protocol import Agreed


def terms(row: TableRow, language: str, speaker: Speaker | None = None) -> Agreed:
    """The edition, what differs from it, and the clock; said by somebody who speaks of the table, if there is one."""
    face = find_face(row.game)
    game, speaker = face.rules, speaker or face.speaker(language, agreed=row.agreed)
    usual = game.presets.get(row.preset) or game.presets[game.default_preset]
    differs = [o for o in game.setup_options if not o.carried and row.agreed.get(o.name, usual[o.name]) != usual[o.name]]
    clock = {key: value for key, value in row.clock.items() if key != "begun"} if row.clock is not None else None
    marked = [*(["web-rated"] if row.rated else []), *(["web-hints-allowed"] if row.hints else [])]
    return {
        "edition": speaker.name("preset", row.preset) if row.preset in game.presets else "",
        "options": [f"{speaker.name('option', o.name)}: {value_told(row.agreed[o.name], speaker)}" for o in differs]
        + [speaker.message(mark) for mark in marked],
        "clock": clock_agreed(speaker, Clock.read(clock)),
    }


def value_told(value: str, speaker: Speaker) -> str:
    """What an option is set to: one of its values, or several members."""
    return speaker.together([speaker.name(sort_of(one, speaker), one) for one in value.split("+")])


def sort_of(value: str, speaker: Speaker) -> str:
    """Of which sort a member of a choice is; a plain value is of none."""
    return next((sort for sort, things in speaker.sorts.items() if value in things), "value")
