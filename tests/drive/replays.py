"""A file that is opened as a film is played through once, whether or not the game is kept already: how often the rules are
asked to carry out an action is counted by callgrind."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

from client import ROOT, WORLD, Folder, environment

GOLDEN = ROOT / "tests/golden"
RECORDS = {"path": ("four_close_in_any_order_and_take_lines_back", "classic"),
           "world": ("two_computers_sort_their_rows_on_the_short_track", "short")}


def calls(profile, function):
    """All calls of it. Names are written out once and go by a number from then on."""
    names, called, count = {}, None, 0
    for line in profile.splitlines():
        named = re.match(r"(c?)fn=\((\d+)\)(?: (.*))?$", line)
        if named:
            if named[3]:
                names[named[2]] = named[3]
            called = names[named[2]] if named[1] else called
        elif line.startswith("calls=") and called == function:
            count += int(line[len("calls="):].split()[0])
    return count


def opened(data, file):
    """The profile of the program until the film's first picture stands still."""
    out = pathlib.Path(data, "profile")
    told = subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", WORLD, "--driver", "--mute",
                           "--data", str(data), str(file)], input="wait 200\nscene\n", capture_output=True, text=True,
                          env=environment(), check=True)
    return out.read_text(), told.stdout


class Replays(unittest.TestCase):
    def test_a_file_is_played_once(self):
        for game, (name, board) in RECORDS.items():
            record = json.loads((GOLDEN / f"{name}.json").read_text()) | {"board": board}
            with Folder() as data, Folder() as stick:
                file = pathlib.Path(stick, "game.json")
                file.write_text(json.dumps(record))
                for when in ("not kept yet", "kept already"):
                    profile, told = opened(data, file)
                    self.assertIn('"film"', told)
                    self.assertEqual(calls(profile, f"{game}_apply"), len(record["actions"]), f"{game}, {when}")


if __name__ == "__main__":
    if shutil.which("valgrind") is None:
        sys.exit(77)
    unittest.main()
