"""The pictures of the README, anew.   python -m tests.browser.screenshots [--folder FOLDER] [--gallery [--only WORDS]]

A server of its own, games from fixed seeds, and the pages as a player sees them: the same code makes the same pictures.
"""

import argparse
import base64
import struct
import tempfile
import zlib
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from caravela.games.maracaibo.rules.view import MaracaiboView
from caravela.table.play import Play
from tests.browser.kit import DESK, PHONE, Guest, launch, over, position
from tests.browser.moments import LANGUAGES, RECORDS, WINDOWS, Stage, scenes
from tests.web.kit import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
GALLERY = Path(__file__).parents[2] / "build" / "gallery"
LARGEST = 400_000  # bytes of a picture
# The pixels of a picture as numbers of at most 256 colours: the most frequent ones, and those that would be missed most.
PAINT = """async (source) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
  const times = new Map();
  for (const pixel of pixels) times.set(pixel, (times.get(pixel) ?? 0) + 1);
  const ranked = [...times].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const far = (a, b) => [0, 8, 16].reduce((sum, by, i) => sum + [2, 4, 3][i] * (((a >> by) & 255) - ((b >> by) & 255)) ** 2, 0);
  const chosen = ranked.slice(0, 64).map(([colour]) => colour);
  const rest = new Map(); // colours that are nearly alike: the most frequent of them, how many, how far from what is chosen
  for (const [colour, n] of ranked.slice(64)) {
    const group = rest.get(colour & 0xf8f8f8) ?? { colour, n: 0, far: Math.min(...chosen.map((other) => far(colour, other))) };
    group.n += n;
    rest.set(colour & 0xf8f8f8, group);
  }
  while (chosen.length < 256 && rest.size) {
    let next = null, most = -1;
    for (const group of rest.values()) if (group.n * group.far > most) [next, most] = [group, group.n * group.far];
    chosen.push(next.colour);
    rest.delete(next.colour & 0xf8f8f8);
    for (const group of rest.values()) group.far = Math.min(group.far, far(group.colour, next.colour));
  }
  const nearest = new Map();
  for (const [colour] of ranked) {
    let best = 0, least = Infinity;
    for (let i = 0; i < chosen.length && least; i += 1) {
      const n = far(colour, chosen[i]);
      if (n < least) [best, least] = [i, n];
    }
    nearest.set(colour, best);
  }
  const numbers = Uint8Array.from(pixels, (pixel) => nearest.get(pixel));
  let text = "";
  for (let i = 0; i < numbers.length; i += 8192) text += String.fromCharCode(...numbers.subarray(i, i + 8192));
  return { width, height, palette: chosen.flatMap((c) => [c & 255, (c >> 8) & 255, (c >> 16) & 255]), numbers: btoa(text) };
}"""
PEOPLE = ("person", "casual", "casual", "casual")


def late(moves: int) -> Callable[[Play], bool]:
    """Ana has a worker to place after so many moves."""

    def so(play: Play) -> bool:
        asked = play.decision
        return play.decider == 0 and asked is not None and asked.rule == "E-PLACE-1" and len(play.record.moves) > moves

    return so


def game(so: Callable[[Play], bool]) -> str:
    return position(so, PEOPLE, 11, "deluxe_full", "casual")


def turn(moves: int) -> Callable[[Play], bool]:
    """Ana has a turn at Santa Maria after so many moves, with dice left and much to choose from."""

    def so(play: Play) -> bool:
        asked = play.decision
        mine = play.decider == 0 and asked is not None and asked.question.message == "ask-turn"
        return mine and len(play.record.moves) > moves and asked is not None and len(asked.options) > 25

    return so


def tile(moves: int) -> Callable[[Play], bool]:
    """Ana has a triple to lay at Santa Maria after so many moves."""

    def so(play: Play) -> bool:
        asked = play.decision
        mine = play.decider == 0 and asked is not None and asked.question.message == "ask-place-tile"
        return mine and len(play.record.moves) > moves and play.record.moves[-1].option.startswith("buy triple")

    return so


def colony(so: Callable[[Play], bool], people: tuple[str, ...] = PEOPLE, preset: str = "basic") -> str:
    return position(so, people, 4, preset, "casual", "santamaria")


def voyage(round_: int, asked: str) -> Callable[[Play], bool]:
    """Ana is asked this at Maracaibo, in this round or later."""

    def so(play: Play) -> bool:
        decision = play.decision
        if play.decider != 0 or decision is None or decision.question.message != asked:
            return False
        view = play.view(0)
        return isinstance(view, MaracaiboView) and view.round >= round_ and view.moved == 0 and len(decision.options) > 6

    return so


