"""A whole game of each kind without eyes and without a finger: what there is to do is read from the accessibility tree
alone, by role and name and state, and done by the keyboard alone.

    keys.py SCHOTT-TABLE
"""
import asyncio
import random
import re
import sys

from hands import SKIPPED, Hall, built_page, check_faults, is_long


def state(node, name):
    return next((entry["value"].get("value") for entry in node.get("properties", []) if entry["name"] == name), None)


class Listener:
    """Somebody who hears the page, and presses keys."""

    def __init__(self, phone):
        self.phone, self.page = phone, phone.page
        self.presses = 0

    async def hears(self):
        """What can be pressed, (name, focusable node); and all that is said."""
        tree = await self.page.tree()
        buttons = [(name, node) for role, name, node in tree if role == "button" and not state(node, "disabled")]
        return tree, buttons

    async def press(self, node):
        """Focus goes there as a screen reader moves it; then Enter."""
        await self.page.ask("DOM.enable")
        await self.page.ask("DOM.focus", backendNodeId=node["backendDOMNodeId"])
        await self.page.key("Enter")
        self.presses += 1

    async def tab_to(self, name):
        """By Tab alone, round the page once; the name under the focus has to say so."""
        for _ in range(60):
            focused = await self.page.run("(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()")
            if focused == name:
                return True
            await self.page.key("Tab")
        return False

    async def is_over(self, tree):
        return any(role in ("status", "StaticText") and name == "The game is over" for role, name, _ in tree)


def named(buttons, pattern):
    return [node for name, node in buttons if re.fullmatch(pattern, name)]


async def play_world(listener):
    while True:
        tree, buttons = await listener.hears()
        if await listener.is_over(tree):
            return
        dialogs = [name for role, name, _ in tree if role == "dialog"]
        texts = " ".join(name for role, name, _ in tree if role == "StaticText")
        first = named(buttons, "Continue|Next stage|Play it")
        if first:
            await listener.press(first[0])
        elif dialogs and dialogs[0].startswith("Question for Mia") and buttons:
            await listener.press(random.choice(buttons)[1])
        elif re.search("Mia, draw a card", texts) and (piles := named(buttons, r"Draw pile · \d+|Discard pile: \w+")):
            await listener.press(random.choice(piles))
        elif re.search("Mia, (swap|choose)", texts) and named(buttons, r"Slot \d: .*"):
            await choose_cards(listener, tree, buttons, texts)
        elif re.search("Mia, who has to swap", texts) and (others := named(buttons, r"Leo, Space .*")):
            await listener.press(random.choice(others))
        else:
            await asyncio.sleep(0.02)


async def choose_cards(listener, tree, buttons, texts):
    """The card that was taken is named beside the piles; the slot it belongs in is one of nine."""
    slots = named(buttons, r"Slot \d: (\d+|joker)")
    taken = [(name, node) for name, node in buttons if re.fullmatch(r"\d+|joker", name)]
    if "another player" in texts:
        others = named(buttons, r"Leo, slot \d: (\d+|joker)")
        await listener.press(random.choice(others + slots))
    elif "one of the two" in texts:
        await listener.press(random.choice([node for _, node in taken] + slots))
    elif taken and "swap it" in texts:
        card = taken[0][0]
        at = random.randrange(9) if card == "joker" else min(8, (int(card) - 1) * 9 // 60)
        await listener.press(named(buttons, rf"Slot {at + 1}: (\d+|joker)")[0])
    elif slots:
        await listener.press(random.choice(slots))


async def play_path(listener):
    while True:
        tree, buttons = await listener.hears()
        if await listener.is_over(tree):
            return
        open_tiles = [node for name, node in buttons if name.endswith(": can be lit now")]
        ready = named(buttons, "Ready|Pass")
        if open_tiles and random.random() < 0.8:
            await listener.press(random.choice(open_tiles))
        elif ready:
            await listener.press(ready[0])
        else:
            await asyncio.sleep(0.02)


async def what_is_there_has_a_name(listener, wanted):
    """Nothing that can be pressed is nameless; what the page is made of is there; news is live."""
    tree, buttons = await listener.hears()
    assert all(name for name, _ in buttons), [node for name, node in buttons if not name]
    roles = {role for role, _, _ in tree}
    assert {"main", "status", "log", "list"} <= roles, roles
    for name in wanted:
        assert any(re.fullmatch(name, other) for _, other, _ in tree), (name, [other for _, other, _ in tree])
    images = [(name, node) for role, name, node in tree if role in ("image", "img")]
    assert all(name for name, _ in images), "a picture that says nothing is in the tree"


async def arrows_go_from_tile_to_tile(listener):
    """One stop of the Tab key in the window; arrows reach every tile."""
    page = listener.page
    assert await page.run("document.querySelectorAll(\".cell[tabindex='0']\").length") == 1
    await page.run("document.querySelector(\".cell[tabindex='0']\").focus()")
    reached = set()
    for key in ["ArrowUp"] * 9 + (["ArrowRight"] * 9 + ["ArrowLeft"] * 9 + ["ArrowDown"]) * 9:
        await page.key(key)
        reached.add(await page.run("document.activeElement.dataset.n"))
    assert len(reached) == 61, f"{len(reached)} tiles"


async def a_game(hall, game, play, wanted):
    code, _ = await hall.make(game, [None, None])
    mia, leo = await hall.phone(code, "Mia"), await hall.phone(code, "Leo")
    listener = Listener(mia)
    await what_is_there_has_a_name(listener, wanted)
    assert await listener.tab_to("Say something"), "Tab does not go round the page"
    if game == "path":
        await arrows_go_from_tile_to_tile(listener)
    await asyncio.gather(play(listener), leo.play())
    assert await mia.ranking() == await leo.ranking()
    check_faults([mia, leo])
    print(f"{game}: {listener.presses} keys")
    for phone in (mia, leo):
        await phone.page.close()


async def main():
    if not is_long():
        print("skipped: only with SCHOTT_LONG=1, it takes minutes")
        sys.exit(SKIPPED)
    hall = await Hall().start(built_page(), sys.argv[1])
    try:
        await a_game(hall, "path", play_path, ["Mia’s window", r"Round 1 of 15", "Pass"])
        await a_game(hall, "world", play_world, ["Your row", r"Slot 1: (\d+|joker)", r"Draw pile · \d+", "Event card", "Fast Track"])
    finally:
        await hall.close()


asyncio.run(main())
