"""All boards of World in one file, by name.

    boards.py FOLDER
"""
import json
import sys
from pathlib import Path

boards = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(Path(sys.argv[1]).glob("*.json"))}
print(json.dumps(boards, separators=(",", ":"), ensure_ascii=False))
