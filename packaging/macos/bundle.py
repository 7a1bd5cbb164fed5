#!/usr/bin/env python3
"""Makes and checks the folder that is a Mac's application.

    bundle.py make APP VERSION     puts Info.plist, icon and names into APP, where the programs and assets lie already
    bundle.py check APP VERSION    everything is in its place and says the same"""

import pathlib
import plistlib
import struct
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
COPYRIGHT = {
    "en": "MIT License. SCHOTT is a trade mark of its owner.",
    "de": "MIT-Lizenz. SCHOTT ist eine Marke ihres Inhabers.",
    "fr": "Licence MIT. SCHOTT est une marque de son propriétaire.",
    "it": "Licenza MIT. SCHOTT è un marchio del suo titolare.",
    "id": "Lisensi MIT. SCHOTT adalah merek dagang pemiliknya.",
    "zh-Hans": "MIT 许可证。SCHOTT 是其所有者的商标。",
}
# What the Finder says of it.
ABOUT = {
    "en": "Two family board games: SCHOTT World and Best Path",
    "de": "Zwei Brettspiele für die Familie: SCHOTT World und Best Path",
    "fr": "Deux jeux de société en famille\u202f: SCHOTT World et Best Path",
    "it": "Due giochi da tavolo per la famiglia: SCHOTT World e Best Path",
    "id": "Dua permainan papan keluarga: SCHOTT World dan Best Path",
    "zh-Hans": "两款家庭桌游：SCHOTT World 与 Best Path",
}
MACHO = {0xCAFEBABE, 0xCFFAEDFE, 0xFEEDFACF}  # universal, or for one kind of processor


def make(app, version):
    resources = app / "Contents" / "Resources"
    resources.mkdir(parents=True, exist_ok=True)
    plist = (HERE / "Info.plist.in").read_text(encoding="utf-8").replace("@VERSION@", version)
    (app / "Contents" / "Info.plist").write_text(plist, encoding="utf-8")
    (app / "Contents" / "PkgInfo").write_text("APPL????")
    subprocess.run([sys.executable, HERE.parent / "icons" / "join_icons.py", resources / "schott-world.icns"], check=True)
    for language, sentence in COPYRIGHT.items():
        folder = resources / f"{language}.lproj"
        folder.mkdir(exist_ok=True)
        names = {"CFBundleDisplayName": "SCHOTT World", "CFBundleName": "SCHOTT World",
                 "CFBundleGetInfoString": ABOUT[language], "NSHumanReadableCopyright": sentence}
        lines = "".join(f'"{key}" = "{value}";\n' for key, value in names.items())
        (folder / "InfoPlist.strings").write_text(lines, encoding="utf-8")


def check(app, version):
    contents = app / "Contents"
    plist = plistlib.loads((contents / "Info.plist").read_bytes())
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == version, "Info.plist has another version"
    assert plist["CFBundlePackageType"] == "APPL" and plist["NSHighResolutionCapable"] is True
    assert "Best Path" in plist["CFBundleGetInfoString"], "Info.plist names one game only"
    assert set(plist["CFBundleLocalizations"]) == set(COPYRIGHT) == set(ABOUT), "not every language is named"
    for language in plist["CFBundleLocalizations"]:
        names = contents / "Resources" / f"{language}.lproj" / "InfoPlist.strings"
        assert names.is_file(), f"{language} has no names"
        assert "Best Path" in names.read_text(encoding="utf-8"), f"{language} names one game only"
    icon = (contents / "Resources" / plist["CFBundleIconFile"]).read_bytes()
    assert icon[:4] == b"icns" and struct.unpack(">I", icon[4:8])[0] == len(icon), "the icon is cut off"
    for name in (plist["CFBundleExecutable"], "schott-lab"):
        program = contents / "MacOS" / name
        assert program.stat().st_mode & 0o111, f"{name} cannot be started"
        assert struct.unpack(">I", program.read_bytes()[:4])[0] in MACHO, f"{name} is no program for a Mac"
    for needed in ("assets/questions.json", "assets/fonts/OFL.txt", "assets/boards/classic.json",
                   "locale/de/LC_MESSAGES/schott-world.mo", "locale/zh_CN/LC_MESSAGES/schott-world.mo", "assets/kiosk/kiosk.ini", "LICENSES.txt"):
        assert (contents / "Resources" / needed).is_file(), f"Resources/{needed} is missing"
    # Nothing but these may lie there: a signature covers code in MacOS and Frameworks and data in Resources.
    known = {"Info.plist", "PkgInfo", "MacOS", "Resources", "Frameworks", "_CodeSignature"}
    strange = {entry.name for entry in contents.iterdir()} - known
    assert not strange, f"what is this: {strange}"
    for path in app.rglob("*"):
        assert path.suffix not in (".py", ".md"), f"{path} is for makers only"


if len(sys.argv) != 4 or sys.argv[1] not in ("make", "check"):
    sys.exit(__doc__)
{"make": make, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]), sys.argv[3])
