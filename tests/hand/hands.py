"""Phones at a table: each a page of its own in a real browser, touched where a finger could touch it."""
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "table"))

from browser import PROGRAM, Broken, Browser  # noqa: E402
from line import Line  # noqa: E402
from town import Host  # noqa: E402

SKIPPED = 77
SOURCE = Path(__file__).resolve().parent.parent.parent

# Not so much that a hall of phones at one address would be refused.
CONFIG = "[tables]\npace = 0\n[limits]\nconnections = 1000\njoins = 1000\nmessages = 1000\nburst = 1000\n"

# What a finger may touch now: what is asked first. A card goes where it belongs, so that rows get done.
CHOOSE = """(() => {
    const free = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.hasAttribute("aria-disabled"));
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const of = (e) => `[data-key="${e.dataset.key}"][data-n="${e.dataset.n}"]`;
    const table = document.getElementById("table");
    if (table.classList.contains("waits") || !document.getElementById("lost").hidden) return null;
    if (document.getElementById("question").open) {
        const goOn = document.getElementById("go-on"), answers = free("#answers button");
        return !goOn.hidden ? "#go-on" : answers.length > 0 ? "#question " + of(any(answers)) : null;
    }
    if (table.classList.contains("over")) return "over";
    const main = free("#keys .main");
    if (main.length > 0) return "#keys " + of(main[0]);
    if (!table.classList.contains("mine")) return null;
    if (table.classList.contains("path")) return "path";
    const taken = document.querySelector(".taken [data-card]"), row = free(".row .card:not([aria-pressed=true])");
    if (taken && row.length > 0 && Math.random() < 0.9) {
        const card = Number(taken.dataset.card);
        const slot = card === 0 ? Math.floor(Math.random() * 9) : Math.min(8, Math.floor((card - 1) / 60 * 9));
        return `.row [data-n="${slot}"]`;
    }
    const all = free(".card:not([aria-pressed=true]), .choose").filter((e) => e.offsetParent !== null);
    return all.length > 0 ? of(any(all)) : null;
})()"""

# Tiles that may be lit now, one beside the other from the end of the ray.
OPEN = """[...document.querySelectorAll('.cell .rim')].filter((e) => !e.hidden).map((e) => e.parentElement.dataset.n).slice(0, 30)"""


def built_page():
    """The page, built if it is not there or older than what it is made of; leaves with a sentence where that can't be."""
    for program, what in ((PROGRAM, "chromium"), (shutil.which("emcc"), "emscripten"), (shutil.which("brotli"), "brotli")):
        if program is None:
            print(f"skipped: {what} is not installed")
            sys.exit(SKIPPED)
    folder = SOURCE / "build" / "hand" / "page"
    log = subprocess.run([SOURCE / "packaging/hand/build.sh", folder], capture_output=True, text=True, check=False)
    if log.returncode != 0:
        raise SystemExit(f"the page can't be built: {log.stdout[-2000:]}{log.stderr[-2000:]}")
    return folder


class Hall:
    """A host with the page, and a browser for all phones."""

    async def start(self, page, program, config=CONFIG):
        self.host = await Host(program, more=["--pages", str(page), *(["--locale", os.environ["LOCALE_DIR"]] if "LOCALE_DIR" in os.environ else [])], config=config).start()
        self.browser = await Browser().start()
        self.phones = []
        return self

    async def make(self, game, seats, board=None, more=None, setup=None):
        """A new table's code and its owner's secret."""
        line = await Line.call(self.host.port)
        line.say('{"t":"hello","v":1,"lang":"en"}')
        board = board or {"world": "sprint", "path": "classic"}[game]
        line.say(json.dumps({"t": "make", "game": game, "setup": {"board": board, "seats": seats} | (setup or {})} | (more or {})))
        while (message := json.loads(await line.hear()))["t"] != "made":
            assert message["t"] == "welcome", message
        line.hang_up()
        return message["code"].replace(" ", ""), message["owner"]

    async def phone(self, code, name, figurine=None, **how):
        page = await self.browser.page(**how)
        phone = Phone(self, page, code, name)
        self.phones.append(phone)
        await phone.sit(figurine)
        return phone

    async def close(self):
        await self.browser.close()
        await self.host.close()


class Phone:
    def __init__(self, hall, page, code, name):
        self.hall, self.page, self.code, self.name = hall, page, code, name
        self.touches = 0

    @property
    def address(self):
        return f"http://localhost:{self.hall.host.port}/#{self.code}"

    async def sit(self, figurine=None):
        await self.page.go(self.address)
        await self.page.until("document.getElementById('sit').textContent !== ''")
        await self.page.tap("#name")
        await self.page.type(self.name)
        if figurine is not None:
            assert await self.page.tap(f"#pieces label:nth-child({figurine + 1})")
        assert await self.page.tap("#sit")
        await self.seated()

    async def seated(self):
        await self.page.until("!document.getElementById('table').hidden && document.querySelector('.seat.me') !== null")

    async def reload(self):
        await self.page.ask("Page.reload")
        await self.page.until("document.readyState === 'complete' && document.getElementById('sit') !== null")
        await self.seated()

    async def touch_once(self):
        """One thing that may be touched now. "over": nothing any more; None: nothing now."""
        what = await self.page.run(CHOOSE)
        if what == "path":
            return await self.draw()
        if what not in (None, "over"):
            self.touches += await self.page.tap(what)
        return what

    async def draw(self):
        """A finger goes over tiles as far as it may, and then the line is ready."""
        open_tiles = await self.page.run(OPEN)
        if open_tiles:
            await self.stroke(random.choice(open_tiles))
        if await self.page.run("!document.getElementById('table').classList.contains('mine')"):
            return "path"
        for _ in range(2):  # who passes is asked once more
            await self.page.tap('[data-key="ready"]')
        return "path"

    async def stroke(self, first):
        at = await self.page.middle(f'.cell[data-n="{first}"]')
        await self.page.touch("touchStart", *at)
        for _ in range(5):
            open_tiles = await self.page.run(OPEN)
            if not open_tiles:
                break
            at = await self.page.middle(f'.cell[data-n="{random.choice(open_tiles)}"]')
            await self.page.touch("touchMove", *at)
        await self.page.touch("touchEnd")
        self.touches += 1

    async def play(self, meanwhile=None):
        """To the end; meanwhile: called between two touches."""
        while await self.touch_once() != "over":
            if meanwhile is not None:
                await meanwhile(self)
            await asyncio.sleep(0.01)

    async def ranking(self):
        return await self.page.until("[...document.querySelectorAll('.ranking li')].map((e) => e.textContent).join('|')")


def check_faults(phones):
    for phone in phones:
        assert phone.page.faults == [], phone.page.faults


def is_long():
    return os.environ.get("SCHOTT_LONG") == "1"
