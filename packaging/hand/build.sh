#!/bin/sh
# Builds the page with which a phone joins a table: the rules as wasm, drawings and catalogues, in one folder.
set -eu
. "$(dirname "$0")/../common.sh"
. "$root/packaging/sources.sh"
usage_if_asked "hand/build.sh FOLDER
Builds the page with which a phone joins a table, in FOLDER, from where schott-table gives it out (\"pages\" in table.ini).
Needs emscripten 3.1.6 or later, brotli, gettext and Python 3. Object files are kept in build/hand. cJSON is compiled from Debian's
source package." "$@"

[ $# = 1 ] || fail "expected a folder; see --help"
need emscripten brotli gettext python3
mkdir -p "$1"
folder=$(cd "$1" && pwd)
kept=$root/build/hand
mkdir -p "$kept/objects" "$kept/made/base" "$kept/include/cjson"
cd "$root"
export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}"

# --- the rules, as wasm -----------------------------------------------------------------------------------------------

# All of a hand and what is below it; in place of files, a store and computers it has src/hand/web.
sources() {
    printf '%s\n' src/base/*.c src/core/*.c src/i18n/*.c src/far/*.c src/data/*.c src/ai/*.c src/protocol/*.c src/play/*.c \
        src/games/*/rules/*.c src/games/*/data/*.c src/games/*/far/*.c src/games/*/protocol/*.c src/games/*/play/*.c \
        src/games/*/words/*.c src/hand/*.c src/hand/web/*.c |
        grep -vxE 'src/(base/folder|i18n/read_file|data/file|play/keeper_store)\.c'
}

compile() {
    fetch cjson
    cp "$source/cJSON.h" "$kept/include/cjson/"
    printf '#define BRAND "%s"\n#define BRAND_ONLY_OURS(what) %s\n' "$brand" "$([ "$brand" = "$our_brand" ] && echo what || echo NULL)" >"$kept/made/base/brand.h.new"
    cmp -s "$kept/made/base/brand.h.new" "$kept/made/base/brand.h" || cp "$kept/made/base/brand.h.new" "$kept/made/base/brand.h"
    # A header that has changed may be in any of them.
    if [ -n "$(find src "$0" -name '*.h' -newer "$kept/compiled" -o -path "$0" -newer "$kept/compiled" 2>/dev/null)" ] ||
        [ ! -e "$kept/compiled" ]; then
        rm -f "$kept/objects"/*
    fi
    (sources && echo "$source/cJSON.c") | while read -r file; do
        object=$kept/objects/$(echo "$file" | tr / _).o
        [ -n "$(find "$object" -newer "$file" 2>/dev/null)" ] || echo "$file $object"
    done | xargs -r -P "${JOBS:-2}" -L 1 sh -c 'emcc -Oz -flto -std=c11 -D_GNU_SOURCE -DCJSON_HIDE_SYMBOLS -Wall -Wextra \
        -Isrc -I"$0/made" -I"$0/include" -I"$0/include/cjson" -c "$1" -o "$2" || exit 255' "$kept"
    touch "$kept/compiled"
}

link() {
    exports=_hand_begin,_hand_give,_hand_new,_hand_language,_hand_speak,_hand_sit,_hand_called,_hand_lost,_hand_hear
    exports=$exports,_hand_say,_hand_show,_hand_press,_hand_tick
    emcc -Oz -flto "$kept"/objects/*.o -o "$kept/core.js" --no-entry -sSTRICT -sALLOW_MEMORY_GROWTH -sENVIRONMENT=web \
        -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sMODULARIZE -sEXPORT_NAME=handCore -sINCOMING_MODULE_JS_API='[]' \
        -sEXPORTED_FUNCTIONS="$exports" -sEXPORTED_RUNTIME_METHODS=ccall
    cp "$kept/core.js" "$kept/core.wasm" "$folder/"
}

# --- words ------------------------------------------------------------------------------------------------------------

# Of each catalogue only what a hand can say.
words() {
    scripts/make-pot "$kept/all.pot"
    sources | sort >"$kept/sources"
    python3 packaging/hand/words.py "$kept/all.pot" "$kept/sources" >"$kept/hand.pot"
    while read -r language; do
        msgmerge --quiet --no-fuzzy-matching --no-location -o "$kept/$language.po" "locale/$language.po" "$kept/hand.pot"
        msgattrib --no-obsolete --translated -o "$kept/$language.po" "$kept/$language.po"
        msgfmt -o "$folder/$language.mo" "$kept/$language.po"
    done <locale/LINGUAS
}

# --- all of it --------------------------------------------------------------------------------------------------------

compress() {
    for file in "$folder"/*; do
        gzip -9nc "$file" >"$file.gz"
        brotli -q 11 -c "$file" >"$file.br"
    done
    # One language's words are fetched, no more.
    total=0
    largest=0
    for file in "$folder"/*.br; do
        bytes=$(wc -c <"$file")
        case $file in
        *.mo.br) [ "$bytes" -le "$largest" ] || largest=$bytes ;;
        *) total=$((total + bytes)) ;;
        esac
    done
    total=$((total + largest))
    echo "$folder: $total bytes with brotli, including the longest catalogue"
    [ "$total" -le 256000 ] || fail "the page must not be larger than 250 KB"
}

compile
link
rm -f "$folder"/*.gz "$folder"/*.br
words
python3 packaging/hand/boards.py assets/boards >"$folder/boards.json"
python3 assets/art/generate/hand.py >"$folder/art.json"
cp src/hand/index.html src/hand/hand.css src/hand/*.js "$folder/"
cp assets/fonts/league-spartan-bold.otf "$folder/"
cp assets/art/icon/schott-world.svg "$folder/icon.svg"
compress