def caribbean(so: Callable[[Play], bool], people: tuple[str, ...] = PEOPLE) -> str:
    return position(so, people, 7, "single", "casual", "maracaibo")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def lighter(browser: Browser, picture: bytes) -> bytes:
    """The same picture with 256 colours, well packed."""
    page = browser.new_page()
    painted = page.evaluate(PAINT, base64.b64encode(picture).decode())
    page.close()
    width, height = painted["width"], painted["height"]
    numbers = base64.b64decode(painted["numbers"])
    rows = b"".join(b"\0" + numbers[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"PLTE", bytes(painted["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)


class Camera:
    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def guest(self, theme: str = "light", **more: Any) -> Guest:
        return Guest(self.browser, self.server, "Ana", {"theme": theme}, **more)

    def take(self, guest: Guest, name: str, away: bool = True) -> None:
        """The picture, once nothing moves any more; the pointer is out of the way."""
        guest.page.wait_for_load_state("networkidle")
        if away:
            guest.page.mouse.move(1, 1)
        guest.until("!document.querySelector('.just') && !document.querySelector('#toasts > *')")
        path = self.folder / f"{name}.png"
        path.write_bytes(lighter(self.browser, guest.page.screenshot(animations="disabled", caret="hide")))
        assert path.stat().st_size < LARGEST, f"{path} is too large: {path.stat().st_size}"
        print(f"{path}: {path.stat().st_size // 1000} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--gallery", action="store_true", help="every game, window and language at three moments")
    parser.add_argument("--only", default="", help="of the gallery, those that are all of this: empires,390x844,it")
    asked = parser.parse_args()
    folder: Path = asked.folder or (GALLERY if asked.gallery else FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    running, done = ("", "") if asked.gallery else (game(late(330)), game(over))
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(str(Path(place) / "tables.db"), Path(place))
        browser = launch(playwright)
        try:
            if asked.gallery:
                hang(browser, server, folder, {word for word in asked.only.split(",") if word})
            else:
                shoot(Camera(browser, server, folder), running, done)
        finally:
            browser.close()
            server.bury()


def hang(browser: Browser, server: Server, folder: Path, only: set[str]) -> None:
    """A picture of each game in each window and language at three moments, and a page that shows all that are there."""
    for width, height, touch in WINDOWS:
        more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
        for language, name in product(LANGUAGES, RECORDS):
            if not only <= {name, f"{width}x{height}", language}:
                continue
            ana = Guest(browser, server, "Ana", {"theme": "light"}, viewport={"width": width, "height": height}, **more)
            stage = Stage(ana, language)
            stage.open()
            for moment in ("most", "few", "others"):
                stage.show(scenes(name, language)[moment])
                file = f"{name}-{width}x{height}-{language}-{moment}.png"
                ana.page.screenshot(path=folder / file, animations="disabled")
            ana.close()
    page = ["<!doctype html><meta charset=utf-8><title>Caravela</title><style>img { max-width: 48%; margin: 4px }</style>"]
    for picture in sorted(folder.glob("*.png")):
        page.append(f"<figure><img src={picture.name}><figcaption>{picture.name}</figcaption></figure>")
    (folder / "index.html").write_text("\n".join(page), encoding="utf-8")
    print(folder / "index.html")


def shoot(camera: Camera, running: str, done: str) -> None:
    ana = camera.guest(viewport=DESK)
    finished = ana.bring(done)
    table = ana.bring(running)
    ana.make("me", "guest", "guest", title="Friday evening")
    ana.page.goto("/")
    ana.sees("#tables li")
    camera.take(ana, "lobby")
    ana.sit(table).awaited()
    camera.take(ana, "table")
    ana.page.goto(f"/t/{finished}/replay?move=260")
    ana.until("document.querySelector('#where').textContent.includes('260')")
    camera.take(ana, "replay")
    ana.sit(finished)
    ana.sees("dialog .end")
    camera.take(ana, "end")
    ana.close()
    dark = camera.guest("dark", viewport=DESK)
    dark.sit(dark.bring(running)).awaited()
    camera.take(dark, "table-dark")
    dark.close()
    phone = camera.guest(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.sit(phone.bring(running)).awaited()
    camera.take(phone, "phone")
    phone.close()
    shoot_santamaria(camera)
    shoot_maracaibo(camera)


def shoot_santamaria(camera: Camera) -> None:
    """A table of four, a tile on a phone before it is laid, and a game alone by lamplight."""
    ana = camera.guest(viewport=DESK)
    ana.sit(ana.bring(colony(turn(250)))).awaited()
    line = next(place for place in ana.glowing() if place["thing"].startswith("column-") and place["x"])
    ana.page.mouse.move(line["x"], line["y"])
    ana.until("document.querySelector('.ghost')")
    camera.take(ana, "santamaria", away=False)
    ana.close()
    phone = camera.guest(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.sit(phone.bring(colony(tile(60), ("person", "casual")))).awaited()
    phone.page.wait_for_timeout(600)  # the own board comes into sight
    phone.page.locator("#turn").tap()
    place = next(place for place in phone.glowing() if place["thing"].startswith("cell-") and place["x"])
    phone.page.touchscreen.tap(place["x"], place["y"])
    phone.sees(".ahead")
    camera.take(phone, "santamaria-phone")
    phone.close()
    alone = camera.guest("dark", viewport=DESK)
    alone.sit(alone.bring(colony(turn(120), ("person",), "advanced"))).awaited()
    camera.take(alone, "santamaria-alone")
    alone.close()


def shoot_maracaibo(camera: Camera) -> None:
    """Where to sail at a table of four, and a card from close by in a game against the automa."""
    ana = camera.guest(viewport=DESK)
    ana.sit(ana.bring(caribbean(voyage(3, "ask-sail")))).awaited()
    port = [place for place in ana.glowing() if place["thing"].startswith("location-") and place["x"]][-1]
    ana.page.mouse.move(port["x"], port["y"])
    ana.until("document.querySelector('.ghost')")
    camera.take(ana, "maracaibo", away=False)
    ana.close()
    alone = camera.guest("dark", viewport=DESK)
    alone.sit(alone.bring(caribbean(voyage(3, "ask-sail"), ("person",)))).awaited()
    alone.page.locator("#mat-0-hand [data-thing^='card-']").first.hover()
    alone.sees("#tip .picture")
    camera.take(alone, "maracaibo-alone", away=False)
    alone.close()


if __name__ == "__main__":
    main()
