"""What a phone's camera makes of the QR codes that the game draws.

    qr.py QR-SHEET
"""
import os
import shutil
import subprocess
import sys
import tempfile

LINKS = ["http://fair.local:8021/#BCDF-GHJK",
         "https://tables.example.org/#BCDF-GHJK." + "0123456789abcdef" * 2,
         "https://" + "a-very-long-name-of-a-host." * 12 + "example.org/#BCDF-GHJK." + "0123456789abcdef" * 2]
# Pixels of the place it is drawn in: as small as in the smallest window, and larger.
SIDES = [200, 300, 517]


def decoded(path):
    """All codes that are found there."""
    told = subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path], capture_output=True, text=True)
    return told.stdout.splitlines()


def main():
    if shutil.which("zbarimg") is None:
        print("Skipped: nothing here reads QR codes (zbar-tools).")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "code.png")
        for link in LINKS:
            for side in SIDES:
                subprocess.run([sys.argv[1], path, str(side), link], check=True)
                assert decoded(path) == [link], f"{link} in {side} pixels is read as {decoded(path)}"
        told = subprocess.run([sys.argv[1], path, "500", "x" * 500])
        assert told.returncode != 0, "a text too long for a code is refused, not cut"


if __name__ == "__main__":
    main()
