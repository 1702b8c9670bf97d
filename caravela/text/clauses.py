"""The numbered clauses of a game, read from its rules page and the page of a language: for help, prompts and refusals.

The English page is the authority. A translated page has the same chapter numbers and, for each clause, the mark of the English
sentence that it translates; where that sentence has changed since, English is shown, because an old rule is a wrong rule.
"""

import re
from hashlib import blake2s

from caravela.core.refused import Refused

ID = r"[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*(?:\.[0-9]+)?"
SENTENCE = re.compile(rf"^(?:- )?\*\*({ID})(?: — ([^*]*))?\*\*\s*(.*)$")
ROW = re.compile(rf"^\|\s*({ID})\s*\|(.*)\|\s*$")
HEADING = re.compile(r"^#{2,4}\s+([0-9]+(?:\.[0-9]+)*)\.?\s+(.*)$")
ORIGIN = re.compile(r"\s*`\[(?:book|public|designed)[^\]]*\]`")
TRANSLATED = re.compile(r"^`([0-9a-f]{6})`\s+(.*)$")


def mark(sentence: str) -> str:
    """Six digits that change with the sentence."""
    return blake2s(sentence.encode(), digest_size=3).hexdigest()


class Clauses:
    """The clauses of one rules page by id, in the order of the page, with the chapter each stands in."""

    def __init__(self, page: str, translation: str = "") -> None:
        self.texts: dict[str, str] = {}
        self.chapter_of: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self._read(page)
        self.outdated: list[str] = []
        self.missing: list[str] = []
        self.untitled: list[str] = []
        if translation:
            self._translate(Clauses(translation))

    def _read(self, page: str) -> None:
        chapter = ""
        last = ""
        for line in page.splitlines():
            if title := HEADING.match(line):
                chapter, last = title.group(1), ""
                self.titles[chapter] = ORIGIN.sub("", title.group(2)).replace("`", "")
            elif sentence := SENTENCE.match(line):
                last = sentence.group(1)
                title_part = f"{sentence.group(2).strip(' .')}: " if sentence.group(2) else ""
                self._add(last, chapter, title_part + sentence.group(3))
            elif row := ROW.match(line):
                last = ""
                cells = [cell.strip() for cell in row.group(2).split("|")]
                self._add(row.group(1), chapter, " — ".join(cell for cell in cells if cell))
            elif last and line.strip() and not line.startswith(("|", "#", "-", "```")):
                self.texts[last] += " " + line.strip()
            else:
                last = ""

    def _add(self, clause: str, chapter: str, text: str) -> None:
        if clause not in self.texts:
            self.texts[clause] = text.strip()
            self.chapter_of[clause] = chapter

    def _translate(self, theirs: "Clauses") -> None:
        shown = {chapter.split(".")[0] for chapter in self.chapter_of.values()} | {*self.chapter_of.values()}
        self.untitled = [chapter for chapter in self.titles if chapter in shown and chapter not in theirs.titles]
        self.titles |= {chapter: title for chapter, title in theirs.titles.items() if chapter in self.titles}
        for clause in self.texts:
            said = TRANSLATED.match(theirs.texts.get(clause, ""))
            if said is None:
                self.missing.append(clause)
            elif said.group(1) != mark(self.plain(clause)):
                self.outdated.append(clause)
            else:
                self.texts[clause] = said.group(2)

    def plain(self, clause: str) -> str:
        """The clause as a player reads it: without marks of origin and formatting."""
        return ORIGIN.sub("", self.texts[clause]).replace("`", "").replace("*", "").strip()

    def heading(self, clause: str) -> str:
        return self.titles.get(self.chapter_of[clause], "")

    def find(self, wanted: str) -> list[str]:
        """Clauses by id, by chapter ("E-DOCK"), or by a word in them; a refusal when nothing fits."""
        wanted = wanted.strip()
        if len(wanted) < 2:
            raise Refused("rules-nothing", word=wanted)
        clause = wanted.upper()
        if clause in self.texts:
            return [clause]
        chapter = [known for known in self.texts if re.match(rf"{re.escape(clause.rstrip('-'))}[-.]", known)]
        if chapter:
            return chapter
        named = clause.replace(" ", "-")
        word = wanted.casefold()
        found = [known for known in self.texts if named in known]
        found += [known for known in self.texts if known not in found and word in self.plain(known).casefold()]
        found += [known for known in self.texts if known not in found and word in self.heading(known).casefold()]
        if not found:
            raise Refused("rules-nothing", word=wanted)
        return found

    def chapters(self) -> dict[str, list[str]]:
        """The clause ids in each chapter that has any, by its number."""
        chapters: dict[str, list[str]] = {}
        for clause, chapter in self.chapter_of.items():
            chapters.setdefault(chapter, []).append(clause)
        return chapters
