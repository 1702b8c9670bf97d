"""What there is to say of the things on the table of Empires: what each is, its clause, what it is worth to the viewer now."""

from caravela.empires.view import EmpiresView
from caravela.render.artist import About
from caravela.text import Speaker


def about(thing: str, view: EmpiresView, speaker: Speaker) -> About | None:
    """A tooltip for a drawn thing; None for one that is not of this game."""
    sort, _, name = thing.partition("-")
    if sort in ("region", "good", "kind", "tile", "nation", "space"):
        return About(speaker.name(sort, name), (speaker.about(sort, name),))
    if sort == "target":
        return About(speaker.name(sort, name.replace("_", " ")))
    if sort == "seat":
        return About(speaker.player(int(name)))
    if sort == "find":
        return About(speaker.name(sort, name), (speaker.find(name),))
    return About(thing)
