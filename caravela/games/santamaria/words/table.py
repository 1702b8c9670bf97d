"""The table of Santa Maria in words: what a view shows, as lines that a person or a screen reader can follow."""

from textwrap import wrap

from caravela.core.game import View
from caravela.games.santamaria.rules.view import Cell, Player, Post, SantaMariaView
from caravela.games.santamaria.words.naming import amounts
from caravela.text import Speaker
from caravela.text.words import Several

NOTHING = "–"
SIDE = 6
NARROWEST = 12  # characters of a cell that is drawn
WIDEST = 16


def status(view: View, speaker: Speaker) -> list[str]:
    """Where the game stands: the year, whose turn it is, and what they have."""
    assert isinstance(view, SantaMariaView)
    if view.over:
        return [speaker.message("table-over")]
    if view.year == 0:
        return [speaker.message("table-setting-up")]
    p = view.players_at_table[view.active]
    held = [speaker.count("gain", "coins", p.coins)]
    held += [speaker.count("gain", thing, n) for thing, n in p.resources.items() if n]
    who = speaker.player(view.active)
    has = speaker.message("table-has", who=who, things=speaker.together(held))
    return [speaker.message("table-year", year=view.year, who=who), has]


def board_map(view: View, speaker: Speaker) -> list[str]:
    """The shared board: dice, docks, monks, tracks, retire spaces."""
    assert isinstance(view, SantaMariaView)
    lines = status(view, speaker)
    if view.players > 1 and not view.over:
        lines.append(speaker.message("table-order", players=", ".join(speaker.player(seat) for seat in view.order)))
    lines.append(speaker.message("table-white-dice", dice=numbers(view.white_dice)))
    if view.agreed.get("blue_offer") == "true":
        lines.append(speaker.message("table-blue-offer", dice=numbers(view.blue_dice)))
    lines += [speaker.message("table-docks", n=view.pile), *docks(view, speaker)]
    lines.append(speaker.message("table-monks"))
    lines += [f"  {post_line(post, speaker)}" for post in view.posts]
    lines += tracks(view, speaker)
    lines.append(speaker.message("table-retire"))
    for space, seat in sorted(view.retire.items(), key=lambda there: view.printed.spaces[there[0]].order):
        there = speaker.player(seat) if seat >= 0 else NOTHING
        name = with_gain(speaker.name("space", space), view.printed.spaces[space].gain, speaker)
        lines.append(f"  {view.printed.spaces[space].order}. {name}: {there}")
    lines.append(speaker.message("table-roads", n=view.roads_left))
    return lines


def docks(view: SantaMariaView, speaker: Speaker) -> list[str]:
    """The shipments on offer, each with what its dock brings."""
    lines = []
    for dock, shipment in view.docks.items():
        name = with_gain(speaker.name("dock", dock), view.printed.docks[dock].gain, speaker)
        lines.append(f"  {name}: {load(view, shipment, speaker) if shipment else NOTHING}")
    return lines


def with_gain(name: str, gain: dict[str, int], speaker: Speaker) -> str:
    return f"{name} ({speaker.several(Several(amounts(gain)))})" if gain else name


def numbers(values: list[int]) -> str:
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
    page = view.printed
    lines = [
        speaker.message("table-religion", last=page.religion_end, players=religion),
        "  " + speaker.message("table-monks-at", spaces=numbers(page.monk_at), dice=numbers(page.blue_die_at)),
        speaker.message("table-conquistador", last=page.conquistador_end, players=conquest),
        "  " + speaker.message("table-gold-at", spaces=numbers(page.gold_at)),
    ]
    if view.solo:
        lines.append("  " + speaker.message("table-tree", space=view.solo.tree, points=view.solo.tree_points))
        lines.append(speaker.message("shore-goal-told", n=view.solo.win_at))
        if names := [speaker.name("achievement", one) for one in view.solo.achievements]:
            lines.append(speaker.message("note-achievements", names=", ".join(names)))
    elif view.year:
        lines.append("  " + speaker.message("table-ranks", points=numbers(page.rank_points[view.year - 1])))
    return lines


def board(view: View, seat: int, speaker: Speaker) -> list[str]:
    """What lies in front of a player."""
    assert isinstance(view, SantaMariaView)
    p = view.players_at_table[seat]
    coins, points = speaker.count("gain", "coins", p.coins), speaker.count("gain", "points", p.points)
    lines = [speaker.message("table-player", who=speaker.player(seat), coins=coins, points=points, total=p.total)]
    held = [speaker.count("gain", thing, n) for thing, n in p.resources.items() if n]
    lines.append("  " + speaker.message("table-resources", things=", ".join(held) or NOTHING))
    if not view.over:
        cost = speaker.count("gain", "coins", p.next_activation)
        lines += ["  " + dice_left(view, p, speaker), "  " + speaker.message("table-next-activation", coins=cost)]
    if p.colony:
        lines.append("  " + speaker.message("table-colony", colony=speaker.name("piece", p.colony)))
        lines += [f"    {line}" for line in rows(p, speaker)]
    lines += ["  " + line for line in orders(view, p, speaker)]
    return lines


def dice_left(view: SantaMariaView, p: Player, speaker: Speaker) -> str:
    """How many white dice a player may still take, and what the own blue ones show; in the variant how many may be taken."""
    if view.agreed.get("blue_offer") == "true":
        return speaker.message("table-dice-common", white=p.white_left, blue=p.blue_unlocked - p.blue_taken)
    return speaker.message("table-dice", white=p.white_left, blue=numbers(p.blue_dice))


