"""What else a player finds at the table: looking back, tooltips, news, replay, rematch."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.kit import Guest, discovers, places, position
from tests.web.kit import Person, Server

GOLDEN = Path(__file__).parents[1] / "golden" / "empires" / "deluxe_base-2p-casual-033.txt"


def finished(ana: Guest) -> str:
    """A table where Ana has played to the end against Bruno, who is a bot."""
    return ana.bring(GOLDEN.read_text(encoding="utf-8").replace("player 1 casual", "player 1 person"))


def test_a_line_of_the_log_lights_up_what_it_speaks_of_and_leads_back_to_that_moment(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    ana.sit(ana.bring(position(places))).awaited()
    status, offered, drawn = ana.status, ana.offered, page.inner_html("#sheet-board svg")
    line = page.locator(f"#log .rounds .line[data-things*='target-']:not([data-move='{ana.scene['move']}'])").last
    things = (line.get_attribute("data-things") or "").split()
    line.scroll_into_view_if_needed()
    line.hover()
    target = next(thing for thing in things if thing.startswith("target-"))
    page.wait_for_selector(f"#sheet-board [data-thing='{target}'].lit")
    move = int(line.get_attribute("data-move") or 0)
    line.click()
    page.wait_for_selector("body.past")
    assert ana.status == f"Looking at move {move} of {ana.scene['move']}"
    assert ana.offered == [] and page.locator("#log .entry.here").count() == 1
    page.keyboard.press(",")
    ana.until("document.querySelector('#status').textContent.includes(arg)", f"move {move - 1} of")
    page.keyboard.press("Home")
    page.wait_for_selector("body.past", state="detached")
    page.mouse.move(1, 1)
    assert (ana.status, ana.offered) == (status, offered)
    ana.until("!document.querySelector('.lit')")
    unlit = re.compile(r' class="[^"]*"')
    assert unlit.sub("", page.inner_html("#sheet-board svg")) == unlit.sub("", drawn)


def test_things_tell_what_they_are_with_their_clause_and_why_they_are_not_open(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    ana.sit(ana.bring(position(discovers))).awaited()
    # A region that glows, on hover.
    glows = next(place for place in ana.glowing() if place["thing"].startswith("region-") and place["x"] is not None)
    page.mouse.move(glows["x"], glows["y"])
    ana.sees("#tip h3")
    rule = ana.sees("#tip .law a")
    assert re.fullmatch(r"E-[A-Z0-9]+-\d+", rule) and len(ana.sees("#tip .law span")) > 20
    assert page.get_attribute("#tip .law a", "href") == f"/rules/empires#{rule}"
    # A region that does not, by a click: it says why not.
    quiet = ana.quiet("#sheet-board [data-thing^=region-]")
    page.mouse.click(quiet["x"], quiet["y"])
    why = ana.sees("#tip .why")
    assert len(why) > 10 and ana.offered
    page.keyboard.press("Escape")
    assert not page.locator("#tip").is_visible()
    # The clause is on the page of the rules.
    page.goto(f"/rules/empires#{rule}")
    page.wait_for_selector(f"[id='{rule}']")


def test_who_comes_back_is_told_what_happened_since_the_last_turn(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(position(places))).awaited()
    ana.take(next(option["name"] for option in ana.scene["options"] if option["ends"]))
    ana.awaited()
    assert "Since your last turn" in ana.sees("#log .news summary")
    news = ana.page.locator("#log .news .line > span:last-child").all_text_contents()
    assert news and news[0].startswith(("Bruno ", "Chiara "))
    assert ana.page.title().startswith("(1) ")  # the tab tells that it is my turn
    # It can be seen on the board, move by move, and then it is now again.
    status, begin = ana.status, ana.scene["since"]
    ana.page.evaluate("""() => { window.said = []; const status = document.querySelector("#status");
      new MutationObserver(() => window.said.push(status.textContent)).observe(status, { childList: true }); }""")
    ana.page.click("#play-since")
    for move in (begin, begin + 1):
        ana.until("window.said.some((said) => said.includes(arg))", f"move {move} of")
    ana.page.wait_for_selector("body.past", state="detached")
    assert ana.status == status
    ana.page.keyboard.press("v")
    ana.page.wait_for_selector("body.past")
    ana.page.keyboard.press("Escape")  # and it can be skipped
    assert ana.status == status


def test_the_replay_goes_to_any_move_by_scrubber_keys_rounds_and_link(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    table = finished(ana)
    page.goto(f"/t/{table}/replay?move=57")
    ana.until("document.querySelector('#where').textContent.includes('57')")
    status, drawn = ana.status, page.inner_html("#sheet-board svg")
    assert page.input_value("#scrubber input") == "57"
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**move=58")
    page.keyboard.press("]")
    page.wait_for_url(lambda address: not address.endswith("move=58"))
    begin = page.input_value("#scrubber input")
    assert int(begin) > 58
    page.locator("#scrubber input").fill("20")
    page.wait_for_url("**move=20")
    page.select_option("#to-round", index=3)
    page.wait_for_url(lambda address: not address.endswith("move=20"))
    page.keyboard.press("End")
    ana.until("document.querySelector('#scrubber input').value === document.querySelector('#scrubber input').max")
    page.locator("#log .rounds details").first.evaluate("(e) => (e.open = true)")
    page.locator("#log .rounds .line[data-move='3']").first.click()
    page.wait_for_url("**move=3")
    page.select_option("#eyes", "1")
    page.wait_for_url("**seat=1*")
    page.select_option("#eyes", "-1")
    page.goto(f"/t/{table}/replay?move=57")
    ana.until("document.querySelector('#where').textContent.includes('57')")
    page.click("#link")
    assert ana.copied().endswith(f"/t/{table}/replay?move=57")
    # Who follows the link sees the same.
    friend = guest("Bruno")
    link = ana.send("POST", f"/api/tables/{table}/links", {"role": "watch"})["link"]
    friend.send("POST", "/api/join", {"token": link.partition("#")[2]})
    friend.page.goto(f"/t/{table}/replay?move=57")
    friend.until("document.querySelector('#where').textContent.includes('57')")
    friend.until("document.querySelector('#sheet-board svg')")
    assert friend.status == status
    unlit = re.compile(r' class="[^"]*"')
    assert unlit.sub("", friend.page.inner_html("#sheet-board svg")) == unlit.sub("", drawn)


def test_after_the_end_a_rematch_is_a_click_away(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    page = ana.page
    table = finished(ana)
    ana.sit(table)
    ana.sees("dialog .end")
    page.get_by_role("button", name="Rematch").last.click()
    page.wait_for_url(lambda address: table not in address)
    ana.until("document.querySelector('#status')?.textContent && !document.body.classList.contains('over')")
    assert sorted(player["name"] for player in ana.scene["players"]) == ["Ana", "Bruno"] and ana.scene["move"] < 20
    ana.sit(table)
    page.wait_for_selector("dialog .end")
    page.keyboard.press("Escape")
    page.click("#rematch")  # later it leads to the same table
    page.wait_for_url(f"**/t/{ana.scene['rematch']}")


def test_who_has_moved_is_led_to_the_next_table_that_waits(guest: Callable[..., Guest], server: Server) -> None:
    ana = guest("Ana")
    waiting = ana.bring(position(places))
    made = ana.make("me", "guest")
    Person(server, "Bruno").join(made["links"]["1"], "Bruno")
    ana.sit(made["table"])
    if ana.scene["my_turn"]:
        ana.take(next(option["name"] for option in ana.scene["options"] if option["ends"]))
    ana.sees("#next")
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/t/{waiting}")
    ana.awaited()


def test_who_wants_no_questions_is_not_asked_to_confirm(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    ana.sit(ana.bring(position(places))).awaited()
    name = next(option["name"] for option in ana.scene["options"] if option["ends"])
    ana.take(name, confirm=False)
    assert ana.sees("#confirm")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.page.click("#menu")
    ana.page.get_by_label("Ask before what cannot be undone").uncheck()
    ana.until("fetch('/api/me').then((answer) => answer.json()).then((me) => me.settings.confirm === false)")
    ana.page.keyboard.press("Escape")
    move = ana.scene["move"]
    ana.take(name)
    ana.awaited()
    assert ana.scene["move"] > move


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_glide_unless_somebody_likes_it_still(guest: Callable[..., Guest], motion: str) -> None:
    ana = guest("Ana", reduced_motion=motion)
    ana.sit(ana.bring(position(places))).awaited()
    ana.page.evaluate("""() => { window.flown = 0;
      new MutationObserver((seen) => { for (const one of seen) window.flown += one.addedNodes.length; })
        .observe(document.querySelector("svg.sky"), { childList: true }); }""")
    ana.take(next(option["name"] for option in ana.scene["options"] if option["ends"]))
    ana.awaited()
    flown = ana.page.evaluate("() => window.flown")
    assert (flown > 0) == (motion == "no-preference"), flown


def test_who_does_not_want_to_follow_the_bots_skips_to_the_own_turn(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana", settings={"pace": 5})
    ana.sit(ana.bring(position(places))).awaited()
    assert not ana.page.locator("#skip").count()
    ana.take(next(option["name"] for option in ana.scene["options"] if option["ends"]))
    ana.page.click("#skip")
    ana.until("!document.querySelector('#skip')")
    ana.awaited()
    assert not ana.page.locator("#skip, #toasts .wrong").count()
