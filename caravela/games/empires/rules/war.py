"""Warfare (7.9): battles, wars, and who falls."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit, count
from caravela.games.empires.rules.boxes import forgo
from caravela.games.empires.rules.components import (
    BY_WAR,
    KINDS,
    MILITIA,
    MILITIAMAN,
    REGIONS,
    SEATS,
    SOLDIER,
    STRUCK,
    SUPPLY,
    WARFARE,
)
from caravela.games.empires.rules.events import BATTLE_DECLARED, FELL, WAR_DECLARED
from caravela.games.empires.rules.numbers import FIGHT, NAME_CASUALTY, REMOVE_FALLEN
from caravela.games.empires.rules.options import BATTLE, FORGO, HIT, WAR
from caravela.games.empires.rules.state import Effect, Empires


class Declare(Effect):
    """E-WAR-1: the owner of the worker declares a battle, a war, or forgoes; nothing is asked when neither is legal."""

    asks = "ask-declare"
    rule = "E-WAR-1"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        s.offer(FORGO)
        wars: i64 = 0
        for region in range(i64(REGIONS)):
            enemies: i64 = enemies_in(s, who, region)
            s.offer_each(BATTLE + region * SEATS, enemies)
            wars |= enemies
        if wars == 0:  # E-EDGE-78
            s.offered = 0
            s.dismiss_idle(WARFARE)
        elif s.money[who] >= s.box.war:  # E-WAR-8
            s.offer_each(WAR, wars)

    def why_not(self, s: Empires, who: i64, n: i64, option: i64) -> str:
        if WAR <= option < WAR + SEATS:
            return "E-WAR-8"
        if BATTLE <= option < BATTLE + REGIONS * SEATS:
            region: i64 = (option - BATTLE) // SEATS
            rival: i64 = (option - BATTLE) % SEATS
            if who == rival or rival >= s.seats:
                return "E-WAR-4"
            return "E-WAR-6" if s.colony(region, who) > 0 and s.colony(region, rival) > 0 else "E-WAR-5"
        return self.rule

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == FORGO:
            forgo(s, who, WARFARE)
            return
        s.dismiss(WARFARE)
        if option >= BATTLE:
            region: i64 = (option - BATTLE) // SEATS
            rival: i64 = (option - BATTLE) % SEATS
            s.note(BATTLE_DECLARED, who, region, rival)
            s.then(FIGHT, who, region << 3 | rival)
            return
        enemy: i64 = option - WAR
        s.note(WAR_DECLARED, who, enemy)
        s.pay(who, s.box.war, BY_WAR)
        for place in range(i64(REGIONS)):  # E-WAR-16
            if enemies_in(s, who, place) & bit(enemy):
                s.then(FIGHT, who, place << 3 | enemy)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("money", "number", int(s.box.war)),), self.rule)


def enemies_in(s: Empires, who: i64, region: i64) -> i64:
    """E-WAR-4 to 6: the opponents that the seat can fight there: both have a worker there, and one of them a soldier."""
    enemies: i64 = 0
    if s.colony(region, who) > 0:
        for rival in range(s.seats):
            if rival != who and s.colony(region, rival) > 0:
                if s.number(region, who, SOLDIER) + s.number(region, rival, SOLDIER) > 0:  # Militia does not count (E-WAR-18)
                    enemies |= bit(rival)
    return enemies


def battles(s: Empires, who: i64) -> i64:
    """How many battles the seat could start, each in one region against one opponent."""
    n: i64 = 0
    for region in range(i64(REGIONS)):
        n += count(enemies_in(s, who, region))
    return n


class Fight(Effect):
    """E-WAR-9 to 15: each soldier eliminates one worker; the attacker names all first, then the defender; all fall at once."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        region: i64 = n >> 3
        rival: i64 = n & 7
        militia: i64 = 1 if s.owns(rival, MILITIA) else 0  # E-B-MILITIA.1
        hits: i64 = s.number(region, who, SOLDIER)
        blows: i64 = s.number(region, rival, SOLDIER) + militia
        strike(s, who, rival, region, hits, militia)
        strike(s, rival, who, region, blows, 0)
        s.then(REMOVE_FALLEN, who, n)


def strike(s: Empires, who: i64, enemy: i64, region: i64, hits: i64, militia: i64) -> None:
    """E-WAR-10: with at least as many soldiers as the enemy has workers all fall; else they are named one by one."""
    if hits >= s.colony(region, enemy) + militia:
        s.cells[STRUCK * SEATS + enemy] = s.cells[region * SEATS + enemy]
    elif hits > 0:
        s.then(NAME_CASUALTY, who, hits << 8 | militia << 7 | region << 3 | enemy)


class NameCasualty(Effect):
    """E-WAR-9, 12: the soldier's owner names which worker falls; any kind, and the Militia soldier once (E-EDGE-29)."""

    asks = "ask-casualty"
    rule = "E-WAR-9"

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        enemy: i64 = n & 7
        region: i64 = n >> 3 & 15
        for kind in range(i64(KINDS)):
            if s.number(region, enemy, kind) > s.number(STRUCK, enemy, kind):
                s.offer(HIT + kind)
        if n >> 7 & 1:
            s.offer(HIT + MILITIAMAN)

    def chosen(self, s: Empires, who: i64, n: i64, option: i64) -> None:
        if option == HIT + MILITIAMAN:
            n -= 128
        else:
            s.add(STRUCK, n & 7, option - HIT)
        if n >> 8 > 1:
            s.then(NAME_CASUALTY, who, n - 256)

    def question(self, s: Empires, who: i64, n: i64) -> Phrase:
        terms = (
            Term("rival", "seat", int(n & 7)),
            Term("region", "region", int(n >> 3 & 15)),
            Term("n", "number", int(n >> 8)),
        )
        return Phrase(self.asks, terms, self.rule)


class RemoveFallen(Effect):
    """E-WAR-11, 13: everybody named falls at the same time and goes to the owner's supply."""

    def happen(self, s: Empires, who: i64, n: i64) -> None:
        fall(s, who, n >> 3)
        fall(s, n & 7, n >> 3)


def fall(s: Empires, who: i64, region: i64) -> None:
    fallen: i64 = s.cells[STRUCK * SEATS + who]
    if fallen == 0:
        return
    for kind in range(i64(KINDS)):
        if s.number(STRUCK, who, kind) > 0:
            s.note(FELL, who, kind, region, s.number(STRUCK, who, kind))
    s.cells[region * SEATS + who] -= fallen
    s.cells[SUPPLY * SEATS + who] += fallen
    s.cells[STRUCK * SEATS + who] = 0
