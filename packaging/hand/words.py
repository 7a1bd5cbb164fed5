"""Of a template with all messages those that stand in some sources.

    words.py ALL.pot FILE-WITH-PATHS
"""
import re
import sys

template, paths = sys.argv[1:]
wanted = set(open(paths, encoding="utf-8").read().split())
head, *entries = open(template, encoding="utf-8").read().split("\n\n")
print(head)
for entry in entries:
    places = re.findall(r"^#: (.*)$", entry, re.M)
    if wanted & set(" ".join(places).split()):
        print("\n" + entry.strip())
