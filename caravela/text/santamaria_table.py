"""The table of Santa Maria in words: what a view shows, as lines that a person or a screen reader can follow."""

from caravela.core.game import View
from caravela.santamaria.view import Cell, Player, Post, SantaMariaView
from caravela.text import Speaker
from caravela.text.santamaria import amounts
from caravela.text.words import Several

NOTHING = "–"


def status(view: View, speaker: Speaker) -> list[str]:
    """Where the game stands: year, whose turn, order."""
    assert isinstance(view, SantaMariaView)
    if view.over:
        return [speaker.message("table-over")]
    if view.year == 0:
        return [speaker.message("table-setting-up")]
    lines = [speaker.message("table-year", year=view.year, who=speaker.player(view.active))]
    if view.players > 1:
        lines.append(speaker.message("table-order", players=", ".join(speaker.player(seat) for seat in view.order)))
    return lines


def board_map(view: View, speaker: Speaker) -> list[str]:
    """The shared board: dice, docks, monks, tracks, retire spaces."""
    assert isinstance(view, SantaMariaView)
    lines = [*status(view, speaker), speaker.message("table-white-dice", dice=dice(view.white_dice))]
    if view.agreed.get("blue_offer") == "true":
        lines.append(speaker.message("table-blue-offer", dice=dice(view.blue_dice)))
    lines.append(speaker.message("table-docks", n=view.pile))
    for dock, shipment in view.docks.items():
        lines.append(f"  {speaker.name('dock', dock)}: {load(view, shipment, speaker) if shipment else NOTHING}")
    lines.append(speaker.message("table-monks"))
    lines += [f"  {post_line(post, speaker)}" for post in view.posts]
    lines += tracks(view, speaker)
    lines.append(speaker.message("table-retire"))
    for space, seat in sorted(view.retire.items(), key=lambda there: view.printed.spaces[there[0]].order):
        there = speaker.player(seat) if seat >= 0 else NOTHING
        lines.append(f"  {view.printed.spaces[space].order}. {speaker.name('space', space)}: {there}")
    lines.append(speaker.message("table-roads", n=view.roads_left))
    return lines


def dice(values: list[int]) -> str:
    return ", ".join(str(value) for value in values) or NOTHING


def load(view: SantaMariaView, shipment: str, speaker: Speaker) -> str:
    """A shipment: what it costs and what it is worth."""
    printed = view.printed.shipments[shipment]
    return f"{speaker.several(Several(amounts(printed.cost)))} ({speaker.count('gain', 'points', printed.points)})"


def post_line(post: Post, speaker: Speaker) -> str:
    """Whose monks stand there, and what another would cost the player whose turn it is."""
    there = ", ".join(speaker.player(seat) for seat in post.monks) or NOTHING
    fee = "" if post.own or not post.fee else "; " + speaker.message("table-fee", coins=speaker.count("gain", "coins", post.fee))
    return f"{speaker.name('post', post.id)}: {there}{fee}"


def tracks(view: SantaMariaView, speaker: Speaker) -> list[str]:
    """Both tracks; on the conquistador track the foremost first, and on one space who came earlier."""
    religion = ", ".join(f"{speaker.player(seat)} {space}" for seat, space in enumerate(view.religion))
    placed = [
        seat for space in sorted(view.conquistador_stacks, key=int, reverse=True) for seat in view.conquistador_stacks[space]
    ]
    placed += [seat for seat, space in enumerate(view.conquistador) if space == 0]
    conquest = ", ".join(f"{speaker.player(seat)} {view.conquistador[seat]}" for seat in placed)
    lines = [
        speaker.message("table-religion", last=view.printed.religion_end, players=religion),
        speaker.message("table-conquistador", last=view.printed.conquistador_end, players=conquest),
    ]
    if view.solo:
        lines.append(speaker.message("table-tree", space=view.solo.tree, points=view.solo.tree_points))
    elif view.year:
        points = ", ".join(str(n) for n in view.printed.rank_points[view.year - 1])
        lines.append(speaker.message("table-ranks", points=points))
    return lines


