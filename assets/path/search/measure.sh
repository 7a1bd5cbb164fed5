#!/bin/bash
# What the starts of Best Path's boards are worth: measure.sh BUILD [--long] [BOARD...].
#
# BUILD is a build folder with path-measure in it. Deals are kept in measured/, where a later run goes on: 100 of the
# reference from each start, or with --long 4,000, which takes about 25 minutes of one core a board; and 20,000 games of
# four greedy players, which take seconds and are not kept. It may be stopped at any time. With --long all boards get
# 200 deals in turn, so that none is left behind. Remove a board's file when the board has changed.
set -u
here=$(cd "$(dirname "$0")" && pwd)
if [ $# = 0 ]; then
    echo "measure.sh: the build folder is needed" >&2
    exit 2
fi
measure=$1/tests/bench/path/path-measure
shift
deals=100
boards=""
for argument in "$@"; do
    case $argument in
    --long) deals=4000 ;;
    *) boards="$boards $argument" ;;
    esac
done
boards=${boards:-classic kaleidoscope spiral}
mkdir -p "$here/measured"
table=$(mktemp)
trap 'rm -f "$table"' EXIT
for ((part = 200; part < deals; part += 200)); do
    for board in $boards; do
        "$measure" "$here/../boards/$board.json" reference "$part" "$here/measured/$board.reference" >"$table" || exit
    done
done
for board in $boards; do
    echo "$board"
    : >"$table"
    "$measure" "$here/../boards/$board.json" table 20000 "$table" || exit
    "$measure" "$here/../boards/$board.json" reference "$deals" "$here/measured/$board.reference" || exit
done
