"""The table of Maracaibo in words: what a view shows, as lines that a person or a screen reader can follow."""

import json

from caravela.core.game import View
from caravela.games.maracaibo.rules.components import rank_of
from caravela.games.maracaibo.rules.view import Ana, Location, MaracaiboView, Player
from caravela.games.maracaibo.words.effects import Row, effects, gained
from caravela.games.maracaibo.words.naming import find
from caravela.text import Speaker
from caravela.text.words import Several

NOTHING = "–"


def status(view: View, speaker: Speaker) -> list[str]:
    """Where the game stands: the round, whose turn it is, what they have, and the combat that goes on."""
    assert isinstance(view, MaracaiboView)
    if view.over:
        return [speaker.message("table-over")]
    if view.phase == "setup":
        return [speaker.message("table-setting-up")]
    who = speaker.player(view.active)
    lines = [speaker.message("table-round", round=view.round, who=who, phase=view.phase)]
    if view.active < view.players:
        p = view.players_at_table[view.active]
        lines.append(speaker.message("table-has", who=who, things=speaker.together(stores(p, speaker))))
    for combat in view.combats:
        tile = speaker.name("combat_tile", combat.tile) if combat.tile else NOTHING
        if combat.nation:
            nation = said("nation.for", combat.nation, speaker)
            lines.append(speaker.message("table-combat", nation_for=nation, value=combat.value, tile=tile))
        else:
            lines.append(speaker.message("table-combat-tile", tile=tile))
    return lines


def stores(p: Player, speaker: Speaker) -> list[str]:
    amounts = {"doubloons": p.doubloons, "cp": p.cp, "workers": p.workers, "vp": p.vp}
    return [speaker.count("gain", thing, n) for thing, n in amounts.items()]


def said(sort: str, thing: str, speaker: Speaker) -> str:
    """An attribute of a name: said("nation.of", "france")."""
    return speaker.several(Several(((sort, thing, -1),)))


def card_name(card: str, speaker: Speaker) -> str:
    return speaker.name("card", card)


def listed(names: list[str]) -> str:
    return ", ".join(names) or NOTHING


# -- the map -----------------------------------------------------------------------------------------------------------


def board_map(view: View, speaker: Speaker) -> list[str]:
    """The map: every place in the order of sailing, with what is there; then the piles."""
    assert isinstance(view, MaracaiboView)
    lines = status(view, speaker)
    if view.players > 1:
        lines.append(speaker.message("table-order", players=", ".join(speaker.player(seat) for seat in view.order)))
    places = [there for there in view.locations if there.kind != "closed" and here_now(view, there)]
    lines += [f"  {place_line(there, speaker)}" for there in sorted(places, key=lambda there: rank_of(there.id))]
    top = speaker.name("mission", view.mission_top) if view.mission_top else NOTHING
    lines.append(speaker.message("table-missions", n=view.missions_left, top=top))
    lines.append(speaker.message("table-combat-piles", left=view.combat_piles[0], right=view.combat_piles[1]))
    lines.append(speaker.message("table-deck", n=view.deck, discarded=len(view.discard)))
    if view.ana:
        lines += ana_lines(view.ana, speaker)
    return lines


def here_now(view: MaracaiboView, there: Location) -> bool:
    """M-HOME-6: which of the last places belong to this round."""
    return there.id not in (("21b", "22") if view.round < 4 else ("21a",))


def place_line(there: Location, speaker: Speaker) -> str:
    """A place with its market, action, marker, missions, assistants and ships."""
    parts = [speaker.message("table-kind", kind=there.kind)]
    if there.good:
        discs = f" ({', '.join(speaker.player(seat) for seat in there.discs)})" if there.discs else ""
        used = speaker.message("table-market", good=speaker.name("good", there.good), n=len(there.discs), spaces=there.spaces)
        parts.append(f"{used}{discs}")
    if there.city_action and not there.mission_space:  # that of L1 is the mission
        parts.append(speaker.message("table-action", gain=city_action(there, speaker)))
    if there.owner:
        parts.append(speaker.message("table-marker", nation_of=said("nation.of", there.owner, speaker)))
    elif there.flag:
        bonus = find("location", there.id, speaker.tables).get("flag_bonus") or find("legacy", "L1", speaker.tables)["flag_bonus"]
        parts.append(speaker.message("table-flag", gain=speaker.several(effects(bonus))))
    for mission in [*there.missions, *([there.mission_space] if there.mission_space else [])]:
        parts.append(speaker.name("mission", mission))
    parts += [speaker.name("story_tile", tile) for tile in there.story_tiles]
    parts += [f"{speaker.name('legacy', tile)} ({tile})" for tile in there.legacy]
    for one in there.assistants:
        parts.append(speaker.message("table-assistant", who=speaker.player(one.seat), card=card_name(one.card, speaker)))
    if there.ships:
        parts.append(speaker.message("table-ships", players=", ".join(speaker.player(seat) for seat in there.ships)))
    return f"{there.id} {speaker.name('location', there.id)}: {'; '.join(parts)}"


