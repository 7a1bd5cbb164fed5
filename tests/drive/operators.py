"""The people who look after a stand: the PIN, the panel behind it, and what is kept of it all."""
import pathlib
import subprocess
import sys
import time

from client import Ended, Folder, Game, WORLD, environment

PIN = "271828"
SIZES = ("1280x720", "1024x768", "1080x1920")


def set_pin(folder):
    subprocess.run([WORLD, "--set-pin", "--data", folder], input=PIN + "\n", text=True, check=True,
                   capture_output=True, env=environment())


def stand(folder, *options, size="1280x720", ini="", env=None):
    path = pathlib.Path(folder) / "kiosk.ini"
    path.write_text(ini)
    game = Game(folder, "--kiosk", "--config", str(path), *options, size=size, env=env)
    game.size = [int(side) for side in size.split("x")]
    game.say("wait 500")
    return game


def knock(game):
    """The corners of the screen, clockwise from the upper left."""
    wide, high = game.size
    for x, y in ((4, 4), (wide - 4, 4), (wide - 4, high - 4), (4, high - 4)):
        game.say(f"pointer {x} {y} down")
        game.say(f"pointer {x} {y} up")
    game.say("wait 600")


def type_pin(game, pin):
    for digit in pin:
        game.click(f"pin.digit{digit}")
    game.say("wait 300")


def open_panel(game):
    knock(game)
    assert game.scene() == "pin", game.stack()
    type_pin(game, PIN)
    assert game.scene() == "operator", game.stack()


def log_of(folder):
    return (pathlib.Path(folder) / "log" / "schott-world.log").read_text()


def the_gesture_and_the_key_lead_to_the_pad(folder):
    with stand(folder) as game:
        knock(game)
        assert game.scene() == "pin"
        game.go("pin.close")
        assert game.scene() != "pin"
        game.say("wait 5000")
        game.say("key Left Ctrl down")
        game.say("key Left Alt down")
        game.say("key O")
        game.say("key Left Alt up")
        game.say("key Left Ctrl up")
        game.say("wait 600")
        assert game.scene() == "pin", game.stack()
        for digit in PIN[:5]:
            game.say(f"key {digit}")
        game.say("key 9")
        game.say("key Backspace")  # after six it was tried already
        game.say("wait 300")
        assert game.scene() == "pin"
        for digit in PIN:
            game.say(f"key {digit}")
        game.say("wait 600")
        assert game.scene() == "operator", game.stack()


def without_a_pin_nothing_opens():
    with Folder() as folder, stand(folder) as game:
        knock(game)
        assert game.scene() == "pin"
        assert not game.widgets()["pin.digit1"]["enabled"]
        for digit in "000000":
            game.say(f"key {digit}")
        game.say("wait 600")
        assert game.scene() == "pin"
        assert "--set-pin" in log_of(folder)


def five_wrong_tries_lock_it_across_restarts():
    with Folder() as folder:
        set_pin(folder)
        with stand(folder) as game:
            knock(game)
            for _ in range(5):
                type_pin(game, "000000")
            assert not game.widgets()["pin.digit1"]["enabled"]
        with stand(folder) as game:
            knock(game)
            assert not game.widgets()["pin.digit1"]["enabled"]
            for _ in range(30):  # who waits at the pad touches it now and then
                game.say("wait 10000")
                if game.scene() != "pin":
                    knock(game)
            game.say("wait 10000")
            if game.scene() != "pin":
                knock(game)
            type_pin(game, PIN)
            assert game.scene() == "operator", game.stack()
        assert log_of(folder).count("wrong PIN") == 5 and "locked for five minutes" in log_of(folder)


def pad_and_panel_close_by_themselves(folder):
    with stand(folder) as game:
        knock(game)
        game.say("wait 29000")
        assert game.scene() == "pin"
        game.say("wait 3000")
        assert game.scene() != "pin"
        open_panel(game)
        game.say("wait 115000")
        assert game.scene() == "operator"
        game.say("wait 8000")
        assert game.scene() != "operator", game.stack()


