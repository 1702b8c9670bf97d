"""Learning a game in the browser: the page on how it is played, the guided game, and what is explained once."""

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from caravela.games import FACES
from caravela.table.play import Play
from caravela.text import LANGUAGES
from tests.browser.kit import DESK, PHONE, POLLING, WHOLE, Guest, position
from tests.ours import OURS

Come = Callable[..., Guest]
# All games, languages and both sizes by `make long`; here each game once and a few steps far, in another language and size after
# every change that is told of.
SIZES = {"desk": DESK, "phone": PHONE}
EVERY = [(game, language, size) for game in OURS for language in LANGUAGES for size in SIZES]
CHANGES = crc32((Path(__file__).parents[2] / "CHANGELOG.md").read_bytes())
WAYS = len(LANGUAGES) * len(SIZES)
SOME = [EVERY[n * WAYS + (CHANGES + 3 * n) % WAYS] for n in range(len(OURS))]
STEPS = 99 if WHOLE else 6
ALONE = "document.querySelector('body.my-turn:not(.guided) :is(#choices:not([aria-busy]), #foot) button')"  # no step is left
LIT = ".sheet .taught[data-option]:not([data-thing^=turn-])"  # what is wanted; not how a tile is turned


# Whether the first choice that is wanted can be seen where it is, and nothing lies over it.
IN_SIGHT = """() => {
    const wanted = document.querySelector("#choices .choice.taught");
    if (!wanted) return true;
    const one = wanted.getBoundingClientRect(), list = document.querySelector("#choices").getBoundingClientRect();
    const top = Math.max(one.top, list.top), bottom = Math.min(one.bottom, list.bottom);
    const there = document.elementFromPoint(one.left + Math.min(one.width / 2, 40), (top + bottom) / 2);
    return bottom - top >= Math.min(one.height, list.height) - 2 && wanted.contains(there);
}"""


def step(guest: Guest) -> int:
    told = guest.scene.get("teaching") if guest.scene.get("my_turn") else None
    return int(told["step"]["number"]) if told and told["step"] else 0


@pytest.mark.parametrize(("game", "language", "size"), EVERY if WHOLE else SOME)
def test_a_guided_game_is_played_by_clicking_what_lights_up(guest: Come, game: str, language: str, size: str) -> None:
    ana = guest("Ana", settings={"teacher": True}, viewport=SIZES[size], has_touch=size == "phone", is_mobile=size == "phone")
    ana.send("PATCH", "/api/me", {"language": language})
    ana.page.goto(f"/learn/{game}")
    ana.page.locator(".how figure svg").first.wait_for()
    assert ana.page.locator(".how h2").count() >= 4
    ana.page.locator(".how button.primary").click()
    guide = FACES[game].guide
    assert guide is not None
    ana.page.locator("#teach.opening").wait_for()
    opening = ana.page.inner_text("#teach")
    assert "Ana" in opening and all(line in opening for line in ana.scene["teaching"]["step"]["opening"])
    assert not ana.page.locator(".choice.taught").count(), "first the overview, then what to do"
    ana.page.locator("#teach .primary").click()
    seen: list[int] = []
    reason = ""
    while True:
        lit = f"document.querySelector('.choice.taught, #turn.taught, {LIT}')"
        ana.until(f"{ALONE} || (document.querySelector('#teach:not([hidden])') && {lit})")
        if step(ana) == 0 or step(ana) > STEPS:
            break
        seen.append(step(ana))
        number = ana.scene["number"]
        told = ana.scene["teaching"]["step"]
        card = ana.page.inner_text("#teach")
        assert told["what"] in card and all(way in card for way in told["ways"])
        assert told["part"] == 1 or told["why"] != reason, "the reason of what was done before is said no more"
        reason = told["why"] or reason
        for _ in range(6):  # a thing, then another, then the whole deed
            wanted = ana.page.locator(".choice.taught, #turn.taught")
            if ana.scene["number"] > number or not (wanted.count() or ana.page.locator(LIT).count()):
                break
            assert ana.page.evaluate(IN_SIGHT), told
            (wanted.first if wanted.count() else ana.page.locator(LIT).last).click()
            if ana.page.locator("#confirm").count():
                ana.page.locator("#confirm").click()
            ana.until("!document.querySelector('#choices[aria-busy]')")
    assert sorted(set(seen)) == list(range(1, min(STEPS, len(guide.steps)) + 1))
    if len(guide.steps) < STEPS:  # the same game goes on, and the teacher stays
        ana.awaited()
        assert not ana.over and ana.scene["teaching"]["step"] is None and ana.scene["teaching"]["text"]


