"""Company in real browsers: the waiting room, talk, taking back by consent, tables for everybody, history, and the bell."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.browser.kit import PHONE, Guest
from tests.browser.test_together import follow, from_menu

BELL = """async () => {
  const { strike } = await import("/static/attention.js");
  const sound = new OfflineAudioContext(1, 2 * 22050, 22050);
  strike(sound);
  return [...(await sound.startRendering()).getChannelData(0)];
}"""
RATE = 22050


def test_somebody_does_not_come_and_a_bot_plays_instead(guest: Callable[..., Guest]) -> None:
    ana = guest("Ana")
    made = ana.make("me", "guest", "guest", clock={"kind": "move", "seconds": 172800})
    ana.sit(made["table"])
    assert "2 days for each turn" in ana.sees("#room .agreed")
    bruno = guest("Bruno", viewport=PHONE)
    bruno.send("PATCH", "/api/me", {"language": "it"})
    bruno.page.goto(made["links"]["1"])
    assert "2 giorni per ogni mossa" in bruno.sees(".agreed")
    follow(bruno, made["links"]["1"])
    assert bruno.page.locator("#room .bot, #cancel-table").count() == 0
    ana.page.click("#room .free .bot")
    ana.page.click("dialog button.primary")
    for one in (ana, bruno):
        one.until("!document.body.classList.contains('open-table')")
    # They talk: a phrase comes in the reader's language, words as they are.
    ana.page.click("#talk-button")
    ana.page.click('#talk [data-phrase="web-phrase-good-luck"]')
    ana.page.fill("#talk input[type=text]", "<b>Ahoy</b>")
    ana.page.press("#talk input[type=text]", "Enter")
    bruno.page.locator("#talk-button", has_text="2").wait_for()
    bruno.page.click("#talk-button")
    assert bruno.sees("#talk .remarks li >> nth=0").endswith("Buona fortuna a tutti")
    assert bruno.sees("#talk .remarks li >> nth=1").endswith("<b>Ahoy</b>")
    bruno.page.click("#talk .close")
    # Both have moved, so undo does not reach the first move any more: it is asked for, and the other agrees.
    mover, other = (ana, bruno) if ana.scene["my_turn"] else (bruno, ana)
    ana.page.click("#talk .close")
    move = mover.scene["move"]
    for one in (mover, other):
        one.awaited()
        one.take(next(option["name"] for option in one.scene["options"] if option["ends"]))
    mover.until("document.querySelector('#undo')?.getAttribute('aria-disabled') === 'true'")
    mover.awaited()  # the bot has moved too
    from_menu(mover, "Ask to take back" if mover is ana else "Chiedi di tornare indietro")
    mover.page.click("dialog button.primary")
    mover.sees("#proposal")
    other.sees("#proposal")
    other.page.click('#proposal [data-answer="agree"]')
    for one in (mover, other):
        one.until("!document.querySelector('#proposal')")
    assert mover.scene["move"] == move and mover.scene["my_turn"]


def test_a_table_is_offered_called_off_removed_and_remembered(guest: Callable[..., Guest]) -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    offered = ana.make("me", "guest", offered=True, title="Sunday")
    bruno.page.goto("/open")
    bruno.sees(".table", "Sunday")
    bruno.page.locator(".table", has_text="Sunday").locator("button[data-seat]").click()
    bruno.page.wait_for_url("**/t/*")
    bruno.until("document.querySelector('#status').textContent")
    ana.sit(offered["table"])
    from_menu(bruno, "Give up")
    bruno.page.click("dialog button.danger")
    ana.page.click('#proposal [data-answer="agree"]')
    assert "Bruno has given up. Ana" in ana.sees("dialog h2")
    ana.page.goto("/history")
    assert "Ana" in ana.sees(".places .mine")
    ana.make("me", "guest", title="Monday")
    ana.page.goto("/")
    ana.page.locator(".table", has_text="Monday").get_by_text("Call the table off").click()
    ana.page.click("dialog button.danger")
    ana.page.locator(".table", has_text="Monday").wait_for(state="detached")
    ana.page.locator(".table", has_text="Sunday").locator(".remove").click()
    ana.page.locator(".table", has_text="Sunday").wait_for(state="detached")
    ana.page.goto("/somewhere")
    assert "nothing here" in ana.sees("h1")
    ana.problems.clear()  # that the browser notes a 404 is no fault of the page


def loudness(samples: list[float], pitch: float) -> float:
    """How much of a pitch there is (Goertzel)."""
    turn = 2 * math.cos(2 * math.pi * pitch / RATE)
    one = two = 0.0
    for sample in samples:
        one, two = sample + turn * one - two, one
    return math.sqrt(max(0.0, one * one + two * two - turn * one * two)) / len(samples)


def test_the_bell_sounds_like_one_and_never_clips_or_clicks(guest: Callable[..., Guest]) -> None:
    """Judged by its waveform: two strokes, partials of a bell, loud enough, and silence afterwards."""
    ana = guest("Ana")
    ana.page.goto("/about")
    samples: Any = ana.page.evaluate(BELL)
    peak = max(map(abs, samples))
    assert 0.15 < peak < 0.8
    assert max(abs(b - a) for a, b in pairwise(samples)) < 0.25 and abs(samples[0]) < 0.01
    window = [max(map(abs, samples[at : at + 220])) for at in range(0, len(samples) - 220, 220)]  # hundredths of a second
    first, second = max(window[:10]), max(window[27:37])
    assert first > 0.1 and second > 0.1 and min(window[20:27]) < 0.7 * second  # two strokes
    assert max(window[150:]) < 0.01  # it has faded
    ringing = samples[int(0.3 * RATE) : int(0.6 * RATE)]
    strike = loudness(ringing, 880)
    assert loudness(ringing, 440) > 0.1 * strike and loudness(ringing, 1056) > 0.1 * strike > loudness(ringing, 700)
