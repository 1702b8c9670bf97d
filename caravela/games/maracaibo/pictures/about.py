"""What the table of Maracaibo says of a thing when somebody points at it: what it is, its clause, its worth to me now."""

from collections.abc import Callable, Sequence
from typing import Final

from caravela.games.maracaibo.pictures.cards import close_up
from caravela.games.maracaibo.pictures.parts import Building, Printed
from caravela.games.maracaibo.pictures.scene import figures, influence, investors, page_of, ready, undecided, who_is
from caravela.games.maracaibo.rules.components import (
    ANA,
    AREA_IDS,
    AUTOMA_IDS,
    BARRIER_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CAREER_IDS,
    CITY_TILE_IDS,
    COMBAT_ACTION_IDS,
    GAIN_IDS,
    LEGACY_IDS,
    MISSION_IDS,
    NATION_IDS,
    STORIES,
    STORY_CARD_IDS,
    STORY_IDS,
    STORY_TILE_IDS,
    TOKEN_IDS,
    VILLAGE_ACTION_IDS,
)
from caravela.games.maracaibo.rules.setup import CHAPTERS
from caravela.games.maracaibo.rules.view import Ana, Location, MaracaiboView, Player
from caravela.render.artist import About
from caravela.text import Speaker

VILLAGE_RULES: Final = {
    "VA_DISCARD": "M-VILL-3",
    "VA_COIN": "M-VILL-4",
    "VA_BUY": "M-VILL-5",
    "VA_DRILL": "M-DISC-11",
    "VA_HOLD": "M-DISC-12",
    "VA_FLAG": "M-VILL-7",
    "VA_MAPS_VP": "M-VILL-9",
    "VA_MAPS_D": "M-VILL-9",
    "VA_VP": "M-VILL-11",
    "VA_GOODS_D": "M-VILL-10",
    "VA_CARD_MISSION": "M-VILL-12",
}
COMBAT_RULES: Final = {
    "CA_INFLUENCE": "M-COMBAT-17",
    "CA_FLAG": "M-COMBAT-18",
    "CA_VILLAGE": "M-COMBAT-21",
    "CA_RENOWN": "M-COMBAT-22",
    "CA_PLUNDER": "M-COMBAT-23",
    "CA_FLEET": "M-LEG-16",
    "CA_MINE": "M-LEG-18",
}
LEGACY_RULES: Final = {
    "L1": "M-LEG-2",
    "L3": "M-LEG-8",
    "L4": "M-LEG-10",
    "L5": "M-LEG-13",
    "L6": "M-LEG-16",
    "L7": "M-LEG-17",
    "L8": "M-LEG-18",
    "L9": "M-LEG-19",
    "L17": "M-LEG-24",
}
KIND_RULES: Final = {"route": "M-LEG-6", "disc": "M-LEG-20", "plague_village": "M-LEG-27"}
GAIN_RULES: Final = {"doubloons": "M-GEN-8", "vp": "M-GEN-11", "cp": "M-GEN-9", "workers": "M-GEN-10"}
HOME_RULES: Final = {"20": "M-HOME-3", "21a": "M-HOME-8", "21b": "M-HOME-4", "22": "M-HOME-9"}
AREA_RULES: Final = {name: f"M-DISC-{n}" for n, name in zip((3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), AREA_IDS, strict=True)}
COUNTS: Final = {
    "compass": "M-MIS-12",
    "tiles": "M-COMBAT-27",
    "cards": "M-HAND-1",
    "missions": "M-MIS-7",
    "upgrades": "M-DISC-2",
}


def about(thing: str, view: MaracaiboView, speaker: Speaker) -> About | None:
    """A tooltip for a drawn thing; None for one that is not of this game."""
    sort, _, name = thing.partition("-")
    whose, _, rest = name.partition("-")
    seat = view.seat
    if sort in OWNED and whose.isdecimal() and rest:
        seat, name = int(whose), rest
    tell = TELLERS.get(sort)
    return tell(Teller(view, speaker, seat), name) if tell and seat < figures(view) else None


