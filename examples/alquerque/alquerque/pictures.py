"""Alquerque drawn: the board with its lines, the men, and the men that each player has taken."""

from html import escape

from alquerque.rules import ALQUERQUE, MEN, POINTS, WAYS, AlquerqueView
from caravela.core.game import View
from caravela.render.artist import About, Artist, Fact
from caravela.render.drawings import Drawings
from caravela.render.shapes import box, hit, marker, text
from caravela.render.sheet import Sheet
from caravela.text import Speaker

SIDE, EDGE, MAN = 120, 90, 62  # between two points; around them; a man
WIDTH = 2 * EDGE + 4 * SIDE
DRAWINGS = Drawings(looks=".sheet .alquerque { fill: none; stroke: var(--ink); stroke-width: 3; stroke-linecap: round; }")


def place(point: int) -> tuple[int, int]:
    return EDGE + point % 5 * SIDE, WIDTH - EDGE - point // 5 * SIDE


def ground() -> str:
    lines = "".join(f"M{place(a)[0]} {place(a)[1]}L{place(b)[0]} {place(b)[1]}" for a in range(25) for b, _ in WAYS[a] if a < b)
    edge = [text(place(i)[0], WIDTH - 22, "abcde"[i], 22, "label", "middle") for i in range(5)]
    edge += [text(28, place(5 * i)[1] + 8, str(i + 1), 22, "label", "middle") for i in range(5)]
    paper = f'<rect class="panel" {box(0.5, 0.5, WIDTH - 1, WIDTH - 1, 9)}/>'
    return f'<g id="board-ground">{paper}<path class="alquerque" d="{lines}"/>{"".join(edge)}</g>'


class AlquerqueArtist(Artist):
    game = ALQUERQUE
    draws = AlquerqueView
    drawings = DRAWINGS

    def board(self, view: View, speaker: Speaker) -> Sheet:
        assert isinstance(view, AlquerqueView)
        parts = {"ground": ground(), **{name: self.point(name, view, speaker) for name in POINTS}}
        title, told = speaker.message("board-title"), speaker.message("board-about")
        return Sheet("board", title, told, WIDTH, WIDTH, parts, drawings=DRAWINGS)

    def point(self, name: str, view: AlquerqueView, speaker: Speaker) -> str:
        """A point that can be clicked, with the man on it."""
        point = POINTS.index(name)
        (x, y), seat = place(point), view.points[point]
        man = f'<g data-piece="{seat}-man">{marker(seat, self.letter(view, seat), x, y, MAN)}</g>' if seat >= 0 else ""
        said = escape(self.name(f"point-{name}", view, speaker))
        return f'<g id="board-{name}" data-thing="point-{name}"><title>{said}</title>{hit(x - 42, y - 42, 84, 84, 42)}{man}</g>'

    def mat(self, view: View, seat: int, speaker: Speaker) -> Sheet:
        """The men that a player has taken."""
        assert isinstance(view, AlquerqueView)
        title, other = speaker.message("mat-title", who=speaker.player(seat)), 1 - seat
        taken = [marker(other, self.letter(view, other), 40 + 44 * i, 84, 36) for i in range(MEN - view.left[other])]
        ground = f'<rect class="mat" {box(0.5, 0.5, 563, 119, 9)}/>{text(22, 40, title, 20, "heading", within=520)}'
        parts = {"taken": f'<g id="mat-{seat}-taken">{ground}{"".join(taken)}</g>'}
        return Sheet(f"mat-{seat}", speaker.player(seat), title, 564, 120, parts, seat, drawings=DRAWINGS)

    def where(self, view: View, speaker: Speaker) -> str:
        assert isinstance(view, AlquerqueView)
        return speaker.message("where", n=view.turns + (not view.over))

    def round(self, view: View) -> int:
        assert isinstance(view, AlquerqueView)
        return (view.turns + 1) // 2

    def facts(self, view: View, seat: int, speaker: Speaker) -> list[Fact]:
        assert isinstance(view, AlquerqueView)
        return [Fact(f"men-{seat}", speaker.message("fact-men"), str(view.left[seat]))]

    def about(self, thing: str, view: View, speaker: Speaker) -> About | None:
        assert isinstance(view, AlquerqueView)
        sort, _, name = thing.partition("-")
        if sort == "point" and name in POINTS:
            seat = view.points[POINTS.index(name)]
            man = speaker.message("about-man", place=name, who=speaker.player(seat))
            return About(man if seat >= 0 else speaker.message("about-empty", place=name), rule="A-MOVE-1")
        if sort in ("seat", "men") and name in ("0", "1"):
            who, left = speaker.player(int(name)), view.left[int(name)]
            return About(who, (speaker.message("table-men", who=who, n=left),), "A-END-4")
        return None


ARTIST = AlquerqueArtist()
