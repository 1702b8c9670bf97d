"""Why an option is not open: the clause behind a refusal, in the order in which a player would ask."""

from caravela.core.state import bit
from caravela.games.empires.rules.components import (
    AVAILABLE,
    BUILDER,
    KINDS,
    LONG,
    MAYFLOWER,
    POOL,
    REGIONS,
    SEATS,
    SETTLERS,
    SETTLERS_2,
    SOLDIER,
    TARGETS,
    TILES,
    TO_INITIATIVE,
    TO_SHIP,
    TO_SPACE,
)
from caravela.games.empires.rules.numbers import (
    AUCTION_FOR_ORDER,
    BUY_BUILDING,
    DECLARE,
    DISCOVER_OR_NOT,
    MUSTER,
    PLACE_WORKER,
    STUDY,
    TAKE_WORKER,
    TRAIN,
)
from caravela.games.empires.rules.options import (
    BATTLE,
    BID,
    BUY,
    BUY_POINTS,
    EXPLORE,
    EXPLORE_AS_PORTUGAL,
    EXPLORE_DECK,
    GO_TO,
    LAUNCH,
    LOOK,
    LOOK_DECK,
    MOVE,
    OUST,
    PLACE,
    SEND,
    SETTLE,
    SWAP,
    TAKE,
    WAR,
)
from caravela.games.empires.rules.state import Empires


def why_not(s: Empires, option: int, rule: str) -> str:
    """The clause that keeps an option closed; `rule` is the clause of the question, which answers all else."""
    asked = int(s.asked & 255)
    who = s.who
    if asked == PLACE_WORKER:
        return why_not_place(s, who, option)
    if asked == BUY_BUILDING and BUY <= option < BUY + TILES:
        if option - BUY == SETTLERS_2 and s.market & bit(SETTLERS):
            return "E-EDGE-71"
        return "E-BUILD-7" if s.market & bit(option - BUY) else "E-BUILD-3"
    if asked in (DISCOVER_OR_NOT, MUSTER):
        return why_not_explore(s, who, option, rule)
    if asked == DECLARE:
        return why_not_fight(s, who, option, rule)
    if asked == STUDY and MOVE <= option < OUST:
        box, i = divmod(option - MOVE, LONG)
        if i < s.filled[box] and s.queue[box * LONG + i] >> 3 & 7 != who:
            return "E-B-UNIVERSITY.4"
        return "E-EDGE-44" if i == 0 else "E-B-UNIVERSITY.2" if s.setup.deluxe else "E-B-UNIVERSITY.3"
    if asked == TAKE_WORKER and SWAP <= option < SWAP + KINDS * REGIONS:
        return "E-DOCK-14" if (option - SWAP) // REGIONS == BUILDER else rule
    if asked == TRAIN and TAKE <= option < SEND:
        return "E-SPEC-9"
    if BID <= option < BUY_POINTS:
        if option - BID <= s.bid:
            return rule
        return "E-AUC1-4" if asked == AUCTION_FOR_ORDER else "E-AUC2-6"
    if SETTLE <= option < EXPLORE and s.undiscovered >> option - SETTLE & 1:
        return "E-INV-2"
    if GO_TO <= option < GO_TO + REGIONS and s.undiscovered >> option - GO_TO & 1:
        return "E-INV-2"
    if option >= BUY_POINTS:
        return "E-VPB-3"
    return rule


def why_not_place(s: Empires, who: int, option: int) -> str:
    """E-PLACE: no such worker, no free space, only one in Initiative, no passing."""
    if LOOK <= option < LOOK + REGIONS or option == LOOK_DECK:
        return "E-VAR-RECON.1" if option != LOOK_DECK else "E-VAR-RECON.2"
    if not PLACE <= option < BUY:
        return "E-PLACE-2"
    kind, target = divmod(option - PLACE, TARGETS)
    if target >= TO_SPACE and target - TO_SPACE == 4 and not s.setup.builders:
        return "E-OPT-4"
    if s.number(AVAILABLE, who, kind) == 0:
        return "E-TERM-4"
    if target == TO_INITIATIVE and s.in_initiative(who):
        return "E-PLACE-6"
    if target == TO_SHIP:
        return "E-B-MAYFLOWER.1" if s.owns(who, MAYFLOWER) else "E-PLACE-14"
    return "E-PLACE-8"


def why_not_explore(s: Empires, who: int, option: int, rule: str) -> str:
    """E-DISC: where an expedition may go, and who."""
    if EXPLORE <= option < EXPLORE + REGIONS:
        if not s.undiscovered >> option - EXPLORE & 1:
            return "E-DISC-4"
        return "E-DISC-3" if s.colony(POOL, who) == 0 else "E-DISC-21"
    if option == EXPLORE_DECK:
        return "E-DISC-14" if s.undiscovered else "E-DISC-18" if s.deck_size() == 0 else "E-DISC-3"
    if option == EXPLORE_AS_PORTUGAL:
        return "E-NAT-PORTUGAL.1"
    if LOOK <= option < LOOK + REGIONS:
        return "E-VAR-RECON.1"
    if option == LOOK_DECK:
        return "E-VAR-RECON.2"
    if option == LAUNCH and s.setup.advanced:
        return "E-DISC-21"
    if SEND <= option < SEND + KINDS:
        return "E-DISC-3"
    return rule


def why_not_fight(s: Empires, who: int, option: int, rule: str) -> str:
    """E-WAR: both sides present, a soldier there, ten dollars for a war."""
    if WAR <= option < WAR + SEATS:
        return "E-WAR-8"
    if BATTLE <= option < SWAP:
        region, rival = divmod(option - BATTLE, SEATS)
        if rival >= s.seats or rival == who:
            return "E-WAR-4"
        if s.colony(region, who) == 0 or s.colony(region, rival) == 0:
            return "E-WAR-5"
        if s.number(region, who, SOLDIER) + s.number(region, rival, SOLDIER) == 0:
            return "E-WAR-6"
    return rule
