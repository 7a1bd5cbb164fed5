#!/bin/sh
# What several machines made becomes one release.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "join-parts.sh PARTS OUT
Checks each folder in PARTS against its SHA256SUMS, copies all packages to OUT with one SHA256SUMS and one components.tsv, and writes
what is new, from CHANGELOG.md, to OUT/NOTES.md." "$@"
[ $# = 2 ] || fail "expected two folders; see --help"
mkdir -p "$2"
out=$(cd "$2" && pwd)
for part in "$1"/*/; do
    (cd "$part" && sha256sum --quiet -c SHA256SUMS) || fail "$part is not what was made"
    find "$part" -type f ! -name SHA256SUMS ! -name components.tsv -exec cp {} "$out/" ';'
done
cat "$1"/*/components.tsv | awk 'NR == 1 || (!/^component\t/ && !seen[$0]++)' >"$out/components.tsv"
awk -v version="$version" '/^## / { on = index($0, version) > 0 || (!found && /Unreleased/); found = found || on; next } on' \
    "$root/CHANGELOG.md" >"$out/NOTES.md"
has "$out/NOTES.md" "$out/components.tsv"
(cd "$out" && find . -type f ! -name SHA256SUMS ! -name NOTES.md | sed 's|^\./||' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS)
cat "$out/SHA256SUMS"
