#!/usr/bin/env python3
"""From a list of files (standard input) writes the uninstaller's commands: it removes exactly what was installed, then
the folders that have become empty, and nothing that somebody else put there."""

import pathlib
import sys

files = [pathlib.PurePosixPath(line) for line in sys.stdin.read().splitlines()]
folders = sorted({parent for file in files for parent in file.parents if parent.name}, key=lambda f: (-len(f.parts), str(f)))
for file in files:
    print('Delete "$INSTDIR\\%s"' % str(file).replace("/", "\\"))
for folder in folders:
    print('RMDir "$INSTDIR\\%s"' % str(folder).replace("/", "\\"))