def guided(guest: Come, game: str, size: dict[str, int]) -> Guest:
    """Somebody at the first step of a guided game, after what comes before it."""
    ana = guest("Ana", settings={"teacher": True}, viewport=size, has_touch=size is PHONE)
    ana.page.goto(f"/t/{ana.send('POST', f'/api/games/{game}/learn', {})['table']}")
    ana.page.locator("#teach.opening .primary").click()
    ana.page.locator(".choice.taught").first.wait_for()
    return ana


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_step_that_was_hidden_stays_hidden_until_it_is_called_back(guest: Come, size: dict[str, int]) -> None:
    ana = guided(guest, "santamaria", size)
    told = ana.scene["teaching"]["step"]["what"]
    ana.page.locator("#teach button").last.click()
    ana.page.locator("#teach.opening .primary").click()
    ana.page.locator("#teach button").first.click()
    assert told not in ana.page.inner_text("#teach")
    ana.page.locator("#teach.folded button").click()
    assert told in ana.page.inner_text("#teach")


# Whether something that lights up on the board lies within its frame.
WITHIN = """() => {
    const frame = document.querySelector("#sheet-board .frame").getBoundingClientRect();
    return [...document.querySelectorAll("body[data-panel=''] #place-board .taught[data-option]")].some((one) => {
      const box = one.getBoundingClientRect();
      return box.left > frame.left - 1 && box.right < frame.right + 1 && box.top > frame.top - 1 && box.bottom < frame.bottom + 1;
    });
}"""


def test_on_a_phone_the_part_of_the_board_with_what_is_wanted_is_in_sight(guest: Come) -> None:
    """Dice, not the tiles beside which most glows."""
    ana = guided(guest, "santamaria", PHONE)
    ana.page.wait_for_function(WITHIN, polling=POLLING)


def test_what_is_laid_is_turned_before_its_place_lights_up(guest: Come) -> None:
    """So nobody lays it where it is wanted, but the wrong way round."""
    ana = guided(guest, "santamaria", PHONE)
    while not ana.page.locator("#turn").count():
        ana.page.locator(".choice.taught").first.click()
        if ana.page.locator("#confirm").count():
            ana.page.locator("#confirm").click()
        ana.page.wait_for_function("() => document.querySelector('.choice.taught, #turn')", polling=POLLING)
        ana.page.wait_for_timeout(POLLING)
    assert not ana.page.locator("#choices .news-lines").count(), "nothing is written over how it is turned"
    cells = ana.page.locator("#place-mine .taught[data-thing^=cell]")
    ana.page.locator("#turn.taught").wait_for()
    assert not cells.count()
    while ana.page.locator("#turn.taught").count():
        ana.page.locator("#turn").click()
    assert cells.count() == 1


@pytest.mark.parametrize("game", OURS)
def test_what_the_teacher_says_leaves_log_and_mat_uncovered(guest: Come, game: str) -> None:
    ana = guided(guest, game, {"width": 1366, "height": 768})
    for tab in ("log", "players", "mat"):
        if ana.page.locator(f"[data-tab={tab}]").count():
            ana.page.locator(f"[data-tab={tab}]").click()
        pane = {"mat": "#place-mine"}.get(tab, f"#{tab}")
        box, card = (ana.page.locator(one).bounding_box() for one in (pane, "#teach"))
        assert box and card and box["height"] > 60 and box["y"] + box["height"] <= card["y"], tab


def test_in_the_list_of_all_choices_the_wanted_one_is_marked_and_in_sight(guest: Come) -> None:
    ana = guided(guest, "empires", DESK)
    ana.page.locator("#count").click()
    assert ana.page.locator("#tray .choice.taught").count() == 1
    assert ana.page.locator("#tray .choice.taught").get_attribute("data-take") == ana.scene["teaching"]["step"]["options"][0]