def board(view: View, seat: int, speaker: Speaker) -> list[str]:
    """What lies in front of a player."""
    assert isinstance(view, SantaMariaView)
    p = view.players_at_table[seat]
    coins, points = speaker.count("gain", "coins", p.coins), speaker.count("gain", "points", p.points)
    lines = [speaker.message("table-player", who=speaker.player(seat), coins=coins, points=points, total=p.total)]
    held = [speaker.count("gain", thing, n) for thing, n in p.resources.items() if n]
    lines.append("  " + speaker.message("table-resources", things=", ".join(held) or NOTHING))
    lines.append("  " + speaker.message("table-dice", white=p.white_left, blue=blue_dice(view, p)))
    cost = speaker.count("gain", "coins", p.next_activation)
    lines.append("  " + speaker.message("table-next-activation", coins=cost))
    if p.colony:
        lines.append("  " + speaker.message("table-colony", colony=speaker.name("piece", p.colony)))
        for row in range(1, 7):
            there = [cell_words(cell, speaker) for cell in p.cells if cell.row == row and cell.kind != "empty"]
            full = f" ({speaker.message('table-developed')})" if row in p.rows_developed else ""
            lines.append("    " + speaker.message("table-row", row=row, cells="; ".join(there) or NOTHING) + full)
        if p.columns_developed:
            lines.append("    " + speaker.message("table-columns", columns=dice(p.columns_developed)))
    lines += ["  " + line for line in orders(view, p, speaker)]
    return lines


def blue_dice(view: SantaMariaView, p: Player) -> str:
    """The blue dice a player can still use; in the blue dice variant, how many may still be taken."""
    return str(p.blue_unlocked - p.blue_taken) if view.agreed.get("blue_offer") == "true" else dice(p.blue_dice)


def cell_words(cell: Cell, speaker: Speaker) -> str:
    if cell.kind == "road":
        what = speaker.count("ground", "road", cell.settlers)
    else:
        what = speaker.together([speaker.name("effect", effect) for effect in cell.effects])
    if cell.die:
        what += f" [{speaker.message('table-die', colour=cell.die, value=cell.value)}]"
    elif cell.coins >= 0:
        what += f" [{speaker.count('gain', 'coins', cell.coins)}]"
    return speaker.message("table-cell", column=cell.column, what=what)


def orders(view: SantaMariaView, p: Player, speaker: Speaker) -> list[str]:
    """Monks, scholars, bishops, camps, harbour, and the retire space."""

    def names(posts: list[str]) -> str:
        return ", ".join(speaker.name("post", post) for post in posts) or NOTHING

    bishops = [f"{speaker.name('post', b)} ({speaker.count('gain', 'points', n)})" for b, n in p.bishop_demands.items()]
    lines = [
        speaker.message("table-scholars", names=names(p.scholars)),
        speaker.message("table-bishops", names=", ".join(bishops) or NOTHING),
        speaker.message("table-camps", names=names(p.camps), n=p.monks_left),
    ]
    for dock, shipments in p.harbour.items():
        if shipments:
            loads = "; ".join(load(view, shipment, speaker) for shipment in shipments)
            lines.append(speaker.message("table-harbour", dock=speaker.name("dock", dock), loads=loads))
    lines.append(speaker.message("table-sets", n=p.harbour_sets))
    if p.retired:
        lines.append(speaker.message("table-retired", space=speaker.name("space", p.retired)))
    return lines


def market(view: View, speaker: Speaker) -> list[str]:
    """What can be had: colonies or sets during set-up, tiles on display, and what monks can be for."""
    assert isinstance(view, SantaMariaView)
    lines: list[str] = []
    if view.boards_on_offer:
        lines.append(speaker.message("table-boards"))
        lines += [f"  {speaker.about('piece', board)}" for board in view.boards_on_offer]
    if view.sets_on_offer:
        lines.append(speaker.message("table-sets-on-offer"))
        for one in view.sets_on_offer:
            scholar = f"{speaker.name('post', one.scholar)}: {speaker.about('post', one.scholar)}"
            lines.append(f"  {speaker.name('piece', one.hall)}; {scholar}")
    lines.append(speaker.message("table-display"))
    for tile in view.display:
        cost = speaker.several(Several(amounts(view.printed.tiles[tile].cost)))
        lines.append("  " + speaker.message("table-tile", tile=speaker.name("piece", tile), cost=cost))
    lines.append(speaker.message("table-to-come", doubles=len(view.doubles_unseen), triples=len(view.triples_unseen)))
    lines += [f"  {speaker.name('post', post.id)}: {speaker.about('post', post.id)}" for post in view.posts]
    return lines
