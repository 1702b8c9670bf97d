"""Notices for people who are away from the table: whose decision is awaited, sent to an address of their own.

An address (a hook) is a Discord or Slack webhook, an ntfy topic, or any server that takes JSON. What comes from people (names,
titles) is made harmless for each of them. Addresses come from people too: a notice goes only to a server whose address was
looked up and found public, and to exactly that address. Whoever tries an address out learns whether the notice arrived, and
nothing else: not what is there, not what it answered, not how long it took to fail. The log says more, to who runs the server.
"""

import asyncio
import base64
import contextlib
import ipaddress
import json
import logging
import re
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from caravela.core.refused import Refused
from caravela.table.clock import MOVE, Clock
from caravela.text import Speaker, plain

if TYPE_CHECKING:  # who sends nothing does without it
    import httpx

LOG: Final = logging.getLogger("caravela.web.notify")
for _name in ("httpx", "httpcore"):  # they would log whole addresses, and the path of a webhook is a secret
    logging.getLogger(_name).setLevel(logging.WARNING)

KINDS: Final = ["discord", "slack", "ntfy", "json"]
MOST_HOOKS: Final = 5
LONGEST_URL: Final = 1000
LONGEST_TITLE: Final = 120
LONGEST_TEXT: Final = 800  # escaped twice over still below the 2000 characters of Discord and the 4096 bytes of ntfy

CONNECT: Final = 3.0  # seconds
TOTAL: Final = 8.0
PAUSES: Final = (1.0, 4.0)  # before the second and the third attempt
LONGEST_PAUSE: Final = 10.0  # however long a busy server asks us to wait
AT_ONCE: Final = 32  # attempts
PENDING: Final = 500  # notices on their way, all people together
PENDING_EACH: Final = 20  # and of one person
REMEMBERED: Final = 10_000  # notices already sent
ADDRESSES_TRIED: Final = 3
TRIAL: Final = 5.0  # seconds that a trial which fails takes, whatever the reason
TRIALS_AT_ONCE: Final = 8  # of all people; notices have places of their own
TRIALS: Final = 5  # that one person may make
TRIALS_SPAN: Final = 60.0  # within so many seconds

SPANS: Final = [("web-span-days", 86400), ("web-span-hours", 3600), ("web-span-minutes", 60), ("web-span-seconds", 1)]


# -- what is said ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Notice:
    """One message to one person. `number` is that of the decision; `text` is already in the person's language."""

    kind: str  # turn, reminder, asked, out, over, trial
    table: str
    title: str
    game: str
    text: str
    link: str
    player: str
    number: int
    at: float


def text_of(say: Speaker, kind: str, title: str, status: str = "", left: float | None = None) -> str:
    """What a notice of that kind says; `status` is the sentence who must do what, or who has won."""
    if kind == "trial":
        return say.message("web-notice-trial")
    if kind == "out":
        return say.message("web-notice-out", table=title)
    if kind == "asked":
        return say.message("web-notice-asked", table=title, status=status)
    if kind == "over":
        return say.message("web-notice-over", table=title, status=status).strip()
    text = say.message("web-notice-reminder" if kind == "reminder" else "web-notice-turn", table=title, status=status)
    return text if left is None else f"{text} {say.message('web-notice-left', span=span(say, left))}"


def span(say: Speaker, seconds: float) -> str:
    """A time span in its two greatest units: "1 day and 4 hours"."""
    rest = max(0, int(seconds))
    said: list[str] = []
    for message, unit in SPANS:
        if len(said) == 2:
            break
        n, rest = divmod(rest, unit)
        if n or (unit == 1 and not said):
            said.append(say.message(message, n=n))
        elif said:
            break
    return say.together(said)


def clock_agreed(say: Speaker, clock: Clock | None) -> str:
    """A table's clock in a few words."""
    if clock is None:
        return say.message("web-clock-none")
    if clock.kind == MOVE:
        return say.message("web-clock-move", span=span(say, clock.seconds))
    if not clock.increment:
        return say.message("web-clock-bank", span=span(say, clock.seconds))
    return say.message("web-clock-bank-increment", span=span(say, clock.seconds), increment=span(say, clock.increment))


def clock_about(say: Speaker) -> str:
    """What happens to somebody whose time runs out."""
    return say.message("web-clock-about")


