#!/bin/sh
# Builds the libraries a package brings along, from Debian's source packages.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "libraries.sh windows|linux PREFIX
Builds SDL2, SDL2_image, SDL2_ttf, SDL2_mixer, FreeType, SQLite, cJSON, libunibreak, inih, stb and Check for the target
and installs them in the folder PREFIX. A library that is there already is not built again. With its versions and
licences each is listed in PREFIX/components.tsv. The sources are Debian's source packages; where the machine's own
package list names no sources, a list of the same places with sources is made for this alone." "$@"

[ $# = 2 ] || fail "expected a target and a folder; see --help"
target=$1
mkdir -p "$2" "$work/sources"
prefix=$(cd "$2" && pwd)
jobs=${JOBS:-2}

need dpkg-dev cmake ninja-build pkgconf tcl ca-certificates
case $target in
windows)
    need gcc-mingw-w64-x86-64-posix g++-mingw-w64-x86-64-posix mingw-w64-tools
    cc=x86_64-w64-mingw32-gcc-posix
    ar=x86_64-w64-mingw32-ar
    # posix threads and nothing of gcc beside the program
    ldflags="-static-libgcc -Wl,--no-insert-timestamp"
    cmake_target="-DCMAKE_TOOLCHAIN_FILE=$root/packaging/windows/mingw.cmake"
    ;;
linux)
    # What SDL can use of a desktop; it opens these libraries when it runs, and does without those that are missing.
    need gcc g++ libx11-dev libxext-dev libxcursor-dev libxi-dev libxrandr-dev libxss-dev libxfixes-dev libxkbcommon-dev \
        libwayland-dev wayland-protocols libegl-dev libgl-dev libgles-dev libasound2-dev libpulse-dev libpipewire-0.3-dev \
        libdbus-1-dev libudev-dev libdrm-dev libgbm-dev libdecor-0-dev
    cc=gcc
    ar=ar
    ldflags="-static-libgcc"
    cmake_target=
    ;;
*) fail "there are windows and linux, not $target" ;;
esac

# Every source entry of this machine's Debian lists, whichever way they are written.
source_entries() {
    # shellcheck disable=SC1091
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    for list in /etc/apt/sources.list.d/*.sources; do
        [ -f "$list" ] || continue
        awk -v release="$release" '
            function entry(    i, j, urls, n, suites, m) {
                n = split(uri, urls, " ")
                m = split(suite, suites, " ")
                for (i = 1; i <= n; i++)
                    for (j = 1; j <= m; j++)
                        if (index(suites[j], release) == 1)
                            print "deb-src " (key != "" ? "[signed-by=" key "] " : "") urls[i] " " suites[j] " " part
                uri = suite = part = key = ""
            }
            /^$/ { entry() }
            /^URIs:/ { sub(/^[^:]*: */, ""); uri = $0 }
            /^Suites:/ { sub(/^[^:]*: */, ""); suite = $0 }
            /^Components:/ { sub(/^[^:]*: */, ""); part = $0 }
            /^Signed-By:/ { sub(/^[^:]*: */, ""); key = $0 }
            END { entry() }' "$list"
    done
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -n 's/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]* '"$release"'.*\)/deb-src \1\2/p'
}

prepare_sources() {
    [ -f "$work/sources/apt/ready" ] && return
    mkdir -p "$work/sources/apt/lists/partial" "$work/sources/apt/empty"
    source_entries | sort -u >"$work/sources/apt/sources.list"
    [ -s "$work/sources/apt/sources.list" ] || fail "no Debian package list was found on this machine"
    quietly "$work/sources/apt/update.log" apt_here update
    touch "$work/sources/apt/ready"
}

apt_here() {
    apt-get -q -o Dir::Etc::SourceList="$work/sources/apt/sources.list" -o Dir::Etc::SourceParts="$work/sources/apt/empty" \
        -o Dir::State::Lists="$work/sources/apt/lists" -o APT::Sandbox::User=root "$@"
}

# fetch PACKAGE: its unpacked source is then in $source.
fetch() {
    if [ ! -e "$work/sources/$1/.unpacked" ]; then
        prepare_sources
        rm -rf "$work/sources/$1"
        mkdir -p "$work/sources/$1"
        (cd "$work/sources/$1" && quietly "$work/sources/$1/fetch.log" apt_here source "$1")
        touch "$work/sources/$1/.unpacked"
    fi
    source=$(find "$work/sources/$1" -mindepth 1 -maxdepth 1 -type d | head -n 1)
    package_version=$(dpkg-parsechangelog -l "$source/debian/changelog" -S Version)
}

# done_with NAME LICENCE
done_with() {
    printf '%s\t%s\t%s\t%s\n' "$1" "$package_version" "$2" "Debian source package" >"$prefix/built/$1"
}

is_built() {
    [ -e "$prefix/built/$1" ]
}

# with_cmake NAME LICENCE OPTION...
with_cmake() {
    name=$1
    licence=$2
    shift 2
    is_built "$name" && return
    fetch "$name"
    say "$name $package_version for $target"
    build=$work/libraries/$target/$name
    rm -rf "$build"
    # shellcheck disable=SC2086
    quietly "$build.configure.log" cmake -S "$source" -B "$build" -G Ninja -Wno-dev $cmake_target \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib \
        -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_SHARED_LINKER_FLAGS="$ldflags" \
        -DCMAKE_C_FLAGS="-ffile-prefix-map=$work=." "$@"
    quietly "$build.log" ninja -C "$build" -j "$jobs" install
    done_with "$name" "$licence"
}

