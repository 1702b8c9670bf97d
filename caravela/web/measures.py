"""What those who run a server can measure, for Prometheus: at a port of this machine alone, never where people play.

Every label has few values, whatever strangers send.
"""

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from caravela.core.refused import Refused

HERE = "127.0.0.1"
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}  # all others are one
FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

TABLES = Gauge("caravela_tables", "Tables in memory")
SOCKETS = Gauge("caravela_sockets", "Open WebSocket connections")
MOVES = Counter("caravela_moves_total", "Acts stored", ["game", "by", "kind"])
REFUSALS = Counter("caravela_refusals_total", "Requests refused", ["code"])
TELL_SECONDS = Histogram("caravela_tell_seconds", "Making and queueing the views of one table after an act", buckets=FINE)
BOT_SECONDS = Histogram("caravela_bot_seconds", "A bot thinking, queue included", ["level"], buckets=FINE)
REQUEST_SECONDS = Histogram("caravela_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=FINE)


def show_measures(port: int) -> None:
    """From now on, as long as the server runs, they can be read at the port."""
    try:
        start_http_server(port, HERE)
    except (OSError, OverflowError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused("serve-port", host=HERE, port=port, error=problem, option="--metrics-port") from None
