"""What is new to each viewer of a table, written and packed for the wire."""

import contextlib
import json
from dataclasses import dataclass
from typing import Any, cast

from caravela.core.refused import Refused
from caravela.web.packing import Told, dumps, told, told_together
from caravela.web.protocol import Beside, FromServer, Scene
from caravela.web.scene import Teller, Viewer, changed


@dataclass(frozen=True)
class Asked:
    """What a thread needs to know to make a scene for a viewer."""

    teller: Teller
    viewer: Viewer
    last: Scene | None  # what the viewer has seen
    moves: int  # of which the viewer knows
    beside: Beside

    def news(self, present: set[int], now: float) -> tuple[Scene | None, FromServer]:
        """The scene as it is now, and what has to be sent; no scene if there is a reason for that, which is sent then."""
        last = self.last
        try:
            sight = self.teller.scene(self.viewer, present, now, 0 if last is None else self.moves + 1)
            scene: Scene = {"kind": "scene", **sight, **self.beside}
            if last is not None and bool(last["curtain"]) == bool(scene["curtain"]) and last["seat"] == scene["seat"]:
                return {**scene, "log": []}, changed(last, scene)  # nobody asks what was told of the log
            if last is not None:
                scene["log"] = self.teller.scene(self.viewer, present, now)["log"]
            return {**scene, "log": []}, scene
        except Refused as refused:
            message = self.teller.speaker.refusal(refused)
            return None, {"kind": "refused", "message": message, "code": refused.message, "rule": ""}


def news_of(asked: list[Asked], present: set[int], now: float) -> list[tuple[Scene | None, Told]]:
    """What is new to each viewer, packed as well before the event loop sends it."""
    made = [one.news(present, now) for one in asked]
    messages: dict[Teller, list[FromServer]] = {}
    for one, (_, message) in zip(asked, made, strict=True):
        messages.setdefault(one.teller, []).append(message)
    texts = {teller: iter(written_together(told)) for teller, told in messages.items()}
    return [(scene, next(texts[one.teller])) for one, (scene, _) in zip(asked, made, strict=True)]


def written_together(messages: list[FromServer]) -> list[Told]:
    """Messages to several viewers. What all of them are told alike is written and packed once; the rest comes behind it."""
    if len(messages) > 1:
        first, *others = [cast(dict[str, Any], message) for message in messages]
        alike = {key: value for key, value in first.items() if key != "parts" and in_all(others, key, value)}
        drawn = [other.get("parts", {}) for other in others]
        parts = {name: part for name, part in first.get("parts", {}).items() if in_all(drawn, name, part)}
        with contextlib.suppress(TypeError):  # half of a character in somebody's name, or no orjson
            if alike:
                head = dumps(alike)[:-1] + (b',"parts":' + dumps(parts)[:-1] if parts else b"")
                return told_together(head, [tail(message, alike, parts) for message in (first, *others)])
    return [told(written(message)) for message in messages]


def in_all(others: list[dict[str, Any]], key: str, value: object) -> bool:
    """Whether all say the same of something."""
    for other in others:
        if key not in other or (other[key] is not value and other[key] != value):
            return False
    return True


def tail(message: dict[str, Any], alike: dict[str, Any], shared: dict[str, str]) -> bytes:
    """How a message ends that begins with what others are told as well."""
    rest = {key: value for key, value in message.items() if key not in alike}
    parts = b""
    if shared:
        own = {name: part for name, part in rest.pop("parts").items() if name not in shared}
        parts = (b"," + dumps(own)[1:]) if own else b"}"
    return parts + (b"," + dumps(rest)[1:] if rest else b"}")


def written(message: FromServer) -> str:
    try:
        return dumps(message).decode()
    except TypeError:  # half of a character in somebody's name
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
