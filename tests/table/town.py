"""A host in its own process and people at many screens: each has a line, and a bot that knows the game by what it hears."""
import asyncio
import json
import os
import random
import re
import shutil
import signal
import sys
import tempfile

from line import Line, Refused

AGAIN_AFTER = (0.3, 1, 2, 5, 10)  # s, with a third of chance in it


class Host:
    """schott-table in a folder of its own."""

    def __init__(self, program, port=0, more=(), control=False, config=""):
        self.program, self.more = program, list(more)
        self.folder = tempfile.mkdtemp(prefix="schott-table-")
        self.port = port or random.randint(20000, 50000)
        self.process = None
        self.log = ""
        self.environment = dict(os.environ, **({"SCHOTT_TABLE_SHOWS_AT_ONCE": "1"} if control else {}))
        self.config = os.path.join(self.folder, "table.ini")
        with open(self.config, "w", encoding="utf-8") as file:
            file.write(config or "[tables]\npace = 0\n[limits]\nconnections = 100000\njoins = 100000\nwrong_codes = 100000\ntables = 100000\n"
                       "messages = 100000\nburst = 100000\n")

    async def start(self, again=False):
        """Until it listens. A port that somebody else has is changed for another, unless people know it already."""
        for _ in range(100):
            self.process = await asyncio.create_subprocess_exec(
                self.program, "--config", self.config, "--folder", os.path.join(self.folder, "games"), "--port", str(self.port),
                *self.more, stderr=asyncio.subprocess.PIPE, env=self.environment)
            while line := (await self.process.stderr.readline()).decode():
                self.log += line
                if line.endswith("ready\n"):
                    self.listening = asyncio.create_task(self.listen())
                    return self
            await self.process.wait()
            if "listen" not in self.log:
                break
            if not again:
                self.port = random.randint(20000, 50000)
            self.log = ""
        raise AssertionError("the host did not start: " + self.log)

    async def listen(self):
        while line := (await self.process.stderr.readline()).decode():
            self.log += line

    async def kill(self, how=signal.SIGKILL):
        self.process.send_signal(how)
        code = await self.process.wait()
        await self.listening
        return code

    async def close(self):
        """As somebody who runs it would end it."""
        code = await self.kill(signal.SIGTERM)
        shutil.rmtree(self.folder)
        assert code == 0, f"exit {code}: {self.log}"


class Person:
    def __init__(self, town, number):
        self.town, self.number = town, number
        self.line = None
        self.code, self.at = None, "seat"
        self.over = None  # the digest of all that happened
        self.made = asyncio.get_running_loop().create_future()
        self.sits = asyncio.Event()
        self.is_over = asyncio.Event()
        self.back = []  # s: how long it took to be back
        self.left_at = None
        self.heard_at = asyncio.get_running_loop().time()
        self.whys = []
        self.last = ""  # what it heard or said
        self.acts, self.acted_at, self.waits = 0, None, []  # s from an action to its answer
        self.stays = True
        self.task = None

    async def call(self):
        self.line = await Line.call(self.town.port)
        self.line.say('{"t":"hello","v":1,"build":"test","lang":"en"}')

    async def make(self, game, seats, more=None):
        """The code of a new table. Who is not told one, because the host has gone, asks for another."""
        board = {"world": "short", "path": "classic"}[game]
        wish = json.dumps({"t": "make", "game": game, "setup": {"board": board, "seats": seats}} | (more or {}))
        while not self.made.done():
            try:
                await self.call()
            except (Refused, OSError):
                await asyncio.sleep(AGAIN_AFTER[0])
                continue
            self.task = asyncio.create_task(self.hear_on())
            self.line.say(wish)
            await asyncio.wait([self.task, self.made], return_when=asyncio.FIRST_COMPLETED)
        return self.made.result()

    def join(self, code, at="seat"):
        self.code, self.at = code, at
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.stay())
        else:
            self.town.tell(self.number, f"join {self.code.replace(' ', '-')} {self.at}")

    async def hear_on(self):
        while (text := await self.line.hear()) is not None:
            self.heard_at = asyncio.get_running_loop().time()
            if self.acted_at is not None and text.startswith('{"t":"ok"'):
                self.waits.append(self.heard_at - self.acted_at)
                self.acted_at = None
            self.last = "heard " + text[:80]
            self.town.tell(self.number, "hear " + text)
        self.town.tell(self.number, "gone")
        self.line.hang_up()
        self.line = None
        if self.stays and self.code:
            self.left_at = asyncio.get_running_loop().time()
            await self.stay()

    async def stay(self):
        """At the table, whatever becomes of the line."""
        tries = 0
        while self.stays:
            try:
                await self.call()
            except (Refused, OSError):
                self.line = None
                wait = AGAIN_AFTER[min(tries, len(AGAIN_AFTER) - 1)]
                tries += 1
                await asyncio.sleep(wait * random.uniform(2 / 3, 4 / 3))
                continue
            self.town.tell(self.number, f"join {self.code.replace(' ', '-')} {self.at}")
            await self.hear_on()
            return

    def take(self, word, rest):
        if word == "say" and self.line is not None:
            self.line.say(rest)
            self.last = "said " + rest[:80]
            if rest.startswith('{"t":"act"'):
                self.acts += 1
                self.acted_at = asyncio.get_running_loop().time()
        elif word == "made" and not self.made.done():
            self.made.set_result(rest)
        elif word == "in":
            self.sits.set()
            if self.left_at is not None:
                self.back.append(asyncio.get_running_loop().time() - self.left_at)
                self.left_at = None
        elif word == "over":
            self.over = rest
            self.is_over.set()
        elif word in ("bye", "no"):
            self.whys.append(rest)
        elif word == "lost":
            self.town.lost += 1
            self.town.has_lost.set()
        elif word == "refused":
            self.town.refused += 1

    def leave(self):
        self.stays = False
        if self.task is not None:
            self.task.cancel()
        if self.line is not None:
            self.line.hang_up()