# -- where it goes -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hook:
    """An address for notices. Whoever knows the URL can write there: it is never shown in a log."""

    kind: str
    url: str = field(repr=False)

    @property
    def host(self) -> str:
        """The server alone, which may be told."""
        import httpx

        try:
            return httpx.URL(self.url).host
        except httpx.InvalidURL:
            return ""

    def written(self, notice: Notice) -> tuple[dict[str, str], bytes]:
        """The headers and the content of a notice for this address."""
        return body(self.kind, notice)

    def said(self) -> dict[str, str]:
        return {"kind": self.kind, "url": self.url}


def read_hooks(said: object) -> list[Hook]:
    """The addresses that a person asks for: [{"kind": "ntfy", "url": "https://ntfy.sh/my-topic"}]."""
    if not isinstance(said, list):
        raise Refused("hooks-not-list")
    if len(said) > MOST_HOOKS:
        raise Refused("hooks-many", most=MOST_HOOKS, n=len(said))
    return list(dict.fromkeys(read_hook(one) for one in said))


def read_hook(said: object) -> Hook:
    if not isinstance(said, dict):
        raise Refused("hooks-not-list")
    import httpx

    kind, url = said.get("kind"), said.get("url")
    if not isinstance(kind, str) or kind not in KINDS:
        raise Refused("hook-unknown", kind=str(kind)[:40], kinds=", ".join(KINDS))
    if not isinstance(url, str):
        raise Refused("hook-url")
    url = url.strip()
    if len(url) > LONGEST_URL:
        raise Refused("hook-long", most=LONGEST_URL)
    if re.search(r"[\s\\]", url) or not url.isprintable():
        raise Refused("hook-url")
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        raise Refused("hook-url") from None
    port = 80 if parsed.port is None else parsed.port
    if parsed.scheme not in ("http", "https") or not parsed.host or not 0 < port < 65536:
        raise Refused("hook-url")
    if parsed.userinfo:
        raise Refused("hook-credentials")
    return Hook(kind, url)


def inside(address: str) -> bool:
    """Whether an address belongs to this machine, a private network or a provider's inner services."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return True
    if isinstance(ip, ipaddress.IPv4Address):
        return not ip.is_global or ip.is_multicast or any(ip in network for network in INNER)
    if ip.ipv4_mapped is not None:
        return inside(str(ip.ipv4_mapped))
    if ip in TRANSLATED:
        return inside(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
    return ip not in PUBLIC or not ip.is_global or any(ip in network for network in CARRIERS)


INNER: Final = [ipaddress.IPv4Network(n) for n in ("168.63.129.16/32", "192.0.0.0/24", "192.88.99.0/24")]
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 seen from a network that speaks IPv6 alone
PUBLIC: Final = ipaddress.IPv6Network("2000::/3")
# IPv6 addresses that carry an IPv4 address inside, or stand for nothing.
CARRIERS: Final = [ipaddress.IPv6Network(n) for n in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a server, as the system knows them."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


# -- how it is written -------------------------------------------------------------------------------------------------


def body(kind: str, notice: Notice) -> tuple[dict[str, str], bytes]:
    """The headers and the content of a notice for a kind of address."""
    title, text = plain(notice.title, LONGEST_TITLE), plain(notice.text, LONGEST_TEXT)
    link = quote(notice.link, safe="/:?&=#%~+,;@[]-._")
    if kind == "ntfy":
        headers = {"Title": encoded(title), "Tags": "game_die", "Content-Type": "text/plain; charset=utf-8"}
        return {**headers, "Click": link} if link else headers, text.encode()
    said: dict[str, object]
    if kind == "discord":
        lines = [discord(text), *([f"<{link}>"] if link else [])]
        said = {"content": "\n".join(lines), "allowed_mentions": {"parse": []}}
    elif kind == "slack":
        lines = [slack(text), *([slack_signs(link)] if link else [])]
        said = {"text": "\n".join(lines), "mrkdwn": False, "unfurl_links": False}
    else:
        moment = datetime.fromtimestamp(notice.at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        said = {"kind": notice.kind, "table": notice.table, "title": title, "game": notice.game, "text": text}
        said |= {"link": link, "player": plain(notice.player), "number": notice.number, "at": moment}
    return {"Content-Type": "application/json"}, json.dumps(said, ensure_ascii=False).encode()


def discord(text: str) -> str:
    """No bold, link, picture, list, time or mention comes from a name: each sign that could begin one is taken literally."""
    return re.sub(r"([\\*_~`|<>#\[\]:+-]|(?<=\d)\.)", r"\\\1", text).replace("@", "@\u200b")


def slack(text: str) -> str:
    """No link and no mention comes from a name."""
    return slack_signs(text).replace("://", "\u200b://").replace("@", "@\u200b")


def slack_signs(text: str) -> str:
    """The three signs that mean something to Slack, as entities."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def encoded(text: str) -> str:
    """A header in plain letters: as it is, or in encoded words (RFC 2047) of at most 75 characters."""
    if text.isascii() and "=?" not in text:
        return text.strip()
    words: list[bytes] = [b""]
    for letter in text:
        if len(words[-1]) + len(letter.encode()) > 45:
            words.append(b"")
        words[-1] += letter.encode()
    return " ".join(f"=?UTF-8?B?{base64.b64encode(word).decode()}?=" for word in words)


