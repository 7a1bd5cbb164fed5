#!/bin/sh
# Every package that can be made on this machine, with checksums.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "build-all.sh [--test] [--only NAME]...
Builds into dist/, on Linux: the Debian packages (deb), the portable tarball (tarball), and the installer and zip for Windows
(windows). It also checks the layout of the Mac app (macos), with programs that can't run. On a Mac, it builds the app itself.
Also writes the list of components (components.tsv) and SHA256SUMS.
  --test        also tests the packages: in clean Debian systems (needs root) and under Wine
  --only NAME   only deb, tarball, windows or macos" "$@"
test=no
only=
while [ $# -gt 0 ]; do
    case $1 in
    --test) test=yes ;;
    --only) only="$only $2" && shift ;;
    *) unknown_option "$1" ;;
    esac
    shift
done
[ -n "$version" ] || fail "meson.build names no version"
mkdir -p "$dist"
rm -f "$dist"/*

wanted() {
    case "${only:- deb tarball windows macos} " in
    *" $1 "*) return 0 ;;
    esac
    return 1
}

here=$root/packaging
if [ "$(uname -s)" = Darwin ]; then
    "$here/macos/build.sh"
else
    if wanted deb; then
        "$here/linux/build-deb.sh"
        [ $test = no ] || "$here/linux/test-deb.sh"
    fi
    if wanted tarball; then
        "$here/linux/build-tarball.sh"
        [ $test = no ] || "$here/linux/test-tarball.sh"
    fi
    if [ $test = yes ] && wanted deb && wanted tarball; then
        "$here/linux/test-upgrade.sh"
        "$here/prove-install.sh"
    fi
    if wanted windows; then
        "$here/windows/build.sh"
        [ $test = no ] || "$here/windows/test-wine.sh"
    fi
    if wanted macos; then
        "$here/macos/check-compile.sh"
        "$here/macos/build.sh" --layout-only "$work/macos-check"
    fi
fi

prefix=
for built in "$work/prefix-linux" "$work/prefix-windows"; do
    [ ! -f "$built/components.tsv" ] || prefix=$built
done
# shellcheck disable=SC2086
"$here/components.sh" --tsv $prefix >"$dist/components.tsv"
cd "$dist"
checksums() {
    if command -v sha256sum >/dev/null; then
        sha256sum "$@"
    else
        shasum -a 256 "$@"
    fi
}
files=$(find . -type f ! -name SHA256SUMS | sed 's|^\./||' | LC_ALL=C sort)
# shellcheck disable=SC2086
checksums $files >SHA256SUMS
checksums -c SHA256SUMS >/dev/null || fail "the checksums do not hold"
cat SHA256SUMS
