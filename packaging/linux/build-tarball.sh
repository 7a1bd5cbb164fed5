#!/bin/sh
# The game in a folder that starts from anywhere, with its libraries beside it.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "build-tarball.sh [--prefix PREFIX]
Builds schott-world-VERSION-linux-ARCH.tar.gz into dist/: the game, schott-lab, their data, and the SDL libraries they need, so that
they start from any folder of a desktop system with glibc, even without SDL.
  --prefix PREFIX   folder of the libraries, built if missing (libraries.sh linux PREFIX); the default is in the work folder
test-tarball.sh tests the result in a clean system." "$@"
prefix=$work/prefix-linux
while [ $# -gt 0 ]; do
    case $1 in
    --prefix) prefix=$2 && shift ;;
    *) unknown_option "$1" ;;
    esac
    shift
done

need gcc pkgconf meson ninja-build gettext binutils
"$root/packaging/libraries.sh" linux "$prefix"

name=schott-world-$version-linux-$(uname -m)
build=$work/tarball/build
stage=$work/tarball/$name
# Beside the build folder, so that the names of source files in the programs are the same wherever this runs.
source=$work/tarball/source
rm -rf "$stage" "$source"
mkdir -p "$source" "$dist"
copy_source "$source"
hardening linux
if [ "$(cat "$work/tarball/flags" 2>/dev/null)" != "$brand $prefix $hardened_cflags $hardened_ldflags" ]; then
    rm -rf "$build"
    echo "$brand $prefix $hardened_cflags $hardened_ldflags" >"$work/tarball/flags"
fi
if [ ! -f "$build/build.ninja" ]; then
    # LIBRARY_PATH: as if they lay in a folder of the system's; else Meson writes theirs into the program, and leaves its name
    # there when it is installed.
    # shellcheck disable=SC2016
    LIBRARY_PATH=$prefix/lib PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig quietly "$work/tarball/setup.log" meson setup "$build" "$source" --prefix=/ --bindir=. \
        --buildtype=release -Db_pie=true "-Dbrand=$brand" -Dassets_dir=assets -Drun_from_source=false -Dtests=enabled \
        "-Dc_args=$hardened_cflags -I$prefix/include -ffile-prefix-map=$source=." \
        "-Dc_link_args=-static-libgcc $hardened_ldflags -Wl,-rpath,\$ORIGIN/lib"
fi
say "compiling"
quietly "$work/tarball/ninja.log" ninja -C "$build" -j "${JOBS:-2}" schott-world-gmo src/schott-world src/lab/schott-lab
DESTDIR=$stage quietly "$work/tarball/install.log" meson install -C "$build" --no-rebuild --strip
mkdir "$stage/lib"
for library in SDL2-2.0 SDL2_image-2.0 SDL2_ttf-2.0 SDL2_mixer-2.0; do
    cp -L "$prefix/lib/lib$library.so.0" "$stage/lib/"
    strip --strip-unneeded "$stage/lib/lib$library.so.0"
done
cp "$root/packaging/icons/256x256/schott-world.png" "$stage/"
cp "$root/LICENSE" "$source/packaging/linux/README.txt" "$stage/"
"$root/packaging/components.sh" "$prefix" >"$stage/LICENSES.txt"
pack_tar "$dist/$name.tar.gz" "$stage"

# Only the C library's own may come from the system; SDL opens the desktop's by name when it runs.
for file in "$stage"/schott-* "$stage"/lib/*; do
    objdump -p "$file" 2>/dev/null | sed -n 's/^ *NEEDED *//p' | while read -r needed; do
        case $needed in
        libc.so.* | libm.so.* | libpthread.so.* | libdl.so.* | librt.so.* | ld-linux*) ;;
        *) [ -e "$stage/lib/$needed" ] || fail "$file needs $needed" ;;
        esac
    done
done
moved=$(mktemp -d)
tar -C "$moved" -xzf "$dist/$name.tar.gz"
[ "$(cd / && "$moved/$name/schott-world" --version)" = "$brand $version" ] || fail "the game does not start from another folder"
(cd / && "$moved/$name/schott-lab" simulate --players easy,easy --games 2 >/dev/null) || fail "schott-lab does not find its boards"
if grep -rqF -e "$root" -e "$work" "$moved/$name"; then
    fail "the folder it was built in is written into it"
fi
rm -rf "$moved"
echo "It needs glibc $(cat "$stage"/schott-world "$stage"/lib/* | strings | sed -n 's/^GLIBC_\([0-9.]*\)$/\1/p' | sort -V | tail -n 1) or newer."
no_larger_than 40 "$dist/$name.tar.gz"
