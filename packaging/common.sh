# What the package scripts share. Sourced, not run: . "$(dirname "$0")/../common.sh" with $0 the script's own path.

root=$(cd "$(dirname "$0")" && while [ ! -f meson_options.txt ]; do cd ..; done && pwd)
work=${SCHOTT_PACKAGE_WORK:-$root/build/packages}
dist=${SCHOTT_PACKAGE_DIST:-$root/dist}
. "$root/scripts/setup.sh"

version=$(sed -n "s/^ *version: '\([^']*\)',/\1/p" "$root/meson.build")

# The name it goes by: BRAND, or ours.
our_brand=$(sed -n "s/^option('brand'.*value: '\([^']*\)'.*/\1/p" "$root/meson_options.txt")
brand=${BRAND:-$our_brand}

# The same commit gives the same bytes: every date in a package is that of the commit.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -c safe.directory="$root" -C "$root" log -1 --format=%ct 2>/dev/null || true)
    [ -n "$SOURCE_DATE_EPOCH" ] || SOURCE_DATE_EPOCH=$(stat -c %Y "$root/meson.build" 2>/dev/null || stat -f %m "$root/meson.build")
fi
LC_ALL=C.UTF-8
TZ=UTC
export SOURCE_DATE_EPOCH LC_ALL TZ
umask 022

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

say() {
    echo "--- $*"
}

# usage_if_asked TEXT "$@": prints TEXT for --help.
usage_if_asked() {
    usage_text=$1
    shift
    for word in "$@"; do
        case $word in
        -h | --help)
            echo "$usage_text"
            exit 0
            ;;
        esac
    done
}

unknown_option() {
    echo "$(basename "$0"): unknown option $1; --help lists all." >&2
    exit 2
}

# need PACKAGE...: on Debian installs what is missing.
need() {
    if on_debian; then
        (install_packages "$@") || exit 1 # apart, since it has variables of the same names
    fi
}

# quietly LOG COMMAND...: keeps what it prints in LOG and shows the end of that if it fails.
quietly() {
    quiet_log=$1
    shift
    mkdir -p "$(dirname "$quiet_log")"
    "$@" >"$quiet_log" 2>&1 || {
        tail -n 40 "$quiet_log" >&2
        fail "failed: $1 (all of its output is in $quiet_log)"
    }
}

# has FILE...: the check at the end of every script.
has() {
    for wanted in "$@"; do
        [ -s "$wanted" ] || fail "$wanted is missing or empty"
    done
}

# no_larger_than MEBIBYTES FILE
no_larger_than() {
    size=$(wc -c <"$2")
    [ "$size" -le $(($1 * 1048576)) ] || fail "$2 has $size bytes, more than $1 MiB"
    printf '%s: %s bytes\n' "$(basename "$2")" "$size"
}

# same_dates FOLDER: every file gets the commit's date.
same_dates() {
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

# pack_zip ZIP FOLDER: the same files give the same bytes.
pack_zip() {
    same_dates "$2"
    rm -f "$1"
    (cd "$(dirname "$2")" && find "$(basename "$2")" -type f | LC_ALL=C sort | zip -X -9 -q "$1" -@)
}

# pack_tar TAR.GZ FOLDER
pack_tar() {
    same_dates "$2"
    tar --sort=name --owner=0 --group=0 --numeric-owner --format=gnu --mtime="@$SOURCE_DATE_EPOCH" \
        -C "$(dirname "$2")" -cf - "$(basename "$2")" | gzip -9n >"$1"
}

# brand_into PATH...: what lies there says the name it goes by.
brand_into() {
    [ "$brand" = "$our_brand" ] || python3 "$root/packaging/brand.py" "$brand" "$@"
}

# copy_source FOLDER: the tree as it is checked in, with changes that are not yet, under the name it goes by.
copy_source() {
    # A copy of the source in some ignored folder of a checkout is no checkout.
    if [ "$(git -c safe.directory="$root" -C "$root" rev-parse --show-toplevel 2>/dev/null)" = "$root" ]; then
        (cd "$root" && git -c safe.directory="$root" ls-files -z --cached --others --exclude-standard |
            tar --null --ignore-failed-read -T - -cf -) | tar -xf - -C "$1"
    else
        tar -C "$root" --exclude ./build --exclude ./dist --exclude ./.git -cf - . | tar -xf - -C "$1"
    fi
    brand_into "$1/packaging" "$1/fleet" "$1/docs" "$1/CHANGELOG.md"
}

# hardening linux|windows|web: the compiler's and linker's options for whatever we build and ship, in $hardened_cflags and
# $hardened_ldflags. check_hardening.py reads back that they were heeded.
hardening() {
    hardened_cflags="-fstack-protector-strong -D_FORTIFY_SOURCE=2"
    hardened_ldflags=-fstack-protector-strong
    case $1 in
    web)
        # What runs there can reach nothing but its own memory.
        hardened_cflags=
        hardened_ldflags=
        ;;
    linux)
        hardened_cflags="$hardened_cflags -fstack-clash-protection"
        hardened_ldflags="$hardened_ldflags -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack"
        case $(uname -m) in
        x86_64) hardened_cflags="$hardened_cflags -fcf-protection=full" ;;
        aarch64) hardened_cflags="$hardened_cflags -mbranch-protection=standard" ;;
        esac
        ;;
    windows)
        # gcc has nothing for the guard of calls that Windows checks. The other three are ld's defaults, and here to stay.
        hardened_ldflags="$hardened_ldflags -Wl,--dynamicbase -Wl,--nxcompat -Wl,--high-entropy-va"
        ;;
    esac
}
