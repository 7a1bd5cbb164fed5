#!/bin/sh
# The game for macOS: an application, in a disk image. Runs on a Mac.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "build.sh [--universal] [--frameworks DIR] [--layout-only PROGRAMS]
Builds schott-world-VERSION-macos.dmg and .zip into dist/. Needs Xcode's command line tools and, from Homebrew, meson, ninja,
pkg-config and gettext.
  (no option)        for this Mac's processor, with Homebrew's sdl2, sdl2_image, sdl2_ttf, sdl2_mixer, cjson, libunibreak
                     and inih, which are copied into the application
  --universal        for arm64 and x86_64; needs --frameworks
  --frameworks DIR   folder with the official SDL2.framework, SDL2_image.framework, SDL2_ttf.framework and
                     SDL2_mixer.framework, taken instead of Homebrew's; the other libraries come from subprojects/*.wrap
  --layout-only DIR  on any system: lays out, checks and packs an application around the programs in DIR, to try that
                     without a Mac; check-compile.sh makes such programs, which cannot run
SIGN_IDENTITY names the identity to sign with, else the signature is ad hoc. With NOTARY_PROFILE (made by 'xcrun notarytool
store-credentials') the disk image is notarized and the ticket stapled to it." "$@"
universal=no
frameworks=
layout_only=
while [ $# -gt 0 ]; do
    case $1 in
    --universal) universal=yes ;;
    --frameworks) frameworks=$2 && shift ;;
    --layout-only) layout_only=$2 && shift ;;
    *) unknown_option "$1" ;;
    esac
    shift
done
[ "$universal" = no ] || [ -n "$frameworks" ] || fail "--universal needs --frameworks: Homebrew's libraries are for one processor"

out=$work/macos
app="$out/image/SCHOTT World.app"
name=schott-world-$version-macos
rm -rf "$out/image"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$dist"

# configure_for FLAGS OPTION...
configure_for() {
    flags="-mmacosx-version-min=11.0 $1"
    shift
    rm -rf "$out/build"
    quietly "$out/setup.log" meson setup "$out/build" "$root" --prefix=/ --bindir=MacOS --buildtype=release -Dtests=disabled \
        -Dassets_dir=Resources/assets -Drun_from_source=false "-Dc_args=$flags" \
        "-Dc_link_args=$flags -Wl,-rpath,@executable_path/../Frameworks" "$@"
    quietly "$out/build.log" ninja -C "$out/build"
    quietly "$out/install.log" env DESTDIR="$app/Contents" meson install -C "$out/build" --no-rebuild
}

# The official frameworks bring no pkg-config files.
describe_frameworks() {
    mkdir -p "$out/pkgconfig"
    for module in SDL2 SDL2_image SDL2_ttf SDL2_mixer; do
        framework=$frameworks/$module.framework
        [ -d "$framework" ] || fail "$framework is missing"
        file=$module
        [ "$module" != SDL2 ] || file=sdl2
        cat >"$out/pkgconfig/$file.pc" <<PC
Name: $module
Description: $module
Version: $(plutil -extract CFBundleShortVersionString raw "$framework/Resources/Info.plist")
Cflags: -F$frameworks -I$framework/Headers
Libs: -F$frameworks -framework $module
PC
    done
    PKG_CONFIG_PATH=$out/pkgconfig
    export PKG_CONFIG_PATH
}

