#!/bin/sh
# Tries the refusal of a release.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "test-release.sh
Makes a trial release from a copy of this tree, with dummy packages and a key of its own. Checks that check-release.sh accepts it,
and that it refuses once any one proof is missing." "$@"
[ $# = 0 ] || unknown_option "$1"

need minisign git python3
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
copy=$place/copy
dist=$place/dist
mkdir -p "$copy" "$dist"
copy_source "$copy"
day=2026-12-31
awk -v head="## $version, $day" '/^## Unreleased/ { print head; next } { print }' "$copy/CHANGELOG.md" >"$place/changelog"
cp "$place/changelog" "$copy/CHANGELOG.md"
in_copy() {
    git -C "$copy" -c user.name=trial -c user.email=trial@example.org -c init.defaultBranch=main "$@"
}
in_copy init -q
in_copy add -A
in_copy commit -q -m "A trial"
in_copy tag -a "v$version" -m "A trial"
mkdir -p "$copy/build"
in_copy rev-parse HEAD >"$copy/build/proved"
for file in "schott-world_${version}_amd64.deb" "schott-world-data_${version}_all.deb" "schott-world-fleet_${version}_all.deb" \
    "schott-world-fleet-server_${version}_all.deb" "schott-world-$version-linux-x86_64.tar.gz" \
    "schott-world-$version-windows-x86_64-setup.exe" "schott-world-$version-windows-x86_64.zip" \
    "schott-world-$version-macos.dmg" "schott-world-$version-macos.zip" components.tsv; do
    echo "$file" >"$dist/$file"
done
(cd "$dist" && sha256sum -- * >SHA256SUMS && echo "What is new" >NOTES.md)
minisign -G -W -p "$place/key.pub" -s "$place/key" >/dev/null
minisign -G -W -p "$place/others.pub" -s "$place/others" >/dev/null
sign() {
    minisign -S -s "$place/key" -m "$dist/SHA256SUMS" >/dev/null
}
sign
key=$(tail -n 1 "$place/key.pub")

# check [VARIABLE=VALUE]... -- [OPTION]...
check() {
    given=
    while [ "$1" != -- ]; do
        given="$given $1"
        shift
    done
    shift
    # shellcheck disable=SC2086
    env SCHOTT_PACKAGE_WORK="$work/release" WEBSITE=https://example.org/makers/box RELEASE_DATE=$day "MAINTAINER=A B <a@example.org>" \
        "MINISIGN_PUBLIC=$key" $given "$copy/packaging/check-release.sh" "$dist" "$@" >"$place/said" 2>&1
}
# refuses WHAT [VARIABLE=VALUE]...: without looking at words and package files again.
refuses() {
    what=$1
    shift
    ! check "$@" -- --but words || fail "it took a release without $what"
    grep -q "^not proved: .*$what" "$place/said" || fail "it doesn't say that $what is missing: $(cat "$place/said")"
}

check -- || fail "it refused a whole release: $(cat "$place/said")"
grep -q "may be released" "$place/said" || fail "it doesn't say so"
! check -- --but words || fail "what was left out counts as proved"
for name in WEBSITE RELEASE_DATE MAINTAINER MINISIGN_PUBLIC; do
    refuses "$name is unset" "$name="
done
refuses "CHANGELOG.md has no section" RELEASE_DATE=2026-12-30
refuses "signature" "MINISIGN_PUBLIC=$(tail -n 1 "$place/others.pub")"
echo changed >"$copy/changed"
refuses "something has changed"
rm "$copy/changed"
in_copy commit -q --allow-empty -m "Later"
refuses "no tag v$version on this commit"
refuses "has not passed on this commit"
in_copy reset -q --hard "v$version"
mv "$dist/schott-world-$version-macos.zip" "$place/kept"
refuses "there is no schott-world-$version-macos.zip"
refuses "SHA256SUMS doesn't hold"
mv "$place/kept" "$dist/schott-world-$version-macos.zip"
grep -v 'macos.dmg' "$dist/SHA256SUMS" >"$place/fewer"
cp "$place/fewer" "$dist/SHA256SUMS"
refuses "signature"
sign
refuses "SHA256SUMS lacks schott-world-$version-macos.dmg"
refuses "no checksum of schott-world-$version-macos.dmg"
rm "$dist/SHA256SUMS.minisig"
refuses "not signed"
echo "A release is refused for whatever it lacks."
