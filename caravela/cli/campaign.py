"""Campaigns in the terminal: a file that is begun, gone on with, and told."""

import argparse
import shlex

from caravela.cli.files import exists, read_campaign_file
from caravela.cli.seating import changes, check_bots, deal, players_asked, programs_asked, refuse_all
from caravela.cli.terminal import winner_line, wrapped
from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.games import GAMES, find_face, find_game
from caravela.table.campaign import Campaign, Episode
from caravela.table.play import Play
from caravela.text import Speaker

BEGUN = ("title", "preset", "data")  # what a campaign that has begun has already
RESUMED = (*BEGUN, "seats", "names", "set", "seed")  # and a game in progress


def sit_down(asked: argparse.Namespace) -> tuple[Campaign, Play]:
    """The game that is next: of a new campaign, the one in progress, or the one after the last."""
    refuse_all(asked, ("record", "resume"), "campaign-alone")
    if not exists(asked.campaign):
        return begin(asked)
    campaign = read_campaign_file(asked.campaign)
    if asked.game and find_game(asked.game) is not campaign.game:
        raise Refused("campaign-game", game=asked.game, known=campaign.game.name)
    if campaign.playing is not None:
        refuse_all(asked, RESUMED, "resume-only")
        check_bots([player.kind for player in campaign.players], programs_asked(asked))
        return campaign, Play.resume(campaign.game, campaign.playing)
    refuse_all(asked, BEGUN, "campaign-begun")
    agreed = campaign.agree(changes(asked.set))
    tables = campaign.records[-1].tables if campaign.records else None
    return campaign, deal(campaign.game, agreed, players_asked(asked, campaign.players), asked.seed, tables)


def begin(asked: argparse.Namespace) -> tuple[Campaign, Play]:
    game = find_game(asked.game) if asked.game else next((game for game in GAMES.values() if preset_of(game)), None)
    preset = asked.preset or (preset_of(game) if game is not None else "")
    if game is None or not preset:
        raise Refused("campaign-not-one", game=game.name if game is not None else ", ".join(GAMES))
    agreed = game.agree(preset, changes(asked.set))
    players = players_asked(asked)
    campaign = Campaign.begin(game, asked.title or asked.campaign.stem, agreed, players)
    tables = game.read_tables(asked.data) if asked.data else None
    return campaign, deal(game, agreed, players, asked.seed, tables)


def preset_of(game: Game) -> str:
    """The first of its presets that begins a campaign, if there is one."""
    return next((name for name, setup in game.presets.items() if game.is_campaign(setup)), "")


# -- what is told ------------------------------------------------------------------------------------------------------


def tell(asked: argparse.Namespace, language: str) -> None:
    """The games of a campaign with their results, its story as far as it was read, and how it stands."""
    campaign = read_campaign_file(asked.file)
    face = find_face(campaign.game.name)
    speaker = face.speaker(language)
    title = speaker.name("game", campaign.game.name)
    lines = [speaker.message("term-campaign-title", name=campaign.name, game=title)]
    read: set[str] = set()
    opened = {""}  # a card of an earlier chapter may be turned later
    tale = face.described.tale
    for number, episode in enumerate(campaign.episodes, 1):
        record = episode.record
        speaker = face.speaker(language, [p.name for p in record.players], record.agreed, record.tables)
        lines += ["", result(number, episode, speaker)]
        for page in tale.pages(episode.log, speaker) if tale is not None else []:
            if page.key in read:
                continue
            read.add(page.key)
            lines += ["", page.chapter.upper()] if page.chapter not in opened else []
            opened.add(page.chapter)
            lines += ["", page.title, *[f"  {line}" for line in page.lines]]
    if campaign.episodes and tale is not None:
        for page in tale.standing(campaign.episodes[-1].view, speaker):
            lines += ["", page.title, *[f"  {line}" for line in page.lines]]
    for line in [*lines, "", outlook(campaign, str(asked.file), speaker)]:
        print(wrapped(line))


def result(number: int, episode: Episode, speaker: Speaker) -> str:
    """Who played a game, and how it ended."""
    totals = episode.record.totals
    names = [speaker.player(seat) for seat in range(len(episode.record.players))]
    if totals is None:
        return speaker.message("term-campaign-game", number=number, players=speaker.together(names), result="none")
    points = max(total for seat, total in enumerate(totals) if not episode.winners or seat in episode.winners)
    said = [f"{name} {total}" for name, total in zip(names, totals, strict=True)]
    won = winner_line(episode.winners, points, speaker)
    return speaker.message("term-campaign-game", number=number, players=", ".join(said), result=won)


def outlook(campaign: Campaign, file: str, speaker: Speaker) -> str:
    """How to go on."""
    if campaign.over:
        return speaker.message("term-campaign-over", name=campaign.name)
    number = len(campaign.finished) + 1
    return speaker.message("term-campaign-next", number=number, game=campaign.game.name, file=shlex.quote(file))
