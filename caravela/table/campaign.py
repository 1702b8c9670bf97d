"""A campaign: games one after the other, in which the end of each decides the set-up of the next.

    caravela campaign 1
    game maracaibo
    name The Silver Coast
    setup story=campaign archive=empty …       (of the first game)
    player 1 person Ana
    player 2 casual Bruno
    caravela record 1                          (and then the record of every game; the last may be a game in progress)
    …

What is carried over is nowhere stored: it follows from the records, so that it can never disagree with them.
"""

from dataclasses import dataclass, field

from caravela.core.game import Game
from caravela.core.record import FORMAT as RECORD
from caravela.core.record import LARGEST, Player, Record, clean_name, parse, read_setup, replay
from caravela.core.refused import Refused

FORMAT = "caravela campaign 1"
MOST_GAMES = 40


@dataclass
class Campaign:
    game: Game
    name: str
    agreed: dict[str, str]  # of the first game
    players: list[Player]  # of the next game
    records: list[Record] = field(default_factory=list)
    following: dict[str, str] | None = field(init=False)  # the set-up of the game after the last finished one, if there is one

    def __post_init__(self) -> None:
        self.following = self.agreed

    @classmethod
    def begin(cls, game: Game, name: str, agreed: dict[str, str], players: list[Player]) -> "Campaign":
        if not game.is_campaign(agreed):
            raise Refused("campaign-not-one", game=game.name)
        return cls(game, clean_name(name), agreed, players)

    @property
    def playing(self) -> Record | None:
        """The game in progress."""
        return self.records[-1] if self.records and self.records[-1].totals is None else None

    @property
    def over(self) -> bool:
        return self.following is None

    def keep(self, record: Record) -> None:
        """The game in progress as it stands now, or the next one."""
        if self.playing is not None:
            self.records.pop()
        if record.game != self.game.name or record.agreed != self.following or len(self.records) == MOST_GAMES:
            raise Refused("campaign-other-game", number=len(self.records) + 1)
        s = replay(self.game, record).state
        if record.totals is not None:
            changes = self.game.carried_over(s)
            self.following = None if changes is None else record.agreed | changes
        self.records.append(record)
        self.players = record.players

    def text(self) -> str:
        lines = [FORMAT, f"game {self.game.name}", f"name {self.name}"]
        lines.append("setup " + " ".join(f"{name}={value}" for name, value in self.agreed.items()))
        lines += [f"player {i} {player.kind} {player.name}" for i, player in enumerate(self.players, 1)]
        return "\n".join(lines) + "\n" + "".join(record.text() for record in self.records)


def read_campaign(text: str, games: dict[str, Game]) -> Campaign:
    """Whatever is wrong with it gets a sentence; a campaign that is read has been replayed."""
    if len(text) > LARGEST * MOST_GAMES:
        raise Refused("record-too-large", limit=LARGEST * MOST_GAMES)
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        raise Refused("campaign-format", format=FORMAT)
    starts = [i for i, line in enumerate(lines) if line == RECORD]
    head = lines[1 : starts[0] if starts else len(lines)]
    said: dict[str, str] = {}
    players: list[Player] = []
    for i, line in enumerate(head, 2):
        word, _, rest = line.partition(" ")
        if word in ("game", "name", "setup") and rest and word not in said:
            said[word] = rest
        elif word == "player" and len(rest.split(" ", 2)) == 3:
            kind, name = rest.split(" ", 2)[1:]
            players.append(Player(clean_name(name), kind))
        elif line:
            raise Refused("record-header", line=i, text=line[:80])
    for word in ("game", "name", "setup"):
        if word not in said:
            raise Refused("record-truncated", line=len(head) + 2, missing=word)
    if said["game"] not in games:
        raise Refused("game-unknown", game=said["game"], games=", ".join(games))
    game = games[said["game"]]
    agreed = game.agree(game.default_preset, read_setup(said["setup"]))
    campaign = Campaign.begin(game, said["name"], agreed, players)
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        if campaign.playing is not None:
            raise Refused("campaign-other-game", number=len(campaign.records) + 1)
        campaign.keep(parse("\n".join(lines[start:end])))
    return campaign
