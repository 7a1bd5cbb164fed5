#!/bin/sh
# What install.sh lays is all there, fits systemd, is kept where people have changed it, and goes again.
set -eu
install=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "$1" >&2
    exit 1
}

files() {
    (cd "$folder" && find . -type f | LC_ALL=C sort)
}

"$install" --help | grep -q -- --remove || fail "--help does not help"
! "$install" --nonsense 2>/dev/null || fail "nonsense was taken"

"$install" --root "$folder"
for file in etc/systemd/system/schott-kiosk.service etc/pam.d/schott-kiosk etc/udev/rules.d/90-schott-kiosk.rules \
    etc/schott-world/kiosk.ini etc/default/schott-kiosk; do
    [ -s "$folder/$file" ] || fail "$file is missing"
done
for program in session drive; do
    [ -x "$folder/usr/local/lib/schott-kiosk/$program" ] || fail "$program cannot be run"
done

echo "# mine" >>"$folder/etc/schott-world/kiosk.ini"
"$install" --root "$folder"
tail -n 1 "$folder/etc/schott-world/kiosk.ini" | grep -qx "# mine" || fail "somebody's settings were written over"

if command -v systemd-analyze >/dev/null; then
    # Programs that are not on this machine are no fault of the unit's.
    faults=$(systemd-analyze verify "$folder/etc/systemd/system/schott-kiosk.service" 2>&1 |
        grep -F schott-kiosk.service | grep -v 'is not executable' || true)
    [ -z "$faults" ] || fail "$faults"
fi
if command -v shellcheck >/dev/null; then
    shellcheck "$install" "$folder/usr/local/lib/schott-kiosk/session" "$folder/usr/local/lib/schott-kiosk/drive"
fi

"$install" --root "$folder" --remove
[ "$(files)" = "./etc/default/schott-kiosk
./etc/schott-world/kiosk.ini" ] || fail "left behind: $(files)"
"$install" --root "$folder" --remove --purge
[ -z "$(files)" ] || fail "left behind: $(files)"
