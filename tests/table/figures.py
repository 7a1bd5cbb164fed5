"""What a table takes: memory with four connections, and the processor an action with four receivers.

    figures.py SCHOTT-TABLE TABLE-BOTS
"""
import asyncio
import os
import time

from town import Host, Town, programs, run

TABLES, PLAYED = 250, 40
MEMORY_MOST = 40  # KiB


def memory(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(row.split()[1]) for row in status if row.startswith("VmRSS"))


def processor(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        words = stat.read().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def table_of_watchers(town):
    """Four connections, and nobody who plays."""
    people = [town.person() for _ in range(4)]
    code = await people[0].make("world", [None] * 4)
    for person in people:
        person.join(code, "watch")
        await person.sits.wait()


async def main():
    table, bots = programs()
    host = await Host(table).start()
    town = await Town(bots, host.port).start()
    pid = host.process.pid
    await table_of_watchers(town)  # what all share is there
    before = memory(pid)
    for _ in range(TABLES):
        await table_of_watchers(town)
    each = (memory(pid) - before) / TABLES
    print(f"a table and its four connections: {each:.1f} KiB")
    await town.close()

    town = await Town(bots, host.port).start()
    began, used = time.monotonic(), processor(pid)
    await asyncio.gather(*(town.table("world", 4) for _ in range(PLAYED)))
    await town.end()
    used, seconds = processor(pid) - used, time.monotonic() - began
    waits = sorted(wait for person in town.people for wait in person.waits)
    acts, tries = len(waits), sum(person.acts for person in town.people)
    print(f"{acts} actions ({tries} tries) at {PLAYED} tables of four in {seconds:.1f} s: {1e6 * used / acts:.0f} us of a processor each; "
          f"answered in {1000 * waits[len(waits) // 2]:.1f} ms, p99 {1000 * waits[int(len(waits) * .99)]:.0f} ms")
    await town.close()
    await host.close()
    assert each <= MEMORY_MOST, f"{each:.1f} KiB are too many"


run(main(), 300)
