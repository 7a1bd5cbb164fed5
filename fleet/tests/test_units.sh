#!/bin/sh
# Units fit systemd and allow little, scripts are sound, certificates are what they should be, and no key is checked in.
set -eu
fleet=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "$1" >&2
    exit 1
}

# --- units ------------------------------------------------------------------------------------------------------------

exposed_less_than() { # UNIT TENTHS
    SYSTEMD_LOG_LEVEL=err systemd-analyze security --offline=true --no-pager --threshold="$2" "$fleet/units/$1" >"$folder/exposure" ||
        fail "$(tail -n 1 "$folder/exposure")"
    tail -n 1 "$folder/exposure"
}

if command -v systemd-analyze >/dev/null; then
    faults=$(systemd-analyze verify --man=no "$fleet"/units/*.service "$fleet"/units/*.timer 2>&1 |
        grep -F "$fleet" | grep -vE 'is not executable|Unit [a-z.-]+ not found' || true)
    [ -z "$faults" ] || fail "$faults"
    exposed_less_than schott-world-fleet.service 15
    exposed_less_than schott-fleet-watch.service 19
elif [ -n "${SCHOTT_CHECK:-}" ]; then
    fail "there is no systemd-analyze here"
fi
! grep -E '^User=(root|postgres)?$' "$fleet"/units/*.service || fail "a service is more than it has to be"
for unit in "$fleet"/units/*.service; do
    grep -q '^User=.' "$unit" || fail "$unit runs as root"
done
! grep -qiE 'PrivateNetwork|IPAddress|RestrictAddress' "$fleet/units/schott-kiosk-fleet.conf" || fail "the game gets a network"

# --- scripts and pages ------------------------------------------------------------------------------------------------

if command -v shellcheck >/dev/null; then
    shellcheck "$fleet/certificates/schott-fleet-certificates" "$fleet"/tests/*.sh
fi
if command -v man >/dev/null; then
    for page in "$fleet"/man/*.8; do
        said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
        [ -z "$said" ] || fail "$page: $said"
    done
fi

# --- certificates -----------------------------------------------------------------------------------------------------

make() {
    "$fleet/certificates/schott-fleet-certificates" --folder "$folder/keys" "$@" >/dev/null 2>&1
}

! make stand hall-3 || fail "a stand without an authority"
make authority "A fair"
make server fleet.example.com 10.1.2.3 fd00::7
make stand hall-3
for key in authority.key server.key hall-3/stand.key; do
    [ "$(stat -c %a "$folder/keys/$key")" = 600 ] || fail "others may read $key"
done
before=$(cksum <"$folder/keys/hall-3/stand.key")
! make stand hall-3 || fail "a key was replaced"
[ "$(cksum <"$folder/keys/hall-3/stand.key")" = "$before" ] || fail "a key was replaced"
for name in 'Hall 3' '../x' '-x' 'hall;3' HALL; do
    ! make stand "$name" || fail "a stand called $name"
done
openssl verify -CAfile "$folder/keys/authority.crt" -purpose sslserver "$folder/keys/server.crt" >/dev/null || fail "no server"
openssl verify -CAfile "$folder/keys/authority.crt" -purpose sslclient "$folder/keys/hall-3/stand.crt" >/dev/null || fail "no stand"
! openssl verify -CAfile "$folder/keys/authority.crt" -purpose sslserver "$folder/keys/hall-3/stand.crt" >/dev/null 2>&1 ||
    fail "a stand could be the server"
! openssl verify -CAfile "$folder/keys/authority.crt" -purpose sslclient "$folder/keys/server.crt" >/dev/null 2>&1 ||
    fail "the server could be a stand"
names=$(openssl x509 -in "$folder/keys/server.crt" -noout -ext subjectAltName)
for name in DNS:fleet.example.com "IP Address:10.1.2.3" "IP Address:FD00"; do
    echo "$names" | grep -q "$name" || fail "the server's certificate lacks $name: $names"
done
openssl x509 -in "$folder/keys/hall-3/stand.crt" -noout -subject | grep -q 'CN = hall-3$' || fail "a stand of another name"
! find "$fleet" \( -name '*.key' -o -name '*.crt' \) | grep . || fail "a key is checked in"

# --- renewing one, by the guide ---------------------------------------------------------------------------------------

cp -r "$folder/keys/hall-3" "$folder/stand"
chmod 640 "$folder/stand/stand.key"
echo "a key for packs" >"$folder/stand/pack.pub"
mv "$folder/keys/hall-3" "$folder/keys/aside"
make stand hall-3
sed -n '/^\*\*Certificates\*\*/,/^\*\*Backups\*\*/s/^ \{4,\}//p' "$fleet/README.md" | grep -v '^systemctl ' |
    sed "s|^scp|cp|; s|office:/root/fleet|$folder/keys|g; s|/etc/schott-world/fleet|$folder/stand|g" >"$folder/renew"
sh -eu "$folder/renew"
cmp "$folder/keys/hall-3/stand.key" "$folder/stand/stand.key" || fail "the guide leaves a stand its old key"
[ "$(stat -c %a "$folder/stand/stand.key")" = 640 ] || fail "the stand's program can't read the new key"
[ -s "$folder/stand/pack.pub" ] || fail "the guide loses the key for packs"
