"""What a server that stands in the open must hold: headers, origins, hosts, limits, hashed tokens, and quiet errors."""

import asyncio
import json
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

from caravela.core.refused import Refused
from caravela.text import Speaker
from caravela.web.app import PAGES, Serving, make_app
from caravela.web.hub import Hub
from caravela.web.limits import WINDOW
from caravela.web.measures import show_measures
from tests.web.kit import BOT, Line, Person, Server, dial, within

Sit = Callable[[Person, str], Line]
ME = {"kind": "me"}


# -- headers -----------------------------------------------------------------------------------------------------------


def test_every_answer_carries_the_safe_headers(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.make(ME, BOT)["table"]
    pages = [path.replace("{table_id}", table).replace("{game}", "empires") for path in PAGES]
    others = [
        "/static/pages.css",
        "/static/board.css",
        "/api/me",
        "/api/words",
        "/api/nothing",
        "/nothing",
        "/healthz",
    ]
    for path in [*pages, *others]:
        response = ana.http.get(path)
        assert response.status_code == (404 if "nothing" in path else 200), path
        policy = response.headers["content-security-policy"]
        assert "unsafe" not in policy and "default-src 'none'" in policy and "script-src 'self'" in policy and "*" not in policy
        assert "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
        assert response.headers["referrer-policy"] == "no-referrer" and response.headers["x-content-type-options"] == "nosniff"
        assert "server" not in response.headers
        if path.startswith("/api/"):
            assert response.headers["cache-control"] == "no-store"


def test_pages_hold_nothing_that_the_policy_forbids(server: Server) -> None:
    for path in PAGES:
        page = server.browser.get(path.replace("{table_id}", "x").replace("{game}", "empires")).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", page), path
        assert not re.search(r"\son\w+=|\sstyle=|<style|javascript:", page), path
        assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", page), path


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    given = httpx.get(f"{server.home}/api/me").headers["set-cookie"]
    words = [word.strip().lower() for word in given.split(";")]
    assert words[0].startswith("caravela=") and len(words[0]) >= len("caravela=") + 43
    assert (
        {"httponly", "samesite=lax", "path=/"} <= set(words) and "secure" not in words and not [w for w in words if "domain" in w]
    )


def test_who_comes_again_is_known_for_another_year(server: Server) -> None:
    with httpx.Client(base_url=server.home) as browser:
        first, again = [browser.get("/api/me").headers["set-cookie"] for _ in range(2)]
    assert first == again and "max-age=31536000" in again.lower()


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    home = "https://play.example.org"

    async def look() -> None:
        async with within(make_app(Serving(str(tmp_path / "t.db"), address=home)), home, raises=False) as browser:
            assert "secure" in (await browser.get("/api/me")).headers["set-cookie"].lower()
            assert (await browser.get("/api/me", headers={"Host": "evil.example"})).status_code == 400

    asyncio.run(look())


# -- who calls ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://localhost:1",
        "null",
        "https://localhost.evil.example",
        "http://[::1",
        "x",
        "https://localhost:PORT",  # our own name, but not how it is reached
        "ftp://localhost:PORT",
        "//localhost:PORT",
    ],
)
def test_other_sites_cannot_act_in_my_name(server: Server, origin: str) -> None:
    origin = origin.replace("PORT", str(server.port))
    ana = Person(server, "Ana")
    table = ana.make(ME, BOT)["table"]
    response = ana.http.post(f"/api/tables/{table}/leave", json={"seat": 0}, headers={"Origin": origin})
    assert response.status_code in (400, 403) and response.json()["code"] == "web-other-origin"
    for verb in ("PATCH", "PUT", "DELETE"):
        assert ana.http.request(verb, "/api/me", json={"name": "Eve"}, headers={"Origin": origin}).status_code == 400
    assert ana.get("/api/me")["name"] == "Ana" and ana.get(f"/api/tables/{table}")["seats"][0]["kind"] == "person"
    with pytest.raises(InvalidStatus):
        dial(server, table, ana.cookie, origin)


