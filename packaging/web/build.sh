#!/bin/sh
# The game as a page for browsers: a folder of files for any web server.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "build.sh [--prefix PREFIX] [--tested] [OUT]
Builds the game as a web page with Emscripten, in OUT (default: build/page), a folder for any web server. Each file is there in
compressed form too: NAME.br and NAME.gz.
  --prefix PREFIX   folder of the libraries, built if missing (libraries.sh web PREFIX); the default is in the work folder
  --tested          the page for the tests (tests/web), in OUT (default: build/tested-page), and schott-lab for Node
nginx.conf and Caddyfile next to this script are sample configurations; serve.py serves the page on the local network." "$@"
prefix=$work/web
program=schott-world
out=
while [ $# -gt 0 ]; do
    case $1 in
    --prefix) prefix=$2 && shift ;;
    --tested) program=tested-page ;;
    -*) unknown_option "$1" ;;
    *) out=$1 ;;
    esac
    shift
done
[ -n "$out" ] || case $program in
tested-page) out=$root/build/tested-page ;;
*) out=$root/build/page ;;
esac
lab=
[ "$program" = schott-world ] || lab=src/lab/schott-lab.js

need emscripten brotli meson ninja-build gettext python3 pkgconf
# Debian's compiler looks for its own JavaScript there.
export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}"
"$root/packaging/libraries.sh" web "$prefix"

build=$work/page/build
stage=$work/page/stage
mkdir -p "$work/page"
cat >"$work/page/cross.ini" <<CROSS
[binaries]
c = 'emcc'
ar = 'emar'
strip = 'true'
pkgconfig = 'pkg-config'
exe_wrapper = ['node', '--no-experimental-fetch']

[properties]
pkg_config_libdir = '$prefix/lib/pkgconfig'

[built-in options]
c_args = ['-I$prefix/include']

[host_machine]
system = 'emscripten'
cpu_family = 'wasm32'
cpu = 'wasm32'
endian = 'little'
CROSS
if [ ! -f "$build/build.ninja" ]; then
    quietly "$work/page/setup.log" meson setup "$build" "$root" --cross-file "$work/page/cross.ini" --prefix=/ \
        --buildtype=release -Doptimization=2 "-Dbrand=$brand" -Dassets_dir=assets -Drun_from_source=false
fi
say "compiling"
quietly "$work/page/ninja.log" ninja -C "$build" -j "${JOBS:-2}" schott-world-gmo "src/page/$program.js" $lab
rm -rf "$stage"
DESTDIR=$stage quietly "$work/page/install.log" meson install -C "$build" --no-rebuild --tags data,i18n
"$root/packaging/components.sh" "$prefix" >"$work/page/LICENSES.txt"
python3 "$root/packaging/web/page.py" "$build/src/page/$program" "$stage" "$out" "$brand"
echo "The page is in $out."
