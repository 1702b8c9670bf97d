"""Messages are packed once for all who are told the same, and nothing of one message is kept for the next."""

import json
import zlib
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from caravela.web import packing
from caravela.web.news import written_together
from caravela.web.packing import Told, told, told_together
from caravela.web.slow import Sharing, takes_shared

SCENE = '{"kind":"scene","parts":{' + ",".join(f'"board/{n}":"<g/>"' for n in range(200)) + "}}"


def agreed(**asked: Any) -> tuple[Any, Any]:
    """The two ends of a line, as they agree on how to pack."""
    client = ClientPerMessageDeflateFactory(**asked)
    answer, server = Sharing().process_request_params(client.get_request_params(), [])
    return server, client.process_response_params(answer, [])


def received(frame: bytes, client: Any) -> str:
    """What a client reads in a frame."""
    stream = StreamReader()
    stream.feed_data(frame)
    parser = Frame.parse(stream.read_exact, mask=False, extensions=[client])
    with pytest.raises(StopIteration) as done:
        next(parser)  # all of it is there
    read: Frame = done.value.value
    assert read.opcode is Opcode.TEXT and read.fin
    return bytes(read.data).decode()


@pytest.mark.parametrize("asked", [{"client_max_window_bits": True}, {}, {"server_max_window_bits": 10}])
def test_every_client_reads_what_it_was_sent(asked: dict[str, Any]) -> None:
    server, client = agreed(**asked)
    assert takes_shared([server]) == ("server_max_window_bits" not in asked)
    for text in (SCENE, "{}", SCENE, "Ânia", "".join(map(chr, range(1000, 40_000)))):
        sent = server.encode(Frame(Opcode.TEXT, text.encode()))
        assert bytes(client.decode(sent).data).decode() == text
        assert bytes(server.decode(client.encode(Frame(Opcode.TEXT, text.encode()))).data).decode() == text
        if takes_shared([server]):
            assert received(told(text).frame, client) == text
    assert not hasattr(server, "encoder") and not hasattr(server, "decoder"), "nothing is kept for a line"


def test_who_does_not_pack_gets_texts_as_they_are() -> None:
    assert not takes_shared([])


def test_what_several_are_told_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    def counted(text: bytes) -> bytes:
        sizes.append(len(text))
        return packed(text)

    packed = packing.packed
    monkeypatch.setattr(packing, "packed", counted)
    head, tails = SCENE[:-1].encode(), [b',"seat":0}', b',"seat":1}', b',"seat":0}']
    texts = told_together(head, tails)
    assert texts == [SCENE[:-1] + tail.decode() for tail in tails]
    assert sizes == [len(head), 10, 10], "and what two of them are told is the same text"
    _, client = agreed()
    for text in texts:
        assert isinstance(text, Told) and received(text.frame, client) == text
        assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(text.packed + packing.END) == text.encode()


@pytest.mark.parametrize("parts", [{}, {"board": "<g/>"}])
def test_viewers_who_are_told_nothing_alike_can_all_read_it(parts: dict[str, str]) -> None:
    messages: list[Any] = [{"kind": "refused", "message": "No."}, {"kind": "change", "seat": 1, "parts": parts}]
    assert [json.loads(text) for text in written_together(messages)] == messages
