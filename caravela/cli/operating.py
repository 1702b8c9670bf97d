"""caravela backup, restore and forget: for those who run a server. Other commands do without the database."""

import argparse
import contextlib
import time
from pathlib import Path

from caravela.core.refused import Refused
from caravela.text import Speaker

WHERE = "a file, or postgresql://…; by default the file in your data folder"
YES = "--yes"


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; in a folder it gets a name with the date")
    parser.add_argument("--database", default=None, help=WHERE)
    parser.add_argument("--keep", type=int, default=None, metavar="N", help="with a folder: remove all but the latest N")


def add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a copy made by caravela backup")
    parser.add_argument("--database", default=None, help=f"an empty one: {WHERE}")


def add_forget(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("person", metavar="NAME|ID", help="who is to be forgotten")
    parser.add_argument("--database", default=None, help=WHERE)
    parser.add_argument(YES, action="store_true", help="really; without it only tells who would be")


def database_asked(asked: argparse.Namespace) -> str:
    from caravela.web.serve import own_database

    return asked.database or own_database()


def backup(asked: argparse.Namespace, language: str) -> None:
    from caravela.table.backup import back_up, dated, keep_latest

    speaker, many = Speaker(language), asked.file.is_dir()
    if asked.keep is not None and (not many or asked.keep < 1):
        raise Refused("backup-keep", n=asked.keep)
    file = dated(asked.file, time.strftime("%Y-%m-%dT%H%M%SZ", time.gmtime())) if many else asked.file
    found = back_up(database_asked(asked), file)
    print(speaker.message("backup-done", file=str(file), people=found.people, tables=found.tables, acts=found.acts))
    if asked.keep is not None and (gone := keep_latest(asked.file, asked.keep)):
        print(speaker.message("backup-thinned", n=gone))


def restore(asked: argparse.Namespace, language: str) -> None:
    from caravela.table.backup import restore as put_back
    from caravela.table.database import address, shown

    database = database_asked(asked)
    found = put_back(asked.file, database)
    name = shown(address(database))
    said = Speaker(language).message(
        "restore-done", name=name, file=str(asked.file), people=found.people, tables=found.tables, acts=found.acts
    )
    print(said)


def forget(asked: argparse.Namespace, language: str) -> None:
    from caravela.table.database import address, shown
    from caravela.table.forgetting import forget_person, people_called
    from caravela.table.store import Store

    speaker, database = Speaker(language), database_asked(asked)
    url = address(database)
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise Refused("backup-nothing", name=shown(url))
    with contextlib.closing(Store(database)) as store:
        store.migrate()
        found = people_called(store, asked.person)
        if not found:
            raise Refused("forget-none", wanted=asked.person)
        for one in found:
            since, seen = [time.strftime("%Y-%m-%d", time.gmtime(at)) for at in (one.created, one.seen)]
            titles = ", ".join(filter(None, one.tables)) or len(one.tables)
            name = one.name or "—"
            print(speaker.message("forget-found", id=one.id, name=name, since=since, seen=seen, tables=titles))
        if len(found) > 1:
            raise Refused("forget-many", wanted=asked.person)
        if not asked.yes:
            print(speaker.message("forget-sure", option=YES))
            return
        nobody = speaker.message("forget-nobody")
        gone = forget_person(store, found[0].id, nobody, lambda seat: speaker.message("seat", n=seat + 1))
        print(speaker.message("forget-done", deleted=gone.deleted, kept=gone.kept))