def city_action(there: Location, speaker: Speaker) -> str:
    if there.mission_space:
        return speaker.name("mission", there.mission_space)
    row = find("city_tile", there.city_tile, speaker.tables) or find("location", there.id, speaker.tables)
    return speaker.several(gained(effects(row.get("action", []))))


def ana_lines(ana: Ana, speaker: Speaker) -> list[str]:
    """Ana's board."""
    who = speaker.message("ana")
    lines = [
        speaker.message("table-ana", who=who, vp=speaker.count("gain", "vp", ana.vp), total=ana.total),
        "  " + speaker.message("table-ana-discs", n=ana.discs_gone, discs=ana.discs, income=ana.income, cards=ana.cards),
        "  " + speaker.message("table-ana-done", missions=len(ana.missions) + len(ana.story_tiles), tiles=ana.combat_tiles),
        "  " + speaker.message("table-ana-deck", n=ana.deck, discarded=listed([speaker.name("automa", c) for c in ana.discard])),
    ]
    if ana.card:
        lines.append(f"  {speaker.name('automa', ana.card)} ({ana.card}): {speaker.about('automa', ana.card)}")
    return lines


# -- a player ----------------------------------------------------------------------------------------------------------


def board(view: View, seat: int, speaker: Speaker) -> list[str]:
    """What lies in front of a player: stores, cards, ship, career, and what they have achieved."""
    assert isinstance(view, MaracaiboView)
    p = view.players_at_table[seat]
    things = speaker.together(stores(p, speaker))
    lines = [speaker.message("table-player", who=speaker.player(seat), things=things, total=p.total)]
    own = [
        speaker.message("table-income", doubloons=p.income_doubloons, vp=p.income_vp),
        speaker.message("table-ship", place=speaker.name("location", p.ship), space=speaker.name("space", p.explorer)),
        *hand_lines(p, speaker),
        speaker.message("table-bought", cards=listed([card_name(one.card, speaker) for one in p.tableau])),
        *[
            "  "
            + speaker.message("table-on-card", card=card_name(one.card, speaker), mission=speaker.name("mission", one.mission))
            for one in p.tableau
            if one.mission
        ],
        speaker.message("table-tokens", tokens=listed([speaker.name("token", token) for token in p.tokens])),
        *pending(p, speaker),
        speaker.message("table-upgrades", areas=listed([f"{speaker.name('area', area)} ({area})" for area in p.upgrades])),
        speaker.message("table-discs", areas=listed([f"{speaker.name('area', a)} {n}" for a, n in p.discs.items() if n])),
        *career(p, speaker),
        speaker.message("table-achieved", missions=p.mission_count, tiles=p.combat_tiles, compasses=p.compasses),
        speaker.message("table-assistants", cards=listed([helper(card, speaker) for card in p.assistants])),
    ]
    if p.buildings:
        own.append(speaker.message("table-invested", buildings=listed([speaker.name("building", b) for b in p.buildings])))
    own += actions(p, speaker)
    own.append(speaker.message("table-workers", n=p.supply, career=p.on_career, cards=p.on_cards))
    return lines + [f"  {line}" for line in own]


def hand_lines(p: Player, speaker: Speaker) -> list[str]:
    """The own hand, or how many cards another has; the planned cards as far as they are open."""
    if p.hand is None:
        lines = [speaker.message("table-hand-size", n=p.hand_size, limit=p.hand_limit)]
    else:
        lines = [speaker.message("table-hand", cards=listed([in_hand(card, speaker) for card in p.hand]), limit=p.hand_limit)]
    hidden = speaker.message("table-face-down")
    planned = [card_name(card, speaker) if card else hidden for card in p.planned]
    lines.append(speaker.message("table-planned", cards=listed(planned)))
    if p.laid_aside:
        lines.append(speaker.message("table-laid-aside", cards=listed([card_name(card, speaker) for card in p.laid_aside])))
    return lines


