# How every package is proved. Sourced after common.sh.

# The build folder that packages are compared with (SCHOTT_REFERENCE_BUILD, if there is one already), and its pictures,
# made anew when the game or the way there is.
reference=$work/reference
reference_build=${SCHOTT_REFERENCE_BUILD:-$reference/build}
make_reference() {
    # shellcheck disable=SC2086
    need $packages_to_test python3
    if [ ! -f "$reference_build/build.ninja" ]; then
        quietly "$reference/setup.log" meson setup "$reference_build" "$root" -Dtests=enabled
    fi
    quietly "$reference/ninja.log" ninja -C "$reference_build" -j "${JOBS:-2}" schott-world-gmo src/schott-world src/lab/schott-lab \
        tests/drive/compare
    if [ ! -f "$reference/drawn" ] || [ -n "$(find "$reference_build/src/schott-world" "$reference_build/locale" "$root/assets" \
        "$root/tests/packages" "$root/tests/drive" -name __pycache__ -prune -o -newer "$reference/drawn" -type f -print | head -n 1)" ]; then
        say "pictures of the build folder"
        rm -rf "$reference/pictures"
        SCHOTT_WORLD=$reference_build/src/schott-world SCHOTT_LAB=$reference_build/src/lab/schott-lab \
            quietly "$reference/draw.log" python3 "$root/tests/packages/pictures.py" "$reference/pictures"
        touch "$reference/drawn"
    fi
}

# prove NAME GAME LAB: the pictures, the games and the kill -9; GAME and LAB start the installed programs.
prove() {
    make_reference
    say "pictures, whole games and kill -9"
    rm -rf "$work/proof/$1"
    mkdir -p "$work/proof/$1"
    SCHOTT_WORLD=$2 SCHOTT_LAB=$3 quietly "$work/proof/$1.log" python3 "$root/tests/packages/prove.py" "$work/proof/$1" \
        "$reference/pictures" "$reference_build/tests/drive/compare"
    tail -n 1 "$work/proof/$1.log"
}

# unit_tests NAME BUILD WORD...: with what unit_tests.py wants to know besides.
unit_tests() {
    say "unit tests with the package's libraries"
    tests_log=$work/proof/$1-units.log
    shift
    quietly "$tests_log" python3 "$root/tests/packages/unit_tests.py" "$@"
    tail -n 1 "$tests_log"
}
