"""One line of JSON for each thing that a server does. No token, no name, no address of a webhook gets into it."""

import json
import logging
import time
from typing import Any

KNOWN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn.access", "alembic", "httpx", "httpcore", "sqlalchemy", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    least = max(
        logging.INFO, logging.getLogger().level
    )  # below, it tells the headers of sockets, cookies included, and all they say
    logging.getLogger("uvicorn.error").setLevel(least)
