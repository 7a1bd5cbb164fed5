"""ai_duel lets those play whom its letters name: each beats a weaker one, on the same deals."""
import re
import subprocess
import sys

DUEL = sys.argv[1]
KINDS = ["yardstick", "completer", "chaser", "hoarder", "denier"]
DUELS = [("easy", "gentle", 200), ("medium", "easy", 200), *((kind, "medium", 200) for kind in KINDS),
         ("hard", "completer", 200), ("expert", "yardstick", 60)]
LETTER = {"gentle": "g", "easy": "e", "medium": "m", "hard": "h", "expert": "x", "yardstick": "y", "completer": "c",
          "chaser": "r", "hoarder": "j", "denier": "d"}


def share(stronger, weaker, games):
    out = subprocess.run([DUEL, LETTER[stronger] + LETTER[weaker], str(games)], check=True, capture_output=True, text=True).stdout
    names = re.findall(r"^(\w+) +[\d.]+ % \+-", out, re.M)
    assert names == [stronger, weaker], out
    return float(re.search(r"([\d.]+) % \+-", out)[1])


for stronger, weaker, games in DUELS:
    won = share(stronger, weaker, games)
    print(f"{stronger} wins {won:.1f} % of {games} games against {weaker}")
    assert 50 < won < 100, (stronger, weaker, won)
assert subprocess.run([DUEL, "ez", "2"], capture_output=True).returncode == 2