class Town:
    """Its people, who all share one program of bots."""
    all = []

    def __init__(self, bots, port):
        self.program, self.port = bots, port
        self.people = []
        Town.all.append(self)
        self.lost = self.refused = 0
        self.has_lost = asyncio.Event()

    async def start(self):
        self.bots = await asyncio.create_subprocess_exec(self.program, stdin=asyncio.subprocess.PIPE,
                                                         stdout=asyncio.subprocess.PIPE, limit=1 << 20)
        self.listening = asyncio.create_task(self.listen())
        test = asyncio.current_task()
        self.listening.add_done_callback(lambda ended: ended.exception() and test.cancel(str(ended.exception())))
        return self

    async def listen(self):
        while line := (await self.bots.stdout.readline()).decode():
            number, word, rest = re.fullmatch(r"(\d+) (\w+) ?(.*)\n", line).groups()
            self.people[int(number)].take(word, rest)
        code = await self.bots.wait()
        assert code == 0, f"the bots ended with {code}"

    def tell(self, number, words):
        self.bots.stdin.write(f"{number} {words}\n".encode())

    def person(self):
        self.people.append(Person(self, len(self.people)))
        return self.people[-1]

    async def table(self, game, people, computers=0, watchers=0, more=None):
        """A table with everybody at it."""
        first = self.person()
        seats = [None] * people + [{"computer": True, "level": "easy"}] * computers
        code = await first.make(game, seats, more)
        at = [first] + [self.person() for _ in range(people - 1 + watchers)]
        for i, person in enumerate(at):
            person.join(code, "seat" if i < people else "watch")
            await person.sits.wait()
        return at

    def tell_who_is_stuck(self):
        now = asyncio.get_running_loop().time()
        for person in self.people:
            if not person.is_over.is_set():
                print(f"{person.number} at {person.code}, {person.at}: sits {person.sits.is_set()}, line {person.line is not None}, heard "
                      f"{now - person.heard_at:.1f} s ago, back {len(person.back)} times, away since {person.left_at}, {person.whys}, "
                      f"last {person.last}")

    async def end(self):
        """Everybody has seen the end."""
        await asyncio.gather(*(person.is_over.wait() for person in self.people))

    async def close(self):
        for person in self.people:
            person.leave()
        self.bots.stdin.close()
        await self.listening
        await self.bots.wait()


def check_alike(tables):
    for at in tables:
        assert len({person.over for person in at}) == 1, "they saw different games: " + str([person.over for person in at])


def run(test, seconds):
    """A limit that only something stuck can reach: then it says who is."""
    async def limited():
        try:
            await asyncio.wait_for(test, seconds * float(os.environ.get("MESON_TEST_TIMEOUT_MULTIPLIER", "4")))
        except asyncio.TimeoutError:
            for town in Town.all:
                town.tell_who_is_stuck()
            raise
    asyncio.run(limited())


def programs():
    return sys.argv[1], sys.argv[2]
