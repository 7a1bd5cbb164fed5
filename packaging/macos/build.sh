#!/bin/sh
# The game for macOS: an application, in a disk image. Runs on a Mac.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "build.sh [--layout-only PROGRAMS]
Builds schott-world-VERSION-macos.dmg and .zip into dist/, for arm64 and x86_64 and macOS 11. Needs Xcode's command line tools,
meson, ninja and gettext. Builds SDL and all other libraries from subprojects/*.wrap and links them into the programs: those of a
package manager are for one processor and the newest system, and may load others at run time. Checks that the programs need nothing
but the system's own libraries.
  --layout-only DIR  on any system: puts the programs in DIR into an app, checks and packs it, to test that without a Mac;
                     check-compile.sh makes such programs, which can't run
SIGN_IDENTITY is the identity to sign with; without it, the signature is ad hoc. With NOTARY_PROFILE (made by 'xcrun notarytool
store-credentials'), the disk image is notarized, and the ticket is stapled to it." "$@"
least=11.0
layout_only=
while [ $# -gt 0 ]; do
    case $1 in
    --layout-only) layout_only=$2 && shift ;;
    *) unknown_option "$1" ;;
    esac
    shift
done

out=$work/macos
app="$out/image/$brand.app"
name=schott-world-$version-macos
rm -rf "$out/image"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$dist"

# build_for PROCESSOR FAMILY: in $out/PROCESSOR, with all libraries inside the programs.
build_for() {
    rm -rf "${out:?}/$1"
    hardened="'-fstack-protector-strong', '-D_FORTIFY_SOURCE=2', '-DSQLITE_SECURE_DELETE'"
    flags="'-arch', '$1', '-mmacosx-version-min=$least'"
    cat >"$out/$1.ini" <<CROSS
[binaries]
c = 'clang'
cpp = 'clang++'
objc = 'clang'
ar = 'ar'
strip = 'strip'

[properties]
needs_exe_wrapper = $([ "$(uname -m)" = "$1" ] && echo false || echo true)

[built-in options]
c_args = [$flags, $hardened]
cpp_args = [$flags]
objc_args = [$flags]
c_link_args = [$flags]
cpp_link_args = [$flags]
objc_link_args = [$flags]

[host_machine]
system = 'darwin'
cpu_family = '$2'
cpu = '$2'
endian = 'little'
CROSS
    quietly "$out/$1.setup.log" meson setup "$out/$1" "$root" --cross-file "$out/$1.ini" --prefix=/ --bindir=MacOS \
        --buildtype=release --wrap-mode=forcefallback --default-library=static -Dtests=disabled \
        "-Dbrand=$brand" -Dassets_dir=Resources/assets -Drun_from_source=false
    quietly "$out/$1.log" ninja -C "$out/$1" schott-world-gmo src/schott-world src/lab/schott-lab
}

# is_self_contained PROGRAM: for both processors, for the least system, and with no library but the system's own.
is_self_contained() {
    lipo "$1" -verify_arch arm64 x86_64 || fail "$1 is not for both processors"
    for processor in arm64 x86_64; do
        minos=$(otool -arch "$processor" -l "$1" | sed -n 's/^ *minos //p' | sort -u)
        [ "$minos" = "$least" ] || fail "$1 needs macOS $minos on $processor, not $least"
    done
    foreign=$(otool -L "$1" | sed -n 's/^[[:space:]]*\([^ ]*\) (.*/\1/p' | grep -v '^/usr/lib/\|^/System/' || true)
    [ -z "$foreign" ] || fail "$1 needs $foreign"
}

if [ -n "$layout_only" ]; then
    need meson ninja-build gettext gcc python3 libxml2-utils libplist-utils xorriso zip
    rm -rf "$out/layout"
    # Nothing is compiled: only what is installed on a Mac is chosen so.
    cat >"$out/layout.ini" <<CROSS
[binaries]
c = 'gcc'
ar = 'ar'
pkgconfig = 'pkg-config'

[properties]
needs_exe_wrapper = false

