"""The story of Maracaibo as it is read at the table: both sides of its cards, the votes, the ending."""

from dataclasses import replace

from caravela.core.events import Event
from caravela.core.game import View
from caravela.games.maracaibo.rules.components import ENDING_IDS, STORY_CARD_IDS, STORY_IDS
from caravela.games.maracaibo.rules.view import MaracaiboView
from caravela.text import Speaker
from caravela.text.words import Page


def page(event: Event, speaker: Speaker) -> Page | None:
    """M-STORY-1, 10, 22: the side of a story card that is read now, or how the campaign ends."""
    said = event.phrase.message
    if said in ("event-story-read", "event-story-waits"):
        card = STORY_CARD_IDS[int(event.phrase["story"])]
        title = speaker.message("table-story", card=card, title=speaker.name("story", card))
        return Page(f"front-{card}", chapter(card, speaker), title, (speaker.name("front", card),))
    if said == "event-story-completed":
        card = STORY_CARD_IDS[int(event.phrase["story"])]
        title = speaker.message("table-story-done", card=card, title=speaker.name("story", card))
        return Page(f"back-{card}", chapter(card, speaker), title, (speaker.name("back", card),))
    if said == "event-campaign-ended":
        ending = ENDING_IDS[int(event.phrase["ending"])]
        return Page(f"ending-{ending}", "", speaker.name("ending", ending), (speaker.about("ending", ending),))
    return None


def pages(events: list[Event], speaker: Speaker) -> list[Page]:
    """Each page once, in the order in which they were read; who voted for what stands below the back that was voted on."""
    told: dict[str, Page] = {}
    for event in events:
        now = page(event, speaker)
        if now is not None:
            told.setdefault(now.key, now)
        elif event.phrase.message in ("event-voted", "event-vote-decided"):
            card = STORY_CARD_IDS[int(event.phrase["story"])]
            back = told[f"back-{card}"]
            asked = speaker.name("vote", card)
            heading = () if asked in back.lines else (asked,)
            told[back.key] = replace(back, lines=(*back.lines, *heading, speaker.event(event)))
    return list(told.values())


def chapter(card: str, speaker: Speaker) -> str:
    """The chapter of a story card; the other cards belong to none."""
    if card not in STORY_IDS:
        return ""
    rows = speaker.tables.documents.get("story_cards.toml", {}).get("story", [])
    return chapter_title(next(int(row["chapter"]) for row in rows if row["id"] == card), speaker)


def chapter_title(n: int, speaker: Speaker) -> str:
    return speaker.message("tale-chapter", n=n, title=speaker.name("chapter", str(n)))


def standing(view: View, speaker: Speaker) -> list[Page]:
    """M-CAMP-1: the chapter, the legacy tiles and the project cards that the campaign has brought."""
    assert isinstance(view, MaracaiboView)
    come = view.campaign
    if come is None:
        return []
    now = chapter_title(come.chapter, speaker)
    cards = [f"{speaker.name('story', card)} ({card})" for card in come.in_play]
    found = [Page("chapter", now, now, tuple(cards))]
    if come.legacy:
        tiles = [f"{speaker.name('legacy', tile)} ({tile}): {speaker.about('legacy', tile)}" for tile in come.legacy]
        found.append(Page("legacy", now, speaker.message("table-legacy"), tuple(tiles)))
    if come.cards:
        unlocked = [f"{speaker.name('card', card)} ({card})" for card in come.cards]
        found.append(Page("cards", now, speaker.message("tale-cards"), tuple(unlocked)))
    return found