def every_tab_shows_itself_in_every_size(folder):
    ini = "[game]\nplayers = 9\nnonsense\n"
    for size in SIZES:
        with stand(folder, size=size, ini=ini) as game:
            open_panel(game)
            for tab in ("stand", "messages", "questions", "figures"):
                game.go(f"operator.tab_{tab}")
                assert game.widgets()
            for _ in range(16):
                game.say("key Tab")
                game.say("key Left")
            assert game.scene() == "operator"
            game.go("operator.back")
            assert game.scene() != "operator"


def figures_are_written_to_the_folder(folder):
    with stand(folder) as game:
        open_panel(game)
        game.go("operator.export")
        assert game.scene() == "message"
        game.go("message.button0")
        assert game.scene() == "operator"
    files = list((pathlib.Path(folder) / "figures").glob("schott-world-figures-*.csv"))
    assert len(files) == 1 and files[0].read_bytes().startswith(b"\xef\xbb\xbfdate,hour,"), files


def leave_by(folder, button):
    game = stand(folder)
    open_panel(game)
    game.go("operator.tab_stand", f"operator.{button}")
    assert game.scene() == "message"
    game.go("message.button1")
    assert game.scene() == "operator", "cancelled"
    game.go(f"operator.{button}")
    try:
        game.click("message.button0")
        game.say("wait 2000")
    except Ended as ended:
        return int(str(ended).split()[1])
    return game.process.wait(timeout=30)


def ending_and_starting_anew_are_told_apart(folder):
    assert leave_by(folder, "restart") == 3
    assert leave_by(folder, "quit") == 0


def restarting_says_what_becomes_of_the_game(folder):
    for seconds, told in ((0, "will be lost"), (60, "will resume")):
        with stand(folder, ini=f"[times]\nresume = {seconds}\n") as game:
            open_panel(game)
            game.go("operator.tab_stand", "operator.restart")
            assert told in game.widgets()["message.text"]["label"], game.widgets()


def the_quiet_switch_is_used_at_once(folder):
    with stand(folder) as game:
        open_panel(game)
        game.go("operator.tab_stand", "operator.quiet", "operator.back")
        assert "Quiet mode switched on by staff." in log_of(folder)


def by_night_a_copy_is_made(folder):
    """It is eight in the morning: that of last night is due at once."""
    with stand(folder, ini="[backup]\nkept = 2\n") as game:
        game.say("wait 60000")
        game.say("wait 60000")
    copies = sorted(path.name for path in (pathlib.Path(folder) / "backups").glob("*.sqlite"))
    assert copies == ["schott-world-2026-03-02.sqlite"], copies


def the_clock_may_jump(folder):
    """Years ahead, back before the game was made: copies are made and thinned out, figures shown, nothing is unlocked."""
    with stand(folder, ini="[backup]\nkept = 3\n") as game:
        knock(game)
        for _ in range(5):
            type_pin(game, "000000")
        for jump in (3600, 86400, 400 * 86400, -3000 * 86400, -60 * 365 * 86400, 70 * 365 * 86400):
            game.say(f"wall {jump}")
            game.say("wait 20000")
            if game.scene() != "pin":
                knock(game)
            assert not game.widgets()["pin.digit1"]["enabled"], "a clock that jumps opened the lock"
        for _ in range(20):
            game.say("wait 20000")
        knock(game)
        type_pin(game, PIN)
        assert game.scene() == "operator", game.stack()
        game.go("operator.export", "message.button0", "operator.tab_messages", "operator.back")
    assert len(list((pathlib.Path(folder) / "backups").glob("*.sqlite"))) <= 3


def mistakes_of_the_file_are_in_the_log(folder):
    with stand(folder, ini="[game]\nplayers = 9\n"):
        pass
    assert "an error in line 2: players = 9" in log_of(folder)


def main():
    without_a_pin_nothing_opens()
    five_wrong_tries_lock_it_across_restarts()
    with Folder() as place:
        set_pin(place)
        for proof in (the_gesture_and_the_key_lead_to_the_pad, pad_and_panel_close_by_themselves,
                      every_tab_shows_itself_in_every_size, figures_are_written_to_the_folder,
                      ending_and_starting_anew_are_told_apart, restarting_says_what_becomes_of_the_game,
                      the_quiet_switch_is_used_at_once, by_night_a_copy_is_made, the_clock_may_jump, mistakes_of_the_file_are_in_the_log):
            began = time.monotonic()
            proof(place)
            print(f"{proof.__name__}: {time.monotonic() - began:.1f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
