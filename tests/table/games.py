"""Whole games of both at one host, of two to four people, with computers, watchers, and people whose lines break.

    games.py SCHOTT-TABLE TABLE-BOTS
"""
import asyncio
import random

from town import Host, Town, check_alike, programs, run


ENOUGH = 4  # of one's own actions


async def break_lines(town):
    """Every now and then somebody's line goes, and they come back with what they have. Who plays does something before it goes
    again: else a busy machine would never see the end of a game."""
    done = {}
    while True:
        await asyncio.sleep(0.02)
        person = random.choice(town.people)
        is_there = person.line is not None and person.sits.is_set() and not person.is_over.is_set()
        if is_there and (person.at == "watch" or person.acts >= done.get(person, 0) + ENOUGH):
            done[person] = person.acts
            person.line.hang_up()


async def main():
    table, bots = programs()
    host = await Host(table).start()
    town = await Town(bots, host.port).start()
    tables, back = [], 0
    breaking = asyncio.create_task(break_lines(town))
    while back <= 5 and len(tables) < 60:  # how often a line breaks in a game depends on the machine
        tables += [await town.table(game, people, computers=4 - people if people == 3 else 0, watchers=1)
                   for game in ("world", "path") for people in (2, 3, 4)]
        await town.end()
        back = sum(len(person.back) for person in town.people)
    breaking.cancel()
    assert town.lost == 0 and town.refused == 0, (town.lost, town.refused)
    assert back > 5, back
    check_alike(tables)
    await town.close()
    await host.close()
    print(f"{len(tables)} games, {len(town.people)} people, {back} returns, nothing lost")


run(main(), 60)
