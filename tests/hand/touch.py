"""Whole games at phones, by touch, in a real browser: two, three and four hands, a reload at every stage, a tab that goes, a
tab that sleeps.

    touch.py SCHOTT-TABLE
"""
import asyncio
import random
import sys

from hands import SKIPPED, Hall, built_page, check_faults, is_long

LARGEST = 256000  # bytes, as they come over the line
NAMES = ("Mia", "Leo", "Änne", "小明")
SIZES = ((390, 844), (360, 640), (844, 390), (768, 1024))


async def sit_down(hall, game, people):
    code, _ = await hall.make(game, [None] * people)
    return [await hall.phone(code, NAMES[i], figurine=i, width=SIZES[i][0], height=SIZES[i][1]) for i in range(people)]


async def a_whole_game(hall, game, people):
    phones = await sit_down(hall, game, people)
    fetched = max(phone.page.fetched for phone in phones)
    assert fetched <= LARGEST, f"{fetched} bytes came over the line"
    await asyncio.gather(*(phone.play() for phone in phones))
    rankings = {await phone.ranking() for phone in phones}
    assert len(rankings) == 1 and all(name in min(rankings) for name in NAMES[:people]), rankings
    check_faults(phones)
    touches = sum(phone.touches for phone in phones)
    for phone in phones:
        await phone.page.close()
    print(f"{game}, {people} hands: {touches} touches, {fetched} bytes")


async def a_reload_at_every_stage(hall, game):
    """Whoever touches next is reloaded instead, now and then: their seat, name and row are there again."""
    phones = await sit_down(hall, game, 2)
    reloads, seen = [], set()

    async def perhaps_reload(phone):
        stage = await phone.page.run("document.getElementById('stage').textContent + document.getElementById('say').textContent")
        if stage and stage not in seen and (len(seen) < 4 or random.random() < 0.1):
            seen.add(stage)
            await phone.reload()
            name = await phone.page.run("document.querySelector('.seat.me .name').textContent")
            assert name == phone.name, (name, phone.name)
            reloads.append(await phone.page.run("Math.round(performance.now())"))
    await asyncio.gather(*(phone.play(perhaps_reload) for phone in phones))
    assert len({await phone.ranking() for phone in phones}) == 1
    check_faults(phones)
    print(f"{game}: {len(reloads)} reloads, seated again after {max(reloads)} ms at most")
    for phone in phones:
        await phone.page.close()


async def a_tab_that_goes(hall):
    """The others see at once that somebody is away; a tab with the same memory sits in that seat again."""
    mia, leo = await sit_down(hall, "world", 2)
    await mia.page.go("about:blank")
    await leo.page.until("document.querySelector('.seat.away') !== null")
    await mia.page.go(mia.address)
    await mia.seated()
    await leo.page.until("document.querySelector('.seat.away') === null")
    assert await mia.page.run("document.querySelector('.seat.me .name').textContent") == mia.name
    for phone in (mia, leo):
        await phone.page.close()


async def another_device(hall):
    """Somebody's seat is taken over by its link, and the first device is told so."""
    mia, leo = await sit_down(hall, "path", 2)
    secret = await mia.page.run("Object.entries(localStorage).filter(([k]) => k.startsWith('seat.')).map(([, v]) => JSON.parse(v).secret)[0]")
    other = await hall.browser.page()
    await other.go(f"{mia.address}.{secret}")
    await other.until("document.querySelector('.seat.me .name')?.textContent === 'Mia'")
    await mia.page.until("document.getElementById('lost').textContent.includes('another screen')")
    assert secret not in await other.run("location.href"), "the secret stays in the address"
    for page in (other, mia.page, leo.page):
        await page.close()


# Cards or tiles, keys and the prompt that are not wholly in sight.
OUTSIDE = """[...document.querySelectorAll('.row .card, .cell, #keys button, #asked, #speak, .seat')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1; }).map((e) => e.className || e.id)"""


async def a_phone_that_is_turned(hall, game):
    """Upright, on its side, small and large: all that is needed is in sight, without scrolling."""
    mia, leo = await sit_down(hall, game, 2)
    for width, height in (*SIZES, *reversed(SIZES), (320, 568), (932, 430), (1024, 768)):
        await mia.page.resize(width, height)
        await mia.page.until(f"innerWidth === {width} && {OUTSIDE}.length === 0")
    check_faults([mia, leo])
    for phone in (mia, leo):
        await phone.page.close()


async def a_host_that_stops(hall):
    """Killed and there again: the page is back by itself, with its row."""
    mia, leo = await sit_down(hall, "world", 2)
    row = "[...document.querySelectorAll('.row .card')].map((e) => e.getAttribute('aria-label')).join()"
    before = await mia.page.run(row)
    await hall.host.kill()
    await mia.page.until("document.getElementById('lost').textContent !== ''")
    await hall.host.start(again=True)
    await mia.page.until("document.getElementById('lost').textContent === ''")
    assert await mia.page.run(row) == before
    for phone in (mia, leo):
        await phone.page.close()


async def main():
    if not is_long():
        print("skipped: only with SCHOTT_LONG=1, it takes minutes")
        sys.exit(SKIPPED)
    hall = await Hall().start(built_page(), sys.argv[1])
    try:
        for game in ("world", "path"):
            await a_phone_that_is_turned(hall, game)
        await a_tab_that_goes(hall)
        await another_device(hall)
        await a_host_that_stops(hall)
        for game in ("path", "world"):
            await a_reload_at_every_stage(hall, game)
            for people in (2, 3, 4):
                await a_whole_game(hall, game, people)
    finally:
        await hall.close()


asyncio.run(main())