def label(thing: str, speaker: Speaker) -> str:
    """The name of a fact of a player's panel."""
    sort, _, name = thing.partition("-")
    return capital(speaker.name("gain", name) if sort == "gain" else speaker.message(f"tip-{name}"))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Teller:
    """Speaks of the things of one view to its viewer; `seat` is whose board the thing lies on."""

    def __init__(self, view: MaracaiboView, speaker: Speaker, seat: int) -> None:
        self.view = view
        self.speaker = speaker
        self.page: Printed = page_of(view)
        self.seat_ = seat
        self.me: Player | None = view.players_at_table[view.seat] if view.seat >= 0 else None
        self.owner: Player | None = view.players_at_table[seat] if 0 <= seat < view.players else None
        self.ana: Ana | None = view.ana if seat == ANA else None

    def say(self, message: str, **said: int | str) -> str:
        return self.speaker.message(message, **said)

    def told(self, title: str, lines: Sequence[str], rule: str, value: Sequence[str] = (), picture: str = "") -> About:
        said = tuple(line for line in lines if line)
        return About(capital(title), said, rule, " ".join(text for text in value if text), picture)

    def who(self, seat: int) -> str:
        return who_is(seat, self.view, self.speaker)

    def standings(self, said: Callable[[Player], int]) -> str:
        """How all players stand, in the order of the seats."""
        return self.say("tip-list", things=", ".join(f"{self.who(p.seat)} {said(p)}" for p in self.view.players_at_table))

    def printed(self, sort: str, name: str, ids: Sequence[str], rule: str, *more: str, value: Sequence[str] = ()) -> About | None:
        """A thing that is explained by what is printed on it."""
        if name not in ids:
            return None
        return self.told(self.speaker.name(sort, name), [self.speaker.about(sort, name), *more], rule, value)

    # -- players ---------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> About | None:
        if not name.isdecimal() or int(name) >= figures(self.view):
            return None
        if self.view.ana and int(name) == ANA:
            return self.rival(self.view.ana)
        p = self.view.players_at_table[int(name)]
        lines = [
            self.say("cabin-head", who=self.who(p.seat), doubloons=p.doubloons, points=p.vp),
            self.say("tip-incomes", doubloons=p.income_doubloons, points=p.income_vp),
            self.say(
                "tip-seat",
                missions=p.mission_count,
                tiles=p.combat_tiles,
                upgrades=len(p.upgrades),
                cards=len(p.tableau),
                hand=p.hand_size,
            ),
            self.say("tip-at", place=self.speaker.name("location", p.ship), space=p.explorer),
        ]
        return self.told(self.who(p.seat), lines, "M-GEN-12", self.mine())

    def rival(self, ana: Ana) -> About:
        lines = [
            self.say("tip-ana", points=ana.vp, total=ana.total, income=ana.income),
            self.say("tip-at", place=self.speaker.name("location", ana.ship), space=ana.explorer),
            self.say("tip-ana-board"),
        ]
        return self.told(self.who(ANA), lines, "M-ANA-2", self.mine())

    def mine(self) -> list[str]:
        return [self.say("tip-total-mine", n=self.me.total)] if self.me else []

    def gain(self, name: str) -> About | None:
        if name not in GAIN_IDS:
            return None
        p = self.owner or self.me
        lines = [self.say(f"tip-gain-{name}", most=self.page.most_cp)]
        if self.ana:
            lines.append(self.say("tip-ana", points=self.ana.vp, total=self.ana.total, income=self.ana.income))
        lines.append(self.standings(lambda p: amount(p, name)))
        if name == "workers" and p:
            lines.append(self.say("cabin-workers", n=p.workers, left=p.supply) + ".")
        value = [self.say("tip-have", n=amount(self.me, name))] if self.me else []
        if name == "workers" and self.me and self.me.conversion:
            value.append(self.say("tip-conversion", n=self.me.conversion))
        return self.told(self.speaker.name("gain", name), lines, GAIN_RULES[name], value)

    def count(self, name: str) -> About | None:
        if name not in COUNTS:
            return None
        lines = [self.say(f"tip-count-{name}")]
        if self.ana and name in ("missions", "tiles", "cards"):
            got = {"missions": len(self.ana.missions) + len(self.ana.story_tiles), "tiles": self.ana.combat_tiles}
            lines = [self.say("tip-list", things=f"{self.who(ANA)} {got.get(name, self.ana.cards)}")]
            return self.told(self.say(f"tip-{name}"), lines, "M-ANA-14" if name == "cards" else "M-ANA-35", self.mine())
        lines.append(self.standings(lambda p: number_of(p, name)))
        p = self.owner
        if p and name == "missions" and (p.missions or p.story_tiles):
            names = [self.speaker.name("mission", one) for one in p.missions]
            names += [self.speaker.name("story_tile", one) for one in p.story_tiles]
            lines.append(self.say("tip-list", things=", ".join(names)))
        value = [self.say("tip-have", n=number_of(self.me, name))] if self.me else []
        return self.told(self.say(f"tip-{name}"), lines, COUNTS[name], value)

    def track(self, name: str) -> About | None:
        if name == "income":
            lines = [
                self.say("tip-track-income", last=len(self.page.income_vp) - 1),
                self.standings(lambda p: p.income_doubloons),
            ]
            value: list[str] = []
            if self.me:
                now = self.me.income_doubloons
                value = [self.say("tip-income-mine", n=now, points=self.page.income_vp[now])]
                value += self.waiting(self.me.pending_doubloons)
            return self.told(self.say("tip-income"), lines, "M-CARD-INC-2", value)
        if name == "fame":
            if self.ana:
                return self.told(self.say("tip-fame"), [self.say("tip-ana-income", n=self.ana.income)], "M-ANA-31")
            lines = [self.say("tip-track-fame", n=self.page.fame_wraps), self.standings(lambda p: p.income_vp)]
            value = []
            if self.me:
                value = [self.say("tip-fame-mine", n=self.me.income_vp), *self.waiting(self.me.pending_vp)]
            return self.told(self.say("tip-fame"), lines, "M-CARD-INC-3", value)
        return None

    def waiting(self, pending: dict[str, int]) -> list[str]:
        """Income that waits for a synergy token."""
        return [self.say("tip-pending", n=n, token=self.speaker.name("token", token)) for token, n in pending.items()]

    def total(self, _: str) -> About:
        lines = [self.say("tip-totals")]
        p = self.owner
        if p:
            parts = [f"{self.speaker.category(name)} {n}" for name, n in p.categories.items() if n]
            lines.append(self.say("tip-list", things=", ".join(parts)) if parts else "")
        lines.append(self.standings(lambda p: p.total))
        return self.told(self.say("tip-total"), lines, "M-FIN-11", self.mine())

    def round(self, _: str) -> About:
        lines = [self.say("tip-round")]
        title = self.say("voyage-where", round=self.speaker.roman(max(1, self.view.round)))
        return self.told(title, lines, "M-GEN-3", [self.say("tip-spent", n=self.view.spent)] if self.view.spent else [])

    # -- the map ---------------------------------------------------------------------------------------------------

    def place_of(self, name: str) -> Location | None:
        return next((place for place in self.view.locations if place.id == name), None)

    def location(self, name: str) -> About | None:
        place = self.place_of(name)
        if place is None:
            return None
        title = self.speaker.name("location", name)
        lines = [self.speaker.about("location", name)]
        if place.city_tile:
            lines += [f"{self.speaker.name('city_tile', place.city_tile)}. {self.speaker.about('city_tile', place.city_tile)}"]
        lines += [self.whole("legacy", tile) for tile in place.legacy]
        lines += [self.whole("mission", mission) for mission in self.missions_at(place)]
        lines += [self.say("tip-market", taken=len(place.discs), all=place.spaces)] if place.spaces else []
        lines += [self.owned(place)] if place.owner else []
        there = [self.who(seat) for seat in place.ships]
        lines += [self.say("tip-ships", players=self.speaker.together(there))] if there else []
        value: list[str] = []
        mine = [helper for helper in place.assistants if helper.seat == self.view.seat]
        value += [self.say("tip-helpers-mine", n=len(mine))] if mine else []
        if self.me and place.kind == "village":
            two, three = self.me.thresholds
            value.append(self.say("tip-thresholds", two=two, three=three))
        rule = HOME_RULES.get(name) or ("M-VILL-1" if place.kind == "village" else "M-CITY-1" if name != "H" else "M-INT-9")
        return self.told(title if name == "H" else f"{name} · {title}", lines, rule, value)

    def whole(self, sort: str, name: str) -> str:
        """The name of a thing and what it does, in one line."""
        return f"{capital(self.speaker.name(sort, name))}: {self.speaker.about(sort, name)}"

    def missions_at(self, place: Location) -> list[str]:
        return [*([place.mission_space] if place.mission_space else []), *place.missions]

    def owned(self, place: Location) -> str:
        return self.say("tip-owned", nation=self.speaker.name("nation", place.owner))

    def market(self, name: str) -> About | None:
        place = self.place_of(name)
        if place is None or not place.good:
            return None
        good = self.speaker.name("good", place.good)
        lines = [self.say("tip-deliver", good=good), self.say("tip-market", taken=len(place.discs), all=place.spaces)]
        names = [self.who(seat) for seat in place.discs if seat >= 0]
        lines += [self.say("tip-discs", players=self.speaker.together(names))] if names else []
        value: list[str] = []
        if self.me and self.me.hand is not None:
            value = [self.say("tip-goods-mine", n=sum(self.page.cards[card].good == place.good for card in self.me.hand))]
        title = self.say("voyage-market", place=self.speaker.name("location", name))
        return self.told(title, lines, "M-MARKET-1", value)

    def flag(self, name: str) -> About | None:
        place = self.place_of(name)
        if place is None:
            return None
        printed = self.page.places[name]
        lines = [self.say("tip-flag") if place.kind != "village" else self.say("tip-flag-village")]
        lines += [self.speaker.about("location", name)] if printed.flag else []
        lines += [self.owned(place)] if place.owner else [self.say("tip-unowned")]
        title = self.say("tip-flag-of", place=self.speaker.name("location", name))
        return self.told(title, lines, "M-COMBAT-18" if place.kind != "village" else "M-COMBAT-21")

    def action(self, name: str) -> About | None:
        place = self.place_of(name)
        if place is None:
            return None
        title = self.say("voyage-action", place=self.speaker.name("location", name))
        lines = [self.speaker.about("location", name), self.say("tip-city")]
        lines += [self.whole("legacy", tile) for tile in place.legacy]
        return self.told(title, lines, HOME_RULES.get(name, "M-CITY-1"))

    def city_tile(self, name: str) -> About | None:
        return self.printed("city_tile", name, CITY_TILE_IDS, "M-CITY-4", self.say("tip-city"))

    def ship(self, name: str) -> About | None:
        told = self.seat(name)
        if told is None:
            return None
        return self.told(self.say("tip-ship", who=told.title), [*told.lines, self.say("tip-sail")], "M-SAIL-1", [told.value])

    def assistant(self, name: str) -> About | None:
        if name not in CARD_IDS:
            return None
        title = self.say("tip-assistant", card=self.speaker.name("card", name))
        lines: list[str] = []
        for place in self.view.locations:
            for helper in place.assistants:
                if helper.card == name:
                    lines.append(
                        self.say("voyage-assistant", who=self.who(helper.seat), card=self.speaker.name("card", name)) + "."
                    )
                    lines.append(self.say("tip-marked") if helper.marked else self.say("tip-fresh") if helper.fresh else "")
        return self.told(title, [*lines, self.speaker.about("card", name), self.say("tip-unused")], "M-ASST-3")

    def legacy(self, name: str) -> About | None:
        if name not in LEGACY_IDS:
            return None
        printed = self.page.legacy[name]
        tile = next((tile for tile in self.view.legacy if tile.id == name), None)
        more: list[str] = []
        if tile and tile.spaces:
            owners = ", ".join(self.who(seat) if seat >= 0 else self.say("tip-neutral") for seat in tile.discs)
            more.append(self.say("tip-tile-discs", taken=len(tile.discs), all=tile.spaces, players=owners or "–"))
        if not tile:
            more.append(self.say("tip-not-in-play"))
        rule = LEGACY_RULES.get(name) or KIND_RULES.get(printed.kind, "M-LEG-1")
        return self.told(f"{self.speaker.name('legacy', name)} ({name})", [self.speaker.about("legacy", name), *more], rule)

    def beside(self, name: str) -> About | None:
        """Where markers lie beside the map."""
        tile = "L8" if name == "mine" else "L6"
        if name not in ("fleet10", "fleet11", "mine"):
            return None
        told = self.legacy(tile)
        assert told is not None
        return self.told(self.speaker.name("place", name), told.lines, told.rule)

    # -- missions, story -------------------------------------------------------------------------------------------

    def mission(self, name: str) -> About | None:
        value: list[str] = []
        if self.me:
            value = [self.say("tip-mission-mine", compasses=self.me.compasses, missions=self.me.mission_count)]
        return self.printed("mission", name, MISSION_IDS, "M-MIS-5", self.say("tip-mission"), value=value)

    def missions(self, _: str) -> About:
        lines = [self.say("tip-missions-pile")]
        lines += [self.whole("mission", self.view.mission_top)] if self.view.mission_top else []
        return self.told(self.say("voyage-missions", n=self.view.missions_left), lines, "M-STORY-3")

    def read_stories(self) -> list[str]:
        """M-INFO-13: the story cards that everybody has read: in play, completed, and the card that the game began with."""
        begin = self.view.agreed["story"]
        entry = [STORY_CARD_IDS[STORIES + CHAPTERS.index(begin)]] if begin in CHAPTERS else []
        return [*self.view.stories, *self.view.stories_done, *entry, *([self.view.story_card] if self.view.story_card else [])]

    def story(self, name: str) -> About | None:
        if name not in self.read_stories():
            return None
        title = self.say("tip-story", number=name, title=self.speaker.name("story", name))
        known = name in self.view.stories_done
        lines = [self.speaker.name("front", name)]
        if self.speaker.about("story", name) not in lines:
            lines.append(self.speaker.about("story", name))
        lines += [self.speaker.name("back", name)] if known and name in STORY_IDS else []
        return self.told(title, lines, "M-STORY-6" if name in STORY_IDS else "M-STORY-17")

    def story_tile(self, name: str) -> About | None:
        if name not in STORY_TILE_IDS:
            return None
        lines = [self.say("tip-story-tile")]
        for card in self.view.stories:
            lines += [self.whole("story", card)] if self.page.stories[card].requires or self.page.stories[card].rewards else []
        value = [self.say("tip-spent", n=self.view.spent)] if self.view.spent and self.view.seat == self.view.active else []
        return self.told(self.speaker.name("story_tile", name), lines, "M-MIS-9", value)

    # -- tracks ----------------------------------------------------------------------------------------------------

    def space(self, name: str) -> About | None:
        if name not in self.page.spaces:
            return None
        lines = [self.speaker.about("space", name)] if name != "0" else [self.say("tip-track-start")]
        slots = [space.id for space in self.page.spaces.values() if space.mission]
        if name in slots and (mission := self.view.track_missions[slots.index(name)]):
            lines.append(self.whole("mission", mission))
        there = [self.who(p.seat) for p in self.view.players_at_table if p.explorer == name]
        there += [self.who(ANA)] if self.view.ana and self.view.ana.explorer == name else []
        lines += [self.say("tip-explorers", players=self.speaker.together(there))] if there else []
        value: list[str] = []
        if self.me and (steps := self.steps(self.me.explorer, name)):
            value = [self.say("tip-steps", n=steps)]
        return self.told(self.speaker.name("space", name), lines, "M-EXP-13" if name == "32" else "M-EXP-8", value)

    def steps(self, start: str, end: str) -> int:
        """How far a space is by the shortest path, with nobody and nothing in the way; 0 if none leads there."""
        near, n = {start}, 0
        while near and end not in near:
            near = {after for space in near for after in self.page.spaces[space].next}
            n += 1
        return n if end in near else 0

    def explorer(self, name: str) -> About | None:
        told = self.seat(name)
        if told is None:
            return None
        here = self.view.ana.explorer if self.view.ana and int(name) == ANA else self.view.players_at_table[int(name)].explorer
        lines = [self.say("tip-explorer-at", space=self.speaker.name("space", here)), self.say("tip-explorer")]
        value = [self.say("tip-explorer-plus", n=self.me.explorer_plus)] if self.me and self.me.explorer_plus else []
        return self.told(self.say("tip-explorer-of", who=told.title), lines, "M-EXP-1", value)

    def barrier(self, name: str) -> About | None:
        if name not in BARRIER_IDS:
            return None
        barrier = next(barrier for barrier in self.page.barriers if barrier.id == name)
        if barrier.influence:
            lines = [self.say("tip-barrier-influence", n=barrier.influence)]
        else:
            lines = [self.say("tip-barrier", first=barrier.first, later=barrier.later)]
        crossed = [self.who(p.seat) for p in self.view.players_at_table if name in p.barriers]
        crossed += [self.who(ANA)] if self.view.ana and name in self.view.ana.barriers else []
        lines += [self.say("tip-crossed", players=self.speaker.together(crossed))] if crossed else []
        rule = "M-EXP-10" if barrier.influence else "M-EXP-11"
        return self.told(self.speaker.name("barrier", name), lines, rule)

    def nation(self, name: str) -> About | None:
        if name not in NATION_IDS:
            return None
        nation = self.view.nations[NATION_IDS.index(name)]
        lines = [
            self.say("tip-nation", spaces=", ".join(str(space) for space in self.page.titles)),
            self.say("tip-markers", stock=nation.stock, map=nation.on_map),
            self.say("tip-list", things=", ".join(f"{self.who(seat)} {n}" for seat, n in enumerate(nation.influence))),
        ]
        fight = self.view.combats[-1] if self.view.combats else None
        if fight and fight.tile and not fight.nation:
            lines.insert(0, self.whole("combat_tile", fight.tile))
        value: list[str] = []
        if self.me:
            level = nation.levels[self.me.seat]
            title = self.speaker.name("title", str(level))
            value = [self.say("tip-nation-mine", n=nation.influence[self.me.seat], title=title, points=level * nation.multiplier)]
        return self.told(self.speaker.name("nation", name), lines, "M-INF-3", value)

    def multiplier(self, name: str) -> About | None:
        if name not in NATION_IDS:
            return None
        nation = self.view.nations[NATION_IDS.index(name)]
        title = self.say("voyage-multiplier", nation=self.speaker.name("nation", name), n=nation.multiplier)
        lines = [self.say("tip-multiplier", emptied=nation.emptied, majority=nation.majority)]
        value = [self.say("tip-titles-mine", n=nation.levels[self.me.seat] * nation.multiplier)] if self.me else []
        return self.told(title, lines, "M-FIN-9", value)

    # -- cards, buildings, combat ----------------------------------------------------------------------------------

    def card(self, name: str) -> About | None:
        if name not in CARD_IDS:
            return None
        lines = [self.speaker.about("card", name), self.where_is(name)]
        value: list[str] = []
        me = self.me
        if me and name in me.prices:
            value = [self.say("tip-price", n=me.prices[name], have=me.doubloons)]
        elif me and name in self.view.display:
            value = [self.say("tip-display-free") if me.display_free else self.say("tip-display", have=me.doubloons)]
        title = f"{self.speaker.name('card', name)} ({name})"
        return self.told(title, lines, "M-CARD-5", value, close_up(self.page.cards[name], self.speaker))

    def where_is(self, card: str) -> str:
        """Where a card lies, as far as the viewer sees it."""
        for p in self.view.players_at_table:
            if any(bought.card == card for bought in p.tableau):
                return self.say("tip-bought", who=self.who(p.seat))
            if card in p.planned:
                return self.say("tip-planned", who=self.who(p.seat))
        if card in self.view.display:
            return self.say("tip-on-display")
        return self.say("tip-discarded") if card in self.view.discard else ""

    def deck(self, _: str) -> About:
        lines = [self.say("tip-deck"), self.say("tip-discard")]
        return self.told(self.say("voyage-deck", n=self.view.deck), lines, "M-HAND-2")

    def discard(self, _: str) -> About:
        names = sorted(self.speaker.name("card", card) for card in self.view.discard)
        lines = [self.say("tip-discard"), self.say("tip-list", things=", ".join(names)) if names else ""]
        return self.told(self.say("voyage-discard", n=len(self.view.discard)), lines, "M-GEN-13")

    def building(self, name: str) -> About | None:
        if name not in BUILDING_IDS:
            return None
        there = [self.who(seat) for seat in investors(name, self.view)]
        more = [self.say("tip-investors", players=self.speaker.together(there))] if there else []
        value: list[str] = []
        if self.me:
            printed = self.page.buildings[name]
            price = self.me.prices.get(name)
            if name not in self.me.buildings and price is not None:
                value.append(self.say("tip-price", n=price, have=self.me.doubloons))
            value.append(self.say("tip-worth", n=self.worth(printed, self.me)))
        return self.printed("building", name, BUILDING_IDS, "M-PRES-7", *more, value=value)

    def worth(self, building: Building, p: Player) -> int:
        """What an investment would score as things stand (M-PRES-7)."""
        counted = {
            "compass": p.compasses,
            "combat_tile": p.combat_tiles,
            "assistant": len(p.assistants),
            "mission": p.mission_count,
            "synergy": len(p.tokens),
            "nation_influence_3": sum(n >= 3 for n in influence(self.view, p.seat).values()),
            "barrier": len(p.barriers),
            "upgrade": len(p.upgrades),
            "worker_or_cp": p.workers + p.cp,
            "doubloon_income_vp": self.page.income_vp[p.income_doubloons],
        }[building.per]
        points = counted * building.vp
        return min(points, building.most) if building.most else points

    def pile(self, name: str) -> About | None:
        if name not in ("left", "right"):
            return None
        n = self.view.combat_piles[0 if name == "left" else 1]
        fight = self.view.combats[-1] if self.view.combats else None
        lines = [self.say("tip-pile"), self.whole("combat_tile", fight.tile) if fight and fight.tile else ""]
        value = [self.say("tip-combat-mine", cp=self.me.cp, workers=self.me.workers)] if self.me else []
        return self.told(self.say("voyage-pile", n=n), lines, "M-COMBAT-2", value)

    def combat_action(self, name: str) -> About | None:
        rule = COMBAT_RULES.get(name, "M-COMBAT-14")
        return self.printed("combat_action", name, COMBAT_ACTION_IDS, rule, self.say("tip-combat-once"), value=self.fighting())

    def influence(self, name: str) -> About | None:
        return self.combat_action("CA_INFLUENCE") if name in ("2", "5") else None

    def fighting(self) -> list[str]:
        """The combat value, while a combat goes on."""
        fight = self.view.combats[-1] if self.view.combats else None
        return [self.say("tip-value", n=fight.value)] if fight and fight.nation else []

    def village_action(self, name: str) -> About | None:
        return self.printed("village_action", name, VILLAGE_ACTION_IDS, VILLAGE_RULES.get(name, "M-VILL-2"))

    def village_points(self, name: str) -> About | None:
        if not name.isdecimal():
            return None
        return self.told(
            self.speaker.name("village_action", "VA_VP"), [self.speaker.about("village_action", f"VA_VP {name}")], "M-VILL-11"
        )

    def village(self, _: str) -> About:
        value: list[str] = []
        if self.owner:
            value = [self.say("tip-thresholds", two=self.owner.thresholds[0], three=self.owner.thresholds[1])]
        return self.told(self.say("do-village-actions"), [self.say("tip-village")], "M-VILL-1", value)

    # -- the ship --------------------------------------------------------------------------------------------------

    def area(self, name: str) -> About | None:
        if name not in AREA_IDS or self.owner is None:
            return self.printed("area", name, AREA_IDS, AREA_RULES.get(name, "M-DISC-1"))
        left = self.owner.discs[name]
        if not left:
            state = self.say("tip-area-done")
        else:
            state = self.say("tip-area", n=left)
            state += "" if name in ready(self.owner, self.page) else " " + self.say("tip-area-locked")
        return self.printed("area", name, AREA_IDS, AREA_RULES[name], value=[state])

    def slot(self, name: str) -> About | None:
        if not name.isdecimal():
            return None
        return self.told(self.say("cabin-slot", n=int(name)), [self.say("tip-slot")], "M-FREE-1")

    def career(self, name: str) -> About | None:
        return self.printed("career", name, CAREER_IDS, "M-CAREER-1", self.say("tip-career"))

    def task(self, name: str) -> About | None:
        career, _, n = name.rpartition("-")
        p = self.owner
        if not n.isdecimal() or not 1 <= int(n) <= 3 or p is None:
            return None
        career = career or p.career or ""
        if career not in CAREER_IDS:
            return None
        value: list[str] = []
        if not undecided(self.view, p):
            value = [self.say("tip-task-done") if int(n) in p.tasks_done else ""]
            value += [self.say("tip-task-open") if int(n) in p.tasks_open else ""]
        title = self.say("tip-task", n=int(n), career=self.speaker.name("career", career))
        return self.told(title, [self.speaker.name("career_task", f"{career} {n}")], "M-CAREER-1", value)

    def token(self, name: str) -> About | None:
        if name not in TOKEN_IDS:
            return None
        owners = [self.who(p.seat) for p in self.view.players_at_table if name in p.tokens]
        lines = [self.say("tip-token"), self.say("tip-owners", players=self.speaker.together(owners)) if owners else ""]
        value: list[str] = []
        if self.me:
            value = self.waiting({key: n for key, n in self.me.pending_doubloons.items() if key == name})
            value += self.waiting({key: n for key, n in self.me.pending_vp.items() if key == name})
        return self.told(self.speaker.name("token", name), lines, "M-CARD-SYN-2", value)

    # -- Ana -------------------------------------------------------------------------------------------------------

    def automa(self, name: str) -> About | None:
        return self.printed("automa", name, AUTOMA_IDS, "M-ANA-7")

    def row(self, _: str) -> About | None:
        ana = self.view.ana
        if ana is None:
            return None
        lines = [self.say("tip-ana-row"), self.say("tip-ana-income", n=ana.income)]
        return self.told(self.say("tip-ana-discs", gone=ana.discs_gone, all=ana.discs), lines, "M-ANA-3")


