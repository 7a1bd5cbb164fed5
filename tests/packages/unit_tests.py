"""Runs the unit tests of a package's build against the package's own libraries and what it installs to read.

unit_tests.py BUILD [--beside FOLDER] [--assets DIR] [--locale DIR] [--skip NAME]... [-- COMMAND...]

BUILD is a folder of Meson's. With --beside the programs are copied into FOLDER, where the package keeps its libraries and
assets; DIR is where COMMAND sees these, which starts a program where the package is installed: in a clean system, under
Wine. Only programs are run, not the scripts that drive the game. Of Check's tests every one is counted."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "drive"))
from client import Folder  # noqa: E402

PATIENCE = 1800  # seconds
PATIENT = "10"  # times as long as Check allows: others work on the machine too, and Wine is slow
SKIPPED = 77  # the status of a test that cannot run here
AT_ONCE = 4  # most of them wait for a disk or a clock


def programs(build):
    """The tests whose command is a program built from tests/ and takes no minutes, as Meson tells of them."""
    told = json.loads(subprocess.run(["meson", "introspect", "--tests", build], check=True, capture_output=True).stdout)
    return [test for test in told if pathlib.Path(test["cmd"][0]).is_relative_to(build / "tests")
            and not any(suite.endswith(":slow") for suite in test["suite"])]


def build_programs(build, tests):
    """Packages build their programs alone."""
    wanted = sorted({os.path.relpath(test["cmd"][0], build) for test in tests})
    done = subprocess.run(["ninja", "-C", build, *wanted], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"failed: the tests cannot be built\n{done.stdout[-2000:]}")


def run(test, options):
    """What it printed and its status."""
    program, *words = test["cmd"]
    if options.beside:
        # By a name of its own: some programs are several tests.
        name = re.sub("[^a-z]", "-", test["name"]) + pathlib.Path(program).suffix
        program = shutil.copy(program, pathlib.Path(options.beside, name))
    env = {**os.environ, **test["env"], "CK_EXCLUDE_TAGS": "long", "CK_TIMEOUT_MULTIPLIER": PATIENT}
    if options.assets:
        env["SCHOTT_WORLD_ASSETS"] = options.assets
    if options.locale:
        env["LOCALE_DIR"] = options.locale
    with Folder() as folder:
        done = subprocess.run([*options.command, program, *words], env=env, cwd=folder, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=PATIENCE, check=False)
    if options.beside:
        os.unlink(program)
    return done.stdout.decode(errors="replace").replace("\r", ""), done.returncode


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--beside")
    parser.add_argument("--assets")
    parser.add_argument("--locale")
    parser.add_argument("--skip", action="append", default=[])
    words = sys.argv[1:]
    here = words.index("--") if "--" in words else len(words)
    options = parser.parse_args(words[:here])
    options.command = words[here + 1:]
    build = options.build.resolve()
    count, single, failed, skipped = 0, 0, [], []
    tests = [test for test in programs(build) if test["name"] not in options.skip]
    build_programs(build, tests)
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        done = list(pool.map(lambda test: run(test, options), tests))
    for test, (said, status) in zip(tests, done):
        checks = re.findall(r"^\d+%: Checks: (\d+), Failures: (\d+), Errors: (\d+)", said, re.MULTILINE)
        if status == SKIPPED:
            skipped.append(test["name"])
        elif status != 0 or any(int(bad) for row in checks for bad in row[1:]):
            failed.append(test["name"])
            print(f"{test['name']}: status {status}\n" + "\n".join(said.splitlines()[-20:]))
        count += sum(int(row[0]) for row in checks)
        single += not checks and status == 0
    if not tests or failed:
        sys.exit(f"failed: {', '.join(failed) or 'there are no tests'}")
    print(f"{len(tests) - len(skipped)} test programs passed, with {count} checks and {single} programs that count none"
          + (f"; skipped: {', '.join(skipped)}." if skipped else "."))


if __name__ == "__main__":
    main()
