#!/usr/bin/env python3
"""Reads back from programs and libraries how they were hardened.

    check_hardening.py FILE...

Every file must have what the compiler and the linker were asked for (common.sh): canaries on the stack, checked calls of
the C library, and for Linux full RELRO with BIND_NOW, no executable stack, and marked targets of jumps; for Windows
addresses chosen at random from the whole space and data that cannot be run. Programs for Windows tell more before their
names are stripped."""
import re
import subprocess
import sys

ENOUGH = 50  # canaries or targets of jumps: the compiler's own start-up code has a handful
# With FORTIFY none of these is called by its plain name; others are where gcc sees that nothing can overflow.
ALWAYS_CHECKED = {"printf", "fprintf", "vprintf", "vfprintf", "longjmp"}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def look_at_elf(path):
    """What is wanted and whether it is there; and a few words on it."""
    header, segments, dynamic = (output("readelf", option, path) for option in ("-hW", "-lW", "-dW"))
    imported = {name.split("@")[0] for name in re.findall(r" U (\S+)", output("nm", "-D", path))}
    marks = len(re.findall(r"\t(?:endbr64|bti\b)", output("objdump", "-d", "--no-show-raw-insn", path)))
    checked = {name for name in imported if re.fullmatch(r"__\w+_chk", name)}
    wanted = {
        "a place chosen when it is loaded (PIE)": "DYN (" in header,
        "RELRO": "GNU_RELRO" in segments,
        "BIND_NOW": bool(re.search(r"BIND_NOW|\bNOW\b", dynamic)),
        "a stack that cannot be run": bool(re.search(r"GNU_STACK.* RW +0x", segments)),
        "canaries": "__stack_chk_fail" in imported,
        "checked calls (FORTIFY)": not imported & ALWAYS_CHECKED,
        "marked targets of jumps": marks >= ENOUGH,
    }
    return wanted, f"RELRO, BIND_NOW, canaries, {len(checked)} functions checked, {marks} marked targets"


def look_at_pe(path):
    header = output("x86_64-w64-mingw32-objdump", "-p", path)
    with open(path, "rb") as file:
        data = file.read()
    wanted = {
        "a place chosen when it is loaded (DYNAMIC_BASE)": "DYNAMIC_BASE" in header,
        "the whole space to choose from (HIGH_ENTROPY_VA)": "HIGH_ENTROPY_VA" in header,
        "data that cannot be run (NX_COMPAT)": "NX_COMPAT" in header,
        "canaries": b"*** stack smashing detected ***" in data,
    }
    names = output("x86_64-w64-mingw32-nm", path) if b"__stack_chk_fail" in data else ""
    if not names:
        return wanted, "ASLR, NX, canaries"
    canaries = len(re.findall("call.*<__stack_chk_fail>", output("x86_64-w64-mingw32-objdump", "-d", path)))
    checked = re.findall(r" T __\w+_chk$", names, re.MULTILINE)
    wanted["canaries"] = canaries >= ENOUGH
    # SDL's libraries call SDL's own functions.
    wanted["checked calls (FORTIFY)"] = bool(checked) or not path.endswith(".exe")
    return wanted, f"ASLR, NX, {canaries} canaries, {len(checked)} functions checked"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    failed = False
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            is_elf = file.read(4) == b"\x7fELF"
        wanted, told = (look_at_elf if is_elf else look_at_pe)(path)
        lacking = [name for name, there in wanted.items() if not there]
        print(f"{path.rsplit('/', 1)[-1]}: {'lacks ' + ', '.join(lacking) if lacking else told}")
        failed |= bool(lacking)
    if failed:
        sys.exit("check_hardening.py: not everything is hardened")


if __name__ == "__main__":
    main()
