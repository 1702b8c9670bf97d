"""Maracaibo in the browser: games by clicking what glows, cards from close by, and no hand but one's own in a page."""

import dataclasses
import html
import random
import re
from collections.abc import Callable

import pytest

from caravela.core.record import parse
from caravela.games import FACES, GAMES
from caravela.games.maracaibo.rules.view import MaracaiboView
from caravela.table.play import Play
from tests.browser.kit import WHOLE, Guest, golden, over, position
from tests.browser.test_together import all_that, follow

# Ships sail far and use the cities where they call, so that rounds are short; cards come from the display rather than the deck.
FAR = ("location-7", "location-11", "location-13", "location-14", "location-20", "location-21", "location-22")
FIRST = (*FAR, "city_tile-", "action-", "market-", "area-", "pile-", "nation-", "space-", "mission-")
LAST = ("no main action", "deck", "draw", "skip")
SMALL = {"width": 1280, "height": 800}
CARD = re.compile(r'data-thing="card-([AB]\d+)"')


def things(clicked: list[str], *sorts: str) -> int:
    return sum(word.startswith(sorts) for word in clicked)


# -- games -------------------------------------------------------------------------------------------------------------


def ended(ana: Guest) -> None:
    """M-GEN-2: four rounds."""
    title, totals = ana.read_end()
    assert len(totals) == 2 and "point" in title and any(name in title for name in ("Ana", "Bruno", "Inês")), title
    rounds = ana.page.locator("#log .rounds > details > summary").all_text_contents()
    assert rounds == ["Before the first round", "Round 1", "Round 2", "Round 3", "Round 4"]


def ended_alone(davi: Guest) -> None:
    """M-ANA-41: who is not beaten by Ana wins; her board and her points are there to be read."""
    ending = davi.page.locator("dialog .ending li").all_inner_texts()
    title, totals = davi.read_end()
    assert len(totals) == 1 and str(totals[0]) in title and davi.status == title, title
    rival = next(int(number) for number in re.findall(r"\d+", " ".join(line for line in ending if "Ana" in line)))
    assert (totals[0] >= rival) == ("wins" in title), (title, ending)


def test_a_game_against_a_bot_is_set_up_and_played_by_clicks(guest: Callable[..., Guest]) -> None:
    """By somebody who wants no questions."""
    ana = guest("Ana", settings={"confirm": False}, viewport=SMALL)
    page = ana.page
    page.goto("/")
    page.locator("#games article", has_text="Maracaibo").get_by_role("link", name="Set up a table").click()
    page.wait_for_selector("#seats li")
    while page.locator("#seats li").count() > 2:
        page.locator("#seats li").last.get_by_role("button", name="Remove seat").click()
    page.select_option("[data-key='kind-1']", "novice")
    page.click("#create")
    page.wait_for_url("**/t/*")
    clicked = ana.play(random.Random(5), 20, first=FIRST, last=LAST)
    assert clicked[0].startswith(("card-", "plan ")), "cards are divided first"
    assert things(clicked, "career-") and things(clicked, "location-", "sail") > 1, clicked
    assert things(clicked, "city_tile-", "action-", "market-", "village") > 0, clicked
    if WHOLE:
        ended(ana)


