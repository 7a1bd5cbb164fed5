"""The game as a program: options, exit statuses, scripts over pipes, a demo; without any display."""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

GAME = sys.argv[1]
PNG = b"\x89PNG\r\n\x1a\n"


def environment(**more):
    """One without a display, so that nothing here depends on the machine's."""
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR", "LANGUAGE")
    here = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**here, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8", **more}


def run(*arguments, script="", **more):
    return subprocess.run([GAME, *arguments], input=script, capture_output=True, text=True, timeout=200,
                          encoding="utf-8", env=environment(**more))


def answers(script, *arguments, **more):
    done = run("--driver", "--mute", *arguments, script="\n".join(script) + "\n", **more)
    assert done.returncode == 0, done
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return lines


def an_unknown_option_is_one_sentence_and_status_2():
    for wrong in (["--colour"], ["--seed"], ["--seed", "x"], ["--windowed", "12"], ["one", "two"], ["--mute=1"]):
        done = run(*wrong)
        assert done.returncode == 2, (wrong, done)
        assert done.stdout == "", done
        assert len(done.stderr.strip().splitlines()) == 1, done


def help_and_version_need_nothing():
    done = run("--help")
    assert done.returncode == 0
    for option in ("--data", "--driver", "--seed", "--host", "--pack", "--fullscreen", "--windowed", "--lang", "--demo", "--game", "--version"):
        assert option in done.stdout, option
    assert run("--lang", "de", "--help").stdout.splitlines()[0] != done.stdout.splitlines()[0], "--help speaks German"
    done = run("--version")
    assert done.returncode == 0 and done.stdout.startswith("SCHOTT World "), done


def without_a_display_a_sentence_says_so():
    with tempfile.TemporaryDirectory() as folder:
        done = run("--data", folder)
    assert done.returncode == 1, done
    assert "display" in done.stderr, done


def without_assets_a_sentence_says_so():
    with tempfile.TemporaryDirectory() as folder:
        done = run("--driver", "--data", folder, SCHOTT_WORLD_ASSETS=folder)
    assert done.returncode == 1, done
    assert "missing" in done.stderr, done


def a_script_is_answered_line_for_line(driver):
    with tempfile.TemporaryDirectory() as folder:
        lines = answers(["scene", "nonsense", "wait idle", "ui", "state", "quit", "scene"], "--data", folder,
                        SDL_VIDEODRIVER=driver)
    assert [line["ok"] for line in lines] == [True, False, True, True, True, True], lines
    assert lines[0]["scene"] == "title", lines[0]
    assert lines[4]["state"] is None, lines[4]
    assert any(widget["id"] == "title.new" for widget in lines[3]["widgets"])


def two_clicks_lead_from_the_title_to_the_first_card():
    with tempfile.TemporaryDirectory() as folder:
        lines = answers(["click title.new", "wait idle", "click setup.start", "wait idle", "scene", "state", "hash"],
                        "--data", folder, "--seed", "7")
        assert lines[4]["scene"] == "stage", lines[4]
        assert lines[5]["state"]["awaiting"]["kind"] == "turn", lines[5]
    with tempfile.TemporaryDirectory() as folder:
        again = answers(["click title.new", "wait idle", "click setup.start", "wait idle", "hash"], "--data", folder,
                        "--seed", "7", "--windowed", "1024x600")
    assert again[4]["hash"] == lines[6]["hash"], "the same seed deals the same cards"


def a_folder_may_have_any_name():
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "Größe 李" / "Spiele"
        lines = answers(["click title.new", "wait idle", f"shot {place}/Bild 李.png"], "--data", str(place))
        assert lines[2]["ok"], lines[2]
        assert (place / "Bild 李.png").read_bytes().startswith(PNG)
        assert (place / "schott-world.sqlite").exists()


def a_second_copy_says_that_there_is_a_first():
    with tempfile.TemporaryDirectory() as folder:
        first = subprocess.Popen([GAME, "--driver", "--mute", "--data", folder], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, text=True, env=environment())
        first.stdin.write("scene\n")
        first.stdin.flush()
        first.stdout.readline()
        second = run("--driver", "--data", folder)
        first.communicate("quit\n", timeout=60)
        assert second.returncode == 1, second
        assert second.stderr.strip() != "", second


def a_demo_leaves_pictures_of_a_whole_game():
    with tempfile.TemporaryDirectory() as folder:
        done = run("--demo", folder, "--seed", "6", "--windowed", "1280x720")
        assert done.returncode == 0 and done.stderr == "", done
        for name in ("title", "setup", "stage-1", "question", "scoring", "victory"):
            assert (Path(folder) / f"{name}.png").read_bytes().startswith(PNG), name


def a_demo_of_best_path_is_a_whole_game_too():
    with tempfile.TemporaryDirectory() as folder:
        done = run("--demo", folder, "--game", "path", "--seed", "6", "--windowed", "1280x720")
        assert done.returncode == 0 and done.stderr == "", done
        for name in ("title", "setup", "path-1", "path-4", "path_end", "path_review"):
            assert (Path(folder) / f"{name}.png").read_bytes().startswith(PNG), name


an_unknown_option_is_one_sentence_and_status_2()
help_and_version_need_nothing()
without_a_display_a_sentence_says_so()
without_assets_a_sentence_says_so()
a_script_is_answered_line_for_line("dummy")
a_script_is_answered_line_for_line("offscreen")
two_clicks_lead_from_the_title_to_the_first_card()
a_folder_may_have_any_name()
a_second_copy_says_that_there_is_a_first()
a_demo_leaves_pictures_of_a_whole_game()
a_demo_of_best_path_is_a_whole_game_too()
