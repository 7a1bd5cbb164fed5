#!/usr/bin/env python3
"""What the rules cost, in instructions, which are the same however busy the machine is: those of a longer bench less those
of a shorter one, so that the start counts for nothing."""
import re
import shutil
import subprocess
import sys

LAB = sys.argv[1]
SHORT, LONG = 10000, 70000
# World's is what it was before there was a second game, and a tenth.
MOST = {"path": ("closing", 2500), "world": ("action", 560)}


def instructions(game, actions):
    done = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", LAB, "bench", "--game", game,
                           "--actions", str(actions)], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


if shutil.which("valgrind") is None:
    sys.exit(77)
too_many = False
for name, (step, most) in MOST.items():
    count = (instructions(name, LONG) - instructions(name, SHORT)) / (LONG - SHORT)
    print(f"{name}: {count:.0f} instructions per {step} of random legal play, at most {most}")
    too_many = too_many or count > most
sys.exit(1 if too_many else 0)
