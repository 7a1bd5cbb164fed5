"""Headless Chromium, driven by its own protocol through a pipe: nothing has to be installed beside it."""
import asyncio
import base64
import fcntl
import json
import os
import shutil
import tempfile

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--disable-background-networking",
         "--no-first-run", "--hide-scrollbars", "--disable-dev-shm-usage"]


class Broken(Exception):
    """The page did what it should not, or the browser refused."""


class Browser:
    """One program; each page has a profile of its own, as a phone has."""

    async def start(self):
        self.folder = tempfile.mkdtemp(prefix="schott-hand-")
        here, there = os.pipe(), os.pipe()
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 100) for end in (here[0], there[1])]  # they become 3 and 4, and none is one of these
        self.process = await asyncio.create_subprocess_exec(
            "bash", "-c", f'exec "$@" 3<&{ends[0]} 4>&{ends[1]}', "bash", PROGRAM, *FLAGS, f"--user-data-dir={self.folder}",
            pass_fds=ends, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL)
        for end in (*ends, here[0], there[1]):
            os.close(end)
        loop = asyncio.get_running_loop()
        self.reader = asyncio.StreamReader(limit=1 << 26)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(self.reader), os.fdopen(there[0], "rb"))
        transport, protocol = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, os.fdopen(here[1], "wb"))
        self.writer = asyncio.StreamWriter(transport, protocol, None, loop)
        self.number, self.waiting, self.pages = 0, {}, {}
        self.listening = asyncio.create_task(self.listen())
        return self

    async def listen(self):
        try:
            while True:
                message = json.loads((await self.reader.readuntil(b"\0"))[:-1])
                if "id" in message:
                    future = self.waiting.pop(message["id"])
                    if not future.done():
                        future.set_result(message)
                elif (page := self.pages.get(message.get("sessionId"))) is not None:
                    page.hear(message["method"], message["params"])
        except asyncio.IncompleteReadError:
            for future in self.waiting.values():
                future.cancel()

    async def ask(self, method, session=None, **parameters):
        self.number += 1
        future = self.waiting[self.number] = asyncio.get_running_loop().create_future()
        message = {"id": self.number, "method": method, "params": parameters} | ({"sessionId": session} if session else {})
        self.writer.write(json.dumps(message).encode() + b"\0")
        answer = await future
        if "error" in answer:
            raise Broken(f"{method}: {answer['error']}")
        return answer["result"]

    async def page(self, **how):
        context = (await self.ask("Target.createBrowserContext"))["browserContextId"]
        page = Page(self, context, **how)
        await page.open()
        return page

    async def close(self):
        try:
            await self.ask("Browser.close")
        except (Broken, asyncio.CancelledError):
            pass
        await self.process.wait()
        self.writer.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    def __init__(self, browser, context, width=390, height=844, language="en", scale=1, text=1):
        self.browser, self.context = browser, context
        self.width, self.height, self.language, self.scale, self.text = width, height, language, scale, text
        self.faults, self.fetched = [], 0

    def ask(self, method, **parameters):
        return self.browser.ask(method, self.session, **parameters)

    async def open(self):
        target = (await self.browser.ask("Target.createTarget", url="about:blank", browserContextId=self.context))["targetId"]
        self.target = target
        self.session = (await self.browser.ask("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        self.browser.pages[self.session] = self
        for domain in ("Page", "Runtime", "Log", "Network"):
            await self.ask(domain + ".enable")
        await self.resize(self.width, self.height)
        await self.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        await self.ask("Network.setUserAgentOverride", userAgent="Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile",
                       acceptLanguage=self.language)

    async def resize(self, width, height):
        self.width, self.height = width, height
        await self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=self.scale, mobile=True)

    def hear(self, method, parameters):
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.faults.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.faults.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))
        elif method == "Network.loadingFinished":
            self.fetched += parameters["encodedDataLength"]

    async def go(self, url):
        await self.ask("Page.navigate", url=url)

    async def run(self, expression):
        result = await self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise Broken(result["exceptionDetails"].get("exception", {}).get("description", str(result["exceptionDetails"])))
        return result["result"].get("value")

    async def until(self, expression, seconds=60):
        """A state, not a time: the limit is for what is stuck."""
        end = asyncio.get_running_loop().time() + seconds * float(os.environ.get("MESON_TEST_TIMEOUT_MULTIPLIER", "4"))
        while True:
            try:
                value = await self.run(expression)
            except Broken:
                value = None  # the page is on its way
            if value:
                return value
            if asyncio.get_running_loop().time() > end:
                raise Broken(f"never: {expression}; {self.faults} {await self.run('document.body.innerText')}")
            await asyncio.sleep(0.05)

    async def middle(self, selector):
        """Of what can be touched there: nothing lies over it."""
        return await self.run(f"""(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;
            e.scrollIntoView({{block: "nearest"}}); const b = e.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2;
            const hit = document.elementFromPoint(x, y); return hit && (e === hit || e.contains(hit)) ? [x, y] : null; }})()""")

    async def touch(self, kind, x=None, y=None):
        points = [] if x is None else [{"x": x, "y": y}]
        await self.ask("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    async def tap(self, selector):
        """False: it is not there, or something lies over it."""
        at = await self.middle(selector)
        if at is None:
            return False
        await self.touch("touchStart", *at)
        await self.touch("touchEnd")
        return True

    async def key(self, key, code=None, text=None):
        codes = {"Enter": 13, "Tab": 9, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27}
        number = codes.get(key, 0)
        extra = {"text": "\r"} if key == "Enter" else {"text": key} if len(key) == 1 else {}
        for kind in ("keyDown", "keyUp"):
            await self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, windowsVirtualKeyCode=number,
                           **(extra if kind == "keyDown" else {}))

    async def type(self, text):
        await self.ask("Input.insertText", text=text)

    async def tree(self):
        """The accessibility tree, as a screen reader has it: (role, name, node) of what is not ignored."""
        nodes = (await self.ask("Accessibility.getFullAXTree"))["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""), node) for node in nodes
                if not node.get("ignored") and "role" in node]

    async def shot(self, path):
        image = (await self.ask("Page.captureScreenshot", format="png"))["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(image))

    async def close(self):
        await self.browser.ask("Target.closeTarget", targetId=self.target)
        self.browser.pages.pop(self.session, None)
