#!/usr/bin/env python3
"""The README's still pictures. make-pictures.py PROGRAM [--shop FOLDER]

Lets PROGRAM (a built schott-world) go to the scenes as the tests' album does, with people who have first names, and writes
docs/*.jpg with ImageMagick. Run it when the game looks different, and look at them. With --shop, it leaves those that
software centres show in FOLDER instead, as they were taken: packaging/linux/make-screenshots.sh wants them."""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCS, SIZE, SMALL = ROOT / "docs", "1280x720", "960x540"
NAMES = ["Ada", "Ben", "Mia", "Noah"]
# Of the album: which picture it is, in which of its parts, and how large it is kept.
PICTURES = {"stage": ("stage", "table", SIZE), "question": ("question", "questions", SMALL),
            "victory": ("victory", "end", SMALL), "fame": ("fame", "stand", SMALL),
            "path": ("path", "best_path", SIZE), "path_end": ("path-end", "best_path", SIZE)}
SHOP = {"title": ("title", "menus", SIZE), **{name: PICTURES[name] for name in ("stage", "question", "path")}}


class Enough(Exception):
    """All pictures of a part are taken."""


def with_names(shots):
    """Everybody who sits down is called something, and tables that are set out are, too."""
    import tables

    class Named(shots.Game):
        def go(self, *widgets):
            for widget in widgets:
                if widget in ("setup.start", "path_setup.start"):
                    self.name_people(widget.split(".", maxsplit=1)[0])
                super().go(widget)

        def name_people(self, setup):
            for seat, name in enumerate(NAMES):
                if self.widgets().get(f"{setup}.seat{seat}.kind", {}).get("label") == "Human":
                    self.click(f"{setup}.seat{seat}.name")
                    self.go_on(*["key Backspace"] * 16, f"text {name}", "key Return")

    shots.Game = Named
    set_out = tables.set_out

    def set_out_named(data, game, *what):
        set_out(data, game, *what)
        with tables.sqlite3.connect(pathlib.Path(data, tables.FILE)) as store:
            store.executemany("UPDATE seat SET name = ? WHERE seat = ?", [(name, seat) for seat, name in enumerate(NAMES)])
        store.close()

    tables.set_out = set_out_named


def take(folder, pictures):
    sys.path.insert(0, str(ROOT / "tests/drive"))
    import shots  # of this program, once the environment says which one it is
    with_names(shots)
    wanted = {picture: name for name, (picture, _, _) in pictures.items()}

    class Album(shots.Album):
        def shoot_now(self, game, name):
            if name in wanted:
                game.say(f"shot {folder / wanted.pop(name)}.png")
            if not any(part == self.part for picture, part, _ in pictures.values() if picture in wanted):
                raise Enough

    for part in dict.fromkeys(part for _, part, _ in pictures.values()):
        album = Album(folder, SIZE)
        album.part = part
        try:
            getattr(album, part)()
        except Enough:
            pass
    assert not wanted, f"not in the album: {wanted}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--shop", type=pathlib.Path, metavar="FOLDER")
    options = parser.parse_args()
    os.environ["SCHOTT_WORLD"] = str(options.program.resolve())
    if options.shop:
        take(options.shop.resolve(), SHOP)
        return
    with tempfile.TemporaryDirectory() as folder:
        take(pathlib.Path(folder), PICTURES)
        for name, (_, _, size) in PICTURES.items():
            subprocess.run(["convert", f"{folder}/{name}.png", "-filter", "Lanczos", "-resize", size, "-strip", "-quality", "88",
                            DOCS / f"{name}.jpg"], check=True)


if __name__ == "__main__":
    main()
