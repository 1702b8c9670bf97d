"""Several people at one table: moves seen without asking, secrets kept, links, curtain, leaving."""

import json
import re
from collections.abc import Callable

from tests.browser.kit import Guest

FIND = re.compile(r"\b[TC]\d\d\b")  # what tokens and cards are called inside


def follow(guest: Guest, link: str) -> Guest:
    """Open an invitation and say yes."""
    guest.page.goto(link)
    guest.page.click("#invitation button.primary")
    guest.page.wait_for_url("**/t/*")
    guest.until("document.querySelector('#status').textContent")
    return guest


def from_menu(guest: Guest, entry: str) -> None:
    guest.page.click("#menu")
    guest.page.locator("dialog.menu .entries").get_by_text(entry, exact=True).click()


def log_of(guest: Guest) -> list[str]:
    return [text.strip() for text in guest.page.locator("#log .entry .line > span:last-child").all_text_contents()]


def secret_of(guest: Guest) -> str:
    """What the log tells somebody who has paid for a look."""
    guest.page.locator("#log .entry .line", has_text="sees the token").last.wait_for(state="attached")
    return next(text for text in log_of(guest) if "sees the token" in text)


def all_that(guest: Guest) -> str:
    """Everything that has reached a browser: what the page holds, and all that the table ever said to it."""
    return str(guest.page.content()) + "\n".join(guest.frames)


def test_two_browsers_at_one_table_see_moves_at_once_and_secrets_never(guest: Callable[..., Guest]) -> None:
    ana, bruno, carla = guest("Ana"), guest("Bruno"), guest("Carla")
    # Ana sets the table up by the page and sends the link that it shows.
    page = ana.page
    page.goto("/new?game=empires")
    page.check('#presets input[value="deluxe_base"]')
    page.click("#options summary")
    page.check("#option-reconnaissance")
    for _ in range(2):
        page.locator("#seats [data-key^=remove]").last.click()
    page.select_option('[data-key="kind-1"]', "guest")
    page.click("#create")
    page.wait_for_url("**/t/*")
    assert "still free" in ana.sees("#room")
    address = page.inner_text("#room code")
    assert "/join#" in address
    follow(bruno, address)
    bruno.until("!document.body.classList.contains('open-table')")
    ana.until("!document.body.classList.contains('open-table')")  # without a reload: the game has begun
    assert "#" not in bruno.page.url
    page.click("#menu")
    page.get_by_text("Copy a link for onlookers").click()
    follow(carla, ana.copied())
    assert carla.page.locator("#undo").count() == 0 and carla.offered == []
    # Until Ana may move, Bruno does; everybody sees the same sentence and the same line of the log.
    decides, other = (ana, bruno) if ana.scene["my_turn"] else (bruno, ana)
    for turn, (mover, watcher) in enumerate(((decides, other), (other, decides))):
        mover.awaited()
        looks = [option["name"] for option in mover.scene["options"] if option["name"].startswith("look at")]
        looks = looks[2 * turn : 2 * turn + 2]  # each at other places
        for name in looks:
            lines = len(log_of(mover))
            mover.take(name)
            mover.until("document.querySelectorAll('#log .entry .line').length > arg", lines)
        seen = [text for text in log_of(mover) if "sees the token" in text]
        assert len(seen) == len(looks) > 0
        known = set(FIND.findall(json.dumps(mover.scene)))
        assert known
        ends = next(option["name"] for option in mover.scene["options"] if option["ends"] and not option["barrier"])
        mover.take(ends)
        number = mover.scene["move"]
        told = [line["text"] for entry in mover.scene["log"] for line in entry["lines"] if entry["move"] == number][-1]
        for one in (watcher, carla):
            one.page.locator("#log .entry .line", has_text=told).last.wait_for(state="attached")
            reached = all_that(one)
            assert not known & set(FIND.findall(reached)), one
            for text in seen:
                assert text not in reached and text.partition(": ")[2] not in reached
    # Looking back shows no more.
    carla.page.keyboard.press(",")
    carla.sees("#to-now")
    reached = all_that(carla)
    assert not known & set(FIND.findall(reached))


def test_a_coach_sees_what_the_seat_sees_and_a_spectator_does_not(guest: Callable[..., Guest]) -> None:
    ana, eva, carla = guest("Ana"), guest("Eva"), guest("Carla")
    ana.sit(ana.make("me", "novice", changes={"reconnaissance": "true"})["table"]).awaited()
    name = next(option["name"] for option in ana.scene["options"] if option["name"].startswith("look at"))
    ana.take(name)
    secret = secret_of(ana)
    from_menu(ana, "Copy a link for somebody who may see what I see")
    follow(eva, ana.copied())
    carla_link = ana.send("POST", f"/api/tables/{ana.scene['table']}/links", {"role": "watch"})["link"]
    follow(carla, carla_link)
    assert secret in log_of(eva) and eva.offered == []
    assert secret not in all_that(carla) and carla.offered == []


def test_a_curtain_hangs_between_two_people_at_one_screen(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    ana.sit(ana.make("me", "here", changes={"reconnaissance": "true"})["table"])
    page.wait_for_selector("#curtain, body.my-turn")
    if page.locator("#curtain").count():
        page.keyboard.press("Enter")
    ana.awaited()
    looked = next(option["name"] for option in ana.scene["options"] if option["name"].startswith("look at"))
    ana.take(looked)
    secret = secret_of(ana)
    who = ana.scene["decider"]
    ends = next(option["name"] for option in ana.scene["options"] if option["ends"])
    ana.take(ends)
    curtain = ana.sees("#curtain-text")
    other = "P2" if who == 0 else "Ana"
    assert other in curtain
    assert secret not in page.content() and page.locator("#main svg text").count() == 0  # nothing of the game is drawn
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    assert page.locator("#curtain").count()
    page.click("#curtain button")
    page.wait_for_selector("#curtain", state="detached")
    ana.awaited()
    assert secret not in page.content() and ana.scene["seat"] == 1 - who


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(guest: Callable[..., Guest]) -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    made = ana.make("me", "guest")
    bruno.page.goto(made["links"]["1"])
    bruno.page.fill("#name", "Bruno")
    bruno.page.click("#invitation button.primary")
    bruno.page.wait_for_url("**/t/*")
    ana.sit(made["table"])
    bruno.until("!document.body.classList.contains('open-table') && document.querySelector('#players .player')")
    from_menu(bruno, "Leave and let a bot play on")
    bruno.page.click("dialog button.danger")
    assert "a bot plays on" in ana.sees("#players .player", "a bot plays on")
    for _ in range(2):
        ana.awaited()  # the bot plays for Bruno: Ana's turn comes again and again
        ana.take(next(option["name"] for option in ana.scene["options"] if option["ends"]))
    ana.awaited()
    assert bruno.offered == []
    from_menu(bruno, "Take my seat back")
    ana.page.locator("#players .player", has_text="a bot plays on").wait_for(state="detached")
    ana.take(next(option["name"] for option in ana.scene["options"] if option["ends"]))
    bruno.awaited()
