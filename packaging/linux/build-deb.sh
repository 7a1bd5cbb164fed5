#!/bin/sh
# The Debian packages: the game, and the data it shares with every machine.
set -eu
. "$(dirname "$0")/../common.sh"
. "$root/packaging/sources.sh"
usage_if_asked "build-deb.sh [--no-lintian]
Builds schott-world_VERSION_ARCH.deb, schott-world-data_VERSION_all.deb, the packages for fleets and
schott-world-table_VERSION_ARCH.deb into dist/ with Debian's own tools. Then runs lintian, which must not report an error or a
warning. The packages' dependencies are in Debian 12 and 13 and in Ubuntu from 24.04; only those of schott-world-table are of the
system it is built on. DEBFULLNAME and DEBEMAIL set another maintainer, WEBSITE the address of the repository, RELEASE_DATE
(2026-12-31) the day of a release. test-deb.sh tests the packages in a clean system." "$@"
lint=yes
for word in "$@"; do
    case $word in
    --no-lintian) lint=no ;;
    *) unknown_option "$word" ;;
    esac
done

# shellcheck disable=SC2086
need $packages_to_build check libwebsockets-dev libwebsockets-evlib-uv libuv1-dev build-essential debhelper dpkg-dev fakeroot lintian

# The source as it is checked in or about to be, without what was built.
tree=$work/deb/schott-world-$version
rm -rf "$work/deb"
mkdir -p "$tree" "$dist"
copy_source "$tree"
cp -R "$tree/packaging/linux/debian" "$tree/debian"
if [ -n "${DEBEMAIL:-}" ]; then
    sed -i "s|^Maintainer: .*|Maintainer: ${DEBFULLNAME:-$DEBEMAIL} <$DEBEMAIL>|" "$tree/debian/control"
fi
# Under the name that its wrap gives it, which also says what its checksum must be.
fetch_next libunibreak 6.1
mkdir -p "$tree/subprojects/packagecache"
cp "$work/sources/libunibreak/libunibreak_6.1.orig.tar.gz" "$tree/subprojects/packagecache/"
# What is older than the commit would keep its date.
same_dates "$tree"
cat >"$tree/debian/changelog" <<CHANGELOG
schott-world ($version) bookworm; urgency=medium

  * Version $version; CHANGELOG.md says what is new.

$(sed -n 's/^Maintainer: \(.*\)/ -- \1/p' "$tree/debian/control")  $(date -R -d "@$SOURCE_DATE_EPOCH")
CHANGELOG

export DEB_BUILD_OPTIONS="parallel=${JOBS:-2} noautodbgsym"
export WEBSITE="${WEBSITE:+-Dwebsite=$WEBSITE}"
export BRAND="$brand"
export RELEASE_DATE="${RELEASE_DATE:+-Drelease_date=$RELEASE_DATE}"
cd "$tree"
quietly "$work/deb/build.log" dpkg-buildpackage -b -us -uc

arch=$(dpkg --print-architecture)
game=$work/deb/schott-world_${version}_$arch.deb
data=$work/deb/schott-world-data_${version}_all.deb
stand=$work/deb/schott-world-fleet_${version}_all.deb
server=$work/deb/schott-world-fleet-server_${version}_all.deb
table=$work/deb/schott-world-table_${version}_$arch.deb
has "$game" "$data" "$stand" "$server" "$table"
for file in ./usr/games/schott-world ./usr/games/schott-lab ./usr/share/applications/schott-world.desktop \
    ./usr/share/icons/hicolor/scalable/apps/schott-world.svg ./usr/share/man/man6/schott-world.6.gz \
    ./usr/share/metainfo/io.github.schott_world.SchottWorld.metainfo.xml; do
    dpkg-deb --fsys-tarfile "$game" | tar -t | grep -qxF "$file" || fail "$game lacks $file"
done
for file in questions.json fonts/OFL.txt boards/classic.json locale/de/LC_MESSAGES/schott-world.mo \
    kiosk/install.sh kiosk/session kiosk/schott-kiosk.service kiosk/kiosk.ini kiosk/README.md kiosk/README.de.md kiosk/privacy.md \
    kiosk/privacy.de.md; do
    dpkg-deb --fsys-tarfile "$data" | tar -t | grep -qxF "./usr/share/schott-world/$file" || fail "$data lacks $file"
done
if dpkg-deb --fsys-tarfile "$data" | tar -t | grep -E '\.(py|md)$' | grep -vE '/kiosk/(README|privacy)(\.de)?\.md$'; then
    fail "$data has files that only its makers need"
fi
for file in ./usr/sbin/schott-world-fleet ./usr/share/schott-world-fleet/fleet_courier.py ./usr/share/schott-world-fleet/fleet.ini \
    ./lib/systemd/system/schott-world-fleet.service ./lib/systemd/system/schott-kiosk.service.d/fleet.conf \
    ./usr/share/man/man8/schott-world-fleet.8.gz; do
    dpkg-deb --fsys-tarfile "$stand" | tar -t | sed 's|^\./usr/lib/systemd|./lib/systemd|' | grep -qxF "$file" || fail "$stand lacks $file"
done
for file in ./usr/sbin/schott-fleet-server ./usr/sbin/schott-fleet-certificates ./lib/systemd/system/schott-fleet-watch.timer \
    ./usr/share/schott-world-fleet-server/sql/001-fleet.sql ./usr/share/schott-world-fleet-server/sql/roles.sql \
    ./usr/share/doc/schott-world-fleet-server/README.md.gz ./usr/share/man/man8/schott-fleet-server.8.gz; do
    dpkg-deb --fsys-tarfile "$server" | tar -t | sed 's|^\./usr/lib/systemd|./lib/systemd|' | grep -qxF "$file" || fail "$server lacks $file"
done
for file in ./usr/sbin/schott-table ./lib/systemd/system/schott-table.service ./etc/schott-table/table.ini \
    ./usr/share/man/man8/schott-table.8.gz ./usr/share/doc/schott-world-table/examples/nginx.conf; do
    dpkg-deb --fsys-tarfile "$table" | tar -t | sed 's|^\./usr/lib/systemd|./lib/systemd|' | grep -qxF "$file" || fail "$table lacks $file"
done
if dpkg-deb --fsys-tarfile "$stand" | tar -t | grep -E '\.(key|crt)$'; then
    fail "$stand has a key in it"
fi
if [ "$lint" = yes ]; then
    lintian --fail-on error,warning --allow-root "$game" "$data" "$stand" "$server" "$table" || fail "lintian is not content"
fi
cp "$game" "$data" "$stand" "$server" "$table" "$dist/"
no_larger_than 30 "$dist/$(basename "$game")"
no_larger_than 30 "$dist/$(basename "$data")"
