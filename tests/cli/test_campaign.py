"""Campaigns in the terminal: begun, gone on with, told; and nothing is lost, whatever is said or breaks."""

import gzip
import io
import random
from pathlib import Path

import pytest

from caravela.cli.main import main
from caravela.core.record import Player
from caravela.games import FACES, GAMES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.state import Maracaibo
from caravela.table.campaign import Campaign, read_campaign
from caravela.table.play import Play
from tests.cli.test_cli import in_english, refused
from tests.games.maracaibo.test_campaign import choice

__all__ = ["in_english"]

WATCH = ["play", "maracaibo", "--watch", "--quiet", "--seed", "7"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "coast.txt"


def read(file: Path) -> Campaign:
    return read_campaign(file.read_text("utf-8"), GAMES)


def watched(file: Path, *more: str) -> None:
    assert main([*WATCH, "--campaign", str(file), *more]) == 0


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def story(games: int, vote: int = 1, seed: int = 5) -> Campaign:
    """A campaign of a few games in which everybody follows the story."""
    campaign = Campaign.begin(MARACAIBO, "The Silver Coast", MARACAIBO.agree("campaign", {}), [Player("Ana"), Player("Bruno")])
    luck = random.Random(seed)
    while len(campaign.records) < games and campaign.following is not None:
        play = Play.begin(MARACAIBO, campaign.following, campaign.players, bytes([len(campaign.records)] * 32))
        while not play.over:
            s = play.state()
            assert isinstance(s, Maracaibo)
            play.take(play.decider, choice(s, vote, luck))
        campaign.keep(play.record)
    return campaign


# -- beginning and going on --------------------------------------------------------------------------------------------


def test_a_campaign_of_three_games_with_other_players(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """M-CAMP-2, M-CAMP-8: each game begins with what the last one handed on; seats, names and free options may change."""
    watched(file, "--seats", "random,random", "--title", "The Silver Coast")
    said = capsys.readouterr().out
    assert f"The Silver Coast, game 1; kept in {file}" in said and "goes on with game 2" in said
    first = read(file)
    assert first.name == "The Silver Coast" and len(first.records) == 1 and first.following is not None
    watched(file)
    second = read(file)
    assert [p.name for p in second.records[1].players] == ["Ana", "Bruno"]
    assert second.records[1].agreed == first.following
    watched(file, "--seats", "random", "--names", "Zoe", "--set", "difficulty=hard")
    third = read(file)
    assert third.records[:2] == second.records
    assert [p.name for p in third.records[2].players] == ["Zoe"] and third.records[2].agreed["difficulty"] == "hard"
    assert third.records[2].agreed["archive"] == (second.handed or {})["archive"]
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--game", "2", "--upto", "3"]) == 0


def test_a_game_in_progress_is_saved_and_gone_on_with(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "1", "q")
    arguments = ["play", "maracaibo", "--campaign", str(file)]
    assert main([*arguments, "--seats", "person,random", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "Behind its glass is a letter" in " ".join(said.split())  # the front of story card 01 is read out
    saved = read(file)
    assert saved.name == "coast" and saved.playing is not None and len(saved.playing.moves) >= 2
    typed(monkeypatch, "1")  # and then the input ends
    assert main(arguments) == 0
    again = read(file)
    assert again.playing is not None and again.playing.moves[: len(saved.playing.moves)] == saved.playing.moves
    assert len(again.playing.moves) > len(saved.playing.moves) and len(again.records) == 1


def test_a_packed_file_stays_packed(file: Path) -> None:
    file.write_bytes(gzip.compress(story(1).text().encode()))
    watched(file, "--seats", "random,random")
    assert len(read_campaign(gzip.decompress(file.read_bytes()).decode(), GAMES).records) == 2


def test_whatever_ends_the_game_the_campaign_is_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = story(1)
    file.write_text(campaign.text(), "utf-8")
    typed(monkeypatch, "1", "1")
    monkeypatch.setattr(Play, "crosses_barrier", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        main(["play", "--campaign", str(file), "--seats", "person,random"])
    kept = read(file)
    assert kept.records[0] == campaign.records[0] and kept.playing is not None


# -- telling -----------------------------------------------------------------------------------------------------------


def test_the_story_is_told_in_four_languages(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Results, both sides of the cards, who voted for what, legacy tiles and cards, and how to go on."""
    campaign = story(4)
    file.write_text(campaign.text(), "utf-8")
    told: dict[str, str] = {}
    for language in ("en", "pt-BR", "es", "it"):
        assert main(["--language", language, "campaign", str(file)]) == 0
        told[language] = " ".join(capsys.readouterr().out.split())
    english = told["en"]
    assert english.startswith("The Silver Coast (Maracaibo) Game 1: Ana ")
    for words in (
        "CHAPTER 1: TWO HALVES OF A CHART",
        "Story card 01: A Letter in the Lantern A customs clerk",
        "Story card 01, completed: A Letter in the Lantern Ines unrolls half a chart",
        "Where do you look for the missing half of the chart?",
        "Bruno votes: Climb the mountain road to the healer.",
        "The vote on “A Letter in the Lantern” is decided: Climb the mountain road to the healer.",
        "New project cards",
        f"The campaign goes on with game 5: caravela play maracaibo --campaign {file}",
    ):
        assert words in english, words
    assert english.count("A customs clerk in Portobelo") == 1
    for language, words in told.items():
        speaker = FACES["maracaibo"].speaker(language)
        for sort, card in [("front", "01"), ("back", "01"), ("vote", "01"), ("choice", "01-1"), ("front", "03")]:
            assert speaker.name(sort, card) in words
    assert len(set(told.values())) == 4


def test_a_campaign_that_has_ended(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """M-STORY-22: the ending is told, and nothing follows."""
    campaign = story(40)
    assert campaign.over
    file.write_text(campaign.text(), "utf-8")
    assert main(["campaign", str(file)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "The Free Ports" in said and said.endswith("The campaign “The Silver Coast” has ended.")
    assert "The Silver Coast" in refused([*WATCH, "--campaign", str(file)], capsys)
    assert file.read_text("utf-8") == campaign.text()


# -- what is refused ---------------------------------------------------------------------------------------------------


def test_what_has_been_settled_cannot_be_chosen_again(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    watched(file, "--seats", "random,random")
    before = file.read_bytes()
    go_on = [*WATCH, "--campaign", str(file)]
    assert "settled" in refused([*go_on, "--set", "story=chapter3"], capsys)
    assert "settled" in refused([*go_on, "--set", "archive=card05"], capsys)
    assert "preset" in refused([*go_on, "--preset", "campaign"], capsys)
    assert "title" in refused([*go_on, "--title", "Other"], capsys)
    assert "--record" in refused([*go_on, "--record", "x.txt"], capsys)
    assert "not of empires" in refused(["play", "empires", "--campaign", str(file)], capsys)
    assert "--campaign" in refused(["play", "--resume", str(file)], capsys)
    assert "1 to 1" in refused(["replay", str(file), "--game", "2"], capsys)
    assert "1 to 4" in refused([*go_on, "--seats", "random,random,random,random,random"], capsys)
    assert file.read_bytes() == before


def test_a_game_in_progress_has_its_seats(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    campaign = story(1)
    assert campaign.following is not None
    campaign.keep(Play.begin(MARACAIBO, campaign.following, campaign.players, b"x" * 32).record)
    file.write_text(campaign.text(), "utf-8")
    assert "seats" in refused(["play", "--campaign", str(file), "--seats", "random"], capsys)
    assert "Only bots" in refused(["play", "--campaign", str(file), "--watch"], capsys)
    assert file.read_text("utf-8") == campaign.text()


def test_only_campaigns(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "not part of a campaign" in refused(["play", "empires", "--campaign", str(file)], capsys)
    assert "not part of a campaign" in refused(["play", "maracaibo", "--preset", "single", "--campaign", str(file)], capsys)
    assert "--campaign" in refused(["play", "maracaibo", "--title", "x"], capsys)
    assert not file.exists()


@pytest.mark.parametrize("damage", ["", "x", "caravela campaign 1\n", "cut", "lie", "twice", "bytes"])
def test_a_damaged_file_is_refused_and_left_alone(damage: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = story(2).text()
    lines = text.split("\n")
    damaged = {
        "cut": "\n".join(lines[: len(lines) // 2]),
        "lie": text.replace("archive=card", "archive=done", 1) if "archive=card" in text else text + "x\n",
        "twice": text + text.partition("caravela record 1")[2],
    }.get(damage, damage)
    file.write_bytes(b"\xff\xfe\x00" if damage == "bytes" else damaged.encode())
    before = file.read_bytes()
    refused([*WATCH, "--campaign", str(file)], capsys)
    refused(["campaign", str(file)], capsys)
    assert file.read_bytes() == before


def test_a_file_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert str(file) in refused(["campaign", str(file)], capsys)
    assert "cannot" in refused([*WATCH, "--seats", "random,random", "--campaign", str(file.parent / "no" / "x.txt")], capsys)
