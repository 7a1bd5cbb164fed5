"""The page played as people play it: tests/web/play.py [NAME...]; without names, all. Needs build/tested-page
(packaging/web/build.sh --tested) and chromium; SCHOTT_SHOTS=FOLDER keeps pictures."""
import contextlib
import os
import sys

from page import Browser, Server, Tab

import path_player
import player

SHOTS = os.environ.get("SCHOTT_SHOTS")
PORTRAIT, LANDSCAPE, TABLET = (390, 844), (844, 390), (768, 1024)


@contextlib.contextmanager
def page(size=(1280, 720), scale=1, hand="mouse", query="", language="en"):
    with Server() as server, Browser(language) as browser:
        tab = Tab(browser, size, scale, hand)
        tab.server, tab.address = server, server.address + query
        tab.open(tab.address)
        tab.is_drawn()
        yield tab
        assert not tab.faults, tab.faults


def look(tab, name):
    if SHOTS:
        os.makedirs(SHOTS, exist_ok=True)
        tab.shot(f"{SHOTS}/{name}.png")


def hurry(tab):
    """Everything as fast as settings have it."""
    tab.say("speed 2.5")


def come_back(tab):
    tab.open(tab.address)
    tab.is_drawn()
    tab.idle()


def a_game_of_world_is_played_to_its_end_by_mouse():
    with page(query="?seed=7") as tab:
        tab.idle()
        look(tab, "title")
        hurry(tab)
        player.sit_down(tab, persons=2)
        look(tab, "stage")
        player.Player(tab, answers="first").play()
        look(tab, "victory")
        assert tab.scene() == "victory"


def a_game_of_best_path_is_played_to_its_end_by_touch():
    with page(PORTRAIT, 1, "touch", "?seed=7") as tab:
        hurry(tab)
        path_player.sit_down(tab, 1, 1)
        look(tab, "path")
        path_player.play(tab, Strokes(tab), [0])
        tab.idle()
        look(tab, "path_end")
        assert tab.scene() == "path_end", tab.scene()


class Strokes(path_player.Hand):
    """A finger draws a line in one stroke, as people do."""

    def draw(self, seat, state):
        end, cells = path_player.choose(state, seat)
        path = state["players"][seat]["path"]
        if cells:
            way = [path[0] if end == "a" else path[-1], *cells]
            self.game.stroke([self.game.middle(path_player.tile(seat, cell)) for cell in way])
            self.game.idle()
        path_player.say_ready(self.game, seat)
        return cells


def who_reloads_goes_on_where_they_were():
    with page(query="?seed=7") as tab:
        hurry(tab)
        player.sit_down(tab, persons=2)
        someone = player.Player(tab, answers="first")
        for _ in range(6):
            someone.step()
        before = tab.hash()
        tab.is_kept()
        come_back(tab)
        tab.go("title.continue")
        assert tab.hash() == before
        look(tab, "continued")
        someone.step()
        assert tab.hash() != before  # and it goes on


def what_is_kept_outlives_a_killed_browser():
    """Not even the tab is told."""
    with Server() as server, Browser() as browser:
        tab = Tab(browser)
        tab.open(server.address + "?seed=7")
        tab.is_drawn()
        hurry(tab)
        player.sit_down(tab, persons=2)
        someone = player.Player(tab, answers="first")
        for _ in range(3):
            someone.step()
        tab.is_kept()
        before = tab.hash()
        browser.restart()
        tab = Tab(browser)
        tab.open(server.address)
        tab.is_drawn()
        tab.go("title.continue")
        assert tab.hash() == before


def another_language_comes_when_it_is_chosen_and_stays():
    with page() as tab:
        tab.idle()
        assert not tab.run("performance.getEntriesByName(new URL('speech-de.pack', location).href).length")
        tab.go("title.language")
        tab.click("language.de")
        tab.until("Module.hasSpeech('de')")
        tab.idle()
        assert tab.widgets()["title.settings"]["label"] == "Einstellungen"
        tab.go("title.language")
        tab.click("language.zh_CN")
        tab.until("Module.hasSpeech('zh_CN')")
        tab.idle()
        assert tab.widgets()["title.settings"]["label"] == "设置"
        look(tab, "chinese")
        tab.is_kept()
        come_back(tab)
        assert tab.widgets()["title.settings"]["label"] == "设置"


