"""A display nobody sees."""
import os
import subprocess


class Display:
    """Xvfb on a number that is free; .env is for programs that shall draw there."""

    def __init__(self, size="1920x1080"):
        reader, writer = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb does not start")
        self.name = f":{number}"
        self.env = {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11"}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