def amount(p: Player, gain: str) -> int:
    return {"doubloons": p.doubloons, "vp": p.vp, "cp": p.cp, "workers": p.workers}[gain]


def number_of(p: Player, name: str) -> int:
    return {
        "compass": p.compasses,
        "tiles": p.combat_tiles,
        "cards": p.hand_size,
        "missions": p.mission_count,
        "upgrades": len(p.upgrades),
    }[name]


OWNED: Final = (
    *("gain", "count", "track", "total", "area", "slot", "career", "task", "token", "row"),
    *("village_action", "village_points", "combat_action", "influence"),
)
TELLERS: Final[dict[str, Callable[[Teller, str], About | None]]] = {
    "seat": Teller.seat,
    "gain": Teller.gain,
    "count": Teller.count,
    "track": Teller.track,
    "total": Teller.total,
    "round": Teller.round,
    "location": Teller.location,
    "market": Teller.market,
    "flag": Teller.flag,
    "action": Teller.action,
    "city_tile": Teller.city_tile,
    "ship": Teller.ship,
    "assistant": Teller.assistant,
    "legacy": Teller.legacy,
    "place": Teller.beside,
    "mission": Teller.mission,
    "missions": Teller.missions,
    "story": Teller.story,
    "story_tile": Teller.story_tile,
    "space": Teller.space,
    "explorer": Teller.explorer,
    "barrier": Teller.barrier,
    "nation": Teller.nation,
    "multiplier": Teller.multiplier,
    "card": Teller.card,
    "deck": Teller.deck,
    "discard": Teller.discard,
    "building": Teller.building,
    "pile": Teller.pile,
    "combat_action": Teller.combat_action,
    "influence": Teller.influence,
    "village_action": Teller.village_action,
    "village_points": Teller.village_points,
    "village": Teller.village,
    "area": Teller.area,
    "slot": Teller.slot,
    "career": Teller.career,
    "task": Teller.task,
    "token": Teller.token,
    "automa": Teller.automa,
    "row": Teller.row,
}
