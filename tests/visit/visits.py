"""People at tables elsewhere, each in a process of its own: whole games, a host that is killed, and what is no host."""
import asyncio
import logging
import os
import socket
import ssl
import sys
import tempfile
import unittest
from pathlib import Path

from town import Host, programs


STUCK = 30 * float(os.environ.get("MESON_TEST_TIMEOUT_MULTIPLIER", "4"))  # s: only something stuck can reach it


class Visitor:
    there = []

    def __init__(self, process):
        self.process = process
        self.told = []

    @classmethod
    async def come(cls, *arguments):
        cls.there.append(cls(await asyncio.create_subprocess_exec(programs()[1], *arguments, stdout=asyncio.subprocess.PIPE)))
        return cls.there[-1]

    @classmethod
    async def all_go(cls):
        while cls.there:
            await cls.there.pop().end()

    async def hear(self, word):
        """What comes behind that word."""
        while line := (await asyncio.wait_for(self.process.stdout.readline(), STUCK)).decode():
            self.told.append(line.strip())
            if line.startswith(word):
                return line[len(word):].strip()
        raise AssertionError(f"never said {word}: {self.told}")

    async def end(self):
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class AtAHost(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.host = await Host(programs()[0]).start()
        self.address = f"ws://localhost:{self.host.port}"

    async def asyncTearDown(self):
        await Visitor.all_go()
        await self.host.close()

    async def two(self, game, *second_does):
        first = await Visitor.come(self.address, game)
        code = await first.hear("at ")
        second = await Visitor.come(self.address, code, *second_does)
        await asyncio.gather(first.hear("seats 0 0"), second.hear("stage there"))
        return first, second, code

    async def test_two_play_a_whole_game_and_have_seen_the_same(self):
        for game in ("world", "path"):
            with self.subTest(game):
                first, second, _ = await self.two(game)
                over = await asyncio.gather(first.hear("over "), second.hear("over "))
                self.assertEqual(over[0], over[1])
                self.assertTrue(over[0].endswith(" 1"), "the shuffle was proved to be fair")
                self.assertRegex(" ".join(first.told), f"note {game} (short|classic) 2 0 [1-9][0-9]* notes 0")

    async def test_a_link_is_what_others_open(self):
        first = await Visitor.come(self.address, "path")
        code = await first.hear("at ")
        self.assertEqual(await first.hear("link "), f"http://localhost:{self.host.port}/#{code.replace(' ', '-')}")

    async def test_everybody_sees_who_has_gone(self):
        first, second, _ = await self.two("path", "sit")
        await second.end()
        await first.hear("seats 0 2")

    async def test_a_killed_host_is_called_again_and_the_game_ends_the_same_for_all(self):
        first, second, _ = await self.two("world")
        await self.host.kill()
        await asyncio.gather(first.hear("stage away"), second.hear("stage away"))
        await self.host.start(again=True)
        await asyncio.gather(first.hear("stage there"), second.hear("stage there"))
        over = await asyncio.gather(first.hear("over "), second.hear("over "))
        self.assertEqual(over[0], over[1])

    async def test_a_full_table_and_a_wrong_code_are_told(self):
        first, second, code = await self.two("path", "sit")
        third = await Visitor.come(self.address, code)
        self.assertEqual(await third.hear("trouble "), "Every seat at this table is taken.")
        wrong = await Visitor.come(self.address, code[:-1] + ("7" if code[-1] != "7" else "8"))
        self.assertEqual(await wrong.hear("trouble "), "There is no table with this code.")


class NoHost(unittest.IsolatedAsyncioTestCase):
    async def trouble(self, address):
        visitor = await Visitor.come(address, "path")
        trouble = await visitor.hear("trouble ")
        await visitor.process.wait()
        return trouble

    async def answering(self, answer, encryption=None):
        async def serve(reader, writer):
            try:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(answer)
                await writer.drain()
                writer.close()
            except (asyncio.IncompleteReadError, ConnectionError):
                pass
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=encryption)
        self.addAsyncCleanup(server.wait_closed)
        self.addCleanup(server.close)
        return server.sockets[0].getsockname()[1]

    async def test_a_port_where_nobody_listens(self):
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            port = closed.getsockname()[1]
            self.assertEqual(await self.trouble(f"ws://127.0.0.1:{port}"), f"Nobody answers at 127.0.0.1:{port}. Is the address right, "
                             "and are you on the same network?")

    async def test_a_web_server(self):
        port = await self.answering(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        self.assertEqual(await self.trouble(f"ws://127.0.0.1:{port}"), f"There is something at 127.0.0.1:{port}, but it hosts no tables.")

    async def test_a_web_socket_of_somebody_else(self):
        port = await self.answering(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                    b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n")
        self.assertIn("hosts no tables", await self.trouble(f"ws://127.0.0.1:{port}"))

    async def test_something_that_talks_without_an_end(self):
        port = await self.answering(b"x" * 100000)
        self.assertIn("hosts no tables", await self.trouble(f"ws://127.0.0.1:{port}"))

    async def test_a_certificate_that_nobody_vouches_for(self):
        with tempfile.TemporaryDirectory() as folder:
            key, certificate = Path(folder, "key"), Path(folder, "certificate")
            made = await asyncio.create_subprocess_exec(
                "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
                "/CN=localhost", "-keyout", key, "-out", certificate, stderr=asyncio.subprocess.DEVNULL)
            self.assertEqual(await made.wait(), 0)
            encryption = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            encryption.load_cert_chain(certificate, key)
            port = await self.answering(b"", encryption)
            self.assertEqual(await self.trouble(f"wss://localhost:{port}"),
                             f"This computer doesn’t trust the certificate of localhost:{port}.")

    async def test_no_address(self):
        self.assertEqual(await self.trouble("http://fair.example"), "fair.example is no address of a host.")


if __name__ == "__main__":
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # handshakes that are to fail
    unittest.main(argv=sys.argv[:1])