def test_what_is_asked_for_the_first_time_is_explained_once_and_again_when_asked(guest: Come) -> None:
    ana = guest("Ana", settings={"teacher": True})
    made = ana.make("me", "novice")["table"]
    with ana.page.expect_response(lambda heard: heard.request.method == "PATCH" and heard.url.endswith("/api/me")):
        ana.sit(made)  # what is explained is kept as soon as it is
    ana.until("document.querySelector('#teach:not([hidden])')")
    said = ana.page.inner_text("#teach p")
    assert ana.page.locator("#teach svg use").count()
    assert said == ana.scene["teaching"]["text"]
    ana.page.locator("#teach button").first.click()
    assert said not in ana.page.inner_text("#teach")
    ana.page.locator("#teach.folded button").click()  # a tap calls it back, also where there are no keys
    assert said in ana.page.inner_text("#teach")
    ana.page.reload()
    ana.until("document.querySelector('#choices button')")
    assert ana.page.locator("#teach").is_hidden()
    ana.page.keyboard.press("?")
    assert said in ana.page.locator("dialog").inner_text()
    ana.page.keyboard.press("Escape")
    ana.page.locator("#menu").click()
    ana.page.locator("dialog.menu .entries button", has_text="What is asked here?").click()
    assert said in ana.page.inner_text("#teach")
    assert ana.get("/api/me")["settings"]["taught"] == [f"empires.{ana.scene['teaching']['question']}"]


def test_the_teacher_keeps_silent_when_told_to(guest: Come) -> None:
    ana = guest("Ana", settings={"teacher": True})
    ana.sit(ana.make("me", "novice")["table"])
    ana.until("document.querySelector('#teach:not([hidden])')")
    with ana.page.expect_response("**/api/me"):
        ana.page.locator("#teach button").last.click()
    ana.until("document.querySelector('#teach').hidden")
    assert not ana.get("/api/me")["settings"]["teacher"]


def test_a_key_at_the_table_opens_the_legend_and_nothing_moves(guest: Come) -> None:
    ana = guest("Ana")
    ana.sit(ana.make("me", "novice")["table"])
    ana.until("document.querySelector('#choices button')")
    board = ana.page.locator("#place-board svg").first.bounding_box()
    ana.page.keyboard.press("i")
    ana.page.locator("dialog .legend li").first.wait_for()
    said = ana.page.locator("dialog .legend li span").all_inner_texts()
    assert [line.strip() for line in said] == [
        thing["text"] for part in ana.get("/api/games/empires/legend") for thing in part["things"]
    ]
    assert ana.page.locator("#place-board svg").first.bounding_box() == board
    ana.page.keyboard.press("Escape")
    ana.page.locator("#legend").click()
    ana.page.locator("dialog .legend li").first.wait_for()


@pytest.mark.parametrize("page", ["/", "/new?game=santamaria", "/learn/santamaria"])
def test_whoever_does_not_know_a_game_finds_how_it_is_learnt(guest: Come, page: str) -> None:
    ana = guest("Ana")
    ana.page.goto(page)
    for place in ("/learn/santamaria", "/learn/santamaria#legend", "/rules/santamaria"):
        if page.partition("?")[0] != place.partition("#")[0]:
            ana.page.locator(f"a[href='{place}']").first.wait_for()
    if page == "/learn/santamaria":
        ana.page.locator("#legend li svg use").first.wait_for()


