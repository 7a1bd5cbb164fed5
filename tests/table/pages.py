"""The page that a host gives to phones: a fixed list of files with their types, and nothing else.

    pages.py SCHOTT-TABLE TABLE.INI PAGES.C
"""
import asyncio
import gzip
import os
import re
import sys
import tempfile

from town import Host, run

NAMES = dict(re.findall(r'\{"([\w.-]+)", "([^"]+)"\}', open(sys.argv[3], encoding="utf-8").read()))


def write_pages(folder):
    """Each file says which it is; one is large, and the page itself is there in both codings."""
    for name in NAMES:
        with open(os.path.join(folder, name), "wb") as file:
            file.write(name.encode() * (50000 if name == "art.json" else 1))
    with open(os.path.join(folder, "index.html.gz"), "wb") as file:
        file.write(gzip.compress(b"index.html"))
    with open(os.path.join(folder, "index.html.br"), "wb") as file:
        file.write(b"as brotli")
    with open(os.path.join(folder, "secret.txt"), "wb") as file:
        file.write(b"not to be given")


async def ask(port, path, method="GET", host="localhost", **headers):
    """Status, headers, body; status 0: it was hung up on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}:{port}", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
    try:
        answer = await reader.read()
    finally:
        writer.close()
    if not answer:
        return 0, {}, b""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    return int(first.split()[1]), {name.lower(): value for name, value in (line.split(": ", 1) for line in rest)}, body


async def what_belongs_to_it_comes_with_its_type(port):
    for name, kind in NAMES.items():
        status, headers, body = await ask(port, "/" + name)
        assert status == 200 and body == name.encode() * (50000 if name == "art.json" else 1), (name, status, len(body))
        assert headers["content-type"] == kind and headers["x-content-type-options"] == "nosniff", (name, headers)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe-inline" not in policy and f"ws://localhost:{port}" in policy, policy
    assert (await ask(port, "/"))[2] == b"index.html"


async def nothing_else_does(port):
    for path in ("/secret.txt", "/../table.ini", "/%2e%2e/table.ini", "//etc/passwd", "/index.html/../secret.txt", "/index.html.gz",
                 "/hand.js/", "/INDEX.HTML", "/index.html%00.txt"):
        status, _, body = await ask(port, path)
        assert status in (0, 400, 403, 404) and b"not to be given" not in body and b"index" not in body, (path, status, body)
    for method in ("POST", "PUT", "DELETE"):
        status, _, body = await ask(port, "/index.html", method)
        assert (status == 0 or status >= 400) and b"index.html" not in body, (method, status)


async def names_are_those_of_sockets(port):
    assert (await ask(port, "/", host="elsewhere.example"))[0] == 403
    assert (await ask(port, "/", Origin="https://elsewhere.example"))[0] == 403
    assert (await ask(port, "/", Origin=f"http://localhost:{port}"))[0] == 200


async def the_smallest_that_is_understood(port):
    status, headers, body = await ask(port, "/", Accept_Encoding="gzip, deflate")
    assert headers["content-encoding"] == "gzip" and gzip.decompress(body) == b"index.html", headers
    assert (await ask(port, "/", Accept_Encoding="gzip, deflate, br"))[2] == b"as brotli"
    assert (await ask(port, "/", Accept_Encoding="x-br, brown"))[2] == b"index.html"
    status, headers, body = await ask(port, "/")
    assert "content-encoding" not in headers
    status, _, body = await ask(port, "/", If_None_Match=headers["etag"])
    assert status == 304 and body == b"", (status, body)


async def without_pages_there_are_none(program):
    host = await Host(program).start()
    assert (await ask(host.port, "/"))[0] == 404
    await host.close()


async def a_page_that_is_missing_is_told(program, folder):
    os.remove(os.path.join(folder, "art.json"))
    try:
        await Host(program, more=["--pages", folder]).start()
    except AssertionError as told:
        assert "art.json" in str(told), told
        return
    raise AssertionError("the host started without a page that belongs to it")


async def main():
    assert ";pages = " in open(sys.argv[2], encoding="utf-8").read()
    with tempfile.TemporaryDirectory(prefix="schott-pages-") as folder:
        write_pages(folder)
        host = await Host(sys.argv[1], more=["--pages", folder]).start()
        try:
            await what_belongs_to_it_comes_with_its_type(host.port)
            await nothing_else_does(host.port)
            await names_are_those_of_sockets(host.port)
            await the_smallest_that_is_understood(host.port)
        finally:
            await host.close()
        await without_pages_there_are_none(sys.argv[1])
        await a_page_that_is_missing_is_told(sys.argv[1], folder)
    print(f"{len(NAMES)} files and nothing else")


run(main(), 30)
