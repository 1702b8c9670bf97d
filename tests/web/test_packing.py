"""Messages are packed once for all who are told the same, and nothing of one message is kept for the next."""

import zlib
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from caravela.web import packing, slow
from caravela.web.packing import Packed

SCENE = b'{"kind":"scene","parts":{' + b",".join(b'"board/%d":"<g/>"' % n for n in range(200)) + b"}}"


def agreed(**asked: Any) -> tuple[Any, Any]:
    """The two ends of a line, as they agree on how to pack."""
    client = ClientPerMessageDeflateFactory(**asked)
    answer, server = slow.Sharing().process_request_params(client.get_request_params(), [])
    return server, client.process_response_params(answer, [])


@pytest.mark.parametrize("asked", [{"client_max_window_bits": True}, {}, {"server_max_window_bits": 10}])
def test_every_client_reads_what_it_was_sent(asked: dict[str, Any]) -> None:
    server, client = agreed(**asked)
    for text in (SCENE, b"{}", SCENE, "Ânia".encode()):
        sent = server.encode(Frame(Opcode.TEXT, text))
        assert bytes(client.decode(sent).data) == text
        assert bytes(server.decode(client.encode(Frame(Opcode.TEXT, text))).data) == text
    assert not hasattr(server, "encoder") and not hasattr(server, "decoder"), "nothing is kept for a line"


def test_who_is_told_the_same_gets_what_was_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    packed, made = Packed(), list[int]()

    def counted(*given: Any) -> Any:
        made.append(1)
        return zlib.compressobj(*given)

    class Zlib:
        DEFLATED, MAX_WBITS, Z_SYNC_FLUSH = zlib.DEFLATED, zlib.MAX_WBITS, zlib.Z_SYNC_FLUSH
        compressobj = staticmethod(counted)

    monkeypatch.setattr(packing, "zlib", Zlib)
    monkeypatch.setattr(slow, "PACKED", packed)
    packed.pack(SCENE)  # by the thread that has made the scene
    sent = [agreed(client_max_window_bits=True)[0].encode(Frame(Opcode.TEXT, SCENE)).data for _ in range(4)]
    assert len(made) == 1 and len({bytes(one) for one in sent}) == 1


def test_what_was_packed_is_forgotten_when_much_else_was() -> None:
    packed = Packed(most=3 * len(SCENE))
    for n in range(20):
        packed.pack(SCENE[:-8] + b"%08d" % n)
    assert len(packed._known) <= 3 and packed._size == sum(map(len, packed._known)) <= 3 * len(SCENE)
    packed.pack(b"x" * 4 * len(SCENE))  # more than all that is kept
    assert packed._size <= 3 * len(SCENE)