[host_machine]
system = 'darwin'
cpu_family = 'x86_64'
cpu = 'x86_64'
endian = 'little'
CROSS
    quietly "$out/layout.setup.log" meson setup "$out/layout" "$root" --cross-file "$out/layout.ini" \
        --prefix=/ --bindir=MacOS "-Dbrand=$brand" -Dassets_dir=Resources/assets \
        -Drun_from_source=false -Dtests=disabled
    quietly "$out/layout.log" ninja -C "$out/layout" schott-world-gmo
    quietly "$out/install.log" env DESTDIR="$app/Contents" meson install -C "$out/layout" --no-rebuild --tags data,i18n
    cp "$layout_only/schott-world" "$layout_only/schott-lab" "$app/Contents/MacOS/"
    chmod 755 "$app/Contents/MacOS"/*
else
    say "arm64"
    build_for arm64 aarch64
    say "x86_64"
    build_for x86_64 x86_64
    quietly "$out/install.log" env DESTDIR="$app/Contents" meson install -C "$out/arm64" --no-rebuild --skip-subprojects \
        --tags runtime,data,i18n
    for program in schott-world:src/schott-world schott-lab:src/lab/schott-lab; do
        lipo -create "$out/arm64/${program#*:}" "$out/x86_64/${program#*:}" -output "$app/Contents/MacOS/${program%:*}"
        strip -x "$app/Contents/MacOS/${program%:*}"
        is_self_contained "$app/Contents/MacOS/${program%:*}"
    done
fi

if [ -z "$layout_only" ]; then
    python3 "$root/packaging/macos/wrapped.py" "$out/arm64" "$root" "$out/wrapped"
    "$root/packaging/components.sh" "$out/wrapped" >"$app/Contents/Resources/LICENSES.txt"
else
    "$root/packaging/components.sh" >"$app/Contents/Resources/LICENSES.txt"
fi
cp "$root/LICENSE" "$app/Contents/Resources/LICENSE.txt"
python3 "$root/packaging/macos/bundle.py" make "$app" "$version"
cp "$root/packaging/macos/README.txt" "$out/image/README.txt"
brand_into "$app/Contents/Info.plist" "$app/Contents/Resources" "$out/image/README.txt"

if command -v codesign >/dev/null; then
    # Inside out; a name of one's own also asks for what notarization wants.
    harden=
    [ -z "${SIGN_IDENTITY:-}" ] || harden="--options runtime --timestamp"
    for signed in "$app/Contents/MacOS/schott-lab" "$app"; do
        codesign --force $harden --sign "${SIGN_IDENTITY:--}" "$signed"
    done
    codesign --verify --deep --strict "$app"
fi

rm -f "$dist/$name.dmg"
if command -v hdiutil >/dev/null; then
    ln -s /Applications "$out/image/Applications"
    hdiutil create -quiet -volname "$brand" -srcfolder "$out/image" -fs HFS+ -format UDZO "$dist/$name.dmg"
    if [ -n "${NOTARY_PROFILE:-}" ]; then
        xcrun notarytool submit "$dist/$name.dmg" --keychain-profile "$NOTARY_PROFILE" --wait
        xcrun stapler staple "$dist/$name.dmg"
        xcrun stapler staple "$app"
    fi
    rm "$out/image/Applications"
    (cd "$out/image" && ditto -c -k --keepParent "$brand.app" "$dist/$name.zip")
else
    # To try the layout only: neither goes to dist/, since these programs cannot run.
    dist=$out
    ln -s /Applications "$out/image/Applications"
    quietly "$out/image.log" xorrisofs -hfsplus -V "$brand" -o "$dist/$name.dmg" "$out/image"
    rm "$out/image/Applications"
    pack_zip "$dist/$name.zip" "$app"
fi

python3 "$root/packaging/macos/bundle.py" check "$app" "$version"
if command -v plutil >/dev/null; then
    plutil -lint "$app/Contents/Info.plist" "$app"/Contents/Resources/*.lproj/InfoPlist.strings
else
    xmllint --noout --nonet "$app/Contents/Info.plist"
    plistutil -i "$app/Contents/Info.plist" -o /dev/null
    xorriso -indev "$dist/$name.dmg" -find / -name schott-world -- 2>/dev/null | grep -q MacOS/schott-world ||
        fail "the disk image lacks the program"
fi
if [ -z "$layout_only" ]; then
    [ "$("$app/Contents/MacOS/schott-world" --version)" = "$brand $version" ] || fail "the game does not start"
    rm -rf "$out/demo" && mkdir "$out/demo"
    quietly "$out/demo.log" "$app/Contents/MacOS/schott-world" --demo "$out/demo"
    has "$out/demo/victory.png"
fi
no_larger_than 40 "$dist/$name.zip"
no_larger_than 60 "$dist/$name.dmg"
