"""Component tables can come with a record, from anywhere: they are refused with a sentence, or can be played with to the end."""

from random import Random

import pytest

from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import FACES
from tests.contract.sampling import LONGEST_GAME, PLAYER_NAMES, TIMES, WITH_TABLES, Temperament, configuration
from tests.contract.spoiling import spoil

SETS = 30  # of spoiled tables for each game; with CARAVELA_FUZZ=100 some thousand


@pytest.mark.parametrize("game", WITH_TABLES, ids=[game.name for game in WITH_TABLES])
def test_spoiled_tables_are_refused_or_can_be_played_with(game: Game) -> None:
    refused: list[Refused] = []
    accepted = 0
    for seed in range(round(SETS * TIMES)):
        try:
            tables = Tables(spoil(game, Random(f"{game.name} {seed}")))
            game.box(tables)
        except Refused as found:
            refused.append(found)
            continue
        if tables.hash != game.shipped.hash:
            accepted += 1
            play_with(game, tables, seed)
    assert accepted > 3
    assert all(found.message.startswith("data-") and found.about["file"] in game.files for found in refused)


def play_with(game: Game, tables: Tables, seed: int) -> None:
    """A random game to its end; on the way everybody looks at the table, bots judge it, and others try things out."""
    config = configuration(game, Random(seed).randrange)
    try:
        play = config.begin(seed, tables)
    except Refused:  # by this set-up
        return
    temperament, artist = Temperament(game, seed), FACES[game.name].artist
    speaker = FACES[game.name].speaker("en", PLAYER_NAMES, config.agreed, tables)
    while not play.over:
        s, moves = play.state(), len(play.record.moves)
        assert moves < LONGEST_GAME
        if moves % 60 == 10:
            decision, seat = play.decision, play.decider
            assert decision is not None and speaker.question(decision)
            assert [speaker.option(option, decision) for option in decision.options]
            assert artist.sheets(play.view(seat), speaker) and artist.sheets(play.view(-1), speaker)
            game.check(s)
            FACES[game.name].judgement.evaluate(s, seat)
            game.check(game.imagine(s, seat, seed))
        play.take(play.decider, game.options.names[temperament.choose(s.on_offer())])
    assert all(speaker.event(event) for events in play.log for event in events)
    game.winners(play.state())