@pytest.mark.parametrize(
    ("address", "told", "allowed", "refused"),
    [
        ("", "http://localhost:8080", ["http://localhost:8080"], ["https://localhost:8080", "http://localhost"]),
        ("https://play.example.org", "https://play.example.org", ["https://play.example.org"], ["http://play.example.org"]),
        ("https://play.example.org", "http://play.example.org", ["https://play.example.org"], ["http://play.example.org"]),
        ("https://play.example.org", "http://localhost:8080", ["http://localhost:8080"], ["https://play.example.org"]),
        ("http://games.lan", "http://games.lan", ["http://games.lan"], ["https://games.lan"]),
    ],
)
def test_the_scheme_belongs_to_the_origin(
    tmp_path: Path, address: str, told: str, allowed: list[str], refused: list[str]
) -> None:
    """`told` is what the server learns of a request: a proxy in front of it may keep to itself that people come by https."""

    async def look() -> None:
        async with within(make_app(Serving(str(tmp_path / "t.db"), address=address)), told, raises=False) as browser:
            cookie = (await browser.get("/api/me")).cookies["caravela"]
            for origin in [*allowed, *refused]:
                sent = {"Origin": origin, "Cookie": f"caravela={cookie}"}
                answer = await browser.patch("/api/me", json={"name": "Ana"}, headers=sent)
                assert answer.status_code == (200 if origin in allowed else 400), (origin, answer.text)

    asyncio.run(look())


