"""What came of an arena, as one page that needs nothing beside it: ratings, seats, points, time, and what goes with winning."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from statistics import fmean

from caravela.core.refused import Refused
from caravela.games import find_face, title
from caravela.lab.arena import Standing, blocks_of, by_seat, standings
from caravela.lab.charts import Row, bar, histogram, point_chart, whisker
from caravela.lab.naming import GAP, Namer
from caravela.lab.playing import Line
from caravela.lab.ratings import ratings
from caravela.lab.results import key_of, said, shown
from caravela.lab.statistics import Interval, mean_interval
from caravela.lab.study import Fact, begun, came, study, taken
from caravela.text import Speaker

HERE = Path(__file__).parent
COLOURS = 6
TELLING = 15  # facts at the top
SURE = 3.0  # deviations, because hundreds of facts are looked at
FEWEST = 10  # seats that have done it, and that have not, for a place at the top
MOST_ROWS = 150
NAMED = 3  # things that are named beside the heading of a folded table


@dataclass(frozen=True)
class Group:
    """Games that can be compared: the same game, set-up, tables and number of players."""

    lines: list[Line]

    @property
    def first(self) -> Line:
        return self.lines[0]


def grouped(lines: Iterable[Line]) -> list[Group]:
    """The same game in two files counts once."""
    once = {(group_key(line), key_of(line)): line for line in lines}
    found: dict[tuple[object, ...], list[Line]] = {}
    for (group, _), line in once.items():
        found.setdefault(group, []).append(line)
    return [Group(found[key]) for key in sorted(found, key=str)]


def group_key(line: Line) -> tuple[object, ...]:
    return line["game"], line["preset"], said(line["setup"]), len(line["players"]), line["rules"], line["tables"]


def page(groups: Sequence[Group], language: str) -> str:
    """The whole page."""
    speaker = Speaker(language)
    games = list(dict.fromkeys([title(group.first["game"], language) for group in groups]))
    head = speaker.message("report-title", games=speaker.together(games))
    sections = [Section(group, language, i) for i, group in enumerate(groups)]
    links = [f'<a href="#{section.id}">{escape(section.title)}</a>' for section in sections]
    style, script = ((HERE / name).read_text(encoding="utf-8") for name in ("report.css", "report.js"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(head)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(head)}</h1>\n"
        f'<p class="lead">{escape(speaker.message("report-about"))}</p>\n'
        + (f"<nav>{''.join(links)}</nav>\n" if len(links) > 1 else "")
        + "\n".join([section.html() for section in sections])
        + f"\n</main>\n<script>\n{script}</script>\n</body>\n</html>\n"
    )


class Section:
    """One group of games on the page."""

    def __init__(self, group: Group, language: str, number: int) -> None:
        self.lines = group.lines
        line = group.first
        self.face = find_face(line["game"])
        self.speaker = self.face.speaker(language, agreed=line["setup"])
        self.namer = Namer(self.face.rules, self.speaker)
        self.called = shown([player for one in self.lines for player in one["players"]])
        self.players = sorted(self.called, key=lambda player: -fmean(self.totals(player)))
        self.colour = {player: i % COLOURS for i, player in enumerate(self.players)}
        self.seats = len(line["players"])
        self.id = f"games-{number + 1}"
        preset = self.speaker.name("preset", line["preset"])
        self.title = self.say("report-section", game=title(line["game"], language), preset=preset, seats=self.seats)

    def say(self, message: str, **about: str | int | list[str]) -> str:
        return self.speaker.message(message, **about)

    def totals(self, player: str) -> list[int]:
        return [line["totals"][seat] for line, seat in self.of(player)]

    def of(self, player: str) -> list[tuple[Line, int]]:
        return [(line, seat) for line in self.lines for seat, who in enumerate(line["players"]) if who == player]

    def html(self) -> str:
        parts = [
            self.head(),
            self.rating_chart(),
            self.results(),
            self.seat_chart(),
            self.categories(),
            self.length(),
            self.thinking(),
            self.deeds(),
            self.openings(),
        ]
        return (
            f'<section id="{self.id}">\n<h2>{escape(self.title)}</h2>\n'
            + "\n".join([part for part in parts if part])
            + "\n</section>"
        )

    def head(self) -> str:
        line = self.lines[0]
        usual = self.face.rules.presets.get(line["preset"], {})
        changed = {name: value for name, value in line["setup"].items() if usual.get(name) != value}
        rows = [
            (self.say("report-games"), self.say("report-games-blocks", games=len(self.lines), blocks=len(blocks_of(self.lines)))),
            (self.say("report-players"), ", ".join(self.called)),
            (self.say("report-setup"), " ".join([line["preset"], *[f"{name}={value}" for name, value in changed.items()]])),
            (self.say("report-rules"), self.say("report-rules-tables", rules=line["rules"], tables=line["tables"])),
        ]
        return "<dl>" + "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows]) + "</dl>"

    def chapter(self, heading: str, about: str, content: str) -> str:
        lead = f'<p class="lead">{escape(about)}</p>\n' if about else ""
        return f"<h3>{escape(heading)}</h3>\n{lead}{content}"

    # -- players ---------------------------------------------------------------------------------------------------

    def rating_chart(self) -> str:
        if len(self.called) < 2 or self.seats < 2:
            return ""
        heading = self.say("report-ratings")
        try:
            found = ratings(self.lines)
        except Refused as refused:
            return self.chapter(heading, self.speaker.refusal(refused), "")
        charts: list[str] = []
        for group in found:
            rows = [Row(self.called[one.player], one.elo, elo(one.elo), self.colour[one.player]) for one in group]
            charts.append(f'<div class="sheet">{point_chart(rows, heading, lambda value: signed(value, 0), line=0.0)}</div>')
        return self.chapter(heading, self.say("report-ratings-about"), "".join(charts))

    def results(self) -> str:
        heads = [
            self.say("arena-head-player"),
            self.say("report-against"),
            self.say("report-games"),
            self.say("arena-head-won"),
            self.say("arena-head-blocks"),
            self.say("arena-head-points"),
            self.say("arena-head-rank"),
        ]
        rows = [self.result_row(one, players) for players in standings(self.lines) for one in players]
        return self.chapter(
            self.say("report-results"), self.say("report-results-about"), f'<div class="sheet">{table(heads, rows)}</div>'
        )

    def result_row(self, one: Standing, players: list[Standing]) -> list["Cell"]:
        return [
            Cell(self.several(one)),
            Cell(", ".join([self.several(other) for other in players if other is not one]) or "–"),
            Cell(str(one.games), one.games),
            Cell(percent(one.wins.value), one.wins.value, range_of(one.wins) + bar(one.wins.value, 1, self.colour[one.player])),
            Cell("", one.by_blocks.value, range_of(one.by_blocks)),
            Cell(f"{one.points:.1f}", one.points),
            Cell(f"{one.rank:.2f}", one.rank),
        ]

    def several(self, one: Standing) -> str:
        return self.called[one.player] + (f" × {one.seats}" if one.seats > 1 else "")

    def seat_chart(self) -> str:
        if self.seats < 2:
            return ""
        found = by_seat(self.lines)
        rows = [
            Row(
                self.say("arena-seat", n=one.seat + 1),
                one.wins,
                f"{percent(one.wins.value)}{' ⚑' if one.biased else ''}",
                0,
                one.biased,
            )
            for one in found
        ]
        heading = self.say("report-seats")
        chart = point_chart(rows, heading, percent_short, line=1 / self.seats)
        flagged = [self.say("arena-seat", n=one.seat + 1) for one in found if one.biased]
        told = self.say("report-seats-biased", seats=self.speaker.together(flagged)) if flagged else self.say("report-seats-even")
        return self.chapter(heading, told, f'<div class="sheet">{chart}</div>')

    def categories(self) -> str:
        names = [name for name in self.face.rules.categories if any([name in line["scores"][0] for line in self.lines])]
        if not names:
            return ""
        means = {
            player: {name: fmean([line["scores"][seat].get(name, 0) for line, seat in self.of(player)]) for name in names}
            for player in self.players
        }
        most = max([abs(value) for of_one in means.values() for value in of_one.values()]) or 1
        rows: list[list[Cell]] = []
        for name in names:
            cells = [
                Cell(f"{means[one][name]:.1f}", means[one][name], bar(means[one][name], most, self.colour[one]))
                for one in self.players
            ]
            rows.append([Cell(self.speaker.category(name)), *cells])
        total = [mean_interval(self.totals(player)) for player in self.players]
        sums = [Cell(f"{one.value:.1f}", one.value, range_of(one, 1)) for one in total]
        heads = [self.say("report-category"), *[self.called[player] for player in self.players]]
        drawn = table(heads, rows, [Cell(self.say("report-total")), *sums])
        return self.chapter(
            self.say("report-categories"), self.say("report-categories-about"), f'<div class="sheet">{drawn}</div>'
        )

    # -- games -----------------------------------------------------------------------------------------------------

    def length(self) -> str:
        moves = [float(line["moves"]) for line in self.lines]
        heading = self.say("report-length")
        mean = mean_interval(moves)
        said_of = self.say("report-length-about", mean=f"{mean.value:.0f}", least=int(min(moves)), most=int(max(moves)))
        return self.chapter(heading, said_of, f'<div class="sheet">{histogram(moves, heading, self.say("report-moves"))}</div>')

    def thinking(self) -> str:
        rows: list[list[Cell]] = []
        spent: dict[str, tuple[float, float, float]] = {}
        for player in self.players:
            mine = self.of(player)
            decisions = sum([line["decisions"][seat] for line, seat in mine])
            seconds = sum([line["seconds"][seat] for line, seat in mine])
            spent[player] = decisions / len(mine), 1000 * seconds / max(1, decisions), seconds / len(mine)
        most = max([one[1] for one in spent.values()])
        for player, (decisions_a_game, each, in_all) in spent.items():
            cells = [
                Cell(f"{decisions_a_game:.0f}", decisions_a_game),
                Cell(f"{each:.2f}", each, bar(each, most, self.colour[player])),
            ]
            longest = 1000 * max([line["slowest"][seat] for line, seat in self.of(player)])
            rows.append([Cell(self.called[player]), *cells, Cell(f"{longest:.0f}", longest), Cell(f"{in_all:.2f}", in_all)])
        heads = [
            self.say("arena-head-player"),
            self.say("report-decisions"),
            self.say("report-decision-time"),
            self.say("report-slowest"),
            self.say("report-game-time"),
        ]
        about = self.say("report-thinking-about")
        return self.chapter(self.say("report-thinking"), about, f'<div class="sheet">{table(heads, rows)}</div>')

    # -- what was done ---------------------------------------------------------------------------------------------

    def deeds(self) -> str:
        """What goes with winning at the top; then everything, by kind."""
        chosen = study(self.lines, taken).facts()
        known = {same(fact) for fact in chosen}  # what only tells a choice once more
        given = [fact for fact in study(self.lines, came).facts() if self.namer.befell(fact.key) and same(fact) not in known]
        if not chosen:
            return ""
        seats = len(self.lines) * self.seats
        telling = [
            fact
            for fact in [*chosen, *given]
            if sure(fact) and FEWEST <= fact.seats <= seats - FEWEST and self.namer.thing(fact.key)
        ]
        telling.sort(key=lambda fact: -abs(fact.telling))
        parts: list[str] = []
        if telling:
            top = self.fact_table(told_apart(telling[:TELLING], self.namer.whole))
            parts.append(
                self.chapter(self.say("report-telling"), self.say("report-telling-about"), f'<div class="sheet">{top}</div>')
            )
        parts.append(self.chapter(self.say("report-choices"), self.say("report-choices-about"), self.kinds(chosen)))
        if given:
            parts.append(self.chapter(self.say("report-came"), self.say("report-came-about"), self.kinds(given)))
        return "\n".join(parts)

    def kinds(self, facts: list[Fact]) -> str:
        """A table for each kind of deed, folded; deeds that name no thing, or nothing else, share one."""
        kinds: dict[str, list[Fact]] = {}
        for fact in facts:
            named = "." in fact.key and self.namer.kind(fact.key) != GAP
            kinds.setdefault(".".join(fact.key.split(".", 2)[:2]) if named else "", []).append(fact)
        plain = kinds.pop("", [])
        folded: list[str] = []
        for of_kind in sorted(
            kinds.values(), key=lambda some: (-sum([sure(fact) for fact in some]), -sum([f.seats for f in some]))
        ):
            folded.append(self.folded(self.namer.kind(of_kind[0].key), told_apart(of_kind, self.namer.thing)))
        if plain:
            folded.append(self.folded(self.say("report-plain"), told_apart(plain, self.namer.whole)))
        return "\n".join(folded)

    def folded(self, heading: str, facts: list[tuple[str, Fact]]) -> str:
        told = sum([sure(fact) for _, fact in facts])
        names = ", ".join([name for name, _ in facts[:NAMED]]) + (", …" if len(facts) > NAMED else "")
        note = f"{names} · " + self.say("report-things", things=len(facts), told=told)
        return (
            f'<details><summary>{escape(heading)}<span class="range">{escape(note)}</span></summary>'
            f"<div>{self.fact_table(facts[:MOST_ROWS])}</div></details>"
        )

    def fact_table(self, facts: list[tuple[str, Fact]]) -> str:
        reaches = [abs(end) for _, fact in facts if fact.difference for end in (fact.difference.low, fact.difference.high)]
        reach = max([*sorted(reaches)[: max(1, len(reaches) * 9 // 10)], 1.0])
        heads = [
            "",
            self.say("report-head-taken"),
            self.say("report-head-times"),
            self.say("report-head-won"),
            self.say("report-head-otherwise"),
            self.say("report-head-difference"),
        ]
        return table(heads, [self.fact_row(name, fact, reach) for name, fact in facts])

    def fact_row(self, name: str, fact: Fact, reach: float) -> list["Cell"]:
        otherwise = "–" if math.isnan(fact.otherwise) else percent(fact.otherwise)
        difference = Cell("–", -1e9)
        if fact.difference is not None:
            kind = "better" if fact.difference.low > 0 else "worse" if fact.difference.high < 0 else ""
            drawn = range_of(fact.difference, 1) + whisker(fact.difference, reach)
            difference = Cell(signed(fact.difference.value, 1), fact.difference.value, drawn, kind)
        return [
            Cell(name),
            Cell(str(fact.seats), fact.seats, f' <span class="range">{percent(fact.part)}</span>'),
            Cell(f"{fact.times:.1f}", fact.times),
            Cell(percent(fact.won.value), fact.won.value, range_of(fact.won)),
            Cell(otherwise, -1 if math.isnan(fact.otherwise) else fact.otherwise),
            difference,
        ]

    def openings(self) -> str:
        parts: list[str] = []
        for steps in (1, 2):
            found = [fact for fact in study(self.lines, begun(steps)).facts() if fact.seats > 1][:MOST_ROWS]
            if found:
                facts = [(self.namer.opening(fact.key), fact) for fact in found]
                parts.append(self.folded(self.say("report-opening", steps=steps), facts))
        return self.chapter(self.say("report-openings"), self.say("report-openings-about"), "\n".join(parts)) if parts else ""


def same(fact: Fact) -> tuple[object, ...]:
    """Facts that are alike in this are told of the same seats."""
    return fact.seats, fact.times, fact.won, fact.difference


def told_apart(facts: Sequence[Fact], name: Callable[[str], str]) -> list[tuple[str, Fact]]:
    """Each with its name; where several have one name, also with what the lines of the arena call them."""
    names = [name(fact.key) for fact in facts]
    many = Counter(names)
    return [
        (said if many[said] == 1 else f"{said} ({fact.key.rpartition('.')[2]})", fact)
        for said, fact in zip(names, facts, strict=True)
    ]


def sure(fact: Fact) -> bool:
    return abs(fact.telling) >= SURE


# -- tables ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """What a cell says, the number by which its column is sorted, and what is drawn behind it."""

    text: str
    value: float | None = None
    drawn: str = ""
    kind: str = ""

    def html(self) -> str:
        value = f' data-v="{self.value:.6g}"' if self.value is not None else ""
        kind = f' class="{self.kind}"' if self.kind else ""
        return f"<td{value}{kind}>{escape(self.text)}{self.drawn}</td>"


def table(heads: list[str], rows: list[list[Cell]], last: list[Cell] | None = None) -> str:
    top = "".join(
        [f'<th scope="col"><button type="button">{escape(head)}</button></th>' if head else "<td></td>" for head in heads]
    )
    body = [f"<tr>{''.join([cell.html() for cell in row])}</tr>" for row in rows]
    if last is not None:
        body.append(f'<tr class="sum">{"".join([cell.html() for cell in last])}</tr>')
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def percent_short(value: float) -> str:
    return f"{100 * value:.0f} %"


def signed(value: float, digits: int) -> str:
    return f"{value:.{digits}f}".replace("-", "−")


def elo(figure: Interval) -> str:
    return f"{signed(figure.value, 0)} [{signed(figure.low, 0)}, {signed(figure.high, 0)}]"


def range_of(figure: Interval, digits: int | None = None) -> str:
    """The interval of a share, or of a figure with so many digits."""
    if not (math.isfinite(figure.low) and math.isfinite(figure.high)):
        return ""
    low, high = (
        (f"{100 * figure.low:.1f}", f"{100 * figure.high:.1f}")
        if digits is None
        else (signed(figure.low, digits), signed(figure.high, digits))
    )
    return f' <span class="range">[{low}, {high}]</span>'
