#!/usr/bin/env python3
"""No seat has an edge: equals of every level, at every table, on every board, win as often in each.

seats.py SCHOTT_LAB [TRACK ...]: a look at the quick levels, within what chance explains. With SCHOTT_LONG=1 40,000 games of each
line-up, whose seats must differ by less than 2 points (with 20,000, chance alone is good for one): half an hour. The
seed is always the same, and so are the games."""
import json
import math
import os
import subprocess
import sys

LAB = sys.argv[1]
LONG = os.environ.get("SCHOTT_LONG") == "1"
LEVELS, GAMES = (["easy", "medium", "hard"], 40000) if LONG else (["easy", "medium"], 1500)
SEED, MOST = 7, 2.0


def shares(level, players, track):
    """How many in a hundred games each seat wins alone."""
    done = subprocess.run([LAB, "simulate", "--players", ",".join([level] * players), "--games", str(GAMES), "--seed",
                           str(SEED), "--track", track, "--json"], capture_output=True, text=True, check=True)
    return [100 * seat["wins"]["count"] / GAMES for seat in json.loads(done.stdout)["seats"]]


def main():
    unfair = []
    for track in sys.argv[2:] or ("sprint", "short", "classic", "grand"):
        for players in (2, 3, 4):
            chance = 0 if LONG else 5 * 100 * math.sqrt((players - 1) / GAMES) / players
            for level in LEVELS:
                seats = shares(level, players, track)
                apart = max(seats) - min(seats)
                print(f"{track:8}{players} {level:7}", *(f"{share:6.2f}" for share in seats), f"  {apart:.2f} apart")
                if apart >= MOST + chance:
                    unfair.append(f"{players} {level} on the {track} board")
    if unfair:
        sys.exit("too far apart: " + ", ".join(unfair))


if __name__ == "__main__":
    main()