def test_a_socket_says_where_it_comes_from(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.make(ME, BOT)["table"]
    with pytest.raises(InvalidStatus):
        dial(server, table, ana.cookie, None)
    own = dial(server, table, ana.cookie, None, **{"caravela-client": "script"})  # no browser lets a page send this
    assert json.loads(own.recv(timeout=20))["kind"] == "scene"
    own.close()


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost.evil.example", "[::1", "", "localhost@evil.example"]
)
def test_on_this_machine_the_server_answers_only_under_its_own_name(server: Server, host: str) -> None:
    """A site that points its own name at 127.0.0.1 gets nothing."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.putrequest("GET", "/api/me", skip_host=True)
    line.putheader("Host", host)
    line.endheaders()
    answer = line.getresponse()
    assert answer.status == 400 and "set-cookie" not in {name.lower() for name, _ in answer.getheaders()}
    line.close()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "LOCALHOST", "[::1]"])
def test_its_own_names_are_known(server: Server, host: str) -> None:
    assert server.browser.get("/api/words", headers={"Host": f"{host}:{server.port}"}).status_code == 200


# -- too much ----------------------------------------------------------------------------------------------------------


def test_bodies_that_are_too_large_are_not_read(server: Server) -> None:
    ana = Person(server, "Ana")
    assert ana.post("/api/join", {"token": "x" * 70_000}, 413)["code"] == "web-too-large"

    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b"[" * 4096

    response = ana.http.post("/api/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert response.status_code == 413
    assert ana.http.post("/api/tables", content=b"[" * 60_000).status_code in (400, 422)
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"7", b'"x"', b"\xff\xfe", b'{"game": {}}', b'{"seats": [[[[]]]]}'])
def test_bodies_that_are_none_get_a_sentence(server: Server, body: bytes) -> None:
    ana = Person(server, "Ana")
    for path in ("/api/tables", "/api/join", "/api/tables/import", "/api/games/empires/check", "/api/me/hooks/test"):
        response = ana.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert response.status_code in (400, 422) and response.json()["message"], (path, response.text)


def test_one_address_gets_so_much_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a tenth of the limits by default: hundreds of requests, some new people, then a sentence to wait. All of it comes at
    one moment, however long a busy machine takes for it."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)

    async def ask() -> None:
        async with within(
            make_app(Serving(str(tmp_path / "t.db"), limits=0.1)), "http://localhost:8080", raises=False
        ) as browser:
            people: list[httpx.Response] = []
            for _ in range(20):
                browser.cookies.clear()
                people.append(await browser.get("/api/me"))
            assert people[0].status_code == 200 and people[-1].status_code == 429
            assert people[-1].json()["code"] == "web-too-many" and "set-cookie" not in people[-1].headers
            statuses = [(await browser.get("/api/nothing")).status_code for _ in range(400)]
            assert 429 in statuses and statuses[0] == 404
            browser.cookies.clear()
            assert (await browser.get("/api/me")).headers["retry-after"]
            monkeypatch.setattr(time, "time", lambda: now + 2 * WINDOW)
            assert (await browser.get("/healthz")).status_code == 200

    asyncio.run(ask())


# -- what is kept and what is said -------------------------------------------------------------------------------------


def test_tokens_are_hashed_in_the_database_and_in_no_line_of_the_log(folder: Path) -> None:
    database = folder / "quiet.db"
    quiet = Server(str(database), folder, log_level="debug")
    try:
        ana, bruno, phone = Person(quiet, "Anabela"), Person(quiet, "Brunhilde"), Person(quiet)
        hook = "http://127.0.0.1:9/hook-s3cr3t-topic"
        bruno.patch("/api/me", {"settings": {"hooks": [{"kind": "json", "url": hook}]}})
        made = ana.make(ME, {"kind": "guest"})
        watch = ana.post(f"/api/tables/{made['table']}/links", {"role": "watch"})["link"]
        bruno.join(made["links"]["1"])
        device = ana.post("/api/me/device")["link"]
        phone.join(device)
        phone.join(watch)
        bruno.join(device, status=400)
        bruno.http.patch("/api/me", json={"settings": {"hooks": [{"kind": "json", "url": hook, "pace": 3}]}})
        lines = [ana.sit(made["table"]), bruno.sit(made["table"])]
        for line in lines:
            if line.scene["my_turn"]:
                line.take()
            line.say("garbage")
            line.hang_up()
        tokens = [
            ana.cookie,
            bruno.cookie,
            phone.cookie,
            *[link.partition("#")[2] for link in (made["links"]["1"], watch, device)],
        ]
        quiet.stop()
        said = quiet.said()
        assert said.count('"request"') > 10
        for token in tokens:
            assert token not in said
        for secret in ("s3cr3t-topic", "Anabela", "Brunhilde"):
            assert secret not in said
        kept = database.read_bytes() + b"".join(file.read_bytes() for file in folder.glob("quiet.db-*"))
        for token in tokens:
            assert token.encode() not in kept
        for line_of_log in said.splitlines():
            if line_of_log.startswith("{"):
                json.loads(line_of_log)
        with sqlite3.connect(database) as connection:
            hashes = [row[0] for row in connection.execute("SELECT hash FROM sessions UNION ALL SELECT hash FROM links")]
        assert len(hashes) == 7 and all(re.fullmatch("[0-9a-f]{64}", kept_hash) for kept_hash in hashes)
        assert database.stat().st_mode & 0o077 == 0
    finally:
        quiet.bury()


def test_an_error_of_the_server_says_nothing_of_the_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Serving(str(tmp_path / "t.db")))

    def broken(*given: object) -> None:
        raise ValueError("s3cr3t at /home/ana")

    def silent(*given: object) -> None:
        raise Refused("store-silent")

    async def look() -> None:
        async with within(app, "http://localhost:8080", raises=False) as browser:
            await browser.get("/api/me")
            hub: Hub = app.state.hub
            monkeypatch.setattr(hub.store, "tables_of", broken)
            response = await browser.get("/api/tables")
            assert response.status_code == 500 and response.json()["code"] == "web-failed-here"
            assert "script-src 'self'" in response.headers["content-security-policy"]
            assert "s3cr3t" not in response.text and "Traceback" not in response.text and "ValueError" not in response.text
            monkeypatch.setattr(hub.store, "tables_of", silent)
            assert (await browser.get("/api/tables")).status_code == 503
            monkeypatch.setattr(hub.store, "health", lambda: False)
            assert (await browser.get("/healthz")).status_code == 503

    asyncio.run(look())


# -- for those who run it ----------------------------------------------------------------------------------------------


def test_health_and_measures_can_be_read(server: Server, sit: Sit) -> None:
    ana = Person(server, "Ana")
    sit(ana, ana.make(ME, BOT)["table"]).take()
    assert ana.get("/healthz")["status"] == "ok"
    families = {family.name: family for family in text_string_to_metric_families(server.metrics())}
    for name in ("caravela_tables", "caravela_sockets", "caravela_moves", "caravela_tell_seconds", "caravela_request_seconds"):
        assert families[name].samples, name
    routes = {sample.labels["route"] for sample in families["caravela_request_seconds"].samples}
    assert "/api/tables" in routes and not [route for route in routes if re.search("[a-z0-9]{12}", route)]


def test_measures_are_not_for_those_who_play(server: Server) -> None:
    for path in ("/metrics", "/metrics/", "/api/metrics"):
        response = server.browser.get(path)
        assert response.status_code == 404 and "caravela_" not in response.text, path


def test_no_label_grows_with_what_strangers_send(server: Server) -> None:
    """The method of a request is any word that its sender likes."""
    ana = Person(server, "Ana")
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    for i in range(30):
        line.request(f"QX{i}", f"/odd/{i}?{i}", headers={"Host": "localhost"})
        line.getresponse().read()
        ana.http.get(f"/api/tables/stranger{i}/at/{i}")
        ana.http.get(f"/static/stranger{i}.js")
        ana.http.get(f"/api/rules/stranger{i}/{i}")
        ana.http.post("/api/tables", json={"game": f"stranger{i}", "preset": "x", "seats": [ME]})
    line.close()
    told = server.metrics()
    assert "QX" not in told and "stranger" not in told and 'method="other"' in told
    samples = [s for f in text_string_to_metric_families(told) if f.name == "caravela_request_seconds" for s in f.samples]
    assert {s.labels["method"] for s in samples} <= {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other"}


def test_without_the_option_nothing_is_measured_for_anybody(tmp_path: Path) -> None:
    async def look() -> None:
        async with within(make_app(Serving(str(tmp_path / "t.db"))), "http://localhost:8080", raises=False) as browser:
            assert (await browser.get("/metrics")).status_code == 404

    asyncio.run(look())


def test_a_port_for_measures_that_is_taken_is_told_before_anything_is_open(server: Server) -> None:
    for port in (server.metrics_port, 99_999):
        with pytest.raises(Refused) as refused:
            show_measures(port)
        assert refused.value.message == "serve-port" and "--metrics-port" in Speaker("en").refusal(refused.value)


def test_health_notices_that_the_database_is_gone_and_costs_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.db"
    app = make_app(Serving(str(file), limits=0))
    writes: list[int] = []

    async def look() -> None:
        async with within(app, "http://localhost:8080", raises=False) as browser:
            store = app.state.hub.store
            health = store.health

            def counted() -> bool:
                writes.append(1)
                return bool(health())

            monkeypatch.setattr(store, "health", counted)
            told = await asyncio.gather(*[browser.get("/healthz") for _ in range(50)])
            assert {answer.status_code for answer in told} == {200} and len(writes) == 1  # however many ask
            await browser.get("/api/me")
            file.rename(tmp_path / "aside.db")
            monkeypatch.setattr("caravela.web.health.EVERY", 0.0)
            assert (await browser.get("/healthz")).status_code == 503
            refused = await browser.get("/api/tables")
            assert refused.status_code == 503 and refused.json()["code"] == "store-gone"
            (tmp_path / "aside.db").rename(file)
            assert (await browser.get("/healthz")).status_code == 200 == (await browser.get("/api/tables")).status_code

    asyncio.run(look())


def test_a_database_that_does_not_answer_is_no_pulse_and_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Serving(str(tmp_path / "t.db"), limits=0))
    answers = threading.Event()
    monkeypatch.setattr("caravela.web.health.SOON", 0.05)

    async def look() -> None:
        async with within(app, "http://localhost:8080", raises=False) as browser:
            monkeypatch.setattr(app.state.hub.store, "health", lambda: answers.wait(30))
            asked = asyncio.gather(*[browser.get("/healthz") for _ in range(5)])
            assert (await browser.get("/api/words")).status_code == 200
            assert {answer.status_code for answer in await asked} == {503}
            answers.set()
            monkeypatch.setattr("caravela.web.health.SOON", 30.0)
            assert (await browser.get("/healthz")).status_code == 200

    asyncio.run(look())


def test_the_description_names_every_route(server: Server) -> None:
    described = server.browser.get("/api/docs", follow_redirects=True).json()
    app = make_app(Serving("unused.db"))
    listed = {(path, verb) for path, verbs in described["paths"].items() for verb in verbs}
    table = {
        line.split("`")[1]
        for line in Path("docs/protocol.md").read_text(encoding="utf-8").splitlines()
        if re.match(r"\| `(GET|POST|PATCH)", line)
    }
    for row in table:
        verb, path = row.split()[:2]
        pattern = re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(path.partition("?")[0]))
        assert path in ("/healthz",) or [p for p, v in listed if v == verb.lower() and re.fullmatch(pattern, p)], row
    assert app.openapi()["paths"].keys() == described["paths"].keys() and len(listed) >= 24


# -- bots do not block -------------------------------------------------------------------------------------------------


def test_while_bots_think_another_table_is_answered(server: Server, sit: Sit) -> None:
    """Four games of bots alone run at full speed; a person elsewhere waits for none of them."""
    ana, eva = Person(server, "Ana"), Person(server, "Eva")
    for _ in range(4):
        table = eva.make(ME, *[{"kind": "casual"}] * 3)["table"]
        eva.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "casual"})
    made = ana.make(ME, {"kind": "here", "name": "Bruno"})
    line = sit(ana, made["table"])
    before = server.metric('caravela_moves_total{by="bot",game="empires",kind="take"}')
    waits: list[float] = []
    for _ in range(30):
        began = time.perf_counter()
        line.take()
        waits.append(time.perf_counter() - began)
    assert server.metric('caravela_moves_total{by="bot",game="empires",kind="take"}') > before, "bots were at work meanwhile"
    assert sorted(waits)[15] < 0.5 and sorted(waits)[26] < 3.0, sorted(waits)  # the slowest may be the machine's fault
