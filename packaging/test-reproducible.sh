#!/bin/sh
# The same commit must give the same bytes.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "test-reproducible.sh [deb|tarball|windows]...
Makes each package (all three, if none is named) twice, the second time from a copy of the source in another folder with
everything but the libraries built anew, and compares them byte by byte." "$@"
[ $# -gt 0 ] || set -- deb tarball windows

other=$work/reproducible/a-copy-elsewhere
rm -rf "$work/reproducible"
mkdir -p "$other"
copy_source "$other"
export SOURCE_DATE_EPOCH

# build ROOT RUN PACKAGE
build() {
    echo "--- $3, $2 time"
    libraries=$work
    case $3 in
    deb) set -- "$1" "$2" linux/build-deb.sh --no-lintian ;;
    tarball) set -- "$1" "$2" linux/build-tarball.sh --prefix "${LINUX_PREFIX:-$libraries/prefix-linux}" ;;
    windows) set -- "$1" "$2" windows/build.sh --no-installer --prefix "${WINDOWS_PREFIX:-$libraries/prefix-windows}" ;;
    *) fail "there are deb, tarball and windows, not $3" ;;
    esac
    from=$1
    run=$2
    script=$3
    shift 3
    SCHOTT_PACKAGE_WORK=$work/reproducible/work-$run SCHOTT_PACKAGE_DIST=$work/reproducible/$run "$from/packaging/$script" "$@"
}
for package in "$@"; do
    build "$root" first "$package"
    build "$other" second "$package"
done
diff -r "$work/reproducible/first" "$work/reproducible/second" || fail "the second time gave other bytes"
(cd "$work/reproducible/first" && ls)
echo "The same bytes both times."
