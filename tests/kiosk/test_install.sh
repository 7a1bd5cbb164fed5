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
    (cd "$folder" && find . ! -type d | LC_ALL=C sort)
}

"$install" --help | grep -q -- --remove || fail "--help does not help"
! "$install" --nonsense 2>/dev/null || fail "nonsense was taken"

"$install" --root "$folder"
for file in etc/systemd/system/schott-kiosk.service etc/systemd/system/schott-kiosk-later.service \
    etc/systemd/system/schott-kiosk-drives.path etc/systemd/system/schott-kiosk-drives.service \
    etc/schott-world/kiosk.ini etc/default/schott-kiosk; do
    [ -s "$folder/$file" ] || fail "$file is missing"
done
for program in start session drives; do
    [ -x "$folder/usr/local/lib/schott-kiosk/$program" ] || fail "$program cannot be run"
done

grep -qx "kernel.sysrq = 0" "$folder/etc/sysctl.d/90-schott-kiosk.conf" || fail "the kernel takes commands from the keyboard"
grep -qx "NAutoVTs=0" "$folder/etc/systemd/logind.conf.d/90-schott-kiosk.conf" || fail "there are consoles to log in at"
grep -qx "CtrlAltDelBurstAction=none" "$folder/etc/systemd/system.conf.d/90-schott-kiosk.conf" ||
    fail "Ctrl+Alt+Del often enough restarts the machine"
[ "$(readlink "$folder/etc/systemd/system/ctrl-alt-del.target")" = /dev/null ] || fail "Ctrl+Alt+Del restarts the machine"

# What an older version has laid, and is no longer wanted.
mkdir -p "$folder/etc/udev/rules.d" "$folder/etc/pam.d"
touch "$folder/etc/udev/rules.d/90-schott-kiosk.rules" "$folder/etc/systemd/system/schott-kiosk-drive@.service" \
    "$folder/usr/local/lib/schott-kiosk/drive" "$folder/etc/pam.d/schott-kiosk"

echo "# mine" >>"$folder/etc/schott-world/kiosk.ini"
"$install" --root "$folder"
for file in etc/udev/rules.d/90-schott-kiosk.rules etc/systemd/system/schott-kiosk-drive@.service \
    usr/local/lib/schott-kiosk/drive etc/pam.d/schott-kiosk; do
    [ ! -e "$folder/$file" ] || fail "$file of an older version stays"
done
tail -n 1 "$folder/etc/schott-world/kiosk.ini" | grep -qx "# mine" || fail "somebody's settings were written over"

# What the stand's services may do, by systemd's own measure: 0 nothing, 10 everything.
exposed_less_than() { # UNIT TENTHS
    SYSTEMD_LOG_LEVEL=err systemd-analyze security --offline=true --no-pager --threshold="$2" \
        "$folder/etc/systemd/system/$1" >"$folder/exposure" || fail "$(tail -n 1 "$folder/exposure")"
    tail -n 1 "$folder/exposure"
}

if command -v systemd-analyze >/dev/null; then
    # Programs and units that are not on this machine are no fault of these.
    faults=$(systemd-analyze verify "$folder"/etc/systemd/system/schott-kiosk* 2>&1 | grep -F schott-kiosk |
        grep -vE 'is not executable|Unit [a-z.-]+ not found|seatd' || true)
    [ -z "$faults" ] || fail "$faults"
    exposed_less_than schott-kiosk.service 29
    exposed_less_than schott-kiosk-drives.service 39
    exposed_less_than schott-kiosk-later.service 19
    rm "$folder/exposure"
elif [ -n "${SCHOTT_CHECK:-}" ]; then
    fail "there is no systemd-analyze here"
fi
if command -v shellcheck >/dev/null; then
    shellcheck "$install" "$folder/usr/local/lib/schott-kiosk/start" "$folder/usr/local/lib/schott-kiosk/session" \
        "$folder/usr/local/lib/schott-kiosk/drives"
fi

"$install" --root "$folder" --remove
[ "$(files)" = "./etc/default/schott-kiosk
./etc/schott-world/kiosk.ini" ] || fail "left behind: $(files)"
"$install" --root "$folder" --remove --purge
[ -z "$(files)" ] || fail "left behind: $(files)"
