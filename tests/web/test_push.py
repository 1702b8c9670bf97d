"""Notices for a browser without a page: sealed for it, signed by the server, and forgotten when nothing arrives."""

import base64
import json
import os
from collections.abc import Callable
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from caravela.table.pruning import BROWSERS, forget_browsers
from caravela.table.store import MOST_BROWSERS, Store, Subscription
from caravela.web import answers
from caravela.web.push import Browser, Sender, new_key
from tests.table.conftest import database, migrated_file, migrated_template, postgresql, store
from tests.web.fitting import misfits
from tests.web.kit import Line, Person, Server
from tests.web.test_notify import TURN, Receiver, receiver, with_notifier

__all__ = ["database", "migrated_file", "migrated_template", "postgresql", "receiver", "store"]
Sit = Callable[[Person, str], Line]


def told(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Keys:
    """What a browser makes when it subscribes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.said = {"p256dh": told(point), "auth": told(self.secret)}

    def read(self, content: bytes) -> Any:
        opened = http_ece.decrypt(content, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(opened)


def test_only_the_browser_can_read_a_notice_and_the_service_knows_who_sends_it(receiver: Receiver) -> None:
    keys, sender = Keys(), Sender(new_key(), "https://caravela.example")
    kept = Subscription("s1", "p", receiver.url(), keys.said["p256dh"], keys.said["auth"], 1.0)

    async def go(notifier: Any) -> None:
        notifier.notify("p", [Browser.of(kept, sender)], TURN)
        await notifier.settle()
        assert notifier.sent == 1

    with_notifier(go, local=True)
    (got,) = receiver.got
    assert keys.read(got.content) == {"title": TURN.title, "text": TURN.text, "link": "/t/k3v9", "tag": "k3v9"}
    assert TURN.title.encode() not in got.content
    headers = {name.lower(): value for name, value in got.headers.items()}
    assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0 and headers["topic"] == "k3v9"
    assert headers["authorization"].startswith("vapid t=") and Vapid02.verify(headers["authorization"])
    assert f"k={sender.public}" in headers["authorization"]
    assert keys.said["auth"] not in repr(Browser.of(kept, sender)) and receiver.url() not in repr(kept)


@pytest.mark.parametrize(("status", "how"), [(410, "gone"), (404, "gone"), (400, "failed"), (201, "sent")])
def test_what_became_of_a_notice_is_noticed(receiver: Receiver, store: Store, status: int, how: str) -> None:
    keys, (person, _) = Keys(), store.new_person("en")
    store.subscribe(person.id, receiver.url(), **keys.said)
    (kept,) = store.subscriptions(person.id)
    receiver.answers.append(status)
    outcome: list[int] = []

    async def after(hook: Any, problem: Any) -> None:
        outcome.append(getattr(problem, "status", 0))

    async def go(notifier: Any) -> None:
        notifier.after = after
        notifier.notify("p", [Browser.of(kept, Sender(new_key(), ""))], TURN)
        await notifier.settle()

    with_notifier(go, local=True)
    assert outcome == [0 if status == 201 else status]
    store.pushed(kept.id, how, 100.0)
    store.pushed(kept.id, how, 200.0)
    failed = [one.failed for one in store.subscriptions(person.id)]
    assert failed == {"gone": [], "failed": [100.0], "sent": [None]}[how]
    assert forget_browsers(store, 100.0 + BROWSERS - 1) == 0
    assert forget_browsers(store, 100.0 + BROWSERS + 1) == (how == "failed")


def test_a_browser_belongs_to_one_person_and_nobody_has_too_many(store: Store) -> None:
    (ana, _), (bruno, _), keys = store.new_person("en"), store.new_person("en"), Keys().said
    for n in range(MOST_BROWSERS + 2):
        store.subscribe(ana.id, f"https://push.example/{n}", **keys)
    assert len(store.subscriptions(ana.id)) == MOST_BROWSERS
    last = store.subscriptions(ana.id)[-1].endpoint
    store.subscribe(bruno.id, last, **keys)
    assert len(store.subscriptions(ana.id)) == MOST_BROWSERS - 1 and len(store.subscriptions(bruno.id)) == 1
    assert store.reached(bruno.id) == (store.person(bruno.id), store.subscriptions(bruno.id))
    assert store.reached("nobody") == (None, [])
    store.unsubscribe(last, ana.id)  # not hers any more
    assert len(store.subscriptions(bruno.id)) == 1
    store.unsubscribe(last, bruno.id)
    assert store.subscriptions(bruno.id) == []


def test_the_key_is_made_once(store: Store) -> None:
    made = store.key("push", new_key)
    assert store.key("push", lambda: b"another") == made


def test_what_is_no_browser_is_refused(server: Server) -> None:
    ana, keys = Person(server, "Ana"), Keys().said
    key = ana.get("/api/me/push")
    assert list(misfits(key, answers.PushKey)) == [] and len(key["key"]) == 87 and ana.get("/api/me/push") == key
    fine = {"endpoint": "https://push.example/x", **keys}
    assert ana.post("/api/me/push", {**fine, "endpoint": "http://push.example/x"}, 400)["code"] == "push-address"
    assert ana.post("/api/me/push", {**fine, "endpoint": "nonsense"}, 400)["code"] == "hook-url"
    for spoiled in ({"p256dh": "AAAA"}, {"p256dh": told(b"\x04" + b"\1" * 64)}, {"auth": "AAAA"}, {"auth": "ä"}):
        assert ana.post("/api/me/push", {**fine, **spoiled}, 400)["code"] == "push-keys"
    ana.post("/api/me/push", fine)
    ana.post("/api/me/push/remove", {"endpoint": fine["endpoint"]})
    worker = ana.http.get("/sw.js")
    assert worker.status_code == 200 and "javascript" in worker.headers["content-type"]