def ends_the_year(play: Play) -> bool:
    """Whether Ana's next move ends the first year."""
    face, state = FACES[play.game.name], play.state()
    if play.decider != 0 or play.decision is None or "end turn" not in play.decision.options:
        return False
    face.rules.take(state, "end turn")
    return not state.over and face.artist.round(face.rules.view(state, -1)) == 2


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_round_that_is_over_is_told_and_can_be_called_again_and_switched_off(guest: Come, size: dict[str, int]) -> None:
    ana = guest("Ana", settings={"rounds": True}, viewport=size)
    ana.sit(ana.bring(position(ends_the_year, ("person", "novice"), preset="basic", game_name="santamaria")))
    ana.until("document.querySelector('#choices button')")
    board = ana.page.locator("#place-board .sheet").first.bounding_box()
    ana.page.locator("[data-take='end turn']").first.click()
    if ana.page.locator("#confirm").count():
        ana.page.locator("#confirm").click()
    card = ana.page.locator("#summary")
    card.wait_for()
    assert ana.page.locator("#summary .gains section").count() == 2
    told = "\n".join(ana.page.locator("#summary .gains .now").all_inner_texts())
    assert told == "\n".join(f"{player['score']} points if the game ended now" for player in ana.scene["players"])
    assert ana.page.locator("#place-board .sheet").first.bounding_box() == board
    whole, question = card.bounding_box(), ana.page.locator("#bar").bounding_box()
    assert whole is not None and question is not None
    assert whole["x"] + whole["width"] <= question["x"] or whole["y"] + whole["height"] <= question["y"]
    out = card.locator("button.primary").bounding_box()
    assert out and whole["y"] < out["y"] and out["y"] + out["height"] <= whole["y"] + whole["height"], "the way out is in sight"
    ana.page.keyboard.press("Escape")
    assert card.is_hidden()
    ana.page.keyboard.press("e")
    card.wait_for()
    with ana.page.expect_response("**/api/me"):
        card.locator("button").last.click()
    assert card.is_hidden() and not ana.get("/api/me")["settings"]["rounds"]


def test_whoever_has_not_played_a_game_is_shown_first_how_to_learn_it(guest: Come) -> None:
    ana = guest("Ana")
    ana.page.goto("/")
    first = ana.page.locator(".game button.primary")
    first.first.wait_for()
    titles = ana.page.locator(".game h3").all_inner_texts()
    assert [one.get_attribute("aria-label") for one in first.all()] == [f"Learn {title} by playing" for title in titles]
    ana.make("me", "novice")
    ana.page.reload()
    known = ana.page.locator(".game", has_text="Empires").locator("button.primary")
    known.wait_for()
    assert known.get_attribute("aria-label") == "Play now against bots: Empires: Age of Discovery"
    assert first.count() == len(titles), "one way is the first, for each game"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_buttons_of_the_teacher_keep_their_place_from_step_to_step(guest: Come, size: dict[str, int]) -> None:
    """A tap that was meant for one of them hit the log, because the card had become lower meanwhile."""
    ana = guided(guest, "empires", size)
    places = []
    for number in (1, 2, 3):
        ana.until(f"document.querySelector('#teach .row') && document.body.classList.contains('my-turn') && {number} > 0")
        ana.page.wait_for_function("() => document.querySelector('#choices:not([aria-busy]) .choice.taught')", polling=POLLING)
        box = ana.page.locator("#teach .row button").last.bounding_box()
        assert box is not None and step(ana) == number
        places.append((box["x"], box["y"]))
        ana.page.locator(".choice.taught").first.click()
        ana.page.locator("#confirm").click()
        ana.page.wait_for_function(
            f"() => document.querySelector('#teach')?.textContent.includes('{number + 1}')", polling=POLLING
        )
    assert len(set(places)) == 1, places


def test_a_clause_is_read_over_the_table_and_leads_back_to_the_game(guest: Come) -> None:
    ana = guided(guest, "empires", DESK)
    ana.page.locator(".choice.taught").first.click()
    ana.page.locator("#confirm").click()
    rule = ana.page.locator("#log .row-line a.rule").last
    rule.wait_for(state="attached")
    rule.dispatch_event("click")
    ana.page.locator("dialog .actions button", has_text="Back to the game").click()
    assert "/t/" in ana.page.url and len(ana.page.context.pages) == 1


def test_who_has_no_name_is_asked_for_one_before_the_first_game(guest: Come) -> None:
    ana = guest("")
    ana.page.goto("/learn/santamaria")
    ana.page.locator(".how button.primary").click()
    ana.page.locator("dialog input").fill("Tom")
    ana.page.locator("dialog button.primary").click()
    ana.page.locator("#teach.opening .primary").wait_for()
    assert "Tom" in ana.page.inner_text("#teach")


