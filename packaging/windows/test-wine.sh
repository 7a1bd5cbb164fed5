#!/bin/sh
# Tries what build.sh made for Windows under Wine.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-wine.sh
Installs the installer in dist/ silently in a Windows of Wine's, compares what is there with the zip, lets the game play its
demo, runs the unit tests that can run there, replays the golden games, compares simulated games with those of a Linux build,
uninstalls silently, and looks for anything left. build.sh must have been run." "$@"
[ $# = 0 ] || unknown_option "$1"

need wine wine64 xvfb xauth unzip
name=schott-world-$version-windows-x86_64
build=$work/windows/build
has "$dist/$name-setup.exe" "$dist/$name.zip" "$build/build.ninja"

export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8
if [ -z "${DISPLAY:-}" ] && [ -z "${WITH_DISPLAY:-}" ]; then
    WITH_DISPLAY=yes exec xvfb-run -a "$0"
fi
# Wine's own server ends with the last program.
rm -rf "$WINEPREFIX" "$work/wine-unpacked"
mkdir -p "$WINEPREFIX" "$work/wine-unpacked"
quietly "$work/wine-logs/boot.log" wineboot --init
wineserver -w
user=$(find "$WINEPREFIX/drive_c/users" -mindepth 1 -maxdepth 1 ! -name Public | head -n 1)
(cd "$WINEPREFIX/drive_c" && find . | sort) >"$work/wine-logs/before"

say "installing silently"
wine "$dist/$name-setup.exe" /S /CurrentUser
wineserver -w
program=$(find "$WINEPREFIX/drive_c" -name schott-world.exe)
[ -n "$program" ] || fail "nothing was installed"
folder=$(dirname "$program")
unzip -q "$dist/$name.zip" -d "$work/wine-unpacked"
diff -r -x uninstall.exe "$work/wine-unpacked/$name" "$folder" || fail "the installer and the zip differ"
[ -n "$(find "$user" -name 'SCHOTT World.lnk')" ] || fail "there is no entry in the start menu"
key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\schott-world'
wine reg query "$key" /v DisplayVersion | grep -qF "$version" || fail "the program is not listed"

# The same line on Windows and here, without the carriage returns.
say_version=$(wine "$program" --version | tr -d '\r')
[ "$say_version" = "SCHOTT World $version" ] || fail "schott-world --version says: $say_version"
wine "$program" --lang de --help | grep -q 'schott-world' || fail "schott-world --help says nothing"
[ "$(wine "$folder/schott-lab.exe" --version | tr -d '\r')" = "schott-lab $version" ] || fail "schott-lab --version"

say "the demo"
mkdir -p "$work/wine-unpacked/demo"
quietly "$work/wine-logs/demo.log" wine "$program" --demo "$(winepath -w "$work/wine-unpacked/demo")"
has "$work/wine-unpacked/demo/victory.png"

say "a game kept in the place for saved games"
printf 'scene\nclick title.new\nwait idle\nclick setup.start\nwait idle\nscene\nquit\n' |
    wine "$program" --driver --mute --seed 5 | tr -d '\r' >"$work/wine-logs/driver.log"
grep -q '"scene":"stage"' "$work/wine-logs/driver.log" || fail "no game was begun; see $work/wine-logs/driver.log"
[ -n "$(find "$user" -path '*schott-world*' -name '*.sqlite*' -o -path '*AppData/Roaming/schott-world/*' -type f)" ] ||
    fail "nothing was saved"

say "unit tests"
quietly "$work/wine-logs/ninja.log" ninja -C "$build" -j "${JOBS:-2}" tests/core/test-core.exe tests/i18n/test_i18n.exe \
    tests/store/test_store_store.exe tests/store/test_store_files.exe
export CK_FORK=no LOCALE_DIR="$folder/locale"
LOCALE_DIR=$(winepath -w "$folder/locale")
for test in core/test-core i18n/test_i18n store/test_store_store store/test_store_files; do
    wine "$build/tests/$test.exe" | tr -d '\r' >"$work/wine-logs/$(basename "$test").log" || true
    grep '^100%' "$work/wine-logs/$(basename "$test").log" || {
        tail -n 20 "$work/wine-logs/$(basename "$test").log"
        fail "$test failed under Wine"
    }
done

say "golden games"
for game in "$root"/tests/golden/*.json; do
    wine "$folder/schott-lab.exe" replay "$(winepath -w "$game")" >/dev/null || fail "$(basename "$game") ends otherwise than on Linux"
done
for game in "$root"/tests/golden/fails/*.json; do
    if wine "$folder/schott-lab.exe" replay "$(winepath -w "$game")" >/dev/null 2>&1; then
        fail "$(basename "$game") must be refused"
    fi
done
LAB=${LAB:-$root/build/check/src/lab/schott-lab}
if [ -x "$LAB" ]; then
    # All but how long it took.
    without_times() {
        python3 -c '
import json, sys
def plain(value):
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items() if k not in ("seconds", "games_per_second", "p50", "p99", "max")}
    return [plain(v) for v in value] if isinstance(value, list) else value
print(json.dumps(plain(json.load(sys.stdin))))'
    }
    set -- simulate --players expert,hard,medium --games 20 --seed 11 --track short --json
    here=$("$LAB" "$@" --assets "$root/assets" | without_times)
    [ "$(wine "$folder/schott-lab.exe" "$@" | without_times)" = "$here" ] || fail "simulated games go otherwise than on Linux"
    echo "20 simulated games went as on Linux."
fi

say "uninstalling silently"
wine "$folder/uninstall.exe" /S /CurrentUser /PURGE
wineserver -w
sleep 1
(cd "$WINEPREFIX/drive_c" && find . | sort) >"$work/wine-logs/after"
# The folder for a user's programs is Windows' own; Wine makes it when it is first asked for.
left=$(comm -13 "$work/wine-logs/before" "$work/wine-logs/after" | grep -v '/Temp\(/\|$\)\|/AppData/Local/Programs$' || true)
[ -z "$left" ] || fail "this is left: $left"
if wine reg query "$key" >/dev/null 2>&1; then
    fail "the program is still listed"
fi
echo "Installed, played, tested and uninstalled under Wine without a trace."
