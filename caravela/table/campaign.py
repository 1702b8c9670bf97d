"""A campaign: games one after the other, in which the end of each decides the set-up of the next.

    caravela campaign 1
    game <name>
    name The Silver Coast
    setup story=campaign archive=empty …       (of the first game)
    player 1 person Ana
    player 2 casual Bruno
    caravela record 1                          (and then the record of every game; the last may be a game in progress)
    …

What is carried over is nowhere stored: it follows from the records, so that it can never disagree with them.
Players, their number, and options that no game hands on may change from game to game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from caravela.core.events import ALL, Event
from caravela.core.game import Game, View
from caravela.core.record import FORMAT as RECORD
from caravela.core.record import MOST_PLAYERS, Player, Record, clean_name, parse, read_setup, replay
from caravela.core.refused import Refused
from caravela.core.state import State

FORMAT = "caravela campaign 1"
MOST_GAMES = 40

# Forty games as long as the longest golden record have 735,000 characters; with the largest corrected tables in each, 6,900,000.
LARGEST_CAMPAIGN = 16_000_000  # characters


@dataclass(frozen=True)
class Episode:
    """What everybody may know of one game of a campaign: what was told, and how the table looked at last."""

    record: Record
    log: list[Event]
    view: View
    winners: list[int]
    changes: dict[str, str] | None  # what it hands on; None if it has not ended, or the campaign has ended with it

    @classmethod
    def of(cls, game: Game, record: Record, state: State, log: list[list[Event]]) -> "Episode":
        if state.over != (record.totals is not None):
            raise Refused("verify-scores")
        told = [event for events in log for event in events if event.seen_by == ALL]
        winners = game.winners(state) if state.over else []
        return cls(record, told, game.view(state, -1), winners, game.carried_over(state) if state.over else None)


@dataclass
class Campaign:
    game: Game
    name: str
    agreed: dict[str, str]  # of the first game
    players: list[Player]  # of the next game
    episodes: list[Episode] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, name: str, agreed: dict[str, str], players: list[Player]) -> "Campaign":
        if not game.is_campaign(agreed):
            raise Refused("campaign-not-one", game=game.name)
        return cls(game, clean_name(name) or game.name, agreed, players)

    @property
    def records(self) -> list[Record]:
        return [one.record for one in self.episodes]

    @property
    def playing(self) -> Record | None:
        """The game in progress."""
        return self.episodes[-1].record if self.episodes and self.episodes[-1].record.totals is None else None

    @property
    def finished(self) -> list[Episode]:
        return self.episodes[:-1] if self.playing is not None else self.episodes

    @property
    def handed(self) -> dict[str, str] | None:
        """What is settled for the game after the last finished one, if there is one; the rest of its set-up may be chosen."""
        return self.finished[-1].changes if self.finished else self.agreed

    @property
    def following(self) -> dict[str, str] | None:
        """The set-up of that game, as the last one was unless something is changed."""
        handed = self.handed
        if handed is None:
            return None
        return (self.finished[-1].record.agreed if self.finished else {}) | handed

    @property
    def over(self) -> bool:
        return self.handed is None

    def agree(self, changes: dict[str, str]) -> dict[str, str]:
        """The set-up of the next game with some options changed; what the last game has handed on stays."""
        following, handed = self.following, self.handed
        if following is None or handed is None:
            raise Refused("campaign-over", name=self.name)
        agreed = self.game.agree(self.game.default_preset, following | changes)
        for option, value in handed.items():
            if agreed[option] != value:
                raise Refused("campaign-settled", option=option)
        return agreed

    def keep(self, record: Record) -> None:
        """The game in progress as it stands now, or the next one. Refused, with nothing changed, if it belongs to another."""
        finished, handed = self.finished, self.handed
        strange = record.game != self.game.name or len(finished) == MOST_GAMES or handed is None
        if strange or any(record.agreed.get(option) != value for option, value in (handed or {}).items()):
            raise Refused("campaign-other-game", number=len(finished) + 1)
        played = replay(self.game, record)
        self.episodes = [*finished, Episode.of(self.game, record, played.state, played.log)]
        self.players = record.players

    def text(self, playing: Record | None = None) -> str:
        """As a file; with a game that goes on, or has just ended, as it stands now."""
        records = self.records if playing is None else [*[one.record for one in self.finished], playing]
        lines = [FORMAT, f"game {self.game.name}", f"name {self.name}"]
        lines.append("setup " + " ".join(f"{name}={value}" for name, value in self.agreed.items()))
        lines += [f"player {i} {player.kind} {player.name}" for i, player in enumerate(self.players, 1)]
        return "\n".join(lines) + "\n" + "".join(record.text() for record in records)


def read_campaign(text: str, games: Mapping[str, Game]) -> Campaign:
    """Whatever is wrong with it gets a sentence; a campaign that is read has been replayed."""
    campaign, records = parse_campaign(text, games)
    for record in records:
        if campaign.playing is not None:
            raise Refused("campaign-other-game", number=len(campaign.episodes) + 1)
        campaign.keep(record)
    return campaign


def parse_campaign(text: str, games: Mapping[str, Game]) -> tuple[Campaign, Iterator[Record]]:
    """A campaign without its games, and their records one after the other, not replayed yet."""
    if len(text) > LARGEST_CAMPAIGN:
        raise Refused("record-too-large", limit=LARGEST_CAMPAIGN)
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        raise Refused("campaign-format", format=FORMAT)
    starts = [i for i, line in enumerate(lines) if line == RECORD]
    campaign = read_header(lines[1 : starts[0] if starts else len(lines)], games)
    ends = [*starts[1:], len(lines)]
    return campaign, (read_game(lines[start:end], start) for start, end in zip(starts, ends, strict=False))


def read_header(lines: list[str], games: Mapping[str, Game]) -> Campaign:
    said: dict[str, str] = {}
    players: list[Player] = []
    for i, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        words = rest.split(" ", 2)
        if word in ("game", "name", "setup") and rest and word not in said:
            said[word] = rest
        elif (
            word == "player"
            and len(words) == 3
            and words[0] == str(len(players) + 1)
            and clean_name(words[2]) == words[2]
            and len(players) < MOST_PLAYERS
        ):
            players.append(Player(words[2], words[1]))
        elif line:
            raise Refused("record-header", line=i, text=line[:80])
    for word in ("game", "name", "setup"):
        if word not in said:
            raise Refused("record-truncated", line=len(lines) + 2, missing=word)
    if said["game"] not in games:
        raise Refused("game-unknown", game=said["game"], games=", ".join(games))
    game = games[said["game"]]
    return Campaign.begin(game, said["name"], game.agree_again(read_setup(said["setup"])), players)


def read_game(lines: list[str], before: int) -> Record:
    """One of the records; a sentence about a line of it counts from the beginning of the file."""
    try:
        return parse("\n".join(lines))
    except Refused as refused:
        line = refused.about.get("line")
        about = {**refused.about, "line": line + before} if isinstance(line, int) else refused.about
        raise Refused(refused.message, **about) from None
