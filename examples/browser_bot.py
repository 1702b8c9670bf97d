"""A bot that plays as a browser does, by docs/protocol.md: it follows the link of a seat and takes any open option.

    python examples/browser_bot.py 'http://localhost:8080/join#…' --name Robot

The link is the one by which a person is invited to a seat. It works on any server, for what a person may know and do there.
"""

import argparse
import json
import random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect


def choose(scene: dict[str, Any], luck: random.Random) -> str:
    """`scene` is all that the seat sees: `status`, `scores`, `players`, `log`, and what may be chosen."""
    options = [option for option in scene["options"] if not option["ends"]] or scene["options"]
    return str(luck.choice(options)["name"])


def play(link: str, name: str, luck: random.Random) -> None:
    where = urlsplit(link)
    home = f"{where.scheme}://{where.netloc}"
    with httpx.Client(base_url=home, timeout=30) as http:
        http.get("/api/me").raise_for_status()  # the cookie says from now on who we are
        joined = http.post("/api/join", json={"token": where.fragment, "name": name}).raise_for_status().json()
        cookie = f"caravela={http.cookies['caravela']}"
    address = f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}/ws/{joined['table']}"
    with connect(address, origin=home, additional_headers={"Cookie": cookie}, max_size=None) as line:  # type: ignore[arg-type]
        scene: dict[str, Any] = {}
        answered = -1
        for text in line:
            said = json.loads(text)
            if said["kind"] == "refused":
                print(said["message"])
            if said["kind"] in ("scene", "change"):
                scene |= {field: value for field, value in said.items() if field not in ("parts", "log")}
            if scene.get("over"):
                print(scene["status"])
                return
            if scene.get("my_turn") and scene["options"] and scene["number"] != answered:
                answered = scene["number"]
                line.send(json.dumps({"kind": "take", "number": answered, "option": choose(scene, luck)}))


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays as a browser does.")
    parser.add_argument("link", help="of a seat: http://…/join#…")
    parser.add_argument("--name", default="Robot")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    play(asked.link, asked.name, random.Random(asked.seed))


if __name__ == "__main__":
    main()
