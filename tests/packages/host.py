#!/usr/bin/env python3
"""A host of tables as it was installed: somebody makes a table there with computers, and hears of it until the game is over.

    host.py SCHOTT-TABLE
"""
import asyncio
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "table"))
from line import Line  # noqa: E402
from town import Host  # noqa: E402


async def hear(line, kind):
    while text := await line.hear():
        message = json.loads(text)
        if message["t"] == kind:
            return message
    raise AssertionError(f"the line went before {kind} was said")


async def main():
    folder = tempfile.mkdtemp(dir="/dev/shm")
    os.chmod(folder, 0o777)  # the host may run as somebody else
    host = await Host(sys.argv[1], folder=folder).start()
    line = await Line.call(host.port)
    line.say('{"t":"hello","v":1,"build":"test","lang":"de"}')
    line.say('{"t":"make","game":"path","setup":{"board":"classic","seats":[{"computer":true,"level":"easy"},{"computer":true}]}}')
    code = (await hear(line, "made"))["code"]
    line.say(json.dumps({"t": "join", "code": code, "as": "watch"}))
    names = [seat["name"] for seat in (await hear(line, "table"))["seats"]]
    record = (await hear(line, "over"))["record"]
    line.hang_up()
    await host.close()
    assert len(names) == 2 and all(names), names
    print(f"{' and '.join(names)} played a game of {len(record['actions'])} actions at a host that was installed.")


asyncio.run(asyncio.wait_for(main(), 120))
