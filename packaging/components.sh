#!/bin/sh
# What a package is made of, with licences.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "components.sh [PREFIX] [--tsv]
Prints every component of a package with its version, licence and origin: the game's own parts and, with PREFIX, the libraries that
libraries.sh built there. With --tsv, prints columns separated by tabs; otherwise a text with the full licences." "$@"
format=text
prefix=
for word in "$@"; do
    case $word in
    --tsv) format=tsv ;;
    -*) unknown_option "$word" ;;
    *) prefix=$word ;;
    esac
done

components() {
    printf 'schott-world\t%s\tMIT\tthis project\n' "$version"
    printf 'pictures, sounds, boards, questions\t%s\tCC-BY-4.0\tthis project\n' "$version"
    printf 'map outlines\t\tpublic domain\tNatural Earth\n'
    printf 'Nunito\t3.602\tOFL-1.1\tThe Nunito Project Authors\n'
    printf 'League Spartan\t2.002\tOFL-1.1\tThe League of Moveable Type\n'
    printf 'Noto Sans CJK SC\t2.004\tOFL-1.1\tAdobe\n'
    [ -z "$prefix" ] || grep -v '^check	' "$prefix/components.tsv"
}

if [ "$format" = tsv ]; then
    printf 'component\tversion\tlicence\torigin\n'
    components
    exit 0
fi
printf '%s %s is made of:\n\n' "$brand" "$version"
components | awk -F'\t' '{ printf "  %-38s %-22s %-18s %s\n", $1, $2, $3, $4 }'
for licence in "$root/LICENSE" "${prefix:+$prefix/licences}"/*; do
    [ -f "$licence" ] || continue
    printf '\n\n======== %s\n\n' "$(basename "$licence")"
    cat "$licence"
done
