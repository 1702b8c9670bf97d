"""A bot for Caravela in thirty lines: whatever does something rather than nothing, at random.

caravela bots check python examples/outside_bot.py
caravela arena santamaria --players "random,cmd:python examples/outside_bot.py" --games 20
"""

import json
import random
import sys

LAST = ("no", "pass", "retire", "end", "stop", "done", "sell", "discard")  # how options begin that are taken when nothing else is


def choose(question: dict, luck: random.Random) -> str:
    """`question["view"]` has all that the seat may know; this bot looks at the names of the options alone."""
    options = question["options"]
    return luck.choice([option for option in options if not option.startswith(LAST)] or options)


def main() -> None:
    luck = random.Random()
    for line in sys.stdin:
        question = json.loads(line)
        if question["kind"] == "hello":
            luck = random.Random(question["luck"])
            print(json.dumps({"id": question["id"], "name": "Eager"}), flush=True)
        elif question["kind"] == "decision":
            print(json.dumps({"id": question["id"], "option": choose(question, luck)}), flush=True)


if __name__ == "__main__":
    main()
