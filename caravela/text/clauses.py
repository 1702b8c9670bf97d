"""The numbered clauses of a game, read from its rules page: for help, prompts and refusals."""

import re

from caravela.core.refused import Refused

ID = r"[A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)*(?:\.[0-9]+)?"
SENTENCE = re.compile(rf"^(?:- )?\*\*({ID})(?: — ([^*]*))?\*\*\s*(.*)$")
ROW = re.compile(rf"^\|\s*({ID})\s*\|(.*)\|\s*$")
HEADING = re.compile(r"^(#{2,3})\s+([0-9.]+)\s+(.*)$")
ORIGIN = re.compile(r"\s*`\[(?:book|public|designed)[^\]]*\]`(?:[;,] [^`.]*(?:`\[[^\]]*\]`)?)?(?: for [^.`]*)?\.?")


class Clauses:
    """The clauses of one rules page by id, in the order of the page, with the heading each stands under."""

    def __init__(self, page: str) -> None:
        self.texts: dict[str, str] = {}
        self.headings: dict[str, str] = {}
        heading = ""
        last = ""
        for line in page.splitlines():
            if title := HEADING.match(line):
                heading, last = ORIGIN.sub("", f"{title.group(2)} {title.group(3)}").replace("`", ""), ""
            elif sentence := SENTENCE.match(line):
                last = sentence.group(1)
                title_part = f"{sentence.group(2).strip(' .')}: " if sentence.group(2) else ""
                self.add(last, heading, title_part + sentence.group(3))
            elif row := ROW.match(line):
                last = ""
                cells = [cell.strip() for cell in row.group(2).split("|")]
                self.add(row.group(1), heading, " — ".join(cell for cell in cells if cell))
            elif last and line.strip() and not line.startswith(("|", "#", "-", "```")):
                self.texts[last] += " " + line.strip()
            else:
                last = ""

    def add(self, clause: str, heading: str, text: str) -> None:
        if clause not in self.texts:
            self.texts[clause] = text.strip()
            self.headings[clause] = heading

    def plain(self, clause: str) -> str:
        """The clause as a player reads it: without marks of origin and formatting."""
        return ORIGIN.sub("", self.texts[clause]).replace("`", "").replace("*", "").strip()

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
        found += [known for known in self.texts if known not in found and word in self.headings[known].casefold()]
        if not found:
            raise Refused("rules-nothing", word=wanted)
        return found

    def chapters(self) -> dict[str, list[str]]:
        """The clause ids under each heading that has any."""
        chapters: dict[str, list[str]] = {}
        for clause, heading in self.headings.items():
            chapters.setdefault(heading, []).append(clause)
        return chapters
