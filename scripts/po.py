"""Reads and writes gettext's catalogues (.po), as far as this game uses them."""

import re

ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def unquote(quoted):
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[0]), quoted.strip()[1:-1])


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def read_po(path):
    """Yields each message as a dictionary: msgctxt, msgid, msgid_plural, msgstr or msgstr[0].., line, flags, obsolete."""
    message, field = {"flags": set()}, None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() + [""], 1):
        if line.startswith("#~"):
            yield {"obsolete": True, "msgid": line, "line": number, "flags": set()}
        elif line.startswith("#,"):
            message["flags"] |= {flag.strip() for flag in line[2:].split(",")}
        elif line.startswith('"'):
            message[field] += unquote(line)
        elif line.startswith("msg"):
            field, quoted = line.split(" ", 1)
            message[field] = unquote(quoted)
            message.setdefault("line", number)
        elif not line.strip():
            if "msgid" in message:
                yield message
            message, field = {"flags": set()}, None


def key(message):
    return message.get("msgctxt"), message["msgid"]