def in_hand(card: str, speaker: Speaker) -> str:
    """A card with what it can be discarded for: "Legionary (A14: tobacco, pistol)"."""
    row = find("card", card, speaker.tables)
    good, thing = speaker.name("good", row["good"]), speaker.name("object", row["object"])
    return f"{speaker.name('card', card)} ({card}: {good}, {thing})"


def pending(p: Player, speaker: Speaker) -> list[str]:
    """Income that waits for a token."""
    lines = []
    for token in dict.fromkeys([*p.pending_doubloons, *p.pending_vp]):
        amounts = {"doubloons": p.pending_doubloons.get(token, 0), "vp": p.pending_vp.get(token, 0)}
        gain = speaker.together([speaker.count("gain", thing, n) for thing, n in amounts.items() if n])
        lines.append(speaker.message("table-pending", token_with=said("token.with", token, speaker), gain=gain))
    return lines


def career(p: Player, speaker: Speaker) -> list[str]:
    """The career with its tasks; in the set-up both that were dealt."""
    if p.career is None:
        return []
    lines = [speaker.message("table-career", career=speaker.name("career", p.career))]
    for n in range(1, 4):
        done = "done" if n in p.tasks_done else "open" if n in p.tasks_open else "no"
        task = speaker.name("career_task", f"{p.career} {n}")
        lines.append("  " + speaker.message("table-task", n=n, task=task, done=done))
    return lines


def helper(card: str, speaker: Speaker) -> str:
    """An assistant with its place, and what it does."""
    row = find("card", card, speaker.tables)["assistant"]
    at = said("location.at", row["location"], speaker)
    return f"{card_name(card, speaker)} {at}: {speaker.several(effects(row['action']))}"


def actions(p: Player, speaker: Speaker) -> list[str]:
    """Village actions, combat actions and what else lasts."""
    lines = [
        speaker.message("table-thresholds", two=p.thresholds[0], three=p.thresholds[1]),
        speaker.message("table-village-actions", names=listed([speaker.name("village_action", a) for a in p.village_actions])),
    ]
    fights = [speaker.name("combat_action", action) for action in p.combat_actions]
    fights += [card_name(card, speaker) for card in p.combat_cards]
    lines.append(speaker.message("table-combat-actions", names=listed(fights)))
    return [*lines, *[speaker.about("permanent", row) for row in lasting_rows(p)]]


def lasting_rows(p: Player) -> list[str]:
    """The permanent effects of a player, as rows of the tables."""
    numbers: dict[str, int] = {
        "discount": p.discount,
        "combat_cp": p.combat_cp,
        "explorer_plus": p.explorer_plus,
        "steal_on_skip": p.steal,
        "worker_to_cp": p.conversion,
    }
    rows: list[Row] = [{"op": op, "n": n} for op, n in numbers.items() if n]
    rows += [{"op": "object", "object": thing, "n": n} for thing, n in p.objects.items()]
    rows += [{"op": "nation_combat_cp", "nation": nation, "n": n} for nation, n in p.nation_cp.items()]
    if p.take_bonus:
        rows.append({"op": "take_bonus", "vp": p.take_bonus})
    return [json.dumps(row) for row in rows]


# -- sheets ------------------------------------------------------------------------------------------------------------


