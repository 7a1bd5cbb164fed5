"""A host that is killed again and again while people play: nobody has ever been shown anything that it has not when it is
there again, everybody is back soon, and every game ends.

    kills.py SCHOTT-TABLE TABLE-BOTS

One kill under four seats (TABLE_KILLS, TABLE_SEATS: others). With SCHOTT_LONG=1 a hundred under 160, and the control: a host that shows things before they
are committed loses some of them, so this test would see it.
"""
import asyncio
import os
import random
import time

from town import Host, Town, check_alike, programs, run

IS_LONG = os.environ.get("SCHOTT_LONG") == "1"


async def keep_table(town, done, tables):
    """One game after the other, until the last kill."""
    while True:
        at = await town.table(random.choice(("world", "path")), 4)
        tables.append(at)
        await asyncio.gather(*(person.is_over.wait() for person in at))
        if done.is_set():
            return
        for person in at:
            person.leave()


async def somebody_plays(town):
    while not any(person.line and person.sits.is_set() and not person.is_over.is_set() for person in town.people):
        await asyncio.sleep(0.005)


async def play_under_kills(kills, seats, control=False, between=(0.3, 1)):
    table, bots = programs()
    host = await Host(table, control=control).start()
    town = await Town(bots, host.port).start()
    done, tables = asyncio.Event(), []
    playing = [asyncio.create_task(keep_table(town, done, tables)) for _ in range(seats // 4)]
    while len(tables) < seats // 4:
        await asyncio.sleep(0.01)
    for _ in range(kills):
        if town.lost > 0:
            break
        await asyncio.sleep(random.uniform(*between))
        await somebody_plays(town)
        await host.kill()
        await asyncio.sleep(random.uniform(0, 0.3))
        await host.start(again=True)
    done.set()
    games = asyncio.gather(*playing)
    await asyncio.wait([games, asyncio.ensure_future(town.has_lost.wait())], return_when=asyncio.FIRST_COMPLETED)
    if town.lost > 0:
        games.cancel()  # a screen that knows more than its host can't play on
    else:
        games.result()
        check_alike(tables)
    back = sorted(seconds for person in town.people for seconds in person.back)
    lost, refused = town.lost, town.refused
    await town.close()
    await host.close()
    return len(tables), back, lost, refused


async def main():
    kills, seats = [int(os.environ.get(*wish)) for wish in (("TABLE_KILLS", 100 if IS_LONG else 1),
                                                            ("TABLE_SEATS", 160 if IS_LONG else 4))]
    began = time.monotonic()
    back = []
    for _ in range(5):
        games, back, lost, refused = await play_under_kills(kills, seats)
        assert lost == 0 and refused == 0, (lost, refused)
        if back:
            break  # else the last game had ended just before its host did
    assert back, "nobody was there when it was killed"
    late = back[int(len(back) * 0.99)]
    print(f"{kills} kills under {seats} seats, {games} games, 0 lost; {len(back)} returns, half in {back[len(back) // 2]:.2f} s, "
          f"p99 {late:.2f} s; {time.monotonic() - began:.0f} s")
    assert not IS_LONG or late < 5, "they take too long to be back"  # 2 s on a machine with nothing else to do
    if IS_LONG:
        for _ in range(10):
            _, _, lost, _ = await play_under_kills(10, 160, control=True)
            if lost > 0:
                print(f"control: shown before it was committed, lost {lost} times")
                return
        raise AssertionError("a host that shows things at once would not be noticed")


run(main(), 900 if IS_LONG else 60)
