#!/bin/sh
# The game under another name.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "check-brand.sh
Builds and installs the game as \"Prism Road\", and checks that our name for it is left nowhere: in programs, catalogues, manuals,
sound files, settings, and what packages are made of. The copyright and the trade mark are still named." "$@"
[ $# = 0 ] || unknown_option "$1"

other="Prism Road"
build=$root/build/brand
[ -f "$build/build.ninja" ] || quietly "$build.setup.log" meson setup "$build" "$root" -Dtests=disabled -Drun_from_source=false \
    "-Dbrand=$other"
quietly "$build.log" ninja -C "$build"
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
DESTDIR=$place/installed quietly "$build.install.log" meson install -C "$build" --no-rebuild
mkdir "$place/source"
(brand=$other && copy_source "$place/source")

# none_of WHAT FOLDER...: nothing there goes by our name.
none_of() {
    what=$1
    shift
    found=$(grep -rlaP "$our_brand(?! makers)" "$@" | head -n 5 || true)
    [ -z "$found" ] || fail "$what has our name in it: $found"
}
none_of "what is installed" "$place/installed"
none_of "what packages are made of" "$place/source/packaging" "$place/source/fleet" "$place/source/docs/privacy.md" \
    "$place/source/docs/privacy.de.md" "$place/source/CHANGELOG.md"

program=$(find "$place/installed" -type f -name schott-world -path '*bin/*')
[ "$("$program" --version)" = "$other $version" ] || fail "--version says: $("$program" --version)"
for file in "*/applications/schott-world.desktop" "*.metainfo.xml" "*/man6/schott-world.6" "*/kiosk/README.de.md"; do
    found=$(find "$place/installed" -path "$file")
    grep -q "$other" "$found" || fail "$file doesn't say the other name"
done
grep -q "SCHOTT is a trade mark of its owner" "$place"/installed/usr/local/share/metainfo/*.xml || fail "the trade mark isn't mentioned"
# The front door, whose logo is in letters.
SCHOTT_WORLD=$program python3 - "$root" "$other" <<'PYTHON'
import sys
sys.path.insert(0, sys.argv[1] + "/tests/drive")
from client import LANGUAGES, Folder, Game
with Folder() as data, Game(data, draws=True) as game:
    for language in LANGUAGES:
        game.say("lang " + language)
        game.idle()
        door = game.widgets()["title.door0"]["label"]
        assert sys.argv[2] in door, f"{language}: the door says {door!r}"
    assert not game.complaints(), game.complaints()
PYTHON
echo "Nothing goes by our name in a build of another."
