"""Notices that a browser shows though no page is open: written so that only that browser can read them (RFC 8291, RFC 8292)."""

import base64
import binascii
import json
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from caravela.core.refused import Refused
from caravela.table.store import Subscription
from caravela.text import plain
from caravela.web.notify import LONGEST_TEXT, LONGEST_TITLE, Hook, Notice, read_hook

KEPT: Final = 24 * 3600  # seconds for which a push service keeps a notice for a browser that is not on
POINT: Final = 65  # bytes of the public key of a browser,
SECRET: Final = 16  # and of what it shares with us


def new_key() -> bytes:
    """A key with which a server says who it is to push services."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())


class Sender:
    """Who sends: the key of the server, and how people reach it."""

    def __init__(self, key: bytes, home: str) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        found = serialization.load_der_private_key(key, None)
        assert isinstance(found, ec.EllipticCurvePrivateKey)
        self._key = found
        self._contact = home if home.startswith("https:") else "mailto:caravela@localhost"

    @property
    def public(self) -> str:
        """What browsers need to know of the key."""
        from cryptography.hazmat.primitives import serialization

        point = self._key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def signed(self, url: str) -> dict[str, str]:
        """The headers by which a push service knows us."""
        from py_vapid import Vapid02

        parts = urlsplit(url)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact}
        signed: dict[str, str] = Vapid02(self._key, conf={"no-strict": True}).sign(claims)
        return signed


@dataclass(frozen=True)
class Browser(Hook):
    """A browser of somebody, by way of its push service."""

    id: str = ""
    p256dh: str = field(default="", repr=False)
    auth: str = field(default="", repr=False)
    sender: Sender | None = field(default=None, repr=False, compare=False)

    @staticmethod
    def of(kept: Subscription, sender: Sender) -> "Browser":
        return Browser("push", kept.endpoint, kept.id, kept.p256dh, kept.auth, sender)

    def written(self, notice: Notice) -> tuple[dict[str, str], bytes]:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        assert self.sender is not None
        said = {
            "title": plain(notice.title, LONGEST_TITLE),
            "text": plain(notice.text, LONGEST_TEXT),
            "link": urlsplit(notice.link).path or "/",
            "tag": notice.table,
        }
        sealed: bytes = http_ece.encrypt(
            json.dumps(said, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),  # another one for each notice
            dh=decoded(self.p256dh),
            auth_secret=decoded(self.auth),
            version="aes128gcm",
        )
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
            **({"Topic": notice.table} if notice.table else {}),
        }
        return {**headers, **self.sender.signed(self.url)}, sealed


def read_subscription(endpoint: str, p256dh: str, auth: str) -> tuple[str, str, str]:
    """What a browser asks for; refused unless a notice can be sealed for it and goes over https."""
    from cryptography.hazmat.primitives.asymmetric import ec

    url = read_hook({"kind": "json", "url": endpoint}).url
    if urlsplit(url).scheme != "https":
        raise Refused("push-address")
    try:
        point, secret = decoded(p256dh), decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise Refused("push-keys") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise Refused("push-keys")
    return url, p256dh, auth


def decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