def test_a_finger_beside_what_is_told_closes_it_and_touches_nothing_else(guest: Come) -> None:
    """It was told unasked, had no cross, and a tap beside it placed a colonist."""
    ana = guest("Ana", settings={"teacher": True}, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.page.goto(f"/t/{ana.send('POST', '/api/games/empires/learn', {})['table']}")
    ana.page.locator("#teach.opening .primary").tap()
    ana.page.locator(".choice.taught").first.wait_for()
    ana.page.evaluate("() => document.querySelector('#choices .choice[data-about], #choices .choice')?.focus()")
    assert ana.page.locator("#tip").is_hidden(), "nothing is told unasked"
    ana.page.evaluate(
        """() => {
            const thing = document.querySelector("#place-board .frame [data-option]");
            const box = thing.getBoundingClientRect();
            const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
            const where = { clientX, clientY, bubbles: true, pointerType: "touch" };
            thing.dispatchEvent(new PointerEvent("pointerdown", where));
        }"""
    )
    ana.page.locator("#tip .close").wait_for()
    ana.page.evaluate(
        """() => {
            const thing = document.querySelector("#place-board .frame [data-option]");
            thing.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
            thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            thing.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
            thing.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
            thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }"""
    )
    assert ana.page.locator("#tip").is_hidden() and not ana.page.locator("#confirm").count()


def test_the_bar_says_what_is_counted_and_that_the_turn_ends(guest: Come) -> None:
    """A number alone was taken for pieces; the last line, that the turn ends, lay below the button on a laptop."""
    ana = guided(guest, "empires", {"width": 1366, "height": 768})
    many = len(ana.scene["options"])
    assert ana.page.inner_text("#count").split() == [str(many), "choices", "▾"]
    assert ana.page.get_attribute("#count", "aria-label") == f"Show all {many} choices"
    ana.page.locator(".choice.taught").first.click()
    ana.page.locator("#confirm", has_text="Confirm: your turn ends").wait_for()
    assert ana.page.evaluate("() => { const e = document.querySelector('#choices'); return e.scrollHeight <= e.clientHeight; }")


def test_the_end_of_a_turn_is_not_asked_for_twice_when_nothing_else_is_left(guest: Come) -> None:
    """The button says itself what it does; what ends a turn without saying so is confirmed."""
    ana = guided(guest, "santamaria", DESK)
    while not ana.page.locator("[data-take='end turn']").count():
        ana.page.locator(".choice.taught").first.click()
        ana.page.wait_for_function("() => document.querySelector('#choices:not([aria-busy]) .choice.taught')", polling=POLLING)
    ana.page.locator("[data-take='end turn']").first.click()
    ana.until(
        "!document.querySelector('[data-take=\\'end turn\\'], #choices[aria-busy]') && document.querySelector('.choice.taught')"
    )
    assert step(ana) == 4


def test_while_a_step_is_taught_nothing_offers_to_answer_by_itself(guest: Come) -> None:
    ana = guided(guest, "santamaria", DESK)
    while not ana.page.locator("[data-take='end turn']").count():
        ana.page.locator(".choice.taught").first.click()
        ana.page.wait_for_function("() => document.querySelector('#choices:not([aria-busy]) .choice.taught')", polling=POLLING)
    order = ana.page.locator("[data-order='end turn']")
    assert order.count() == 1 and order.is_hidden()
    assert order.get_attribute("aria-label") == "End the turn, and don’t ask me again this year"


# How much of each thing that lights up in the panel in sight lies there and outside the card.
BESIDE = """() => {
    const card = document.querySelector("#teach").getBoundingClientRect();
    const place = document.querySelector(document.body.dataset.panel === "mat" ? "#place-mine" : "#place-board");
    const cut = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    return [...place.querySelectorAll(".taught[data-option]")].map((one) => {
      const box = one.getBoundingClientRect(), seen = cut(box, place.getBoundingClientRect());
      return (area(seen) - area(cut(seen, card))) / area(box);
    });
}"""
SIDEWAYS = {"width": 844, "height": 390}


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", OURS)
def test_on_a_phone_what_lights_up_lies_beside_the_card(guest: Come, game: str, size: dict[str, int]) -> None:
    """The card lay over missionary and merchant spaces, Discovery and the south of the map while it spoke of them. The board
    glides there, as it does for people; of several things that may be chosen one is seen."""
    ana = guest("Ana", settings={"teacher": True}, viewport=size, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ana.page.goto(f"/t/{ana.send('POST', f'/api/games/{game}/learn', {})['table']}")
    ana.page.locator("#teach.opening .primary").click()
    for _ in range(60 if WHOLE else 12):
        wanted = ana.page.locator(".choice.taught, #turn.taught")
        ana.until(f"{ALONE} || document.querySelector('#choices:not([aria-busy]) :is(.choice, #turn).taught, {LIT}')")
        told = ana.scene["teaching"]
        if told is None or told["step"] is None:
            break
        ana.page.wait_for_function(
            f"() => {{ const lit = ({BESIDE})(); return !lit.length || lit.some((part) => part > 0.65); }}",
            polling=POLLING,
        )
        (wanted.first if wanted.count() else ana.page.locator(LIT).last).click()
        if ana.page.locator("#confirm").count():
            ana.page.locator("#confirm").click()
        ana.until("!document.querySelector('#choices[aria-busy]')")


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, {"width": 820, "height": 1180}], ids=["upright", "sideways", "tablet"])
def test_what_can_be_paid_with_is_in_sight_whatever_else_is(guest: Come, game: str, size: dict[str, int]) -> None:
    ana = guided(guest, game, size)
    mine = next(player for player in ana.scene["players"] if player["seat"] == 0)
    paid = [fact["value"] for fact in mine["facts"] if fact["pays"]]
    assert paid and ana.page.locator("#purse b").all_inner_texts() == paid
    if ana.page.locator("body.tall").count():
        assert ana.page.locator("#place-mine .sheet").is_visible(), "the mat is seen whole beside the question"
        return
    bar, purse = (ana.page.locator(one).bounding_box() for one in ("#bar", "#purse"))
    assert bar and purse and purse["y"] >= bar["y"] and purse["y"] + purse["height"] <= bar["y"] + bar["height"]
    for tab in ("mat", "log"):
        if ana.page.locator(f"[data-tab={tab}]").count():
            ana.page.locator(f"[data-tab={tab}]").click()
        assert ana.page.locator("#purse").is_visible(), tab


