"""The page in headless Chromium, as one person has it: a profile that lasts, one or more tabs, mouse or finger.

A Tab speaks like drive/client.py's Game, so that the players of drive/ sit down here, too; it presses where a widget is, by
Chromium's own protocol over a pipe, which needs nothing but Python. The page is the one that answers tests
(packaging/web/build.sh --tested)."""
import itertools
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/drive"))
from client import Refused  # noqa: E402

PAGE = pathlib.Path(os.environ.get("SCHOTT_PAGE", ROOT / "build/tested-page"))
PATIENCE = 120 * int(os.environ.get("CK_TIMEOUT_MULTIPLIER", "1"))
CHROMIUM = ["chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--no-first-run", "--mute-audio",
            "--disable-background-timer-throttling", "--disable-renderer-backgrounding"]


class Server:
    """The page's folder, at an address of its own."""

    def __init__(self, folder=PAGE, port=0):
        self.process = subprocess.Popen([sys.executable, str(ROOT / "packaging/web/serve.py"), "--here", "--port", str(port),
                                         str(folder)], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().split()[-1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class Browser:
    """With a profile that lasts over restart()."""

    def __init__(self, language="en"):
        self.profile, self.language = tempfile.mkdtemp(prefix="schott-page-"), language
        self.numbers, self.arrived = itertools.count(1), threading.Condition()
        self.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        shutil.rmtree(self.profile, ignore_errors=True)

    def start(self):
        self.answers, self.tabs = {}, {}
        (its_in, self.to), (self.of, its_out) = os.pipe(), os.pipe()
        # It wants them as 3 and 4, which may be taken here; a shell puts them there.
        script = f'exec 3<&{its_in} 4>&{its_out}; exec "$@"'
        command = [*CHROMIUM, f"--user-data-dir={self.profile}", f"--accept-lang={self.language}", "about:blank"]
        self.process = subprocess.Popen(["bash", "-c", script, "bash", *command], pass_fds=(its_in, its_out),
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
                                        env={**os.environ, "LANGUAGE": self.language})
        os.close(its_in)
        os.close(its_out)
        threading.Thread(target=self.listen, args=(self.of,), daemon=True).start()

    def kill(self):
        """All its processes at once, as when a battery is empty."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.to)

    def restart(self):
        self.kill()
        for lock in pathlib.Path(self.profile).glob("Singleton*"):
            lock.unlink()
        self.start()

    def listen(self, of):
        rest = b""
        while piece := os.read(of, 1 << 20):
            *messages, rest = (rest + piece).split(b"\0")
            for message in map(json.loads, messages):
                with self.arrived:
                    if "id" in message:
                        self.answers[message["id"]] = message
                    elif message.get("sessionId") in self.tabs:
                        self.tabs[message["sessionId"]].happened(message["method"], message["params"])
                    self.arrived.notify_all()
        os.close(of)

    def call(self, method, session=None, **params):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": params} | ({"sessionId": session} if session else {})
        os.write(self.to, json.dumps(message).encode() + b"\0")
        with self.arrived:
            assert self.arrived.wait_for(lambda: number in self.answers, PATIENCE), f"no answer to {method}"
            answer = self.answers.pop(number)
        assert "error" not in answer, f"{method}: {answer['error']}"
        return answer["result"]


class Tab:
    def __init__(self, browser, size=(1280, 720), scale=1, hand="mouse"):
        self.browser, self.hand, self.faults = browser, hand, []
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        browser.tabs[self.session] = self
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.resize(*size, scale)
        if hand == "touch":
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def happened(self, method, params):
        if method == "Runtime.exceptionThrown":
            self.faults.append(params["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        elif method == "Runtime.consoleAPICalled" and params["type"] == "error":
            self.faults.append(" ".join(str(argument.get("value", argument)) for argument in params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.faults.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")
        elif method == "Page.javascriptDialogOpening":
            threading.Thread(target=self.call, args=("Page.handleJavaScriptDialog",), kwargs={"accept": True}).start()

    # ---- the page

    def resize(self, width, height, scale=1):
        self.scale = min(scale, 2)  # what page.js lets the program have
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def open(self, address):
        self.call("Page.navigate", url=address)

    def run(self, script):
        """Its value; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def until(self, script, what=None):
        end = time.monotonic() + PATIENCE
        while not (value := self.run(script)):
            assert time.monotonic() < end, f"never: {what or script}; {self.faults}"
            time.sleep(.05)
        return value

    def is_drawn(self):
        """The first picture is there."""
        self.until("document.getElementById('poster') && document.getElementById('poster').hidden && !!Module._page_answer")

    def says(self):
        return self.run("document.getElementById('says').textContent")

    def is_kept(self):
        self.until("!Keep.isWaiting()")

    def offline(self, is_so=True):
        self.call("Network.emulateNetworkConditions", offline=is_so, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def shot(self, path):
        import base64
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    # ---- speaking, as drive/client.py does

    def say(self, command):
        answer = json.loads(self.run(f"Module.ccall('page_answer', 'string', ['string'], [{json.dumps(command)}])"))
        if not answer["ok"]:
            raise Refused(f"{command}: {answer['error']}")
        return answer

    def scene(self):
        return self.say("scene")["scene"]

    def state(self):
        return self.say("state")["state"]

    def hash(self):
        return self.say("hash")["hash"]

    def widgets(self):
        return {widget["id"]: widget for widget in self.say("ui")["widgets"]}

    def idle(self):
        """What was pressed has come to the game two frames later."""
        self.until("""(async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
            return !Module._page_is_busy(); })()""", "everything rests")

    def middle(self, widget):
        """In points of the page, where fingers and mice are."""
        x, y, wide, high = self.widgets()[widget]["rect"]
        return (x + wide / 2) / self.scale, (y + high / 2) / self.scale

    def until_scene(self, name):
        self.until(f"""JSON.parse(Module.ccall('page_answer', 'string', ['string'], ['scene'])).scene === '{name}'""")
        self.idle()

    def press(self, x, y):
        if self.hand == "touch":
            self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        else:
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def stroke(self, points):
        """A finger or the mouse goes down at the first and up at the last."""
        names = ("touchStart", "touchMove", "touchEnd") if self.hand == "touch" else ("mousePressed", "mouseMoved", "mouseReleased")
        for i, (x, y) in enumerate([*points, points[-1]]):
            name = names[0] if i == 0 else names[2] if i == len(points) else names[1]
            if self.hand == "touch":
                self.call("Input.dispatchTouchEvent", type=name, touchPoints=[] if name == "touchEnd" else [{"x": x, "y": y}])
            else:
                self.call("Input.dispatchMouseEvent", type=name, x=x, y=y, button="left", buttons=1, clickCount=1)

    def key(self, name):
        code = {"Backspace": 8, "Enter": 13}[name]
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code)

    def click(self, *widgets):
        for widget in widgets:
            self.press(*self.middle(widget))

    def go(self, *widgets):
        for widget in widgets:
            self.click(widget)
            self.idle()
