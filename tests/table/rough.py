"""A rough line between people and their host: what is said comes late and by fits and starts, lines are cut, parted for
seconds, or gone at one end alone. Nothing is lost, and nobody waits for longer than 15 s.

    rough.py SCHOTT-TABLE TABLE-BOTS

Four games; 300 with SCHOTT_LONG=1. A proxy does it, as not every kernel has netem.
"""
import asyncio
import os
import random

from town import Host, Town, check_alike, programs, run

IS_LONG = os.environ.get("SCHOTT_LONG") == "1"
GAMES, AT_ONCE, STUCK = (300, 20, 15) if IS_LONG else (4, 4, 15)


class Roads:
    """The proxy. Each way of each line has its own delay, which changes; the order stays."""

    def __init__(self, port, delay=0.01, jitter=0.03):
        self.to, self.delay, self.jitter = port, delay, jitter
        self.lines = set()
        self.open = asyncio.Event()
        self.open.set()
        self.cuts = self.half_open = self.partings = 0

    async def start(self):
        self.server = await asyncio.start_server(self.come, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def come(self, reader, writer):
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        line = (writer, far_writer)
        self.lines.add(line)
        await asyncio.gather(self.carry(reader, far_writer), self.carry(far_reader, writer), return_exceptions=True)
        self.lines.discard(line)

    async def carry(self, reader, writer):
        try:
            while data := await reader.read(random.choice((7, 400, 65536))):
                await asyncio.sleep(self.delay + random.random() * self.jitter)
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()

    def cut(self):
        """Anywhere, also in the middle of a message. Half open: the host is not told."""
        if not self.lines:
            return
        near, far = random.choice(list(self.lines))
        near.transport.abort()
        if self.half_open == 0 or random.random() < 0.3:
            self.half_open += 1
        else:
            far.transport.abort()
        self.cuts += 1

    async def part(self, seconds):
        """Nothing goes either way, and nobody is told."""
        self.partings += 1
        self.open.clear()
        await asyncio.sleep(seconds)
        self.open.set()


async def make_trouble(roads):
    while True:
        await asyncio.sleep(random.uniform(0.05, 0.3))
        roads.cut()
        if roads.partings == 0 or random.random() < (0.02 if IS_LONG else 0.1):
            await roads.part(random.uniform(0.5, 5 if IS_LONG else 1.5))


async def watch(town, waits):
    """How long anybody at a game that goes on has heard nothing."""
    while True:
        await asyncio.sleep(0.2)
        now = asyncio.get_running_loop().time()
        for person in town.people:
            if person.sits.is_set() and not person.is_over.is_set():
                waits.append(now - person.heard_at)
                assert waits[-1] < STUCK, f"{person.number} has heard nothing for {waits[-1]:.0f} s: {person.whys}"


async def play(town, gate, tables, number):
    async with gate:
        at = await town.table("world" if number % 3 == 0 else "path", 2 + number % 3)
        tables.append(at)
        await asyncio.gather(*(person.is_over.wait() for person in at))
        for person in at:
            person.leave()


async def main():
    table, bots = programs()
    host = await Host(table).start()
    roads = await Roads(host.port).start()
    town = await Town(bots, roads.port).start()
    gate, tables, waits = asyncio.Semaphore(AT_ONCE), [], [0]
    others = [asyncio.create_task(make_trouble(roads)), asyncio.create_task(watch(town, waits))]
    games = asyncio.gather(*(play(town, gate, tables, number) for number in range(GAMES)))
    done, _ = await asyncio.wait([games, others[1]], return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    for task in others:
        task.cancel()
    roads.open.set()
    assert town.lost == 0 and town.refused == 0, (town.lost, town.refused)
    assert roads.cuts >= GAMES / 2 and roads.half_open > 0 and roads.partings > 0, (roads.cuts, roads.half_open, roads.partings)
    check_alike(tables)
    back = sum(len(person.back) for person in town.people)
    await town.close()
    await host.close()
    print(f"{len(tables)} games; {roads.cuts} cuts, {roads.half_open} of them at one end, {roads.partings} partings; {back} returns, "
          f"0 lost, nobody waited for longer than {max(waits):.1f} s")


run(main(), 900 if IS_LONG else 60)