def test_the_teacher_tells_what_the_others_did_meanwhile(guest: Come) -> None:
    ana = guided(guest, "empires", PHONE)
    assert not ana.page.locator("#teach .meanwhile").count(), "nobody has moved yet"
    ana.page.locator(".choice.taught").first.click()
    ana.page.locator("#confirm").click()
    said = ana.sees("#teach .meanwhile")
    one, other = (player["name"] for player in ana.scene["players"][1:])
    assert said == (
        f"Meanwhile: {one} in the Trade Goods box: who came first chooses first. "
        f"{other} in the Capital Buildings box: who came first buys first."
    )
    assert ana.page.locator("#teach .meanwhile").evaluate("(one) => one.scrollHeight <= one.clientHeight"), "all of it is seen"


def test_fingers_see_no_keys(guest: Come) -> None:
    ana = guided(guest, "empires", PHONE)
    assert not [one for one in ana.page.locator("kbd").all() if one.is_visible()]
    ana.page.locator(".choice.taught").first.click()
    ana.page.locator("#confirm").wait_for()
    assert not [one for one in ana.page.locator("kbd").all() if one.is_visible()]


def test_one_more_card_of_the_deck_is_not_confirmed_anew(guest: Come) -> None:
    """What cannot be undone is asked for once; drawing two cards asked twice."""
    ana = guided(guest, "maracaibo", DESK)
    asked: list[tuple[int, int]] = []
    while step(ana) < 8:
        told = ana.scene["teaching"]["step"]
        number = ana.scene["number"]
        ana.page.locator(".choice.taught").first.click()
        if ana.page.locator("#confirm").count():
            asked.append((told["number"], told["part"]))
            ana.page.locator("#confirm").click()
        ana.page.wait_for_function("() => !document.querySelector('#choices[aria-busy]')", polling=POLLING)
        while ana.scene["number"] == number or not ana.scene["my_turn"]:
            ana.page.wait_for_timeout(POLLING)
        ana.page.locator("#choices:not([aria-busy]) .choice.taught").first.wait_for()
    assert [one for one in asked if one[0] == 7] == [(7, 4)], asked


