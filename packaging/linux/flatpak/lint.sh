#!/bin/sh
# Checks the Flatpak manifest.
set -eu
. "$(dirname "$0")/../../common.sh"
usage_if_asked "lint.sh
Lets flatpak-builder read the manifest, and compares its archives with subprojects/*.wrap. To build and install the Flatpak:
    flatpak-builder --user --install build-flatpak packaging/linux/flatpak/io.github.schott_world.SchottWorld.json" "$@"
[ $# = 0 ] || unknown_option "$1"

need flatpak-builder python3
manifest=$root/packaging/linux/flatpak/io.github.schott_world.SchottWorld.json
mkdir -p "$work"
cd "$work"
flatpak-builder --show-manifest "$manifest" >flatpak.json
python3 - "$work/flatpak.json" "$root" <<'PYTHON'
import configparser, json, pathlib, sys
manifest, root = json.load(open(sys.argv[1])), pathlib.Path(sys.argv[2])
assert manifest["runtime-version"] == "25.08" and "--share=network" not in manifest["finish-args"]
assert manifest["id"] == "io.github.schott_world.SchottWorld" and manifest["command"] == "schott-world"
metainfo = (root / "packaging/linux/io.github.schott_world.SchottWorld.metainfo.xml.in").read_text(encoding="utf-8")
assert f"<id>{manifest['id']}</id>" in metainfo, "the description has another id"
wraps = {}
for path in (root / "subprojects").glob("*.wrap"):
    wrap = configparser.ConfigParser(interpolation=None)
    wrap.read(path)
    if "wrap-file" in wrap:
        wraps[wrap["wrap-file"]["source_url"]] = wrap["wrap-file"]["source_hash"]
for module in manifest["modules"]:
    for source in module["sources"]:
        if source["type"] == "archive":
            assert wraps.get(source["url"]) == source["sha256"], f"{module['name']} has another source than its wrap"
PYTHON
echo "The Flatpak manifest is in order."
