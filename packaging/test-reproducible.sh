#!/bin/sh
# The same commit must give the same bytes.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "test-reproducible.sh [deb|tarball|windows]...
Builds each package (by default, all three) twice from copies of the source in different folders, everything but the libraries
from scratch, and compares the two byte by byte." "$@"
[ $# -gt 0 ] || set -- deb tarball windows

one=$work/reproducible/one
other=$work/reproducible/deeper/down/the-other
rm -rf "$work/reproducible"
mkdir -p "$one" "$other"
copy_source "$one"
copy_source "$other"
export SOURCE_DATE_EPOCH

# build ROOT RUN PACKAGE
build() {
    echo "--- $3, $2 time"
    case $3 in
    deb) set -- "$1" "$2" linux/build-deb.sh --no-lintian ;;
    tarball) set -- "$1" "$2" linux/build-tarball.sh --prefix "${LINUX_PREFIX:-$work/prefix-linux}" ;;
    windows) set -- "$1" "$2" windows/build.sh --no-installer --prefix "${WINDOWS_PREFIX:-$work/prefix-windows}" ;;
    *) fail "there are deb, tarball and windows, not $3" ;;
    esac
    from=$1
    run=$2
    script=$3
    shift 3
    SCHOTT_PACKAGE_WORK=$work/reproducible/$run-in-here SCHOTT_PACKAGE_DIST=$work/reproducible/$run "$from/packaging/$script" "$@"
}
for package in "$@"; do
    build "$one" first "$package"
    build "$other" second "$package"
done
diff -r "$work/reproducible/first" "$work/reproducible/second" || fail "the second time gave other bytes"
(cd "$work/reproducible/first" && ls)
echo "The same bytes both times."