def test_the_first_line_of_the_log_is_a_whole_one(guest: Come) -> None:
    ana = guided(guest, "empires", {"width": 1366, "height": 768})
    for _ in range(3):
        number = ana.scene["number"]
        ana.page.locator(".choice.taught").first.click()
        ana.page.locator("#confirm").click()
        while ana.scene["number"] == number or not ana.scene["my_turn"]:
            ana.page.wait_for_timeout(POLLING)
        ana.page.locator("#choices:not([aria-busy]) .choice.taught").first.wait_for()
    ana.page.locator("[data-tab=log]").first.click()
    ana.until(
        """(() => {
          const rounds = document.querySelector("#log .rounds");
          const title = rounds.querySelector("details:last-of-type summary").getBoundingClientRect();
          const lines = [...rounds.querySelectorAll(".row-line")].map((one) => one.getBoundingClientRect());
          const first = lines.find((one) => one.bottom > title.bottom + 1);
          return rounds.scrollTop > 0 && first.top >= title.bottom - 1;
        })()"""
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_number_beside_a_name_says_that_it_is_not_yet_the_score(guest: Come, size: dict[str, int]) -> None:
    """It fell when a tile was bought, and nothing said why."""
    ana = guided(guest, "santamaria", size)
    chip = ana.page.locator("#chip-0")
    score = ana.scene["players"][0]["score"]
    assert chip.locator("b svg").is_visible() and chip.inner_text().endswith(str(score))
    for how in ("title", "aria-label"):
        said = chip.get_attribute(how) or ""
        assert f"Points if the game ended now: {score}. What is spent counts no more, so it may fall." in said
    panel = ana.page.locator(".player.mine .score")
    assert (panel.get_attribute("title") or "").startswith("Points if the game ended now") and panel.locator("svg").count() == 1


# An option can be had, by its button or by what glows.
STANDS = """(name) => !document.querySelector("#choices[aria-busy]") && document.querySelector("body.my-turn") &&
  [...document.querySelectorAll("[data-take], #main [data-option]")].some((one) =>
    one.dataset.take === name || (one.dataset.option ?? "").split("|").includes(name))"""


def clicked_through(ana: Guest) -> None:
    """What the teacher wants, up to the last step."""
    for _ in range(120):
        ana.until(f"{ALONE} || document.querySelector('#choices:not([aria-busy]) :is(.choice, #turn).taught, {LIT}')")
        if not step(ana):
            return
        wanted = ana.page.locator(".choice.taught, #turn.taught")
        (wanted.first if wanted.count() else ana.page.locator(LIT).last).click()
        if ana.page.locator("#confirm").count():
            ana.page.locator("#confirm").click()
        ana.until("!document.querySelector('#choices[aria-busy]')")


def test_the_end_of_the_lesson_is_told_once_with_what_stays(guest: Come) -> None:
    """The steps just ceased, and nobody knew whether that was all."""
    ana = guided(guest, "santamaria", DESK)
    clicked_through(ana)
    said = ana.sees("#teach p", "The lesson is over; the rest of the game is yours.")
    assert "The lamp still tells what a good player would do, “?” or the menu what is asked." in said
    assert ana.page.locator("#hint-button:not([aria-disabled])").count() == 1
    ana.page.reload()
    ana.awaited()
    assert "The lesson is over" not in ana.page.inner_text("body")


def test_who_leaves_the_lesson_is_told_once_at_every_table(guest: Come) -> None:
    """It was told once in a life: who began again and strayed again heard nothing."""
    for _ in range(2):
        ana = guided(guest, "santamaria", DESK)
        for option in ("use white 5", "use all", "end turn", "buy double D07", "", "end turn"):
            if option:
                ana.page.wait_for_function(STANDS, arg=option, polling=POLLING)
                ana.take(option)
                continue
            ana.until("document.querySelector('#place-mine [data-option][data-thing^=cell]')")
            ana.page.locator("#place-mine [data-option][data-thing^=cell]").first.click()
            ana.page.click("#confirm")
        ana.sees("#teach p", "You have left the prepared way")
        ana.page.reload()
        ana.awaited()
        assert "You have left the prepared way" not in ana.page.inner_text("body")
