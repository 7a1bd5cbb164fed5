#!/bin/sh
# What can be checked of the packages without building one, in seconds.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "check-metadata.sh
Checks the menu entry, the description for software centres, the manual pages against the options, shell completion, the form of the
Flatpak manifest, the wraps, the release workflow and the syntax of the package scripts; also that everything a stand needs is
installed, and nothing that only developers need." "$@"
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
# Nobody has signed yet what a workflow makes.
! grep -n "gh release create" "$root"/.github/workflows/*.yml | grep -v -e " --draft " ||
    fail "the workflow publishes what is not signed"
python3 -m json.tool linux/flatpak/io.github.schott_world.SchottWorld.json >/dev/null
for picture in $(sed -n 's|.*packaging/linux/screenshots/\([a-z]*\)\.png.*|\1|p' linux/io.github.schott_world.SchottWorld.metainfo.xml.in); do
    has "linux/screenshots/$picture.png"
done
# Recipes for app stores and package managers are written from a release, and from nothing less.
recipes=$work/recipes
rm -rf "$recipes"
mkdir -p "$recipes"
for file in windows-x86_64-setup.exe macos.dmg; do
    echo "$(echo $file | sha256sum | cut -d ' ' -f 1)  schott-world-$version-$file"
done >"$recipes/SHA256SUMS"
recipes_with() { # VARIABLE=VALUE...
    env -i PATH="$PATH" "WEBSITE=https://example.org/makers/box" RELEASE_DATE=2026-12-31 "MAINTAINER=A B <a@example.org>" \
        COMMIT=0123456789012345678901234567890123456789 "$@" python3 recipes.py "$recipes/out" "$recipes/SHA256SUMS" >"$recipes/log" 2>&1
}
for name in WEBSITE RELEASE_DATE MAINTAINER COMMIT; do
    ! recipes_with "$name=" && grep -q "$name is unset" "$recipes/log" && [ ! -e "$recipes/out" ] || fail "recipes are written without $name"
done
! recipes_with COMMIT=main || fail "recipes are written of a branch"
recipes_with || fail "recipes are not written: $(cat "$recipes/log")"
! grep -rE '@[A-Z0-9_]+@' "$recipes/out" || fail "a recipe has a gap"
bash -n "$recipes/out/aur/PKGBUILD"
python3 - "$recipes" "$version" <<'PYTHON'
import hashlib, json, pathlib, re, sys
out, version = pathlib.Path(sys.argv[1]) / "out", sys.argv[2]
game = json.loads(next(out.glob("flatpak/*.json")).read_text())["modules"][-1]
assert game["sources"] == [{"type": "git", "url": "https://example.org/makers/box.git", "tag": "v" + version,
                            "commit": "0123456789" * 4}], game["sources"]
wanted = {name: hashlib.sha256(f"{name}\n".encode()).hexdigest() for name in ("windows-x86_64-setup.exe", "macos.dmg")}
winget = (out / "winget/SchottWorldMakers.SchottWorld.installer.yaml").read_text()
assert winget.count(wanted["windows-x86_64-setup.exe"].upper()) == 2, "winget has another checksum"
assert f'sha256 "{wanted["macos.dmg"]}"' in (out / "homebrew/schott-world.rb").read_text(), "Homebrew has another checksum"
assert all(f"PackageVersion: {version}\n" in path.read_text() for path in out.glob("winget/*")), "winget has another version"
PYTHON
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