# -- how it is sent ----------------------------------------------------------------------------------------------------


class Undelivered(Exception):
    """The notice did not arrive, for a reason that only the log tells; `again` when another attempt may help."""

    def __init__(self, reason: str, again: bool = False, pause: float = 0.0, status: int = 0) -> None:
        super().__init__(reason)
        self.status = status
        self.again = again
        self.pause = pause


async def nothing_more(hook: Hook, problem: Exception | None) -> None:
    """What else follows from a notice that has arrived, or not."""


class Notifier:
    """Sends notices in the background. Whoever asks for one goes on at once and never hears of trouble.

    With `local`, addresses inside a private network are allowed: for a server that only its own machine can reach.
    """

    def __init__(
        self,
        local: bool = False,
        look_up: Callable[[str, int], list[str]] = look_up,
        pauses: Sequence[float] = PAUSES,
        total: float = TOTAL,
    ) -> None:
        self.local = local
        self.after = nothing_more
        self.sent = 0
        self.failed = 0  # refused, unanswered, or too many at once
        self._look_up = look_up
        self._pauses = pauses
        self._total = total
        self._told: OrderedDict[tuple[str, str, int, str], None] = OrderedDict()
        self._pending: set[asyncio.Task[None]] = set()
        self._of_person: Counter[str] = Counter()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._trial_places = asyncio.Semaphore(TRIALS_AT_ONCE)
        self._tried: OrderedDict[str, list[float]] = OrderedDict()  # by person, when
        self._lookers = ThreadPoolExecutor(16, thread_name_prefix="look-up")  # names are looked up by calls that block

    @cached_property
    def _client(self) -> "httpx.AsyncClient":
        """No connection is kept: two servers may share an address, and each wants its own certificate checked."""
        import httpx

        return httpx.AsyncClient(
            timeout=httpx.Timeout(self._total, connect=min(CONNECT, self._total)),
            limits=httpx.Limits(max_connections=AT_ONCE + TRIALS_AT_ONCE, max_keepalive_connections=0),
            headers={"User-Agent": "Caravela", "Accept-Encoding": "identity"},
            follow_redirects=False,
            trust_env=False,
        )

    def get_ready(self) -> None:
        """What the first notice needs is fetched before there is one."""
        assert not self._client.is_closed

    def notify(self, person: str, hooks: Iterable[Hook], notice: Notice) -> bool:
        """Send a notice to all addresses of a person; False if this person has already had it."""
        key = (person, notice.table, notice.number, notice.kind)
        if key in self._told:
            return False
        self._told[key] = None
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        for hook in hooks:
            if len(self._pending) >= PENDING or self._of_person[person] >= PENDING_EACH:
                self.failed += 1
                LOG.warning("notice dropped: too many on their way", extra={"host": hook.host})
                continue
            self._of_person[person] += 1
            task = asyncio.get_running_loop().create_task(self._deliver(person, hook, notice))
            self._pending.add(task)
            task.add_done_callback(self._pending.discard)
        return True

    async def trial(self, person: str, hook: Hook, notice: Notice) -> None:
        """Send one notice now, once. Whatever goes wrong is told by the same sentence after the same time."""
        self._count_trial(person)
        problem: Exception | None = Undelivered("no answer in time")
        last = time.monotonic() + min(TRIAL, self._total)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(last - time.monotonic()), self._trial_places:
                try:
                    await self._attempt(hook, notice)
                    problem = None
                except Exception as known:
                    problem = known
                    await asyncio.sleep(last - time.monotonic())
        if problem is not None:
            self.failed += 1
            self._log_failure(hook, problem)
            raise Refused("hook-failed", host=hook.host)
        self.sent += 1

    def _count_trial(self, person: str) -> None:
        now = time.monotonic()
        recent = [at for at in self._tried.pop(person, []) if now - at < TRIALS_SPAN]
        allowed = len(recent) < TRIALS
        self._tried[person] = [*recent, now] if allowed else recent
        if len(self._tried) > REMEMBERED:
            self._tried.popitem(last=False)
        if not allowed:
            raise Refused("web-too-many")

    async def settle(self, patience: float = 30.0) -> None:
        """Wait until all notices that are on their way have arrived or failed."""
        if self._pending:
            await asyncio.wait(set(self._pending), timeout=patience)

    async def aclose(self, patience: float = 1.0) -> None:
        """Give what is on its way a moment, then drop it."""
        await self.settle(patience)
        for task in list(self._pending):
            task.cancel()
        await asyncio.gather(*self._pending, return_exceptions=True)
        self._lookers.shutdown(wait=False, cancel_futures=True)
        if "_client" in self.__dict__:
            await self._client.aclose()

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _deliver(self, person: str, hook: Hook, notice: Notice) -> None:
        try:
            await self._insist(hook, notice)
        except Exception as problem:
            self.failed += 1
            self._log_failure(hook, problem)
            await self.after(hook, problem)
        else:
            self.sent += 1
            await self.after(hook, None)
            LOG.info("notice sent", extra={"host": hook.host, "hook": hook.kind})
        finally:
            self._of_person[person] -= 1
            if not self._of_person[person]:
                del self._of_person[person]

    def _log_failure(self, hook: Hook, problem: Exception) -> None:
        """An error that nobody expected is told by its kind alone: its text may hold the address."""
        reason = str(problem) if isinstance(problem, Undelivered) else type(problem).__name__
        LOG.warning("notice failed: %s", reason, extra={"host": hook.host, "hook": hook.kind})

    async def _insist(self, hook: Hook, notice: Notice) -> None:
        for pause in (*self._pauses, None):
            try:
                async with self._places:
                    return await self._attempt(hook, notice)
            except Undelivered as problem:
                if pause is None or not problem.again:
                    raise
                await asyncio.sleep(max(pause, problem.pause))

    async def _addresses(self, hook: Hook) -> list[str]:
        """The addresses of the server, all of them checked. What is looked up later may differ, so they are what is used."""
        import httpx

        url = httpx.URL(hook.url)
        host = url.raw_host.decode("ascii").strip("[]")
        port = url.port or (443 if url.scheme == "https" else 80)
        looking = asyncio.get_running_loop().run_in_executor(self._lookers, self._look_up, host, port)
        try:
            async with asyncio.timeout(CONNECT):
                found = await looking
        except TimeoutError:
            raise Undelivered("the name was not looked up in time", again=True) from None
        except (OSError, UnicodeError):
            raise Undelivered("nobody knows the name") from None
        if not found:
            raise Undelivered("nobody knows the name")
        if not self.local and any([inside(address) for address in found]):
            raise Undelivered("an address inside a private network")
        return found[:ADDRESSES_TRIED]

    async def _attempt(self, hook: Hook, notice: Notice) -> None:
        import httpx

        addresses = await self._addresses(hook)
        try:
            async with asyncio.timeout(self._total):
                status, wait = await self._post(hook, notice, addresses)
        except (TimeoutError, httpx.TransportError) as problem:
            raise Undelivered(f"no answer ({type(problem).__name__})", again=True) from None
        if not 200 <= status < 300:
            raise Undelivered(f"answered with {status}", again=status >= 500 or status == 429, pause=wait, status=status)

    async def _post(self, hook: Hook, notice: Notice, addresses: list[str]) -> tuple[int, float]:
        """The status with which the first address answers that can be reached, and how long it asks us to wait.

        Nothing but the head of the answer is read.
        """
        import httpx

        url = httpx.URL(hook.url)
        headers, content = hook.written(notice)
        headers["Host"] = url.netloc.decode("ascii")
        name = {"sni_hostname": url.raw_host.decode("ascii").strip("[]")}
        for i, address in enumerate(addresses):
            to = url.copy_with(host=address)
            request = self._client.build_request("POST", to, headers=headers, content=content, extensions=name)
            try:
                answer = await self._client.send(request, stream=True)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if i == len(addresses) - 1:
                    raise
                continue
            await answer.aclose()
            wait = 0.0
            with contextlib.suppress(ValueError):
                wait = min(max(0.0, float(answer.headers.get("Retry-After", "0"))), LONGEST_PAUSE)
            return answer.status_code, wait
        raise httpx.ConnectError("")
