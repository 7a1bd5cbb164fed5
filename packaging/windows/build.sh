#!/bin/sh
# The game for Windows, cross-built: installer and portable zip.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "build.sh [--prefix PREFIX] [--no-installer]
Builds schott-world-VERSION-windows-x86_64-setup.exe and schott-world-VERSION-windows-x86_64.zip into dist/ with mingw.
  --prefix PREFIX   folder of the libraries, built if missing (libraries.sh windows PREFIX); the default is in the work folder
  --no-installer    only the zip
SIGN=COMMAND signs each of our programs and the installer: the command gets the file as its only argument and changes it. sign.sh
does this with a certificate. test-wine.sh tests the result." "$@"
prefix=$work/prefix-windows
installer=yes
while [ $# -gt 0 ]; do
    case $1 in
    --prefix) prefix=$2 && shift ;;
    --no-installer) installer=no ;;
    *) unknown_option "$1" ;;
    esac
    shift
done

need gcc-mingw-w64-x86-64-posix mingw-w64-tools meson ninja-build gettext python3 zip nsis pkgconf
"$root/packaging/libraries.sh" windows "$prefix"

build=$work/windows/build
name=schott-world-$version-windows-x86_64
stage=$work/windows/$name
# Beside the build folder, so that the names of source files in the programs are the same wherever this runs.
source=$work/windows/source
rm -rf "$work/windows/stage" "$stage" "$source"
mkdir -p "$source" "$dist"
copy_source "$source"
hardening windows
# As Meson wants words of a list.
listed() {
    printf "'%s', " "$@"
}
cat >"$work/windows/cross.ini.new" <<CROSS
[binaries]
c = 'x86_64-w64-mingw32-gcc-posix'
ar = 'x86_64-w64-mingw32-gcc-ar-posix'
strip = 'x86_64-w64-mingw32-strip'
windres = 'x86_64-w64-mingw32-windres'
pkgconfig = 'pkg-config'

[properties]
pkg_config_libdir = '$prefix/lib/pkgconfig'
needs_exe_wrapper = true

# $brand
[built-in options]
# Check's header declares printf as Windows' own, which does not know what the tests print.
c_args = [$(listed $hardened_cflags)'-D__USE_MINGW_ANSI_STDIO=1', '-Wno-format', '-Wno-format-extra-args', '-I$prefix/include', '-ffile-prefix-map=$source=.']
c_link_args = [$(listed $hardened_ldflags)'-L$prefix/canary', '-static-libgcc', '-Wl,-Bstatic,--whole-archive,-lwinpthread,--no-whole-archive,-Bdynamic', '-Wl,--no-insert-timestamp']

[host_machine]
system = 'windows'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
CROSS
if ! cmp -s "$work/windows/cross.ini.new" "$work/windows/cross.ini"; then
    rm -rf "$build"
    mv "$work/windows/cross.ini.new" "$work/windows/cross.ini"
fi
if [ ! -f "$build/build.ninja" ]; then
    quietly "$work/windows/setup.log" meson setup "$build" "$source" --cross-file "$work/windows/cross.ini" --prefix=/ \
        --bindir=. --buildtype=release "-Dbrand=$brand" -Dassets_dir=assets -Drun_from_source=false -Dtests=enabled
fi
say "compiling"
quietly "$work/windows/ninja.log" ninja -C "$build" -j "${JOBS:-2}" schott-world-gmo \
    src/schott-world.exe src/lab/schott-lab.exe
DESTDIR=$work/windows/stage quietly "$work/windows/install.log" meson install -C "$build" --no-rebuild --strip
mv "$work/windows/stage" "$stage"

for library in SDL2 SDL2_image SDL2_ttf SDL2_mixer; do
    cp "$prefix/bin/$library.dll" "$stage/"
    x86_64-w64-mingw32-strip "$stage/$library.dll"
done
"$root/packaging/components.sh" "$prefix" >"$stage/LICENSES.txt"
sed 's/$/\r/' "$root/LICENSE" >"$stage/LICENSE.txt"
sed 's/$/\r/' "$source/packaging/windows/README.txt" >"$stage/README.txt"
if [ -n "${SIGN:-}" ]; then
    $SIGN "$stage/schott-world.exe"
    $SIGN "$stage/schott-lab.exe"
fi
pack_zip "$dist/$name.zip" "$stage"

if [ "$installer" = yes ]; then
    say "the installer"
    (cd "$stage" && find . -mindepth 1 -type f | sed 's|^\./||' | LC_ALL=C sort) >"$work/windows/files"
    python3 "$root/packaging/windows/remove_list.py" <"$work/windows/files" >"$work/windows/remove.nsh"
    quietly "$work/windows/pictures.log" "$root/packaging/windows/make-pictures.sh" "$work/windows"
    quietly "$work/windows/nsis.log" makensis -V3 -WX -INPUTCHARSET UTF8 "-DVERSION=$version" "-DSTAGE=$stage" \
        "-DREMOVE=$work/windows/remove.nsh" "-DICON=$build/packaging/windows/schott-world.ico" "-DSIDE=$work/windows/side.bmp" \
        "-DOUT=$dist/$name-setup.exe" "$source/packaging/windows/installer.nsi"
    [ -z "${SIGN:-}" ] || $SIGN "$dist/$name-setup.exe"
fi

# Nothing may be needed that Windows does not have or that does not lie beside the program.
for program in "$stage"/*.exe "$stage"/*.dll; do
    x86_64-w64-mingw32-objdump -p "$program" | sed -n 's/^\tDLL Name: //p' | tr 'A-Z' 'a-z' | sort -u | while read -r dll; do
        case $dll in
        sdl2*.dll) [ -n "$(find "$stage" -maxdepth 1 -iname "$dll")" ] || fail "$program needs $dll" ;;
        kernel32.dll | user32.dll | gdi32.dll | advapi32.dll | shell32.dll | ole32.dll | oleaut32.dll | msvcrt.dll | \
            imm32.dll | setupapi.dll | version.dll | winmm.dll | bcrypt.dll | ws2_32.dll) ;;
        *) fail "$(basename "$program") needs $dll" ;;
        esac
    done
done
x86_64-w64-mingw32-objdump -p "$stage/schott-world.exe" | grep -q 'Windows GUI' || fail "schott-world.exe opens a console"
grep -qa PerMonitorV2 "$stage/schott-world.exe" || fail "schott-world.exe has no manifest"
has "$stage/assets/questions.json" "$stage/locale/de/LC_MESSAGES/schott-world.mo" "$stage/assets/fonts/OFL.txt"
no_larger_than 30 "$dist/$name.zip"
if [ "$installer" = yes ]; then
    # The 64-bit installer, not NSIS's default, which installs nothing where there is no 32-bit Windows.
    x86_64-w64-mingw32-objdump -f "$dist/$name-setup.exe" | grep -q pei-x86-64 || fail "the installer is not a 64-bit program"
    no_larger_than 30 "$dist/$name-setup.exe"
fi
