#!/bin/sh
# What can be checked of the packages without building one, in seconds.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "check-metadata.sh
Checks the menu entry, the description for software centres, the manual pages against --help, the completion, that
nothing is installed which only makers need and all that a stand needs, the Flatpak manifest's form, the wraps, the release
workflow and the syntax of the package scripts." "$@"
[ $# = 0 ] || unknown_option "$1"

cd "$root/packaging"
# As a build makes them, with every language's words: of something that is not released, then of a release.
built=$work/metadata/packaging/linux
metainfo=$built/io.github.schott_world.SchottWorld.metainfo.xml
shown() {
    sed '/^ *<!--$/,/^ *-->$/d' "$metainfo"
}
for options in '-Dwebsite= -Drelease_date=' '-Dwebsite=https://example.org -Drelease_date=2026-12-31'; do
    rm -rf "$work/metadata"
    # shellcheck disable=SC2086
    quietly "$work/metadata.log" meson setup "$work/metadata" "$root" -Dtests=disabled $options
    quietly "$work/metadata.log" ninja -C "$work/metadata" packaging/linux/schott-world.desktop "packaging/linux/$(basename "$metainfo")"
    desktop-file-validate "$built/schott-world.desktop"
    appstreamcli validate --no-net --no-color "$metainfo"
    while read -r language; do
        for key in GenericName Comment Keywords; do
            grep -q "^${key}\[$language\]=" "$built/schott-world.desktop" || fail "the menu entry has no $key in $language"
        done
        [ "$(shown | grep -c "xml:lang=\"$language\"")" = "$(shown | grep -c '<\(summary\|p\|li\|caption\)>')" ] ||
            fail "the description is not all in $language"
    done <linux/po/LINGUAS
done
# Both games of the box are named, in every language, wherever people read what the package is.
[ "$(shown | grep -c '<summary.*Best Path')" = $(($(wc -l <linux/po/LINGUAS) + 1)) ] || fail "a summary lacks Best Path"
[ "$(shown | grep -c '<p.*>Best Path')" = $(($(wc -l <linux/po/LINGUAS) + 1)) ] || fail "a description lacks Best Path"
[ "$(grep -c '^Comment.*SCHOTT World.*Best Path' "$built/schott-world.desktop")" = $(($(wc -l <linux/po/LINGUAS) + 1)) ] ||
    fail "the menu entry doesn't name both games in every language"
[ "$(grep -c '^LangString About .*SCHOTT World.*Best Path' windows/installer.nsi)" = $(($(wc -l <linux/po/LINGUAS) + 1)) ] ||
    fail "the installer doesn't name both games in every language"
for text in linux/schott-world.6 linux/schott-lab.6 linux/debian/control linux/README.txt windows/README.txt macos/README.txt; do
    grep -q 'Best Path' "$text" || fail "$text lacks Best Path"
done
for page in linux/*.6; do
    faults=$(man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    [ -z "$faults" ] || fail "$page: $faults"
    grep -q '^\.TH [A-Z-]* 6 20[0-9][0-9]-[01][0-9]-[0-3][0-9] ' "$page" || fail "$page has no date"
done
# Every option the program knows is in its page and its completion.
options=$(sed -n 's/^    {OPTION_[A-Z_]*, "\(--[a-z-]*\)".*/\1/p' "$root/src/options.c")
for option in $options; do
    sed 's/\\-/-/g' linux/schott-world.6 | grep -qF -e "$option" || fail "schott-world.6 lacks $option"
    grep -qF -e "$option" linux/completions/schott-world || fail "the completion of schott-world lacks $option"
done
for option in $(grep -ho '"--[a-z-]*"' "$root"/src/lab/*.c "$root"/src/games/*/lab/*.c | tr -d '"' | sort -u); do
    sed 's/\\-/-/g' linux/schott-lab.6 | grep -qF -e "$option" || fail "schott-lab.6 lacks $option"
    [ "$option" = -- ] || grep -qF -e "$option" linux/completions/schott-lab || fail "the completion of schott-lab lacks $option"
done
# What only makers need is not installed.
for file in $(cd "$root/assets" && find . -name '*.py' -o -name '*.md' -o -name '*.[ch]' -o -name 'meson.build' -o -name 'outlines.json'); do
    file=${file#./}
    excluded=no
    for name in "$file" "$(dirname "$file")" "$(dirname "$(dirname "$file")")"; do
        if grep -qF "'$name'" meson.build; then
            excluded=yes
        fi
    done
    [ $excluded = yes ] || fail "packaging/meson.build would install assets/$file"
done
# A tag can be moved, a commit cannot.
! grep -nE '^ *- *uses:|^ *uses:' "$root"/.github/workflows/*.yml | grep -vE 'uses: [A-Za-z0-9/_.-]+@[0-9a-f]{40} # v[0-9.]+$' ||
    fail "an action of the workflow is not named by its commit"
python3 -m json.tool linux/flatpak/io.github.schott_world.SchottWorld.json >/dev/null
for picture in $(sed -n 's|.*packaging/linux/screenshots/\([a-z]*\)\.png.*|\1|p' linux/io.github.schott_world.SchottWorld.metainfo.xml.in); do
    has "linux/screenshots/$picture.png"
done
# What a stand needs is installed whole.
for file in kiosk/*; do
    grep -qF "'$file'" meson.build || fail "packaging/meson.build does not install $file"
done
bash -n linux/completions/schott-world linux/completions/schott-lab
find . -name '*.sh' | while read -r script; do
    sh -n "$script"
done
python3 check_sources.py "$root"
echo "The package files are in order."
