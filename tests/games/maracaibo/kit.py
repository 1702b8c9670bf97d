"""A table to set positions up on: put cards, markers, ships and tiles where a test wants them, take options, look."""

from typing import Self

from caravela.core.codec import snapshot
from caravela.core.events import Event, Journal
from caravela.core.state import advance, bit, count, take
from caravela.core.tables import Tables
from caravela.games.maracaibo.rules import numbers
from caravela.games.maracaibo.rules.components import (
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    CARD_IDS,
    CARDS,
    CAREER_IDS,
    CITY_TILE_IDS,
    COMBAT_TILE_IDS,
    FIRST_B,
    FIRST_C,
    LEGACY_IDS,
    LOCATION_IDS,
    LOCATIONS,
    MISSION_IDS,
    NATION_IDS,
    PLACE_IDS,
    PLACES,
    SEATS,
    SLOTS,
    SPACE_IDS,
    STORY_IDS,
    TOKEN_IDS,
)
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.legacy import add_tile
from caravela.games.maracaibo.rules.state import Maracaibo


class Table:
    """A started game in which nothing is left to happen; seat 0 begins, it is phase B of its turn.

    Hands, planning areas and markets are empty, nobody has doubloons or combat points, no marker lies on the map and no mission
    on the map or the track. Everybody has two workers, the career CR1, a full ship board. Build a position, then `turn`, `main`,
    or `happen` for one effect alone.
    """

    close = False  # whether questions with a single answer are asked

    def __init__(
        self,
        players: int = 2,
        round: int = 1,
        seed: int = 7,
        tables: Tables | None = None,
        version: int | None = None,
        **changes: str,
    ) -> None:
        agreed = MARACAIBO.agree("single", {"start_player": "first_seat"} | changes)
        self.journal = Journal()
        s = MARACAIBO.start(players, agreed, seed, tables, journal=self.journal, version=version)
        assert isinstance(s, Maracaibo)
        self.s = s
        s.depth = s.offered = 0
        s.round = round
        s.incomes = round - 1
        s.shown = 2
        s.phase = numbers.ACTING
        s.first = s.active = 0
        s.trigger = -1
        for place in range(PLACES):
            s.owner[place] = 0
        for nation in range(3):
            s.stock[nation] = s.box.markers
        for place in range(LOCATIONS):
            s.market[place] = 0
        for card in range(CARDS):
            if s.where[card] >= numbers.HELD:
                self.to_deck(card)
        s.missions_unseen = bit(24) - 1
        s.top = -1
        for mission in range(24):
            s.missions[mission] = numbers.Q_PILE
        for who in range(players):
            s.tally[numbers.HAND_SIZE * SEATS + who] = 0
            for slot in range(SLOTS):
                s.plans[who * SLOTS + slot] = 0
            self.set(who, numbers.DOUBLOONS, 0).set(who, numbers.CP, 0).set(who, numbers.VP, 0)
            self.set(who, numbers.CAREER_KEPT, 0).set(who, numbers.CAREER_OTHER, 1)
            self.set(who, numbers.WORKERS, 2).set(who, numbers.ON_CAREER, 3).set(who, numbers.SUPPLY, 3)
        self.journal.events.clear()

    def to_deck(self, card: int) -> None:
        """Wherever the card is, it goes back to where nobody has seen it."""
        s = self.s
        if s.where[card] in (numbers.IN_DECK, numbers.IN_BOX):
            return
        self.loosen(card)
        s.where[card] = numbers.IN_DECK
        s.sure += 1

    def loosen(self, card: int) -> None:
        """The card is nowhere; the caller puts it somewhere."""
        s = self.s
        there = int(s.where[card])
        if there == numbers.IN_DECK:
            s.sure -= 1
        elif there == numbers.IN_BOX:
            s.boxed -= 1
            s.hidden -= 1
        elif numbers.SHOWN <= there < numbers.SHOWN + 4:
            s.display[there - numbers.SHOWN] = -1
        elif numbers.HELD <= there < numbers.PLANNED:
            s.leave_hand(there & 3, card)
        elif numbers.PLANNED <= there < numbers.BOUGHT:
            s.plans[(there & 3) * SLOTS + (there >> 2 & 3)] = 0

    # -- set a position up -----------------------------------------------------------------------------------------

    def set(self, who: int, row: int, n: int) -> Self:
        """A number of `tally` (see rules/numbers.py)."""
        self.s.tally[row * SEATS + who] = n
        return self

    def give(self, who: int = 0, doubloons: int | None = None, cp: int | None = None, workers: int | None = None) -> Self:
        """Exactly so many; workers come from or go to the supply."""
        if doubloons is not None:
            self.set(who, numbers.DOUBLOONS, doubloons)
        if cp is not None:
            self.set(who, numbers.CP, cp)
        if workers is not None:
            both = self.got(who, numbers.WORKERS) + self.got(who, numbers.SUPPLY)
            self.set(who, numbers.WORKERS, workers).set(who, numbers.SUPPLY, both - workers)
        return self

    def hand(self, who: int, *cards: str) -> Self:
        """Exactly these cards are in hand."""
        for card in range(CARDS):
            if self.s.in_hand(who, card):
                self.to_deck(card)
        for name in cards:
            self.loosen(CARD_IDS.index(name))
            self.s.give_card(who, CARD_IDS.index(name), numbers.FROM_DECK)
        return self

    def plan(self, who: int, *cards: str) -> Self:
        """These cards are planned as well."""
        for name in cards:
            self.loosen(CARD_IDS.index(name))
            self.s.give_card(who, CARD_IDS.index(name), numbers.FROM_DECK)
            self.s.plan(who, CARD_IDS.index(name))
        return self

    def own(self, who: int, *cards: str) -> Self:
        """These cards are in the tableau: permanent effects, assistants (a worker of the supply), VP; no income, nothing else."""
        s = self.s
        for name in cards:
            card = CARD_IDS.index(name)
            self.loosen(card)
            s.where[card] = numbers.BOUGHT + s.purchases * 4 + who
            s.purchases += 1
            s.grant(who, s.box.lasting[card])
            self.set(who, numbers.CARDS_VP, self.got(who, numbers.CARDS_VP) + int(s.box.card_vp[card]))
            helper = int(s.box.helper_of[card])
            if helper >= 0:
                self.set(who, numbers.ASSISTANTS, self.got(who, numbers.ASSISTANTS) | int(bit(helper)))
                self.set(who, numbers.SUPPLY, self.got(who, numbers.SUPPLY) - 1)
        return self

    def display(self, *cards: str) -> Self:
        """Exactly these cards are on display, from the left."""
        for i in range(4):
            if self.s.display[i] >= 0:
                self.to_deck(int(self.s.display[i]))
        for i, name in enumerate(cards):
            self.loosen(CARD_IDS.index(name))
            self.s.display[i] = CARD_IDS.index(name)
            self.s.where[CARD_IDS.index(name)] = numbers.SHOWN + i
        return self

    def deck(self, *cards: str) -> Self:
        """The deck is exactly these cards; all others that were in it are out of the game."""
        for card in range(CARDS):
            if self.s.where[card] in (numbers.IN_DECK, numbers.IN_BOX):
                self.s.where[card] = numbers.OUT
        self.s.sure = self.s.hidden = self.s.boxed = 0
        for name in cards:
            self.s.where[CARD_IDS.index(name)] = numbers.IN_DECK
            self.s.sure += 1
        return self

    def discarded(self, *cards: str) -> Self:
        """The discard pile is exactly these cards."""
        for card in range(CARDS):
            if self.s.where[card] == numbers.DISCARDED:
                self.s.where[card] = numbers.OUT
        for name in cards:
            self.loosen(CARD_IDS.index(name))
            self.s.where[CARD_IDS.index(name)] = numbers.DISCARDED
        return self

    def tokens(self, who: int, *tokens: str) -> Self:
        for token in tokens:
            self.set(who, numbers.TOKENS_OWNED, self.got(who, numbers.TOKENS_OWNED) | int(bit(TOKEN_IDS.index(token))))
        return self

    def influence(self, who: int, **nations: int) -> Self:
        for nation, n in nations.items():
            self.set(who, numbers.INFLUENCE + NATION_IDS.index(nation), n)
        return self

    def income(self, who: int, doubloons: int, vp: int = 0) -> Self:
        return self.set(who, numbers.INCOME_D, doubloons).set(who, numbers.INCOME_VP, vp)

    def ship(self, who: int, location: str) -> Self:
        return self.set(who, numbers.SHIP, LOCATION_IDS.index(location))

    def moved(self, points: int) -> Self:
        """So many movement points were spent in phase A."""
        self.s.spent = self.s.moved = points
        return self

    def explorer(self, who: int, space: str) -> Self:
        return self.set(who, numbers.EXPLORER, SPACE_IDS.index(space))

    def marker(self, nation: str, *places: str) -> Self:
        for place in places:
            self.s.owner[PLACE_IDS.index(place)] = NATION_IDS.index(nation) + 1
            self.s.stock[NATION_IDS.index(nation)] -= 1
        return self

    def stock(self, nation: str, left: int) -> Self:
        self.s.stock[NATION_IDS.index(nation)] = left
        return self

    def upgrade(self, who: int, *areas: str) -> Self:
        """Both discs of these areas are out of the game, and what lasts has begun."""
        for area in areas:
            i = AREA_IDS.index(area)
            gone = self.got(who, numbers.DISC_LEFT + i)
            self.set(who, numbers.DISC_LEFT + i, 0)
            self.set(who, numbers.OUT_DISCS, self.got(who, numbers.OUT_DISCS) + gone)
            self.s.grant(who, self.s.box.area_lasting[i])
        return self

    def discs(self, who: int, **areas: int) -> Self:
        """So many discs are left on these areas; the others are out of the game."""
        for area, n in areas.items():
            i = AREA_IDS.index(area)
            self.set(who, numbers.OUT_DISCS, self.got(who, numbers.OUT_DISCS) + self.got(who, numbers.DISC_LEFT + i) - n)
            self.set(who, numbers.DISC_LEFT + i, n)
        return self

    def city(self, location: str, tile: str) -> Self:
        """This city tile lies there (and nowhere else)."""
        for place in range(LOCATIONS):
            if self.s.city[place] == CITY_TILE_IDS.index(tile):
                self.s.city[place] = -1
        self.s.tiles_unseen &= ~bit(CITY_TILE_IDS.index(tile))
        self.s.city[LOCATION_IDS.index(location)] = CITY_TILE_IDS.index(tile)
        return self

    def market(self, location: str, *seats: int) -> Self:
        """Discs of these seats lie on the market."""
        self.s.market[LOCATION_IDS.index(location)] = sum((seat + 1) * 8**i for i, seat in enumerate(seats))
        return self

    def mission(self, mission: str, location: str) -> Self:
        """A mission lies on the map."""
        self.s.arrivals += 1
        return self.put_mission(mission, numbers.Q_MAP + int(self.s.arrivals) * 32 + LOCATION_IDS.index(location))

    def put_mission(self, mission: str, code: int) -> Self:
        """A mission lies somewhere else (see rules/numbers.py): on the track, on L1, on a card, on a ship board."""
        n = MISSION_IDS.index(mission)
        self.s.missions_unseen &= ~bit(n)
        if self.s.top == n:
            self.s.top = -1
        self.s.missions[n] = code
        if code == numbers.Q_TOP:
            self.s.top = n
        return self

    def missions_done(self, who: int, n: int) -> Self:
        return self.set(who, numbers.MISSIONS_DONE, n)

    def next_combat_tile(self, tile: str) -> Self:
        """Whatever pile is chosen, this tile comes first."""
        self.s.combat_unseen = bit(COMBAT_TILE_IDS.index(tile))
        return self

    def combat_tiles(self, who: int, *tiles: str) -> Self:
        for tile in tiles:
            self.s.combat_unseen &= ~bit(COMBAT_TILE_IDS.index(tile))
            self.set(who, numbers.TILES_WON, self.got(who, numbers.TILES_WON) | int(bit(COMBAT_TILE_IDS.index(tile))))
        return self

    def building(self, *buildings: str) -> Self:
        """These prestige buildings are open, from place I on."""
        for i in range(4):
            self.s.prestige[i] = BUILDING_IDS.index(buildings[i]) if i < len(buildings) else -1
        return self

    def invest(self, who: int, building: str) -> Self:
        """The seat has invested, with a worker of the supply."""
        self.set(who, numbers.INVESTED, self.got(who, numbers.INVESTED) | int(bit(BUILDING_IDS.index(building))))
        self.set(who, numbers.SUPPLY, self.got(who, numbers.SUPPLY) - 1)
        return self.set(who, numbers.ON_CARDS, self.got(who, numbers.ON_CARDS) + 1)

    def career(self, who: int, career: str, done: tuple[int, ...] = ()) -> Self:
        """This career; some of its tasks, counted from 1, are done: their workers are in the supply."""
        self.set(who, numbers.CAREER_KEPT, CAREER_IDS.index(career))
        self.set(who, numbers.TASKS_DONE, sum(2 ** (task - 1) for task in done))
        self.set(who, numbers.SUPPLY, self.got(who, numbers.SUPPLY) + len(done))
        return self.set(who, numbers.ON_CAREER, 3 - len(done))

    def legacy(self, *tiles: str) -> Self:
        """These legacy tiles come into play."""
        for tile in tiles:
            add_tile(self.s, LEGACY_IDS.index(tile))
        return self

    def story_tile(self, tile: int, story: str, location: str) -> Self:
        """Story tile 1 to 4 lies on the map, placed by this card, which is in play."""
        self.s.arrivals += 1
        self.s.story_tiles[tile - 1] = numbers.T_MAP + int(self.s.arrivals) * 32 + LOCATION_IDS.index(location)
        self.s.story_of[tile - 1] = STORY_IDS.index(story)
        self.s.stories |= bit(STORY_IDS.index(story))
        return self

    # -- play ------------------------------------------------------------------------------------------------------

    def happen(self, effect: int, who: int = 0, n: int = 0, phase: int = numbers.ACTING) -> Self:
        """Only this effect is left to happen (see rules/numbers.py); go on to the first question."""
        self.s.depth = self.s.offered = 0
        self.s.active = who
        self.s.phase = phase
        self.s.then(effect, who, n)
        advance(self.s)
        return self.go_on()

    def go_on(self) -> Self:
        """M-INFO-16: what can be answered in one way only is answered, unless a test looks closely."""
        while self.s.offered == 1 and not self.close:
            take(self.s, self.s.options[0])
        return self

    def closely(self) -> Self:
        """From here on questions with a single answer are asked."""
        self.close = True
        return self

    def turn(self, who: int = 0) -> Self:
        """It is the turn of this seat, and the game goes on from there."""
        return self.happen(numbers.TURN, who)

    def main(self, who: int = 0, location: str | None = None, points: int | None = None) -> Self:
        """The main action of this seat, perhaps with the ship at a location after so many movement points; nothing after it."""
        if location is not None:
            self.ship(who, location)
        if points is not None:
            self.moved(points)
        return self.happen(numbers.MAIN_ACTION, who)

    def village(self, who: int = 0, n: int = 1) -> Self:
        """So many village actions."""
        return self.happen(numbers.VILLAGE_TURN, who, n)

    def do(self, program: int, who: int = 0, cause: int = 0) -> Self:
        """A program of atoms (see Box)."""
        return self.happen(numbers.DO, who, program * 64 + cause)

    def interim(self, trigger: int = 0) -> Self:
        """Interim scoring, triggered by this seat."""
        self.s.trigger = trigger
        return self.happen(numbers.INTERIM, 0, 0, numbers.FILLING)

    def final(self, trigger: int = 0) -> Self:
        self.s.round = 4
        self.s.trigger = trigger
        return self.happen(numbers.LAST_SCORING, 0, 0, numbers.FILLING)

    def on_offer(self) -> list[str]:
        return [MARACAIBO.options.names[i] for i in self.s.on_offer()]

    def offers(self, start: str) -> list[str]:
        """The options on offer that begin so."""
        return [name for name in self.on_offer() if name.startswith(start)]

    def why_not(self, name: str) -> str:
        """The clause behind a refusal."""
        assert name not in self.on_offer(), f"{name} is open"
        return MARACAIBO.why_not(self.s, MARACAIBO.options.numbers[name])

    def asks(self) -> tuple[int, str] | None:
        """Who is asked, and which question; None when nothing is asked."""
        decision = MARACAIBO.decision(self.s)
        return (decision.who, decision.question.message) if decision else None

    def say(self, *names: str) -> Self:
        """The seat that decides takes these options, one after the other."""
        for name in names:
            assert name in self.on_offer(), f"{name}: open are {self.on_offer()}"
            MARACAIBO.take(self.s, name)
            self.go_on()
        return self

    # -- look ------------------------------------------------------------------------------------------------------

    def got(self, who: int, row: int) -> int:
        return int(self.s.tallied(row, who))

    def doubloons(self, who: int = 0) -> int:
        return self.got(who, numbers.DOUBLOONS)

    def vp(self, who: int = 0) -> int:
        """Gained so far."""
        return self.got(who, numbers.VP)

    def cp(self, who: int = 0) -> int:
        return self.got(who, numbers.CP)

    def workers(self, who: int = 0) -> int:
        return self.got(who, numbers.WORKERS)

    def with_nation(self, nation: str, who: int = 0) -> int:
        """Influence."""
        return self.got(who, numbers.INFLUENCE + NATION_IDS.index(nation))

    def incomes(self, who: int = 0) -> tuple[int, int]:
        """Doubloon income and VP income."""
        return self.got(who, numbers.INCOME_D), self.got(who, numbers.INCOME_VP)

    def in_hand(self, who: int = 0) -> list[str]:
        return [name for i, name in enumerate(CARD_IDS) if self.s.in_hand(who, i)]

    def planned(self, who: int = 0) -> list[str]:
        return [CARD_IDS[int(self.s.plans[who * SLOTS + i]) - 1] for i in range(SLOTS) if self.s.plans[who * SLOTS + i]]

    def tableau(self, who: int = 0) -> list[str]:
        cards = [i for i in range(CARDS) if self.s.where[i] >= numbers.BOUGHT and self.s.where[i] & 3 == who]
        return [CARD_IDS[i] for i in sorted(cards, key=lambda i: int(self.s.where[i]))]

    def discard_pile(self) -> list[str]:
        return [name for i, name in enumerate(CARD_IDS) if self.s.where[i] == numbers.DISCARDED]

    def at(self, who: int = 0) -> str:
        """Where the ship is."""
        return LOCATION_IDS[self.got(who, numbers.SHIP)]

    def on_space(self, who: int = 0) -> str:
        """Where the explorer is."""
        return SPACE_IDS[self.got(who, numbers.EXPLORER)]

    def owner(self, place: str) -> str:
        """The nation whose marker lies there, or ""."""
        nation = int(self.s.owner[PLACE_IDS.index(place)])
        return NATION_IDS[nation - 1] if nation else ""

    def missions_at(self, location: str) -> list[str]:
        there = self.s.missions_at(LOCATION_IDS.index(location))
        return [name for i, name in enumerate(MISSION_IDS) if there >> i & 1]

    def tiles_won(self, who: int = 0) -> list[str]:
        return [name for i, name in enumerate(COMBAT_TILE_IDS) if self.got(who, numbers.TILES_WON) >> i & 1]

    def owned_tokens(self, who: int = 0) -> list[str]:
        return [name for i, name in enumerate(TOKEN_IDS) if self.got(who, numbers.TOKENS_OWNED) >> i & 1]

    def discs_left(self, who: int = 0) -> int:
        return sum(self.got(who, numbers.DISC_LEFT + area) for area in range(AREAS))

    def in_play(self) -> list[str]:
        """Legacy tiles."""
        return [name for i, name in enumerate(LEGACY_IDS) if self.s.legacy >> i & 1]

    def points(self, who: int = 0) -> dict[str, int]:
        """The seat's score by category, as if the game ended now; only categories that are not 0."""
        return {name: n for name, n in MARACAIBO.scores(self.s)[who].categories.items() if n}

    def total(self, who: int = 0) -> int:
        return MARACAIBO.scores(self.s)[who].total

    def log(self) -> list[Event]:
        return MARACAIBO.events(self.journal)

    def messages(self) -> list[str]:
        return [event.phrase.message for event in self.log()]

    def snapshot(self) -> dict[str, int | list[int]]:
        return snapshot(self.s)


def table(players: int = 2, round: int = 1, **changes: str) -> Table:
    return Table(players, round, 7, None, None, **changes)


def corrected(file: str, old: str, new: str) -> Tables:
    """The shipped tables with one thing changed."""
    texts = dict(MARACAIBO.shipped.texts)
    assert old in texts[file], old
    texts[file] = texts[file].replace(old, new, 1)
    return Tables(texts)


def cards_of(letter: str) -> list[str]:
    return CARD_IDS[:FIRST_B] if letter == "A" else CARD_IDS[FIRST_B:FIRST_C] if letter == "B" else CARD_IDS[FIRST_C:]


def size(members: int) -> int:
    return int(count(members))
