#!/bin/sh
# Follows the guide of a fleet in a Debian system that has booted.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "prove-fleet.sh [bookworm|trixie]...
Boots a clean Debian (by default, both releases) with its own systemd, makes it a stand, and runs the commands of fleet/README.md
in it from top to bottom, so that it is server, office and stand in one; keeps their output in build/fleet-RELEASE.txt. Then checks
that the restrictions hold, that figures arrive, and what happens when something dies. Needs root, port 5432, and the packages of
build-deb.sh in dist/." "$@"
[ $# -gt 0 ] || set -- bookworm trixie
. "$root/packaging/linux/chroot.sh"
. "$root/packaging/linux/boot.sh"
arch=$(dpkg --print-architecture)
for package in schott-world_${version}_$arch schott-world-data_${version}_all schott-world-fleet_${version}_all \
    schott-world-fleet-server_${version}_all; do
    has "$dist/$package.deb"
done

# The commands of the guide: every line of a block that is set off, below the picture at its top.
commands() {
    sed '1,/^## /d' "$root/fleet/README.md" | sed -n 's/^ \{4,\}\([a-z/].*\)/\1/p'
}

# The office is this machine too; a stand's folder is there when a stand is made.
as_here() {
    printf '%s\n' "$1" | sed 's/^scp -r office:/cp -r /; s/^scp \(office:.*\)/cp \1/; s/ office:/ /g'
}

follow_guide() {
    commands >"$work/fleet-commands"
    [ "$(wc -l <"$work/fleet-commands")" -ge 30 ] || fail "the guide has lost its commands"
    while read -r command <&3; do
        printf '# %s\n' "$command"
        on_stand sh -c "$(as_here "$command")" 2>&1 </dev/null || {
            on_stand journalctl --no-pager --lines=20
            fail "\"$command\" failed; see $transcript"
        }
    done 3<"$work/fleet-commands"
}

asks() { # SQL
    on_stand env -C / runuser -u postgres -- psql -tA -c "$1" schott_world
}

status_is() {
    grep -q "\"state\": \"$1\"" "$system/var/lib/schott-fleet/in/status.json"
}

heard() { # at least so many events
    [ "$(asks 'SELECT count(*) FROM fleet.event')" -ge "$1" ]
}

is_acknowledged() {
    [ -z "$(ls "$system/var/lib/schott-fleet/out")" ]
}

arrives() {
    say "what the game hands over arrives"
    within 60 "the server has heard nothing" heard 1
    within 30 "the game has not heard that it arrived" is_acknowledged
    [ "$(asks "SELECT stand || ' ' || kind FROM fleet.event LIMIT 1")" = "hall-3 health" ] || fail "something else arrived"
    [ -s "$system/var/lib/schott-fleet/in/fleet.json" ] || fail "there is no hall of fame"
}

is_restricted() {
    say "restrictions"
    seen=$(on_stand systemctl show --property=MainPID --value schott-world-fleet)
    on_stand cat "/proc/$seen/status" | grep -E '^(Uid|Groups|NoNewPrivs|Seccomp|CapBnd):' | tr '\n' ' '
    on_stand cat "/proc/$seen/status" | grep -q '^CapBnd:[[:space:]]*0*$' || fail "it may have capabilities"
    for place in /etc/schott-world /usr /var/lib /var/lib/schott-fleet/out /home; do
        ! on_stand nsenter --wdns=/ --target "$seen" --mount --root runuser -u schott-fleet -- touch "$place/x" 2>/dev/null ||
            fail "the sidecar may write to $place"
    done
    ! on_stand nsenter --wdns=/ --target "$seen" --mount --root test -e /var/lib/schott-kiosk/games || fail "the sidecar sees saved games"
    seen=$(game)
    on_stand cat "/proc/$seen/status" | grep -q "^Groups:.*\\b$(on_stand id -g schott-fleet)\\b" || fail "the game is not in the group"
    ! on_stand nsenter --wdns=/ --target "$seen" --mount --root runuser -u schott-kiosk -- touch /var/lib/schott-fleet/in/x 2>/dev/null ||
        fail "the game may write into the sidecar's half"
    ! on_stand runuser -u schott-kiosk -- cat /etc/schott-world/fleet/stand.key 2>/dev/null || fail "the game may read the key"
    on_stand systemd-analyze security schott-world-fleet.service --no-pager | tail -n 1
}

# The guide has started it by hand.
looks_for_silent_stands() {
    say "the alert"
    [ "$(on_stand systemctl show --property=Result --value schott-fleet-watch)" = success ] || fail "it does not run"
    [ "$(on_stand systemctl show --property=User --value schott-fleet-watch)" = schott-fleet-watch ] || fail "it runs as somebody else"
    [ "$(asks "SELECT rolsuper OR rolcreaterole OR rolcreatedb FROM pg_roles WHERE rolname = 'schott-fleet-watch'")" = f ] ||
        fail "it is more than an operator"
    is_active schott-fleet-watch.timer || fail "it does not come again"
    on_stand systemd-analyze security schott-fleet-watch.service --no-pager | tail -n 1
}

dies_and_comes_back() {
    say "the server goes and comes back"
    on_stand systemctl stop postgresql
    within 60 "nobody notices" status_is away
    on_stand systemctl kill --signal=KILL schott-world-fleet
    on_stand kill -s KILL "$(game)"
    before=$(on_stand sh -c 'systemctl start postgresql && sleep 3 && echo up')
    [ "$before" = up ] || fail "PostgreSQL does not come back"
    within 120 "it does not find its way back" status_is fine
    within 60 "the second start was not heard" heard 2
    within 60 "sessions that died are kept" is_one_session
}

is_one_session() {
    [ "$(asks "SELECT count(*) FROM pg_stat_activity WHERE usename = 'hall-3'")" -le 1 ]
}

is_forgotten() {
    say "a stand is forgotten"
    on_stand systemctl stop schott-world-fleet
    on_stand runuser -u postgres -- schott-fleet-server forget-stand hall-3
    [ "$(asks "SELECT count(*) FROM fleet.event WHERE stand = 'hall-3'")" = 0 ] || fail "rows of it are left"
}

goes_without_a_trace() {
    say "removing"
    on_stand systemctl stop schott-fleet-watch.timer
    on_stand apt-get -q purge schott-world-fleet schott-world-fleet-server >/dev/null
    [ ! -e "$system/var/lib/schott-fleet" ] || fail "the folder is left"
    on_stand systemctl restart schott-kiosk
    within 30 "the stand does not play without it" is_active schott-kiosk
}

prove_release() {
    boot_open "$1"
    for package in "$dist"/schott-world*_"${version}"_*.deb; do
        cp "$package" "$system/root/"
    done
    quietly "$work/fleet-apt.log" inside apt-get -q -y --no-install-recommends install postgresql python3-psycopg libsodium23 openssl adduser
    inside service postgresql stop >/dev/null 2>&1 || true
    boot
    echo "127.0.0.1 fleet.example.com" >>"$system/etc/hosts"
    screen headless
    on_stand sh -c 'apt-get -q install ./schott-world_*.deb ./schott-world-data_*.deb && /usr/share/schott-world/kiosk/install.sh' >"$work/fleet-stand.log" 2>&1 ||
        fail "no stand could be set up; see $work/fleet-stand.log"
    echo "A fleet of SCHOTT World $version on $(on_stand sh -c '. /etc/os-release; echo "$PRETTY_NAME"')"
    follow_guide
    within 60 "it does not start" is_active schott-world-fleet
    within 60 "the server is not reached" status_is fine
    arrives
    is_restricted
    looks_for_silent_stands
    dies_and_comes_back
    is_forgotten
    goes_without_a_trace
    shut_down
}

prove_each fleet "$@"