# take_libraries FILE: copies every library FILE needs, that is not the system's, into the application, and in turn theirs.
take_libraries() {
    otool -L "$1" | sed -n 's/^[[:space:]]*\([^ ]*\) (.*/\1/p' | while read -r library; do
        case $library in
        /usr/lib/* | /System/* | @executable_path/*) continue ;;
        @*) from=$(find "$(brew --prefix)/lib" "$(brew --prefix)/opt/"*/lib -name "$(basename "$library")" 2>/dev/null | head -n 1) ;;
        *) from=$library ;;
        esac
        inside="@executable_path/../Frameworks/$(basename "$library")"
        here="$app/Contents/Frameworks/$(basename "$library")"
        [ "$here" != "$1" ] || continue
        install_name_tool -change "$library" "$inside" "$1"
        [ ! -e "$here" ] || continue
        cp -L "$from" "$here"
        chmod u+w "$here"
        install_name_tool -id "$inside" "$here"
        (take_libraries "$here")
    done
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
        --prefix=/ --bindir=MacOS -Dassets_dir=Resources/assets \
        -Drun_from_source=false -Dtests=disabled
    quietly "$out/layout.log" ninja -C "$out/layout" schott-world-gmo
    quietly "$out/install.log" env DESTDIR="$app/Contents" meson install -C "$out/layout" --no-rebuild --tags data,i18n
    cp "$layout_only/schott-world" "$layout_only/schott-lab" "$app/Contents/MacOS/"
    chmod 755 "$app/Contents/MacOS"/*
else
    # SQLite is macOS' own in any case.
    flags=
    [ "$universal" = no ] || flags="-arch arm64 -arch x86_64"
    mkdir -p "$app/Contents/Frameworks"
    if [ -n "$frameworks" ]; then
        describe_frameworks
        configure_for "$flags" --default-library=static --force-fallback-for=cjson,libcjson,libunibreak,inih
        for module in SDL2 SDL2_image SDL2_ttf SDL2_mixer; do
            ditto "$frameworks/$module.framework" "$app/Contents/Frameworks/$module.framework"
        done
    else
        configure_for "$flags"
        take_libraries "$app/Contents/MacOS/schott-world"
        take_libraries "$app/Contents/MacOS/schott-lab"
    fi
fi

"$root/packaging/components.sh" >"$app/Contents/Resources/LICENSES.txt"
cp "$root/LICENSE" "$app/Contents/Resources/LICENSE.txt"
python3 "$root/packaging/macos/bundle.py" make "$app" "$version"
cp "$root/packaging/macos/README.txt" "$out/image/README.txt"

if command -v codesign >/dev/null; then
    # Inside out; a name of one's own also asks for what notarization wants.
    harden=
    [ -z "${SIGN_IDENTITY:-}" ] || harden="--options runtime --timestamp"
    find "$app/Contents/Frameworks" \( -name '*.dylib' -o -name '*.framework' \) -maxdepth 1 -print0 |
        xargs -0 -n 1 codesign --force $harden --sign "${SIGN_IDENTITY:--}"
    for signed in "$app/Contents/MacOS/schott-lab" "$app"; do
        codesign --force $harden --sign "${SIGN_IDENTITY:--}" "$signed"
    done
    codesign --verify --deep --strict "$app"
fi

rm -f "$dist/$name.dmg"
if command -v hdiutil >/dev/null; then
    ln -s /Applications "$out/image/Applications"
    hdiutil create -quiet -volname "SCHOTT World" -srcfolder "$out/image" -fs HFS+ -format UDZO "$dist/$name.dmg"
    if [ -n "${NOTARY_PROFILE:-}" ]; then
        xcrun notarytool submit "$dist/$name.dmg" --keychain-profile "$NOTARY_PROFILE" --wait
        xcrun stapler staple "$dist/$name.dmg"
        xcrun stapler staple "$app"
    fi
    rm "$out/image/Applications"
    (cd "$out/image" && ditto -c -k --keepParent "SCHOTT World.app" "$dist/$name.zip")
else
    # To try the layout only: neither goes to dist/, since these programs cannot run.
    dist=$out
    ln -s /Applications "$out/image/Applications"
    quietly "$out/image.log" xorrisofs -hfsplus -V "SCHOTT World" -o "$dist/$name.dmg" "$out/image"
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
    [ "$("$app/Contents/MacOS/schott-world" --version)" = "SCHOTT World $version" ] || fail "the game does not start"
    rm -rf "$out/demo" && mkdir "$out/demo"
    quietly "$out/demo.log" "$app/Contents/MacOS/schott-world" --demo "$out/demo"
    has "$out/demo/victory.png"
fi
no_larger_than 40 "$dist/$name.zip"
no_larger_than 60 "$dist/$name.dmg"
