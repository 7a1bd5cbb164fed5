"""A WebSocket of our own (RFC 6455), as a screen has it: text messages, pings answered. Nothing needs to be installed."""
import asyncio
import base64
import hashlib
import os
import struct

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """The host did not take the call: its answer's first line."""


class Line:
    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def call(cls, port, host="localhost", origin=None, subprotocol="schott-table-1", address="127.0.0.1", more=(), encryption=None):
        reader, writer = await asyncio.open_connection(address, port, limit=1 << 20, ssl=encryption)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET / HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Protocol: {subprotocol}"]
        lines += [f"Origin: {origin}"] if origin else []
        writer.write("\r\n".join([*lines, *more, "", ""]).encode())
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as answer:
            writer.close()
            raise Refused(answer.partial[:40]) from None
        except ConnectionError:
            writer.close()
            raise Refused("closed") from None
        accept = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest())
        if not head.startswith(b"HTTP/1.1 101") or accept not in head:
            writer.close()
            raise Refused(head.split(b"\r\n")[0].decode())
        return cls(reader, writer)

    def frame(self, kind, payload, final=True):
        mask = os.urandom(4)
        length = len(payload)
        head = bytes([(0x80 if final else 0) | kind])
        head += bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack(">H", length)
        covered = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (length // 4 + 1))[:length], "big")
        self.writer.write(head + mask + covered.to_bytes(length, "big"))

    def say(self, text):
        self.frame(TEXT, text.encode())

    async def hear(self):
        """The next message; None: the line is gone."""
        try:
            whole = b""
            while True:
                first, second = await self.reader.readexactly(2)
                length = second & 0x7f
                if length == 126:
                    length, = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    length, = struct.unpack(">Q", await self.reader.readexactly(8))
                payload = await self.reader.readexactly(length)
                kind = first & 15
                if kind == PING:
                    self.frame(PONG, payload)
                elif kind == CLOSE:
                    return None
                elif kind in (TEXT, 0):
                    whole += payload
                    if first & 0x80:
                        return whole.decode()
        except (asyncio.IncompleteReadError, ConnectionError, OSError):
            return None

    def hang_up(self):
        self.writer.close()
