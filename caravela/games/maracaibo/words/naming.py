"""The words of Maracaibo: which message shows which option, and what is printed on cards, tiles, places and boards."""

import json
from collections.abc import Callable
from pathlib import Path

from caravela.core.events import Phrase
from caravela.core.tables import Tables
from caravela.games.maracaibo.rules.components import (
    BARRIER_IDS,
    BUILDINGS,
    CARDS,
    GOOD_IDS,
    LOCATIONS,
    NATION_IDS,
    NATIONS,
    OBJECT_IDS,
    STORY_CARD_IDS,
    STORY_IDS,
    TASK_IDS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.options import (
    ANNEX,
    BONUS_FIRST,
    BUY,
    CHOOSE,
    COMPASS_FIRST,
    CONQUER,
    FIRST,
    INVEST,
    NATION,
    VISIT_VP,
    VOTE,
)
from caravela.games.maracaibo.rules.scoring import OF_ANA
from caravela.games.maracaibo.rules.vocabulary import FORKS
from caravela.games.maracaibo.words.effects import (
    NOTHING_AT_ALL,
    Row,
    box_of,
    costs,
    effects,
    exchange,
    gained,
    row_of,
    rows_of,
    with_token,
)
from caravela.text.words import Facts, Several, Words

PLAIN_ACTIONS = ["VA_COIN", "VA_DISCARD", "VA_DRILL", "VA_HOLD", "VA_FLAG", "VA_MAPS_VP", "VA_MAPS_D", "VA_GOODS_D"]
BATTLE_OPTIONS = ["CA_INFLUENCE 1", "CA_INFLUENCE 2", "CA_FLEET 1", "CA_FLEET 2", "CA_MINE 1"]  # action, and which of its options


def ways() -> list[str]:
    """The branches of every way, by number, in the order of the options: "4 9a"; "straight" where no fork is passed."""
    found = [""]
    for branches in FORKS:
        found = [f"{way} {branch}".strip() for way in found for branch in branches]
    return [way or "straight" for way in found]


# Effects that are named by a row of a table; here one of each kind
LASTING: list[Row] = [
    {"op": "compass", "n": 1},
    {"op": "object", "object": "map"},
    {"op": "discount", "n": 1},
    {"op": "combat_cp", "n": 1},
    {"op": "explorer_plus", "n": 1},
    {"op": "steal_on_skip", "n": 1},
    {"op": "assistant_visit", "vp": 1, "doubloons": 2},
    {"op": "worker_to_cp", "n": 2},
    {"op": "nation_combat_cp", "nation": "france", "n": 2},
    {"op": "take_bonus", "vp": 3},
    {"op": "village_action_new", "id": "VA_VP", "x": 2},
    {"op": "combat_action_new", "id": "CA_PLUNDER", "token": "medal"},
]
NEEDS: list[Row] = [
    {"req": "assistant", "location": "2"},
    {"req": "worker_return", "n": 1},
    {"req": "worker_on_card", "n": 1},
    {"req": "nation3", "nation": "france", "n": 3},
]
SALE: Row = {"cost": [{"pay": "worker", "n": 1}], "then": [{"op": "vp", "n": 5}]}
VOTES = ["01", "05", "13", "21", "27"]
CARD_LINES = ["price", "condition", "vp", "income", "now", "assistant", "symbols"]


class MaracaiboWords(Words):
    game = MARACAIBO
    folder = Path(__file__).parent
    sorts = {
        "good": list(GOOD_IDS),
        "object": list(OBJECT_IDS),
        "title": [str(n) for n in range(7)],
        "task": list(TASK_IDS),
        "career_task": ["CR1 1", "CR2 1"],
        "effect": [
            *("remove_disc", "village_action", "income_doubloons", "income_vp", "explorer", "sail", "main_action", "combat"),
            *("influence_next_title", "token_new", "annex_village", "annex_village_title", "mission_on_card"),
            *("fulfil_card_mission", "workers_on_card_income", "buy_card_or_invest", "place_marker_here", "place_marker"),
            *("flag_bonus", "story_tile", "mission_from_pile", "remove_skull_tile", "nothing", "pay_doubloons", "vp_x"),
            *("with_token", "mission_space", "rival_disc"),
        ],
        "influence": [*NATION_IDS, "any", "fighting", "same", "rival"],
        "vp_per": ["compass", "combat_tile", "assistant", "mission", "synergy", "nation_influence_3"],
        "doubloons_per": ["compass"],
        "village_action_per": ["compass"],
        "pay": ["goods_identical", "discard_hand", "movement_spent"],
        "exchange": [json.dumps(SALE)],
        "offer": [json.dumps(SALE)],
        "permanent": [json.dumps(row) for row in LASTING],
        "requirement": [json.dumps(row) for row in NEEDS],
        "assistant_action": [f"AA{n:02}" for n in range(1, 19)],
        "modifier": ["most-2", "fewest+3"],
        "card_line": ["B029 condition", "A14 price", "A14 vp", "A14 income", "B074 now", "A50 assistant", "A14 symbols"],
        "building_score": ["PB1"],
        "automa_line": ["C4 1", "B1 2", "B1 3"],
        "plain_action": PLAIN_ACTIONS,
        "battle_option": BATTLE_OPTIONS,
        "pile": ["left", "right"],
        "category": OF_ANA,
        "way": ways(),
        "stage": ["4", "9a"],
        "front": list(STORY_CARD_IDS),
        "back": list(STORY_IDS),
        "vote": VOTES,
        "choice": [f"{card}-{n}" for card in VOTES for n in (1, 2)],
        "campaign": ["lantern_chart"],
        "chapter": [str(n) for n in range(1, 9)],
    }
    told = frozenset(("card", "area", "building", "career", "mission", "legacy", "plain_action", "location"))
    costly = frozenset(
        (
            *("do-pay", "do-convert", "do-raise-cp", "do-raise-worker", "do-village-action", "do-put-workers", "do-invest"),
            *("do-mission", "do-story-tile", "do-use-tile", "do-buy", "do-discard", "do-deliver", "do-take", "do-use"),
        )
    )
    rival = "ana"

    def message(self, sort: str, thing: str, agreed: dict[str, str]) -> str:
        if sort in ("mission", "story_tile", "combat_tile", "stage", "exchange", "offer"):
            return sort
        if sort == "space":
            return "space-start" if thing == "0" else "space-end" if thing == "32" else "space-short" if "s" in thing else "space"
        if sort == "place" and not thing.startswith(("fleet", "mine")):
            return f"location-{thing}"
        if sort in ("permanent", "requirement") and thing.startswith("{"):
            row = json.loads(thing)
            return f"{sort}-{row.get('op') or row.get('req')}"
        if sort == "modifier":
            return f"modifier-{thing.rstrip('+-0123456789')}"
        if sort == "card_line":
            return f"card-{thing.partition(' ')[2]}"
        if sort == "career_task":
            return "career-task"
        if sort in ("building_score", "plain_action", "battle_option", "village_action", "combat_action"):
            return f"{ALIASES.get(sort, sort)}-{thing.partition(' ')[0]}"
        if sort == "automa_line":
            return "automa-line"
        if sort == "way":
            return "way-straight" if thing == "straight" else "way"
        return f"{sort}-{thing}"

    def about(self, sort: str, thing: str, agreed: dict[str, str]) -> tuple[str, str]:
        if sort in ("card", "career", "building", "automa", "story"):
            return f"{sort}-about", ""
        if sort == "combat_tile":
            return "combat-tile-about", ""
        if sort == "space":
            return "space-end-about" if thing == "32" else "space-about", ""
        if sort == "location":
            return "location-about", ""
        return super().about(sort, thing, agreed)

    def facts(self, sort: str, thing: str, tables: Tables) -> Facts:
        """What is printed on a thing."""
        found = FACTS.get(sort)
        return found(thing, tables) if found else {}

    def further(self, phrase: Phrase, option: int, tables: Tables) -> Facts:
        """Parts of effects, prices and votes: what only question and option together say."""
        said: Facts = {"choice": "none", "vote": "none", "gain": "none", "price": "none", "part": "none"}
        said |= {"reduce": "none", "flag": "none", "influence": "none"}
        terms = {term.name: term.value for term in phrase.terms if isinstance(term.value, int)}
        if phrase.message == "event-income-points":  # M-RUL-10: less than was added, so it has passed the end of its track
            said["turned"] = "yes" if terms["now"] < terms["n"] else "no"
        try:
            said |= of_vote(phrase.message, terms, option)
            said |= of_part(phrase.message, terms, option, tables)
            said |= of_price(phrase.message, terms, option, tables)
        except LookupError:  # the game has other tables than those at hand
            pass
        return said


def of_vote(message: str, terms: dict[str, int], option: int) -> Facts:
    """The question of a vote, and what an option of it stands for."""
    if message not in OF_VOTES or STORY_CARD_IDS[terms["story"]] not in VOTES:
        return {}
    story = STORY_CARD_IDS[terms["story"]]
    n = option - VOTE + 1 if option >= 0 else terms.get("n", 0)
    said: Facts = {"vote": Several((("vote", story, -1),))}
    if n in (1, 2):
        said["choice"] = Several((("choice", f"{story}-{n}", -1),))
    return said


def of_part(message: str, terms: dict[str, int], option: int, tables: Tables) -> Facts:
    """What is paid, or what the part of an effect brings that an option stands for."""
    box = box_of(tables)
    if message == "ask-may-pay":
        row = {key: rows_of(box, int(box.parts[terms["part"] + i])) for i, key in enumerate(("cost", "then"))}
        return {"part": Several((("exchange", json.dumps(row), -1),))}
    if message == "ask-pay-card":
        return {"part": costs([row_of(box, terms["cost"])])}
    if message == "ask-choose-part" and CHOOSE <= option < CHOOSE + 3:
        return {"gain": gained(part(terms["part"] + option - CHOOSE, tables))}
    if message == "ask-effect-order" and FIRST <= option < FIRST + 4:
        return {"gain": gained(part(int(box.now_first[terms["card"]]) + option - FIRST, tables))}
    if message == "ask-mission-order" and option in (COMPASS_FIRST, BONUS_FIRST):
        row = numbered("mission", terms["mission"], tables)
        return {"gain": gained(effects(row["per_compass" if option == COMPASS_FIRST else "bonus"]))}
    if VISIT_VP <= option < VISIT_VP + 2:
        gain = ("vp", int(box.visit_vp)) if option == VISIT_VP else ("doubloons", int(box.visit_d))
        return {"gain": Several((("gain", *gain),))}
    return {}


def of_price(message: str, terms: dict[str, int], option: int, tables: Tables) -> Facts:
    """The price of a card or a building, less the discount; the combat value of a nation, with what it brings at once."""
    if BUY <= option < BUY + CARDS:
        row = numbered("card", option - BUY, tables)
        more = [needed(need) for need in row["requires"] if need["req"] != "nation3"]
        return {"price": Several((doubloons(row["cost"] - terms.get("discount", 0)), *more))}
    if INVEST <= option < INVEST + BUILDINGS:
        row = numbered("building", option - INVEST, tables)
        paid = doubloons(row["cost_doubloons"] - terms.get("discount", 0))
        return {"price": Several((paid, ("gain", "workers", int(row["cost_workers"]))))}
    if message in ("ask-influence", "ask-barrier") and NATION <= option < NATION + NATIONS:
        return {"influence": terms["n"]}
    if message == "ask-fight-for" and NATION <= option < NATION + NATIONS:
        tile = numbered("combat_tile", terms["tile"], tables)[NATION_IDS[option - NATION]]
        return {"price": int(tile["value"]), "gain": gained(effects(tile["immediate"])) if tile["immediate"] else "none"}
    if message == "ask-fight" and ANNEX <= option < CONQUER + LOCATIONS:
        place = numbered("location", (option - ANNEX) % LOCATIONS, tables)
        if place["id"] == find("legacy", "L1", tables).get("location"):  # a flag or a village
            return {}
        action = find("combat_action", "CA_FLAG" if place["flag"] else "CA_VILLAGE", tables)
        reduce = int(action["options"][0 if option < CONQUER else 1]["reduce"])
        return {"reduce": reduce, "flag": gained(effects(place["flag_bonus"])) if place["flag"] else "none"}
    return {}


LAST_STOPS = ("21a", "22")  # M-HOME-8, 9
ALIASES = {"building_score": "building", "plain_action": "village_action", "battle_option": "combat_action"}
OF_VOTES = ("event-voted", "event-vote-decided", "ask-vote")
WHERE = {
    "card": ("project_cards.toml", "card"),
    "mission": ("mission_tiles.toml", "mission"),
    "combat_tile": ("combat_tiles.toml", "tile"),
    "city_tile": ("city_tiles.toml", "tile"),
    "legacy": ("legacy_tiles.toml", "tile"),
    "building": ("prestige.toml", "building"),
    "career": ("careers.toml", "career"),
    "area": ("ship_board.toml", "area"),
    "village_action": ("ship_board.toml", "village_action"),
    "combat_action": ("ship_board.toml", "combat_action"),
    "location": ("map.toml", "location"),
    "space": ("explorer_track.toml", "space"),
    "automa": ("automa.toml", "card"),
}


def rows(file: str, table: str, tables: Tables) -> list[Row]:
    found: list[Row] = tables.documents.get(file, {}).get(table, [])
    return found


def find(sort: str, thing: str, tables: Tables) -> Row:
    """The row of a thing in its component table, or nothing."""
    return next((row for row in rows(*WHERE[sort], tables) if row["id"] == thing), {})


def numbered(sort: str, number: int, tables: Tables) -> Row:
    return rows(*WHERE[sort], tables)[number]


def part(number: int, tables: Tables) -> Several:
    """One of the programs inside others."""
    box = box_of(tables)
    return effects(rows_of(box, int(box.parts[number])))


def doubloons(n: int) -> Several:
    return Several((("gain", "doubloons", max(0, n)),))


# -- project cards -----------------------------------------------------------------------------------------------------


def card(thing: str, tables: Tables) -> Facts:
    """What a card can be discarded for, what it costs, and the lines of its text."""
    row = find("card", thing, tables)
    if not row:
        return {}
    helper = row.get("assistant", {})
    battle = next((one for one in row["permanent"] if one["op"] == "combat_action_new"), None)
    said: Facts = {
        "good": Several((("good", row["good"], -1),)),
        "object": Several((("object", row["object"], -1),)),
        "printed": doubloons(row["cost"]),
        "helper": gained(effects(helper.get("action", []))),
        "battle": gained(battle_gain(battle, tables)) if battle else NOTHING_AT_ALL,
        "reduce": int(find("combat_action", battle["id"], tables)["options"][0]["reduce"]) if battle else 0,
    }
    lines: list[tuple[str, str, int] | Several] = []
    gist: list[tuple[str, str, int] | Several] = []  # without what it costs and supplies
    for line in CARD_LINES:
        there: list[tuple[str, str, int] | Several] = [("card_line", f"{thing} {line}", -1)] if has_line(row, line) else []
        if line == "income":
            there += [("permanent.about", json.dumps(one), -1) for one in row["permanent"]]
        lines += there
        gist += there if line not in ("price", "symbols") else []
    said["text"] = Several(tuple(lines), " ")
    said["gist"] = Several(tuple(gist), " ")
    return said


def battle_gain(row: Row, tables: Tables) -> Several:
    """What the combat action of a card brings."""
    return effects(find("combat_action", row["id"], tables)["options"][0]["then"], row.get("x", 0), row.get("token", ""))


def has_line(row: Row, line: str) -> bool:
    if line == "condition":
        return any(need["req"] == "nation3" for need in row["requires"])
    if line in ("income", "now"):
        return bool(row["income" if line == "income" else "immediate"])
    return line in ("price", "symbols") or bool(row.get(line))


def card_line(thing: str, tables: Tables) -> Facts:
    """One line of the text of a card."""
    name, _, line = thing.partition(" ")
    row = find("card", name, tables)
    if not row:
        return {}
    if line == "price":
        paid = [needed(need) for need in row["requires"] if need["req"] != "nation3"]
        return {"cost": Several((("gain", "doubloons", int(row["cost"])), *paid))}
    if line == "condition":
        return {"needs": Several(tuple(needed(need) for need in row["requires"] if need["req"] == "nation3"))}
    if line == "vp":
        return {"vp": Several((("gain", "vp", int(row["vp"])),))}
    if line == "symbols":
        return {"symbols": Several((("good", row["good"], 1), ("object", row["object"], 1)), "or")}
    if line == "assistant":
        helper = row["assistant"]
        return {
            "location_at": Several((("location.at", helper["location"], -1),)),
            "action": Several((("assistant_action", helper["code"], -1),)),
            "gain": effects(helper["action"]),
        }
    if line == "income":
        return {"gain": Several(tuple(income(one) for one in row["income"]), "; ")}
    return {"gain": effects(row["immediate"])}


def income(row: Row) -> tuple[str, str, int] | Several:
    """A step of income, or one that a token switches on: "2 VP with the medal"."""
    gain = ("gain", "doubloons" if row["op"] == "income_doubloons" else "vp", int(row["n"]))
    return Several((gain, ("token.with", row["if_synergy"], -1)), " ") if "if_synergy" in row else gain


def needed(need: Row) -> tuple[str, str, int]:
    """What a card asks for besides doubloons."""
    if need["req"] == "cp":
        return "gain", "cp", int(need["n"])
    if need["req"] == "herbs3":
        return "object", need["object"], int(need["n"])
    return "requirement", json.dumps(need), -1


def requirement(thing: str, tables: Tables) -> Facts:
    if not thing.startswith("{"):
        return {}
    need = json.loads(thing)
    said: Facts = {"n": int(need.get("n", 1))}
    if "location" in need:
        said["location_at"] = Several((("location.at", need["location"], -1),))
    if "nation" in need:
        said["nation_of"] = Several((("nation.of", need["nation"], -1),))
    return said


def permanent(thing: str, tables: Tables) -> Facts:
    if not thing.startswith("{"):
        return {}
    row = json.loads(thing)
    said: Facts = {"n": int(row.get("n", row.get("vp", 1)))}
    if "object" in row:
        said["object"] = Several((("object", row["object"], -1),))
    if "nation" in row:
        said["nation_for"] = Several((("nation.for", row["nation"], -1),))
    if row["op"] == "assistant_visit":
        said["gain"] = Several((("gain", "vp", row["vp"]), ("gain", "doubloons", row["doubloons"])), "or")
    elif row["op"] == "village_action_new":
        action = f"{row['id']} {row.get('x', 0)}"
        said["action"] = Several((("village_action", row["id"], -1),))
        said["does"] = Several((("village_action.about", action, -1),))
    elif row["op"] == "combat_action_new":
        action = f"{row['id']} {row.get('x', 0)} {row.get('token', '')}"
        said["action"] = Several((("combat_action", row["id"], -1),))
        said["does"] = Several((("combat_action.about", action, -1),))
    return said


# -- tiles, places and boards ------------------------------------------------------------------------------------------


def mission(thing: str, tables: Tables) -> Facts:
    row = find("mission", thing, tables)
    if not row:
        return {}
    each, bonus = effects(row["per_compass"]), effects(row["bonus"])
    said: Facts = {"number": thing, "cost": costs(row["cost"]), "each": each, "bonus": bonus}
    return {**said, "each_plus": gained(each), "bonus_plus": gained(bonus)}


def combat_tile(thing: str, tables: Tables) -> Facts:
    row = find("combat_tile", thing, tables)
    if not row:
        return {}
    said: Facts = {"number": thing, "modifiers": "none"}
    for nation in NATION_IDS:
        said[nation] = int(row[nation]["value"])
        said[f"{nation}_gain"] = effects(row[nation]["immediate"])
    if row["modifiers"]:
        said["modifiers"] = Several(tuple(("modifier", modifier, -1) for modifier in row["modifiers"]))
    return said


def city_tile(thing: str, tables: Tables) -> Facts:
    row = find("city_tile", thing, tables)
    if not row:
        return {}
    good = Several((("good", row["market_good"], -1),))
    return {"good": good, "n": int(row["market_spaces"]), "gain": effects(row["action"])}


def area(thing: str, tables: Tables) -> Facts:
    row = find("area", thing, tables)
    if not row:
        return {}
    lasting = ("village_thresholds", "hand_limit", "display_free", "village_action_new", "combat_action_new")
    said: Facts = {"others": int(row["prerequisite"].get("min_other_areas", 0))}
    for one in row["effect"]:
        for key in ("two", "three", "n"):
            if key in one and one["op"] in lasting:
                said[key] = int(one[key])
    said["gain"] = effects([one for one in row["effect"] if one["op"] not in lasting])
    return said


def village_action(thing: str, tables: Tables) -> Facts:
    """The thing may name an X: "VA_VP 2"."""
    name, _, x = thing.partition(" ")
    row = find("village_action", name, tables)
    if not row:
        return {}
    gain = effects([one for one in row["then"] if one["op"] != "place_marker_here"], int(x or 0))
    deal = Several((("exchange", json.dumps(row), -1),)) if row["cost"] else gained(gain)
    return {"pay": costs(row["cost"]), "gain": gain, "deal": deal}


def combat_action(thing: str, tables: Tables) -> Facts:
    """The thing may name an X and a token: "CA_PLUNDER 0 medal"."""
    name, _, rest = thing.partition(" ")
    x, _, token = rest.partition(" ")
    row = find("combat_action", name, tables)
    if not row:
        return {}
    said: Facts = {}
    for option, key in zip(row["options"], ("first", "second"), strict=False):
        conditional = [one for one in option["then"] if one["op"] == "if_synergy"]
        said[key] = int(option["reduce"])
        said[f"{key}_gain"] = effects([one for one in option["then"] if one not in conditional], int(x or 0))
        for one in conditional:
            said["extra"] = effects(one["then"])
            said["with"] = Several((with_token(token),))
        for one in option["then"]:
            if one["op"] == "assistant_bounty":
                said["own"], said["other"] = int(one["own"]), int(one["other"])
    if name == "CA_MINE":
        said["space"] = str(find("legacy", "L8", tables).get("min_explorer", ""))
    return said


def battle_option(thing: str, tables: Tables) -> Facts:
    name, _, which = thing.partition(" ")
    row = find("combat_action", name, tables)
    if not row:
        return {}
    option = row["options"][int(which) - 1]
    gain = effects(option["then"])
    return {**combat_action(name, tables), "reduce": int(option["reduce"]), "gain": gain, "plus": gained(gain)}


def building_score(thing: str, tables: Tables) -> Facts:
    row = find("building", thing, tables)
    return {"vp": int(row["score"]["vp"]), "most": int(row["score"].get("max_vp", 0))} if row else {}


def building(thing: str, tables: Tables) -> Facts:
    row = find("building", thing, tables)
    if not row:
        return {}
    return {
        **building_score(thing, tables),
        "scores": Several((("building_score.about", thing, -1),)),
        "cost": Several((("gain", "doubloons", int(row["cost_doubloons"])), ("gain", "workers", int(row["cost_workers"])))),
        "token_the": Several((("token.the", row["synergy"], -1),)),
        "first": Several((("gain", "vp", int(row["first_investor_vp"])),)),
    }


def career(thing: str, tables: Tables) -> Facts:
    row = find("career", thing, tables)
    if not row:
        return {}
    tasks = tuple(("career_task", f"{thing} {n}", -1) for n in range(1, len(row["tasks"]) + 1))
    return {"tasks": Several(tasks, " "), "gain": effects(row["all_done"])}


def career_task(thing: str, tables: Tables) -> Facts:
    """A task of a career: "CR1 2"."""
    name, _, n = thing.partition(" ")
    row = find("career", name, tables)
    if not row:
        return {}
    task = row["tasks"][int(n) - 1]
    said: Facts = {"gain": doubloons(task["doubloons"]), "more": Several((("gain", "vp", int(task["vp_if_high"])),))}
    for mark in ("low", "high"):
        if task[mark] in BARRIER_IDS:
            said[mark] = Several((("barrier.crossed", task[mark], -1),))
        else:
            said[mark] = Several((("task", task["type"], int(task[mark])),))
    return said


def legacy(thing: str, tables: Tables) -> Facts:
    row = find("legacy", thing, tables)
    if not row:
        return {}
    said: Facts = {"space": str(row.get("min_explorer", "")), "toll": int(row.get("toll", 0))}
    if row["kind"] == "disc":
        said |= {"pay": costs(row["cost"]), "gain": effects(row["reward"]), "spaces": int(row["spaces"])}
    elif row["kind"] == "route":
        said["cost"] = int(row["cost"])
    elif "effect" in row:
        said["gain"] = effects(row["effect"])
    elif row["location"] in ("9a", "15a"):
        action = find("location", row["location"], tables)["action"]
        said["gain"] = effects([one for one in action if one["op"] != "pay"])
        edges = rows("map.toml", "edge", tables)
        said["cost"] = next((int(edge["cost"]) for edge in edges if edge["dst"] == row["location"]), 1)
        for one in action:
            if one["op"] == "pay":
                said["pay"], said["vp"] = costs(one["cost"]), int(one["then"][0]["n"])
    return said


def space(thing: str, tables: Tables) -> Facts:
    number, _, step = thing.partition("s")
    row = find("space", thing, tables)
    if not row:
        return {"number": number, "step": step}
    arrival = tables.documents["explorer_track.toml"]["arrival_vp"]
    gain = Several((("effect", "mission_space", -1),)) if row["mission_slot"] else effects(row["reward"])
    return {"number": number, "step": step, "gain": gain, "plus": gained(gain), "arrival": ", ".join(str(n) for n in arrival)}


def location(thing: str, tables: Tables) -> Facts:
    """What a place is; the action of a city with a tile depends on the tile."""
    row = find("location", thing, tables)
    if not row:
        return {}
    tile = row.get("requires_legacy", "")
    good = row.get("market_good", "")
    kind = "tile_city" if row.get("tile_space") else "last" if thing in LAST_STOPS else "home" if row["stop"] else row["kind"]
    return {
        "kind": kind,
        "good": Several((("good", good, -1),)) if good else "none",
        "gain": effects(row.get("action", [])),
        "flag": effects(row["flag_bonus"]) if row["flag"] else "none",
        "legacy": Several((("legacy.about", tile, -1),)) if tile else "none",
    }


def automa(thing: str, tables: Tables) -> Facts:
    row = find("automa", thing, tables)
    if not row:
        return {}
    lines = tuple(("automa_line", f"{thing} {n}", -1) for n in range(1, len(row["actions"]) + 1))
    return {"n": int(row["move"]), "branch": row["branch"], "display": int(row["display_card"]), "actions": Several(lines, "; ")}


def automa_line(thing: str, tables: Tables) -> Facts:
    """One action of a card of Ana's, with its rounds."""
    name, _, n = thing.partition(" ")
    row = find("automa", name, tables)
    if not row:
        return {}
    one = row["actions"][int(n) - 1]
    if one["op"] == "combat":
        gain = Several((("effect", "combat", 1), ("influence", "rival", int(one["influence"]))))
    elif one["op"] == "remove_disc":
        gain = Several((("effect", "rival_disc", 1),))
    else:
        gain = effects([one])
    rounds = "all" if one["to_round"] - one["from_round"] == 3 else "some"
    village = "yes" if one.get("extra_village") else "no"
    return {"gain": gain, "rounds": rounds, "first": int(one["from_round"]), "last": int(one["to_round"]), "village": village}


def story(thing: str, tables: Tables) -> Facts:
    """The story mission, or the tile that must be full."""
    page = tables.documents.get("story_cards.toml", {})
    row: Row = next((row for row in page.get("story", []) if row["id"] == thing), {})
    said: Facts = {"pay": "none", "gain": "none", "tile": "none", "number": thing}
    said["front"] = Several((("front", thing, -1),))
    if "mission" in row:
        said["pay"] = costs(row["mission"]["requires"])
        said["gain"] = effects([one for one in row["mission"]["rewards"] if one["op"] != "story_tile"])
    elif "fill_tile" in row:
        said["tile"] = Several((("legacy", row["fill_tile"], -1),))
    return said


def way(thing: str, tables: Tables) -> Facts:
    if thing == "straight":
        return {}
    return {"branches": Several(tuple(("stage", branch, -1) for branch in thing.split()))}


FACTS: dict[str, Callable[[str, Tables], Facts]] = {
    "card": card,
    "card_line": card_line,
    "requirement": requirement,
    "permanent": permanent,
    "exchange": lambda thing, tables: {**exchange(json.loads(thing))},
    "offer": lambda thing, tables: {**exchange(json.loads(thing))},
    "mission": mission,
    "combat_tile": combat_tile,
    "city_tile": city_tile,
    "area": area,
    "village_action": village_action,
    "plain_action": village_action,
    "combat_action": combat_action,
    "battle_option": battle_option,
    "building": building,
    "building_score": building_score,
    "career": career,
    "career_task": career_task,
    "legacy": legacy,
    "space": space,
    "location": location,
    "automa": automa,
    "automa_line": automa_line,
    "story": story,
    "story_tile": lambda thing, tables: {"number": thing},
    "modifier": lambda thing, tables: {"n": int(thing[-1])},
    "stage": lambda thing, tables: {"number": thing, "place": Several((("location", thing, -1),))},
    "way": way,
}
WORDS = MaracaiboWords()
