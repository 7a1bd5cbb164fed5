#!/bin/sh
# Refuses to release what is not proved.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "check-release.sh DIST [--but WORD]...
Checks the commit and the packages in DIST, lists everything that is missing, and fails if anything is. A release has:
  vars       WEBSITE, RELEASE_DATE (2026-12-31), MAINTAINER (Name <address>) and MINISIGN_PUBLIC (a public key), all set
  tag        a tag vVERSION on this commit, and no changes since
  changelog  a section in CHANGELOG.md for VERSION and that day, and nothing unreleased
  words      all messages translated, and package files in order
  proved     ./check --long --release passed on this commit (it then writes build/proved)
  packages   every package, with checksums in SHA256SUMS, components and notes
  signature  SHA256SUMS.minisig, a valid signature for MINISIGN_PUBLIC
  recipes    recipes for app stores and package managers, which can be made from all this
--but WORD leaves one of these out, for a trial, and always fails in the end. docs/releasing.md has the procedure." "$@"
[ $# -gt 0 ] && [ -d "$1" ] || fail "expected the folder of packages; see --help"
packages=$1
shift
but=
while [ $# -gt 0 ]; do
    case $1 in
    --but) but="$but $2" && shift ;;
    *) unknown_option "$1" ;;
    esac
    shift
done

mkdir -p "$work"
faults=0
missing() {
    echo "not proved: $*"
    faults=$((faults + 1))
}

wanted() {
    case "$but " in
    *" $1 "*) return 1 ;;
    esac
}

here_git() {
    git -c safe.directory="$root" -C "$root" "$@"
}

commit=$(here_git rev-parse HEAD)
export COMMIT="$commit"

if wanted vars; then
    for name in WEBSITE RELEASE_DATE MAINTAINER MINISIGN_PUBLIC; do
        eval "value=\${$name:-}"
        [ -n "$value" ] || missing "$name is unset"
    done
fi
if wanted tag; then
    [ "$(here_git rev-parse --verify --quiet "refs/tags/v$version^{commit}" || true)" = "$commit" ] ||
        missing "no tag v$version on this commit"
    [ -z "$(here_git status --porcelain)" ] || missing "something has changed since the commit"
fi
if wanted changelog; then
    grep -qxF "## $version, ${RELEASE_DATE:-}" "$root/CHANGELOG.md" || missing "CHANGELOG.md has no section \"## $version, ${RELEASE_DATE:-DAY}\""
    ! grep -q '^## Unreleased' "$root/CHANGELOG.md" || missing "CHANGELOG.md still has something unreleased"
fi
if wanted words; then
    "$root/scripts/check-po" --release >"$work/release-words.log" 2>&1 || missing "words: $(tail -n 1 "$work/release-words.log")"
    "$root/packaging/check-metadata.sh" >"$work/release-metadata.log" 2>&1 || missing "package files: $(tail -n 1 "$work/release-metadata.log")"
fi
if wanted proved; then
    [ "$(cat "$root/build/proved" 2>/dev/null || true)" = "$commit" ] || missing "./check --long --release has not passed on this commit"
fi
if wanted packages; then
    for file in "schott-world_${version}_amd64.deb" "schott-world-data_${version}_all.deb" "schott-world-fleet_${version}_all.deb" \
        "schott-world-fleet-server_${version}_all.deb" "schott-world-$version-linux-x86_64.tar.gz" \
        "schott-world-$version-windows-x86_64-setup.exe" "schott-world-$version-windows-x86_64.zip" \
        "schott-world-$version-macos.dmg" "schott-world-$version-macos.zip" components.tsv NOTES.md; do
        if [ ! -s "$packages/$file" ]; then
            missing "there is no $file"
        elif [ "$file" != NOTES.md ] && ! grep -qF "  $file" "$packages/SHA256SUMS" 2>/dev/null; then
            missing "SHA256SUMS lacks $file"
        fi
    done
    (cd "$packages" && sha256sum --quiet -c SHA256SUMS >/dev/null 2>&1) || missing "SHA256SUMS doesn't hold"
fi
if wanted signature; then
    if [ ! -s "$packages/SHA256SUMS.minisig" ]; then
        missing "SHA256SUMS is not signed"
    elif ! command -v minisign >/dev/null; then
        missing "there is no minisign here to check the signature with"
    else
        minisign -V -q -P "${MINISIGN_PUBLIC:-}" -m "$packages/SHA256SUMS" >/dev/null 2>&1 || missing "the signature of SHA256SUMS doesn't hold"
    fi
fi
if wanted recipes; then
    out=$(mktemp -d)
    if [ ! -f "$packages/SHA256SUMS" ]; then
        missing "recipes need SHA256SUMS"
    else
        "$root/packaging/recipes.py" "$out" "$packages/SHA256SUMS" >"$out.log" 2>&1 || missing "$(cat "$out.log")"
    fi
    rm -rf "$out" "$out.log"
fi
[ "$faults" = 0 ] || fail "$faults things are not proved; nothing may be released"
[ -z "$but" ] || fail "all that was asked is proved, but not$but; nothing may be released"
echo "Version $version may be released."
