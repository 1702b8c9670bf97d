"""Story cards (4.23): what they put on the table, when they are completed, votes, and the cards that follow."""

from caravela.core.events import Phrase, Term
from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.games.maracaibo.rules.box_story import MOST_PLACED
from caravela.games.maracaibo.rules.components import CARDS, FIRST_C, SEATS, STORIES, STORY_TILES
from caravela.games.maracaibo.rules.events import (
    CAMPAIGN_ENDED,
    CARD_ADDED,
    MISSION_PLACED,
    STORY_COMPLETED,
    STORY_DROPPED,
    STORY_READ,
    STORY_TILE_PLACED,
    STORY_WAITS,
    VOTE_DECIDED,
    VOTED_FOR,
)
from caravela.games.maracaibo.rules.legacy import add_tiles, is_full, remove_tiles
from caravela.games.maracaibo.rules.numbers import (
    CAST_VOTE,
    CHECK_STORIES,
    COUNT_VOTES,
    DISCARDED,
    FINAL_SCORING,
    IN_DECK,
    OUT,
    Q_MAP,
    READ_STORY,
    T_MAP,
    T_STACK,
    T_TAKEN,
    TURN_STORY,
    VOTED,
)
from caravela.games.maracaibo.rules.options import VOTE
from caravela.games.maracaibo.rules.state import Effect, Maracaibo

# -- what a card puts on the table -------------------------------------------------------------------------------------


def open_story(s: Maracaibo) -> None:
    """M-START-8: what the story puts on the table before the game begins.

    A stand-alone card, the entry card of a chapter, the archive of a campaign, or the first card of a new one.
    """
    if s.setup.campaign:
        s.story_stack = STORY_TILES  # M-SETUP-4
    if s.setup.single >= 0:
        read_front(s, s.setup.single)
    elif s.setup.entry >= 0:
        read_front(s, s.setup.entry)  # M-STORY-24: it is not in play after that
    elif s.setup.kept_stories:
        unpack_archive(s)
    else:
        enter(s, s.box.first_story)


def unpack_archive(s: Maracaibo) -> None:
    """M-CAMP-3, 6, 10: legacy tiles and story cards return, and the cards are carried out in ascending order.

    All of them are in play before the first is read, so that none enters twice (M-STORY-25).
    """
    s.done = s.setup.kept_done
    s.stories = s.setup.kept_stories
    add_tiles(s, s.setup.kept_legacy, 0)
    for card in range(i64(STORIES)):
        if s.setup.kept_stories >> card & 1:
            read_front(s, card)


def enter(s: Maracaibo, card: i64) -> None:
    """M-STORY-1, 25, M-FIN-10: a story card comes into play. In final scoring it waits for the next game."""
    if (s.stories | s.done) >> card & 1:
        return
    s.stories |= bit(card)
    drop_rivals(s, card)
    if not s.stories >> card & 1:
        return
    if s.phase == FINAL_SCORING:
        s.unplaced |= bit(card)
        s.note(STORY_WAITS, s.reader, card)
    else:
        read_front(s, card)


def read_front(s: Maracaibo, card: i64) -> None:
    """M-STORY-1: story tile, missions, legacy tiles, project cards, further cards."""
    s.note(STORY_READ, s.reader, card)
    place_story_tile(s, card)
    place_missions(s, card, 0)
    add_tiles(s, s.box.story_adds[card], s.reader)
    add_cards(s, s.box.story_deck[card], IN_DECK)
    for other in range(i64(STORIES)):
        if s.box.story_also[card] >> other & 1:
            enter(s, other)


def place_story_tile(s: Maracaibo, card: i64) -> None:
    """M-STORY-2, 15: the next story tile goes to its location; without one the card waits for the next game."""
    place: i64 = s.box.story_place[card]
    if place < 0 or s.story_stack == 0:
        return
    tile: i64 = 0
    while s.story_tiles[tile] != T_STACK:
        tile += 1
    s.story_stack -= 1
    s.arrivals += 1
    s.story_tiles[tile] = T_MAP + s.arrivals * 32 + place
    s.story_of[tile] = card
    s.note(STORY_TILE_PLACED, s.reader, tile, place)


def place_missions(s: Maracaibo, card: i64, moment: i64) -> None:
    """M-STORY-3: the missions of a card for this number of players; `moment` is 0, or the round after which they come."""
    first: i64 = (card * 4 + moment) * (MOST_PLACED * 2)
    for i in range(i64(MOST_PLACED)):
        place: i64 = s.box.story_missions[first + i * 2]
        if place >= 0 and s.box.story_missions[first + i * 2 + 1] >> s.seats & 1:
            if s.top >= 0:
                s.arrivals += 1
                s.note(MISSION_PLACED, s.reader, s.top, place)
                s.next_mission(Q_MAP + s.arrivals * 32 + place)


def add_cards(s: Maracaibo, cards: i64, to: i64) -> None:
    """M-STORY-11, 12: C cards that are not in use yet come to the deck or to the discard pile."""
    for card in range(i64(FIRST_C), i64(CARDS)):
        if cards >> card - FIRST_C & 1 and s.where[card] == OUT:
            s.where[card] = to
            if to == IN_DECK:
                s.sure += 1
            s.note(CARD_ADDED, s.reader, card)


def tiles_needed(s: Maracaibo, card: i64) -> i64:
    """The set of legacy tiles that a story card is about."""
    fill: i64 = s.box.story_fill[card]
    return s.box.story_adds[card] | (bit(fill) if fill >= 0 else i64(0))


