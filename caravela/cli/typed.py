"""What a player types, compared word by word with what options are called."""

import re
import unicodedata

WORD = re.compile(r"\w+")
DIGIT = re.compile(r"\d")


def words(text: str) -> list[str]:
    """The words as they are compared: without case, and without what stands between them."""
    return WORD.findall(unicodedata.normalize("NFC", text).casefold())


def fits(typed: list[str], text: list[str]) -> bool:
    """Whether all the words typed stand in a text, in that order.

    The beginning of a word is enough. What has a digit in it must be the same: 2 is not 12, A2 is not A23. A number stands
    beside the word that it was typed beside: "buy 2 wood" is not to buy a tile that brings 2 coins and a wood.
    """
    reached = {0}  # how far in the text one may have come
    for n, word in enumerate(typed):
        beside = n > 0 and word.isdecimal() and not typed[n - 1].isdecimal()
        beside = beside or (n == 1 and typed[0].isdecimal())
        found = [i for i, said in enumerate(text) if same(word, said)]
        reached = {i + 1 for i in found if (i in reached if beside else i >= min(reached))}
        if not reached:
            return False
    return bool(typed)


def same(typed: str, word: str) -> bool:
    return typed == word if DIGIT.search(typed + word) else word.startswith(typed)


def says_more(text: list[str], than: list[str]) -> bool:
    """Whether a text has all the words of another in their order and more: "use blue 5 as 2" has all of "use blue 2"."""
    left = iter(text)
    return len(text) > len(than) and all(word in left for word in than)
