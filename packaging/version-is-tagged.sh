#!/bin/sh
# A release's tag must name the version that meson.build names.
set -eu
. "$(dirname "$0")/common.sh"
usage_if_asked "version-is-tagged.sh REF
Fails if REF is a tag (refs/tags/vVERSION) of another version than the one in meson.build. Ignores any other REF." "$@"
[ $# = 1 ] || fail "expected a ref; see --help"
case $1 in
"refs/tags/v$version") echo "This is version $version." ;;
refs/tags/*) fail "the tag is ${1#refs/tags/}, but meson.build says $version" ;;
*) echo "No tag; the version is $version." ;;
esac