def rows(p: Player, speaker: Speaker) -> list[str]:
    """The colony row by row; what lies on a territory stands in brackets."""
    lines = []
    for row in range(1, SIDE + 1):
        there = [
            speaker.message("table-cell", column=cell.column, what=" ".join(cell_words(cell, speaker)))
            for cell in p.cells
            if cell.row == row and cell.kind != "empty"
        ]
        full = f" ({speaker.message('table-developed')})" if row in p.rows_developed else ""
        lines.append(speaker.message("table-row", row=row, cells="; ".join(there) or NOTHING) + full)
    if p.columns_developed:
        lines.append(speaker.message("table-columns", columns=numbers(p.columns_developed)))
    return lines


def effects(effects: list[str], speaker: Speaker) -> str:
    return speaker.together([speaker.name("effect", effect) for effect in effects])


def cell_words(cell: Cell, speaker: Speaker) -> list[str]:
    """What a cell shows, and what lies on it."""
    if cell.kind == "empty":
        return []
    said = [speaker.count("ground", "road", cell.settlers) if cell.kind == "road" else effects(cell.effects, speaker)]
    if cell.die:
        said.append(f"[{speaker.message('table-die', colour=cell.die, value=cell.value)}]")
    elif cell.coins >= 0:
        said.append(f"[{speaker.count('gain', 'coins', cell.coins)}]")
    return said


def drawing(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """The colony as a grid with the columns of the white dice and the rows of the blue ones; on a narrow screen, row by row."""
    assert isinstance(view, SantaMariaView)
    p = view.players_at_table[seat]
    wide = min(WIDEST, (width - 2 - SIDE) // SIDE)
    if wide < NARROWEST:
        return [f"  {line}" for line in rows(p, speaker)]
    line = " +" + "+".join(["-" * wide] * SIDE) + "+"
    lines = ["  " + " ".join(str(column).center(wide) for column in range(1, SIDE + 1)).rstrip(), line]
    for row in range(1, SIDE + 1):
        cells = [[part for said in cell_words(cell, speaker) for part in wrap(said, wide)] for cell in p.cells if cell.row == row]
        for i in range(max(1, *(len(cell) for cell in cells))):
            drawn = "|".join((cell[i] if i < len(cell) else "").ljust(wide) for cell in cells)
            lines.append(f"{row if i == 0 else ' '}|{drawn}|")
        lines.append(line)
    return lines


def orders(view: SantaMariaView, p: Player, speaker: Speaker) -> list[str]:
    """Monks, scholars, bishops, camps, harbour, and the retire space."""

    def names(posts: list[str]) -> str:
        return ", ".join(speaker.name("post", post) for post in posts) or NOTHING

    bishops = [f"{speaker.name('post', b)} ({speaker.count('gain', 'points', n)})" for b, n in p.bishop_demands.items()]
    lines = [speaker.message("table-scholars", names=names(p.scholars))] if p.scholars else []
    lines += [speaker.message("table-bishops", names=", ".join(bishops))] if bishops else []
    lines.append(speaker.message("table-camps", names=names(p.camps), n=p.monks_left))
    for dock, shipments in p.harbour.items():
        if shipments:
            loads = "; ".join(load(view, shipment, speaker) for shipment in shipments)
            lines.append(speaker.message("table-harbour", dock=speaker.name("dock", dock), loads=loads))
    lines.append(speaker.message("table-sets", n=p.harbour_sets))
    if p.retired:
        lines.append(speaker.message("table-retired", space=speaker.name("space", p.retired)))
    return lines


def tiles(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """What can be laid in a colony: colonies or town halls to choose from during set-up, and the tiles on display."""
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
        lines.append("  " + speaker.message("choice-for", what=speaker.name("piece", tile), price=cost))
    lines.append(speaker.message("table-to-come", doubles=len(view.doubles_unseen), triples=len(view.triples_unseen)))
    return lines


def monks(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """Scholars, bishops and camps: what a monk there is good for, and whose are there."""
    assert isinstance(view, SantaMariaView)
    lines = [speaker.message("table-monks")]
    for post in view.posts:
        lines.append(f"  {speaker.name('post', post.id)}: {speaker.about('post', post.id)}")
        if post.monks:
            lines.append(f"    {post_line(post, speaker)}")
    for p in view.players_at_table:
        if p.setup_scholar:
            who, scholar = speaker.player(p.seat), speaker.name("post", p.setup_scholar)
            lines.append("  " + speaker.message("table-own-scholar", who=who, scholar=scholar))
            lines.append(f"    {speaker.about('post', p.setup_scholar)}")
    return lines


def ending(view: View, speaker: Speaker) -> list[str]:
    """Alone: how many points were needed, and the achievements."""
    assert isinstance(view, SantaMariaView)
    if view.solo is None:
        return []
    goal = view.solo.win_at
    lines = [speaker.message("table-goal", n=goal, points=speaker.count("gain", "points", goal))]
    for one in view.solo.achievements:
        name = speaker.name("achievement", one)
        lines.append(speaker.message("table-achievement", achievement=name, about=speaker.about("achievement", one)))
    return lines if view.solo.achievements else [*lines, speaker.message("table-no-achievement")]
