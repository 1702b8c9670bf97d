"""Notices: what each kind of address gets, what is refused, and that nobody waits for a slow server."""

import asyncio
import base64
import email.header
import json
import logging
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from caravela.core.refused import Refused
from caravela.table.clock import Clock
from caravela.text import LANGUAGES, Speaker
from caravela.web.app import Serving, make_app
from caravela.web.notify import (
    KINDS,
    PENDING_EACH,
    TRIALS,
    Hook,
    Notice,
    Notifier,
    body,
    clock_about,
    clock_agreed,
    encoded,
    inside,
    look_up,
    read_hooks,
    span,
    text_of,
)
from tests.web.kit import within

SECRET = "s3cr3t-topic"
TURN = Notice(
    kind="turn",
    table="k3v9",
    title="Sexta à noite",
    game="empires",
    text="É a sua vez em “Sexta à noite”: Ana tem um trabalhador para colocar.",
    link="https://caravela.example/t/k3v9",
    player="Ana",
    number=57,
    at=1_700_000_000.0,
)


# -- a receiver --------------------------------------------------------------------------------------------------------


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    content: bytes


@dataclass
class Receiver:
    """A server that keeps what it gets and answers as it is told: with the next status, and after a while."""

    port: int = 0
    got: list[Received] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    delay: float = 0.0
    endless: bool = False
    headers: dict[str, str] = field(default_factory=dict)

    def url(self, path: str = f"/hook/{SECRET}", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    kept = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            content = self.rfile.read(int(self.headers["Content-Length"]))
            kept.got.append(Received(self.path, dict(self.headers.items()), content))
            if kept.delay:
                time.sleep(kept.delay)
            try:
                self.send_response(kept.answers.pop(0) if kept.answers else 204)
                for name, value in kept.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                while kept.endless:
                    self.wfile.write(b"x" * 65536)
            except OSError:
                pass

        do_GET = do_POST

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield kept
    server.shutdown()
    server.server_close()


def with_notifier(
    what: Callable[[Notifier], Awaitable[None]],
    local: bool = True,
    look_up: Callable[[str, int], list[str]] = look_up,
    total: float = 8.0,
) -> Notifier:
    """Do something with a notifier, let it finish, and look at its counts."""

    async def run() -> Notifier:
        notifier = Notifier(local=local, look_up=look_up, pauses=(0.01, 0.02), total=total)
        try:
            await what(notifier)
            await notifier.settle()
        finally:
            await notifier.aclose()
        return notifier

    return asyncio.run(run())


def send(hooks: list[Hook], notice: Notice = TURN, local: bool = True, total: float = 8.0) -> Notifier:
    async def what(notifier: Notifier) -> None:
        assert notifier.notify("ana", hooks, notice)

    return with_notifier(what, local, total=total)


def trial(hook: Hook, local: bool = False, look_up: Callable[[str, int], list[str]] = look_up, total: float = 0.05) -> str:
    """The message id with which a trial is refused, or nothing. Every failure takes all of the time that there is."""
    refusals: list[Refused] = []

    async def what(notifier: Notifier) -> None:
        begun = time.monotonic()
        try:
            await notifier.trial("ana", hook, TURN)
        except Refused as refused:
            refusals.append(refused)
            assert time.monotonic() - begun > total * 0.9

    with_notifier(what, local, look_up, total)
    for language in LANGUAGES:
        assert not [refused for refused in refusals if SECRET in Speaker(language).refusal(refused)]
    return "".join(refused.message for refused in refusals)


# -- what each preset gets ---------------------------------------------------------------------------------------------


def test_discord_gets_content_and_may_mention_nobody(receiver: Receiver) -> None:
    notifier = send([Hook("discord", receiver.url())])
    assert (notifier.sent, notifier.failed) == (1, 0)
    (got,) = receiver.got
    assert got.path == f"/hook/{SECRET}"
    assert got.headers["Content-Type"] == "application/json"
    assert got.headers["Host"] == f"127.0.0.1:{receiver.port}"
    assert json.loads(got.content) == {
        "content": "É a sua vez em “Sexta à noite”\\: Ana tem um trabalhador para colocar.\n<https://caravela.example/t/k3v9>",
        "allowed_mentions": {"parse": []},
    }


def test_slack_gets_text(receiver: Receiver) -> None:
    send([Hook("slack", receiver.url())])
    (got,) = receiver.got
    assert got.headers["Content-Type"] == "application/json"
    said = json.loads(got.content)
    assert said["text"] == f"{TURN.text}\n{TURN.link}"
    assert said["mrkdwn"] is False


def test_ntfy_gets_plain_text_with_a_title_and_a_link(receiver: Receiver) -> None:
    send([Hook("ntfy", receiver.url())])
    (got,) = receiver.got
    assert got.content.decode() == TURN.text
    assert got.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert got.headers["Title"].isascii() and got.headers["Title"].startswith("=?UTF-8?B?")
    assert decoded(got.headers["Title"]) == "Sexta à noite"
    assert got.headers["Click"] == TURN.link
    assert got.headers["Tags"] == "game_die"


def test_json_gets_everything(receiver: Receiver) -> None:
    send([Hook("json", receiver.url())])
    (got,) = receiver.got
    assert json.loads(got.content) == {
        "kind": "turn",
        "table": "k3v9",
        "title": "Sexta à noite",
        "game": "empires",
        "text": TURN.text,
        "link": TURN.link,
        "player": "Ana",
        "number": 57,
        "at": "2023-11-14T22:13:20Z",
    }


def test_all_addresses_of_a_person_get_it(receiver: Receiver) -> None:
    notifier = send([Hook(kind, receiver.url(f"/{kind}")) for kind in KINDS])
    assert sorted(got.path for got in receiver.got) == sorted(f"/{kind}" for kind in KINDS)
    assert notifier.sent == 4


# -- names are harmless ------------------------------------------------------------------------------------------------

NASTY = "@everyone <@123> <!channel> <https://evil.example|x> [x](https://evil.example) **b** _i_ `c` ||s|| :joy: # h\r\nX: y"


def decoded(header: str) -> str:
    return str(email.header.make_header(email.header.decode_header(header)))


def test_a_name_mentions_nobody_and_links_nowhere_on_discord() -> None:
    _, content = body("discord", replace(TURN, text=NASTY))
    said = json.loads(content)
    shown, _, link = said["content"].partition("\n")
    assert link == f"<{TURN.link}>"
    assert "@everyone" not in shown and "@123" not in shown
    bare = shown.replace("\\\\", "")
    for sign in "*_`|<>[]#:":
        assert bare.count(sign) == bare.count(f"\\{sign}"), sign
    assert said["allowed_mentions"] == {"parse": []}


def test_a_line_of_names_begins_no_list_and_no_heading_on_discord() -> None:
    for name, shown in [("- Ana", "\\- Ana"), ("1. Ana", "1\\. Ana"), ("+ Ana", "\\+ Ana"), ("# Ana", "\\# Ana")]:
        assert json.loads(body("discord", replace(TURN, text=name, link=""))[1])["content"] == shown


def test_a_name_mentions_nobody_and_links_nowhere_on_slack() -> None:
    _, content = body("slack", replace(TURN, text=NASTY, link=""))
    shown = json.loads(content)["text"]
    assert "<" not in shown and ">" not in shown and "&lt;!channel&gt;" in shown
    assert "://" not in shown.replace("\u200b://", "") and "@everyone" not in shown
    assert json.loads(body("slack", replace(TURN, text="Ana & Bruno", link=""))[1])["text"] == "Ana &amp; Bruno"


@pytest.mark.parametrize("title", ["a\r\nX-Evil: 1", "=?UTF-8?B?WA==?=", "ção " * 40, "🎲" * 60, "", " "])
def test_a_title_stays_one_plain_header(title: str, receiver: Receiver) -> None:
    notice = replace(TURN, title=title, link="https://x.example/t/a b\r\nX-Evil: 1é")
    assert send([Hook("ntfy", receiver.url())], notice).sent == 1
    (got,) = receiver.got
    assert "X-Evil" not in got.headers
    assert got.headers["Title"].isascii() and got.headers["Click"].isascii()
    assert all(len(word) <= 75 for word in encoded("ção" * 40).split(" "))
    assert decoded(got.headers["Title"]).strip() == title[:119].replace("\r\n", "  ").strip() + ("…" if len(title) > 120 else "")


def test_messages_stay_within_what_the_services_take() -> None:
    long = replace(TURN, text="*" * 99999, title="é" * 9999)
    assert len(json.loads(body("discord", long)[1])["content"]) <= 2000
    assert len(body("ntfy", replace(long, text="🎲" * 9999))[1]) <= 4096
    assert len(body("json", long)[1]) < 8000


# -- what can be an address --------------------------------------------------------------------------------------------


def test_hooks_are_read() -> None:
    said = [{"kind": "ntfy", "url": " https://ntfy.sh/topic "}, {"kind": "json", "url": "http://127.0.0.1:8000/x?y=1"}]
    hooks = read_hooks(said)
    assert hooks == [Hook("ntfy", "https://ntfy.sh/topic"), Hook("json", "http://127.0.0.1:8000/x?y=1")]
    assert read_hooks([hook.said() for hook in hooks]) == hooks
    assert read_hooks([]) == []
    assert "topic" not in repr(hooks)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({}, "hooks-not-list"),
        (None, "hooks-not-list"),
        (["https://ntfy.sh/x"], "hooks-not-list"),
        ([{"kind": "ntfy", "url": f"https://ntfy.sh/{i}"} for i in range(6)], "hooks-many"),
        ([{"kind": "pigeon", "url": "https://ntfy.sh/x"}], "hook-unknown"),
        ([{"url": "https://ntfy.sh/x"}], "hook-unknown"),
        ([{"kind": "ntfy"}], "hook-url"),
        ([{"kind": "ntfy", "url": ""}], "hook-url"),
        ([{"kind": "ntfy", "url": "ntfy.sh/x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "ftp://ntfy.sh/x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "file:///etc/passwd"}], "hook-url"),
        ([{"kind": "ntfy", "url": "javascript:alert(1)"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https:///x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://[::1/x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://ntfy.sh:99999/x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://ntfy.sh:0/x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://ntfy.sh/a b"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://ntfy.sh/\r\nX: y"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://good.example\\@evil.example/x"}], "hook-url"),
        ([{"kind": "ntfy", "url": "https://u:p@ntfy.sh/x"}], "hook-credentials"),
        ([{"kind": "ntfy", "url": "https://u@ntfy.sh/x"}], "hook-credentials"),
        ([{"kind": "ntfy", "url": "https://ntfy.sh/" + "x" * 1000}], "hook-long"),
    ],
)
def test_what_is_no_address_is_refused_with_one_sentence(said: object, message: str) -> None:
    with pytest.raises(Refused) as refused:
        read_hooks(said)
    assert refused.value.message == message
    for language in LANGUAGES:
        text = Speaker(language).refusal(refused.value)
        assert text.endswith(".") and message not in text and "u:p" not in text


# -- private networks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "017700000001",
        "0.0.0.0",
        "0",
        "localhost",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[fe80::1]",
        "[fd00:ec2::254]",
        "169.254.169.254",
        "2852039166",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "100.100.100.200",
        "168.63.129.16",
        "224.0.0.1",
        "255.255.255.255",
    ],
)
def test_a_private_network_gets_no_notice(host: str, receiver: Receiver) -> None:
    (hook,) = read_hooks([{"kind": "json", "url": receiver.url(host=host)}])
    assert trial(hook, local=False) == "hook-failed"
    notifier = send([hook], local=False)
    assert (notifier.sent, notifier.failed) == (0, 1)
    assert receiver.got == []


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_public(address: str) -> None:
    assert not inside(address)


@pytest.mark.parametrize("address", ["fe80::1%eth0", "ff02::1", "2001:db8::1", "2001::1", "fec0::1", "nonsense", ""])
def test_other_addresses_are_not(address: str) -> None:
    assert inside(address)


def test_a_name_that_leads_into_a_private_network_is_refused(receiver: Receiver) -> None:
    hook = Hook("json", receiver.url(host="innocent.example"))
    for found in (["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::ffff:127.0.0.1"], ["2606:4700:4700::1111", "::1"], []):
        assert trial(hook, look_up=lambda host, port, found=found: found) == "hook-failed"  # type: ignore[misc]
    assert receiver.got == []


def test_the_address_that_was_checked_is_the_one_that_is_used(receiver: Receiver) -> None:
    """The name exists nowhere: whoever looked it up a second time would fail. The server still reads its own name."""
    asked: list[str] = []

    def once(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    hook = Hook("json", receiver.url(host="no-such-host.invalid"))
    assert trial(hook, local=True, look_up=once, total=8.0) == ""
    assert asked == ["no-such-host.invalid"]
    assert receiver.got[0].headers["Host"] == f"no-such-host.invalid:{receiver.port}"


def test_another_address_of_the_server_is_tried_when_one_is_out_of_reach(receiver: Receiver) -> None:
    hook = Hook("json", receiver.url(host="twice.invalid"))
    assert trial(hook, local=True, look_up=lambda host, port: ["::1", "127.0.0.1"], total=8.0) == ""
    assert len(receiver.got) == 1


def test_a_name_that_nobody_knows_is_refused() -> None:
    def unknown(host: str, port: int) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    assert trial(Hook("json", "https://no-such-host.invalid/x"), look_up=unknown) == "hook-failed"


def test_a_redirection_is_not_followed(receiver: Receiver) -> None:
    receiver.answers = [302]
    receiver.headers = {"Location": receiver.url("/elsewhere")}
    notifier = send([Hook("json", receiver.url())])
    assert [got.path for got in receiver.got] == [f"/hook/{SECRET}"]
    assert (notifier.sent, notifier.failed) == (0, 1)


# -- trouble -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "attempts", "sent"),
    [([500, 503, 204], 3, 1), ([502, 200], 2, 1), ([500, 500, 500, 204], 3, 0), ([429, 204], 2, 1), ([404], 1, 0), ([400], 1, 0)],
)
def test_a_busy_server_is_asked_three_times(answers: list[int], attempts: int, sent: int, receiver: Receiver) -> None:
    receiver.answers = answers
    notifier = send([Hook("json", receiver.url())])
    assert len(receiver.got) == attempts
    assert (notifier.sent, notifier.failed) == (sent, 1 - sent)


def test_a_slow_server_keeps_nobody_waiting(receiver: Receiver) -> None:
    receiver.delay = 2.0

    async def what(notifier: Notifier) -> None:
        begun = time.process_time()
        assert notifier.notify("ana", [Hook("json", receiver.url())], TURN)
        await asyncio.sleep(0)
        assert time.process_time() - begun < 0.2

    notifier = with_notifier(what, total=0.5)
    assert (notifier.sent, notifier.failed) == (0, 1)
    assert 1 <= len(receiver.got) <= 3, "given up after three times"


def test_a_look_up_that_hangs_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.web.notify.CONNECT", 0.05)

    def slow(host: str, port: int) -> list[str]:
        time.sleep(0.5)
        return ["127.0.0.1"]

    assert trial(Hook("json", "http://slow.invalid/x"), look_up=slow, total=0.3) == "hook-failed"


def test_an_answer_without_end_is_not_read(receiver: Receiver) -> None:
    receiver.endless = True
    receiver.answers = [200]
    begun = time.monotonic()
    assert send([Hook("json", receiver.url())]).sent == 1
    assert time.monotonic() - begun < 3


def test_a_trial_that_fails_tells_nothing_of_what_is_there(receiver: Receiver, caplog: pytest.LogCaptureFixture) -> None:
    """Open and closed ports, silence, any answer, names that nobody knows and names inside: one sentence, one time."""
    assert trial(Hook("json", receiver.url()), local=True, total=8.0) == ""

    def look(host: str, port: int) -> list[str]:
        if host == "unknown.invalid":
            raise socket.gaierror(socket.EAI_NONAME, "unknown")
        return ["127.0.0.1"]

    with socket.socket() as closed, socket.socket() as silent:
        closed.bind(("127.0.0.1", 0))
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        inner = "http://somewhere.invalid"
        cases = [(receiver.url(host="somewhere.invalid"), True, answer) for answer in (302, 401, 404, 429, 500)]
        cases += [
            (f"{inner}:{closed.getsockname()[1]}/{SECRET}", True, 0),
            (f"{inner}:{silent.getsockname()[1]}/{SECRET}", True, 0),
        ]
        cases += [(receiver.url(host="somewhere.invalid"), False, 0), (f"https://unknown.invalid/{SECRET}", False, 0)]
        told: list[tuple[str, float]] = []

        async def what(notifier: Notifier) -> None:
            for n, (url, local, answer) in enumerate(cases):
                notifier.local, receiver.answers = local, [answer]
                begun = time.monotonic()
                with pytest.raises(Refused) as refused:
                    await notifier.trial(f"person {n}", Hook("json", url), TURN)
                said = Speaker("en").refusal(refused.value).replace("unknown.invalid", "somewhere.invalid")
                told.append((f"{refused.value.message}: {said}", time.monotonic() - begun))

        with_notifier(what, look_up=look, total=0.2)
    assert len(told) == 9 and len({sentence for sentence, _ in told}) == 1, told
    assert min(took for _, took in told) > 0.19, told  # nothing fails early
    assert "private network" in caplog.text and "nobody knows the name" in caplog.text and SECRET not in caplog.text


def test_one_person_may_try_so_often_and_no_more(receiver: Receiver) -> None:
    async def what(notifier: Notifier) -> None:
        hook = Hook("json", receiver.url())
        for _ in range(TRIALS):
            await notifier.trial("ana", hook, TURN)
        with pytest.raises(Refused) as refused:
            await notifier.trial("ana", hook, TURN)
        assert refused.value.message == "web-too-many"
        await notifier.trial("bruno", hook, TURN)

    assert with_notifier(what).sent == len(receiver.got) == TRIALS + 1


def test_trials_that_hang_keep_no_notice_from_being_sent(receiver: Receiver) -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        hook = Hook("json", f"http://127.0.0.1:{silent.getsockname()[1]}/x")

        async def what(notifier: Notifier) -> None:
            trials = [asyncio.create_task(notifier.trial(f"person {n}", hook, TURN)) for n in range(50)]
            await asyncio.sleep(0.05)
            assert notifier.notify("ana", [Hook("json", receiver.url())], TURN)
            await notifier.settle()
            assert notifier.sent == 1 and not any(task.done() for task in trials)
            for task in trials:
                task.cancel()

        with_notifier(what, total=20.0)


@pytest.mark.parametrize(
    ("serving", "local"),
    [
        (Serving("x.db"), True),
        (Serving("x.db", host="::1"), True),
        (Serving("x.db", address="https://play.example.org"), False),  # behind a proxy on the same machine
        (Serving("x.db", address="http://localhost:8080"), False),
        (Serving("x.db", host="0.0.0.0"), False),
        (Serving("x.db", host="192.168.1.7"), False),
    ],
)
def test_private_networks_are_for_a_server_that_only_its_own_machine_can_reach(
    serving: Serving, local: bool, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravela.web.notify.TRIAL", 20.0 if local else 0.1)
    app = make_app(replace(serving, database=str(tmp_path / "t.db")))

    async def ask() -> None:
        async with within(app, serving.address or "http://localhost:8080") as browser:
            await browser.get("/api/me")
            answer = await browser.post("/api/me/hooks/test", json={"kind": "json", "url": receiver.url()})
            assert answer.status_code == (200 if local else 400) and len(receiver.got) == local, answer.text
            assert local or answer.json()["code"] == "hook-failed"

    asyncio.run(ask())


def test_nobody_is_told_twice(receiver: Receiver) -> None:
    async def what(notifier: Notifier) -> None:
        hooks = [Hook("json", receiver.url())]
        assert notifier.notify("ana", hooks, TURN)
        assert not notifier.notify("ana", hooks, TURN)
        assert notifier.notify("ana", hooks, replace(TURN, number=58))
        assert notifier.notify("ana", hooks, replace(TURN, table="other"))
        assert notifier.notify("ana", hooks, replace(TURN, kind="reminder"))
        assert notifier.notify("bruno", hooks, TURN)

    assert with_notifier(what).sent == 5
    assert len(receiver.got) == 5


def test_not_without_end(receiver: Receiver) -> None:
    """What is too much for one person is dropped; others are still told."""
    receiver.delay = 0.2

    async def what(notifier: Notifier) -> None:
        hook = Hook("json", receiver.url())
        for number in range(PENDING_EACH + 5):
            assert notifier.notify("ana", [hook], replace(TURN, number=number))
        assert notifier.notify("bruno", [hook], TURN)

    notifier = with_notifier(what)
    assert (notifier.sent, notifier.failed) == (PENDING_EACH + 1, 5)


def test_the_end_of_the_server_drops_what_cannot_be_sent(receiver: Receiver) -> None:
    receiver.delay = 2.0

    async def run() -> float:
        notifier = Notifier(local=True)
        notifier.notify("ana", [Hook("json", receiver.url())], TURN)
        begun = time.monotonic()
        await notifier.aclose(patience=0.1)
        return time.monotonic() - begun

    assert asyncio.run(run()) < 1


@pytest.mark.parametrize("answers", [[204], [404], [500, 500, 500], [302]])
def test_secrets_are_in_no_log(answers: list[int], receiver: Receiver, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    receiver.answers = answers
    send([Hook("json", receiver.url()), Hook("json", f"http://127.0.0.1:1/{SECRET}")], total=1.0)
    send([Hook("json", f"https://127.0.0.1:{receiver.port}/{SECRET}")], total=1.0)
    assert caplog.records
    assert SECRET not in caplog.text and SECRET not in str([vars(record) for record in caplog.records])
    ours = [record for record in caplog.records if record.name == "caravela.web.notify"]
    assert {vars(record)["host"] for record in ours} == {"127.0.0.1"}


# -- what is said ------------------------------------------------------------------------------------------------------


def test_time_spans() -> None:
    say = Speaker("en")
    told = [span(say, s) for s in (2 * 86400, 100000, 3600, 3660, 90, 59, 1, 0, -5, 86401)]
    assert told[:4] == ["2 days", "1 day and 3 hours", "1 hour", "1 hour and 1 minute"]
    assert told[4:] == ["1 minute and 30 seconds", "59 seconds", "1 second", "0 seconds", "0 seconds", "1 day"]
    assert [span(Speaker(language), 100000) for language in LANGUAGES[1:]] == [
        "1 dia e 3 horas",
        "1 día y 3 horas",
        "1 giorno e 3 ore",
    ]


def test_clocks_in_words() -> None:
    say = Speaker("en")
    assert clock_agreed(say, None) == "No clock"
    assert clock_agreed(say, Clock("move", 172800)) == "2 days for each turn"
    assert clock_agreed(say, Clock("bank", 1800)) == "30 minutes for the whole game"
    assert clock_agreed(say, Clock("bank", 1800, 30)) == "30 minutes for the whole game, and 30 seconds more for each turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_sentences(language: str) -> None:
    class Strict(Speaker):
        def trouble(self, language: str, message: str, reason: str) -> None:
            raise AssertionError(f"{language} {message}: {reason}")

    say = Strict(language)
    told = [text_of(say, kind, "Sexta", "Ana passa.", 3600.0) for kind in ("turn", "reminder", "out", "over", "trial")]
    told += [say.message(line, player="Ana") for line in ("web-clock-out", "web-seat-left", "web-seat-back")]
    told += [clock_about(say), text_of(say, "turn", "Sexta", "Ana passa.")]
    assert len(set(told)) == len(told)
    for text in told:
        assert text.endswith(".") and "web-" not in text and "{" not in text
    for clock in (None, Clock("move", 60), Clock("bank", 60), Clock("bank", 60, 1)):
        assert "web-" not in clock_agreed(say, clock)


def test_a_turn_tells_who_must_do_what_and_how_long_there_is() -> None:
    text = text_of(Speaker("en"), "turn", "Friday", "place a worker.", 172800.0)
    assert text == (
        "It is your turn at “Friday”: place a worker. You have 2 days left; after that a bot plays for you until you return."
    )


def test_encoded_words_can_be_read_back() -> None:
    assert encoded("Friday") == "Friday"
    assert encoded("é") == f"=?UTF-8?B?{base64.b64encode('é'.encode()).decode()}?="
    assert decoded(encoded("🎲 ção " * 20)) == "🎲 ção " * 20