def drop_rivals(s: Maracaibo, card: i64) -> None:
    """M-STORY-14: of two cards that need the same legacy tile the one with the lower number leaves, with its story tile."""
    for other in range(i64(STORIES)):
        if other != card and s.stories >> other & 1 and tiles_needed(s, other) & tiles_needed(s, card):
            lower: i64 = other if other < card else card
            s.stories &= ~bit(lower)
            s.note(STORY_DROPPED, s.reader, lower)
            for tile in range(i64(STORY_TILES)):
                if s.story_of[tile] == lower and s.story_tiles[tile] >= T_MAP:
                    s.story_tiles[tile] = T_STACK
                    s.story_of[tile] = -1
                    s.story_stack += 1


# -- when a card is completed ------------------------------------------------------------------------------------------


def after_round(s: Maracaibo) -> None:
    """M-INT-8: step 6 of interim scoring."""
    if s.setup.single >= 0:
        place_missions(s, s.setup.single, s.round)  # M-STORY-17
    else:
        final_check(s)


def final_check(s: Maracaibo) -> None:
    """M-STORY-6, M-FIN-10: the story cards in play that are complete now will be turned."""
    complete: i64 = 0
    for card in range(i64(STORIES)):
        if s.stories >> card & 1 and is_complete(s, card):
            complete |= bit(card)
    if complete:
        s.then(CHECK_STORIES, 0, complete)


def is_complete(s: Maracaibo, card: i64) -> bool:
    """M-STORY-6: its story tile was taken, or its disc tile is full."""
    if s.box.story_fill[card] >= 0:
        return is_full(s, s.box.story_fill[card])
    return taken_by(s, card) >= 0


def taken_by(s: Maracaibo, card: i64) -> i64:
    """The seat that took the story tile of a card, Ana's as well; -1 if nobody has."""
    for tile in range(i64(STORY_TILES)):
        if s.story_of[tile] == card and T_TAKEN <= s.story_tiles[tile] < T_MAP:
            return s.story_tiles[tile] - T_TAKEN
    return -1


def reader_of(s: Maracaibo, card: i64) -> i64:
    """M-STORY-8, M-ANA-40: who took the story tile, or who ended the round; for Ana the player reads."""
    who: i64 = s.trigger if s.box.story_fill[card] >= 0 else taken_by(s, card)
    return who if 0 <= who < s.seats else i64(0)


class CheckStories(Effect):
    """M-STORY-7: the completed cards are turned one after the other, in ascending number. n: the set of those left."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        left: i64 = n & s.stories
        if not left:
            return
        card: i64 = 0
        while not left >> card & 1:
            card += 1
        s.reader = reader_of(s, card)
        s.reveal()
        s.note(STORY_COMPLETED, s.reader, card)
        if s.box.story_votes[card] > 0:
            for i in range(s.seats):
                s.then(CAST_VOTE, (s.reader + i) % s.seats, card)
            s.then(COUNT_VOTES, s.reader, card)
        else:
            s.then(TURN_STORY, s.reader, card * 4)
        s.then(CHECK_STORIES, who, left & ~bit(card))


class CastVote(Effect):
    """M-STORY-9, M-INFO-14, DP-30: one of the options on the back; secret until all have voted. n: the card."""

    asks = "ask-vote"
    rule = "M-STORY-9"

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        for i in range(s.box.story_votes[n]):
            s.offer(VOTE + i)

    def chosen(self, s: Maracaibo, who: i64, n: i64, option: i64) -> None:
        s.tally[VOTED * SEATS + who] = option - VOTE + 1

    def question(self, s: Maracaibo, who: i64, n: i64) -> Phrase:
        return Phrase(self.asks, (Term("story", "story", int(n)),), self.rule)


class CountVotes(Effect):
    """M-STORY-9, DP-31: the option with more votes; with a tie that of the reader. n: the card."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        s.reveal()
        first: i64 = 0
        for i in range(s.seats):
            seat: i64 = (who + i) % s.seats
            s.note(VOTED_FOR, seat, n, s.tallied(VOTED, seat))
            first += 1 if s.tallied(VOTED, seat) == 1 else -1
        option: i64 = s.tallied(VOTED, who) if first == 0 else i64(1) if first > 0 else i64(2)
        s.note(VOTE_DECIDED, who, n, option)
        for seat in range(s.seats):
            s.tally[VOTED * SEATS + seat] = 0
        s.then(TURN_STORY, who, n * 4 + option)


class TurnStory(Effect):
    """M-STORY-10, 13, 22, 23: the back of a completed card. n: the card times 4, and the option chosen, 0 without a vote."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        card: i64 = n >> 2
        option: i64 = n & 3
        back: i64 = card * 3
        s.stories &= ~bit(card)
        s.done |= bit(card)
        removes: i64 = s.box.back_removes[back]
        cards: i64 = s.box.back_cards[back]
        following: i64 = s.box.back_next[back]
        if option > 0:
            removes |= s.box.back_removes[back + option]
            cards |= s.box.back_cards[back + option]
            following |= s.box.back_next[back + option]
        remove_tiles(s, removes, who)
        add_cards(s, cards, DISCARDED)
        if s.box.back_end[card] > 0:
            s.ending = s.box.back_end[card]
            s.note(CAMPAIGN_ENDED, who, s.ending - 1)
        if s.ending == 0:
            for following_card in range(i64(STORIES)):
                if following >> following_card & 1:
                    s.then(READ_STORY, who, following_card)


class ReadStory(Effect):
    """M-STORY-1: a card that another one leads to comes into play. n: the card."""

    def happen(self, s: Maracaibo, who: i64, n: i64) -> None:
        enter(s, n)
