#!/bin/sh
# Makes a stand of this machine: a user, and a session on the first console in which SCHOTT World runs and nothing else.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

usage() {
    cat <<USAGE
install.sh [--remove [--purge]] [--root DIR]

On Debian 12, as root, with the game's package installed: creates the user schott-kiosk and the service that starts the game
in kiosk mode at boot. Run it again to update the setup; it leaves kiosk.ini alone.

  --remove    undoes the setup, but keeps saved data and kiosk.ini
  --purge     with --remove: deletes those and the user, too
  --root DIR  only copies the files into that folder, for packagers and tests
  --help      prints this

See README.md for what is stored where.
USAGE
}

root=
remove=no
purge=no
while [ $# -gt 0 ]; do
    case $1 in
    --remove) remove=yes ;;
    --purge) purge=yes ;;
    --root)
        [ $# -gt 1 ] || { usage >&2; exit 2; }
        root=$2
        shift
        ;;
    --help | -h)
        usage
        exit 0
        ;;
    *)
        echo "install.sh: unknown option $1" >&2
        usage >&2
        exit 2
        ;;
    esac
    shift
done

user=schott-kiosk
home=/var/lib/schott-kiosk
before=$root/etc/schott-world/default-target # what the machine started into

is_this_machine() {
    [ -z "$root" ]
}

stop_with() {
    echo "install.sh: $1" >&2
    exit 1
}

# FILE MODE PLACE
lay() {
    install -D -m "$2" "$here/$1" "$root$3"
}

lay_files() {
    lay schott-kiosk.service 644 /etc/systemd/system/schott-kiosk.service
    lay schott-kiosk-drive@.service 644 /etc/systemd/system/schott-kiosk-drive@.service
    lay session 755 /usr/local/lib/schott-kiosk/session
    lay drive 755 /usr/local/lib/schott-kiosk/drive
    lay pam 644 /etc/pam.d/schott-kiosk
    lay drives.rules 644 /etc/udev/rules.d/90-schott-kiosk.rules
    [ -e "$root/etc/default/schott-kiosk" ] || lay defaults 644 /etc/default/schott-kiosk
    [ -e "$root/etc/schott-world/kiosk.ini" ] || lay kiosk.ini 644 /etc/schott-world/kiosk.ini
    mkdir -p "$root/media/schott-kiosk"
}

remove_files() {
    rm -f "$root/etc/systemd/system/schott-kiosk.service" "$root/etc/systemd/system/schott-kiosk-drive@.service" \
        "$root/etc/pam.d/schott-kiosk" "$root/etc/udev/rules.d/90-schott-kiosk.rules" "$before" \
        "$root/usr/local/lib/schott-kiosk/session" "$root/usr/local/lib/schott-kiosk/drive"
    rmdir "$root/usr/local/lib/schott-kiosk" "$root/media/schott-kiosk" 2>/dev/null || true
    if [ "$purge" = yes ]; then
        rm -f "$root/etc/default/schott-kiosk" "$root/etc/schott-world/kiosk.ini"
        rm -rf "${root:?}$home"
        rmdir "$root/etc/schott-world" 2>/dev/null || true
    fi
}

check_machine() {
    [ "$(id -u)" -eq 0 ] || stop_with "only root may do this."
    [ -x /usr/games/schott-world ] || stop_with "install the game's package first: apt install ./schott-world_*.deb"
    ! systemctl --quiet is-enabled display-manager.service 2>/dev/null ||
        stop_with "there is a desktop on this machine, which wants the screen too. First: systemctl disable --now display-manager"
}

install_here() {
    check_machine
    apt-get install --yes --no-install-recommends cage xwayland libgl1-mesa-dri libpam-systemd dbus alsa-utils
    id "$user" >/dev/null 2>&1 ||
        useradd --system --create-home --home-dir "$home" --shell /usr/sbin/nologin --comment "SCHOTT World on a stand" "$user"
    usermod --append --groups audio,video,render "$user"
    install -d -m 700 -o "$user" -g "$user" "$home" "$home/games"
    lay_files
    [ -e "$before" ] || systemctl get-default >"$before"
    systemctl daemon-reload
    udevadm control --reload
    systemctl set-default graphical.target
    systemctl enable schott-kiosk.service
    cat <<DONE

The stand is set up. Now
  1. set a PIN:         runuser -u $user -- /usr/games/schott-world --set-pin --config /etc/schott-world/kiosk.ini --data $home/games
  2. look through       /etc/schott-world/kiosk.ini
  3. start it:          systemctl start schott-kiosk     (or restart the machine)
DONE
}

remove_here() {
    [ "$(id -u)" -eq 0 ] || stop_with "only root may do this."
    systemctl disable --now schott-kiosk.service 2>/dev/null || true
    if [ -s "$before" ]; then
        systemctl set-default "$(cat "$before")"
    fi
    remove_files
    systemctl daemon-reload
    udevadm control --reload
    if [ "$purge" = yes ] && id "$user" >/dev/null 2>&1; then
        userdel "$user"
    fi
    systemctl start getty@tty1.service || true
    echo "The stand is taken down."
}

if [ "$remove" = yes ] && is_this_machine; then
    remove_here
elif [ "$remove" = yes ]; then
    remove_files
elif is_this_machine; then
    install_here
else
    lay_files
fi
