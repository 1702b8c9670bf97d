"""A page of the arena as somebody reads it: whole, and by its chapters."""

import re
from html import unescape
from html.parser import HTMLParser

VOID = {"meta", "br"}


class Checked(HTMLParser):
    """Every tag that is opened is closed, and nothing is fetched from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        for name, value in attrs:
            assert name not in ("src", "srcset") and not (name == "href" and not (value or "").startswith("#")), (
                tag,
                name,
                value,
            )
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def error(self, message: str) -> None:
        raise AssertionError(message)


def checked(text: str) -> Checked:
    found = Checked()
    found.feed(text)
    found.close()
    assert found.open == [] and "nan" not in re.sub(r"<(style|script)>.*?</\1>", "", text, flags=re.DOTALL)
    return found


def chapters(text: str) -> dict[str, str]:
    """What stands under each heading of a page about one game."""
    return dict(re.findall(r"<h3>(.*?)</h3>(.*?)(?=<h3>|</section>)", text, flags=re.DOTALL))


def rows(chapter: str) -> list[list[str]]:
    """The cells of all its tables, as they are read; rows of names above them have none."""
    cells = [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in re.findall(r"<tr[^>]*>(.*?)</tr>", chapter)]
    return [[unescape(re.sub("<[^>]*>", "", cell)).strip() for cell in row] for row in cells if len(row) > 1]


def folded(chapter: str, heading: str) -> list[list[str]]:
    """The rows of the folded tables of that name."""
    found = re.findall(r"<details><summary>(.*?)<span.*?</summary>(.*?)</details>", chapter)
    return [row for name, table in found if unescape(name) == heading for row in rows(table)]
