"""The rules as the page's compiler makes them: recorded games end in the hash they record, those broken in one place are
refused, and games of computers end as they do natively. Needs node; packaging/web/build.sh --tested builds the lab for it."""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NATIVE = [os.environ.get("SCHOTT_LAB", str(ROOT / "build/check/src/lab/schott-lab"))]
WORK = pathlib.Path(os.environ.get("SCHOTT_PACKAGE_WORK", ROOT / "build/packages"))
IN_NODE = ["node", "--no-experimental-fetch", str(WORK / "page/build/src/lab/schott-lab.js")]
GAMES = 1000
COMMANDS = [["simulate", "--players", "easy,easy,easy", "--games", str(GAMES), "--seed", "1"],
            ["simulate", "--players", "easy,expert", "--games", "20", "--seed", "2"],
            ["simulate", "--game", "path", "--players", "easy,medium", "--games", "100", "--seed", "3"]]


def run(lab, *words):
    return subprocess.run([*lab, *words, *(["--assets", "assets"] if words[0] == "simulate" else [])], capture_output=True, text=True, cwd=ROOT, check=False)


def main():
    golden = sorted((ROOT / "tests/golden").glob("*.json"))
    fails = sorted((ROOT / "tests/golden/fails").glob("*.json"))
    assert golden and fails
    for file in golden + fails:
        one, other = run(NATIVE, "replay", str(file)), run(IN_NODE, "replay", str(file))
        assert one.returncode == other.returncode == (0 if file in golden else one.returncode) and one.stdout == other.stdout, \
            f"{file.name}: {one.returncode} {one.stdout}{one.stderr}\n{other.returncode} {other.stdout}{other.stderr}"
        assert (one.returncode == 0) == (file in golden), file.name
    for words in COMMANDS:
        one, other = run(NATIVE, *words), run(IN_NODE, *words)
        assert one.returncode == other.returncode == 0, f"{words}: {one.stderr}{other.stderr}"
        assert told(one.stdout) == told(other.stdout), f"{words}:\n{one.stdout}\n{other.stdout}"
    print(f"{len(golden)} recorded games, {len(fails)} broken ones and {len(COMMANDS)} contests end as they do natively.")


def told(text):
    """Without how long it took."""
    return [line for line in text.splitlines() if "second" not in line]


if __name__ == "__main__":
    sys.exit(main())