def the_page_speaks_what_the_browser_prefers():
    with page(language="fr") as tab:
        tab.idle()
        assert tab.widgets()["title.settings"]["label"] == "Réglages", tab.widgets()["title.settings"]


def a_phone_that_is_turned_shows_all_of_it():
    with page(PORTRAIT, 3, "touch") as tab:
        tab.idle()
        look(tab, "portrait")
        upright = tab.widgets()
        tab.resize(*LANDSCAPE, 3)
        tab.until(f"document.getElementById('canvas').width === {LANDSCAPE[0] * 2}")
        tab.idle()
        look(tab, "landscape")
        lying = tab.widgets()
        assert upright.keys() == lying.keys()
        for name, widget in lying.items():
            x, y, wide, high = widget["rect"]
            assert x >= 0 and y >= 0 and x + wide <= LANDSCAPE[0] * 2 and y + high <= LANDSCAPE[1] * 2, (name, widget)
        tab.go("title.settings")  # a tap meets what is seen
        assert tab.scene() == "settings"


def a_name_is_typed_and_composed():
    with page(PORTRAIT, 2, "touch") as tab:
        def expect(label):
            tab.idle()
            assert tab.widgets()["setup.seat0.starts"]["label"] == label, tab.widgets()["setup.seat0.starts"]["label"]

        tab.idle()
        tab.go("title.new", "setup.seat0.name")
        tab.call("Input.insertText", text="Zoë")
        expect("Zoë starts")
        tab.call("Input.imeSetComposition", text="xiao", selectionStart=4, selectionEnd=4)
        expect("Zoë starts")  # it is no name yet
        tab.call("Input.insertText", text="小")
        tab.until("""Module.ccall('page_answer', 'string', ['string'], ['ui']).includes('Zoë小 starts')""")  # its font has come
        tab.key("Backspace")
        tab.key("Backspace")
        expect("Zo starts")
        tab.run("document.getElementById('typing').value = ''; "
                "document.getElementById('typing').dispatchEvent(new Event('input'))")  # a telephone's keyboard erases
        expect("Z starts")
        tab.key("Enter")
        tab.idle()
        assert tab.run("document.getElementById('typing').hidden")


def after_the_first_visit_it_plays_offline():
    with page() as tab:
        tab.run("navigator.serviceWorker.ready.then(() => true)")
        tab.until("!!navigator.serviceWorker.controller", "the service worker has taken over")
        tab.server.end()
        come_back(tab)
        hurry(tab)
        player.sit_down(tab, persons=2)
        player.Player(tab, answers="first").step()
        tab.faults.clear()  # that the server does not answer


def a_second_window_waits_until_the_first_is_closed():
    with page() as tab:
        other = Tab(tab.browser)
        other.open(tab.address)
        other.until("(document.getElementById('says') || {}).textContent")
        assert other.says() == "The game is already open in another window. Close it there, and it opens here."
        tab.close()
        other.is_drawn()
        assert other.scene() == "title"


def a_full_browser_says_so_and_saves_when_there_is_room():
    with page(query="?seed=7") as tab:
        origin = tab.server.address
        hurry(tab)
        tab.idle()
        tab.call("Storage.overrideQuotaForOrigin", origin=origin, quotaSize=1)
        player.sit_down(tab, persons=2)
        tab.until("Keep.fails()")
        tab.until_scene("message")
        assert tab.widgets()["message.text"]["label"] == \
            "The disk is full. Keep playing; the game will save as soon as there’s room."
        look(tab, "full")
        tab.call("Storage.overrideQuotaForOrigin", origin=origin)
        tab.until("!Keep.fails()")
        tab.go("message.button0")
        tab.until_scene("message")
        assert tab.widgets()["message.text"]["label"] == "Saving is working again, and everything has been saved."
        tab.go("message.button0")
        before = tab.hash()
        come_back(tab)
        tab.go("title.continue")
        assert tab.hash() == before


TESTS = [test for name, test in list(globals().items())
         if callable(test) and name.count("_") >= 4 and test.__module__ == "__main__"]


def main():
    wanted = sys.argv[1:]
    assert all(name in [test.__name__ for test in TESTS] for name in wanted), [test.__name__ for test in TESTS]
    for test in TESTS:
        if not wanted or test.__name__ in wanted:
            print(test.__name__, flush=True)
            test()


if __name__ == "__main__":
    main()
