"""Those who don't come to play: silent lines, lines that say a byte at a time, brackets, pages from elsewhere, codes by
trial. Who plays meanwhile doesn't notice.

    strangers.py SCHOTT-TABLE TABLE-BOTS

1,000 silent lines; 10,000 with SCHOTT_LONG=1.
"""
import asyncio
import json
import os
import re
import resource
import subprocess
import time

from line import Line, Refused
from town import Host, Town, check_alike, programs, run

SILENT = 10000 if os.environ.get("SCHOTT_LONG") == "1" else 1000
CONFIG = "[tables]\npace = 0\n[limits]\nconnections = {connections}\njoins = 1000\nwrong_codes = 10\n"


async def refused(port, **how):
    try:
        (await Line.call(port, **how)).hang_up()
    except (Refused, OSError):
        return True
    return False


async def pages_from_elsewhere(port):
    assert await refused(port, origin="https://elsewhere.example")
    assert await refused(port, host="elsewhere.example")  # a name that was pointed at this machine
    assert await refused(port, subprotocol="chat")
    assert not await refused(port, origin=f"http://localhost:{port}")


async def last_word(line):
    last = None
    while (text := await line.hear()) is not None:
        last = json.loads(text)
    return last


async def nonsense(port):
    for text in ("[" * 4096, "x" * 5000, '{"t":"hello"}', '{"t":"hello","v":1,"x":"' + "\\u0000" + '"}', ""):
        line = await Line.call(port)
        line.say(text)
        bye = await last_word(line)
        assert bye and bye["t"] == "bye" and bye["why"] == "nonsense", (text[:40], bye)


async def codes_by_trial(port):
    line = await Line.call(port)
    line.say('{"t":"hello","v":1}')
    whys = []
    for number in range(12):
        line.say(json.dumps({"t": "join", "code": f"2222 222{number % 10}"}))
        while (message := json.loads(await line.hear()))["t"] != "no":
            pass
        whys.append(message["why"])
    assert whys == ["code"] * 10 + ["slow_down"] * 2, whys
    line.hang_up()


async def byte_by_byte(port):
    """A second between two of them: the handshake takes too long."""
    began = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for byte in b"GET / HTTP/1.1\r\nHost: localhost\r\n" * 4:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.5)
    except (ConnectionError, OSError):
        pass
    writer.close()
    return time.monotonic() - began


async def silent(port, gate):
    """It says nothing, and is parted with."""
    async with gate:
        line = await Line.call(port)
    bye = await last_word(line)
    assert bye and bye["why"] == "slow_down", bye


async def main():
    table, bots = programs()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    host = await Host(table, config=CONFIG.format(connections=SILENT + 200)).start()
    town = await Town(bots, host.port).start()
    await pages_from_elsewhere(host.port)
    await nonsense(host.port)
    slow = asyncio.create_task(byte_by_byte(host.port))
    gate = asyncio.Semaphore(200)
    crowd = asyncio.gather(*(silent(host.port, gate) for _ in range(SILENT)))
    tables = [await town.table(game, 4) for game in ("world", "path")]
    await town.end()
    check_alike(tables)
    await codes_by_trial(host.port)
    await crowd
    seconds = await slow
    assert seconds < 60, f"a line that says a byte at a time was let be for {seconds:.0f} s"
    with open(f"/proc/{host.process.pid}/status", encoding="ascii") as status:
        memory = next(int(row.split()[1]) for row in status if row.startswith("VmHWM"))
    await town.close()
    await host.close()
    print(f"{SILENT} silent lines parted with, {len(tables)} games beside them; at most {memory // 1024} MiB")


async def wrong_ports(table):
    """Told with what would be right, instead of listening somewhere else."""
    for port in ("0", "65536", "80x", ""):
        process = await asyncio.create_subprocess_exec(table, "--port", port, stderr=asyncio.subprocess.PIPE)
        _, told = await process.communicate()
        assert (process.returncode, told) == (2, b"schott-table: --port must be a whole number from 1 to 65535.\n"), (port, told)


async def in_the_local_network(table):
    """What it says of itself is an address that others can call."""
    host = await Host(table, more=["--lan"]).start()
    for address in re.findall(r"at http://([0-9.]+):", host.log):
        (await Line.call(host.port, host=address, address=address)).hang_up()
    others = subprocess.run(["ip", "-4", "-o", "addr"], capture_output=True, text=True, check=False).stdout.splitlines()
    found = [row for row in others if " lo " not in row]
    assert host.log.count("at http://") >= min(1, len(found)), host.log
    await host.close()


async def everything():
    table, _ = programs()
    await wrong_ports(table)
    await in_the_local_network(table)
    await main()


run(everything(), 120)
