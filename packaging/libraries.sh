#!/bin/sh
# Builds the libraries a package brings along, from Debian's source packages.
set -eu
. "$(dirname "$0")/common.sh"
. "$root/packaging/sources.sh"
usage_if_asked "libraries.sh windows|linux|web PREFIX
Builds SDL2, SDL2_image, SDL2_ttf, SDL2_mixer, FreeType, HarfBuzz, SQLite, cJSON, libunibreak, inih, zlib, minizip and Check for
the target, hardened, and installs them in the folder PREFIX. Rebuilds a library that is already there only if the compiler's options
have changed. PREFIX/components.tsv lists each with its version and licence. The sources are Debian's source packages, from where
this machine gets its own packages; the machine's package lists aren't changed." "$@"

[ $# = 2 ] || fail "expected a target and a folder; see --help"
target=$1
mkdir -p "$2"
prefix=$(cd "$2" && pwd)
jobs=${JOBS:-2}
position=-fPIC
sqlite_threads=1

need dpkg-dev cmake ninja-build pkgconf tcl ca-certificates
case $target in
windows)
    need gcc-mingw-w64-x86-64-posix g++-mingw-w64-x86-64-posix mingw-w64-tools
    cc=x86_64-w64-mingw32-gcc-posix
    cxx=x86_64-w64-mingw32-g++-posix
    threads=
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
    cxx=g++
    threads=-DHAVE_PTHREAD
    ar=ar
    ldflags="-static-libgcc"
    cmake_target=
    ;;
web)
    need emscripten
    cc=emcc
    cxx=em++
    threads="-DHB_NO_MT -DHB_LEAN"
    ar=emar
    ldflags=
    position=
    sqlite_threads=0
    cmake_target="-DCMAKE_TOOLCHAIN_FILE=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake
        -DCMAKE_FIND_ROOT_PATH=$prefix -DBUILD_SHARED_LIBS=OFF"
    ;;
