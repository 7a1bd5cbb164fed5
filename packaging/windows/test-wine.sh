#!/bin/sh
# Tries what build.sh made for Windows under Wine.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "test-wine.sh
Runs the installer in dist/ silently in Wine, and compares what it installs with the zip, so that what holds for one holds for both.
Checks what the installed program draws, plays whole games, and continues after kill -9 (tests/packages/prove.py); runs the unit tests
that can run there with the game's libraries. Replays the golden games, compares simulated games with those of a Linux build,
uninstalls silently, and checks that nothing is left. Needs the results of build.sh." "$@"
[ $# = 0 ] || unknown_option "$1"

. "$root/packaging/prove.sh"
need wine wine64 xvfb xauth unzip
name=schott-world-$version-windows-x86_64
build=$work/windows/build
has "$dist/$name-setup.exe" "$dist/$name.zip" "$build/build.ninja"
make_reference

export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8
if [ -z "${DISPLAY:-}" ] && [ -z "${WITH_DISPLAY:-}" ]; then
    WITH_DISPLAY=yes exec xvfb-run -a "$0"
fi
# Until all programs have ended; Wine's own services sometimes stay.
settle() {
    timeout 60 wineserver -w || wineserver -k
}
# Wine's own server ends with the last program.
rm -rf "$WINEPREFIX" "$work/wine-unpacked"
mkdir -p "$WINEPREFIX" "$work/wine-unpacked"
quietly "$work/wine-logs/boot.log" wineboot --init
settle
user=$(find "$WINEPREFIX/drive_c/users" -mindepth 1 -maxdepth 1 ! -name Public | head -n 1)
(cd "$WINEPREFIX/drive_c" && find . | sort) >"$work/wine-logs/before"

say "installing silently"
wine "$dist/$name-setup.exe" /S /CurrentUser
settle
program=$(find "$WINEPREFIX/drive_c" -name schott-world.exe)
[ -n "$program" ] || fail "nothing was installed"
folder=$(dirname "$program")
unzip -q "$dist/$name.zip" -d "$work/wine-unpacked"
diff -r -x uninstall.exe "$work/wine-unpacked/$name" "$folder" || fail "the installer and the zip differ"
[ -n "$(find "$user" -name "$brand.lnk")" ] || fail "there is no entry in the start menu"
key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\schott-world'
wine reg query "$key" /v DisplayVersion | grep -qF "$version" || fail "the program is not listed"

# The same line on Windows and here, without the carriage returns.
say_version=$(wine "$program" --version | tr -d '\r')
[ "$say_version" = "$brand $version" ] || fail "schott-world --version says: $say_version"
wine "$program" --lang de --help | grep -q 'schott-world' || fail "schott-world --help says nothing"
[ "$(wine "$folder/schott-lab.exe" --version | tr -d '\r')" = "schott-lab $version" ] || fail "schott-lab --version"

python3 "$root/packaging/check_hardening.py" "$folder"/schott-*.exe "$folder"/*.dll
start_script() {
    printf '#!/bin/sh\nexec wine "%s" "$@"\n' "$2" >"$1"
    chmod +x "$1"
}
start_script "$work/wine-logs/world" "$program"
start_script "$work/wine-logs/lab" "$folder/schott-lab.exe"
prove windows "$work/wine-logs/world" "$work/wine-logs/lab"

say "a game kept in the place for saved games"
printf 'scene\nclick title.new\nwait idle\nclick setup.start\nwait idle\nscene\nquit\n' |
    wine "$program" --driver --mute --seed 5 | tr -d '\r' >"$work/wine-logs/driver.log"
grep -q '"scene":"stage"' "$work/wine-logs/driver.log" || fail "no game was begun; see $work/wine-logs/driver.log"
[ -n "$(find "$user" -path '*schott-world*' -name '*.sqlite*' -o -path '*AppData/Roaming/schott-world/*' -type f)" ] ||
    fail "nothing was saved"

say "as at a stand"
stand=$WINEPREFIX/drive_c/stand
echo 314159 | wine "$program" --set-pin --data 'C:\stand' >/dev/null
has "$stand/operator-pin" "$folder/assets/kiosk/shell-launcher.ps1" "$folder/assets/kiosk/README.txt" \
    "$folder/assets/kiosk/README.de.txt" "$folder/assets/kiosk/privacy.de.md"
cp "$folder/assets/kiosk/kiosk.ini" "$stand/"
printf 'wait 2000\nscene\nquit\n' |
    wine "$program" --kiosk --config 'C:\stand\kiosk.ini' --data 'C:\stand' --driver | tr -d '\r' >"$work/wine-logs/kiosk.log"
grep -q '"scene":"attract"' "$work/wine-logs/kiosk.log" || fail "the stand does not show itself; see $work/wine-logs/kiosk.log"
grep -q 'info The game has ended' "$stand/log/schott-world.log" || fail "the stand keeps no log"

# Where asserts and signals are caught by fork() they cannot be under Wine; what is left of those tests is run.
cp -R "$folder" "$work/wine-unpacked/tests"
quietly "$work/wine-logs/ninja.log" ninja -C "$build" -j "${JOBS:-2}" tests/platform/fails.exe
CK_FORK=no unit_tests windows "$build" --beside "$work/wine-unpacked/tests" --assets "$(winepath -w "$folder/assets")" \
    --locale "$(winepath -w "$folder/locale")" --skip gfx-sheet -- wine
# The tests' own folder has no libraries.
WINEPATH=$(winepath -w "$folder")
export WINEPATH

say "a failed assert where nobody reads along"
for kept in '' 'C:\stand'; do
    ended=$(wine "$build/tests/platform/fails.exe" "$kept" | tr -d '\r')
    [ "$ended" = "it ended with 3" ] || fail "a failed assert: $ended"
done
for kept in "$user/AppData/Roaming/schott-world" "$stand"; do
    grep -q 'fails.c.*this must hold and does not' "$kept"/schott-world*.log || fail "a failed assert left nothing in $kept"
done
rm -rf "$stand"

say "golden games"
for game in "$root"/tests/golden/*.json; do
    wine "$folder/schott-lab.exe" replay "$(winepath -w "$game")" >/dev/null || fail "$(basename "$game") ends otherwise than on Linux"
done
for game in "$root"/tests/golden/fails/*.json; do
    if wine "$folder/schott-lab.exe" replay "$(winepath -w "$game")" >/dev/null 2>&1; then
        fail "$(basename "$game") must be refused"
    fi
done
LAB=$reference_build/src/lab/schott-lab
# All but how long it took.
without_times() {
    python3 -c '
import json, sys
def plain(value):
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items() if k not in ("seconds", "games_per_second", "decision_us")}
    return [plain(v) for v in value] if isinstance(value, list) else value
print(json.dumps(plain(json.load(sys.stdin))))'
}
set -- simulate --players expert,hard,medium --games 20 --seed 11 --track short --json
here=$("$LAB" "$@" --assets "$root/assets" | without_times)
[ "$(wine "$folder/schott-lab.exe" "$@" | without_times)" = "$here" ] || fail "simulated games go otherwise than on Linux"
echo "20 simulated games went as on Linux."

say "uninstalling silently"
wine "$folder/uninstall.exe" /S /CurrentUser /PURGE
settle
sleep 1
(cd "$WINEPREFIX/drive_c" && find . | sort) >"$work/wine-logs/after"
# The folder for a user's programs is Windows' own; Wine makes it when it is first asked for.
left=$(comm -13 "$work/wine-logs/before" "$work/wine-logs/after" | grep -v '/Temp\(/\|$\)\|/AppData/Local/Programs$' || true)
[ -z "$left" ] || fail "this is left: $left"
if wine reg query "$key" >/dev/null 2>&1; then
    fail "the program is still listed"
fi
echo "Installed, played, tested and uninstalled under Wine without a trace."