# library NAME C_FILE...: a static library of a few files.
library() {
    static=$1
    shift
    objects=
    mkdir -p "$prefix/lib/pkgconfig" "$prefix/include" "$work/libraries/$target/$static"
    for file in "$@"; do
        object=$work/libraries/$target/$static/$(basename "$file" .c).o
        # shellcheck disable=SC2086
        $cc -O2 -ffile-prefix-map="$work=." $defines -c "$file" -o "$object"
        objects="$objects $object"
    done
    rm -f "$prefix/lib/lib$static.a"
    # shellcheck disable=SC2086
    ${ar} rcD "$prefix/lib/lib$static.a" $objects
}

# pkg_config NAME LIBRARY [CFLAGS]: how the build finds a static library.
pkg_config() {
    cat >"$prefix/lib/pkgconfig/$1.pc" <<PC
prefix=\${pcfiledir}/../..
Name: $1
Description: $1
Version: ${package_version%%[-+]*}
Cflags: -I\${prefix}/include ${3:-}
Libs: -L\${prefix}/lib -l$2
PC
}

mkdir -p "$prefix/built"

with_cmake libsdl2 Zlib -DSDL_TEST=OFF -DSDL_STATIC=OFF -DSDL_RPATH=OFF
with_cmake freetype FTL -DBUILD_SHARED_LIBS=OFF -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_HARFBUZZ=ON \
    -DFT_DISABLE_PNG=ON -DFT_DISABLE_ZLIB=ON -DCMAKE_POSITION_INDEPENDENT_CODE=ON
with_cmake libsdl2-image Zlib -DSDL2IMAGE_VENDORED=OFF -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_TESTS=OFF -DSDL2IMAGE_AVIF=OFF \
    -DSDL2IMAGE_JXL=OFF -DSDL2IMAGE_TIF=OFF -DSDL2IMAGE_WEBP=OFF -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_BACKEND_STB=ON
with_cmake libsdl2-ttf Zlib -DSDL2TTF_VENDORED=OFF -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_HARFBUZZ=OFF
with_cmake libsdl2-mixer Zlib -DSDL2MIXER_VENDORED=OFF -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_FLAC=OFF -DSDL2MIXER_MOD=OFF \
    -DSDL2MIXER_OPUS=OFF -DSDL2MIXER_MIDI=OFF -DSDL2MIXER_MP3=OFF -DSDL2MIXER_DEPS_SHARED=OFF -DSDL2MIXER_VORBIS=STB

if ! is_built cjson; then
    fetch cjson
    say "cjson $package_version for $target"
    defines=-DCJSON_HIDE_SYMBOLS library cjson "$source/cJSON.c"
    mkdir -p "$prefix/include/cjson"
    cp "$source/cJSON.h" "$prefix/include/cjson/"
    pkg_config libcjson cjson '-I${prefix}/include/cjson -DCJSON_HIDE_SYMBOLS'
    done_with cjson MIT
fi

if ! is_built sqlite3; then
    fetch sqlite3
    say "sqlite3 $package_version for $target"
    amalgamation=$work/libraries/sqlite3-amalgamation
    if [ ! -s "$amalgamation/sqlite3.c" ]; then
        rm -rf "$amalgamation"
        mkdir -p "$amalgamation"
        (cd "$amalgamation" && quietly "$amalgamation/configure.log" "$source/configure" --disable-tcl --disable-readline &&
            quietly "$amalgamation/make.log" make sqlite3.c)
    fi
    defines="-DSQLITE_THREADSAFE=1 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_DQS=0" library sqlite3 "$amalgamation/sqlite3.c"
    cp "$amalgamation/sqlite3.h" "$prefix/include/"
    pkg_config sqlite3 sqlite3
    done_with sqlite3 blessing
fi

if ! is_built libunibreak; then
    fetch libunibreak
    say "libunibreak $package_version for $target"
    files=
    for file in unibreakbase unibreakdef linebreak linebreakdata linebreakdef eastasianwidthdef emojidef graphemebreak \
        wordbreak; do
        [ ! -f "$source/src/$file.c" ] || files="$files $source/src/$file.c"
    done
    # shellcheck disable=SC2086
    defines= library unibreak $files
    cp "$source"/src/*break*.h "$prefix/include/"
    pkg_config libunibreak unibreak
    done_with libunibreak Zlib
fi

if ! is_built libinih; then
    fetch libinih
    say "libinih $package_version for $target"
    defines= library inih "$source/ini.c"
    cp "$source/ini.h" "$prefix/include/"
    pkg_config inih inih
    done_with libinih BSD-3-Clause
fi

if ! is_built libstb; then
    fetch libstb
    say "libstb $package_version for $target"
    printf '#define STB_IMAGE_IMPLEMENTATION\n#include "%s"\n' "$source/stb_image.h" >"$work/libraries/stb_image.c"
    defines= library stb "$work/libraries/stb_image.c"
    mkdir -p "$prefix/include/stb"
    cp "$source/stb_image.h" "$prefix/include/stb/"
    pkg_config stb stb '-I${prefix}/include/stb'
    done_with libstb 'MIT OR Unlicense'
fi

# For the unit tests only.
with_cmake check LGPL-2.1-or-later -DBUILD_TESTING=OFF -DCHECK_ENABLE_TESTS=OFF -DCHECK_ENABLE_SUBUNIT=OFF \
    -DCHECK_ENABLE_TIMEOUT_TESTS=OFF -DBUILD_SHARED_LIBS=OFF -DINSTALL_CMAKE_DIR=lib/cmake/check

sort "$prefix"/built/* >"$prefix/components.tsv"
for module in sdl2 SDL2_image SDL2_ttf SDL2_mixer libcjson sqlite3 libunibreak; do
    PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig pkg-config --exists "$module" || fail "$module was built but is not found"
done
echo "The libraries for $target are in $prefix."