*) fail "there are windows, linux and web, not $target" ;;
esac
hardening "$target"
ldflags="$ldflags $hardened_ldflags"
mkdir -p "$prefix/built" "$prefix/licences"
if [ "$(cat "$prefix/flags" 2>/dev/null)" != "$hardened_cflags $ldflags" ]; then
    rm -f "$prefix"/built/*
    echo "$hardened_cflags $ldflags" >"$prefix/flags"
fi
if [ "$target" = windows ]; then
    # The canary's own functions, for the linker to find before those in a DLL of gcc's.
    mkdir -p "$prefix/canary"
    cp "$($cc -print-file-name=libssp.a)" "$prefix/canary/"
    ldflags="$ldflags -L$prefix/canary"
fi

# done_with NAME LICENCE
done_with() {
    cp "$source/debian/copyright" "$prefix/licences/$1.txt"
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
        -DCMAKE_C_FLAGS="$hardened_cflags -ffile-prefix-map=$work=." "-DCMAKE_INSTALL_RPATH=\$ORIGIN" "$@"
    quietly "$build.log" ninja -C "$build" -j "$jobs" install
    done_with "$name" "$licence"
}

# library NAME FILE...: a static library of a few files.
library() {
    static=$1
    shift
    objects=
    mkdir -p "$prefix/lib/pkgconfig" "$prefix/include" "$work/libraries/$target/$static"
    for file in "$@"; do
        object=$work/libraries/$target/$static/$(basename "$file").o
        # shellcheck disable=SC2086
        $cc -O2 $position $hardened_cflags -ffile-prefix-map="$work=." $defines -c "$file" -o "$object"
        objects="$objects $object"
    done
    rm -f "$prefix/lib/lib$static.a"
    # shellcheck disable=SC2086
    ${ar} rcD "$prefix/lib/lib$static.a" $objects
}

# emcc fetches a library of its own for some names: it is given files.
link() {
    if [ "$target" = web ]; then
        for name in $1; do
            printf '${prefix}/lib/lib%s.a ' "${name#-l}"
        done
    else
        printf '%s' "-L\${prefix}/lib -l$1"
    fi
}

# pkg_config NAME LIBRARY [CFLAGS]: how the build finds a static library.
pkg_config() {
    cat >"$prefix/lib/pkgconfig/$1.pc" <<PC
prefix=\${pcfiledir}/../..
Name: $1
Description: $1
Version: ${package_version%%[-+]*}
Cflags: -I\${prefix}/include ${3:-}
Libs: $(link "$2")
PC
}

if [ "$target" = web ]; then
    with_cmake libsdl2 Zlib -DSDL_TEST=OFF -DSDL_SHARED=OFF -DSDL_RPATH=OFF
else
    with_cmake libsdl2 Zlib -DSDL_TEST=OFF -DSDL_STATIC=OFF -DSDL_RPATH=OFF
fi
# Reads packs.
large_files="-DHAVE_UNISTD_H -D_LARGEFILE64_SOURCE=1"
[ "$target" != windows ] || large_files=-DUSE_FILE32API
if ! is_built zlib; then
    fetch zlib
    say "zlib $package_version for $target"
    defines=$large_files library z "$source"/*.c
    cp "$source/zlib.h" "$source/zconf.h" "$prefix/include/"
    pkg_config zlib z
    done_with zlib Zlib
fi

# Where all is linked into one program, two copies of zlib would be in each other's way.
[ "$target" = web ] && own_zlib=OFF || own_zlib=ON
with_cmake freetype FTL -DBUILD_SHARED_LIBS=OFF -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_HARFBUZZ=ON \
    -DFT_DISABLE_PNG=ON "-DFT_DISABLE_ZLIB=$own_zlib" -DCMAKE_POSITION_INDEPENDENT_CODE=ON
with_cmake libsdl2-image Zlib -DSDL2IMAGE_VENDORED=OFF -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_TESTS=OFF -DSDL2IMAGE_AVIF=OFF \
    -DSDL2IMAGE_JXL=OFF -DSDL2IMAGE_TIF=OFF -DSDL2IMAGE_WEBP=OFF -DSDL2IMAGE_DEPS_SHARED=OFF -DSDL2IMAGE_BACKEND_STB=ON
# Kerns letters and gives words the width they have with Debian's libraries. It needs nothing of C++'s own library.
if ! is_built harfbuzz; then
    fetch harfbuzz
    say "harfbuzz $package_version for $target"
    cc="$cxx -std=c++11 -fno-exceptions -fno-rtti -fno-threadsafe-statics" \
        defines="-DHAVE_FREETYPE $threads -DNDEBUG -I$prefix/include/freetype2" library harfbuzz "$source/src/harfbuzz.cc"
    mkdir -p "$prefix/include/harfbuzz"
    cp "$source"/src/hb*.h "$prefix/include/harfbuzz/"
    pkg_config harfbuzz harfbuzz '-I${prefix}/include/harfbuzz'
    done_with harfbuzz MIT
fi
with_cmake libsdl2-ttf Zlib -DSDL2TTF_VENDORED=OFF -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_HARFBUZZ=ON
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
    # What is deleted is overwritten, as in Debian's own.
    defines="-DSQLITE_THREADSAFE=$sqlite_threads -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_DQS=0 -DSQLITE_SECURE_DELETE" library sqlite3 "$amalgamation/sqlite3.c"
    cp "$amalgamation/sqlite3.h" "$prefix/include/"
    pkg_config sqlite3 sqlite3
    done_with sqlite3 blessing
fi

# Debian 12 has the one of 2012, whose tables end before many of today's characters.
if ! is_built libunibreak; then
    fetch_next libunibreak 6.1
    say "libunibreak $package_version for $target"
    files=
    for file in "$source"/src/*.c; do
        name=$(basename "$file")
        [ "$name" = tests.c ] || grep -qF "#include \"$name\"" "$source"/src/*.c || files="$files $file"
    done
    # shellcheck disable=SC2086
    defines= library unibreak $files
    cp "$source"/src/*break*.h "$prefix/include/"
    pkg_config libunibreak unibreak
    done_with libunibreak Zlib
fi

# A stand's settings and the tests are not in the page.
if [ "$target" = web ]; then
    touch "$prefix/built/libinih" "$prefix/built/check"
fi
if ! is_built libinih; then
    fetch_next libinih 59
    say "libinih $package_version for $target"
    defines= library inih "$source/ini.c"
    cp "$source/ini.h" "$prefix/include/"
    pkg_config inih inih
    done_with libinih BSD-3-Clause
fi

# minizip is zlib's own, which Debian has as a package by itself.
if ! is_built minizip; then
    fetch minizip
    say "minizip $package_version for $target"
    defines="$large_files -I$prefix/include" library minizip "$source/ioapi.c" "$source/unzip.c" "$source/zip.c"
    mkdir -p "$prefix/include/minizip"
    cp "$source"/*.h "$prefix/include/minizip/"
    pkg_config minizip 'minizip -lz' '-I${prefix}/include/minizip'
    done_with minizip Zlib
fi

# For the unit tests, which are linked with what is shipped.
with_cmake check LGPL-2.1-or-later -DBUILD_TESTING=OFF -DCHECK_ENABLE_TESTS=OFF -DHAVE_SUBUNIT=0 \
    -DCHECK_ENABLE_TIMEOUT_TESTS=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON
# The static one, under the name that Debian gives it.
if [ "$target" != web ]; then
    sed -i 's/-lcheck_pic/-lcheck/' "$prefix/lib/pkgconfig/check.pc"
    rm -f "$prefix"/lib/libcheck.dll.a "$prefix"/lib/libcheck.so*
fi

if [ "$target" = web ]; then
    # CMake installs none of these for static libraries.
    package_version=$(cut -f 2 "$prefix/built/libsdl2")
    pkg_config sdl2 SDL2 '-I${prefix}/include/SDL2'
    pkg_config SDL2_image SDL2_image '-I${prefix}/include/SDL2'
    pkg_config SDL2_ttf 'SDL2_ttf -lfreetype -lharfbuzz -lz' '-I${prefix}/include/SDL2'
    pkg_config SDL2_mixer SDL2_mixer '-I${prefix}/include/SDL2'
fi

sort "$prefix"/built/* >"$prefix/components.tsv"
modules="sdl2 SDL2_image SDL2_ttf SDL2_mixer freetype2 libcjson sqlite3 libunibreak zlib minizip"
[ "$target" = web ] || modules="$modules inih"
for module in $modules; do
    PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig pkg-config --exists "$module" || fail "$module was built but is not found"
done
echo "The libraries for $target are in $prefix."
