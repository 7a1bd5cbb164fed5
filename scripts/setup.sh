# What ./play and ./check share: the packages a machine needs, and how they come there. Sourced, not run.

packages_to_build="gcc pkgconf meson ninja-build gettext libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev
    libsdl2-mixer-dev libcjson-dev libsqlite3-dev libunibreak-dev libinih-dev libminizip-dev zlib1g-dev
    libcurl4-openssl-dev libwslay-dev libqrcodegen-dev"
# xfonts-base: without the X server's own fonts SDL shows no message box
packages_to_test="$packages_to_build check libstb-dev clang-format libwebsockets-dev libwebsockets-evlib-uv libuv1-dev"
packages_to_check="$packages_to_test clang clang-tidy cppcheck gcovr libclang-rt-14-dev llvm-14
    valgrind python3 git xvfb xauth xfonts-base x11-utils xdotool imagemagick libvorbis-dev
    desktop-file-utils appstream man-db python3-yaml cage xwayland systemd shellcheck postgresql python3-psycopg openssl nginx-light
    zbar-tools libsodium23 minisign"

packages_for_page="emscripten brotli qrencode python3"
packages_to_check_page="emscripten brotli chromium"

on_debian() {
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1
}

missing_packages() {
    for package in "$@"; do
        # shellcheck disable=SC2016
        case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
        installed) ;;
        *) echo "$package" ;;
        esac
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        echo ""
    elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
        echo sudo
    else
        return 1
    fi
}

install_packages() {
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    missing=$(echo "$missing" | tr '\n' ' ')
    install="apt-get -o DPkg::Lock::Timeout=600 -y --no-install-recommends install $missing"
    if ! root=$(as_root); then
        echo "Some packages are missing, and installing them needs root. Please run:" >&2
        echo "    apt-get update && apt-get install $missing" >&2
        exit 1
    fi
    echo "Installing what is missing with apt-get: $missing"
    $root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 update -q >/dev/null ||
        echo "apt-get update did not go through; trying with the package lists that are there." >&2
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive $install >/dev/null || {
        echo "apt-get could not install all of: $missing" >&2
        exit 1
    }
}

libraries_are_there() {
    command -v meson >/dev/null 2>&1 && command -v pkg-config >/dev/null 2>&1 &&
        pkg-config --exists sdl2 SDL2_image SDL2_ttf SDL2_mixer libcjson sqlite3 libunibreak inih minizip zlib
}

name_packages_elsewhere() {
    cat >&2 <<'END'
This game needs a C compiler, Meson, Ninja, pkg-config, gettext, SDL2 with SDL2_image, SDL2_ttf and SDL2_mixer, cJSON,
SQLite, libunibreak, inih, zlib and minizip. Please install them and start again:
  Fedora:  dnf install gcc meson ninja-build pkgconf gettext SDL2-devel SDL2_image-devel SDL2_ttf-devel \
               SDL2_mixer-devel cjson-devel sqlite-devel libunibreak-devel inih-devel \
               zlib-devel minizip-devel
  Arch:    pacman -S base-devel meson ninja pkgconf gettext sdl2 sdl2_image sdl2_ttf sdl2_mixer cjson sqlite \
               libunibreak libinih zlib minizip
  macOS:   brew install meson ninja pkg-config gettext sdl2 sdl2_image sdl2_ttf sdl2_mixer cjson sqlite libunibreak \
               inih zlib minizip
  Windows: in an MSYS2 UCRT64 shell, pacman -S mingw-w64-ucrt-x86_64-{gcc,meson,ninja,pkgconf,gettext,SDL2,SDL2_image,SDL2_ttf,SDL2_mixer,cjson,sqlite3,libunibreak,libinih,zlib,minizip}
END
}

# set_up PACKAGE...
set_up() {
    if on_debian; then
        install_packages "$@"
    elif ! libraries_are_there; then
        name_packages_elsewhere
        exit 1
    fi
}

# configure FOLDER OPTION...: a build folder that is there keeps its options.
configure() {
    folder=$1
    shift
    [ -f "$folder/build.ninja" ] || meson setup "$folder" "$@" >"$folder.log" 2>&1 || {
        tail -n 30 "$folder.log" >&2
        exit 1
    }
}