def cards(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """The display, the own cards and the prestige buildings, each with all that it says."""
    assert isinstance(view, MaracaiboView)
    lines = [speaker.message("table-display")]
    lines += [f"  {card_text(card, speaker)}" if card else f"  {NOTHING}" for card in view.display]
    p = view.players_at_table[seat]
    if p.hand:
        lines += [speaker.message("table-own-hand"), *[f"  {card_text(card, speaker)}" for card in p.hand]]
    planned = [card for card in p.planned if card]
    if planned:
        lines += [speaker.message("table-own-plans"), *[f"  {card_text(card, speaker)}" for card in planned]]
    lines.append(speaker.message("table-prestige"))
    for name in view.prestige:
        if name:
            there = [speaker.player(one.seat) for one in view.players_at_table if name in one.buildings]
            invested = f" [{', '.join(there)}]" if there else ""
            lines.append(f"  {speaker.name('building', name)} ({name}){invested}: {speaker.about('building', name)}")
        else:
            lines.append("  " + speaker.message("table-face-down"))
    return lines


def card_text(card: str, speaker: Speaker) -> str:
    return f"{card_name(card, speaker)}: {speaker.about('card', card)}"


def tracks(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """Influence with the nations, the explorer track, and incomes."""
    assert isinstance(view, MaracaiboView)
    figures = range(view.players + (1 if view.ana else 0))
    lines = [speaker.message("table-influence")]
    for nation in view.nations:
        held = [f"{speaker.player(i)} {nation.influence[i]} ({speaker.name('title', str(nation.levels[i]))})" for i in figures]
        name = speaker.name("nation", nation.id)
        lines.append("  " + speaker.message("table-nation", nation=name, players=", ".join(held)))
        lines.append("    " + speaker.message("table-markers", map=nation.on_map, stock=nation.stock, times=nation.multiplier))
    lines.append(speaker.message("table-track"))
    for p in view.players_at_table:
        lines.append(f"  {speaker.player(p.seat)}: {explorer(p.explorer, p.barriers, speaker)}")
    if view.ana:
        lines.append(f"  {speaker.message('ana')}: {explorer(view.ana.explorer, view.ana.barriers, speaker)}")
    missions = [speaker.name("mission", mission) if mission else NOTHING for mission in view.track_missions]
    lines.append("  " + speaker.message("table-track-missions", missions="; ".join(missions)))
    if view.barriers_crossed:
        names = listed([speaker.name("barrier", barrier) for barrier in view.barriers_crossed])
        lines.append("  " + speaker.message("table-barriers", barriers=names))
    lines.append(speaker.message("table-incomes"))
    for p in view.players_at_table:
        who = speaker.player(p.seat)
        lines.append("  " + speaker.message("table-income-of", who=who, doubloons=p.income_doubloons, vp=p.income_vp))
    return lines


def explorer(space: str, barriers: list[str], speaker: Speaker) -> str:
    crossed = [speaker.name("barrier", barrier) for barrier in barriers]
    return speaker.name("space", space) + (f" ({', '.join(crossed)})" if crossed else "")


def story(view: View, seat: int, speaker: Speaker, width: int) -> list[str]:
    """The story cards in play, to read, with their missions; and the legacy tiles with their rules."""
    assert isinstance(view, MaracaiboView)
    lines = []
    if view.story_card:
        lines += [speaker.name("story", view.story_card), f"  {speaker.name('front', view.story_card)}"]
    for card in view.stories:
        lines += [speaker.message("table-story", card=card, title=speaker.name("story", card))]
        lines += [f"  {speaker.name('front', card)}", f"  {speaker.about('story', card)}"]
    for card in view.stories_done:
        lines += [speaker.message("table-story-done", card=card, title=speaker.name("story", card))]
        lines.append(f"  {speaker.name('back', card)}")
    if view.ending:
        lines += [speaker.name("ending", view.ending), f"  {speaker.about('ending', view.ending)}"]
    if view.legacy:
        lines.append(speaker.message("table-legacy"))
    for tile in view.legacy:
        lines.append(f"  {speaker.name('legacy', tile.id)} ({tile.id}): {speaker.about('legacy', tile.id)}")
        if tile.spaces:
            lines.append("    " + speaker.message("table-tile-discs", n=len(tile.discs), spaces=tile.spaces))
        owned = [speaker.name("nation", nation) if nation else NOTHING for nation in tile.markers]
        if owned:
            lines.append("    " + speaker.message("table-tile-markers", nations=", ".join(owned)))
    return lines


def ending(view: View, speaker: Speaker) -> list[str]:
    """Alone: Ana's points by category. In a campaign: how the story ends."""
    assert isinstance(view, MaracaiboView)
    lines = []
    if view.ana:
        parts = [f"{speaker.category(name)} {n}" for name, n in view.ana.categories.items() if n]
        lines.append(f"{speaker.message('ana')}: {view.ana.total} ({', '.join(parts) or NOTHING})")
    if view.ending:
        lines += [speaker.name("ending", view.ending), speaker.about("ending", view.ending)]
    return lines