def test_a_game_against_ana_is_played_by_clicks(guest: Callable[..., Guest]) -> None:
    davi = guest("Davi", viewport=SMALL)
    page = davi.page
    page.goto("/")
    page.locator("#games article", has_text="Maracaibo").get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/t/*")
    clicked = davi.play(random.Random(2), 20, first=FIRST, last=LAST)
    assert len(clicked) >= 20 and davi.over == WHOLE, clicked
    assert things(clicked, "location-", "sail") > 1, clicked
    if WHOLE:
        ended_alone(davi)


@pytest.mark.parametrize("alone", [False, True])
def test_the_last_click_shows_who_has_won(guest: Callable[..., Guest], alone: bool) -> None:
    ana = guest("Ana")
    played = (
        position(over, ("person",), 4, "single", game_name="maracaibo") if alone else golden("maracaibo", "single-2p-casual-090")
    )
    ana.finish(played, LAST)
    (ended_alone if alone else ended)(ana)


# -- from close by -----------------------------------------------------------------------------------------------------


def sails(play: Play) -> bool:
    """Ana is asked where to sail in a later turn, with cards of others bought, planned and in hand."""
    asked = play.decision
    mine = play.decider == 0 and asked is not None and asked.question.message == "ask-sail"
    return mine and asked is not None and len(play.record.moves) > 60 and len(asked.options) > 6


def voyage() -> str:
    return position(sails, ("person", "novice"), 4, "single", game_name="maracaibo")


def test_a_card_is_seen_from_close_by_and_its_icons_are_told_in_words(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(voyage())).awaited()
    card = ana.page.locator("#mat-0-hand [data-thing^='card-']").last
    drawn = card.bounding_box()
    card.hover()
    title = ana.sees("#tip h3")
    close = ana.page.locator("#tip .picture svg").bounding_box()
    assert drawn and close and close["width"] > 1.5 * drawn["width"] and close["width"] >= 160
    said = ana.page.locator("#tip p").all_inner_texts()
    assert title and len(said) > 2 and any(re.search(r"[A-Za-z]{3}.* [a-z]{2}", line) for line in said), said


def test_the_ship_is_sent_on_its_way_on_the_map(guest: Callable[..., Guest]) -> None:
    """M-SAIL-1: where the ship would lie is seen before the click; the log says where it went."""
    ana = guest("Ana")
    ana.sit(ana.bring(voyage())).awaited()
    ports = [place for place in ana.glowing() if place["thing"].startswith("location-")]
    assert len(ports) > 4 and all(place["x"] for place in ports), "every port within reach can be clicked"
    port = next(place for place in reversed(ports) if len(place["names"]) == 1)
    ana.page.mouse.move(port["x"], port["y"])
    ana.until("document.querySelector('.ghost')")
    name = ana.scene["names"][port["thing"]]
    number, _, place = name.partition(" · ")
    ana.take(port["names"][0])
    ana.awaited()
    assert number == port["thing"].removeprefix("location-")
    line = ana.page.locator("#log .line", has_text="Ana sails").last
    assert f"Ana sails to {place}" in line.inner_text() and port["thing"] in str(line.get_attribute("data-things"))


def test_the_story_of_the_voyage_is_read_at_the_table(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(voyage())).awaited()
    ana.page.click("#story")
    assert len(ana.sees("dialog .told article")) > 40
    ana.page.locator("dialog button.primary").click()
    ana.until("!document.querySelector('dialog[open]')")
    assert "primary" not in (ana.page.get_attribute("#story", "class") or "")


# -- hands -------------------------------------------------------------------------------------------------------------


def of_bruno(record: str) -> tuple[set[str], set[str]]:
    """The cards in Bruno's hand, and those of them that have never lain open nor been with Ana."""
    game = GAMES["maracaibo"]
    told = parse(record)
    play = Play.resume(game, dataclasses.replace(told, moves=[]))
    seen: set[str] = set()
    hand: set[str] = set()
    for move in [None, *told.moves]:
        if move is not None:
            play.take(move.seat, move.option)
        view, own = play.view(1), play.view(0)
        assert isinstance(view, MaracaiboView) and isinstance(own, MaracaiboView)
        ana = own.players_at_table[0]
        bought = [one.card for player in view.players_at_table for one in player.tableau]
        seen |= {*view.display, *view.discard, *bought, *(ana.hand or []), *(ana.laid_aside or [])}
        hand = set(view.players_at_table[1].hand or [])
    return hand, hand - seen


def keeps_secrets(play: Play) -> bool:
    """Ana is asked where to sail, and Bruno holds more than one card that he alone knows."""
    return sails(play) and len(of_bruno(play.record.text())[1]) > 1


def told_of(cards: set[str], text: str) -> set[str]:
    """The cards that a text speaks of: by what they are called inside, or by a name that nothing else can have a part of."""
    speaker = FACES["maracaibo"].speaker("en", [])
    names = {card: speaker.name("card", card) for card in cards}
    return {
        card
        for card, name in names.items()
        if re.search(rf"(?<![\w#]){card}(?!\w)", text) or (" " in name and (name in text or html.escape(name) in text))
    }


def test_the_hand_of_an_opponent_is_nowhere_in_the_page(guest: Callable[..., Guest]) -> None:
    """M-INFO-1: neither in what is drawn or written, nor in anything the table says when asked about everything in sight."""
    record = position(keeps_secrets, ("person", "novice"), 4, "single", game_name="maracaibo")
    hand, secret = of_bruno(record)
    assert len(secret) > 1, "Bruno has drawn from the deck"
    ana = guest("Ana")
    ana.sit(ana.bring(record)).awaited()
    sheets = ana.page.locator("[data-thing^='card-'], [data-thing^='slot-'], [data-thing='deck'], [data-thing='count-1-cards']")
    for thing in sheets.all()[:40:5]:
        if thing.is_visible():
            thing.hover(force=True)
            ana.page.wait_for_timeout(450)
            ana.page.keyboard.press("Escape")  # what was told may lie over the next
    own = set(CARD.findall(ana.page.locator("#mat-0-hand").inner_html()))
    assert own and own == told_of(own, all_that(ana)), "what is sought would be found"
    assert not told_of(secret, all_that(ana))
    assert not hand & set(CARD.findall(ana.page.locator("#mat-1-hand").inner_html()))


def test_two_people_divide_their_cards_unseen_and_show_them_at_the_same_moment(guest: Callable[..., Guest]) -> None:
    """M-INFO-1, 2, 5: what is planned and discarded is shown when both have divided; the hands never are."""
    ana, bruno = guest("Ana", viewport=SMALL), guest("Bruno", viewport=SMALL)
    made = ana.make("me", "guest", game="maracaibo", preset="single", changes={"start_player": "first_seat"})
    follow(bruno, made["links"]["1"])
    ana.sit(made["table"]).awaited()
    dealt = [set(CARD.findall(one.page.locator(f"#mat-{n}-hand").inner_html())) for n, one in enumerate((ana, bruno))]
    assert [len(cards) for cards in dealt] == [8, 8] and not dealt[0] & dealt[1]
    shown: list[set[str]] = [set(), set()]
    for n, (one, other) in enumerate(((ana, bruno), (bruno, ana))):
        one.awaited()
        while len(shown[n]) < 4:
            assert not told_of(dealt[n], all_that(other)), "nothing is shown before both have divided"
            option = one.scene["options"][0]["name"]
            one.take(option)
            shown[n].add(option.split()[-1])
    ana.awaited()
    bruno.until("document.querySelector('#mat-0-plan [data-thing^=card-]')")
    for n, other in enumerate((bruno, ana)):
        assert told_of(dealt[n], all_that(other)) == shown[n] and shown[n] < dealt[n]


def may_draw(play: Play) -> bool:
    """Ana may draw a card from the deck, and Bruno sits at the table too."""
    return play.decider == 0 and play.decision is not None and "draw" in play.decision.options


def test_a_card_that_i_draw_is_shown_to_me_and_to_nobody_else(guest: Callable[..., Guest]) -> None:
    """M-INFO-1: at once, wherever the log is."""
    ana = guest("Ana", settings={"confirm": False}, viewport=SMALL)
    ana.sit(ana.bring(position(may_draw, ("person", "novice"), preset="single", game_name="maracaibo"))).awaited()
    ana.take("draw")
    said = ana.sees("#toasts .toast")
    own = [line for entry in ana.scene["log"] for line in entry["lines"] if line.get("own")]
    assert own and own[-1]["text"] in said and own[-1]["who"] == 0
    assert own[-1]["text"] not in ana.page.inner_text("#said"), "it is read out once"
